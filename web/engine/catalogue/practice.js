/**
 * Positions for practice: a board with candidates on which a technique is the next step of a rating.
 *
 * The one idea: the maker gives a puzzle whose path has the technique, with that path. Its steps are applied up to the
 * first of the kind, which needs no engine. So the seeds make the position again.
 */

/** @typedef {import('./rating.js').RatingStep} RatingStep */
/** @typedef {import('../maker.js').Made} Made */
/**
 * @typedef {object} Maker an EngineClient, or an Engine of the package
 * @property {(request: import('../maker.js').MakerRequest, options?: import('../slices.js').Options<import('../maker.js').MakerProgress>) => Promise<Made>} make
 */
/**
 * @typedef {object} Position the board as a person sees it, as any call takes it, and the next step
 * @property {{ givens: string, digits: string, candidates: number[][] }} board digits: those of the givens, too
 * @property {RatingStep} step
 * @property {number} before how many steps lead from the givens to the board
 *
 * @typedef {object} Practice
 * @property {Made['outcome']} outcome `finished`, or why there is no position: `exhausted`: the technique is so rare
 *   that the budget did not find any; `cancelled`
 * @property {Position | null} position
 * @property {string | null} solution
 * @property {number} measured puzzles that were searched
 * @property {number} seed1 with the same request they make the same position
 * @property {number} seed2
 */

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const SQUARES = [...Array(81).keys()];

/** @param {number} a @param {number} b squares */
function sees(a, b) {
  const box = (/** @type {number} */ s) => 3 * Math.floor(s / 27) + Math.floor((s % 9) / 3);
  return Math.floor(a / 9) === Math.floor(b / 9) || a % 9 === b % 9 || box(a) === box(b);
}

/** @param {{ row: number, column: number }} place */
const squareOf = ({ row, column }) => 9 * (row - 1) + column - 1;

/** Digits and candidates, as steps change them. */
class Board {
  #givens;
  /** @type {string[]} */
  #digits = Array(81).fill('.');
  #candidates = SQUARES.map(() => new Set(DIGITS));

  /** @param {string} givens */
  constructor(givens) {
    this.#givens = givens;
    for (const square of SQUARES) {
      if (/[1-9]/.test(givens[square])) this.#place(square, Number(givens[square]));
    }
  }

  /** @param {number} square @param {number} digit */
  #place(square, digit) {
    this.#digits[square] = String(digit);
    this.#candidates[square].clear();
    for (const other of SQUARES) {
      if (sees(square, other)) this.#candidates[other].delete(digit);
    }
  }

  /** @param {RatingStep} step */
  make({ placed, removed }) {
    for (const place of placed) this.#place(squareOf(place), place.digit);
    for (const place of removed) this.#candidates[squareOf(place)].delete(place.digit);
  }

  get parts() {
    const digits = this.#digits.join('');
    return { givens: this.#givens, digits, candidates: this.#candidates.map((set) => [...set]) };
  }
}

/**
 * Follows the path of a puzzle up to where the technique is next.
 *
 * @param {string} puzzle
 * @param {readonly RatingStep[]} steps
 * @param {string} technique
 * @returns {Position | null} null: the way does not have it
 */
export function positionBefore(puzzle, steps, technique) {
  const before = steps.findIndex((step) => step.technique === technique);
  if (before < 0) return null;
  const board = new Board(puzzle);
  for (const step of steps.slice(0, before)) board.make(step);
  return { board: board.parts, step: steps[before], before };
}

/**
 * A position on which the technique is the next step of a rating.
 *
 * @param {Maker} maker
 * @param {string} technique its slug
 * @param {import('../maker.js').MakerRequest} [request] of the puzzle; the scale of its `rating` says whose order
 * @param {import('../slices.js').Options<import('../maker.js').MakerProgress>} [options]
 * @returns {Promise<Practice>}
 */
export async function practise(maker, technique, request = {}, options) {
  const needs = [...(request.needs ?? []), technique];
  const made = await maker.make({ ...request, needs }, options);
  const { outcome, puzzle, solution, rating, measured, seed1, seed2 } = made;
  const isFound = outcome === 'finished' && puzzle && rating;
  const position = isFound ? positionBefore(puzzle, rating.steps, technique) : null;
  return { outcome, position, solution: isFound ? solution : null, measured, seed1, seed2 };
}
