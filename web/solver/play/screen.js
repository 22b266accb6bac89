/**
 * Parts of the screen that not every visit needs: the options of a method, and the course of a search.
 */

import { CourseView } from './course.js';
import { OptionsView } from './options.js';
import { searchSheetFor } from './styles.js';

/** @typedef {import('../../model/choices.js').Choices} Choices */
/** @typedef {import('../../model/state.js').State} State */

export class SearchScreen {
  sheetFor = searchSheetFor;
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
