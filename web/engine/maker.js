/**
 * The puzzle maker: puzzles with one solution, with a symmetry, a number of givens, a pattern and a difficulty.
 *
 * The one idea: a puzzle is a function of the request with its seeds. A difficulty is met by trial: the
 * engine makes a puzzle, a method rates it, and if that is not what was requested the next seeds are taken. So the same request makes the same puzzle, in one go as in slices.
 */
import { KakuteiError, check } from './errors.js';
import { Handle } from './machine.js';
import { FINISHED, MORE, STUCK, SYMMETRIES, impossibleName } from './names.js';
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
/** @typedef {{ least: number, most: number }} Range */
/** @typedef {import('./engine.js').Solver} Solver */

const BUDGET = 2_000_000;
const MEASURING = 1000;
const FIELDS = ['symmetry', 'givens', 'difficulty', 'pattern', 'seed1', 'seed2', 'budget'];

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
   * @param {MakerRequest} request
   */
  constructor(machine, open, request) {
    this.#request = checkRequest(request);
    this.#open = open;
    this.#handle = new Handle(machine, { create: 'kt_maker_create', free: 'kt_maker_free' });
    this.#start();
  }

  #start() {
    const { seed1, seed2, ...request } = this.#request;
    const seeds = { seed1, seed2: (seed2 + this.#before.measured) >>> 0 };
    writeRequest(this.#handle.memory, this.#handle.call('kt_maker_get_request'), {
      ...request,
      ...seeds,
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
    if (this.#measuring) return this.#measure(this.#measuring, checks);
    const left = this.#request.budget - this.#work;
    if (left <= 0) return this.#end('exhausted');
    const status = check(this.#handle.call('kt_maker_run', Math.min(checks, left)));
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
    const { least, most } = /** @type {Range} */ (this.#request.difficulty);
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

/** @param {string} message @returns {never} */
function refuse(message, code = 'range') {
  throw new KakuteiError(code, { message });
}

/** @param {unknown} value @param {number} least @param {number} most @returns {value is number} */
const isWhole = (value, least, most) =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

/**
 * @param {unknown} value a number, or two
 * @param {string} name
 * @param {number} least
 * @param {number} most
 * @returns {Range}
 */
function checkRange(value, name, least, most) {
  const [from, to] = Array.isArray(value) && value.length === 2 ? value : [value, value];
  if (isWhole(from, least, most) && isWhole(to, least, most) && from <= to) {
    return { least: from, most: to };
  }
  return refuse(
    `In a request, ${name} is a whole number from ${least} to ${most}, or two such: [least, most].`,
  );
}

/** @param {unknown} seed @param {string} name */
function checkSeed(seed, name) {
  if (seed === undefined) return Math.floor(Math.random() * 2 ** 32);
  if (isWhole(seed, 0, 0xffffffff)) return seed;
  return refuse(`In a request, ${name} is a whole number from 0 to 4294967295.`);
}

/** @param {unknown} pattern @returns {boolean[]} which squares may hold givens */
function checkPattern(pattern) {
  if (pattern === undefined) return Array(81).fill(true);
  if (typeof pattern !== 'string') refuse('A pattern is a string of 81 characters.', 'type');
  const text = String(pattern);
  if (text.length !== 81) {
    refuse(`A pattern has 81 characters, row by row; this text has ${text.length}.`, 'length');
  }
  const position = text.search(/[^.0-9xX]/);
  if (position >= 0) {
    const message =
      `Character ${position + 1} of the pattern is ${JSON.stringify(text[position])}. ` +
      'Use . or 0 where no given may stand, and 1 to 9 or x where one may.';
    throw new KakuteiError('symbol', { position, message });
  }
  return Array.from(text, (character) => !/[.0]/.test(character));
}

/** @param {MakerRequest} request */
function checkRequest(request) {
  if (typeof request !== 'object' || request === null) refuse('A request is an object.', 'type');
  for (const name of Object.keys(request)) {
    if (FIELDS.includes(name)) continue;
    refuse(`A request has no ${name}. It can have: ${FIELDS.join(', ')}.`, 'option');
  }
  const { symmetry = 'none', givens, difficulty, budget = BUDGET } = request;
  const number = SYMMETRIES.indexOf(symmetry);
  if (number < 0) {
    refuse(`There is no symmetry ${String(symmetry)}. There are: ${SYMMETRIES.join(', ')}.`);
  }
  if (!isWhole(budget, 1, 0xffffffff)) {
    refuse('The budget is a whole number from 1 up.', 'budget');
  }
  return {
    symmetry: number,
    givens: givens === undefined ? { least: 0, most: 0 } : checkRange(givens, 'givens', 17, 80),
    difficulty: difficulty === undefined ? null : checkRange(difficulty, 'difficulty', 1, 9),
    pattern: checkPattern(request.pattern),
    seed1: checkSeed(request.seed1, 'seed1'),
    seed2: checkSeed(request.seed2, 'seed2'),
    budget,
  };
}
