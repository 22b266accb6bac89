// A board with candidates, and what the definitions of techniques ask about it. It uses nothing of the product.
import { DIGITS, PEERS, SQUARES, UNITS, UNITS_OF, sees } from '../grid.js';

/** A candidate: ten times its square, and its digit. @typedef {number} Candidate */
/** @typedef {readonly number[]} Squares ascending */

/** @typedef {Generator<Candidate[]>} Found the conclusion of each instance; empty ones do not count */
/** @typedef {(position: Position) => Found} Finder */

const NUMBERS = [...UNITS.keys()];
export const ROWS = NUMBERS.slice(0, 9);
export const COLUMNS = NUMBERS.slice(9, 18);
export const LINES = [...ROWS, ...COLUMNS];
export const BOXES = NUMBERS.slice(18);

/** @param {number} unit */
export const isRow = (unit) => unit < 9;

/** @param {number} unit */
export const isBox = (unit) => unit >= 18;

/** @param {readonly number[]} list @param {number} one */
export const without = (list, one) => list.filter((other) => other !== one);

/** The units that hold all of these squares. @param {readonly number[]} squares */
export const sharedUnits = ([first, ...rest]) =>
  UNITS_OF[first].filter((unit) => rest.every((square) => UNITS_OF[square].includes(unit)));

/** @param {[number, number]} squares */
export const areInLine = (squares) => sharedUnits(squares).some((unit) => !isBox(unit));

/** Whether no square is in two of them. @param {readonly (readonly number[])[]} groups */
export const areApart = (groups) => new Set(groups.flat()).size === groups.flat().length;

/** @param {number} square @param {number} digit @returns {Candidate} */
export const candidate = (square, digit) => 10 * square + digit;

/** All choices of so many of a list. @template T @param {readonly T[]} list @param {number} count @returns {Generator<T[]>} */
export function* choose(list, count) {
  if (count > list.length) return;
  const chosen = [...Array(count).keys()];
  for (;;) {
    yield chosen.map((at) => list[at]);
    // The last that can go on does, and those after it follow close behind.
    let last = count - 1;
    while (last >= 0 && chosen[last] === list.length - count + last) last--;
    if (last < 0) return;
    chosen[last]++;
    for (let at = last + 1; at < count; at++) chosen[at] = chosen[at - 1] + 1;
  }
}

export class Position {
  /**
   * @param {string} digits 81 characters; . or 0: none
   * @param {readonly number[]} candidates of empty squares: bit digit - 1
   * @param {readonly number[]} [givens] squares
   */
  constructor(digits, candidates, givens = []) {
    this.givens = givens;
    this.digits = Array.from(digits, (digit) => Number(digit) || 0);
    this.masks = SQUARES.map((square) => (this.digits[square] ? 0 : candidates[square]));
    const { masks } = this;
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

  /** Whether the digits on the board leave it. @param {number} square @param {number} digit */
  allows(square, digit) {
    return !this.digits[square] && !PEERS[square].some((other) => this.digits[other] === digit);
  }

  /** @param {number} square */
  digitsOf(square) {
    return DIGITS.filter((digit) => this.has(square, digit));
  }

  /** @param {number} unit 0 to 26 @param {number} digit */
  placesIn(unit, digit) {
    return this.places[unit][digit - 1];
  }

  /** The empty squares among these. @param {readonly number[]} squares */
  openIn(squares) {
    return squares.filter((square) => this.masks[square] > 0);
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

/** What several definitions ask of a position, found once. @template T @param {(p: Position) => T} find @returns {(p: Position) => T} */
export function once(find) {
  /** @type {WeakMap<Position, { found: T }>} */
  const known = new WeakMap();
  return (p) => {
    const own = known.get(p) ?? { found: find(p) };
    known.set(p, own);
    return own.found;
  };
}
