// Checks the sentences after the steps of a text, as far as the board can show them.

import { solutions } from '../engine/plain-solver.js';
import { Position } from './position.js';
import { nameSquare, sees } from '../grid.js';

/** @typedef {import('./reader.js').Fact} Fact */

/**
 * @typedef {object} Ended
 * @property {Position} position after the steps
 * @property {string} before
 * @property {number} steps how many are told
 * @property {import('./unproved.js').Found} found
 */

/** @type {Record<string, (fact: Fact, ended: Ended) => string[]>} */
const PROOFS = {
  placed: ({ count }, { steps }) => (count === steps ? [] : [`${steps} digits were placed`]),
  'only solution': (_, { before }) =>
    solutions(before, 2).length === 1 ? [] : ['there are not as many solutions'],
  'no solution': (_, { before }) => (solutions(before, 1).length === 0 ? [] : ['there is one']),
  'several solutions': (_, { before }) =>
    solutions(before, 2).length === 2 ? [] : ['there are not as many solutions'],
  twice: ({ squares }, { position: { digits } }) =>
    squares
      .filter(
        (/** @type {number} */ one) =>
          !squares.some(
            (/** @type {number} */ other) =>
              digits[one] > 0 && digits[other] === digits[one] && sees(one, other),
          ),
      )
      .map((/** @type {number} */ one) => `${nameSquare(one)} clashes with none of them`),
  'taken back': ({ square, digit, other }, { position, found }) => {
    const faults = position.digits[square] === digit ? [] : ['the digit does not stand there'];
    if (other && position.digits[other]) faults.push(`${nameSquare(other)} is not empty`);
    if (found.solves(position)) faults.push('there is a solution with it');
    return faults;
  },
};

/** The faults of a sentence; none if it claims nothing, or nothing known here. @param {Fact} fact @param {Ended} ended */
export const proveEnding = (fact, ended) =>
  (PROOFS[fact.says]?.(fact, ended) ?? []).map((fault) => `${fact.says}: ${fault}`);

/** The board after a line, without a digit that the line takes back. @param {Position} position @param {Fact} fact */
export function withoutTaken(position, { says, square }) {
  if (says !== 'taken back') return position;
  const board = position.toString();
  return new Position(`${board.slice(0, square)}.${board.slice(square + 1)}`, position.marks);
}
