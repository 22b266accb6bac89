/**
 * JSON: 81 values, nine rows of nine, texts of 81 characters, objects that hold one of these, and lists of them.
 */

import { FormatError, wrongSquare } from './format-error.js';
import { isFPuzzle, readFPuzzle } from './f-puzzles.js';
import { parseJson, solutionOf, textOf } from './from-json.js';
import { boardOf } from './links.js';
import { marksOn, maskOf, puzzleOf } from './puzzle.js';

/** @typedef {import('./puzzle.js').Puzzle} Puzzle */

const DEEPEST = 8;
const SOLUTION = /^(solution|answer|solved)/i;

/** @param {unknown} value @param {number} at */
function cellOf(value, at) {
  if (value === null || value === 0 || value === false) return '';
  if (Array.isArray(value) && value.every((digit) => /^[1-9]$/.test(textOf(digit))))
    return value.join('');
  const text = textOf(value).trim();
  if (/^[1-9]?$/.test(text) || /^[.0*_xX?-]$/.test(text)) return text.replace(/[^1-9]/, '');
  throw wrongSquare(text, at);
}

/** @param {readonly unknown[]} values 81 @returns {Puzzle} */
function readCells(values) {
  const cells = values.map(cellOf);
  const givens = cells.map((cell, at) => (Array.isArray(values[at]) ? '.' : cell || '.')).join('');
  return puzzleOf({ givens, marks: marksOn(givens, cells.map(maskOf)) });
}

/** @param {unknown} value */
const isPlain = (value) => value === null || ['number', 'string', 'boolean'].includes(typeof value);

/** @param {readonly any[]} rows @returns {Puzzle} */
function readRows(rows) {
  const all = rows.map((row) => (typeof row === 'string' ? Array.from(row) : row));
  const odd = all.findIndex((row) => row.length !== 9);
  if (odd >= 0) throw new FormatError('row', { line: odd + 1, count: all[odd].length });
  if (rows.length !== 9) throw new FormatError('rows', { count: rows.length });
  return readCells(all.flat());
}

/** @param {any} value */
const isRow = (value) =>
  typeof value === 'string'
    ? value.length > 4 && value.length < 16
    : Array.isArray(value) &&
      value.length > 4 &&
      value.length < 16 &&
      value.every((one) => isPlain(one) || Array.isArray(one));

/** @param {any[]} list @param {number} depth @returns {Puzzle[]} */
function readList(list, depth) {
  const size = [4, 6, 16, 25].includes(list.length);
  if (
    size &&
    list.every((row) => Array.isArray(row) && row.length === list.length && row.every(isPlain))
  ) {
    throw new FormatError('variant', { variant: 'size' });
  }
  if (list.length > 4 && list.length < 16 && list.every(isRow)) return [readRows(list)];
  const isCells = list.every((value) => isPlain(value) && String(value ?? '').length < 2);
  if (isCells && list.length === 81) return [readCells(list)];
  if (isCells && list.length > 40) throw new FormatError('cells', { count: list.length });
  return list.flatMap((value) => readAny(value, depth + 1));
}

/** @param {any} data @param {number} depth @returns {Puzzle[]} */
function readObject(data, depth) {
  if (isFPuzzle(data)) return [...readFPuzzle(data).puzzles];
  const entries = Object.entries(data);
  const solution = solutionOf(entries.find(([name]) => SOLUTION.test(name))?.[1]);
  const rest = entries.filter(([name]) => !SOLUTION.test(name));
  for (const [, value] of rest) {
    const found = readAny(value, depth + 1);
    if (found.length)
      return solution && found.length === 1 ? [puzzleOf({ ...found[0], solution })] : found;
  }
  return [];
}

/** @param {unknown} value @param {number} [depth] @returns {Puzzle[]} */
function readAny(value, depth = 0) {
  if (depth > DEEPEST) return [];
  if (typeof value === 'string') {
    return value.length > 60 && /^[\x21-\x7e]+$/.test(value)
      ? [puzzleOf({ givens: boardOf(value) })]
      : [];
  }
  if (Array.isArray(value)) return readList(value, depth);
  return value && typeof value === 'object' ? readObject(value, depth) : [];
}

/** @type {import('./index.js').Format} */
export const json = {
  id: 'json',
  writes: null,
  detect: ({ text }) => /^\s*[[{"]/.test(text) && parseJson(text) !== undefined,
  read: ({ text }) => {
    const data = parseJson(text);
    if (isFPuzzle(data)) return readFPuzzle(data);
    const puzzles = readAny(data);
    if (!puzzles.length) throw new FormatError('none');
    return { puzzles };
  },
};

/** A text that begins like JSON and is neither JSON nor a grid between brackets. @type {import('./index.js').Format} */
export const brokenJson = {
  id: 'json',
  writes: null,
  detect: ({ text }) => /^\s*[[{]\s*[[{"\d]/.test(text),
  read: () => {
    throw new FormatError('payload');
  },
};
