/**
 * f-puzzles' JSON, packed in an address of f-puzzles or SudokuPad, or unpacked.
 *
 * Anything in it besides digits and candidates makes it another kind of Sudoku, which is refused by name.
 */

import { FormatError, wrongSquare } from './format-error.js';
import { parseJson, solutionOf, textOf } from './from-json.js';
import { decoded } from './links.js';
import { compress, decompress } from './lz-string.js';
import { digitsIn, marksOn, maskOf, puzzleOf } from './puzzle.js';

const LINK =
  /(?:f-puzzles\.com\/[^\s]{0,200}?[?&]load=|[?&]fpuzzles?=|(?:[?&]puzzleid=|\/|^)fpuz(?:zles)?)/;
const BARE = /^\s*fpuz(?:zles)?[A-Za-z0-9+/=%]{20,}\s*$/;

/** Fields that do not change the rules. */
const PLAIN = new Set(
  'size title author ruleset grid solution successMessage highlightConflicts metadata disabledlogic truecandidatesoptions negative'.split(
    ' ',
  ),
);
/** @type {Map<string, import('./format-error.js').Variant>} */
const VARIANTS = new Map([
  ['killercage', 'killer'],
  ['cage', 'killer'],
  ['diagonal+', 'diagonal'],
  ['diagonal-', 'diagonal'],
]);

/** @param {unknown} value */
const isThere = (value) => (Array.isArray(value) ? value.length > 0 : Boolean(value));

/** @param {any} data */
function checkKind(data) {
  if (data.size !== 9 || data.grid.length !== 9)
    throw new FormatError('variant', { variant: 'size' });
  const other = Object.keys(data).find((key) => !PLAIN.has(key) && isThere(data[key]));
  if (other) throw new FormatError('variant', { variant: VARIANTS.get(other) ?? 'other' });
  const isMoved = (/** @type {any} */ cell, /** @type {number} */ at) =>
    Number.isInteger(cell?.region) &&
    cell.region !== Math.floor(at / 27) * 3 + Math.floor((at % 9) / 3);
  if (data.grid.flat().some(isMoved)) throw new FormatError('variant', { variant: 'jigsaw' });
}

/** @param {any} list @param {number} at */
function markOf(list, at) {
  if (list === undefined || list === null) return 0;
  if (Array.isArray(list) && list.every((digit) => /^[1-9]$/.test(textOf(digit)))) {
    return maskOf(list.join(''));
  }
  throw wrongSquare(textOf(list), at);
}

/** @param {any} data @returns {boolean} */
export const isFPuzzle = (data) =>
  Array.isArray(data?.grid) &&
  Array.isArray(data.grid[0]) &&
  typeof data.grid[0][0] === 'object' &&
  typeof data.size === 'number';

/** @param {any} data @returns {import('./index.js').Read} */
export function readFPuzzle(data) {
  checkKind(data);
  const lengths = data.grid.map((/** @type {any} */ row) => (Array.isArray(row) ? row.length : 0));
  const odd = lengths.findIndex((/** @type {number} */ count) => count !== 9);
  if (odd >= 0) throw new FormatError('row', { line: odd + 1, count: lengths[odd] });
  /** @type {any[]} */
  const cells = data.grid.flat().map((/** @type {any} */ cell) => cell ?? {});
  const digits = cells
    .map(({ value }, at) => {
      const text = textOf(value);
      if (text === '' || value === 0) return '.';
      if (/^[1-9]$/.test(text)) return text;
      throw wrongSquare(text, at);
    })
    .join('');
  const givens = cells.map(({ given }, at) => (given ? digits[at] : '.')).join('');
  const [centre, corner, fixed] = [
    'centerPencilMarks',
    'cornerPencilMarks',
    'givenPencilMarks',
  ].map((name) =>
    marksOn(
      digits,
      cells.map((cell, at) => markOf(cell[name], at)),
    ),
  );
  const isColoured = cells.some(({ c, highlight }) => isThere(c) || isThere(highlight));
  return {
    puzzles: [
      puzzleOf({
        givens,
        digits,
        marks: centre ?? fixed,
        corners: corner,
        title: textOf(data.title),
        solution: solutionOf(data.solution),
      }),
    ],
    lost: isColoured ? ['colours'] : [],
  };
}

/** @param {string} packed @returns {any} */
function unpack(packed) {
  // A plus sign that was not written as %2B arrives as a blank.
  const text = decompress(decoded(packed).trim().replaceAll(' ', '+'));
  return parseJson(text ?? '');
}

/** @param {import('./source.js').Source} source @returns {string} what is packed */
function packedIn({ text }) {
  const start = LINK.exec(text.trim());
  if (!start) return '';
  const rest = text.trim().slice(start.index + start[0].length);
  const [whole] = /^[^\n\r&#"'<>)]*/.exec(rest) ?? [''];
  const [word] = whole.split(/\s/);
  return decompress(decoded(word)) === null ? whole : word;
}

/** @param {import('./puzzle.js').Puzzle} puzzle @returns {string} */
function pack({ givens, digits, marks, corners, title }) {
  const cellOf = (/** @type {number} */ at) => {
    if (givens[at] !== '.') return { value: Number(givens[at]), given: true };
    if (digits[at] !== '.') return { value: Number(digits[at]) };
    const [centre, corner] = [marks, corners].map((all) =>
      all?.[at] ? Array.from(digitsIn(all[at]), Number) : undefined,
    );
    return { centerPencilMarks: centre, cornerPencilMarks: corner };
  };
  const nine = [...Array(9).keys()];
  const grid = nine.map((row) => nine.map((column) => cellOf(row * 9 + column)));
  return encodeURIComponent(compress(JSON.stringify({ size: 9, ...(title && { title }), grid })));
}

/** @type {import('./index.js').Format} */
export const fPuzzles = {
  id: 'f-puzzles',
  writes: 'marks',
  detect: ({ text, links }) => links.some((link) => LINK.test(link)) || BARE.test(text),
  read: (source) => {
    const data = unpack(packedIn(source));
    if (!isFPuzzle(data)) throw new FormatError('payload');
    return readFPuzzle(data);
  },
  write: (puzzle) => `https://www.f-puzzles.com/?load=${pack(puzzle)}`,
};

/** The same for SudokuPad, which reads it as well. @param {import('./puzzle.js').Puzzle} puzzle */
export const sudokuPadLink = (puzzle) => `https://sudokupad.app/?puzzleid=fpuzzles${pack(puzzle)}`;
