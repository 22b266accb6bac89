/**
 * 729 characters: nine for each square, a digit where it can stand.
 */

import { FormatError, wrongCount } from './format-error.js';
import { candidatesOf, maskOf, puzzleOfMasks } from './puzzle.js';

/** @param {readonly string[]} lines without what is said beside them */
const packed = (lines) =>
  lines
    .filter((line) => !/^\s*[#[]/.test(line))
    .join('')
    .replace(/[\s|+]/g, '');

/** @param {readonly string[]} lines */
const isShaped = (lines) =>
  lines.length < 200 &&
  /^[1-9.0]{700,760}$/.test(packed(lines)) &&
  !lines.some((line) => /^\s*[1-9.0]{81}\s*$/.test(line) && isPlainBoard(line));

/** In a line of 729 each place has its digit. @param {string} line */
const isPlainBoard = (line) =>
  Array.from(line.trim()).some(
    (symbol, at) => /[1-9]/.test(symbol) && Number(symbol) !== (at % 9) + 1,
  );

/** @type {import('./index.js').Format} */
export const sukaku = {
  id: 'sukaku',
  writes: 'marks',
  detect: ({ lines }) => isShaped(lines),
  read: ({ lines }) => {
    const symbols = packed(lines);
    if (symbols.length !== 729) throw wrongCount(symbols.length / 9);
    const wrong = Array.from(symbols).findIndex(
      (symbol, at) => /[1-9]/.test(symbol) && Number(symbol) !== (at % 9) + 1,
    );
    if (wrong >= 0) {
      const square = Math.floor(wrong / 9);
      throw new FormatError('candidate', {
        symbol: symbols[wrong],
        row: Math.floor(square / 9) + 1,
        place: (square % 9) + 1,
      });
    }
    const masks = (symbols.match(/.{9}/g) ?? []).map(maskOf);
    return { puzzles: [puzzleOfMasks(masks)] };
  },
  write: (puzzle) => {
    const left = candidatesOf(puzzle);
    return Array.from(puzzle.digits, (digit, at) => {
      const mask = digit === '.' ? left[at] : maskOf(digit);
      return [1, 2, 3, 4, 5, 6, 7, 8, 9]
        .map((each) => (mask & maskOf(String(each)) ? each : '.'))
        .join('');
    }).join('');
  },
};
