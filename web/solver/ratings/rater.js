/**
 * Rates the puzzle on view by HoDoKu and by Sudoku Explainer, as the state wants it: one scale after the other, in
 * the worker of the catalogue, where no press waits for it.
 *
 * The one idea: the work follows from the state. Work that the state no longer wants is aborted.
 */

import { faultOf } from '../../model/faults.js';
import { knownRatings, ratingsOf } from '../../model/ratings/known.js';
import { SCALES, came, isUnderWay, toRate } from '../../model/ratings/ratings.js';

/** @typedef {import('../../model/state.js').State} State */
/** @typedef {import('../../model/ratings/ratings.js').Scale} Scale */
/** @typedef {{ get: (puzzle: string) => unknown, set: (puzzle: string, ratings: any) => void }} Kept a place for ratings with the methods of a Map */
/** @typedef {{ puzzle: string, scale: Scale, phase: string }} Work */

/** Limit of work; a newspaper's puzzle takes a hundredth of it. */
const LIMIT_MS = 5000;

/** The error of a cancelled call. */
const STOPPED = ['aborted', 'freed'];
/** The end without a catalogue, shown only if a person asked for ratings. */
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

  /** @param {string} puzzle @param {boolean} isAsked whether to wait for a person's request */
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
