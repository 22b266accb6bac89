/**
 * A solver's way to the engine: presses once, gives back all that the story needs.
 *
 * The one idea: each press opens the board afresh and frees it again. The method starts afresh with
 * every press anyway, and so nothing has to be kept in step with what a person edits in between.
 */

import { KakuteiError } from '../engine/errors.js';
import { EngineLease } from './shared-engine.js';

/** @typedef {import('../engine/client.js').EngineClient} EngineClient */
/** @typedef {import('../engine/records.js').PressResult} PressResult */
/**
 * @typedef {object} Order
 * @property {'step' | 'solve'} action
 * @property {string} board 81 characters
 * @property {string} method
 * @property {boolean} inside whether what happens inside assumptions is recorded
 * @property {AbortSignal} signal
 * @property {(progress: { level: number, visits: number }) => void} onProgress
 */

export class Solving {
  /** @type {EngineLease | null} */
  #lease = null;

  /** @param {import('../engine/load.js').Source | null} source */
  connect(source) {
    this.#lease ??= new EngineLease(source);
  }

  disconnect() {
    this.#lease?.release();
    this.#lease = null;
  }

  /** @returns {Promise<EngineClient>} */
  load() {
    return this.#lease?.client() ?? Promise.reject(new KakuteiError('freed'));
  }

  /** @param {Order} order */
  async press(order) {
    const lease = /** @type {EngineLease} */ (this.#lease);
    const loading = this.load();
    try {
      return await this.#press(lease, await loading, order);
    } catch (error) {
      const { code } = /** @type {any} */ (error);
      if (code === 'load') lease?.drop(loading);
      // Taken out of the page while the press ran, a solver has no engine any more.
      if (order.signal.aborted && ['freed', 'memory'].includes(code)) return nothing(order.board);
      throw error;
    }
  }

  /** @param {EngineLease} lease @param {EngineClient} client @param {Order} order */
  #press(lease, client, { action, board, method, inside, signal, onProgress }) {
    const options = { eventLevels: inside ? 255 : 0 };
    const open = () => client.open(board, { method, options, events: true });
    return lease.withBoard(open, signal, async (solver) => {
      const result = await solver[action]({ signal, onProgress });
      if (result.outcome === 'cancelled')
        return { result, events: [], sets: [], possibilities: null };
      const [events, sets, possibilities] = await Promise.all([
        solver.events(),
        solver.sets(),
        solver.possibilities(),
      ]);
      return { result, events, sets, possibilities };
    });
  }
}

/** What a press gives that never came to anything. @param {string} board */
const nothing = (board) => ({
  result: /** @type {PressResult} */ (
    /** @type {any} */ ({
      outcome: 'cancelled',
      placed: null,
      order: [],
      board,
      marks: [],
      at: null,
      statuses: [],
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
        visits: 0,
      },
    })
  ),
  events: [],
  sets: [],
  possibilities: null,
});
