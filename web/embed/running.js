/**
 * One press after another: asks the engine, shows the progress, can be stopped at any moment.
 *
 * It knows what runs, and nothing of the page: what a press gave goes to whoever pressed.
 */

import { Solving } from './solving.js';

const PROGRESS_AFTER = 200;
const PROGRESS_EVERY = 250;

/** @typedef {Awaited<ReturnType<Solving['press']>>} Pressed */
/** @typedef {{ depth: number, visits: number, uses?: Record<string, number> }} Progress */

export class Running {
  #solving = new Solving();
  /** @type {AbortController | null} */
  #controller = null;
  /** @type {Promise<void>} */
  #idle = Promise.resolve();
  #changed;
  #progress;

  /**
   * @param {object} handlers
   * @param {() => void} handlers.changed whether something runs has changed
   * @param {(progress: Progress | null) => void} handlers.progress a few times a second; null: it
   *   takes a while, but how far it is is not known; at the end once more null
   */
  constructor({ changed, progress }) {
    this.#changed = changed;
    this.#progress = progress;
  }

  /** @param {import('../engine/load.js').Source | null} source */
  connect(source) {
    this.#solving.connect(source);
  }

  /** Stops what runs, and gives the engine back. */
  disconnect() {
    this.stop();
    this.#solving.disconnect();
  }

  get busy() {
    return this.#controller !== null;
  }

  load() {
    return this.#solving.load();
  }

  /** @param {string} slug what the engine knows of a method, if there is such a one */
  async method(slug) {
    return (await this.load()).methods().find((method) => method.slug === slug);
  }

  /** Stops what runs: a press ends cancelled, a play goes to its end. */
  stop() {
    this.#controller?.abort();
  }

  /**
   * Runs one thing at a time, with a signal that `stop` aborts.
   *
   * @param {(signal: AbortSignal) => Promise<void>} work
   */
  async run(work) {
    if (this.#controller) return;
    const controller = new AbortController();
    this.#controller = controller;
    this.#changed();
    let done = () => {};
    this.#idle = new Promise((resolve) => (done = resolve));
    try {
      await work(controller.signal);
    } finally {
      this.#controller = null;
      this.#changed();
      done();
    }
  }

  /** Resolves as soon as nothing runs. */
  async idle() {
    await this.#idle;
  }

  /**
   * Asks the engine beside what runs, as `Solving.ask`.
   *
   * @template T
   * @param {AbortSignal} signal
   * @param {(client: import('../engine/client.js').EngineClient) => Promise<T>} work
   */
  ask(signal, work) {
    return this.#solving.ask(signal, work);
  }

  /**
   * Works on the board of a search, as `Solving.search`.
   *
   * @template T
   * @param {import('./trails.js').Trail} trail
   * @param {AbortSignal} signal
   * @param {Parameters<typeof Solving.prototype.search<T>>[2]} work
   */
  search(trail, signal, work) {
    return this.#solving.search(trail, signal, work);
  }

  /**
   * @param {import('./solving.js').Order} order
   * @returns {Promise<Pressed>}
   */
  async press(order) {
    const start = performance.now();
    let last = 0;
    const soon = setTimeout(() => this.#progress({ depth: 0, visits: 0 }), PROGRESS_AFTER);
    try {
      return await this.#solving.press({
        ...order,
        onProgress: (progress) => {
          const now = performance.now();
          order.onProgress(progress);
          if (now - start < PROGRESS_AFTER || now - last < PROGRESS_EVERY) return;
          last = now;
          this.#progress(progress);
        },
      });
    } finally {
      clearTimeout(soon);
      this.#progress(null);
    }
  }
}
