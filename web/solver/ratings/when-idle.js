/**
 * Has the puzzle on view rated when nothing else is wanted: once it has exactly one solution, nothing has happened for
 * a while, and the browser is idle. The rater is loaded only then.
 */

import { givenText } from '../../game/state.js';
import { attempt, part } from '../../ui/load-part.js';
import { idle, savesData } from '../../ui/idle.js';
import { gameOf } from '../../model/state.js';

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
   * @param {{ place: HTMLElement, kept: () => import('./rater.js').Kept, ratings: import('../pieces.js').Pieces['ratings'] }} world
   */
  constructor(store, solving, { place, kept, ratings }) {
    this.#store = store;
    this.#rater = part(ratings, {
      texts: ['ratings'],
      begin: ({ Rater, RatingsView }) => {
        new RatingsView(place, store);
        return new Rater(store, solving, kept);
      },
    });
    store.subscribe((state) => this.#look(state));
  }

  /** @param {State} state */
  #look(state) {
    clearTimeout(this.#soon);
    if (!isWanted(state)) return;
    this.#soon = setTimeout(() => idle().then(() => this.#begin()), AFTER);
  }

  #begin() {
    const { state } = this.#store;
    if (!isWanted(state)) return;
    attempt(async () => {
      const rater = await this.#rater(state.language);
      const now = this.#store.state;
      if (isWanted(now)) rater.begin(givenText(gameOf(now)), savesData());
    });
  }
}

/** @param {State} state */
function isWanted({ choices, verdict, run, entry, history, ratings }) {
  if (!choices.ratings || !choices.verdict || verdict?.kind !== 'one' || run || entry) return false;
  return ratings?.puzzle !== givenText(gameOf(/** @type {State} */ ({ history })));
}
