/**
 * Grids of nine rows in any drawing: the squares of each row, and the text beside the grids.
 *
 * The one idea: first remove the lines of the drawing. Then a row is nine of what is left: nine words, three groups of
 * three, nine characters, or nine places between separators.
 */

import { FormatError } from './format-error.js';
import { BLANKS } from './source.js';

/** @typedef {Readonly<{ cells: readonly string[], line: number, text: string }>} Row */
/** @typedef {Readonly<{ rows: readonly Row[], title: string }>} Grid nine rows */
/** @typedef {Readonly<{ grids: readonly Grid[], notes: readonly string[], isTable: boolean, isFramed: boolean }>} Grids */

/** A line that is a note in the files of other programs, or the name of a part. */
export const NOTE = /^\s*(#|\/\/|\[[A-Za-z ]+\]\s*$)/;
const NOTHING = /\b(null|None|nan|NaN|nil)\b/g;
/** A character that no square has: letters stand behind digits only, as the names of sets in a step. */
const STRANGE = /(?<![0-9#*@-])[A-WYZa-tv-wyz]|[^ -~\t]/g;

/** @param {string} line */
const squeezed = (line) => line.replace(/[\s|]/g, '');

/** Whether a dash is an empty square here. @param {readonly string[]} lines */
const usesDashes = (lines) =>
  lines.map(squeezed).some((row) => /^[1-9-]{9}$/.test(row) && /-/.test(row) && /\d/.test(row));

/** Whether there is room for nine squares between the bars. @param {string} line */
function isEmptyRow(line) {
  const parts = line.trim().slice(1, -1).split('|');
  return parts.length === 9 || (parts.length === 3 && parts.every(({ length }) => length > 2));
}

/** @param {string} line @param {boolean} dashes */
function isFrame(line, dashes) {
  const drawn = line.replace(/\s/g, '');
  if (!drawn || !/^[-+|=.:'`,*!]+$/.test(drawn)) return false;
  if (/^\|+$/.test(drawn)) return !isEmptyRow(line);
  if (/^[|!:'`]+$/.test(drawn) || drawn.includes('=')) return true;
  if (drawn.includes('+') && drawn.includes('-')) return true;
  if (dashes && /^-{9}$/.test(squeezed(line))) return false;
  return drawn.includes('--');
}

/** Three squares between two lines of the frame, where blanks are empty squares. @param {string} part */
function three(part) {
  const words = part.trim().split(/\s+/);
  if (words.length === 3) return words;
  if (words.length === 1 && words[0].length === 3) return Array.from(words[0]);
  const at = part.length === 3 ? [0, 1, 2] : part.length === 7 ? [1, 3, 5] : [0, 2, 4];
  return part.length === 3 || part.length === 5 || part.length === 7
    ? at.map((place) => part[place])
    : words;
}

/** @param {string} line @returns {string[] | null} between the signs of a table; null: there are none */
function tableCells(line) {
  const sign = ['\t', ';', ','].find((sign) => line.split(sign).length > (sign === '\t' ? 1 : 8));
  const row = sign === ',' ? line.replace(/;\s*$/, '') : line;
  const cells = sign ? row.split(sign).map((cell) => cell.replace(/["']/g, '').trim()) : [];
  // A comma at the end of a row means nothing.
  if (cells.length === 10 && !cells[9] && sign !== '\t') cells.pop();
  const isPadded = sign === '\t' && cells.every((cell) => cell.length < 2);
  while (isPadded && cells.length < 9) cells.push('');
  return cells.length >= 9 ? cells : null;
}

/** @param {string} line @returns {string[]} */
function cellsIn(line) {
  const text = line.replace(NOTHING, '.');
  const table = tableCells(text.replace(/[[\](){}]/g, ''));
  if (table) return table;
  const plain = text.replace(/[[\](){},;"'`:!+]/g, ' ');
  if (plain.includes('|')) {
    const parts = plain
      .trim()
      .replace(/^\||\|$/g, '')
      .split('|');
    if (parts.length === 9) return parts.map((part) => part.trim());
    const all = parts.length === 3 ? parts.flatMap(three) : [];
    if (all.length === 9) return all;
  }
  const words = plain.replaceAll('|', ' ').trim().split(/\s+/);
  if (words.length === 9) return words;
  const joined = words.join('');
  const isEach = words.length < 4 || joined.length === 9;
  return isEach ? Array.from(joined) : words;
}

/** Nine lines of nine characters in which blanks are the empty squares. @param {readonly string[]} lines */
function blankRows(lines) {
  const from = lines.findIndex((line) => line.trim());
  const nine = lines.slice(Math.max(0, from)).map((line) => line.trimEnd());
  while (nine.length > 9 && !nine.at(-1)) nine.pop();
  const isBoard = nine.length === 9 && nine.every((line) => /^[1-9 ]{0,9}$/.test(line));
  if (!isBoard || !nine.some((line) => / /.test(line) || line.length < 9)) return null;
  // Digits with a blank between each two are nine words, or too few.
  if (nine.every((line) => /^\d( \d)*$/.test(line))) return null;
  return nine.map((line, at) => ({
    cells: Array.from(line.padEnd(9)),
    line: from + at + 1,
    text: line,
  }));
}

/** @param {readonly Row[]} rows that make no grid @returns {FormatError} */
function faultOf(rows) {
  const [{ cells }] = rows;
  const isSquare = rows.every((row) => row.cells.length === rows.length);
  if (isSquare && [4, 6, 8, 12, 16, 25].includes(cells.length)) {
    return new FormatError('variant', { variant: 'size' });
  }
  const odd = rows.find((row) => row.cells.length !== 9);
  return odd
    ? new FormatError('row', { count: odd.cells.length, line: odd.line })
    : new FormatError('rows', { count: rows.length });
}

/**
 * @param {import('./source.js').Source} source
 * @returns {Grids | FormatError | null} null: there is nothing like a grid
 */
function findGrids({ lines }) {
  if (lines.length > 20_000) return null;
  const dashes = usesDashes(lines);
  const notes = lines.filter((line) => NOTE.test(line));
  const asBlanks = blankRows(lines.map((line) => (NOTE.test(line) ? '' : line)));
  /** @type {Grid[]} */
  const grids = [];
  /** @type {Row[]} */
  let rows = asBlanks ?? [];
  let title = '';
  let words = 0;
  let isFramed = false;
  const close = () => {
    for (let at = 0; at + 9 <= rows.length; at += 9)
      grids.push({ rows: rows.slice(at, at + 9), title });
    rows = [];
  };
  for (const [index, text] of asBlanks ? [] : lines.entries()) {
    if (!text.trim() && !text.includes('\t')) continue;
    if (NOTE.test(text)) continue;
    if (isFrame(text, dashes)) {
      isFramed = true;
      continue;
    }
    const strange = text.replace(NOTHING, '').match(STRANGE) ?? [];
    const cells = strange.length > 2 ? [] : cellsIn(text);
    if (cells.length <= 4) words++;
    if (cells.length > 4) rows.push({ cells, line: index + 1, text });
    else if (!rows.length || rows.length % 9 === 0) {
      close();
      title = text.trim().slice(0, 80);
    }
  }
  if (!rows.length && !grids.length) return null;
  const isWhole = rows.length % 9 === 0 && rows.every(({ cells }) => cells.length === 9);
  // A few short lines in a longer text are no attempt at a grid.
  if (!isWhole) return rows.length < Math.max(3, words) ? null : faultOf(rows);
  close();
  const all = grids.flatMap((grid) => grid.rows);
  const odd = all.find(({ cells }) => cells.length !== 9);
  if (odd) return new FormatError('row', { count: odd.cells.length, line: odd.line });
  const isTable = all.every(({ text }) => tableCells(text.replace(/[[\](){}]/g, '')));
  return { grids, notes, isTable, isFramed };
}

/** @type {WeakMap<import('./source.js').Source, ReturnType<typeof findGrids>>} */
const found = new WeakMap();

/** Searches a text once for several formats. @param {import('./source.js').Source} source */
export function gridsOf(source) {
  const grids = found.get(source) ?? (found.has(source) ? null : findGrids(source));
  found.set(source, grids);
  return grids;
}

/** @param {import('./source.js').Source} source @returns {Grids | null} */
export function wholeGrids(source) {
  const grids = gridsOf(source);
  return grids && !(grids instanceof FormatError) ? grids : null;
}

/**
 * A square as it is written: `5`, `.`, `<5>` given, `*5*` or `u5` entered, `1479` candidates, with signs of a step.
 *
 * @param {string} cell @param {Row} row
 * @returns {{ digits: string, kind: 'given' | 'entered' | null }}
 */
export function readCell(cell, { line, text }) {
  if (cell === '' || cell === ' ' || (cell.length === 1 && BLANKS.includes(cell)))
    return { digits: '', kind: null };
  const [, given, placed, user = placed] = /^(?:<([1-9])>|\*([1-9])\*|u([1-9]))$/.exec(cell) ?? [];
  if (given) return { digits: given, kind: 'given' };
  if (user) return { digits: user, kind: 'entered' };
  const digits = cell.length > 1 ? cell.replace(/[*#@A-Za-z-]/g, '') : cell;
  if (/^[1-9]+$/.test(digits) && new Set(digits).size === digits.length)
    return { digits, kind: null };
  const symbol = Array.from(cell).find((one) => !/[1-9]/.test(one)) ?? cell;
  throw new FormatError('symbol', {
    symbol,
    line,
    column: Math.max(0, text.indexOf(cell)) + cell.indexOf(symbol) + 1,
  });
}

/** @param {Grid} grid @returns {ReturnType<typeof readCell>[]} 81 */
export const squaresIn = ({ rows }) =>
  rows.flatMap((row) => row.cells.map((cell) => readCell(cell, row)));

/** @param {Grid} grid whether it has squares with several candidates */
export const hasCandidates = ({ rows }) =>
  rows.some(({ cells }) => cells.some((cell) => /[1-9][*#@A-Za-z-]*[1-9]/.test(cell)));
