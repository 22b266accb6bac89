/**
 * Turns for work of which only some can be done at once.
 */
import { reading } from './arguments.js';

export class Turns {
  #free;
  /** @type {Set<() => void>} */
  #waiting = new Set();

  /** @param {number} atOnce */
  constructor(atOnce) {
    this.#free = atOnce;
  }

  /**
   * Waits for a turn; to be given back.
   * @param {AbortSignal} [signal]
   * @returns {Promise<boolean>} false: it was aborted before, and nothing is to be given back
   */
  take(signal) {
    if (this.#free > 0) {
      this.#free--;
      return Promise.resolve(true);
    }
    if (reading('The signal', () => signal?.aborted)) return Promise.resolve(false);
    return new Promise((resolve) => {
      const end = (/** @type {boolean} */ isTaken) => {
        this.#waiting.delete(enter);
        reading('The signal', () => signal?.removeEventListener('abort', leave));
        resolve(isTaken);
      };
      const enter = () => end(true);
      const leave = () => end(false);
      this.#waiting.add(enter);
      reading('The signal', () => signal?.addEventListener('abort', leave));
    });
  }

  give() {
    const [next] = this.#waiting;
    if (next) next();
    else this.#free++;
  }
}
