/**
 * A line to an engine that always answers: a worker, or this thread where none can start. After a worker is lost
 * another takes its place.
 */
import { Connection } from './connection.js';
import { KakuteiError } from './errors.js';
import { whileWanted } from './slices.js';

/** @typedef {import('./slices.js').Options<any>} Options */

export class Line {
  #ways;
  #load;
  /** The result of loading. @type {any} */
  #loaded = null;
  /** @type {Connection | null} */
  #connection = null;
  /** @type {Promise<Connection> | null} */
  #starting = null;
  #isClosed = false;

  /**
   * @param {readonly import('./connection.js').Connect[]} ways to connect, the best first
   * @param {object} load for the other end to load
   */
  constructor(ways, load) {
    this.#ways = ways;
    this.#load = load;
  }

  get kind() {
    return this.#connection && !this.#connection.hasEnded ? this.#connection.kind : null;
  }

  get loaded() {
    return this.#loaded;
  }

  get isClosed() {
    return this.#isClosed;
  }

  /**
   * The current connection: the first one, or another after that was lost.
   * @param {AbortSignal} [signal]
   * @returns {Promise<Connection>}
   */
  async current(signal) {
    if (this.#isClosed) throw new KakuteiError('freed');
    if (!this.#starting && this.#connection && !this.#connection.hasEnded) return this.#connection;
    this.#starting ??= this.start().finally(() => (this.#starting = null));
    return whileWanted(this.#starting, signal);
  }

  /** @param {Options} [options] @returns {Promise<Connection>} */
  async start(options) {
    let fault;
    for (const connect of this.#ways) {
      try {
        return await this.#connect(connect, options);
      } catch (error) {
        fault = error;
        if (this.#isClosed || options?.signal?.aborted) break;
      }
    }
    throw fault;
  }

  /** @param {import('./connection.js').Connect} connect @param {Options} [options] */
  async #connect(connect, options) {
    const connection = new Connection(connect);
    this.#connection = connection;
    try {
      this.#loaded = await connection.request('load', 0, this.#load, options);
    } catch (error) {
      connection.end(/** @type {KakuteiError} */ (error));
      throw error;
    }
    return connection;
  }

  /** Calls that still run fail with `freed`. */
  close() {
    this.#isClosed = true;
    this.#connection?.end(new KakuteiError('freed'));
  }
}
