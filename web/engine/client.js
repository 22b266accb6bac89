/**
 * EngineClient: the engine's calls as promises, answered by a worker. Where no worker can start (policy, another
 * origin, file://, Node), the same work runs in slices in this thread.
 *
 * The one idea: the client only passes requests on; the host at the other end implements the calls. If a worker
 * is lost, the calls that wait for it fail, and the next call starts another.
 */
import {
  takeBoard,
  takeCount,
  takeHow,
  takeKind,
  takeOpen,
  takeOption,
  takeOptions,
  takeRequest,
  takeScale,
  takeSource,
  wantsWay,
} from './arguments.js';
import { overWorker, withinThread } from './connection.js';
import { KakuteiError } from './errors.js';
import { EngineHost } from './host.js';
import { Line } from './line.js';
import { asyncDispose, dispose } from './platform.js';

/**
 * @typedef {import('./board.js').Board} Board
 * @typedef {import('./slices.js').PressOptions} PressOptions
 * @typedef {import('./slices.js').Options<any>} Options
 * @typedef {import('./slices.js').Account} Account
 * @typedef {Pick<Options, 'signal'>} Signal aborted, a call that has no outcome to tell ends with `aborted`
 * @typedef {{ waited: number }} Loading milliseconds since the engine began to be loaded
 * @typedef {import('./connection.js').Connection} Connection
 */

/** @param {unknown} cause @returns {never} */
const notLoaded = (cause) => {
  throw new KakuteiError('load', { cause });
};

const startWorker = () => new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
/** The hosts that are loaded when they are first asked, and their workers. */
const OTHERS = {
  catalogue: {
    load: async () => (await import('./catalogue-all.js')).CatalogueHost,
    start: () => new Worker(new URL('./catalogue-worker.js', import.meta.url), { type: 'module' }),
  },
  proof: {
    load: async () => (await import('./proof-all.js')).ProofHost,
    start: () => new Worker(new URL('./proof-worker.js', import.meta.url), { type: 'module' }),
  },
  photo: {
    load: async () => (await import('./photo-all.js')).PhotoHost,
    start: () => new Worker(new URL('./photo-worker.js', import.meta.url), { type: 'module' }),
  },
};

/** A board under a method, at the other end of the wire. Made by EngineClient.open; to be freed. */
export class ClientSolver {
  /** Null: it was freed. @type {Connection | null} */
  #connection;
  #number;
  #info;
  /** @type {import('./records.js').PressResult | null} */
  #result = null;
  #time = 0;

  /**
   * Use EngineClient.open.
   * @param {Connection} connection
   * @param {number} number at its other end
   * @param {import('./records.js').MethodInfo} info
   */
  constructor(connection, number, info) {
    this.#connection = connection;
    this.#number = number;
    this.#info = info;
  }

  /** Whether it answers: not after it was freed, or its worker was lost. */
  get isOpen() {
    return this.#connection?.hasEnded === false;
  }

  /** The slug of its method. */
  get method() {
    return this.#info.slug;
  }

  /** Its method, as the table has it. */
  get methodInfo() {
    return this.#info;
  }

  /** The result of the last press on this board, or null. */
  get result() {
    return this.#result;
  }

  /** Milliseconds that the engine worked on the last press, without any pauses. */
  get time() {
    return this.#time;
  }

  /** @param {string} call @param {any} [args] @param {Options} [options] */
  async #request(call, args, options) {
    const taken = takeOptions(options);
    if (!this.#connection) throw new KakuteiError('freed');
    return this.#connection.request(call, this.#number, args, taken);
  }

  /** @param {string} call @param {object} args @param {PressOptions} [options] */
  async #press(call, args, options) {
    const { answer, time } = await this.#request(call, args, options);
    this.#keep({ result: call === 'steps' ? answer.result : answer, time });
    return answer;
  }

  /** @param {{ result: import('./records.js').PressResult | null, time: number }} press */
  #keep({ result, time }) {
    this.#result = result?.outcome === 'cancelled' ? null : result;
    this.#time = time;
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
   * Presses, and gives all that `events`, `sets`, `uses` and `candidates` tell of it.
   * @param {'step' | 'solve'} action
   * @param {PressOptions} [options]
   * @returns {Promise<Account>}
   */
  async press(action, options) {
    const account = accountOf(await this.#request('press', { action: takeKind(action) }, options));
    this.#keep(account);
    return account;
  }

  /**
   * Several presses of 1 Step at once, to play a method with `goesOn`.
   * @param {number} count
   * @param {PressOptions} [options]
   * @returns {Promise<import('./slices.js').Steps>}
   */
  async steps(count, options) {
    return this.#press('steps', { count: takeCount(count) }, options);
  }

  /**
   * @param {Board} board
   * @param {Signal} [options]
   * @returns {Promise<string>} the board as it stands, 81 characters
   */
  async setBoard(board, options) {
    const stands = await this.#request('setBoard', { board: takeBoard(board) }, options);
    this.#result = null;
    this.#time = 0;
    return stands;
  }

  /** @param {string} name @param {number} value @param {Signal} [options] @returns {Promise<void>} */
  async setOption(name, value, options) {
    takeOption(name, value);
    return this.#request('setOption', { name, value }, options);
  }

  /**
   * @param {import('./slices.js').Options<{ events: number }>} [options]
   * @returns {Promise<import('./records.js').KakuteiEvent[]>}
   */
  events(options) {
    return this.#request('events', {}, options);
  }

  /** @param {Signal} [options] @returns {Promise<import('./records.js').DeterminedSet[]>} */
  sets(options) {
    return this.#request('sets', {}, options);
  }

  /** As Solver.candidates. @param {Signal} [options] @returns {Promise<number[][]>} */
  candidates(options) {
    return this.#request('candidates', {}, options);
  }

  /**
   * @param {Signal} [options]
   * @returns {Promise<Record<string, number>>} how often the last press used each rule, by slug
   */
  uses(options) {
    return this.#request('uses', {}, options);
  }

  /** Gives the memory back. Further calls are refused. @returns {Promise<void>} */
  async free() {
    this.#connection?.tell('free', this.#number);
    this.#connection = null;
  }

  [asyncDispose]() {
    return this.free();
  }
}

export class EngineClient {
  /** The class that `open` makes; the package has one that can do more. */
  static Solver = ClientSolver;

  #mayHaveWorker;
  #source;
  #line;
  /** The lines to other hosts, once they are needed. @type {{ [name in keyof typeof OTHERS]?: Promise<Line> }} */
  #others = {};

  /** Use EngineClient.start. @param {ReturnType<typeof takeSource>} source */
  constructor({ worker, url, bytes, module }) {
    this.#mayHaveWorker = Boolean(worker) && typeof Worker === 'function';
    this.#source = { url, bytes, module };
    /** What has begun already: for the first connection. */
    const begun = typeof worker === 'object' ? [worker] : [];
    this.#line = this.#lineTo(EngineHost, () => begun.pop() ?? startWorker());
  }

  /** @param {typeof import('./answerer.js').Answerer} Host @param {() => Worker} start a worker with such a host */
  #lineTo(Host, start) {
    const ways = [withinThread(Host)];
    if (this.#mayHaveWorker) ways.unshift(overWorker(start));
    return new Line(ways, this.#source);
  }

  /**
   * Starts the engine.
   * @param {import('./load.js').Source & { worker?: boolean | import('./connection.js').Thread } & import('./slices.js').Options<Loading>} [source]
   *   `worker: false` keeps it in this thread; one that has begun to load the same source is taken over
   * @returns {Promise<EngineClient>}
   */
  static async start(source) {
    const client = new this(takeSource(source));
    await client.#line.start(takeOptions(source));
    return client;
  }

  /** Where the engine runs. */
  get runsIn() {
    return this.#line.kind;
  }

  /** The tables that loading the engine gave. @returns {{ methods: import('./records.js').MethodInfo[], rules: readonly import('./records.js').RuleInfo[] }} */
  get #tables() {
    return this.#line.loaded;
  }

  /** The table of methods. */
  methods() {
    return this.#tables.methods;
  }

  /** The table of rules, as Engine.rules gives it. */
  rules() {
    return this.#tables.rules;
  }

  /** @param {string} call @param {any} args @param {Options} [options] */
  async #request(call, args, options) {
    const taken = takeOptions(options);
    const connection = await this.#line.current(taken.signal);
    return connection.request(call, 0, args, taken);
  }

  /** The same of another host. @param {keyof typeof OTHERS} name @param {string} call @param {any} args @param {Options} [options] */
  async #askOther(name, call, args, options) {
    const taken = takeOptions(options);
    const line = await (this.#others[name] ??= this.#openOther(name));
    const connection = await line.current(taken.signal);
    return connection.request(call, 0, args, taken);
  }

  /** @param {keyof typeof OTHERS} name */
  async #openOther(name) {
    try {
      const { load, start } = OTHERS[name];
      const line = this.#lineTo(await load(), start);
      if (this.#line.isClosed) line.close();
      return line;
    } catch (cause) {
      delete this.#others[name];
      throw new KakuteiError('load', { cause });
    }
  }

  /**
   * Opens a board, as Engine.open does.
   * @param {Board} puzzle
   * @param {import('./engine.js').OpenOptions & Signal} [open]
   * @returns {Promise<ClientSolver>}
   */
  async open(puzzle, open) {
    const [board, taken, options] = [takeBoard(puzzle), takeOpen(open), takeOptions(open)];
    const connection = await this.#line.current(options.signal);
    const args = { puzzle: board, open: taken };
    const number = await connection.request('open', 0, args, options);
    const { Solver } = /** @type {typeof EngineClient} */ (this.constructor);
    const { methods } = this.#tables;
    const info = methods.find(({ slug }) => slug === taken.method) ?? methods[0];
    return new Solver(connection, number, info);
  }

  /**
   * Presses once on a board that is not kept: what `open`, the press and all that a solver tells of it give, for one
   * message. After an abort the outcome is `cancelled`.
   * @param {Board} puzzle
   * @param {'step' | 'solve'} action
   * @param {import('./engine.js').OpenOptions & PressOptions} [options]
   * @returns {Promise<Account>}
   */
  async press(puzzle, action, options) {
    const [board, open] = [takeBoard(puzzle), takeOpen(options)];
    const args = { puzzle: board, open, action: takeKind(action) };
    return accountOf(await this.#request('press', args, options));
  }

  /**
   * Counts the solutions of a board, as Engine.count does.
   * @param {Board} puzzle
   * @param {import('./search.js').SearchOptions} [options]
   * @returns {Promise<import('./search.js').Counted>}
   */
  async count(puzzle, options) {
    return this.#request('count', asked(puzzle, options), options);
  }

  /**
   * The digits that all solutions share, as Engine.commonDigits does.
   * @param {Board} puzzle
   * @param {import('./search.js').SearchOptions} [options]
   * @returns {Promise<import('./search.js').CommonDigits>}
   */
  async commonDigits(puzzle, options) {
    return this.#request('commonDigits', asked(puzzle, options), options);
  }

  /**
   * Digits that contradict each other, as Engine.contradiction does.
   * @param {string} puzzle 81 characters
   * @param {import('./slices.js').Options<import('./contradiction.js').ContradictionProgress>} [options]
   * @returns {Promise<import('./contradiction.js').Contradiction>}
   */
  async contradiction(puzzle, options) {
    return this.#request('contradiction', { puzzle: takeBoard(puzzle) }, options);
  }

  /**
   * All solutions of a board, as Engine.solutions gives them. The signal ends them early.
   * @param {Board} puzzle
   * @param {Pick<import('./search.js').SearchOptions, 'signal' | 'onProgress'>} [options]
   * @returns {AsyncGenerator<string, void, void>}
   */
  async *solutions(puzzle, options) {
    const taken = takeOptions(options);
    const board = takeBoard(puzzle);
    let list = 0;
    /** @type {Connection | null} */
    let connection = null;
    try {
      connection = await this.#line.current(taken.signal);
      list = await connection.request('list', 0, { puzzle: board }, taken);
      for (let isOver = false; !isOver;) {
        const { solutions, ended } = await connection.request('listSome', list, {}, taken);
        yield* solutions;
        isOver = ended;
      }
    } catch (error) {
      if (!(error instanceof KakuteiError) || error.code !== 'aborted') throw error;
    } finally {
      if (list) connection?.tell('free', list);
    }
  }

  /**
   * Makes a puzzle, as Engine.make does. After an abort the outcome is `cancelled`, with the result so far.
   * @param {import('./maker.js').MakerRequest} [request]
   * @param {import('./slices.js').Options<import('./maker.js').MakerProgress>} [options]
   * @returns {Promise<import('./maker.js').Made>}
   */
  async make(request, options) {
    const taken = takeRequest(request);
    const args = { request: taken };
    return wantsWay(taken)
      ? this.#askOther('catalogue', 'make', args, options)
      : this.#request('make', args, options);
  }

  /**
   * Says how hard a puzzle is for a person, as the package's Engine.rate does. It has a worker of its own, so that it
   * delays nothing else; the catalogue is loaded when it is first needed.
   * @param {Board} puzzle
   * @param {{ scale?: string } & import('./slices.js').Options<{ steps: number }>} [options] the scale is `hodoku`
   *   (2.2.0) unless it is `hodoku-2.3` or `se` (Sudoku Explainer 1.2.1)
   * @returns {Promise<import('./catalogue/rating.js').Rated>}
   */
  async rate(puzzle, options) {
    const args = { puzzle: takeBoard(puzzle), scale: takeScale(options) };
    return this.#askOther('catalogue', 'rate', args, options);
  }

  /**
   * The table of techniques of the catalogue, in the order of their numbers.
   * @param {Signal} [options]
   * @returns {Promise<import('./catalogue/rating.js').Technique[]>}
   */
  async techniques(options) {
    return this.#askOther('catalogue', 'techniques', {}, options);
  }

  /**
   * A board as a person sees it, for hints and all other questions to the catalogue of techniques. The
   * worker of the ratings answers.
   * @param {Board} board
   * @param {{ order?: import('./catalogue/catalogue.js').OrderGiven, trusted?: boolean } & Signal} [options] HoDoKu's order unless
   *   there is one; trusted: what is wrong with the board is said by the first question, and not now
   * @returns {Promise<import('./catalogue/catalogue.js').Catalogue>}
   */
  async catalogue(board, options) {
    const { openCatalogue } = await import('./catalogue-all.js').catch(notLoaded);
    return openCatalogue(
      (question, asked, how) => this.#askOther('catalogue', 'ask', { question, asked }, how),
      board,
      options,
    );
  }

  /**
   * The shortest way found to the solution or to a claim. A worker of its own works on it; a signal, or the end of
   * the time, gives the best proof so far.
   * @param {Board} board
   * @param {{ claim?: string, milliseconds?: number, work?: number } & import('./slices.js').Options<import('./proof/prove.js').ProvingProgress>} [options]
   *   the claim is `way` unless it is as in `r4c6=8` or `r4c3<>7`, `none` or `next`
   * @returns {Promise<import('./proof/records.js').Proof>}
   */
  async prove(board, options) {
    const { takeProof } = await import('./proof-all.js').catch(notLoaded);
    const asked = { board: takeBoard(board), ...takeProof(options) };
    return this.#askOther('proof', 'prove', asked, takeOptions(options));
  }

  /**
   * Reads the puzzle in a photo, as the package's Engine.readPhoto does. A worker of its own works on it.
   * @param {import('./photo/arguments.js').Picture} picture
   * @param {{ grid?: number } & import('./slices.js').Options<number>} [options] grid: which one of the photo, from 0, the
   *   likeliest; progress: above 0, up to 1
   * @returns {Promise<import('./photo/records.js').PhotoReading>}
   */
  async readPhoto(picture, options) {
    const { takePhoto } = await import('./photo-all.js').catch(notLoaded);
    return this.#askOther('photo', 'readPhoto', takePhoto(picture, options), options);
  }

  /** Ends the engine; calls that still run fail with `freed`. */
  close() {
    this.#line.close();
    for (const other of Object.values(this.#others)) {
      other.then(
        (line) => line.close(),
        () => {},
      );
    }
  }

  [dispose]() {
    this.close();
  }
}

/** @param {[Omit<Account, 'events'>, ...Account['events']]} told @returns {Account} */
const accountOf = ([account, ...events]) => ({ ...account, events });

/** @param {Board} puzzle @param {import('./search.js').SearchOptions} [options] */
const asked = (puzzle, options) => ({ puzzle: takeBoard(puzzle), limit: takeHow(options) });
