/**
 * The puzzle maker: puzzles with one solution, and with a symmetry, a number of givens, a pattern, a difficulty or a
 * rating.
 *
 * The one idea: a puzzle is a function of the request and its seeds. Difficulty is met by trial: the engine makes a
 * puzzle, a gauge measures how far it is from the request, and if it is too far the next seeds are tried. So the same
 * request makes the same puzzle, in one go or in slices.
 */
import { takeBudget } from './arguments.js';
import { KakuteiError, check } from './errors.js';
import { Handle } from './machine.js';
import { FINISHED, MORE, STUCK, SYMMETRIES, impossibleName } from './names.js';
import { dispose } from './platform.js';
import { readMade, writeRequest } from './records.js';
import { inSlices } from './slices.js';

/**
 * @typedef {object} MakerRequest a request to the maker; absent fields do not matter
 * @property {string} [symmetry] none, leftRight, topBottom, both, point, quarterTurn or diagonal
 * @property {number | [number, number]} [givens] how many, or from how many to how many, 17 to 80;
 *   absent: a minimal puzzle with any number
 * @property {number | [number, number]} [difficulty] its rank, or from which to which, 1 to 9
 * @property {WantedRating} [rating] by a scale of techniques; not together with a difficulty
 * @property {readonly string[]} [needs] slugs of techniques that the way of that scale has
 * @property {string} [pattern] 81 characters: . or 0 where no given may stand, 1 to 9 or x where one may
 * @property {number} [seed1] any 32 bits; absent: random
 * @property {number} [seed2]
 * @property {number} [budget] units of work: a check for a second solution is one, a measured
 *   difficulty a thousand, a rating four hundred; absent: two million, or twenty with a rating or needs
 */
/**
 * @typedef {object} WantedRating
 * @property {string} [scale] `hodoku` (2.2.0) unless it is `hodoku-2.3` or `se` (Sudoku Explainer 1.2.1)
 * @property {string | number} [min] a level or a score of HoDoKu's, or the ER of Sudoku Explainer
 * @property {string | number} [max]
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
 * @property {import('./catalogue/rating.js').Rated | null} rating if one, or a technique, is requested: of the puzzle
 * @property {number} attempts complete grids that were taken
 * @property {number} measured puzzles whose difficulty or rating was measured
 * @property {number} work units of the budget that were used
 * @property {number} seed1 with the same request they make the same puzzle
 * @property {number} seed2
 */
/**
 * @typedef {object} MakerProgress
 * @property {number} attempts as in what was made
 * @property {number} measured
 * @property {number} work
 * @property {number} budget
 * @property {number} givens of the nearest so far
 * @property {Made['difficulty']} difficulty
 * @property {Made['rating']} rating
 */
/**
 * @typedef {object} Gauge of how hard a puzzle is for a person
 * @property {number} cost of measuring one, in units of the budget
 * @property {(puzzle: string) => void} open
 * @property {(budget: number, limit: number) => Verdict | null} advance null: call again; a distance from the
 *   limit on need not be exact
 * @property {(maker: Handle) => boolean} [next] whether it began the next puzzle; else it has the next seeds
 * @property {() => void} free
 */
/** @typedef {{ distance: number, tell: () => Partial<Made> }} Verdict */
/**
 * @typedef {object} TakenRequest a request with all defaults filled in
 * @property {string} symmetry
 * @property {[least: number, most: number]} [givens]
 * @property {[least: number, most: number]} [difficulty]
 * @property {WantedRating} [rating] a copy; what is wrong in it or in the needs, catalogue/goal.js says
 * @property {readonly string[]} [needs]
 * @property {string} pattern
 * @property {number} seed1
 * @property {number} seed2
 * @property {number} budget
 */
/** @typedef {import('./engine.js').Solver} Solver */

/** A gauge by the difficulty that a method gives. @implements {Gauge} */
export class DifficultyGauge {
  cost = 1000;
  #open;
  #wanted;
  /** @type {Solver | null} */
  #solver = null;

  /** @param {(puzzle: string) => Solver} open under that method @param {[least: number, most: number]} wanted */
  constructor(open, wanted) {
    this.#open = open;
    this.#wanted = wanted;
  }

  /** @param {string} puzzle */
  open(puzzle) {
    this.#solver = this.#open(puzzle);
  }

  /** @param {number} budget @returns {Verdict | null} */
  advance(budget) {
    const difficulty = this.#solver?.advance('solve', budget)?.rating?.difficulty;
    if (!difficulty) return null;
    this.free();
    const [least, most] = this.#wanted;
    const distance = Math.max(0, least - difficulty.rank, difficulty.rank - most);
    return { distance, tell: () => ({ difficulty }) };
  }

  free() {
    this.#solver?.free();
    this.#solver = null;
  }
}

/** A puzzle in the making. Made by Engine.maker; to be freed. */
export class Maker {
  #handle;
  #gauge;
  #request;
  #isMeasuring = false;
  /** Sums over the puzzles before the current one. */
  #before = { attempts: 0, work: 0, measured: 0 };
  /** The puzzle that is nearest to the request, and how far it is. @type {Partial<Made> | null} */
  #nearest = null;
  #distance = Infinity;

  /**
   * @param {import('./machine.js').Machine} machine
   * @param {TakenRequest} request
   * @param {Gauge | null} gauge of the maker's own; null: any difficulty
   */
  constructor(machine, request, gauge) {
    this.#request = request;
    this.#gauge = gauge;
    this.#handle = new Handle(machine, { create: 'kt_maker_create', free: 'kt_maker_free' });
    this.#start();
  }

  #start() {
    const { givens = [0, 0], ...request } = this.#request;
    writeRequest(this.#handle.memory, this.#handle.call('kt_maker_get_request'), {
      ...request,
      givens,
      symmetry: SYMMETRIES.indexOf(request.symmetry),
      pattern: Array.from(request.pattern, (character) => !/[.0]/.test(character)),
      seed2: (request.seed2 + this.#before.measured) >>> 0,
    });
    if (!this.#gauge?.next?.(this.#handle)) check(this.#handle.call('kt_maker_start'));
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
    const { givens, difficulty = null, rating = null } = { ...report, ...this.#nearest };
    const far = { attempts: attempts + report.attempts, measured, work: this.#work, budget };
    return { ...far, givens, difficulty, rating };
  }

  /**
   * Works on for a while.
   *
   * @param {number} checks for a second solution, or as much work of the gauge
   * @returns {Made | null} null: call again
   */
  advance(checks) {
    const budget = takeBudget(checks);
    if (this.#gauge && this.#isMeasuring) return this.#measure(this.#gauge, budget);
    const left = this.#request.budget - this.#work;
    if (left <= 0) return this.#end('exhausted');
    const status = check(this.#handle.call('kt_maker_run', Math.min(budget, left)));
    if (status === MORE) return null;
    if (status === STUCK) return this.#end('impossible');
    if (status !== FINISHED) throw new KakuteiError('abi');
    const { puzzle } = this.#report;
    if (!this.#gauge || !puzzle) return this.#end('finished');
    this.#gauge.open(puzzle);
    this.#isMeasuring = true;
    return null;
  }

  /** @param {Gauge} gauge @param {number} budget @returns {Made | null} */
  #measure(gauge, budget) {
    const verdict = gauge.advance(budget, this.#distance);
    if (!verdict) return null;
    this.#isMeasuring = false;
    const { attempts, work, puzzle, solution, givens } = this.#report;
    this.#before.measured++;
    this.#before.attempts += attempts;
    this.#before.work += work + gauge.cost;
    if (verdict.distance < this.#distance) {
      this.#distance = verdict.distance;
      this.#nearest = { puzzle, solution, givens, ...verdict.tell() };
    }
    this.#start();
    return verdict.distance === 0 ? this.#end('finished') : null;
  }

  /** @param {Made['outcome']} outcome @returns {Made} */
  #end(outcome) {
    const { seed1, seed2 } = this.#request;
    const { puzzle, solution, givens, impossible } = this.#report;
    const { attempts, measured, work } = this.progress();
    return {
      outcome,
      reason: /** @type {Made['reason']} */ (impossibleName(impossible)),
      ...{ puzzle, solution, givens, difficulty: null, rating: null, ...this.#nearest },
      ...{ attempts, measured, work, seed1, seed2 },
    };
  }

  /** Ends it here, with the result so far. */
  cancel() {
    return this.#end('cancelled');
  }

  free() {
    this.#gauge?.free();
    this.#handle.free();
  }

  [dispose]() {
    this.free();
  }
}

/** Checks and visits of one call: few enough that nobody has to wait for its end. */
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
