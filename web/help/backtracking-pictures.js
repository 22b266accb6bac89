/**
 * The boards that illustrate backtracking: two moments of one search in ascending order.
 */

import { applyMove, fromText } from '../game/state.js';
import { candidates, cross, focus, inRole, squares } from './drawing.js';

const puzzle = fromText(
  '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
);

/** @param {number[]} digits of the first empty squares, from the top left */
function search(digits) {
  const empty = puzzle.squares.flatMap(({ digit }, square) => (digit ? [] : [square]));
  const placements = digits.map((digit, index) => ({ square: empty[index], digit }));
  return applyMove(puzzle, { type: 'found', placements });
}

const [here] = squares([1, 6]);
/** The square's row, column and box refuse the first digits. */
const forward = {
  game: search([1, 2]),
  overlay: {
    squares: inRole([here], 'target'),
    candidates: candidates({ [here]: [1, 2, 3, 4] }),
    struck: cross([here], [1, 2, 3]),
    focusDigits: focus([here], [4], 'target'),
  },
};

/** No digit fits: the one before has to go. */
const back = {
  game: search([1, 2, 4, 8, 9]),
  overlay: {
    squares: [...inRole(squares([1, 9]), 'target'), ...inRole(squares([1, 8]), 'cause')],
    struck: cross(squares([1, 9]), [1, 2, 3, 4, 5, 6, 7, 8, 9]),
  },
};

export const PICTURES = Object.freeze({ forward, back });
