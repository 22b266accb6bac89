/**
 * What of a game is wrong, measured by the only solution of its givens, and since which move. Pure.
 *
 * The one idea: a digit is wrong if the solution has another one there. So nothing has to be searched for: the
 * state before the mistake is the last one of the same puzzle in which every digit agrees.
 */

import { givenText } from '../../game/state.js';

/** @typedef {import('../../game/state.js').Game} Game */
/** @typedef {import('../state.js').History} History */
/** @typedef {{ square: number, digit: number, since: number }} Wrong since: the move that put it there; 0: it was there from the beginning */
/**
 * @typedef {object} Mistakes
 * @property {readonly Wrong[]} entered digits that are wrong, the oldest first
 * @property {readonly number[]} found squares with digits of the solver that are wrong
 * @property {readonly number[]} marked squares whose pencil marks lack the right digit
 * @property {Game | null} before the state before the first of them; null: there is none
 */

/** @param {Game} game @param {'entered' | 'found'} kind @returns {number[]} squares */
export const squaresOf = ({ squares }, kind) =>
  squares.flatMap((content, at) => (content.digit && content.kind === kind ? [at] : []));

/** Squares with pencil marks. @param {Game} game @returns {number[]} */
export const markedIn = ({ squares, notes }) =>
  notes.marks.flatMap((mask, at) => (mask && !squares[at].digit ? [at] : []));

/** @param {Game} game @param {string} solution 81 characters */
const isRight = (game, solution) =>
  game.squares.every(({ digit }, at) => !digit || digit === Number(solution[at]));

/** States of the same puzzle, the newest first. @param {History} history @returns {Game[]} */
export function statesBefore({ entries, index }) {
  const givens = givenText(entries[index].state);
  return entries
    .slice(0, index)
    .map(({ state }) => state)
    .filter((state) => givenText(state) === givens)
    .reverse();
}

/** Since which move a square has held what it holds. @param {History} history @param {number} square */
function sinceWhen({ entries, index }, square) {
  const content = entries[index].state.squares[square];
  let since = index;
  while (since > 0 && entries[since - 1].state.squares[square] === content) since--;
  return since;
}

/** @param {History} history @param {string} solution of the givens of the state on view @returns {Mistakes} */
export function mistakesIn(history, solution) {
  const { state: game } = history.entries[history.index];
  const isWrong = (/** @type {number} */ at) => game.squares[at].digit !== Number(solution[at]);
  const entered = squaresOf(game, 'entered')
    .filter(isWrong)
    .map((square) => ({
      square,
      digit: game.squares[square].digit,
      since: sinceWhen(history, square),
    }))
    .sort((a, b) => a.since - b.since);
  const found = squaresOf(game, 'found').filter(isWrong);
  const marked = markedIn(game).filter(
    (at) => !(game.notes.marks[at] & (1 << (Number(solution[at]) - 1))),
  );
  const isMistaken = entered.length + found.length > 0;
  const before = isMistaken && statesBefore(history).find((state) => isRight(state, solution));
  return { entered, found, marked, before: before || null };
}

/** By which move a state came. @param {History} history @param {Game} game @returns {number} -1: it is not there any more */
export const moveTo = ({ entries }, game) => entries.findLastIndex(({ state }) => state === game);
