/**
 * The engine's end of the wire: answers the messages of an EngineClient. The same host serves in a
 * worker and, where none can start, in the thread of the page.
 *
 * A request is { id, call, solver, args }; the answers are { id, result }, { id, error } and, while a
 * press runs, { id, progress }. { id, call: 'abort' } cancels the press with that id.
 */
import { Engine } from './engine.js';
import { KakuteiError, asKakuteiError } from './errors.js';
import { press, steps } from './slices.js';

export class EngineHost {
  #post;
  /** @type {Engine | null} */
  #engine = null;
  /** @type {Map<number, import('./engine.js').Solver>} */
  #solvers = new Map();
  /** @type {Map<number, AbortController>} */
  #presses = new Map();
  /** @type {Set<import('./engine.js').Solver>} */
  #pressed = new Set();

  /** @param {(message: object) => void} post sends an answer */
  constructor(post) {
    this.#post = post;
  }

  /** Ends all presses and frees all solvers. */
  close() {
    for (const controller of this.#presses.values()) controller.abort();
    for (const solver of this.#solvers.values()) solver.free();
    this.#solvers.clear();
  }

  /** @param {any} message */
  async receive({ id, call, solver, args }) {
    if (call === 'abort') {
      this.#presses.get(id)?.abort();
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
      return this.#engine.methods();
    }
    const engine = /** @type {Engine} */ (this.#engine);
    if (call === 'open') {
      this.#solvers.set(id, engine.open(args.puzzle, args.open));
      return id;
    }
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
      case 'possibilities':
        return solver.possibilities();
      case 'uses':
        return solver.uses();
      case 'statistics':
        return solver.statistics();
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
    const controller = new AbortController();
    if (aborted) controller.abort();
    this.#presses.set(id, controller);
    this.#pressed.add(solver);
    try {
      const answer = await press({
        signal: controller.signal,
        onProgress: (progress) => this.#post({ id, progress }),
      });
      return { answer, time: solver.time };
    } finally {
      this.#presses.delete(id);
      this.#pressed.delete(solver);
    }
  }
}
