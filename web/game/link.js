/**
 * The fragment of a link to the page, version 2: `#p=<81 characters, . for an empty square>` is a puzzle.
 * `&s=<81 characters>` has the digits that stand on the board, the given ones too, `&c=<122 characters>` the
 * pencil marks, and `&m=<slug>` a method. Each of these may be left out, and what is not known is passed over,
 * so that a page of version 1 reads the puzzle of every link.
 *
 * The one idea of `c`: a square's marks are nine bits, digit 1 the lowest; the bits of all squares in a row, filled
 * up with zeros, make characters of base64url, six bits each: two squares are three characters.
 */

import { NO_NOTES } from './notes.js';
import { applyMove, fromText, toText } from './state.js';
import { SQUARES } from './units.js';

/** @typedef {readonly number[]} Marks 81 masks: bit (digit - 1) is set for each pencil mark */
/**
 * @typedef {object} Link
 * @property {string} puzzle 81 characters, the given digits
 * @property {string} digits 81 characters, all digits; those of the puzzle if the link has no others
 * @property {Marks | null} marks
 * @property {string | null} method
 */
/**
 * Why a link is broken: which part of it, the first character at fault and where (from 0), how many characters
 * the part has, and how many it should have. `givens`: its digits are not those of the puzzle.
 *
 * @typedef {object} Fault
 * @property {'length' | 'symbol' | 'givens'} code
 * @property {'p' | 's' | 'c'} part
 * @property {number} position
 * @property {string} symbol empty where the part ends too early
 * @property {number} length
 * @property {number} expected
 */

const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const ALL = 0x1ff;
const LENGTHS = Object.freeze({ p: SQUARES, s: SQUARES, c: Math.ceil((SQUARES * 9) / 6) });

/** Thrown within this file only. */
class Broken extends Error {
  /** @param {Fault} fault */
  constructor(fault) {
    super(fault.code);
    this.fault = Object.freeze(fault);
  }
}

/** @param {Fault['part']} part @param {string} text @param {Fault['code']} code @param {number} position @returns {never} */
function refuse(part, text, code, position) {
  const symbol = text[position] ?? '';
  throw new Broken({ code, part, position, symbol, length: text.length, expected: LENGTHS[part] });
}

/** @param {'p' | 's'} part @param {string} text @returns {string} */
function readBoard(part, text) {
  try {
    return toText(fromText(text));
  } catch (error) {
    const { code, position } = /** @type {import('./game-error.js').GameError} */ (error);
    return refuse(part, text, code === 'symbol' ? code : 'length', position ?? 0);
  }
}

/** @param {string | null} text @param {string} puzzle @returns {string} */
function readDigits(text, puzzle) {
  if (text === null) return puzzle;
  const digits = readBoard('s', text);
  const other = [...puzzle].findIndex((digit, at) => digit !== '.' && digit !== digits[at]);
  if (other >= 0) refuse('s', text, 'givens', other);
  return digits;
}

/** @param {string | null} text @returns {Marks | null} */
function readMarks(text) {
  if (text === null) return null;
  const values = Array.from(text, (symbol) => BASE64URL.indexOf(symbol));
  const wrong = values.indexOf(-1);
  if (wrong >= 0 && wrong < LENGTHS.c) refuse('c', text, 'symbol', wrong);
  if (values.length !== LENGTHS.c) refuse('c', text, 'length', Math.min(text.length, LENGTHS.c));
  const bits = values.map((value) => value.toString(2).padStart(6, '0')).join('');
  return Object.freeze(
    Array.from({ length: SQUARES }, (_, at) => parseInt(bits.slice(at * 9, at * 9 + 9), 2)),
  );
}

/** @param {Marks} marks @returns {string} */
function writeMarks(marks) {
  const bits = marks.map((mask) => (mask & ALL).toString(2).padStart(9, '0')).join('');
  return Array.from(
    { length: LENGTHS.c },
    (_, at) => BASE64URL[parseInt(bits.slice(at * 6, at * 6 + 6).padEnd(6, '0'), 2)],
  ).join('');
}

/**
 * @param {string} hash as in `location.hash`
 * @returns {Link | { fault: Fault } | null} null: it is no link to a puzzle
 */
export function readLink(hash) {
  const values = new URLSearchParams(hash.replace(/^#/, ''));
  const text = values.get('p');
  if (text === null) return null;
  try {
    const puzzle = readBoard('p', text);
    const digits = readDigits(values.get('s'), puzzle);
    const marks = readMarks(values.get('c'));
    const method = values.get('m');
    return {
      ...{ puzzle, digits, marks },
      method: method && /^[a-z0-9-]{1,40}$/.test(method) ? method : null,
    };
  } catch (error) {
    if (error instanceof Broken) return { fault: error.fault };
    throw error;
  }
}

/** @param {{ puzzle: string, digits?: string | null, marks?: Marks | null, method?: string | null }} link */
export function writeLink({ puzzle, digits, marks, method }) {
  const parts = [
    ['p', puzzle],
    ['s', digits && digits !== puzzle ? digits : ''],
    ['c', marks?.some(Boolean) ? writeMarks(marks) : ''],
    ['m', method],
  ];
  return `#${parts
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}=${value}`)
    .join('&')}`;
}

/** @typedef {import('./state.js').Game} Game */

/** @param {Link} link @returns {Game} with what is not given as entered by hand */
export function gameOfLink({ puzzle, digits, marks }) {
  const entered = fromText(digits, 'entered').squares;
  const squares = fromText(puzzle).squares.map((given, square) =>
    given.digit ? given : entered[square],
  );
  const notes = { ...NO_NOTES, marks: marks ?? NO_NOTES.marks };
  return applyMove(fromText(puzzle), { type: 'load', game: { squares, notes } });
}
