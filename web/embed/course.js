/**
 * What only a method that searches needs, in one piece: its options, Play, and the course of the search
 * below the buttons.
 */

import { MethodOptions } from './method-options.js';
import { searchSheetFor } from './search-styles.js';
import { SearchView } from './search-view.js';
import { Searching } from './searching.js';
import { Tracks, afterPress, during } from './track.js';

/** @typedef {import('../engine/records.js').MethodInfo} MethodInfo */
/** @typedef {import('./trails.js').Trail} Trail */
/** @typedef {import('./types.js').Choices} Choices */
/**
 * @typedef {object} Order
 * @property {import('./parts.js').Parts} parts
 * @property {import('./running.js').Running} running
 * @property {import('./desk.js').Desk} desk
 * @property {import('./pressing.js').Stage} stage
 * @property {(changes: Partial<Choices>) => void} choose
 */

export class Course {
  #stage;
  #tracks = new Tracks();
  #view;
  #options;
  #searching;

  /** @param {Order} order */
  constructor({ parts, running, desk, stage, choose }) {
    this.#stage = stage;
    this.#view = new SearchView(parts.search, (speed) => choose({ speed }));
    this.#options = new MethodOptions(parts.own, { choose, say: stage.say });
    const draw = (/** @type {import('./track.js').Track} */ track) => this.#view.draw(track);
    this.#searching = new Searching({ running, desk, stage, tracks: this.#tracks, draw });
  }

  get playing() {
    return this.#searching.playing;
  }

  play() {
    return this.#searching.play();
  }

  pause() {
    this.#searching.pause();
  }

  settle() {
    this.#searching.settle();
  }

  /**
   * @param {import('../locales/words.js').Words} words
   * @param {object} state
   * @param {Readonly<Choices>} state.choices
   * @param {string} state.language
   * @param {ReadonlySet<string>} state.shown which controls there are
   * @param {MethodInfo | undefined} state.method that is chosen
   */
  show(words, { choices, language, shown, method }) {
    const root = this.#stage.root();
    const sheet = searchSheetFor(root.ownerDocument);
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
    this.#options.show(words, choices.options, (shown.has('method') && method?.options) || []);
    const plays = shown.has('go') && method?.goesOn === true;
    this.#view.show(words, { shown: plays, speed: choices.speed, language });
  }

  /** @param {Trail | null} trail */
  draw(trail) {
    if (!this.playing) this.#view.draw(this.#tracks.of(trail));
  }

  /** Draws how far a search has come while it runs, and remembers it. */
  /** @param {Trail} trail */
  watch(trail) {
    const start = this.#tracks.of(trail);
    /** @type {readonly import('./track.js').Point[]} */
    let seen = [];
    return {
      onProgress: (/** @type {import('../engine/records.js').Progress} */ progress) => {
        if (!start) return;
        const now = during(start, seen, progress);
        seen = now.seen;
        this.#view.draw(now.track);
      },
      end: (/** @type {import('./running.js').Pressed} */ { search, ...press }) => {
        if (!search) return;
        const track = this.#tracks.begin(search.from, search.before);
        this.#tracks.keep(search.trail, afterPress(track, press, seen));
      },
    };
  }
}
