/**
 * The puzzle maker: puzzles with one solution, with a symmetry, a number of givens, a pattern and a difficulty.
 *
 * The one idea: a puzzle is a function of the request with its seeds. A difficulty is met by trial: the
 * engine makes a puzzle, a method rates it, and if that is not what was requested the next seeds are taken. So the same request makes the same puzzle, in one go as in slices.
 */
import { takeBudget } from './arguments.js';
import { KakuteiError, check } from './errors.js';
import { Handle } from './machine.js';
import { FINISHED, MORE, STUCK, SYMMETRIES, impossibleName } from './names.js';
import { dispose } from './platform.js';
import { readMade, writeRequest } from './records.js';
import { inSlices } from './slices.js';

/**
 * @typedef {object} MakerRequest a request to the maker; whatever is absent does not matter
 * @property {string} [symmetry] none, leftRight, topBottom, both, point, quarterTurn or diagonal
 * @property {number | [number, number]} [givens] how many, or from how many to how many, 17 to 80;
 *   absent: a minimal puzzle, however many it has
 * @property {number | [number, number]} [difficulty] its rank, or from which to which, 1 to 9
 * @property {string} [pattern] 81 characters: . or 0 where no given may stand, 1 to 9 or x where one may
 * @property {number} [seed1] any 32 bits; absent: by chance
 * @property {number} [seed2]
 * @property {number} [budget] units of work: a check for a second solution is one, a measured
 *   difficulty a thousand; absent: two million
 */
/**
 * @typedef {object} Made
 * @property {'finished' | 'exhausted' | 'impossible' | 'cancelled'} outcome exhausted: not within the
 *   budget; impossible: there is no such puzzle
 * @property {'few' | 'count' | 'lines' | null} reason why it is impossible: squares for fewer than 17
 *   givens; no such number under the symmetry; two rows or columns of a band without givens
 * @property {string | null} puzzle 81 characters; unless finished, the nearest to the request so far
 * @property {string | null} solution
 * @property {number} givens
 * @property {{ rank: number, score: number } | null} difficulty if one is requested: of the puzzle
 * @property {number} attempts complete grids that were taken
 * @property {number} measured puzzles whose difficulty was measured
 * @property {number} work units of the budget that were used
 * @property {number} seed1 with the same request they make the same puzzle
 * @property {number} seed2
 */
/** @typedef {{ attempts: number, measured: number, work: number, budget: number, givens: number }} MakerProgress */
/**
 * @typedef {object} TakenRequest a request that leaves nothing open
 * @property {string} symmetry
 * @property {[least: number, most: number]} [givens]
 * @property {[least: number, most: number]} [difficulty]
 * @property {string} pattern
 * @property {number} seed1
 * @property {number} seed2
 * @property {number} budget
 */
/** @typedef {import('./engine.js').Solver} Solver */

const MEASURING = 1000;

/** A puzzle in the making. Made by Engine.maker; to be freed. */
export class Maker {
  #handle;
  #open;
  #request;
  /** @type {Solver | null} */
  #measuring = null;
  /** Of the puzzles before the one in the making. */
  #before = { attempts: 0, work: 0, measured: 0 };
  /** The puzzle whose difficulty is nearest to the request. @type {Partial<Made> | null} */
  #nearest = null;

  /**
   * @param {import('./machine.js').Machine} machine
   * @param {(puzzle: string) => Solver} open under a method that rates
   * @param {TakenRequest} request
   */
  constructor(machine, open, request) {
    this.#request = request;
    this.#open = open;
    this.#handle = new Handle(machine, { create: 'kt_maker_create', free: 'kt_maker_free' });
    this.#start();
  }

  #start() {
    const { symmetry, givens = [0, 0], pattern, seed1, seed2 } = this.#request;
    writeRequest(this.#handle.memory, this.#handle.call('kt_maker_get_request'), {
      symmetry: SYMMETRIES.indexOf(symmetry),
      givens,
      pattern: Array.from(pattern, (character) => !/[.0]/.test(character)),
      seed1,
      seed2: (seed2 + this.#before.measured) >>> 0,
    });
    check(this.#handle.call('kt_maker_start'));
  }

  get #report() {
    return readMade(this.#handle.memory, this.#handle.call('kt_maker_get_report'));
  }

  get #work() {
    return this.#before.work + this.#report.work;
  }

  /** @returns {MakerProgress} */
  progress() {
    const { attempts, measured } = this.#before;
    const { budget } = this.#request;
    const report = this.#report;
    const givens = this.#nearest?.givens ?? report.givens;
    return { attempts: attempts + report.attempts, measured, work: this.#work, budget, givens };
  }

  /**
   * Works on for a while.
   *
   * @param {number} checks for a second solution, or visits of the method that measures the difficulty
   * @returns {Made | null} null: call again
   */
  advance(checks) {
    const budget = takeBudget(checks);
    if (this.#measuring) return this.#measure(this.#measuring, budget);
    const left = this.#request.budget - this.#work;
    if (left <= 0) return this.#end('exhausted');
    const status = check(this.#handle.call('kt_maker_run', Math.min(budget, left)));
    if (status === MORE) return null;
    if (status === STUCK) return this.#end('impossible');
    if (status !== FINISHED) throw new KakuteiError('abi');
    const { puzzle } = this.#report;
    if (!this.#request.difficulty || !puzzle) return this.#end('finished');
    this.#measuring = this.#open(puzzle);
    return null;
  }

  /** @param {Solver} solver @param {number} visits @returns {Made | null} */
  #measure(solver, visits) {
    const result = solver.advance('solve', visits);
    if (!result?.rating) return null;
    const { difficulty } = result.rating;
    solver.free();
    this.#measuring = null;
    const { attempts, work, puzzle, solution, givens } = this.#report;
    this.#before.measured++;
    this.#before.attempts += attempts;
    this.#before.work += work + MEASURING;
    const off = this.#off(difficulty.rank);
    if (!this.#nearest || off < this.#off(this.#nearest.difficulty?.rank ?? 0)) {
      this.#nearest = { puzzle, solution, givens, difficulty };
    }
    this.#start();
    return off === 0 ? this.#end('finished') : null;
  }

  /** How far a difficulty is from the one requested. @param {number} rank */
  #off(rank) {
    const [least, most] = /** @type {[number, number]} */ (this.#request.difficulty);
    return Math.max(0, least - rank, rank - most);
  }

  /** @param {Made['outcome']} outcome @returns {Made} */
  #end(outcome) {
    const { seed1, seed2 } = this.#request;
    const { puzzle, solution, givens, impossible } = this.#report;
    const { attempts, measured, work } = this.progress();
    return {
      outcome,
      reason: /** @type {Made['reason']} */ (impossibleName(impossible)),
      ...{ puzzle, solution, givens, difficulty: null, ...this.#nearest },
      ...{ attempts, measured, work, seed1, seed2 },
    };
  }

  /** Ends it here, with what has been reached. */
  cancel() {
    return this.#end('cancelled');
  }

  free() {
    this.#measuring?.free();
    this.#measuring = null;
    this.#handle.free();
  }

  [dispose]() {
    this.free();
  }
}

/** Checks, and visits, of one call: so few that nobody waits for its end. */
const SLICE = 300;

/** Makes to the end. @param {Maker} maker */
export function make(maker) {
  try {
    for (;;) {
      const made = maker.advance(10 * SLICE);
      if (made) return made;
    }
  } finally {
    maker.free();
  }
}

/**
 * Makes in slices.
 *
 * @param {Maker} maker
 * @param {import('./slices.js').Options<MakerProgress>} [options]
 */
export async function makeInSlices(maker, options) {
  try {
    const made = await inSlices(
      () => maker.advance(SLICE),
      () => maker.progress(),
      options,
    );
    return made ?? maker.cancel();
  } finally {
    maker.free();
  }
}
