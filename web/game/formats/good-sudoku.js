/**
 * Good Sudoku's codes, `$c` and 41 bytes in base64, in an address or alone: half a byte for each square, 0 for an
 * empty one, and half a byte too many.
 *
 * The one idea: nothing says which half of a byte comes first. Read the wrong way round, a puzzle has a digit twice in
 * a unit, or ends with a digit too many. A code that makes sense both ways is called doubtful.
 */

import { conflicts, fromText } from '../state.js';
import { FormatError } from './format-error.js';
import { decoded } from './links.js';
import { dotted, puzzleOf } from './puzzle.js';

const CODE = /playgoodsudoku\.com\/puzzle\/(?:\$|%24)c([^\s?#"'<>]*)|^\s*\$c([\w+/=-]{54,56})\s*$/i;
const BYTES = 41;

/** @param {string} code @returns {number[]} */
function bytesOf(code) {
  const base64 = decoded(code).replaceAll('-', '+').replaceAll('_', '/');
  try {
    return Array.from(atob(base64), (byte) => byte.charCodeAt(0));
  } catch {
    return [];
  }
}

/** @param {readonly number[]} halves @returns {string | null} 81 characters; null: they are no board */
function boardIn(halves) {
  const digits = halves.join('');
  if (!/^\d{81}0$/.test(digits)) return null;
  const board = dotted(digits.slice(0, -1));
  return conflicts(fromText(board)).length ? null : board;
}

/** @param {string} code */
function read(code) {
  const bytes = bytesOf(code);
  if (bytes.length !== BYTES) throw new FormatError('payload');
  const ways = [
    bytes.flatMap((byte) => [byte >> 4, byte & 15]),
    bytes.flatMap((byte) => [byte & 15, byte >> 4]),
  ];
  const boards = new Set(ways.flatMap((halves) => boardIn(halves) ?? []));
  const [givens] = boards;
  if (!givens) throw new FormatError('payload');
  return { puzzles: [puzzleOf({ givens })], lost: boards.size > 1 ? ['doubtful'] : [] };
}

/** @type {import('./index.js').Format} */
export const goodSudoku = {
  id: 'good-sudoku',
  writes: null,
  detect: ({ text }) => CODE.test(text),
  read: ({ text }) => {
    const [, address, alone] = CODE.exec(text) ?? [];
    return read(address ?? alone ?? '');
  },
};
