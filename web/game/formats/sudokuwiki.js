/**
 * SudokuWiki's addresses, `?bd=`: 81 digits, or the whole state with two characters a square.
 *
 * Version 2 (`S9B` and base 36): 0 empty, 1 to 9 a given, 10 to 18 a digit that was entered, above that 18 more
 * than the set of candidates. Version 1 (base 32): the set, doubled, and one more for a given; its placed
 * digits are not certain, so they are read as the only candidates of their squares.
 */

import { FormatError, wrongCount, wrongSquare } from './format-error.js';
import { boardOf, valuesIn } from './links.js';
import { digitsIn, marksOn, puzzleOf, puzzleOfMasks } from './puzzle.js';

const HOME = 'https://www.sudokuwiki.org/sudoku.htm?bd=';
const SITE = /sudokuwiki\.org\/[^#]*[?&]bd=/i;
const STATE = /^S9B/i;
/** Its strings for other kinds of Sudoku. @type {Record<string, import('./format-error.js').Variant>} */
const VARIANTS = { l: 'other', m: 'other', k: 'killer', d: 'other' };
const OTHER = /^([lmkd])[69][bc][0-9a-z]{40,}$/i;

/** @param {string} text @returns {number[]} */
function numbersOf(text, base = 36) {
  const pairs = text.match(/../g) ?? [];
  if (text.length !== 162) throw wrongCount(text.length / 2);
  return pairs.map((pair, square) => {
    const digits = base === 36 ? /^[0-9a-z]{2}$/i : /^[0-9a-v]{2}$/i;
    const number = digits.test(pair) ? parseInt(pair, base) & 1023 : NaN;
    const isSense = base === 36 ? number <= 529 : true;
    if (number >= 0 && isSense) return number;
    throw wrongSquare(pair, square);
  });
}

/** @param {string} text @returns {import('./puzzle.js').Puzzle} */
function readState(text) {
  const numbers = numbersOf(text.slice(3));
  const digit = (/** @type {number} */ number) => (number > 9 ? number - 9 : number) || '.';
  const givens = numbers.map((number) => (number < 10 && number) || '.').join('');
  const digits = numbers.map((number) => (number < 19 ? digit(number) : '.')).join('');
  const masks = numbers.map((number) => Math.max(0, number - 18));
  return puzzleOf({ givens, digits, marks: marksOn(digits, masks) });
}

/** @param {string} text @returns {import('./puzzle.js').Puzzle} */
function readOld(text) {
  const numbers = numbersOf(text, 32);
  const isGiven = numbers.map((number) => (number & 1) === 1 && digitsIn(number >> 1).length === 1);
  const givens = numbers.map((number, at) => (isGiven[at] ? digitsIn(number >> 1) : '.')).join('');
  if (givens === '.'.repeat(81)) return puzzleOfMasks(numbers.map((number) => number >> 1));
  return puzzleOf({
    givens,
    marks: marksOn(
      givens,
      numbers.map((number) => number >> 1),
    ),
  });
}

/** @param {string} board the text after `bd=` */
function read(board) {
  const other = OTHER.exec(board);
  if (other) throw new FormatError('variant', { variant: VARIANTS[other[1].toLowerCase()] });
  if (STATE.test(board)) return { puzzles: [readState(board)] };
  if (board.length < 120) return { puzzles: [puzzleOf({ givens: boardOf(board) })] };
  return { puzzles: [readOld(board)], lost: ['doubtful'] };
}

/** @type {import('./index.js').Format} */
export const sudokuwiki = {
  id: 'sudokuwiki',
  writes: 'marks',
  detect: ({ text, links }) =>
    links.some((link) => SITE.test(link)) ||
    /^\s*([lmkd][69][bc]|S9B)[0-9a-z]{40,}\s*$/i.test(text),
  read: ({ text, links }) => {
    const link = links.find((link) => SITE.test(link));
    return read(link ? (valuesIn(link).get('bd') ?? '') : text.trim());
  },
  write: ({ givens, digits, marks }) => {
    if (givens === digits && !marks) return HOME + givens.replaceAll('.', '0');
    const number = (/** @type {number} */ square) => {
      if (givens[square] !== '.') return Number(givens[square]);
      if (digits[square] !== '.') return Number(digits[square]) + 9;
      return marks?.[square] ? marks[square] + 18 : 0;
    };
    const pairs = Array.from(digits, (_, at) => number(at).toString(36).padStart(2, '0'));
    return `${HOME}S9B${pairs.join('')}`;
  },
};
