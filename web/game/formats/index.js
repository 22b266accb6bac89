/**
 * The formats in which people have their puzzles: recognises the format of a text, reads it, and writes a puzzle in a
 * format. Loaded when it is first needed.
 *
 * The one idea: the table has the order in which formats are tried, the surest sign first. The first that recognises a
 * text takes it, and reports faults in its own terms.
 */

import { fPuzzles } from './f-puzzles.js';
import { FormatError } from './format-error.js';
import { goodSudoku } from './good-sudoku.js';
import { grid, pencilMarks, sdk, sdx, simpleSudoku, table } from './grids.js';
import { hodokuLine } from './hodoku-line.js';
import { brokenJson, json } from './json.js';
import { kakuteiLink, otherLink } from './kakutei-link.js';
import { faultIn, lines } from './lines.js';
import { openSudoku } from './open-sudoku.js';
import { serverLink, variants } from './others.js';
import { sourceOf } from './source.js';
import { sudokuCoach } from './sudoku-coach.js';
import { sudokuPad } from './sudokupad.js';
import { sudokuwiki } from './sudokuwiki.js';
import { sukaku } from './sukaku.js';
import { tatham } from './tatham.js';

/** @typedef {import('./puzzle.js').Puzzle} Puzzle */
/** @typedef {import('./source.js').Source} Source */
/**
 * @typedef {object} Read the finds of a format
 * @property {readonly Puzzle[]} puzzles
 * @property {readonly string[]} [lost] parts that it could not keep: colours, doubtful, lines, step
 * @property {{ count: number, line: number } | null} [skipped] lines that only look like a puzzle; the first
 */
/**
 * @typedef {object} Format
 * @property {string} id
 * @property {'puzzle' | 'state' | 'marks' | null} writes the most that it can express; null: it is only read
 * @property {(source: Source) => boolean} detect
 * @property {(source: Source) => Read | Promise<Read>} read throws a FormatError
 * @property {(puzzle: Puzzle) => string} [write]
 */
/** @typedef {Required<Read> & { format: string, kept: 'givens' | 'digits' | 'marks' }} Found */

/** In characters. A list of lines, which is cheap to read, may be longer. */
export const LONGEST = 1_000_000;
export const LONGEST_LIST = 16_000_000;

/** @type {readonly Format[]} */
export const FORMATS = Object.freeze([
  kakuteiLink,
  sudokuwiki,
  fPuzzles,
  sudokuPad,
  sudokuCoach,
  goodSudoku,
  otherLink,
  openSudoku,
  json,
  variants,
  hodokuLine,
  sukaku,
  tatham,
  lines,
  sdx,
  simpleSudoku,
  pencilMarks,
  sdk,
  table,
  grid,
  brokenJson,
  serverLink,
]);

/** @param {Source} source @returns {FormatError} for a text that no format recognises */
function faultOf({ text, lines }) {
  if (!text.trim()) return new FormatError('empty');
  for (const [index, line] of lines.entries()) {
    const fault = faultIn(line, index + 1);
    if (fault) return fault;
  }
  return new FormatError('none');
}

/**
 * The puzzles in a text.
 *
 * @param {string} text
 * @returns {Promise<Readonly<Found>>}
 * @throws {FormatError}
 */
export async function readPuzzles(text) {
  const isLong = text.length > LONGEST;
  if (text.length > LONGEST_LIST) throw new FormatError('long', { limit: LONGEST_LIST });
  const source = sourceOf(text);
  const format = (isLong ? [lines] : FORMATS).find(({ detect }) => detect(source));
  if (!format) throw isLong ? new FormatError('long', { limit: LONGEST }) : faultOf(source);
  try {
    const { puzzles: all, lost = [], skipped = null } = await format.read(source);
    const [{ digits: first }] = all;
    // The same one twice is one, as a title and a link may have it.
    const puzzles = all.every(({ digits }) => digits === first) ? all.slice(0, 1) : all;
    const has = (/** @type {(puzzle: Puzzle) => boolean} */ what) => puzzles.some(what);
    const isPlayed = has(({ givens, digits }) => givens !== digits);
    const kept = has(({ marks, corners }) => (marks ?? corners) !== null)
      ? 'marks'
      : isPlayed
        ? 'digits'
        : 'givens';
    return Object.freeze({
      format: format.id,
      puzzles: Object.freeze(puzzles),
      kept,
      lost,
      skipped,
    });
  } catch (error) {
    if (error instanceof FormatError) error.format = format.id;
    throw error;
  }
}

/**
 * @param {string} id of a format that writes
 * @param {Puzzle} puzzle
 * @returns {Promise<string>}
 */
export async function writePuzzle(id, puzzle) {
  const write = FORMATS.find((format) => format.id === id)?.write;
  if (!write) throw new RangeError(`There is no format "${id}" to write.`);
  return write(puzzle);
}
