// The board and its units as tables, for the tests that judge the product.
//
// The one idea: it knows the rules of Sudoku and uses nothing of the product.

/** 0 to 80, row by row. */
export const SQUARES = Array.from({ length: 81 }, (_, square) => square);

export const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The squares of the units: rows 0 to 8, columns 9 to 17, boxes 18 to 26. */
export const UNITS = Array.from({ length: 27 }, (_, unit) =>
  Array.from({ length: 9 }, (_, at) => {
    const n = unit % 9;
    if (unit < 9) return n * 9 + at;
    if (unit < 18) return at * 9 + n;
    return (Math.floor(n / 3) * 3 + Math.floor(at / 3)) * 9 + (n % 3) * 3 + (at % 3);
  }),
);

/** The three units of each square: its row, its column and its box. */
export const UNITS_OF = SQUARES.map((square) =>
  UNITS.flatMap((squares, unit) => (squares.includes(square) ? [unit] : [])),
);

/** Asked millions of times, so looked up. */
const SEES = SQUARES.map((square) =>
  SQUARES.map((other) => square !== other && UNITS_OF[square].some((unit) => lies(unit, other))),
);

/** The twenty squares that share a unit with each. */
export const PEERS = SEES.map((seen) => SQUARES.filter((other) => seen[other]));

/** @param {number} square @param {number} other */
export const sees = (square, other) => SEES[square][other];

/** @param {number} unit @param {number} square */
export function lies(unit, square) {
  return UNITS_OF[square].includes(unit);
}

const KINDS = ['row', 'column', 'box'];

/** @param {{ row: number, column: number }} square counted from 1 @returns {number} 0 to 80 */
export const indexOf = ({ row, column }) => 9 * (row - 1) + column - 1;

/** @param {{ type: 'row' | 'column' | 'box', number: number }} unit counted from 1 @returns {number[]} */
export const squaresIn = ({ type, number }) => UNITS[9 * KINDS.indexOf(type) + number - 1];

/** @param {number} square */
export const nameSquare = (square) => `r${Math.floor(square / 9) + 1}c${(square % 9) + 1}`;

/** @param {number} unit */
export const nameUnit = (unit) => `${KINDS[Math.floor(unit / 9)]} ${(unit % 9) + 1}`;

/** Whether a board is full, and each unit has every digit. @param {string} board */
export const isSolution = (board) =>
  /^[1-9]{81}$/.test(board) &&
  UNITS.every((unit) => new Set(unit.map((square) => board[square])).size === 9);
