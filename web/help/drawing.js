/**
 * The vocabulary of the Help's pictures: squares by row and column, candidates, roles. Squares count
 * from 0 to 80, as the board counts them.
 */

import { applyMove, fromText } from '../game/state.js';
import { squareAt, unitSquares } from '../game/units.js';

/** @typedef {import('../game/units.js').Unit} Unit */
/** @typedef {import('../game/state.js').Game} Game */
/** @typedef {import('../board/view.js').Overlay} Overlay */
/** @typedef {import('../ui/board-strings.js').Role} Role */
/** @typedef {{ game: Game, overlay: Overlay, selected?: number }} HelpPicture */

/**
 * A puzzle on its way: digits that are not given were found.
 *
 * @param {string} givens 81 characters
 * @param {string} board 81 characters
 */
export const position = (givens, board) => applyMove(fromText(givens), { type: 'become', board });

/** @param {number} number @returns {Unit} */
export const row = (number) => ({ type: 'row', number });
/** @param {number} number @returns {Unit} */
export const column = (number) => ({ type: 'column', number });
/** @param {number} number @returns {Unit} */
export const box = (number) => ({ type: 'box', number });

/** @param {...[row: number, column: number]} places @returns {number[]} */
export const squares = (...places) => places.map(([row, column]) => squareAt(row, column));

/** @param {readonly number[]} all @param {Role} role */
export const inRole = (all, role) => all.map((square) => ({ square, role }));

/** @param {readonly number[]} all @param {readonly number[]} digits @param {Role} role */
export const focus = (all, digits, role) =>
  all.flatMap((square) => digits.map((digit) => ({ square, digit, role })));

/** @param {readonly Unit[]} units @param {Role} role */
export const outline = (units, role) => units.map((unit) => ({ unit, role }));

/** The squares of some units, each once, ascending. @param {readonly Unit[]} units */
export const squaresOf = (units) => [...new Set(units.flatMap(unitSquares))].sort((a, b) => a - b);

/** @param {Record<number, number[]>} lists digits by square @returns {number[][]} */
export const candidates = (lists) => Array.from({ length: 81 }, (_, square) => lists[square] ?? []);

/**
 * Digits crossed out where they were possible.
 *
 * @param {readonly (readonly number[])[]} left
 * @param {readonly number[]} all
 * @param {readonly number[]} digits
 */
export const strike = (left, all, digits) =>
  all.flatMap((square) =>
    digits.filter((digit) => left[square].includes(digit)).map((digit) => ({ square, digit })),
  );

/**
 * Digits crossed out in a picture that shows no others.
 * @param {readonly number[]} all
 * @param {readonly number[]} digits
 */
export const cross = (all, digits) =>
  all.flatMap((square) => digits.map((digit) => ({ square, digit })));

/** @param {readonly number[]} all @param {readonly number[]} some */
export const without = (all, some) => all.filter((square) => !some.includes(square));
