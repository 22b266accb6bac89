/**
 * A solver's way to the engine: presses once, gives back all that the story needs.
 *
 * The one idea: each press opens the board afresh and frees it again, so that nothing has to be kept
 * in step with what a person edits in between. Only the board of a search stays open: it is the way
 * to the next press on the very state that the last one led to.
 */

import { KakuteiError } from '../engine/errors.js';
import { EngineLease } from './shared-engine.js';
import { beginning, follow } from './trails.js';

/** @typedef {import('../engine/client.js').EngineClient} EngineClient */
/** @typedef {import('../engine/client.js').ClientSolver} ClientSolver */
/** @typedef {import('../engine/records.js').PressResult} PressResult */
/** @typedef {import('../engine/slices.js').Steps} Steps */
/** @typedef {import('./trails.js').Trail} Trail */
/**
 * @typedef {object} Order
 * @property {'step' | 'solve'} action
 * @property {string} board 81 characters
 * @property {string} method
 * @property {Record<string, number>} options of the method
 * @property {Trail | null} trail where a method that goes on begins; null: a press like any other
 * @property {AbortSignal} signal
 * @property {(progress: import('../engine/records.js').Progress) => void} onProgress
 */
/**
 * @typedef {object} Pressed
 * @property {PressResult} result
 * @property {number} time milliseconds
 * @property {import('../engine/records.js').KakuteiEvent[]} events
 * @property {import('../engine/records.js').DeterminedSet[]} sets
 * @property {Record<string, number>} uses of each rule, by name
 * @property {number[][] | null} possibilities
 * @property {Search | null} search
 */
/**
 * @typedef {object} Search
 * @property {Trail} from where the press of a search began
 * @property {Trail} trail where it stands now
 * @property {Steps | null} before what had to be gone once more to come where it began
 */
/** @typedef {Pick<Search, 'trail' | 'before'>} Reached */
/**
 * @template T
 * @typedef {{ trail: Trail | null, value: T }} Way where a search stands after some work; null: it is
 *   not known
 */

/** About a second of work; a search that has come farther, and whose board is closed, begins anew. */
const MOST_STEPS = 100_000;

export class Solving {
  /** @type {EngineLease | null} */
  #lease = null;
  /** The search whose board is open. @type {{ trail: Trail, solver: ClientSolver } | null} */
  #search = null;

  /** @param {import('../engine/load.js').Source | null} source */
  connect(source) {
    this.#lease ??= new EngineLease(source);
  }

  disconnect() {
    this.#forget();
    this.#lease?.release();
    this.#lease = null;
  }

  /** @returns {Promise<EngineClient>} */
  load() {
    return this.#lease?.client() ?? Promise.reject(new KakuteiError('freed'));
  }

  /** @param {Order} order @returns {Promise<Pressed>} */
  async press(order) {
    const { trail, signal, board } = order;
    const pressed = trail
      ? await this.search(trail, signal, async (solver, { trail: from, before }) => {
          const given = await press(solver, order);
          const { tried = 0, 'taken-back': takenBack = 0 } = given.uses;
          const after = follow(from, tried + takenBack);
          return { trail: after, value: { ...given, search: { from, trail: after, before } } };
        })
      : await this.#guard(signal, async (client) => {
          const solver = await open(client, board, order);
          try {
            return { ...(await press(solver, order)), search: null };
          } finally {
            await solver.free();
          }
        });
    return pressed ?? nothing(board);
  }

  /**
   * Works on the board of a search where it stands.
   *
   * @template T
   * @param {Trail} trail
   * @param {AbortSignal} signal
   * @param {(solver: ClientSolver, reached: Reached) => Promise<Way<T>>} work
   * @returns {Promise<T | null>} null: it was stopped before it came there
   */
  search(trail, signal, work) {
    const lease = this.#lease;
    return this.#guard(signal, (client) => this.#onSearch(lease, client, trail, signal, work));
  }

  /**
   * Asks the engine something that needs no board to stay open.
   *
   * @template T
   * @param {AbortSignal} signal
   * @param {(client: EngineClient) => Promise<T>} work
   * @returns {Promise<T | null>} null: it was stopped before it came there
   */
  ask(signal, work) {
    return this.#guard(signal, work);
  }

  /**
   * @template T
   * @param {AbortSignal} signal
   * @param {(client: EngineClient) => Promise<T>} work
   * @returns {Promise<T | null>} null: taken out of the page meanwhile, a solver has no engine any more
   */
  async #guard(signal, work) {
    const lease = this.#lease;
    const loading = this.load();
    try {
      return await work(await loading);
    } catch (error) {
      const { code } = /** @type {any} */ (error);
      if (code === 'load') lease?.drop(loading);
      if (signal.aborted && code === 'freed') return null;
      throw error;
    }
  }

  /**
   * @template T
   * @param {EngineLease | null} lease
   * @param {EngineClient} client
   * @param {Trail} trail
   * @param {AbortSignal} signal
   * @param {(solver: ClientSolver, reached: Reached) => Promise<Way<T>>} work
   * @returns {Promise<T | null>}
   */
  async #onSearch(lease, client, trail, signal, work) {
    const kept = this.#search;
    this.#search = null;
    const isThere = kept?.trail === trail;
    if (!isThere) await kept?.solver.free();
    const solver = isThere ? kept.solver : await open(client, trail.origin, trail);
    const from = isThere || trail.steps <= MOST_STEPS ? trail : beginning(trail);
    let after = null;
    try {
      const before = isThere || !from.steps ? null : await solver.steps(from.steps, { signal });
      if (before && before.made < from.steps) return null;
      const way = await work(solver, { trail: from, before });
      after = way.trail;
      return way.value;
    } finally {
      if (after && lease === this.#lease) this.#search = { trail: after, solver };
      else await solver.free();
    }
  }

  #forget() {
    this.#search?.solver.free();
    this.#search = null;
  }
}

/** @param {EngineClient} client @param {string} board @param {{ method: string, options: Record<string, number> }} how */
const open = (client, board, { method, options }) =>
  client.open(board, { method, options, events: true });

/** @param {ClientSolver} solver @param {Order} order @returns {Promise<Omit<Pressed, 'search'>>} */
async function press(solver, { action, signal, onProgress }) {
  const result = await solver[action]({ signal, onProgress });
  const { time } = solver;
  if (result.outcome === 'cancelled')
    return { result, time, events: [], sets: [], uses: {}, possibilities: null };
  const [events, sets, uses, possibilities] = await Promise.all([
    solver.events(),
    solver.sets(),
    solver.uses(),
    solver.candidates(),
  ]);
  return { result, time, events, sets, uses, possibilities };
}

/** What a press gives that never came to anything. @param {string} board @returns {Pressed} */
const nothing = (board) => ({
  result: {
    outcome: 'cancelled',
    placed: null,
    takenBack: null,
    order: [],
    board,
    marks: [],
    at: null,
    statuses: [],
    uniqueness: 'unknown',
    differs: null,
    warnings: [],
    references: [],
    noticesLost: 0,
    eventsLost: 0,
    counts: {
      assumptionsTried: 0,
      deepestAssumption: 0,
      setsRegistered: 0,
      table1: Array(9).fill(0),
      subSkipped: 0,
      setsRefused: 0,
      visits: 0,
      longestChain: 0,
    },
    rating: null,
  },
  time: 0,
  events: [],
  sets: [],
  uses: {},
  possibilities: null,
  search: null,
});
