/**
 * Judges a person's board: whether it has the result of the technique. Pure.
 *
 * The one idea: the board is judged, compared with the first one, and not the moves. So moves that were taken back do
 * not count, and the order does not matter.
 */

import { stemsFrom } from '../../game/state.js';
import { peers, squareAt } from '../../game/units.js';
import { positionOf } from '../../model/hints/position.js';

/** @typedef {import('../../game/state.js').Game} Game */
/** @typedef {import('../../engine/catalogue/records.js').ListedStep} Step */
/** @typedef {Pick<Step, 'placed' | 'removed'>} Conclusion */
/**
 * @template {Conclusion} S
 * @typedef {Readonly<{ game: Game, steps: readonly S[], right: readonly (readonly number[])[] }>} Task game: the
 *   position; steps: of the technique, any of them is what is looked for; right: for each square the digits that it has
 *   in a solution
 */
/**
 * @template {Conclusion} S
 * @typedef {(
 *   | Readonly<{ verdict: 'away' | 'untouched' | 'other' }>
 *   | Readonly<{ verdict: 'wrong', square: number, digit: number, isMark: boolean }>
 *   | Readonly<{ verdict: 'part', done: number, all: number }>
 *   | Readonly<{ verdict: 'right', step: S }>
 * )} Judged away: another board; other: true, but not by this technique; wrong: the digit, or that its mark is gone
 */

/** @typedef {{ row: number, column: number, digit: number }} Place */

/** @param {Place} place */
const squareOf = ({ row, column }) => squareAt(row, column);

/** @param {Task<any>} task @param {Game} now @returns {Extract<Judged<any>, { verdict: 'wrong' }> | null} */
function faultIn({ game, right }, now) {
  const { candidates } = positionOf(now);
  for (const [square, { digit }] of now.squares.entries()) {
    if (digit) {
      if (game.squares[square].digit || right[square].includes(digit)) continue;
      return { verdict: 'wrong', square, digit, isMark: false };
    }
    const isLeft = right[square].some((each) => candidates[square].includes(each));
    if (!isLeft) return { verdict: 'wrong', square, digit: right[square][0], isMark: true };
  }
  return null;
}

/**
 * Whether a mark went by hand, and not because a digit was placed.
 *
 * @param {Game} start
 * @param {Game} now
 * @param {Place} place
 */
function isGone(start, now, place) {
  const square = squareOf(place);
  const isForbidden = peers(square).some(
    (peer) => !start.squares[peer].digit && now.squares[peer].digit === place.digit,
  );
  if (now.squares[square].digit || isForbidden) return false;
  return !positionOf(now).candidates[square].includes(place.digit);
}

/** @param {Game} start @param {Game} now @param {Conclusion} step */
function progressOf(start, now, { placed, removed }) {
  const isPlaced = (/** @type {Place} */ place) =>
    now.squares[squareOf(place)].digit === place.digit;
  const done = [...placed.filter(isPlaced), ...removed.filter((place) => isGone(start, now, place))]
    .length;
  return { done, all: placed.length + removed.length };
}

/** @param {Game} start @param {Game} now */
function isTouched(start, now) {
  const [before, after] = [positionOf(start), positionOf(now)];
  return (
    before.digits !== after.digits ||
    before.candidates.some((all, square) =>
      all.some((digit) => !after.candidates[square].includes(digit)),
    )
  );
}

/**
 * @template {Conclusion} S
 * @param {Task<S>} task
 * @param {Game} now
 * @returns {Judged<S>}
 */
export function judge(task, now) {
  const { game, steps } = task;
  if (!stemsFrom(game, now)) return { verdict: 'away' };
  if (!isTouched(game, now)) return { verdict: 'untouched' };
  const fault = faultIn(task, now);
  if (fault) return fault;
  const [best] = steps
    .map((step) => ({ step, ...progressOf(game, now, step) }))
    .sort((a, b) => b.done / b.all - a.done / a.all);
  if (!best?.done) return { verdict: 'other' };
  const { step, done, all } = best;
  return done === all ? { verdict: 'right', step } : { verdict: 'part', done, all };
}
