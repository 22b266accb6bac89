/**
 * The game IDs of Simon Tatham's puzzles: `3x3:` and the squares, a letter for a run of empty ones (a is one, z
 * twenty-six), `_` between two digits.
 */

import { FormatError } from './format-error.js';
import { puzzleOf } from './puzzle.js';

const ID = /^\s*([2-9]|[1-2]\d)(?:x(\d\d?))?([a-z]*)([:#])(\S*)\s*$/;

/** @type {Record<string, import('./format-error.js').Variant>} */
const KINDS = { x: 'diagonal', k: 'killer', j: 'jigsaw' };

/** @param {string} columns @param {string} rows @param {string} letters @param {string} rest */
function variantOf(columns, rows, letters, rest) {
  const kind = Object.keys(KINDS).find((letter) => letters.includes(letter));
  const other = /^:?([a-z]+):/.exec(rest)?.[1][0];
  if (kind) return KINDS[kind];
  if (other) return KINDS[other] ?? 'other';
  if (rest.includes(',')) return rows === undefined ? 'jigsaw' : 'killer';
  return columns === '3' && rows === '3' ? null : 'size';
}

/** @type {import('./index.js').Format} */
export const tatham = {
  id: 'tatham',
  writes: null,
  detect: ({ text }) => ID.test(text),
  read: ({ text, lines }) => {
    const [, columns, rows, letters, sign, rest] = /** @type {string[]} */ (ID.exec(text));
    const variant = variantOf(columns, rows, letters, rest);
    if (variant) throw new FormatError('variant', { variant });
    if (sign === '#') throw new FormatError('seed');
    const squares = Array.from(rest, (symbol, at) => {
      if (/[1-9]/.test(symbol)) return symbol;
      if (/[a-z]/.test(symbol)) return '.'.repeat(symbol.charCodeAt(0) - 96);
      if (symbol === '_') return '';
      const line = lines.findIndex((each) => each.trim());
      const column = lines[line].indexOf(rest) + at + 1;
      throw new FormatError('mark', { symbol, line: line + 1, column });
    }).join('');
    if (squares.length !== 81) throw new FormatError('cells', { count: squares.length });
    return { puzzles: [puzzleOf({ givens: squares })] };
  },
};
