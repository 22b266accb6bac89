/**
 * One engine, and one worker, for all solvers of a page that load it from the same place. It starts
 * when the first of them wants it and ends with the last.
 */

import { KakuteiError } from '../engine/errors.js';

/** @typedef {import('../engine/client.js').EngineClient} EngineClient */
/** @typedef {import('../engine/load.js').Source} Source */
/**
 * @typedef {object} Shared
 * @property {Promise<EngineClient> | null} client
 * @property {number} users
 * @property {number} open how many boards are open in the engine
 * @property {Set<() => void>} waiting for room in it
 */

/** @type {Map<unknown, Shared>} */
const engines = new Map();

/** @param {Source | null} source */
const keyOf = (source) => source?.module ?? source?.bytes ?? String(source?.url ?? '');

export class EngineLease {
  #key;
  #source;
  /** @type {Shared | null} */
  #shared;

  /** @param {Source | null} source null: from beside the modules */
  constructor(source) {
    this.#source = source;
    this.#key = keyOf(source);
    this.#shared = engines.get(this.#key) ?? {
      client: null,
      users: 0,
      open: 0,
      waiting: new Set(),
    };
    this.#shared.users++;
    engines.set(this.#key, this.#shared);
  }

  /** Starts the engine once; after a failure, the next call tries again. */
  client() {
    const shared = /** @type {Shared} */ (this.#shared);
    if (!shared.client) {
      const starting = import('../engine/client.js')
        .then(({ EngineClient }) => EngineClient.start(this.#source ?? {}))
        .catch((error) => {
          if (shared.client === starting) shared.client = null;
          throw error;
        });
      shared.client = starting;
    }
    return shared.client;
  }

  /** A worker that died does not come back: the next call starts another. */
  /** @param {Promise<EngineClient> | null} dead */
  drop(dead) {
    if (this.#shared && this.#shared.client === dead) this.#shared.client = null;
  }

  /**
   * Opens a board, does something with it, frees it. The engine has room for a few boards: where many
   * solvers press at once, some wait until another is done.
   *
   * @template T
   * @param {() => Promise<import('../engine/client.js').ClientSolver>} open
   * @param {AbortSignal} signal ends the waiting
   * @param {(solver: import('../engine/client.js').ClientSolver) => Promise<T>} work
   * @returns {Promise<T>}
   */
  async withBoard(open, signal, work) {
    const shared = this.#shared;
    if (!shared) throw new KakuteiError('freed');
    const solver = await openInTurn(shared, open, signal);
    shared.open++;
    try {
      return await work(solver);
    } finally {
      await solver.free().catch(() => {});
      shared.open--;
      for (const wake of [...shared.waiting]) wake();
    }
  }

  /** Who moves an element takes it out and puts it in again: the engine waits for that. */
  release() {
    const shared = this.#shared;
    this.#shared = null;
    if (!shared || --shared.users > 0) return;
    queueMicrotask(() => {
      if (shared.users > 0) return;
      if (engines.get(this.#key) === shared) engines.delete(this.#key);
      shared.client?.then(
        (client) => client.close(),
        () => {},
      );
      shared.client = null;
    });
  }
}

/**
 * @param {Shared} shared
 * @param {() => Promise<import('../engine/client.js').ClientSolver>} open
 * @param {AbortSignal} signal
 */
async function openInTurn(shared, open, signal) {
  for (;;) {
    try {
      return await open();
    } catch (error) {
      const isFull = /** @type {any} */ (error).code === 'memory' && shared.open > 0;
      if (!isFull || signal.aborted) throw error;
    }
    await new Promise((/** @type {(value?: any) => void} */ resolve) => {
      const wake = () => {
        shared.waiting.delete(wake);
        signal.removeEventListener('abort', wake);
        resolve();
      };
      shared.waiting.add(wake);
      signal.addEventListener('abort', wake);
    });
  }
}
