/**
 * Examines a board without a solution, or with wrong digits. It asks the exact search; it tells and draws
 * nothing.
 */

import { current } from '../../game/history.js';
import { conflicts, givenText, toText } from '../../game/state.js';
import { mistakesIn, statesBefore } from './mistakes.js';
import { noRoom } from './room.js';

/** @typedef {import('../../game/state.js').Game} Game */
/** @typedef {import('../state.js').History} History */
/** @typedef {import('./mistakes.js').Mistakes} Mistakes */
/**
 * @typedef {object} Faults of a board, and since when they exist
 * @property {Game} game
 * @property {boolean} hasGivens
 * @property {number} solutions of the givens: 0, 1, or 2 for more
 * @property {string | null} solution of them: 81 characters, if there is only one
 * @property {boolean} isSolvable whether the board has a solution
 * @property {Mistakes | null} mistakes null: unknown, as the givens do not have exactly one solution
 * @property {Game | null} before the last state without a mistake or, if the board has no solution, with one
 */
/**
 * @typedef {Faults & Reasons} Findings
 * @typedef {object} Reasons why the board has no solution
 * @property {Readonly<import('./room.js').NoRoom> | null} room an obvious lack of room
 * @property {readonly number[]} digits squares whose digits contradict each other
 */
/**
 * @typedef {object} Asking
 * @property {(board: string, limit: number) => Promise<{ count: number, solution: string | null }>} count
 * @property {(board: string) => Promise<string | null>} contradiction
 */

/**
 * @param {History} history
 * @param {boolean} isDeep whether to find out why there is no solution
 * @param {Asking} ask
 * @returns {Promise<Readonly<Findings>>}
 */
export async function examine(history, isDeep, ask) {
  const faults = await findFaults(history, ask);
  const { game, isSolvable, solutions } = faults;
  // A wrong digit is reason enough.
  const isAsked = !isSolvable && (solutions === 0 || (isDeep && faults.mistakes === null));
  return Object.freeze({
    ...faults,
    room: isAsked && !conflicts(game).length ? noRoom(game) : null,
    digits: isAsked ? squaresIn(await ask.contradiction(toText(game))) : [],
  });
}

/**
 * @param {History} history
 * @param {Pick<Asking, 'count'>} ask
 * @param {(game: Game) => string} [read] a state as the text whose solutions count: its digits, or its marks as well
 * @returns {Promise<Readonly<Faults>>}
 */
export async function findFaults(history, ask, read = toText) {
  const game = current(history);
  const givens = givenText(game);
  const { count: solutions, solution: first } = await ask.count(givens, 2);
  const solution = solutions === 1 ? first : null;
  const mistakes = solution ? mistakesIn(history, solution) : null;
  const isSolvable = mistakes
    ? mistakes.entered.length + mistakes.found.length === 0
    : (await ask.count(read(game), 1)).count > 0;
  const isLost = !isSolvable && !mistakes && solutions > 0;
  const before = isLost ? await lastSolvable(history, ask, read) : (mistakes?.before ?? null);
  const hasGivens = /\d/.test(givens);
  return Object.freeze({ game, hasGivens, solutions, solution, isSolvable, mistakes, before });
}

/** @param {string | null} board */
const squaresIn = (board) =>
  [...(board ?? '')].flatMap((symbol, square) => (symbol === '.' ? [] : [square]));

/** Backwards, for an empty square may have a solution where its digit had none. @param {History} history @param {Pick<Asking, 'count'>} ask @param {(game: Game) => string} read */
async function lastSolvable(history, ask, read) {
  let last = '';
  for (const state of statesBefore(history)) {
    const board = read(state);
    if (board === last) continue;
    if ((await ask.count(board, 1)).count > 0) return state;
    last = board;
  }
  return null;
}
