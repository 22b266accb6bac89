/**
 * The mistakes on a board for a hint: how many, and the oldest one. Pure.
 */

import { mistakesAmong } from '../check/mistakes.js';

/** @typedef {import('./answers.js').Mistake} Mistake */

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/**
 * @param {import('../state.js').History} history
 * @param {readonly number[]} right for each square a mask of the digits that it has in a solution
 * @returns {Readonly<Mistake> | null} null: there is none
 */
export function mistakeAmong(history, right) {
  const { entered, found, marked, before } = mistakesAmong(history, right);
  const { state: game } = history.entries[history.index];
  const placed = [...entered, ...found.map((square) => ({ square, since: 0 }))];
  const [first] = [
    ...placed.map((wrong) => ({ ...wrong, isMark: false })),
    ...marked.map((lacking) => ({ ...lacking, isMark: true })),
  ].sort((a, b) => a.since - b.since);
  if (!first) return null;
  const { square, since, isMark } = first;
  const lacking = isMark
    ? DIGITS.filter((digit) => right[square] & (1 << (digit - 1)))
    : [game.squares[square].digit];
  return Object.freeze({
    ...{ digits: placed.length, marks: marked.length, isMark, square, since, before },
    lacking: Object.freeze(lacking),
  });
}
