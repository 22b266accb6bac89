/**
 * HoDoKu's library line: `:technique:candidates:givens:deleted:eliminations:placements:extra`. A plus sign stands
 * before a digit that has been placed; deleted candidates are digit, row, column.
 */

import { FormatError } from './format-error.js';
import { boardOf } from './links.js';
import { bitOf, candidatesIn, candidatesOf, marksOn, puzzleOf } from './puzzle.js';

const LINE = /^\s*:[^:]*:[^:]*:([^:]*):([^:]*)/;
const START = /^\s*:[\w-]*:[^:]*:[^:]{60,200}:/;

/** @param {string} line @param {number} number */
function readLine(line, number) {
  const [head = '', squares = '', deleted = ''] = LINE.exec(line) ?? [];
  const cells = squares.trim().match(/\+?[^+]/g) ?? [];
  const digits = boardOf(cells.map((cell) => cell.at(-1)).join(''));
  const givens = cells.map((cell, at) => (cell.length === 1 ? digits[at] : '.')).join('');
  const marks = candidatesIn(digits);
  for (const { 0: symbol, index } of deleted.matchAll(/[^\s,]+/g)) {
    const [digit, row, column] = symbol;
    if (!/^[1-9]{3}$/.test(symbol)) {
      const at = head.length - deleted.length + index;
      throw new FormatError('mark', { symbol, line: number, column: at + 1 });
    }
    marks[(Number(row) - 1) * 9 + Number(column) - 1] &= ~bitOf(digit);
  }
  return puzzleOf({ givens, digits, marks: deleted.trim() ? marksOn(digits, marks) : null });
}

/** @type {import('./index.js').Format} */
export const hodokuLine = {
  id: 'hodoku',
  writes: 'marks',
  detect: ({ lines }) => lines.some((line) => START.test(line)),
  read: ({ lines }) => {
    const library = lines
      .map((line, index) => ({ line, number: index + 1 }))
      .filter(({ line }) => line.trimStart().startsWith(':'));
    const puzzles = library.map(({ line, number }) => readLine(line, number));
    const hasStep = library.some(({ line }) => !/^\s*:0{0,4}(-\w*)?:/.test(line));
    return { puzzles, lost: hasStep ? ['step'] : [] };
  },
  write: (puzzle) => {
    const { givens, digits, marks } = puzzle;
    const squares = Array.from(digits, (digit, at) => (digit === givens[at] ? digit : `+${digit}`));
    const left = candidatesOf(puzzle);
    const deleted = candidatesIn(digits).flatMap((all, at) =>
      [1, 2, 3, 4, 5, 6, 7, 8, 9]
        .filter((digit) => all & ~left[at] & bitOf(String(digit)))
        .map((digit) => `${digit}${Math.floor(at / 9) + 1}${(at % 9) + 1}`),
    );
    return `:0000:x:${squares.join('')}:${marks ? deleted.join(' ') : ''}:::`;
  },
};
