// What counts the candidates of many squares in rows, columns and boxes, by its definition.
import { DIGITS, UNITS, UNITS_OF } from '../grid.js';
import { COLUMNS, ROWS, candidate, choose, without } from './position.js';

/** @typedef {import('./position.js').Position} Position */
/** @typedef {import('./position.js').Found} Found */
/** @typedef {{ squares: number[], units: [line: number, box: number] }} Pair */

/** All ways to take some of a list. @template T @param {readonly T[]} list @returns {T[][]} */
const subsets = (list) =>
  list.reduce((all, one) => [...all, ...all.map((some) => [...some, one])], /** @type {T[][]} */ ([[]])); // prettier-ignore

/** The eight pairs where two rows and two columns cross. @param {readonly number[]} rows @param {readonly number[]} columns @returns {Pair[]} */
const pairsOf = (rows, columns) =>
  rows.flatMap((row) =>
    columns.flatMap((column) => {
      const [crossing] = UNITS[row].filter((square) => UNITS[column].includes(square));
      const box = UNITS_OF[crossing][2];
      return [row, column].map((line) => ({
        squares: UNITS[line].filter((square) => square !== crossing && UNITS[box].includes(square)),
        units: /** @type {[number, number]} */ ([line, box]),
      }));
    }),
  );

/** The smallest choices of units of which each of these pairs has just one. @param {readonly Pair[]} pairs */
function leastCovers(pairs) {
  const units = [...new Set(pairs.flatMap((pair) => pair.units))];
  const covers = subsets(units).filter((some) => pairs.every((pair) => pair.units.filter((unit) => some.includes(unit)).length === 1)); // prettier-ignore
  const least = Math.min(...covers.map(({ length }) => length));
  return covers.filter(({ length }) => length === least);
}

/** Whether each two pairs of a line or a box have a digit in common. @param {Position} p @param {readonly Pair[]} pairs */
const hangTogether = (p, pairs) =>
  [...choose(pairs, 2)].every(
    ([one, other]) =>
      !one.units.some((unit) => other.units.includes(unit)) ||
      DIGITS.some((digit) => [one, other].every(({ squares }) => squares.some((square) => p.has(square, digit)))), // prettier-ignore
  );

/** @param {readonly number[]} lines */
const apart = (lines) =>
  [...choose(lines, 2)].filter(([one, other]) => Math.floor(one / 3) !== Math.floor(other / 3));

/** Sixteen sectors for the sixteen squares, and no choice with fewer; all pairs hang together. @param {Position} p @returns {Found} */
export function* skLoop(p) {
  for (const rows of apart(ROWS)) {
    for (const columns of apart(COLUMNS)) {
      const pairs = pairsOf(rows, columns);
      const squares = pairs.flatMap((pair) => pair.squares);
      if (p.openIn(squares).length < 16) continue;
      const covers = DIGITS.map((digit) =>
        leastCovers(pairs.filter((pair) => pair.squares.some((square) => p.has(square, digit)))),
      );
      if (covers.reduce((sum, [cover]) => sum + cover.length, 0) !== 16) continue;
      if (!hangTogether(p, pairs)) continue;
      for (const [at, some] of covers.entries()) {
        const places = some.flat().flatMap((unit) => p.placesIn(unit, at + 1));
        yield places.filter((square) => !squares.includes(square)).map((square) => candidate(square, at + 1)); // prettier-ignore
      }
    }
  }
}

/** How many bits a set of nine has. */
const SIZES = Array.from({ length: 512 }, (_, set) => [...set.toString(2)].filter((bit) => bit === '1').length); // prettier-ignore

/** A digit at a crossing: in how many of the rows, and of the columns. @typedef {{ inRows: number, inColumns: number }} Count */

/**
 * What some rows have where they cross columns. Columns are bits.
 * @param {readonly number[][]} places by digit and row @param {readonly number[]} open of any digit, by row
 * @param {readonly number[]} rows
 */
function crossings(places, open, rows) {
  const own = places.map((all) => rows.map((row) => all[row]));
  const any = own.map((all) => all.reduce((some, row) => some | row, 0));
  const openRows = rows.map((row) => open[row]);
  const rowsWith = (/** @type {number} */ at, /** @type {number} */ columns) => {
    let count = 0;
    for (const row of own[at]) if (row & columns) count++;
    return count;
  };
  return {
    isLocked(/** @type {number} */ columns) {
      let left = 0;
      for (const row of openRows) left += SIZES[row & columns];
      for (let at = 0; at < own.length; at++) {
        left -= Math.min(rowsWith(at, columns), SIZES[any[at] & columns]);
      }
      return left === 0;
    },
    /** @param {number} columns @returns {Count[]} */
    countsIn: (columns) =>
      any.map((some, at) => ({ inRows: rowsWith(at, columns), inColumns: SIZES[some & columns] })),
  };
}

/**
 * As many sectors as empty squares where rows and columns cross, but not without a row or a column: each digit is counted
 * in whichever are fewer.
 * @param {Position} p @returns {Found}
 */
export function* multiSector(p) {
  const bitsOf = (/** @type {readonly number[]} */ squares) =>
    squares.reduce((all, square) => all | (1 << (square % 9)), 0);
  const places = DIGITS.map((digit) => ROWS.map((row) => bitsOf(p.placesIn(row, digit))));
  const open = ROWS.map((row) => bitsOf(p.openIn(UNITS[row])));
  for (const rows of subsets(ROWS)) {
    const own = crossings(places, open, rows);
    for (const columns of SIZES.keys()) {
      if (!own.isLocked(columns)) continue;
      const counts = own.countsIn(columns);
      const isMixed = counts.some((one) => one.inRows < one.inColumns) && counts.some((one) => one.inColumns < one.inRows); // prettier-ignore
      if (!isMixed) continue;
      const ownColumns = COLUMNS.filter((_, at) => columns & (1 << at));
      const isLessEnough =
        rows.some((row) => crossings(places, open, without(rows, row)).isLocked(columns)) ||
        ownColumns.some((column) => own.isLocked(columns ^ (1 << (column - 9))));
      if (isLessEnough) continue;
      for (const [at, { inRows, inColumns }] of counts.entries()) {
        const lines = [...(inRows <= inColumns ? rows : []), ...(inColumns <= inRows ? ownColumns : [])]; // prettier-ignore
        const isInside = (/** @type {number} */ square) =>
          rows.some((row) => UNITS[row].includes(square)) &&
          ownColumns.some((column) => UNITS[column].includes(square));
        const used = lines.filter((line) => p.placesIn(line, at + 1).some(isInside));
        const gone = used.flatMap((line) => p.placesIn(line, at + 1)).filter((square) => !isInside(square)); // prettier-ignore
        yield gone.map((square) => candidate(square, at + 1));
      }
    }
  }
}
