/**
 * The XML of OpenSudoku and of .1gsudoku: an element a puzzle, with its squares in the attribute `data`: 81 digits,
 * or `version: n` and for each square digit, notes, and whether it can be changed.
 *
 * It is read by patterns: these files have one shape, and a parser would be another thing to trust.
 */

import { FormatError, wrongCount } from './format-error.js';
import { boardOf } from './links.js';
import { marksOn, maskOf, puzzleOf } from './puzzle.js';

const GAME = /<(?:game|sudoku)\b[^<>]{0,2000}?\sdata\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
/** How many values a square has in each version. */
const VALUES = [0, 3, 3, 3, 4, 5];

/** @param {string} text */
const unescape = (text) =>
  text
    .replace(/&#(?:x0?a|10);/gi, '\n')
    .replace(/&lt;/g, '<')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');

/** @param {string} notes `1,4,` or a number of nine bits */
const marksFrom = (notes) => (notes.includes(',') ? maskOf(notes) : Number(notes) & 511) || 0;

/** @param {string} data */
function readGame(data) {
  const [, version, body] = /^version: (\d)\s+(.*)$/s.exec(unescape(data).trim()) ?? [];
  if (!version) return puzzleOf({ givens: boardOf(data.replace(/\s/g, '')) });
  const values = body.split('|').map((value) => value.trim());
  const size = VALUES[Number(version)];
  const count = (values.length - 1) / (size || 3);
  if (!size || count !== 81) throw wrongCount(count);
  const cells = Array.from({ length: 81 }, (_, at) => values.slice(at * size, (at + 1) * size));
  const digits = boardOf(cells.map(([digit]) => digit || '.').join(''));
  const givens = cells.map((cell, at) => (cell.at(-1) === '0' ? digits[at] : '.')).join('');
  const notes = cells.map((cell) => marksFrom(cell[size > 3 ? 2 : 1]) || marksFrom(cell[1]));
  return puzzleOf({ givens, digits, marks: marksOn(digits, notes) });
}

/** @type {import('./index.js').Format} */
export const openSudoku = {
  id: 'open-sudoku',
  writes: null,
  detect: ({ text }) => /<(opensudoku|onegravitysudoku|game|sudoku)\b/i.test(text.slice(0, 5000)),
  read: ({ text }) => {
    const games = [...text.matchAll(GAME)];
    if (!games.length) throw new FormatError('none');
    return { puzzles: games.map(([, double, single]) => readGame(double ?? single)) };
  },
};
