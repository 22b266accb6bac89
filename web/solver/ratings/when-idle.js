/**
 * Has the puzzle on view rated, where somebody wants that, once it has exactly one solution, nothing has happened for a
 * while, and the browser is idle.
 */

import { givenText } from '../../game/state.js';
import { idle, savesData } from '../../ui/idle.js';
import { gameOf } from '../../model/state.js';
import { Rater } from './rater.js';
import { RatingsView } from './view.js';

/** @typedef {import('../../model/state.js').State} State */

/** Milliseconds. */
const AFTER = 500;

export class WhenIdle {
  #store;
  #rater;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #soon;

  /**
   * @param {import('../../model/store.js').Store} store
   * @param {import('../run/solving.js').Solving} solving
   * @param {{ place: HTMLElement, kept: () => import('./rater.js').Kept }} world
   */
  constructor(store, solving, { place, kept }) {
    this.#store = store;
    new RatingsView(place, store);
    this.#rater = new Rater(store, solving, kept);
    store.subscribe((state) => this.#look(state));
    this.#look(store.state);
  }

  /** @param {State} state */
  #look(state) {
    clearTimeout(this.#soon);
    if (!isWanted(state)) return;
    this.#soon = setTimeout(() => idle().then(() => this.#begin()), AFTER);
  }

  #begin() {
    const { state } = this.#store;
    if (isWanted(state)) this.#rater.begin(givenText(gameOf(state)), savesData());
  }
}

/** @param {State} state */
function isWanted({ choices, verdict, run, entry, history, ratings }) {
  if (!choices.ratings || !choices.verdict || verdict?.kind !== 'one' || run || entry) return false;
  return ratings?.puzzle !== givenText(gameOf(/** @type {State} */ ({ history })));
}
