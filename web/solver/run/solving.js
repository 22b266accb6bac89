/**
 * A solver's way to the engine: presses once, and returns all that the story needs.
 *
 * The one idea: each press brings its board along, in one message, so that nothing has to follow a
 * person's edits in between. Only the board of a search stays open, for the next press on the state that
 * the last one led to; it may be closed at any time.
 */

import { KakuteiError } from '../../engine/errors.js';
import { beginning, follow } from '../../model/play/trails.js';
import { EngineLease } from './shared-engine.js';

/** @typedef {import('../../engine/client.js').EngineClient} EngineClient */
/** @typedef {import('../../engine/client.js').ClientSolver} ClientSolver */
/** @typedef {import('../../engine/records.js').PressResult} PressResult */
/** @typedef {import('../../engine/slices.js').Steps} Steps */
/** @typedef {import('../../model/play/trails.js').Trail} Trail */
/**
 * @typedef {From & Other} Order
 * @typedef {object} Other
 * @property {Trail | null} trail where a method with `goesOn` begins; null: any other press
 * @property {readonly number[]} [inside] the trials inside which what happens is told, too
 * @property {AbortSignal} signal
 * @property {(progress: import('../../engine/records.js').Progress) => void} onProgress
 */
/** @typedef {import('../../model/run/answer.js').From} From */
/** @typedef {import('../../model/run/answer.js').Pressed} Pressed */
/** @typedef {import('../../model/run/answer.js').Search} Search */
/** @typedef {{ trail: Trail, before: Steps | null }} Reached */
/**
 * @template T
 * @typedef {{ trail: Trail | null, value: T }} Way where a search stands after some work; null: it is
 *   not known
 */

/** About a second of work; a search that has come farther, and whose board is closed, begins anew. */
const MOST_STEPS = 100_000;

/** The errors of a cancelled call. */
const STOPPED = ['aborted', 'freed', 'lost'];

export class Solving {
  /** @type {EngineLease | null} */
  #lease = null;
  /** The search whose board is open. @type {{ trail: Trail, solver: ClientSolver } | null} */
  #search = null;

  /** @param {import('../../engine/load.js').Source | null} source */
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
    return (
      this.#lease?.client() ??
      Promise.reject(
        new KakuteiError('freed', { message: 'A solver that is on no page has no engine.' }),
      )
    );
  }

  /** @param {AbortSignal} signal its tables; null: it was stopped before the engine was there */
  tables(signal) {
    return this.ask(signal, async (client) => ({
      methods: client.methods(),
      rules: client.rules(),
    }));
  }

  /** @param {string} slug @param {AbortSignal} signal what the engine knows of a method, or of its first if there is none such */
  async method(slug, signal) {
    const methods = (await this.tables(signal))?.methods;
    return methods?.find((method) => method.slug === slug) ?? methods?.[0];
  }

  /** @param {Order} order @returns {Promise<Pressed>} */
  async press(order) {
    const { trail, signal, board, action } = order;
    const how = { ...order, events: true };
    const pressed = trail
      ? await this.search(trail, signal, async (solver, { trail: from, before }) => {
          const given = await solver.press(action, order);
          const after = follow(from, eventsIn(given.uses));
          return { trail: after, value: { ...given, search: { from, trail: after, before } } };
        })
      : await this.ask(signal, (client) => this.#withRoom(() => client.press(board, action, how)));
    const { method, options } = order;
    const from = trail ? null : Object.freeze({ action, board, method, options });
    return pressed
      ? { search: null, from, ...pressed }
      : nothing(typeof board === 'string' ? board : (board.digits ?? ''));
  }

  /**
   * The record of a press with what happens inside some trials: it is made once more, with the same result.
   * @param {From} from
   * @param {readonly number[]} inside
   * @returns {Promise<readonly import('../../story/types.js').Event[]>}
   */
  async repeat(from, inside) {
    const { events } = await this.press({
      ...from,
      options: { ...from.options, eventDepth: 0 },
      inside,
      trail: null,
      signal: new AbortController().signal,
      onProgress: () => {},
    });
    return events;
  }

  /**
   * Works on the board of a search from its current place.
   *
   * @template T
   * @param {Trail} trail
   * @param {AbortSignal} signal
   * @param {(solver: ClientSolver, reached: Reached) => Promise<Way<T>>} work
   * @returns {Promise<T | null>} null: it was stopped before it came there
   */
  search(trail, signal, work) {
    return this.ask(signal, async (client) => {
      const how = { ...trail, events: true, signal };
      const open = () => this.#withRoom(() => client.open(trail.origin, how));
      const lease = this.#lease;
      const kept = this.#search;
      this.#search = null;
      const isThere = kept?.trail === trail && kept.solver.isOpen;
      if (kept && !isThere) await close(kept.solver);
      let solver = isThere ? kept.solver : await open();
      let from = isThere || trail.steps <= MOST_STEPS ? trail : beginning(trail);
      /** @type {Trail | null} */
      let after = null;
      try {
        const isGone = isThere || from.steps === 0;
        let before = isGone ? null : await solver.steps(from.steps, { signal });
        if (before && before.made < from.steps) {
          if (signal.aborted) return null;
          // No search of this kind comes so far, so the kept data are wrong.
          await close(solver);
          solver = await open();
          from = beginning(trail);
          before = null;
        }
        const way = await work(solver, { trail: from, before });
        after = way.trail;
        return way.value;
      } finally {
        if (after && lease === this.#lease) this.#search = { trail: after, solver };
        else await close(solver);
      }
    });
  }

  /**
   * Asks the engine a question that needs no open board.
   *
   * @template T
   * @param {AbortSignal} signal
   * @param {(client: EngineClient) => Promise<T>} work
   * @returns {Promise<T | null>} null: it was stopped, before there was an engine or where it stood still, or
   *   taken out of the page, where a solver has none
   */
  async ask(signal, work) {
    try {
      const client = await (this.#lease?.clientUntil(signal) ?? this.load());
      return client && (await work(client));
    } catch (error) {
      const { code } = /** @type {any} */ (error);
      if (signal.aborted && STOPPED.includes(code)) return null;
      throw error;
    }
  }

  /**
   * Where many boards are open, that of a search that rests gives way.
   *
   * @template T
   * @param {() => Promise<T>} open
   */
  async #withRoom(open) {
    try {
      return await open();
    } catch (error) {
      if (/** @type {any} */ (error).code !== 'memory' || !this.#search) throw error;
      await this.#forget();
      return open();
    }
  }

  async #forget() {
    const kept = this.#search;
    this.#search = null;
    if (kept) await close(kept.solver);
  }
}

/** @param {ClientSolver} solver */
const close = (solver) => solver.free().catch(() => {});

/** The number of events of a search in a press. @param {Record<string, number>} uses */
const eventsIn = ({ tried = 0, 'taken-back': takenBack = 0 }) => tried + takenBack;

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
    warnings: [],
    references: [],
    rating: null,
    uniqueness: 'unknown',
    differs: null,
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
  },
  time: 0,
  events: [],
  sets: [],
  uses: {},
  candidates: null,
  search: null,
  from: null,
});
