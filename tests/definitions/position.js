// A board with candidates, and what the definitions of techniques ask about it. It uses nothing of the product.
import { DIGITS, SQUARES, UNITS, sees } from '../grid.js';

/** A candidate: ten times its square, and its digit. @typedef {number} Candidate */
/** @typedef {readonly number[]} Squares ascending */

/** @param {number} square @param {number} digit @returns {Candidate} */
export const candidate = (square, digit) => 10 * square + digit;

/** All choices of so many of a list. @template T @param {readonly T[]} list @param {number} count @returns {Generator<T[]>} */
export function* choose(list, count) {
  if (count === 0) return yield [];
  for (let at = 0; at + count <= list.length; at++) {
    for (const rest of choose(list.slice(at + 1), count - 1)) yield [list[at], ...rest];
  }
}

export class Position {
  /** @param {readonly number[]} masks of 81 squares: bit digit - 1 for a candidate; 0: the square has a digit */
  constructor(masks) {
    this.masks = masks;
    /** The squares for a digit in a unit. @type {readonly Squares[][]} */
    this.places = UNITS.map((squares) =>
      DIGITS.map((digit) => squares.filter((square) => this.has(square, digit))),
    );
    this.open = SQUARES.filter((square) => masks[square] > 0);
  }

  /** @param {number} square @param {number} digit */
  has(square, digit) {
    return (this.masks[square] & (1 << (digit - 1))) !== 0;
  }

  /** @param {number} square */
  digitsOf(square) {
    return DIGITS.filter((digit) => this.has(square, digit));
  }

  /** @param {number} unit 0 to 26 @param {number} digit */
  placesIn(unit, digit) {
    return this.places[unit][digit - 1];
  }

  /** The squares with so many candidates. @param {number} count */
  squaresWith(count) {
    return this.open.filter((square) => this.digitsOf(square).length === count);
  }

  /** What goes from the squares that see all of these. @param {readonly number[]} squares @param {number} digit @returns {Candidate[]} */
  seenByAll(squares, digit) {
    return this.open
      .filter((square) => this.has(square, digit) && squares.every((other) => sees(square, other)))
      .map((square) => candidate(square, digit));
  }

  /** The units in which a digit has two places. @param {number} digit @returns {{ unit: number, pair: Squares }[]} */
  pairsOf(digit) {
    return UNITS.flatMap((_, unit) => {
      const pair = this.placesIn(unit, digit);
      return pair.length === 2 ? [{ unit, pair }] : [];
    });
  }
}
