/**
 * A connection to an engine, in a worker or in this thread: the requests that it has not answered yet.
 *
 * The one idea: a silent worker is lost. While it works it reports every second, which it can, as it works in
 * slices. Where the browser has locks, it also holds one while it works. A dead worker releases the lock and says
 * nothing more.
 */
import { SLICED } from './answerer.js';
import { reading } from './arguments.js';
import { KakuteiError } from './errors.js';

/** @typedef {import('./slices.js').Options<any>} Options */
/**
 * @typedef {object} Wire
 * @property {(message: any) => void} post
 * @property {() => void} close
 * @property {'worker' | 'thread'} kind
 */
/** @typedef {(receive: (message: any) => void, fail: () => void, doubt: () => void) => Wire} Connect throws where it cannot; doubt: the worker has ended its work, or has died */
/**
 * @typedef {object} Waiting
 * @property {string} call
 * @property {(value: any) => void} resolve
 * @property {(error: Error) => void} reject
 * @property {((progress: any) => void) | undefined} onProgress
 * @property {any[]} parts of the answer that have come
 * @property {number} ticks since it was asked
 */

const TICK_MS = 1000;
/**
 * Ticks without a word after which a worker is lost. Its slices last milliseconds, and it also reports while a module
 * loads. Only the loading of its own script, which is small, can keep it silent. Ticks are counted, not time: a
 * machine that slept has not ticked.
 */
const MOST_SILENT = 20;
/** The same for a worker that reports at once when it begins, and for one that has released its lock. */
const MOST_AT_FIRST = 4;
const MOST_IN_DOUBT = 2;
/** Milliseconds in which a worker can answer an aborted call with its result so far. */
const GRACE_MS = 1000;

/** @param {typeof import('./answerer.js').Answerer} Host @returns {Connect} */
export const withinThread = (Host) => (receive) => {
  const host = new Host((message) => queueMicrotask(() => receive(message)));
  return {
    post: (message) => void host.receive(message),
    close: () => host.close(),
    kind: 'thread',
  };
};

/**
 * The used part of a Worker, as a program that uses the package may have no type of that name.
 *
 * @typedef {object} Thread
 * @property {(type: string, listen: (event: any) => void) => void} addEventListener
 * @property {(message: any) => void} postMessage
 * @property {() => void} terminate
 */

/** Calls back once nobody holds a lock any more. @param {string} lock @param {AbortSignal} signal @param {() => unknown} call */
const whenFree = (lock, signal, call) =>
  globalThis.navigator.locks.request(lock, { signal }, call).catch(() => {});

/** @param {() => Thread} start @returns {Connect} */
export const overWorker = (start) => (receive, fail, doubt) => {
  const worker = start();
  const gone = new AbortController();
  let lock = '';
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let soon;
  worker.addEventListener('message', ({ data }) => {
    receive(data);
    if (!data.holds) return;
    lock = data.holds;
    clearTimeout(soon);
    // Most work is done sooner.
    soon = setTimeout(
      () => whenFree(data.holds, gone.signal, () => lock === data.holds && doubt()),
      TICK_MS,
    );
  });
  worker.addEventListener('messageerror', fail);
  worker.addEventListener('error', fail);
  return {
    post: (message) => worker.postMessage(message),
    close: () => {
      gone.abort();
      clearTimeout(soon);
      worker.terminate();
    },
    kind: 'worker',
  };
};

export class Connection {
  #wire;
  /** Why it has ended. @type {KakuteiError | null} */
  #ended = null;
  /** @type {Map<number, Waiting>} */
  #waiting = new Map();
  #lastId = 0;
  /** Remaining ticks of silence before it is taken for lost. */
  #left = MOST_SILENT;
  /** Whether it says when it begins. */
  #holds = false;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #ticking;

  /** @param {Connect} connect */
  constructor(connect) {
    this.#wire = connect(
      (message) => this.#receive(message),
      () => this.end(new KakuteiError('lost')),
      () => (this.#left = Math.min(this.#left, MOST_IN_DOUBT)),
    );
  }

  get kind() {
    return this.#wire.kind;
  }

  get hasEnded() {
    return this.#ended !== null;
  }

  /** Refuses everything, now and from now on. @param {KakuteiError} error */
  end(error) {
    if (this.#ended) return;
    this.#ended = error;
    this.#wire.close();
    clearInterval(this.#ticking);
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }

  /** Sends a message that needs no answer. @param {string} call @param {number} solver */
  tell(call, solver) {
    if (!this.#ended) this.#wire.post({ call, solver });
  }

  /**
   * Asks. An aborted call answers with its result so far if it works in slices, and fails with `aborted` otherwise.
   *
   * @param {string} call
   * @param {number} solver
   * @param {any} [args] that can be sent
   * @param {Options} [options] as `takeOptions` gives them
   * @returns {Promise<any>}
   */
  async request(call, solver, args, { signal, onProgress } = {}) {
    if (this.#ended) throw this.#ended;
    const aborted = signal?.aborted ?? false;
    if (aborted && !SLICED.includes(call)) throw new KakuteiError('aborted');
    const id = ++this.#lastId;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let patience;
    let abort = () => {};
    const answer = new Promise((resolve, reject) => {
      const giveUp = () => reject(new KakuteiError('aborted'));
      abort = () => {
        if (!aborted) this.#wire.post({ id, call: 'abort' });
        if (SLICED.includes(call)) patience = setTimeout(giveUp, GRACE_MS);
        else giveUp();
      };
      this.#wait(id, { call, resolve, reject, onProgress, parts: [], ticks: 0 });
    });
    // If the signal cannot be listened to, nobody waits.
    answer.catch(() => {});
    try {
      this.#post({ id, call, solver, args, aborted });
      if (aborted) abort();
      else reading('The signal', () => signal?.addEventListener('abort', abort));
      return await answer;
    } finally {
      clearTimeout(patience);
      reading('The signal', () => signal?.removeEventListener('abort', abort));
    }
  }

  /** @param {{ id: number, call: string, solver: number, args: any, aborted: boolean }} message */
  #post(message) {
    try {
      this.#wire.post(message);
    } catch (cause) {
      this.#settle(message.id);
      const words = 'What was given cannot be sent to the worker.';
      throw new KakuteiError('type', { message: words, cause });
    }
  }

  /** @param {number} id @param {Waiting} waiting */
  #wait(id, waiting) {
    if (this.#waiting.size === 0) {
      this.#left = this.#holds ? MOST_AT_FIRST : MOST_SILENT;
      this.#ticking = setInterval(() => this.#tick(), TICK_MS);
    }
    this.#waiting.set(id, waiting);
  }

  /** @param {number} id of a request that waits no longer */
  #settle(id) {
    this.#waiting.delete(id);
    if (this.#waiting.size === 0) clearInterval(this.#ticking);
  }

  #tick() {
    for (const [id, waiting] of this.#waiting) {
      waiting.ticks++;
      if (waiting.call === 'load') this.#tell(id, waiting, { waited: waiting.ticks * TICK_MS });
    }
    if (this.kind === 'worker' && --this.#left <= 0) {
      this.end(new KakuteiError('lost'));
    }
  }

  /** @param {number} id @param {Waiting} waiting @param {any} progress */
  #tell(id, { onProgress, reject }, progress) {
    try {
      onProgress?.(progress);
    } catch (cause) {
      reject(new KakuteiError('type', { message: 'onProgress has thrown an error.', cause }));
      this.#wire.post({ id, call: 'abort' });
    }
  }

  /** @param {any} message */
  #receive({ id, result, error, progress, part, holds }) {
    this.#left = MOST_SILENT;
    if (holds) this.#holds = true;
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    if (progress) {
      this.#tell(id, waiting, progress);
    } else if (part) {
      waiting.parts.push(...part);
    } else {
      this.#settle(id);
      if (error) waiting.reject(new KakuteiError(error.code, error));
      else waiting.resolve(waiting.parts.length ? [...waiting.parts, ...result] : result);
    }
  }
}
