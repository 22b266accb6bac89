/**
 * Rates the puzzle on view by HoDoKu and by Sudoku Explainer, as the state wants it: one scale after the other, in
 * the worker of the catalogue, where no press waits for it.
 *
 * The one idea: what runs follows from the state. What the state does not want any more is aborted.
 */

import { faultOf } from '../../model/faults.js';
import { knownRatings, ratingsOf } from '../../model/ratings/known.js';
import { SCALES, came, isUnderWay, toRate } from '../../model/ratings/ratings.js';

/** @typedef {import('../../model/state.js').State} State */
/** @typedef {import('../../model/ratings/ratings.js').Scale} Scale */
/** @typedef {{ get: (puzzle: string) => unknown, set: (puzzle: string, ratings: any) => void }} Kept where ratings are kept, as a Map does it */
/** @typedef {{ puzzle: string, scale: Scale, phase: string }} Work */

/** Of work; a newspaper's puzzle takes a hundredth of that. */
const LIMIT_MS = 5000;

/** How a call ends that nobody wants any more. */
const STOPPED = ['aborted', 'freed'];
/** How it ends where there is no catalogue: that is said to who asked for ratings, and to nobody else. */
const LACKING = ['load', 'abi'];

export class Rater {
  #store;
  #solving;
  #kept;
  /** @type {(Work & { controller: AbortController }) | null} */
  #now = null;

  /**
   * @param {import('../../model/store.js').Store} store
   * @param {import('../run/solving.js').Solving} solving
   * @param {() => Kept} kept
   */
  constructor(store, solving, kept) {
    this.#store = store;
    this.#solving = solving;
    this.#kept = kept;
    store.subscribe((state) => this.#look(state));
  }

  /** @param {string} puzzle @param {boolean} isAsked whether a person is to say so first */
  begin(puzzle, isAsked) {
    if (this.#store.state.ratings?.puzzle === puzzle) return;
    this.#store.send(toRate, puzzle, { kept: this.#kept().get(puzzle), isAsked });
  }

  /** @param {State} state */
  #look(state) {
    const ratings = ratingsOf(state);
    const scale = ratings && SCALES.find((scale) => isUnderWay(ratings[scale].phase));
    const now = this.#now;
    if (!ratings || !scale) {
      this.#now = null;
      now?.controller.abort();
      return;
    }
    const { puzzle } = ratings;
    const { phase } = ratings[scale];
    if (now?.puzzle === puzzle && now.scale === scale && now.phase === phase) return;
    this.#now = { puzzle, scale, phase, controller: new AbortController() };
    now?.controller.abort();
    this.#rate(this.#now);
  }

  /** @param {Work & { controller: AbortController }} work */
  async #rate(work) {
    const { puzzle, scale, phase, controller } = work;
    const isCurrent = () => this.#now === work;
    const limit = setTimeout(() => {
      if (!isCurrent() || phase !== 'finding') return;
      this.#end(puzzle, scale, 'late');
      controller.abort();
    }, LIMIT_MS);
    try {
      const { signal } = controller;
      const ask = (/** @type {import('../../engine/client.js').EngineClient} */ client) =>
        client.rate(puzzle, { scale, signal });
      const rated = await this.#solving.ask(signal, ask);
      if (isCurrent() && rated) this.#answer(puzzle, scale, rated);
    } catch (error) {
      const fault = faultOf(error);
      if (!isCurrent() || STOPPED.includes(fault.code)) return;
      const isSaid = phase === 'goingOn' || !LACKING.includes(fault.code);
      if (isSaid) console.error(error);
      this.#end(puzzle, scale, isSaid ? 'failed' : 'none', { fault: isSaid ? fault : null });
    } finally {
      clearTimeout(limit);
    }
  }

  /** @param {string} puzzle @param {Scale} scale @param {import('../../engine/catalogue/rating.js').Rated} rated */
  #answer(puzzle, scale, { outcome, level, score, er, ep, ed }) {
    if (outcome === 'cancelled') return;
    const isRated = outcome === 'finished' || outcome === 'stuck';
    const value = scale === 'se' ? { er, ep, ed } : { level, score };
    if (!isRated) return this.#end(puzzle, scale, 'none');
    this.#end(puzzle, scale, 'found', { value: /** @type {any} */ (Object.freeze(value)) });
    this.#kept().set(puzzle, knownRatings(this.#store.state));
  }

  /** @param {string} puzzle @param {Scale} scale @param {import('../../model/ratings/ratings.js').Phase} phase @param {Partial<import('../../model/ratings/ratings.js').Rate>} [more] */
  #end(puzzle, scale, phase, more) {
    this.#now = null;
    this.#store.send(came, puzzle, scale, phase, more);
  }
}
