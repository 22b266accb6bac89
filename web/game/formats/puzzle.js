/**
 * A puzzle in a text, between the formats and a game: the givens, the entered digits and the candidates.
 *
 * The one idea: a format that has only candidates does not say whether the digit of a square with one candidate has
 * been placed. It has been if none of its peers has that candidate left (HoDoKu's rule).
 */

import { gameOfLink } from '../link.js';
import { SQUARES, peers } from '../units.js';

/**
 * @typedef {object} PuzzleFields
 * @property {string} givens 81 characters, `.` for an empty square
 * @property {string} digits the givens and the entered digits
 * @property {readonly number[] | null} marks 81 sets of candidates, bit `digit - 1` for each; null: there were none
 * @property {readonly number[] | null} corners the same of corner marks
 * @property {import('../link.js').Coloured | null} coloured squares and small digits; only our own link has them
 * @property {string} title
 * @property {string | null} solution
 * @property {string | null} method to solve it with
 */
/** @typedef {Readonly<PuzzleFields>} Puzzle */

export const EMPTY = '.'.repeat(SQUARES);
const ALL = 0b111111111;

/** @param {Partial<Puzzle> & { givens: string }} fields @returns {Puzzle} */
export const puzzleOf = ({ givens, digits = givens, marks = null, title = '', ...rest }) =>
  Object.freeze({
    ...{
      givens,
      digits,
      marks,
      title,
      corners: null,
      coloured: null,
      solution: null,
      method: null,
    },
    ...rest,
  });

/** @param {string} digit @returns {number} its bit; 0 for an empty square */
export const bitOf = (digit) => (digit >= '1' && digit <= '9' ? 1 << (Number(digit) - 1) : 0);

/** @param {string} digits of one square @returns {number} */
export const maskOf = (digits) =>
  Array.from(digits).reduce((mask, digit) => mask | bitOf(digit), 0);

/** @param {number} mask @returns {string} its digits, ascending */
export const digitsIn = (mask) =>
  Array.from('123456789')
    .filter((digit) => mask & bitOf(digit))
    .join('');

/** The candidates that row, column and box leave, 0 for a filled square. @param {string} digits @returns {number[]} */
export const candidatesIn = (digits) =>
  Array.from(digits, (digit, square) =>
    digit === '.' ? peers(square).reduce((left, peer) => left & ~bitOf(digits[peer]), ALL) : 0,
  );

/** The candidates for a format that has to write some for every empty square. @param {Puzzle} puzzle @returns {number[]} */
export const candidatesOf = ({ digits, marks }) =>
  candidatesIn(digits).map((left, square) => (digits[square] === '.' && marks?.[square]) || left);

/** @param {readonly number[]} masks of candidates alone @returns {Puzzle} */
export function puzzleOfMasks(masks) {
  const isPlaced = (/** @type {number} */ square) =>
    digitsIn(masks[square]).length === 1 &&
    peers(square).every((peer) => !(masks[peer] & masks[square]));
  const givens = masks.map((mask, at) => (isPlaced(at) ? digitsIn(mask) : '.')).join('');
  return puzzleOf({ givens, marks: marksOn(givens, masks) });
}

/**
 * Marks of the empty squares only; null where there are none.
 * @param {string} digits @param {readonly number[]} masks
 */
export function marksOn(digits, masks) {
  const marks = masks.map((mask, square) => (digits[square] === '.' ? mask : 0));
  return marks.some(Boolean) ? Object.freeze(marks) : null;
}

/** @param {string} digits that stand where there is a board, `.` or `0` elsewhere */
export const dotted = (digits) => digits.replaceAll('0', '.');

/** @param {Puzzle} puzzle @returns {import('../state.js').Game} entered digits as entered, marks as notes */
export const gameOf = ({ givens, ...rest }) => gameOfLink({ puzzle: givens, ...rest });
