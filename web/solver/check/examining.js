/**
 * What is to be found out about a board that leads nowhere, and about the digits on it. It asks the exact
 * search; nothing here is told or drawn.
 */

import { current } from '../../game/history.js';
import { conflicts, givenText, toText } from '../../game/state.js';
import { mistakesIn, statesBefore } from './mistakes.js';
import { noRoom } from './room.js';

/** @typedef {import('../../game/state.js').Game} Game */
/** @typedef {import('../state.js').History} History */
/** @typedef {import('./mistakes.js').Mistakes} Mistakes */
/**
 * @typedef {object} Findings
 * @property {Game} game
 * @property {boolean} hasGivens
 * @property {number} solutions of the givens: 0, 1, or 2 for more
 * @property {boolean} isSolvable whether the board has a solution
 * @property {Mistakes | null} mistakes null: without one solution of the givens nothing can be called one
 * @property {Game | null} before the last state with a solution, where the board has none
 * @property {Readonly<import('./room.js').NoRoom> | null} room what anyone can see
 * @property {readonly number[]} digits squares whose digits contradict each other
 */
/**
 * @typedef {object} Asking
 * @property {(board: string, limit: number) => Promise<{ count: number, solution: string | null }>} count
 * @property {(board: string) => Promise<string | null>} contradiction
 */

/**
 * @param {History} history
 * @param {boolean} isDeep whether it is also wanted why there is no solution
 * @param {Asking} ask
 * @returns {Promise<Readonly<Findings>>}
 */
export async function examine(history, isDeep, ask) {
  const game = current(history);
  const board = toText(game);
  const givens = givenText(game);
  const { count: solutions, solution } = await ask.count(givens, 2);
  const mistakes = solutions === 1 && solution ? mistakesIn(history, solution) : null;
  const isSolvable = mistakes
    ? mistakes.entered.length + mistakes.found.length === 0
    : (await ask.count(board, 1)).count > 0;
  const isLost = !isSolvable && !mistakes && solutions > 0;
  const before = isLost ? await lastSolvable(history, ask) : (mistakes?.before ?? null);
  const isAsked = !isSolvable && (isDeep || solutions === 0);
  return Object.freeze({
    game,
    hasGivens: /\d/.test(givens),
    solutions,
    isSolvable,
    mistakes,
    before,
    room: isAsked && !conflicts(game).length ? noRoom(game) : null,
    digits: isAsked ? squaresIn(await ask.contradiction(board)) : [],
  });
}

/** @param {string | null} board */
const squaresIn = (board) =>
  [...(board ?? '')].flatMap((symbol, square) => (symbol === '.' ? [] : [square]));

/** Backwards, for an empty square may have a solution where its digit had none. @param {History} history @param {Asking} ask */
async function lastSolvable(history, ask) {
  let last = '';
  for (const state of statesBefore(history)) {
    const board = toText(state);
    if (board === last) continue;
    if ((await ask.count(board, 1)).count > 0) return state;
    last = board;
  }
  return null;
}
