/**
 * One end of a wire: takes requests and answers them. Its subclasses implement the calls.
 *
 * A request is { id, call, solver, args, aborted }; `aborted` says that its signal was aborted before. An answer is {
 * id, result } or { id, error }. Before it come { id, progress } while long work runs, and { id, part } with the first
 * parts of a long answer. { id, call: 'abort' } cancels the work with that id and closes what was opened for it. The
 * same answerer serves in a worker and, where no worker can start, in the thread of the page.
 */
import { asKakuteiError } from './errors.js';

/** Calls that answer with their result so far when they are aborted. */
export const SLICED = [
  'press',
  'step',
  'solve',
  'steps',
  'count',
  'commonDigits',
  'contradiction',
  'make',
  'listSome',
  'rate',
  'ask',
  'prove',
];

export class Answerer {
  #post;
  /** The running calls. @type {Map<number, AbortController>} */
  #works = new Map();

  /** @param {(message: object) => void} post sends an answer */
  constructor(post) {
    this.#post = post;
  }

  /** @param {object} message */
  post(message) {
    this.#post(message);
  }

  /** Ends all running calls and frees everything that is open. */
  close() {
    for (const controller of this.#works.values()) controller.abort();
  }

  /** Frees the object that was opened under a number. @param {number} _number */
  forget(_number) {}

  /**
   * @param {number} _id @param {string} call @param {number} _number @param {any} _args
   * @returns {Promise<any>}
   */
  async answer(_id, call, _number, _args) {
    throw new Error(`unknown call ${call}`);
  }

  /** @param {any} message */
  async receive({ id, call, solver, args, aborted }) {
    if (call === 'abort') {
      const work = this.#works.get(id);
      if (work) work.abort();
      else this.forget(id);
      return;
    }
    try {
      this.#post({ id, result: await this.answer(id, call, solver, { ...args, aborted }) });
    } catch (error) {
      this.#post({ id, error: asKakuteiError(error).toJSON() });
    }
  }

  /**
   * @template T
   * @param {number} id
   * @param {boolean} aborted before it began
   * @param {(options: import('./slices.js').Options<any>) => Promise<T>} work
   */
  async inSlices(id, aborted, work) {
    const controller = new AbortController();
    if (aborted) controller.abort();
    this.#works.set(id, controller);
    try {
      return await work({
        signal: controller.signal,
        onProgress: (progress) => this.#post({ id, progress }),
      });
    } finally {
      this.#works.delete(id);
    }
  }
}

/** In a worker: a working answerer reports every second. */
const BEAT_MS = 1000;

/**
 * Holds a lock and says its name, if the browser has locks and lets this page use them.
 *
 * @param {any} scope the worker's own
 * @returns {() => void} releases it
 */
function hold(scope) {
  const holds = `kakutei ${Math.random()}`;
  let release = () => {};
  const held = new Promise((resolve) => (release = () => resolve(null)));
  const tell = () => {
    scope.postMessage({ holds });
    return held;
  };
  scope.navigator?.locks?.request(holds, tell).catch(() => {});
  return release;
}

/** @param {typeof Answerer} Kind @param {any} scope the worker's own */
export function serve(Kind, scope) {
  const answerer = new Kind((message) => scope.postMessage(message));
  const beat = () => scope.postMessage({});
  let release = () => {};
  let works = 0;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  let beating;

  scope.addEventListener('message', async (/** @type {{ data: any }} */ { data }) => {
    if (works++ === 0) {
      beating = setInterval(beat, BEAT_MS);
      release = hold(scope);
    }
    await answerer.receive(data);
    if (--works > 0) return;
    clearInterval(beating);
    release();
  });
}
