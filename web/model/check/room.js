/**
 * A square or a unit of a board in which there is obviously no room. Pure.
 */

import { candidatesOf } from '../../game/candidates.js';
import { UNITS, peers, unitSquares } from '../../game/units.js';

/** @typedef {import('../../game/state.js').Game} Game */
/**
 * @typedef {object} NoRoom
 * @property {number | null} square for which no digit is left
 * @property {import('../../game/units.js').Unit | null} unit in which a digit has no place
 * @property {number} digit that one; 0 with a square
 * @property {readonly number[]} causes squares whose digits take the room, ascending
 */

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** @param {Game} game without clashing digits @returns {Readonly<NoRoom> | null} */
export function noRoom(game) {
  const candidates = candidatesOf(game);
  const square = candidates.findIndex((left, at) => !left.length && !game.squares[at].digit);
  if (square >= 0) {
    return Object.freeze({
      square,
      unit: null,
      digit: 0,
      causes: causesOf(game, [square], DIGITS),
    });
  }
  for (const unit of UNITS) {
    const squares = unitSquares(unit);
    const open = squares.filter((at) => !game.squares[at].digit);
    const digit = DIGITS.find(
      (each) =>
        squares.every((at) => game.squares[at].digit !== each) &&
        open.every((at) => !candidates[at].includes(each)),
    );
    if (digit) {
      return Object.freeze({ square: null, unit, digit, causes: causesOf(game, open, [digit]) });
    }
  }
  return null;
}

/**
 * For each of some squares, one peer with each of some digits: few of them, as those that take the room of most
 * come first.
 *
 * @param {Game} game @param {readonly number[]} squares @param {readonly number[]} digits
 */
function causesOf({ squares: all }, squares, digits) {
  /** @type {Set<number>} */
  const causes = new Set();
  for (const digit of digits) {
    let left = squares;
    while (left.length) {
      const seen = (/** @type {number} */ cause) =>
        left.filter((square) => peers(square).includes(cause));
      const having = all.flatMap((content, at) => (content.digit === digit ? [at] : []));
      const best = having.reduce((most, at) => (seen(at).length > seen(most).length ? at : most));
      causes.add(best);
      left = left.filter((square) => !peers(square).includes(best));
    }
  }
  return [...causes].sort((a, b) => a - b);
}
