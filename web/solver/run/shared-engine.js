/**
 * One engine, and one worker, for all solvers of a page that load it from the same place. It starts
 * when the first of them wants it and ends with the last.
 */

import { EngineClient } from '../../engine/client.js';

/** @typedef {import('../../engine/load.js').Source} Source */
/** @typedef {{ client: Promise<EngineClient> | null, users: number }} Shared */

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
    this.#shared = engines.get(this.#key) ?? { client: null, users: 0 };
    this.#shared.users++;
    engines.set(this.#key, this.#shared);
  }

  /** Starts the engine once; after a failure, the next call tries again. @param {Worker} [worker] that has begun to load it */
  client(worker) {
    const shared = /** @type {Shared} */ (this.#shared);
    if (!shared.client) {
      const starting = EngineClient.start({ ...this.#source, worker }).catch((error) => {
        if (shared.client === starting) shared.client = null;
        throw error;
      });
      shared.client = starting;
    }
    return shared.client;
  }

  /** The same, or null as soon as the signal aborts. @param {AbortSignal} signal */
  async clientUntil(signal) {
    let stop = () => {};
    /** @type {Promise<null>} */
    const stopped = new Promise((resolve) => {
      stop = () => resolve(null);
      if (signal.aborted) stop();
      else signal.addEventListener('abort', stop);
    });
    try {
      return await Promise.race([stopped, this.client()]);
    } finally {
      signal.removeEventListener('abort', stop);
    }
  }

  /** Moving an element takes it out and puts it in again: the engine waits for that. */
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
