/**
 * Where the positions come from: kept ones, else the maker, or for rare techniques the board of the Help in
 * disguise.
 *
 * The one idea: one is made at a time. The next ones are made while a person thinks; a request for one at once stops
 * that and loses nothing, as any puzzle may be the one.
 */

import { practise } from '../../engine/catalogue/practice.js';
import { readLink, writeLink } from '../../game/link.js';
import { maskOf } from '../../game/notes.js';
import { disguised } from './disguise.js';
import { MOST_OF_ONE, positionsOf, withOneMore, withoutFirst } from './kept.js';
import { boardOf } from '../techniques/cases.js';
import { frequencyOf } from './offers.js';

/** @typedef {import('../../game/link.js').Link} Link */
/** @typedef {Pick<import('../../engine/client.js').EngineClient, 'make'>} Maker */
/** @typedef {ReturnType<typeof import('./kept.js').keptIn>} Shelf */
/** @typedef {{ position: string | null, measured: number }} Supplied position: what follows the # of a link, null: none was found; measured: puzzles that were looked through */
/** @typedef {{ signal: AbortSignal, onProgress?: (far: { measured: number }) => void }} How */

/** @param {import('../../engine/catalogue/practice.js').Position['board']} board */
const textOf = ({ givens, digits, candidates }) =>
  writeLink({ puzzle: givens, digits, marks: candidates.map(maskOf) }).slice(1);

export class Supply {
  #shelf;
  #random;
  #ahead = { stop: new AbortController(), ended: Promise.resolve() };

  /** @param {Shelf} shelf @param {() => number} [random] */
  constructor(shelf, random = Math.random) {
    this.#shelf = shelf;
    this.#random = random;
  }

  /** @param {Maker} maker @param {string} slug @param {How} how @returns {Promise<Supplied>} */
  async take(maker, slug, how) {
    await this.rest();
    if (frequencyOf(slug) === 'rare') return { position: this.#disguise(slug), measured: 0 };
    const [first] = positionsOf(this.#shelf.get(), slug);
    if (!first) return this.#make(maker, slug, how);
    this.#shelf.change((kept) => withoutFirst(kept, slug));
    return { position: first, measured: 0 };
  }

  /** Makes the next ones, until it is told to rest. @param {Maker} maker @param {string} slug */
  prepare(maker, slug) {
    const stop = new AbortController();
    // Nobody waits for it; a failure is tried again when a position is wanted.
    const ended = this.#fill(maker, slug, stop.signal).catch(() => {});
    this.#ahead = { stop, ended };
  }

  /** Ends the making ahead. */
  get ahead() {
    return this.#ahead.ended;
  }

  rest() {
    this.#ahead.stop.abort();
    return this.ahead;
  }

  /** @param {Maker} maker @param {string} slug @param {AbortSignal} signal */
  async #fill(maker, slug, signal) {
    if (frequencyOf(slug) === 'rare') return;
    for (let had = -1; !signal.aborted;) {
      const has = positionsOf(this.#shelf.get(), slug).length;
      // If nothing can be kept, nothing is made.
      if (has >= MOST_OF_ONE || has <= had) return;
      had = has;
      const { position } = await this.#make(maker, slug, { signal });
      if (!position) return;
      this.#shelf.change((kept) => withOneMore(kept, slug, position));
    }
  }

  /** @param {Maker} maker @param {string} slug @param {How} how @returns {Promise<Supplied>} */
  async #make(maker, slug, how) {
    const { position, measured } = await practise(maker, slug, {}, how);
    return { position: position && textOf(position.board), measured };
  }

  /** @param {string} slug */
  #disguise(slug) {
    const link = /** @type {Link} */ (readLink(`#${boardOf(slug)}`));
    return writeLink({ ...link, ...disguised(link, this.#random) }).slice(1);
  }
}
