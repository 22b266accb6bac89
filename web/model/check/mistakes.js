/**
 * The mistakes in a game, compared with the digits of its squares in a solution, and since which move. Pure.
 *
 * The one idea: a digit is wrong if no solution has it there, and the marks of a square are if they lack every digit
 * of a solution. So no search is needed: the state before the mistake is the last one of the same puzzle without
 * any.
 */

import { givenText } from '../../game/state.js';

/** @typedef {import('../../game/state.js').Game} Game */
/** @typedef {import('../state.js').History} History */
/** @typedef {{ square: number, digit: number, since: number }} Wrong since: the move that entered it; 0: it was there from the beginning */
/** @typedef {{ square: number, since: number }} Lacking since: the move that took the mark away */
/**
 * @typedef {object} Mistakes
 * @property {readonly Wrong[]} entered digits that are wrong, the oldest first
 * @property {readonly number[]} found squares with digits of the solver that are wrong
 * @property {readonly Lacking[]} marked squares whose pencil marks lack the right digit, the oldest first
 * @property {Game | null} before the state before the first of them; null: there is none
 */

/** @param {Game} game @param {'entered' | 'found'} kind @returns {number[]} squares */
export const squaresOf = ({ squares }, kind) =>
  squares.flatMap((content, at) => (content.digit && content.kind === kind ? [at] : []));

/** Squares with pencil marks. @param {Game} game @returns {number[]} */
export const markedIn = ({ squares, notes }) =>
  notes.marks.flatMap((mask, at) => (mask && !squares[at].digit ? [at] : []));

/** @param {Game} game @param {number} square @param {number} right mask of digits */
const isWrong = ({ squares }, square, right) =>
  squares[square].digit > 0 && !(right & (1 << (squares[square].digit - 1)));

/** @param {Game} game @param {number} square @param {number} right mask of digits */
const lacks = ({ squares, notes }, square, right) =>
  squares[square].digit === 0 && notes.marks[square] > 0 && !(notes.marks[square] & right);

/** @param {Game} game @param {readonly number[]} right */
const isRight = (game, right) =>
  right.every((mask, at) => !isWrong(game, at, mask) && !lacks(game, at, mask));

/** States of the same puzzle, the newest first. @param {History} history @returns {Game[]} */
export function statesBefore({ entries, index }) {
  const givens = givenText(entries[index].state);
  return entries
    .slice(0, index)
    .map(({ state }) => state)
    .filter((state) => givenText(state) === givens)
    .reverse();
}

/** The move since which something has been true. @param {History} history @param {(game: Game) => boolean} isSo as in the state on view */
function sinceWhen({ entries, index }, isSo) {
  let since = index;
  while (since > 0 && isSo(entries[since - 1].state)) since--;
  return since;
}

/** @param {{ since: number }} a @param {{ since: number }} b */
const older = (a, b) => a.since - b.since;

/** By the only solution of the givens. @param {History} history @param {string} solution 81 characters @returns {Mistakes} */
export const mistakesIn = (history, solution) =>
  mistakesAmong(
    history,
    Array.from(solution, (digit) => 1 << (Number(digit) - 1)),
  );

/** @param {History} history @param {readonly number[]} right for each square a mask of the digits that it has in a solution @returns {Mistakes} */
export function mistakesAmong(history, right) {
  const { state: game } = history.entries[history.index];
  const entered = squaresOf(game, 'entered')
    .filter((at) => isWrong(game, at, right[at]))
    .map((square) => {
      const content = game.squares[square];
      const since = sinceWhen(history, ({ squares }) => squares[square] === content);
      return { square, digit: content.digit, since };
    })
    .sort(older);
  const found = squaresOf(game, 'found').filter((at) => isWrong(game, at, right[at]));
  const marked = markedIn(game)
    .filter((at) => lacks(game, at, right[at]))
    .map((square) => ({
      square,
      since: sinceWhen(history, (state) => lacks(state, square, right[square])),
    }))
    .sort(older);
  const before =
    !isRight(game, right) && statesBefore(history).find((state) => isRight(state, right));
  return { entered, found, marked, before: before || null };
}

/** The move that led to a state. @param {History} history @param {Game} game @returns {number} -1: it is not there any more */
export const moveTo = ({ entries }, game) => entries.findLastIndex(({ state }) => state === game);
