/**
 * The engine's end of the wire: answers the messages of an EngineClient. The same host serves in a
 * worker and, where none can start, in the thread of the page.
 *
 * A request is { id, call, solver, args, aborted }, `aborted` if its signal was before; the answers are
 * { id, result } or { id, error }, and before it { id, progress } while long work runs, and { id, part }
 * with the first parts of a long answer. { id, call: 'abort' } cancels the work with that id, and closes
 * what was opened for it.
 */
import { contradictInSlices } from './contradiction.js';
import { Engine } from './engine.js';
import { KakuteiError, asKakuteiError } from './errors.js';
import { makeInSlices } from './maker.js';
import { askInSlices, listSome } from './search.js';
import { inSlices, press, steps } from './slices.js';

/** Calls that end with what has been reached when they are aborted. */
export const SLICED = [
  'step',
  'solve',
  'steps',
  'count',
  'commonDigits',
  'contradiction',
  'make',
  'listSome',
];

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

  /** @param {number} number of a solver or of a list */
  #close(number) {
    for (const open of [this.#solvers, this.#lists]) {
      open.get(number)?.free();
      open.delete(number);
    }
  }

  /** @param {any} message */
  async receive({ id, call, solver, args, aborted }) {
    if (call === 'abort') {
      const work = this.#works.get(id);
      if (work) work.abort();
      else this.#close(id);
      return;
    }
    try {
      this.#post({ id, result: await this.#answer(id, call, solver, { ...args, aborted }) });
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
      case 'contradiction':
        return this.#inSlices(id, args.aborted, (how) =>
          contradictInSlices(engine.search(args.puzzle), how),
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
    return this.#close(number);
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
        solver.board = args.board;
        return solver.board;
      case 'setOption':
        return solver.setOption(args.name, args.value);
      case 'events':
        return this.#inSlices(id, args.aborted, (how) => this.#tellEvents(id, solver, how));
      case 'sets':
        return solver.sets();
      case 'candidates':
        return solver.candidates;
      case 'uses':
        return solver.uses();
      case 'free':
        return this.#close(number);
      default:
        throw new Error(`unknown call ${call}`);
    }
  }

  /**
   * All at once they would keep this thread busy, and the one that receives them.
   *
   * @param {number} id
   * @param {import('./engine.js').Solver} solver
   * @param {import('./slices.js').Options<{ events: number }>} how
   */
  async #tellEvents(id, solver, how) {
    const parts = solver.eventParts();
    let events = 0;
    const advance = () => {
      const { value: part } = parts.next();
      if (!part) return [];
      events += part.length;
      this.#post({ id, part });
      return null;
    };
    const rest = await inSlices(advance, () => ({ events }), how);
    if (!rest) throw new KakuteiError('aborted');
    return rest;
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
