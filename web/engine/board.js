/**
 * Turns the board of a caller into the text that the engine takes. Only the engine checks the text itself.
 */
import { KakuteiError } from './errors.js';

/**
 * @typedef {object} BoardParts the board as a person sees it
 * @property {string} [givens] 81 characters; absent: none
 * @property {string} [digits] 81 characters: those entered or found, with or without the givens
 * @property {readonly (readonly number[])[] | string} candidates of the 81 squares, as lists of digits or as
 *   729 characters; a square with a digit has only that, or none
 */
/**
 * @typedef {string | BoardParts} Board 81 characters: 1 to 9, and . or 0 for an empty square; or 729
 *   candidates: character 9 * square + digit - 1 is the digit if it is one, else . or 0; or the parts
 */

const EMPTY = '.'.repeat(81);
const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** @param {string} message @returns {never} */
function refuse(message) {
  throw new KakuteiError('type', { message });
}

/** @param {unknown} text @param {string} name @param {number} length */
function checkPart(text, name, length) {
  if (typeof text !== 'string') refuse(`The ${name} of a board are a string.`);
  if (text.length === length) return text;
  const message = `The ${name} of a board have ${length} characters; these have ${text.length}.`;
  throw new KakuteiError('length', { message });
}

/** @param {unknown} lists @returns {string} 729 characters */
function candidatesText(lists) {
  if (typeof lists === 'string') return checkPart(lists, 'candidates', 729);
  const isRight =
    Array.isArray(lists) &&
    lists.length === 81 &&
    lists.every((list) => Array.isArray(list) && list.every((digit) => DIGITS.includes(digit)));
  if (!isRight) refuse('The candidates of a board are 81 lists of the digits 1 to 9, or a string.');
  return /** @type {number[][]} */ (lists)
    .map((list) => DIGITS.map((digit) => (list.includes(digit) ? digit : '.')).join(''))
    .join('');
}

/** @param {unknown} board @returns {string} */
export function boardText(board) {
  if (typeof board === 'string') return board;
  if (typeof board !== 'object' || board === null) {
    refuse('A board is a string, or an object with givens, digits and candidates.');
  }
  const {
    givens = EMPTY,
    digits = EMPTY,
    candidates,
  } = /** @type {Record<string, unknown>} */ (board);
  return (
    checkPart(givens, 'givens', 81) + checkPart(digits, 'digits', 81) + candidatesText(candidates)
  );
}
