/**
 * The geometry of the board: which squares share a row, a column or a box. Pure tables.
 *
 * Squares are 0 to 80, row by row; rows, columns and boxes are 1 to 9, as the engine and the people
 * count them. Every list is frozen, sorted and made once.
 */

import { GameError } from './game-error.js';

/** @typedef {'row' | 'column' | 'box'} UnitType */
/** @typedef {{ type: UnitType, number: number }} Unit */

export const SQUARES = 81;

/** @param {number} square @returns {number} 1 to 9 */
export const rowOf = (square) => Math.floor(square / 9) + 1;

/** @param {number} square @returns {number} 1 to 9 */
export const columnOf = (square) => (square % 9) + 1;

/** @param {number} square @returns {number} 1 to 9 */
export const boxOf = (square) => Math.floor(square / 27) * 3 + Math.floor((square % 9) / 3) + 1;

/** @param {number} row @param {number} column @returns {number} 0 to 80 */
export const squareAt = (row, column) => (row - 1) * 9 + column - 1;

/** @param {number} square 0 to 80 @returns {{ row: number, column: number }} counted from 1 */
export const squareNamed = (square) => ({ row: rowOf(square), column: columnOf(square) });

/** @param {unknown} square @returns {square is number} */
export const isSquare = (square) =>
  Number.isInteger(square) && Number(square) >= 0 && Number(square) < SQUARES;

const every = Array.from({ length: SQUARES }, (_, square) => square);
const nine = Array.from({ length: 9 }, (_, index) => index + 1);

/** @param {(square: number) => number} of */
const table = (of) => {
  /** @type {number[][]} */
  const units = nine.map(() => []);
  for (const square of every) units[of(square) - 1].push(square);
  return units.map((squares) => Object.freeze(squares));
};

const tables = { row: table(rowOf), column: table(columnOf), box: table(boxOf) };

/** The 27 units: rows, columns, boxes. @type {readonly Readonly<Unit>[]} */
export const UNITS = Object.freeze(
  /** @type {UnitType[]} */ (['row', 'column', 'box']).flatMap((type) =>
    nine.map((number) => Object.freeze({ type, number })),
  ),
);

/**
 * @param {Unit} unit
 * @returns {readonly number[]} its nine squares, ascending
 */
export function unitSquares({ type, number }) {
  const squares = tables[type]?.[number - 1];
  if (!squares) throw new GameError('unit', `There is no ${type} ${number}.`);
  return squares;
}

/** @param {number} a @param {number} b */
const sees = (a, b) =>
  a !== b && (rowOf(a) === rowOf(b) || columnOf(a) === columnOf(b) || boxOf(a) === boxOf(b));

/** Each once it is needed. @type {(readonly number[])[]} */
const peerTable = [];

/**
 * @param {number} square
 * @returns {readonly number[]} the twenty squares that share a unit with it, ascending
 */
export function peers(square) {
  if (!isSquare(square)) throw new GameError('square', `There is no square ${square}.`);
  return (peerTable[square] ??= Object.freeze(every.filter((other) => sees(square, other))));
}
