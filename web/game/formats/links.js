/**
 * The common part of formats that are addresses.
 */

import { FormatError, wrongSquare } from './format-error.js';
import { BLANKS, SQUARE } from './source.js';
import { dotted } from './puzzle.js';

/** @typedef {import('./source.js').Source} Source */

/** @param {string} text with `%` codes @returns {string} unchanged if they are broken */
export function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** @param {string} link @returns {URLSearchParams} of its query and of its fragment */
export function valuesIn(link) {
  const [before, after = ''] = link.split(/#(.*)/s);
  const query = before.split(/\?(.*)/s)[1] ?? '';
  return new URLSearchParams(`${query}&${after}`);
}

/**
 * 81 characters of a board.
 *
 * @param {string} text
 * @returns {string} `.` for the empty squares
 * @throws {FormatError} `cells`, `place`
 */
export function boardOf(text) {
  // The end of the sentence around an address does not belong to it.
  const squares = Array.from(text.replace(/(?<=^.{81})[).,;:!?\]]{1,2}$/, ''));
  const wrong = squares.findIndex((symbol) => !SQUARE.test(symbol));
  if (wrong >= 0 && wrong < 81) throw wrongSquare(squares[wrong], wrong);
  if (squares.length !== 81) throw new FormatError('cells', { count: squares.length });
  return dotted(squares.map((symbol) => (BLANKS.includes(symbol) ? '.' : symbol)).join(''));
}
