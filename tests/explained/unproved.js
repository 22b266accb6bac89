// Checks against the solutions the sentences that replace a reason if the method only tried.

import { solutions } from '../engine/plain-solver.js';
import { DIGITS, lies, nameSquare, nameUnit } from '../grid.js';

/** @typedef {import('./position.js').Position} Position */
/** @typedef {import('./reader.js').Fact} Fact */

/**
 * Asks for solutions and remembers the answers, since many steps ask the same.
 * The one idea: a solution that was found answers for every board that it agrees with.
 */
export class Found {
  /** @type {string[]} */
  #solutions = [];
  /** @type {Set<string>} */
  #without = new Set();

  /** Whether a board has a solution. @param {Position} position */
  solves(position) {
    const board = position.toString();
    if (this.#without.has(board)) return false;
    const agrees = (/** @type {string} */ solution) =>
      [...board].every((digit, at) => digit === '.' || digit === solution[at]);
    if (this.#solutions.some(agrees)) return true;
    const [solution] = solutions(board, 1);
    if (solution) this.#solutions.push(solution);
    else this.#without.add(board);
    return solution !== undefined;
  }

  /** The same with digits more. @param {Position} position @param {{ square: number, digit: number }[]} digits */
  solvesWith(position, ...digits) {
    const board = position.copy();
    for (const { square, digit } of digits) {
      if (board.digits[square] && board.digits[square] !== digit) return false;
      board.place(square, digit);
    }
    return this.solves(board);
  }
}

/** @typedef {(position: Position, fact: Fact, found: Found) => string[]} Proof */

/** @type {Proof} */
const isPossible = (position, { square, digit }, found) =>
  found.solvesWith(position, { square, digit }) ? [] : ['no solution has that digit'];

/** @type {Proof} */
const without = (position, { square, digit, other, not }, found) =>
  DIGITS.some(
    (one) =>
      one !== not && found.solvesWith(position, { square: other, digit: one }, { square, digit }),
  )
    ? []
    : ['no solution has the digit, and not the excluded one'];

/** @type {Proof} */
const withOther = (position, { square, digit, other, with: supposed }, found) =>
  found.solvesWith(position, { square: other, digit: supposed }, { square, digit })
    ? []
    : ['no solution has those digits'];

/** @type {Record<string, Proof>} */
export const UNPROVED = {
  'after refuted': (position, fact, found) => [
    ...without(position, fact, found),
    ...(found.solvesWith(position, { square: fact.other, digit: fact.not })
      ? [`${nameSquare(fact.other)} = ${fact.not} is not refuted`]
      : []),
  ],
  'by excluding': without,
  'by assuming': withOther,
  tried: isPossible,
  fits: (position, { square, digit, units }) => [
    ...[0, 1, 2]
      .filter((kind) => Math.floor((units[kind] ?? -1) / 9) !== kind || !lies(units[kind], square))
      .map(() => 'its row, column and box are not named'),
    ...units
      .filter((/** @type {number} */ unit) => position.stands(unit, digit))
      .map((/** @type {number} */ unit) => `${nameUnit(unit)} has ${digit}`),
  ],
  unrecorded: () => [],
};

/** @param {Position} position before the digit @param {Fact} fact @param {Found} found @returns {string[]} */
export const proveUnproved = (position, fact, found) =>
  UNPROVED[fact.says](position, fact, found).map((fault) => `${fact.says}: ${fault}`);
