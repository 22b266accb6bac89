/**
 * The candidates of the empty squares by the rules alone. Pure.
 */

import { peers } from './units.js';

/** @typedef {import('./state.js').Game} Game */

const DIGITS = Object.freeze([1, 2, 3, 4, 5, 6, 7, 8, 9]);
const NONE = Object.freeze(/** @type {number[]} */ ([]));

/**
 * @param {{ squares: readonly Pick<Game['squares'][number], 'digit'>[] }} game
 * @returns {readonly (readonly number[])[]} for each empty square the digits that stand nowhere in its
 *   row, column and box, ascending; for a filled one none
 */
export function candidatesOf({ squares }) {
  return squares.map(({ digit }, square) => {
    if (digit) return NONE;
    const seen = new Set(peers(square).map((peer) => squares[peer].digit));
    return DIGITS.filter((candidate) => !seen.has(candidate));
  });
}
