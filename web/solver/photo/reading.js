/**
 * The board as it was read from a photo, and what a person corrects in it. Pure: every correction makes a new reading.
 *
 * The one idea: a square is doubtful until a person has said what stands in it, be it what was read.
 */

import { puzzleOf } from '../../game/formats/puzzle.js';

/** @typedef {'sure' | 'doubtful' | 'again'} Doubt again: the rules changed what was read first */
/**
 * What the engine answers about a photo with a grid.
 *
 * @typedef {object} Answer
 * @property {true} hasGrid
 * @property {string} givens 81 characters: the printed digits, `.` elsewhere
 * @property {string} digits these and the handwritten ones
 * @property {'none' | 'one' | 'many'} solutions of the givens
 * @property {readonly (readonly [number, number])[]} crossings of the grid's lines, 10 by 10, row by row as the board is
 *   read, in pixels of the picture
 * @property {readonly { doubt: Doubt, other: string, likely: string }[]} squares `other`: where it was read again, what was
 *   read first; `likely`: digits and `.`, the likeliest first
 */
/**
 * @typedef {object} Reading
 * @property {string} givens 81 characters
 * @property {string} digits with the givens
 * @property {readonly Doubt[]} doubts 81 of them
 * @property {readonly string[]} others what was read first in each square that was read again
 * @property {readonly string[]} likely what may stand in each square, the likeliest first, with what was read
 */

const EMPTY = '.';

/** @param {string} digits @param {number} square @param {string} digit */
const put = (digits, square, digit) => digits.slice(0, square) + digit + digits.slice(square + 1);

/** @param {Answer} answer @returns {Readonly<Reading>} */
export const readingOf = ({ givens, digits, squares }) =>
  Object.freeze({
    ...{ givens, digits },
    doubts: squares.map(({ doubt }) => doubt),
    others: squares.map(({ other }) => other),
    likely: squares.map(({ likely }, square) => [...new Set(digits[square] + likely)].join('')),
  });

/**
 * A person says what stands in a square. It stays printed or handwritten; what was empty counts as printed.
 *
 * @param {Readonly<Reading>} reading
 * @param {number} square
 * @param {string} digit `1` to `9`, or `.` for an empty square
 * @param {boolean} [byHand] absent: as it was
 * @returns {Readonly<Reading>}
 */
export function correct(reading, square, digit, byHand = isByHand(reading, square)) {
  return Object.freeze({
    ...reading,
    givens: put(reading.givens, square, byHand ? EMPTY : digit),
    digits: put(reading.digits, square, digit),
    doubts: reading.doubts.map((doubt, at) => (at === square ? 'sure' : doubt)),
  });
}

/** @param {Readonly<Reading>} reading @param {number} square */
export const isByHand = ({ givens, digits }, square) => digits[square] !== givens[square];

/** From printed to handwritten and back; an empty square is neither. @param {Readonly<Reading>} reading @param {number} square */
export const otherKind = (reading, square) =>
  reading.digits[square] === EMPTY
    ? reading
    : correct(reading, square, reading.digits[square], !isByHand(reading, square));

/** @param {Readonly<Reading>} reading @returns {number[]} */
export const doubtfulIn = ({ doubts }) =>
  doubts.flatMap((doubt, square) => (doubt === 'sure' ? [] : [square]));

/**
 * Why a square is doubtful.
 *
 * @param {Readonly<Reading>} reading
 * @param {number} square
 * @returns {{ key: string, digit: string } | null} a text, and the digit that was read first; null: it is not doubtful
 */
export function reasonIn(reading, square) {
  const [doubt, digit] = [reading.doubts[square], reading.others[square]];
  if (doubt === 'sure') return null;
  if (doubt === 'doubtful') return { key: 'photo.look', digit };
  if (digit !== reading.digits[square]) return { key: 'photo.again', digit };
  return { key: isByHand(reading, square) ? 'photo.againHand' : 'photo.againPrinted', digit };
}

/** @param {Readonly<Reading>} reading @returns {{ printed: number, byHand: number }} */
export function countsOf({ givens, digits }) {
  const [printed, all] = [givens, digits].map((text) => text.replaceAll(EMPTY, '').length);
  return { printed, byHand: all - printed };
}

/** Printed digits are givens, handwritten ones were entered. @param {Readonly<Reading>} reading */
export const puzzleIn = ({ givens, digits }) => puzzleOf({ givens, digits });
