/**
 * Parts of the screen that not every visit needs, in one piece: the options of a method, and the course of
 * a search. Loaded when the first of them is wanted.
 */

import { CourseView } from './course.js';
import { OptionsView } from './options.js';

/** @typedef {import('../../model/choices.js').Choices} Choices */
/** @typedef {import('../../model/state.js').State} State */

export class SearchScreen {
  #course;
  #options;

  /**
   * @param {import('../view/parts.js').Parts} parts
   * @param {object} handlers
   * @param {(changes: Partial<Choices>) => void} handlers.choose
   * @param {(sentence: string) => void} handlers.say aloud
   */
  constructor(parts, { choose, say }) {
    this.#course = new CourseView(parts.search, (speed) => choose({ speed }));
    this.#options = new OptionsView(parts.own, { choose, say });
  }

  /** @param {State} state @param {State | null} before */
  draw(state, before) {
    this.#course.draw(state);
    this.#options.draw(state, before);
  }
}
