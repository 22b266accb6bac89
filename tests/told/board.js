// A board with its candidates, and the rules of Sudoku, for the proof: it knows nothing else.
import { indexOf, sees } from '../grid.js';

/** @typedef {import('../../web/story/types.js').Event} Event */
/** @typedef {import('../../web/story/types.js').Square} Square */
/** @typedef {import('../../web/story/types.js').Unit} Unit */
/** A digit in a square: 9 * square + digit - 1. @typedef {number} Candidate */

/** @param {number} square @param {number} digit @returns {Candidate} */
export const candidate = (square, digit) => 9 * square + digit - 1;

/** @param {Candidate} one */
export const squareOf = (one) => Math.floor(one / 9);

/** @param {Candidate} one */
export const digitOf = (one) => (one % 9) + 1;

/** Whether two cannot both be true. @param {Candidate} a @param {Candidate} b */
export const clash = (a, b) =>
  squareOf(a) === squareOf(b)
    ? a !== b
    : digitOf(a) === digitOf(b) && sees(squareOf(a), squareOf(b));

export class Board {
  /** The digit of each square, or 0. */
  digits = new Array(81).fill(0);
  /** @type {Set<Candidate>} */
  candidates = new Set(Array.from({ length: 729 }, (_, one) => one));

  /** The position that these events make. @param {readonly Event[]} events */
  constructor(events) {
    for (const { kind, square, digits } of events) {
      if (!square) continue;
      const at = indexOf(square);
      if (kind === 'given' || kind === 'placed') this.#put(at, digits[0]);
      if (kind === 'excluded')
        for (const digit of digits) this.candidates.delete(candidate(at, digit));
    }
  }

  /** @param {number} square @param {number} digit */
  #put(square, digit) {
    this.digits[square] = digit;
    for (const one of this.candidates)
      if (squareOf(one) === square || clash(one, candidate(square, digit)))
        this.candidates.delete(one);
  }

  /** @param {number} square @returns {Candidate[]} */
  inSquare(square) {
    return [...this.candidates].filter((one) => squareOf(one) === square);
  }

  /** @param {readonly number[]} unit its squares @param {number} digit @returns {Candidate[]} */
  inUnit(unit, digit) {
    return unit.map((square) => candidate(square, digit)).filter((one) => this.candidates.has(one));
  }
}
