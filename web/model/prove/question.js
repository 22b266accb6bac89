/**
 * What "Why?" asks about a board: what the selected square must be, why it cannot be what a person entered, or why there
 * is no solution. It asks the exact search for solutions; it proves nothing itself.
 */

import { applyMove, conflicts } from '../../game/state.js';
import { squareNamed } from '../../game/units.js';
import { positionOf } from '../hints/position.js';

/** @typedef {import('../../game/state.js').Game} Game */
/** @typedef {import('../../story/proofs.js').Proved} Proved */
/** @typedef {Readonly<import('../check/examining.js').Findings>} Findings */
/** @typedef {Pick<import('../hints/position.js').Position, 'givens' | 'digits' | 'candidates'>} Board */
/**
 * @typedef {object} Question
 * @property {Proved['claim']} claim null: there is no solution
 * @property {Board} board without what is asked about
 * @property {boolean} isUnmarked whether a person's marks are left out, as with them there is no solution
 * @property {string} solution 81 characters: one with the digit of the claim; '': none
 */

/** @param {Game} game @param {readonly number[]} squares that are to be empty */
const without = (game, squares) =>
  squares.reduce((left, square) => applyMove(left, { type: 'clear', square }), game);

/** @param {Game} game @param {{ isUnmarked: boolean }} how @returns {Board} */
function boardOf(game, { isUnmarked }) {
  const { givens, digits, candidates } = positionOf(
    isUnmarked ? applyMove(game, { type: 'unmark' }) : game,
  );
  return { givens, digits, candidates };
}

/** The digits that contradict each other, alone. @param {Findings} found @returns {Question | null} null: two of them clash */
function contradictionIn({ game, digits }) {
  const others = game.squares.flatMap((_, square) => (digits.includes(square) ? [] : [square]));
  if (!digits.length || conflicts(game).length) return null;
  const board = boardOf(without(game, others), { isUnmarked: true });
  return { claim: null, board, isUnmarked: false, solution: '' };
}

/** @param {Findings} found on a board without a solution @param {number | null} square @returns {Question | null} */
function impossible(found, square) {
  const { game, mistakes } = found;
  const { entered = [], found: placed = [] } = mistakes ?? {};
  const wrong = [...entered.map((each) => each.square), ...placed];
  if (square === null || !wrong.includes(square)) return contradictionIn(found);
  const { digit } = game.squares[square];
  const board = boardOf(without(game, wrong), { isUnmarked: true });
  const claim = { square: squareNamed(square), digit, isDenied: true };
  return { claim, board, isUnmarked: false, solution: '' };
}

/**
 * @param {Findings} found
 * @param {number | null} square that is selected
 * @param {(board: Board) => Promise<string | null>} solve gives a solution
 * @returns {Promise<Question | null>} null: there is nothing to prove
 */
export async function questionOn(found, square, solve) {
  const { game, isSolvable } = found;
  if (!isSolvable) return impossible(found, square);
  if (square === null || game.squares[square].kind === 'given') return null;
  const asked = without(game, [square]);
  for (const isUnmarked of [false, true]) {
    const board = boardOf(asked, { isUnmarked });
    const solution = await solve(board);
    if (!solution) continue;
    const digit = game.squares[square].digit || Number(solution[square]);
    const claim = { square: squareNamed(square), digit, isDenied: false };
    return { claim, board, isUnmarked, solution };
  }
  return null;
}
