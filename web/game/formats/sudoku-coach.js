/**
 * sudoku.coach: 81 digits in an address, or its own text of a whole state, `SCv7_32_` with deflated JSON in base32.
 */

import { FormatError } from './format-error.js';
import { parseJson, textOf } from './from-json.js';
import { bytesOfBase32, inflate } from './inflate.js';
import { boardOf } from './links.js';
import { marksOn, puzzleOf } from './puzzle.js';

const LINK = /sudoku\.coach\/(?:[a-z-]+\/)?(?:play|solver)\/([^\s?#/]+)/i;
const STATE = /\bSCv\d+_32_([0-9a-z]+)/i;

/** @param {unknown} text 81 masks, bit `digit` for each digit */
function masksOf(text) {
  const masks = textOf(text)
    .split('-')
    .map((mask) => Number(mask) >> 1);
  return masks.length === 81 && masks.every((mask) => mask >= 0 && mask < 512) ? masks : null;
}

/** @param {string} packed */
async function readState(packed) {
  const bytes = bytesOfBase32(packed);
  const text = bytes && (await inflate(bytes));
  const state = parseJson(text ?? '');
  if (!state) throw new FormatError('payload');
  if (state.gridSize !== undefined && textOf(state.gridSize) !== '9') {
    throw new FormatError('variant', { variant: 'size' });
  }
  const givens = boardOf(textOf(state.givenDigits));
  const user = state.userDigits ? boardOf(textOf(state.userDigits)) : givens;
  const digits = Array.from(givens, (digit, at) => (digit === '.' ? user[at] : digit)).join('');
  const masks = masksOf(state.userCellCandidates);
  return puzzleOf({ givens, digits, marks: masks && marksOn(digits, masks) });
}

/** @type {import('./index.js').Format} */
export const sudokuCoach = {
  id: 'sudoku-coach',
  writes: 'puzzle',
  detect: ({ text }) => LINK.test(text) || STATE.test(text),
  read: async ({ text }) => {
    const state = STATE.exec(text);
    if (state) return { puzzles: [await readState(state[1])] };
    return { puzzles: [puzzleOf({ givens: boardOf(LINK.exec(text)?.[1] ?? '') })] };
  },
  write: ({ givens }) => `https://sudoku.coach/en/play/${givens.replaceAll('.', '0')}`,
};
