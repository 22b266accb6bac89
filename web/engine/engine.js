/**
 * Engine and Solver: the engine's calls as JavaScript, in this thread. Knows no DOM.
 *
 * The one idea: an Engine is a compiled module with a running instance. A trap poisons the instance: it is dropped
 * with all its solvers, the error names the board, and the next `open` gets a new instance. The techniques are a
 * second module with an instance of its own, once they are loaded.
 */
import {
  takeBoard,
  takeBudget,
  takeKind,
  takeOpen,
  takeOption,
  takeRequest,
  takeSource,
  wantsWay,
  wrongOption,
} from './arguments.js';
import { KakuteiError, check } from './errors.js';
import { compile } from './load.js';
import { Handle, Running } from './machine.js';
import { DifficultyGauge, Maker, make } from './maker.js';
import { E_RANGE, MORE } from './names.js';
import { dispose } from './platform.js';
import * as read from './records.js';
import { Search, ask, list } from './search.js';

/** @typedef {import('./board.js').Board} Board */
/**
 * @typedef {object} OpenOptions
 * @property {string} [method] its slug; the first of the table unless said otherwise
 * @property {Record<string, number>} [options] of the method
 * @property {readonly number[]} [inside] assumptions inside which what happens is told, too: the numbers of their events;
 *   for one inside others these as well
 * @property {boolean} [events] whether the presses record events
 */

/** Budget of one call: about ten milliseconds. */
const BUDGET = 10_000;

/** A board under a method. Made by Engine.open; to be freed. */
export class Solver {
  #handle;
  #info;
  /** @type {read.PressResult | null} */
  #result = null;
  #time = 0;

  /**
   * Use Engine.open.
   * @param {import('./machine.js').Machine} machine
   * @param {object} open
   * @param {Board} open.board
   * @param {{ number: number, info: read.MethodInfo }} open.method
   * @param {Record<string, number>} open.options
   * @param {number[]} open.inside
   * @param {boolean} open.events
   */
  constructor(machine, { board, method, options, inside, events }) {
    this.#handle = new Handle(machine, { create: 'kt_create', free: 'kt_free' }, events ? 1 : 0);
    this.#info = method.info;
    try {
      this.#putBoard('kt_open', board, method.number);
      for (const [name, value] of Object.entries(options)) this.setOption(name, value);
      const message = 'More than 81 assumptions are listed.';
      for (const number of inside) check(this.#call('kt_tell_inside', number), { message });
    } catch (error) {
      this.free();
      throw error;
    }
  }

  /** @param {string} name @param {number[]} parameters */
  #call(name, ...parameters) {
    return this.#handle.call(name, ...parameters);
  }

  get #memory() {
    return this.#handle.memory;
  }

  get #report() {
    return this.#call('kt_get_report');
  }

  /** @param {'kt_open' | 'kt_set_board'} call @param {Board} board @param {number[]} more */
  #putBoard(call, board, ...more) {
    this.#handle.put(takeBoard(board), {
      buffer: 'kt_text',
      open: (text, length) => this.#call(call, text, length, ...more),
      position: () => read.readErrorPosition(this.#memory, this.#report),
    });
    this.#result = null;
    this.#time = 0;
  }

  /** The board as it stands, 81 characters. Setting it puts another board, of any form, under the method. */
  get board() {
    return read.readBoard(this.#memory, this.#report);
  }

  set board(/** @type {Board} */ board) {
    this.#putBoard('kt_set_board', board);
  }

  /**
   * The candidates of the 81 squares, as the last press left them or as the board was opened; a square with a digit
   * has only that. Together with `board` they open the same position again: `{ digits: board, candidates }`.
   */
  get candidates() {
    return read.readCandidates(this.#memory, this.#call('kt_get_candidates'));
  }

  /** The slug of its method. */
  get method() {
    return this.methodInfo.slug;
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

  /** @param {string} name @param {number} value */
  setOption(name, value) {
    const taken = takeOption(name, value);
    const status = this.#call('kt_set_option', taken.option, taken.value);
    check(status, status === E_RANGE ? { message: wrongOption(name, value) } : undefined);
  }

  /**
   * Works on a press within a budget of visits. Returns its result, or null if the press goes on with
   * the next call of the same kind.
   * @param {'step' | 'solve'} kind
   * @param {number} budget a whole number from 1 up
   * @returns {read.PressResult | null}
   */
  advance(kind, budget) {
    const call = takeKind(kind) === 'step' ? 'kt_step' : 'kt_solve';
    const visits = takeBudget(budget);
    const start = performance.now();
    const status = check(this.#call(call, visits));
    this.#time = (this.#result ? 0 : this.#time) + performance.now() - start;
    this.#result = null;
    if (status === MORE) return null;
    this.#result = this.#readResult();
    return this.#result;
  }

  #readResult() {
    const { rates } = this.methodInfo;
    return read.readResult(this.#memory, this.#report, this.#call('kt_notices'), rates);
  }

  /** @param {'step' | 'solve'} kind */
  #press(kind) {
    for (;;) {
      const result = this.advance(kind, BUDGET);
      if (result) return result;
    }
  }

  /** 1 Step: places one digit. */
  step() {
    return this.#press('step');
  }

  /** Go: places digits to the end. */
  solve() {
    return this.#press('solve');
  }

  /** The progress of a press that `advance` has not finished, or of the last press. */
  progress() {
    const { memory, named } = this.#handle;
    return read.readProgress(memory, this.#report, this.#call('kt_uses'), named);
  }

  /**
   * Cancels an unfinished press: the board is what it was before, and there are no events.
   * @returns {read.PressResult}
   */
  cancel() {
    this.#call('kt_cancel');
    this.#result = null;
    this.#time = 0;
    return { ...this.#readResult(), outcome: 'cancelled' };
  }

  /** The story of the last press; empty unless the board was opened with events. */
  events() {
    return [...this.eventParts()].flat();
  }

  /** The same in parts, for a caller that must not block its thread; presses meanwhile do not change them. */
  eventParts() {
    const { memory, named } = this.#handle;
    return read.readEvents(memory, this.#call('kt_events'), this.#report, named);
  }

  /** The determined sets, in list order. */
  sets() {
    return read.readSets(this.#memory, this.#call('kt_sets'), this.#report);
  }

  /** How often the last press used each rule on the board itself, by slug; Ushio's rules do not count. */
  uses() {
    const { memory, named } = this.#handle;
    return read.readUses(memory, this.#call('kt_uses'), named);
  }

  /** Gives the memory back; a second call does nothing. */
  free() {
    this.#handle.free();
  }

  [dispose]() {
    this.free();
  }
}

export class Engine {
  /** The class that `open` makes; the package has one that can do more. */
  static Solver = Solver;

  #running;
  /** @type {Promise<Running> | null} */
  #loading = null;
  /** @type {Running | null} */
  #techniques = null;

  /** Use Engine.load. @param {Running} running */
  constructor(running) {
    this.#running = running;
  }

  /** @param {import('./load.js').Source} [source] @returns {Promise<Engine>} */
  static async load(source) {
    return new this(await Running.start(await compile('kakutei', takeSource(source))));
  }

  /**
   * Loads the module of the techniques, without which `open` refuses the method `techniques`. Once loaded it stays.
   * @param {import('./load.js').Source} [source] `kakutei-techniques.wasm`; the file beside the page's by default
   * @returns {Promise<void>}
   */
  async loadTechniques(source) {
    this.#loading ??= compile('kakutei-techniques', takeSource(source)).then((module) =>
      Running.start(module),
    );
    try {
      this.#techniques = await this.#loading;
    } catch (error) {
      this.#loading = null;
      throw error;
    }
  }

  #ready() {
    return this.#running.machine;
  }

  /** The table of methods. @returns {read.MethodInfo[]} */
  methods() {
    return [...this.#ready().methods];
  }

  /** The table of rules: techniques, and everything else that an event can have as its rule. */
  rules() {
    return this.#ready().rules;
  }

  /**
   * Opens a board: 81 characters, row by row, 1 to 9 or . or 0 for an empty square; or, for a method that
   * takes candidates, any `Board`.
   * @param {Board} puzzle
   * @param {OpenOptions} [open]
   * @returns {Solver}
   */
  open(puzzle, open) {
    const { method, options, inside, events } = takeOpen(open);
    const { methods } = this.#ready();
    const info = method === undefined ? methods[0] : methods.find(({ slug }) => slug === method);
    if (!info) {
      const slugs = methods.map(({ slug }) => slug).join(', ');
      throw new KakuteiError('method', {
        message: `There is no method ${method}. There are: ${slugs}.`,
      });
    }
    const { Solver } = /** @type {typeof Engine} */ (this.constructor);
    const running = info.namesSteps ? this.#techniques : this.#running;
    if (!running) throw new KakuteiError('unloaded');
    const number = running.machine.methods.findIndex(({ slug }) => slug === info.slug);
    return new Solver(running.machine, {
      board: puzzle,
      method: { number, info },
      options,
      inside,
      events,
    });
  }

  /**
   * Opens a board under the exact search.
   * @param {Board} puzzle
   */
  search(puzzle) {
    return new Search(this.#ready(), puzzle);
  }

  /**
   * Counts the solutions of a board, up to a limit.
   * @param {Board} puzzle
   * @param {import('./search.js').Limit} [how]
   * @returns {import('./search.js').Counted}
   */
  count(puzzle, how) {
    return ask(this.search(puzzle), 'count', how);
  }

  /**
   * The digits that all solutions of a board share.
   * @param {Board} puzzle
   * @param {import('./search.js').Limit} [how] how many are counted; all are looked at
   * @returns {import('./search.js').CommonDigits}
   */
  commonDigits(puzzle, how) {
    return ask(this.search(puzzle), 'commonDigits', how);
  }

  /**
   * All solutions of a board, 81 characters each, in ascending order.
   * @param {Board} puzzle
   * @returns {Generator<string, void, void>}
   */
  solutions(puzzle) {
    // A fault in the board is reported now; the search begins when the first solution is asked for.
    const text = takeBoard(puzzle);
    this.search(text).free();
    return list(() => this.search(text));
  }

  /**
   * Makes a puzzle, or says why it could not.
   * @param {import('./maker.js').MakerRequest} [request]
   * @returns {import('./maker.js').Made}
   */
  make(request) {
    return make(this.maker(request));
  }

  /**
   * The same step by step.
   * @param {import('./maker.js').MakerRequest} [request]
   */
  maker(request) {
    const taken = takeRequest(request);
    const { difficulty } = taken;
    if (wantsWay(taken)) {
      throw new KakuteiError('option', { message: 'Ask make() for a rating or needs.' });
    }
    const method = this.#ready().methods.find(({ rates }) => rates)?.slug;
    const open = (/** @type {string} */ puzzle) => this.open(puzzle, { method });
    const own = difficulty ? new DifficultyGauge(open, difficulty) : null;
    return new Maker(this.#ready(), taken, own);
  }
}
