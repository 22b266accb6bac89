/**
 * The engine's end of the wire: the calls of an EngineClient.
 */
import { Answerer } from './answerer.js';
import { contradictInSlices } from './contradiction.js';
import { Engine } from './engine.js';
import { KakuteiError } from './errors.js';
import { makeInSlices } from './maker.js';
import { askInSlices, listSome } from './search.js';
import { inSlices, press, steps, whileWanted } from './slices.js';

export class EngineHost extends Answerer {
  /** @type {Promise<Engine> | null} */
  #loading = null;
  /** @type {Engine | null} */
  #engine = null;
  /** @type {Map<number, import('./engine.js').Solver>} */
  #solvers = new Map();
  /** Searches whose solutions are listed. @type {Map<number, import('./search.js').Search>} */
  #lists = new Map();
  /** @type {Set<import('./engine.js').Solver>} */
  #pressed = new Set();
  /** The ends of the presses under way on boards that are not kept. @type {Set<Promise<unknown>>} */
  #passing = new Set();

  close() {
    super.close();
    for (const open of [...this.#solvers.values(), ...this.#lists.values()]) open.free();
    this.#solvers.clear();
    this.#lists.clear();
  }

  /** @param {number} number of a solver or of a list */
  forget(number) {
    for (const open of [this.#solvers, this.#lists]) {
      open.get(number)?.free();
      open.delete(number);
    }
  }

  /** @param {number} id @param {string} call @param {number} number @param {any} args */
  async answer(id, call, number, args) {
    if (call === 'load') {
      this.#engine = await (this.#loading ??= Engine.load(args));
      return { methods: this.#engine.methods(), rules: this.#engine.rules() };
    }
    const engine = /** @type {Engine} */ (this.#engine);
    switch (call) {
      case 'open':
        return this.#open(id, engine, args);
      case 'press':
        return this.#pressAndTell(id, engine, number, args);
      case 'count':
      case 'commonDigits':
        return this.inSlices(id, args.aborted, (how) =>
          askInSlices(engine.search(args.puzzle), call, { ...how, limit: args.limit }),
        );
      case 'contradiction':
        return this.inSlices(id, args.aborted, (how) =>
          contradictInSlices(engine.search(args.puzzle), how),
        );
      case 'make':
        return this.inSlices(id, args.aborted, (how) =>
          makeInSlices(engine.maker(args.request), how),
        );
      case 'list':
      case 'listSome':
        return this.#answerList(id, call, number, args);
      default:
        return this.#answerSolver(id, call, number, args);
    }
  }

  /** @param {number} id @param {Engine} engine @param {any} args */
  async #open(id, engine, { puzzle, open, aborted }) {
    const method = engine.methods().find(({ slug }) => slug === open.method);
    if (method?.namesSteps) {
      await this.inSlices(id, aborted, ({ signal }) =>
        whileWanted(engine.loadTechniques(), signal),
      );
    }
    this.#solvers.set(id, engine.open(puzzle, open));
    return id;
  }

  /**
   * A press with all that it tells. The answer is a list: what it came to, and then its events, which come in parts.
   *
   * @param {number} id
   * @param {Engine} engine
   * @param {number} number of the solver; 0: of none, and the board is not kept
   * @param {any} args
   */
  async #pressAndTell(id, engine, number, args) {
    const close = number ? () => {} : await this.#openInTurn(id, engine, args);
    const solver = /** @type {import('./engine.js').Solver} */ (this.#solvers.get(number || id));
    try {
      const { answer } = await this.#press(id, solver, args.aborted, async (how) => {
        const result = await press(solver, args.action, how);
        const [sets, uses] = [solver.sets(), solver.uses()];
        const { time, candidates } = solver;
        this.post({ id, part: [{ result, time, sets, uses, candidates }] });
        const { signal } = how;
        return result.outcome === 'cancelled' ? [] : this.#tellEvents(id, solver, { signal });
      });
      return answer;
    } finally {
      close();
    }
  }

  /**
   * Opens a board for a single press. Where there is no room for it, another such press soon gives up its own.
   *
   * @param {number} id
   * @param {Engine} engine
   * @param {any} args
   * @returns {Promise<() => void>} closes it
   */
  async #openInTurn(id, engine, args) {
    for (;;) {
      try {
        await this.#open(id, engine, args);
        let end = () => {};
        const ended = new Promise((resolve) => (end = () => resolve(undefined)));
        this.#passing.add(ended);
        return () => {
          this.forget(id);
          this.#passing.delete(ended);
          end();
        };
      } catch (error) {
        const isFull = /** @type {any} */ (error).code === 'memory' && this.#passing.size > 0;
        if (!isFull) throw error;
        const room = Promise.race(this.#passing);
        await this.inSlices(id, args.aborted, ({ signal }) => whileWanted(room, signal));
      }
    }
  }

  /** @param {number} id @param {'list' | 'listSome'} call @param {number} number @param {any} args */
  #answerList(id, call, number, args) {
    if (call === 'list') {
      this.#lists.set(id, /** @type {Engine} */ (this.#engine).search(args.puzzle));
      return id;
    }
    const search = /** @type {import('./search.js').Search} */ (this.#lists.get(number));
    return this.inSlices(id, args.aborted, (how) => listSome(search, how));
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
        return this.inSlices(id, args.aborted, (how) => this.#tellEvents(id, solver, how));
      case 'sets':
        return solver.sets();
      case 'candidates':
        return solver.candidates;
      case 'uses':
        return solver.uses();
      case 'free':
        return this.forget(number);
      default:
        throw new Error(`unknown call ${call}`);
    }
  }

  /**
   * Sends events in parts: all at once they would keep this thread busy, and the one that receives them.
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
      if (!part) return /** @type {import('./records.js').KakuteiEvent[]} */ ([]);
      events += part.length;
      this.post({ id, part });
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
      const answer = await this.inSlices(id, aborted, press);
      return { answer, time: solver.time };
    } finally {
      this.#pressed.delete(solver);
    }
  }
}
