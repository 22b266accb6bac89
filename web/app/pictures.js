/**
 * The boards that illustrate the Help. Squares count from 0 to 80, as the board counts them.
 */

import { emptyGame, fromText } from '../game/state.js';
import { unitSquares } from '../game/units.js';

/** @typedef {import('../game/units.js').Unit} Unit */
/** @typedef {import('../board/view.js').Overlay} Overlay */
/** @typedef {import('../game/state.js').Game} Game */
/** @typedef {{ game: Game, overlay: Overlay }} HelpPicture */

const [SET, CAUSE, TARGET] = /** @type {const} */ (['set', 'cause', 'target']);

/** @type {Unit} */
const row1 = { type: 'row', number: 1 };
/** @type {Unit} */
const row3 = { type: 'row', number: 3 };
/** @type {Unit} */
const row5 = { type: 'row', number: 5 };
/** @type {Unit} */
const box1 = { type: 'box', number: 1 };
/** @type {Unit} */
const box5 = { type: 'box', number: 5 };

/** @param {number[]} squares @param {number[]} digits */
const set = (squares, digits) =>
  squares.flatMap((square) => digits.map((digit) => ({ square, digit, role: SET })));

/** @param {number[]} squares */
const inSet = (squares) => squares.map((square) => ({ square, role: SET }));

const others = [...new Set([...unitSquares(row1), ...unitSquares(box1)])].filter(
  (square) => square > 1,
);

/** A set in two squares takes its digits from the rest of the row and the box. */
const excluding = {
  game: emptyGame(),
  overlay: {
    squares: inSet([0, 1]),
    focusDigits: set([0, 1], [2, 7]),
    struck: others.flatMap((square) => [2, 7].map((digit) => ({ square, digit }))),
  },
};

/** @param {Record<number, number[]>} lists digits by square */
const candidates = (lists) => Array.from({ length: 81 }, (_, square) => lists[square] ?? []);

/** Two squares of a box with the same two digits left, among others with more. */
const pair = {
  game: emptyGame(),
  overlay: {
    units: [{ unit: box5, role: SET }],
    squares: inSet([30, 50]),
    focusDigits: set([30, 50], [3, 8]),
    candidates: candidates({
      30: [3, 8],
      31: [1, 3, 5],
      32: [1, 5, 8, 9],
      39: [2, 4, 8],
      40: [2, 3, 4, 6],
      41: [1, 7, 9],
      48: [4, 6, 8],
      49: [2, 6, 7],
      50: [3, 8],
    }),
  },
};

/** Three 7s close every empty square of row 3 but one. */
const place = {
  game: fromText(
    ['.........', '.......7.', '4.9.2..8.', '.........', '.7.......']
      .concat('.........', '.........', '...7.....', '.........')
      .join(''),
  ),
  overlay: {
    units: [{ unit: row3, role: SET }],
    squares: [
      ...[16, 37, 66].map((square) => ({ square, role: CAUSE })),
      { square: 23, role: TARGET },
    ],
    focusDigits: [{ square: 23, digit: 7, role: TARGET }],
    struck: [19, 21, 24, 26].map((square) => ({ square, digit: 7 })),
  },
};

/** Three squares, three digits, and two of each already known. */
const rest = {
  game: emptyGame(),
  overlay: {
    units: [{ unit: row5, role: SET }],
    squares: [...inSet([37, 41]), { square: 43, role: TARGET }],
    focusDigits: [...set([37, 41], [4, 9]), { square: 43, digit: 1, role: TARGET }],
    struck: [4, 9].map((digit) => ({ square: 43, digit })),
    candidates: candidates({ 37: [4, 9], 41: [4, 9], 43: [1, 4, 9] }),
  },
};

export const PICTURES = Object.freeze({ excluding, pair, place, rest });
