/**
 * The boards that illustrate cell lists and colour painting, all on one puzzle.
 */

import { candidatesOf } from '../game/candidates.js';
import { applyMove, fromText } from '../game/state.js';
import { peers, squareAt } from '../game/units.js';
import { box, focus, inRole, outline, row, squares } from './drawing.js';

const puzzle = fromText(
  '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
);
const left = candidatesOf(puzzle);

/** The sheet of a digit: impossible squares are painted. @param {number} digit */
const sheet = (digit) => left.flatMap((digits, square) => (digits.includes(digit) ? [] : [square]));

const painted = { game: puzzle, overlay: { painted: sheet(8) } };

const placed = squareAt(5, 5);
const analysis = {
  game: applyMove(puzzle, { type: 'found', placements: [{ square: placed, digit: 5 }] }),
  overlay: {
    last: placed,
    squares: inRole(
      peers(placed).filter((square) => !puzzle.squares[square].digit),
      'set',
    ),
  },
};

/** @param {import('./drawing.js').Unit} unit @param {number} square @param {number} digit */
const onlyWhite = (unit, square, digit) => ({
  game: puzzle,
  overlay: {
    painted: sheet(digit),
    units: outline([unit], 'set'),
    squares: inRole([square], 'target'),
    focusDigits: focus([square], [digit], 'target'),
  },
});

const white = squares([3, 4], [3, 5]);
const indirect = {
  game: puzzle,
  overlay: {
    painted: sheet(3),
    units: [...outline([row(3)], 'cause'), ...outline([box(2)], 'set')],
    squares: inRole(white, 'set'),
    focusDigits: focus(white, [3], 'set'),
    struck: [{ square: squareAt(3, 7), digit: 3 }],
  },
};

const counts = left.map((digits) => digits.length);
const single = {
  game: puzzle,
  overlay: {
    counts,
    squares: inRole(
      counts.flatMap((count, square) => (count === 1 ? [square] : [])),
      'target',
    ),
  },
};

export const PICTURES = Object.freeze({
  painted,
  analysis,
  block: onlyWhite(box(2), squareAt(1, 6), 8),
  line: onlyWhite(row(5), squareAt(5, 7), 7),
  indirect,
  single,
});
