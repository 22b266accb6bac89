/**
 * The engine's end of the wire: answers the messages of an EngineClient. The same host serves in a
 * worker and, where none can start, in the thread of the page.
 *
 * A request is { id, call, solver, args }; the answers are { id, result }, { id, error } and, while
 * long work runs, { id, progress }. { id, call: 'abort' } cancels the work with that id.
 */
import { Engine } from './engine.js';
import { KakuteiError, asKakuteiError } from './errors.js';
import { makeInSlices } from './maker.js';
import { askInSlices, listSome } from './search.js';
import { press, steps } from './slices.js';

export class EngineHost {
  #post;
  /** @type {Engine | null} */
  #engine = null;
  /** @type {Map<number, import('./engine.js').Solver>} */
  #solvers = new Map();
  /** Searches whose solutions are listed. @type {Map<number, import('./search.js').Search>} */
  #lists = new Map();
  /** What runs. @type {Map<number, AbortController>} */
  #works = new Map();
  /** @type {Set<import('./engine.js').Solver>} */
  #pressed = new Set();

  /** @param {(message: object) => void} post sends an answer */
  constructor(post) {
    this.#post = post;
  }

  /** Ends all that runs and frees all that is open. */
  close() {
    for (const controller of this.#works.values()) controller.abort();
    for (const open of [...this.#solvers.values(), ...this.#lists.values()]) open.free();
    this.#solvers.clear();
    this.#lists.clear();
  }

  /** @param {any} message */
  async receive({ id, call, solver, args }) {
    if (call === 'abort') {
      this.#works.get(id)?.abort();
      return;
    }
    try {
      this.#post({ id, result: await this.#answer(id, call, solver, args) });
    } catch (error) {
      this.#post({ id, error: asKakuteiError(error).toJSON() });
    }
  }

  /** @param {number} id @param {string} call @param {number} number @param {any} args */
  async #answer(id, call, number, args) {
    if (call === 'load') {
      this.#engine = await Engine.load(args);
      return { methods: this.#engine.methods(), rules: this.#engine.rules() };
    }
    const engine = /** @type {Engine} */ (this.#engine);
    switch (call) {
      case 'open':
        this.#solvers.set(id, engine.open(args.puzzle, args.open));
        return id;
      case 'count':
      case 'commonDigits':
        return this.#inSlices(id, args.aborted, (how) =>
          askInSlices(engine.search(args.puzzle), call, { ...how, limit: args.limit }),
        );
      case 'make':
        return this.#inSlices(id, args.aborted, (how) =>
          makeInSlices(engine.maker(args.request), how),
        );
      case 'list':
      case 'listSome':
      case 'endList':
        return this.#answerList(id, call, number, args);
      default:
        return this.#answerSolver(id, call, number, args);
    }
  }

  /** @param {number} id @param {'list' | 'listSome' | 'endList'} call @param {number} number @param {any} args */
  #answerList(id, call, number, args) {
    if (call === 'list') {
      this.#lists.set(id, /** @type {Engine} */ (this.#engine).search(args.puzzle));
      return id;
    }
    const search = /** @type {import('./search.js').Search} */ (this.#lists.get(number));
    if (call === 'listSome') {
      return this.#inSlices(id, args.aborted, (how) => listSome(search, how));
    }
    this.#lists.delete(number);
    return search.free();
  }

  /** @param {number} id @param {string} call @param {number} number @param {any} args */
  #answerSolver(id, call, number, args) {
    const solver = /** @type {import('./engine.js').Solver} */ (this.#solvers.get(number));
    switch (call) {
      case 'step':
      case 'solve':
        return this.#press(id, solver, args.aborted, (how) => press(solver, call, how));
      case 'steps':
        return this.#press(id, solver, args.aborted, (how) => steps(solver, args.count, how));
      case 'setBoard':
        solver.board = args;
        return solver.board;
      case 'setOption':
        return solver.setOption(args.name, args.value);
      case 'events':
        return solver.events();
      case 'sets':
        return solver.sets();
      case 'candidates':
        return solver.candidates;
      case 'uses':
        return solver.uses();
      case 'free':
        this.#solvers.delete(number);
        return solver.free();
      default:
        throw new Error(`unknown call ${call}`);
    }
  }

  /**
   * @template T
   * @param {number} id
   * @param {import('./engine.js').Solver} solver
   * @param {boolean} aborted before it began
   * @param {(options: import('./slices.js').PressOptions) => Promise<T>} press
   */
  async #press(id, solver, aborted, press) {
    if (this.#pressed.has(solver)) throw new KakuteiError('busy');
    this.#pressed.add(solver);
    try {
      const answer = await this.#inSlices(id, aborted, press);
      return { answer, time: solver.time };
    } finally {
      this.#pressed.delete(solver);
    }
  }

  /**
   * @template T
   * @param {number} id
   * @param {boolean} aborted before it began
   * @param {(options: import('./slices.js').Options<any>) => Promise<T>} work
   */
  async #inSlices(id, aborted, work) {
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
