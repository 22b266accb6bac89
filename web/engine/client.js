/**
 * EngineClient: the engine's calls as promises, answered by a worker. Where none can start (policy,
 * another origin, file://, Node), the same work runs in slices in this thread.
 *
 * The one idea: the client only matches answers to requests; what the calls mean is known to the host
 * at the other end of the wire.
 */
import { KakuteiError } from './errors.js';
import { EngineHost } from './host.js';

/**
 * @typedef {import('./board.js').Board} Board
 * @typedef {import('./slices.js').PressOptions} PressOptions
 * @typedef {import('./slices.js').Options<any>} Options
 * @typedef {{ post: (message: any) => void, close: () => void, kind: 'worker' | 'thread' }} Wire
 * @typedef {{ resolve: (value: any) => void, reject: (error: Error) => void, onProgress?: (progress: any) => void }} Waiting
 */

/** @param {(message: any) => void} receive @returns {Wire} */
function connectThread(receive) {
  const host = new EngineHost((message) => queueMicrotask(() => receive(message)));
  return {
    post: (message) => void host.receive(message),
    close: () => host.close(),
    kind: 'thread',
  };
}

/** @param {(message: any) => void} receive @param {(event: Event) => void} fail @returns {Wire | null} */
function connectWorker(receive, fail) {
  try {
    const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }) => receive(data));
    worker.addEventListener('error', fail);
    return {
      post: (message) => worker.postMessage(message),
      close: () => worker.terminate(),
      kind: 'worker',
    };
  } catch {
    return null;
  }
}

/** A board under a method, at the other end of the wire. Made by EngineClient.open; to be freed. */
export class ClientSolver {
  #request;
  #info;
  /** @type {import('./records.js').PressResult | null} */
  #result = null;
  #time = 0;

  /**
   * @param {(call: string, args?: any, options?: PressOptions) => Promise<any>} request
   * @param {import('./records.js').MethodInfo} info
   */
  constructor(request, info) {
    this.#request = request;
    this.#info = info;
  }

  /** The slug of its method. */
  get method() {
    return this.#info.slug;
  }

  /** Its method, as the table has it. */
  get methodInfo() {
    return this.#info;
  }

  /** What the last press on this board gave, or null. */
  get result() {
    return this.#result;
  }

  /** Milliseconds that the engine worked on the last press, without any pauses. */
  get time() {
    return this.#time;
  }

  /** @param {string} call @param {object} args @param {PressOptions} [options] */
  async #press(call, args, options) {
    const aborted = options?.signal?.aborted;
    const { answer, time } = await this.#request(call, { ...args, aborted }, options);
    const result = call === 'steps' ? answer.result : answer;
    this.#result = result?.outcome === 'cancelled' ? null : result;
    this.#time = time;
    return answer;
  }

  /** @param {PressOptions} [options] @returns {Promise<import('./records.js').PressResult>} */
  step(options) {
    return this.#press('step', {}, options);
  }

  /** @param {PressOptions} [options] @returns {Promise<import('./records.js').PressResult>} */
  solve(options) {
    return this.#press('solve', {}, options);
  }

  /**
   * Several presses of 1 Step at once, for who plays a method that goes on.
   * @param {number} count
   * @param {PressOptions} [options]
   * @returns {Promise<import('./slices.js').Steps>}
   */
  steps(count, options) {
    return this.#press('steps', { count }, options);
  }

  /** @param {Board} board @returns {Promise<string>} the board as it stands, 81 characters */
  async setBoard(board) {
    const stands = await this.#request('setBoard', board);
    this.#result = null;
    this.#time = 0;
    return stands;
  }

  /** @param {string} name @param {number} value @returns {Promise<void>} */
  setOption(name, value) {
    return this.#request('setOption', { name, value });
  }

  /** @returns {Promise<import('./records.js').KakuteiEvent[]>} */
  events() {
    return this.#request('events');
  }

  /** @returns {Promise<import('./records.js').DeterminedSet[]>} */
  sets() {
    return this.#request('sets');
  }

  /** As Solver.candidates. @returns {Promise<number[][]>} */
  candidates() {
    return this.#request('candidates');
  }

  /** @returns {Promise<Record<string, number>>} how often the last press used each rule, by slug */
  uses() {
    return this.#request('uses');
  }

  /** Gives the memory back. Further calls are refused. @returns {Promise<void>} */
  async free() {
    const request = this.#request;
    this.#request = () => Promise.reject(new KakuteiError('freed'));
    await request('free').catch(() => {});
  }
}

export class EngineClient {
  /** What `open` makes; the package has one that can do more. */
  static Solver = ClientSolver;

  /** @type {Wire | null} */
  #wire = null;
  /** Why there is no wire. */
  #ended = new KakuteiError('freed');
  /** @type {Map<number, Waiting>} */
  #waiting = new Map();
  #lastId = 0;
  /** @type {{ methods: import('./records.js').MethodInfo[], rules: readonly import('./records.js').RuleInfo[] }} */
  #tables = { methods: [], rules: [] };

  /**
   * Starts the engine.
   * @param {import('./load.js').Source & { worker?: boolean }} [source] `worker: false` keeps it in
   *   this thread
   * @returns {Promise<EngineClient>}
   */
  static async start({ worker = true, url, bytes, module } = {}) {
    const client = new this();
    // A URL object would not pass to a worker.
    const source = { url: url && String(url), bytes, module };
    await client.#connect(worker && typeof Worker === 'function', source);
    return client;
  }

  /** Where the engine runs. */
  get runsIn() {
    return this.#wire?.kind ?? null;
  }

  /** The table of methods. */
  methods() {
    return this.#tables.methods;
  }

  /** The table of rules, as Engine.rules gives it. */
  rules() {
    return this.#tables.rules;
  }

  /** @param {boolean} inWorker @param {import('./load.js').Source} source */
  async #connect(inWorker, source) {
    const receive = (/** @type {any} */ message) => this.#receive(message);
    if (inWorker) {
      this.#wire = connectWorker(receive, () => this.#end(new KakuteiError('load')));
      if (this.#wire) {
        try {
          this.#tables = await this.#request('load', 0, source);
          return;
        } catch {
          this.#wire?.close();
        }
      }
    }
    this.#wire = connectThread(receive);
    this.#tables = await this.#request('load', 0, source);
  }

  /** @param {any} message */
  #receive({ id, result, error, progress }) {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    if (progress) {
      waiting.onProgress?.(progress);
      return;
    }
    this.#waiting.delete(id);
    if (error) {
      waiting.reject(new KakuteiError(error.code, error));
    } else {
      waiting.resolve(result);
    }
  }

  /** Refuses everything, now and from now on. @param {KakuteiError} error */
  #end(error) {
    this.#wire?.close();
    this.#wire = null;
    this.#ended = error;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }

  /**
   * @param {string} call
   * @param {number} solver
   * @param {any} [args]
   * @param {Options} [options]
   * @returns {Promise<any>}
   */
  #request(call, solver, args, { signal, onProgress } = {}) {
    const wire = this.#wire;
    if (!wire) return Promise.reject(this.#ended);
    const id = ++this.#lastId;
    const abort = () => wire.post({ id, call: 'abort' });
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject, onProgress });
      wire.post({ id, call, solver, args });
      signal?.addEventListener('abort', abort);
    }).finally(() => signal?.removeEventListener('abort', abort));
  }

  /**
   * Opens a board, as Engine.open does.
   * @param {Board} puzzle
   * @param {import('./engine.js').OpenOptions} [open]
   * @returns {Promise<ClientSolver>}
   */
  async open(puzzle, { method, options, events } = {}) {
    const number = await this.#request('open', 0, { puzzle, open: { method, options, events } });
    const { Solver } = /** @type {typeof EngineClient} */ (this.constructor);
    const { methods } = this.#tables;
    return new Solver(
      (call, args, press) => this.#request(call, number, args, press),
      methods.find(({ slug }) => slug === method) ?? methods[0],
    );
  }

  /**
   * Counts the solutions of a board, as Engine.count does.
   * @param {Board} puzzle
   * @param {import('./search.js').SearchOptions} [options]
   * @returns {Promise<import('./search.js').Counted>}
   */
  count(puzzle, options) {
    return this.#ask('count', puzzle, options);
  }

  /**
   * What all solutions have in common, as Engine.commonDigits says it.
   * @param {Board} puzzle
   * @param {import('./search.js').SearchOptions} [options]
   * @returns {Promise<import('./search.js').CommonDigits>}
   */
  commonDigits(puzzle, options) {
    return this.#ask('commonDigits', puzzle, options);
  }

  /** @param {string} call @param {Board} puzzle @param {import('./search.js').SearchOptions} [options] */
  #ask(call, puzzle, { limit, ...options } = {}) {
    const aborted = options.signal?.aborted;
    return this.#request(call, 0, { puzzle, limit, aborted }, options);
  }

  /**
   * All solutions of a board, as Engine.solutions gives them. The signal ends them early.
   * @param {Board} puzzle
   * @param {Pick<import('./search.js').SearchOptions, 'signal' | 'onProgress'>} [options]
   * @returns {AsyncGenerator<string, void, void>}
   */
  async *solutions(puzzle, options) {
    const list = await this.#request('list', 0, { puzzle });
    try {
      for (let isOver = false; !isOver;) {
        const aborted = options?.signal?.aborted;
        const { solutions, ended } = await this.#request('listSome', list, { aborted }, options);
        yield* solutions;
        isOver = ended;
      }
    } finally {
      await this.#request('endList', list).catch(() => {});
    }
  }

  /**
   * Makes a puzzle, as Engine.make does. What is aborted ends `cancelled`, with what has been reached.
   * @param {import('./maker.js').MakerRequest} [request]
   * @param {import('./slices.js').Options<import('./maker.js').MakerProgress>} [options]
   * @returns {Promise<import('./maker.js').Made>}
   */
  make(request, options) {
    return this.#request('make', 0, { request, aborted: options?.signal?.aborted }, options);
  }

  /** Ends the engine; whatever still runs is refused with `freed`. */
  close() {
    this.#end(new KakuteiError('freed'));
  }
}
