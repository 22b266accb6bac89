/**
 * Puzzles of 81 characters, one on each line: .sdm, lists with ratings, `puzzle,solution`, banks with a number before
 * and a rating after, `puzzle:count:solution`. Only this format may hold a hundred thousand puzzles.
 *
 * The one idea: the first word of a line with 81 squares is the puzzle, a full one after it the solution, and the rest
 * is a remark.
 */

import { FormatError } from './format-error.js';
import { puzzleOf } from './puzzle.js';
import { SQUARE } from './source.js';

/** @typedef {import('./puzzle.js').Puzzle} Puzzle */

const BOARD = /(?:^|[\s,;:|"'=/([{])([1-9.0*_xX?-]{81})(?=$|[\s,;:|"'#)\]}])/;
const PLAIN = /^(?:[1-9.]{81}|[0-9]{81})$/;
const SOLVED = /(?:^|[\s,;:|"'])([1-9]{81})(?=$|[\s,;:|"'#])/;
const DOUBLE = /^\s*([1-9.0*_xX?-]{81})([1-9]{81})\s*$/;
const NOTE = /^\s*#/;
const TITLE = 80;
const SLICE = 2000;

/** All that is not a digit. @param {string} board */
const dotted = (board) => board.replace(/[^1-9]/g, '.');

/**
 * 81 squares with something between each two, or with blanks for the empty ones.
 * @param {string} line @returns {string | null}
 */
function spread(line) {
  if (line.length === 81 && /^[1-9 ]+$/.test(line)) return dotted(line);
  if (line.length < 161 || line.length > 400) return null;
  const squares = line.trim().split(/[\s,;|]+/);
  return squares.length === 81 && squares.every(isSquare) ? dotted(squares.join('')) : null;
}

/** @param {string} symbol */
const isSquare = (symbol) => symbol.length === 1 && SQUARE.test(symbol);

/** @param {string} solution @param {string} givens */
const solves = (solution, givens) =>
  Array.from(givens).every((digit, at) => digit === '.' || digit === solution[at]);

/** @param {string} line @returns {Puzzle | null} */
function readLine(line) {
  // Most lines of a long list are nothing else.
  if (PLAIN.test(line)) return puzzleOf({ givens: line.replaceAll('0', '.') });
  const found = BOARD.exec(line) ?? DOUBLE.exec(line);
  const board = found ? found[1] : spread(line);
  // A line of a frame may be as long as a board.
  if (!board || !/[1-9]|^\.+$|^0+$/.test(board)) return null;
  const givens = dotted(board);
  const rest = found ? line.slice(found.index + found[0].length) : '';
  if (!rest && !found?.[2]) return puzzleOf({ givens });
  const solution = found?.[2] ?? SOLVED.exec(rest)?.[1] ?? null;
  const title = (solution ? rest.replace(solution, '') : rest)
    .replace(/^[\s,;:|"'#)\]}]+|(?<![\s,;:|"'#)\]}])[\s,;:|"'#)\]}]+$/g, '')
    .slice(0, TITLE);
  return puzzleOf({
    givens,
    title,
    solution: solution && solves(solution, givens) ? solution : null,
  });
}

/**
 * A line that looks like a board and is none.
 *
 * @param {string} line
 * @param {number} number of the line
 * @returns {FormatError | null}
 */
export function faultIn(line, number) {
  const words = /^[1-9 ]{70,90}$/.test(line)
    ? Array.from(dotted(line))
    : line.trim().split(/[\s,;|]+/);
  const count = words.length;
  if (count > 70 && count < 92 && words.every(isSquare))
    return new FormatError('cells', { count, line: number });
  const word = /(?:^|[\s,;:|"'=/([{])([^\s,;:|"']{60,140})(?=$|[\s,;:|"'#)\]}])/.exec(line)?.[1];
  const squares = Array.from(word ?? '');
  const wrong = squares.findIndex((symbol) => !isSquare(symbol));
  const strange = squares.filter((symbol) => !isSquare(symbol)).length;
  if (!word || strange > 8) return null;
  if (!strange) return new FormatError('cells', { count: squares.length, line: number });
  const column = line.indexOf(word) + wrong + 1;
  return new FormatError('symbol', { symbol: squares[wrong], line: number, column });
}

/** @param {readonly string[]} lines */
async function readAll(lines) {
  /** @type {Puzzle[]} */
  const puzzles = [];
  let [skipped, first] = [0, 0];
  for (const [index, line] of lines.entries()) {
    // A person who waits for a long list can go on meanwhile.
    if (index % SLICE === SLICE - 1) await new Promise((resume) => setTimeout(resume));
    if (NOTE.test(line)) continue;
    const puzzle = readLine(line);
    if (puzzle) puzzles.push(puzzle);
    else if (faultIn(line, index + 1) && !skipped++) first = index + 1;
  }
  return { puzzles, skipped: skipped ? { count: skipped, line: first } : null };
}

/** @type {import('./index.js').Format} */
export const lines = {
  id: 'line',
  writes: 'puzzle',
  detect: ({ lines }) => lines.some((line) => !NOTE.test(line) && readLine(line) !== null),
  read: async ({ lines }) => {
    const { puzzles, skipped } = await readAll(lines);
    return { puzzles, skipped, lost: skipped ? ['lines'] : [] };
  },
  write: ({ givens }) => givens,
};
