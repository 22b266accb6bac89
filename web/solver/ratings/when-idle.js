/**
 * Has the puzzle on view rated when nothing else is wanted: once it has exactly one solution, nothing has happened for
 * a while, and the browser is idle. The rater is loaded only then.
 */

import { givenText } from '../../game/state.js';
import { loadPart } from '../../locales/languages.js';
import { idle, savesData } from '../../ui/idle.js';
import { gameOf } from '../../model/state.js';

/** @typedef {import('../../model/state.js').State} State */

/** Milliseconds. */
const AFTER = 2000;

export class WhenIdle {
  #store;
  #solving;
  #place;
  #kept;
  /** @type {Promise<import('./rater.js').Rater> | null} */
  #rater = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #soon;

  /**
   * @param {import('../../model/store.js').Store} store
   * @param {import('../run/solving.js').Solving} solving
   * @param {{ place: HTMLElement, kept: () => import('./rater.js').Kept }} world
   */
  constructor(store, solving, { place, kept }) {
    this.#store = store;
    this.#solving = solving;
    this.#place = place;
    this.#kept = kept;
    store.subscribe((state) => this.#look(state));
  }

  /** @param {State} state */
  #look(state) {
    clearTimeout(this.#soon);
    if (!isWanted(state)) return;
    this.#soon = setTimeout(() => idle().then(() => this.#begin()), AFTER);
  }

  async #begin() {
    if (!isWanted(this.#store.state)) return;
    try {
      const rater = await (this.#rater ??= this.#load());
      const { state } = this.#store;
      if (isWanted(state)) rater.begin(givenText(gameOf(state)), savesData());
    } catch (error) {
      this.#rater = null;
      console.error(error);
    }
  }

  async #load() {
    const store = this.#store;
    const [{ Rater, RatingsView }] = await Promise.all([
      import('./index.js'),
      loadPart(store.state.language, 'ratings'),
    ]);
    new RatingsView(this.#place, store);
    return new Rater(store, this.#solving, this.#kept);
  }
}

/** @param {State} state */
function isWanted({ choices, verdict, run, entry, history, ratings }) {
  if (!choices.ratings || !choices.verdict || verdict?.kind !== 'one' || run || entry) return false;
  return ratings?.puzzle !== givenText(gameOf(/** @type {State} */ ({ history })));
}
