/**
 * Asks the engine for the number of solutions of the board on view, while a person types, and for their
 * common digits if those are on view.
 *
 * The one idea: an answer belongs to a board. It is kept, so that it is there at once when the board
 * comes back. The sentence about the board before stays for a moment: the answer usually comes in time,
 * so nothing flickers.
 */

import { conflicts, givenText, isFull, toText } from '../../game/state.js';
import { loadPart } from '../../locales/languages.js';
import { part } from '../../ui/load-part.js';
import { whisper } from '../../model/message.js';
import { gameOf } from '../../model/state.js';
import { unite } from '../../model/count/common.js';
import {
  MOST,
  isTried,
  judged,
  obvious,
  rated,
  saidVerdict,
  united,
  verdictOn,
} from '../../model/count/verdict.js';

/** @typedef {import('../../game/state.js').Game} Game */
/** @typedef {import('../../model/state.js').State} State */
/** @typedef {import('../../model/count/verdict.js').Count} Count */

/** Boards whose answers are kept. */
const KEPT = 1000;

/** Milliseconds: about two frames; a pause in typing. */
const MOMENT = 40;
const PAUSE = 1000;
/** Milliseconds, so that a press made at once gets the engine first. */
const RATED_AFTER = 500;

/** @param {Count | undefined} count whether nothing more has to be found out */
const isKnown = (count) => count !== undefined && (count.complete || count.count > MOST);

export class Counter {
  #store;
  #solving;
  #rating;
  /** On view. @type {Game | null} */
  #game = null;
  /** By board. @type {Map<string, Count>} */
  #counts = new Map();
  /** @type {Map<string, Readonly<import('../../model/state.js').Common>>} */
  #commons = new Map();
  /** By puzzle. @type {Map<string, Readonly<import('../../model/state.js').Rating>>} */
  #ratings = new Map();
  /** Aborted as soon as another board is on view. */
  #left = new AbortController();
  #counting = false;
  #uniting = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #moment;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #pause;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #soon;
  /** The kind of the verdict that was announced last. */
  #heard = '';

  /**
   * @param {import('../../model/store.js').Store} store
   * @param {import('../run/solving.js').Solving} solving
   * @param {import('../pieces.js').Pieces['rating']} rating what rates
   */
  constructor(store, solving, rating) {
    this.#store = store;
    this.#solving = solving;
    this.#rating = part(rating);
    store.subscribe((state, before) => this.#look(state, before));
    this.#look(store.state, store.state);
  }

  /** @param {State} state @param {State} before */
  #look(state, before) {
    const game = gameOf(state);
    // Notes change nothing of what is counted.
    if (game.squares !== this.#game?.squares) this.#turnTo(game);
    const isHere = state.methods !== before.methods;
    if (isHere) this.#ask();
    if (state.choices.view === 'common') this.#unite();
    const isAnother = state.verdict !== before.verdict;
    if (isAnother) this.#sayLater(state);
    if (isAnother || state.choices.verdict !== before.choices.verdict) this.#rateLater(state);
  }

  /** @param {Game} game */
  #turnTo(game) {
    this.#game = game;
    for (const kept of [this.#counts, this.#commons, this.#ratings])
      if (kept.size > KEPT) kept.clear();
    this.#left.abort();
    this.#left = new AbortController();
    this.#counting = this.#uniting = false;
    clearTimeout(this.#pause);
    clearTimeout(this.#soon);
    clearTimeout(this.#moment);
    this.#moment = setTimeout(() => this.#judge(), MOMENT);
    this.#ask();
  }

  #judge() {
    clearTimeout(this.#moment);
    const game = /** @type {Game} */ (this.#game);
    const tried = isTried(this.#store.state);
    this.#store.send(judged, verdictOn(game, this.#countOf(game), tried));
  }

  /** What is known of the board; of a full one, that its puzzle has just one solution. @param {Game} game */
  #countOf(game) {
    const ofPuzzle = isFull(game) && this.#counts.get(givenText(game));
    return ofPuzzle && ofPuzzle.count === 1 ? ofPuzzle : this.#counts.get(toText(game));
  }

  /** Counts the solutions unless that is known or running; only once the engine is there, which comes with its methods. */
  #ask() {
    const game = /** @type {Game} */ (this.#game);
    const board = toText(game);
    if (this.#counting) return;
    if (obvious(game) !== null || isKnown(this.#counts.get(board))) this.#judge();
    else if (this.#store.state.methods.length) this.#count(board, this.#left.signal);
  }

  /** @param {string} board @param {AbortSignal} signal */
  async #count(board, signal) {
    this.#counting = true;
    const take = (/** @type {Count} */ { count, complete }) => {
      this.#counts.set(board, { count, complete });
      if (!signal.aborted) this.#judge();
    };
    const onProgress = (/** @type {{ count: number }} */ { count }) => {
      if (count > 1) take({ count, complete: false });
    };
    const counted = await this.#askFor(signal, (client) =>
      client.count(board, { limit: MOST + 1, signal, onProgress }),
    );
    if (counted?.outcome === 'finished') take(counted);
    if (!signal.aborted) this.#counting = false;
  }

  /** Finds out how difficult the puzzle is, once it has one solution and the line says so. @param {State} state */
  #rateLater({ verdict, choices, rating }) {
    clearTimeout(this.#soon);
    if (!choices.verdict || verdict?.kind !== 'one') return;
    const puzzle = givenText(/** @type {Game} */ (this.#game));
    if (rating?.board === puzzle || !/\d/.test(puzzle)) return;
    const known = this.#ratings.get(puzzle);
    if (known) this.#store.send(rated, known);
    else this.#soon = setTimeout(() => this.#rate(puzzle, this.#left.signal), RATED_AFTER);
  }

  /** @param {string} puzzle @param {AbortSignal} signal */
  async #rate(puzzle, signal) {
    const found = await this.#askFor(signal, async (client) => {
      const { rate } = await this.#rating(this.#store.state.language);
      return { level: await rate(client, puzzle, signal) };
    });
    if (!found || signal.aborted) return;
    const rating = Object.freeze({ board: puzzle, ...found });
    this.#ratings.set(puzzle, rating);
    this.#store.send(rated, rating);
  }

  /** Finds out the common digits of the board on view, once. */
  async #unite() {
    const game = /** @type {Game} */ (this.#game);
    const board = toText(game);
    const { common: known, methods } = this.#store.state;
    if (this.#uniting || !methods.length || known?.board === board) return;
    this.#uniting = true;
    const { signal } = this.#left;
    const common = this.#commons.get(board) ?? (await this.#findCommon(game, board, signal));
    if (common) this.#commons.set(board, common);
    if (signal.aborted) return;
    this.#uniting = false;
    if (common) this.#store.send(united, common);
  }

  /** @param {Game} game @param {string} board @param {AbortSignal} signal */
  #findCommon(game, board, signal) {
    return this.#askFor(signal, async (client) => {
      const { language } = this.#store.state;
      const [found] = await Promise.all([
        client.commonDigits(board, { signal }),
        loadPart(language, 'methods'),
      ]);
      const common = unite(game, found);
      return common && Object.freeze({ ...common, board });
    });
  }

  /**
   * Without an engine, or room in it, nothing is said here, as other parts report that. If its worker is lost, as where
   * the machine has no time for it, another is asked.
   *
   * @template T
   * @param {AbortSignal} signal
   * @param {(client: import('../../engine/client.js').EngineClient) => Promise<T>} work
   * @param {number} [tries] that are left
   * @returns {Promise<T | null>}
   */
  async #askFor(signal, work, tries = 3) {
    try {
      return await this.#solving.ask(signal, work);
    } catch (error) {
      const { code = 'load' } = /** @type {any} */ (error);
      if (code === 'lost' && tries && !signal.aborted) return this.#askFor(signal, work, tries - 1);
      if (!['freed', 'load', 'abi', 'lost', 'memory'].includes(code)) console.error(error);
      return null;
    }
  }

  /** Announces the verdict when a person pauses. @param {State} state */
  #sayLater(state) {
    const kind = state.verdict?.kind ?? '';
    clearTimeout(this.#pause);
    if (kind === this.#heard || !saidVerdict(state)) return;
    // What stood there from the beginning is no news, and of clashing digits more is said elsewhere.
    if (!this.#heard || conflicts(gameOf(state)).length > 0) {
      this.#heard = kind;
      return;
    }
    this.#pause = setTimeout(() => {
      this.#heard = kind;
      const now = this.#store.state;
      this.#store.send(whisper, saidVerdict(now));
    }, PAUSE);
  }
}
