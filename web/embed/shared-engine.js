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
 * @property {Set<Held>} held boards of searches among them
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
      held: new Set(),
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
   * Asks the engine something that takes room in it only for so long.
   *
   * @template T
   * @param {() => Promise<T>} work that can be begun again
   * @param {AbortSignal} signal ends the waiting
   * @returns {Promise<T>}
   */
  async inTurn(work, signal) {
    if (!this.#shared) throw new KakuteiError('freed');
    return inTurn(this.#shared, work, signal);
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
    const solver = await inTurn(shared, open, signal);
    shared.open++;
    try {
      return await work(solver);
    } finally {
      await close(shared, solver);
    }
  }

  /**
   * Opens a board that stays open between presses. While it rests, whoever needs its room may take it.
   *
   * @param {() => Promise<import('../engine/client.js').ClientSolver>} open
   * @param {AbortSignal} signal ends the waiting
   */
  async hold(open, signal) {
    const shared = this.#shared;
    if (!shared) throw new KakuteiError('freed');
    const solver = await inTurn(shared, open, signal);
    shared.open++;
    return new Held(shared, solver);
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

/** A board that is open between presses: at work, at rest, or closed for ever. */
export class Held {
  #shared;
  #solver;
  #rests = false;
  #closed = false;

  /** @param {Shared} shared @param {import('../engine/client.js').ClientSolver} solver */
  constructor(shared, solver) {
    this.#shared = shared;
    this.#solver = solver;
    shared.held.add(this);
  }

  get solver() {
    return this.#solver;
  }

  get rests() {
    return this.#rests;
  }

  /** @returns {boolean} whether it is still open, and then at work */
  wake() {
    this.#rests = false;
    return !this.#closed;
  }

  rest() {
    this.#rests = true;
    for (const wake of [...this.#shared.waiting]) wake();
  }

  async close() {
    if (this.#closed) return;
    this.#closed = true;
    this.#shared.held.delete(this);
    await close(this.#shared, this.#solver);
  }
}

/** @param {Shared} shared @param {import('../engine/client.js').ClientSolver} solver */
async function close(shared, solver) {
  await solver.free().catch(() => {});
  shared.open--;
  for (const wake of [...shared.waiting]) wake();
}

/**
 * @template T
 * @param {Shared} shared
 * @param {() => Promise<T>} work fails where there is no room
 * @param {AbortSignal} signal
 * @returns {Promise<T>}
 */
async function inTurn(shared, work, signal) {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const isFull = /** @type {any} */ (error).code === 'memory' && shared.open > 0;
      if (!isFull || signal.aborted) throw error;
    }
    const resting = [...shared.held].find(({ rests }) => rests);
    if (resting) {
      await resting.close();
      continue;
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
