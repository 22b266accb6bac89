// The pieces behind the names in the forms of every language: squares, digits, units, and clauses of them. A language
// defines how it writes each; the numbers are read in the same way.

import { all } from './reader.js';

/** @param {string} text */
const readDigits = (text) => all(text, /[1-9]/g).map(Number);

/** @param {string} name such as r4c6 or 4行6列 */
function readSquare(name) {
  const [row, column] = readDigits(name);
  return (row - 1) * 9 + column - 1;
}

/**
 * Of 第1、5行和第3宫, the kind follows its numbers.
 *
 * @param {string} units the pattern of 第1、5行
 * @param {string} kinds the first character of the words for row, column and box
 * @returns {(text: string) => number[]}
 */
export const unitsByKind = (units, kinds) => (text) =>
  all(text, new RegExp(units, 'g')).flatMap((part) => {
    const first = kinds.indexOf(part.replace(/^[^1-9]*[1-9・、]+/, '')[0]) * 9;
    return readDigits(part).map((number) => first + number - 1);
  });

/**
 * @param {object} language patterns, and how they are joined
 * @param {string} language.square
 * @param {string} language.unit
 * @param {string} language.units one of a list of units
 * @param {string} language.digits
 * @param {(item: string) => string} language.list of squares or units
 * @param {(item: string) => string} language.clauses
 * @param {(item: string) => string} language.removals of what squares cannot be
 * @param {string} language.cannot stands between squares and the digits that they cannot be
 * @param {string} language.has stands between a unit and the digits that it has
 * @param {(text: string) => number[]} language.readUnits
 * @param {import('./reader.js').Pieces[string]} language.technique
 * @returns {import('./reader.js').Pieces}
 */
export function piecesOf({ square, unit, units, digits, list, clauses, removals, ...language }) {
  const { cannot, has, readUnits, technique } = language;
  const takes = `${list(square)}${cannot}${digits}`;
  const having = `${unit}${has}${digits}`;

  /** @param {string} text */
  const readSquares = (text) => all(text, new RegExp(square, 'g')).map(readSquare);
  /** @param {string} text */
  const readUnit = (text) => readUnits(text)[0];
  /** @param {string} text */
  const readTakes = (text) =>
    all(text, new RegExp(takes, 'g')).flatMap((part) => {
      const [before, after] = part.split(cannot);
      return readSquares(before).map((square) => ({ square, digits: readDigits(after) }));
    });
  /** @param {string} text */
  const readHas = (text) =>
    all(text, new RegExp(having, 'g')).map((part) => {
      const [before, after] = part.split(has);
      return { unit: readUnit(before), digits: readDigits(after) };
    });

  return {
    square: [square, readSquare],
    squares: [list(square), readSquares],
    marked: [list(square), readSquares],
    square1: [square, readSquares, 'squares'],
    digit: ['[1-9]', Number],
    digits: [digits, readDigits],
    digit1: ['[1-9]', readDigits, 'digits'],
    other: [square, readSquare],
    not: ['[1-9]', Number],
    with: ['[1-9]', Number],
    unit: [unit, readUnit],
    units: [list(units), readUnits],
    covers: [list(units), readUnits],
    takes: [removals(takes), readTakes],
    has: [clauses(having), readHas],
    count: ['\\d+', Number],
    technique,
  };
}
