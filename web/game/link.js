/**
 * The fragment of a link to the page, version 2; README.md lists its parts. Each may be left out, and unknown ones are
 * ignored, so that a page of version 1 reads the puzzle of every link.
 *
 * The one idea of `c`: the marks of a square are nine bits, digit 1 the lowest. The bits of all squares in a row, filled
 * up with three zeros, make characters of base64url, six bits each, the highest first: two squares are three characters.
 *
 * `e` are the corner marks in the same form.
 *
 * The one idea of `h`: up to eight lists with dots between them, one for each colour, of everything that has this colour.
 * Empty lists at the end are left out. A square or a small digit is a number, ten times the square plus the digit (0: the
 * square itself), in two characters of base64url. So a few colours are a few characters.
 *
 * `t` is a list of techniques, in small letters, digits and dots; `web/model/techniques/` reads it.
 *
 * `n` says that the board is that before a step, which the page makes: 0 by 1 Step; else by Go, as its step of that number.
 */

import { COLOURS, NO_NOTES } from './notes.js';
import { applyMove, fromText, toText } from './state.js';
import { SQUARES } from './units.js';

/** @typedef {readonly number[]} Marks 81 masks: bit (digit - 1) is set for each pencil mark */
/** @typedef {Pick<import('./notes.js').Notes, 'colours' | 'tints'>} Coloured */
/**
 * @typedef {object} Link
 * @property {string} puzzle 81 characters, the given digits
 * @property {string} digits 81 characters, all digits; those of the puzzle if the link has no others
 * @property {Marks | null} marks
 * @property {Coloured | null} coloured
 * @property {string | null} method
 * @property {string} [techniques]
 * @property {Marks | null} [corners] corner marks
 * @property {number} [step] the step that is to be made; 0: by 1 Step, else by Go, as its step of that number
 */
/**
 * The fault of a broken link: its part, the first wrong character and its place (from 0), the length of the part, and
 * the right length. `givens`: its digits are not those of the puzzle.
 *
 * @typedef {object} Fault
 * @property {'length' | 'symbol' | 'givens'} code
 * @property {'p' | 's' | 'c' | 'e' | 'h'} part
 * @property {number} position
 * @property {string} symbol empty if the part ends too early
 * @property {number} length
 * @property {number | null} expected null: any even number in each list
 */

const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const ALL = 0x1ff;
const OF_MARKS = Math.ceil((SQUARES * 9) / 6);
const LENGTHS = Object.freeze({ p: SQUARES, s: SQUARES, c: OF_MARKS, e: OF_MARKS, h: null });

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

/** @param {'c' | 'e'} part @param {string | null} text @returns {Marks | null} */
function readMarks(part, text) {
  if (text === null) return null;
  const values = Array.from(text, (symbol) => BASE64URL.indexOf(symbol));
  const wrong = values.indexOf(-1);
  if (wrong >= 0 && wrong < OF_MARKS) refuse(part, text, 'symbol', wrong);
  if (values.length !== OF_MARKS) refuse(part, text, 'length', Math.min(text.length, OF_MARKS));
  const bits = values.map((value) => value.toString(2).padStart(6, '0')).join('');
  return Object.freeze(
    Array.from({ length: SQUARES }, (_, at) => parseInt(bits.slice(at * 9, at * 9 + 9), 2)),
  );
}

/** @param {Marks} marks @returns {string} */
function writeMarks(marks) {
  const bits = marks.map((mask) => (mask & ALL).toString(2).padStart(9, '0')).join('');
  return Array.from(
    { length: OF_MARKS },
    (_, at) => BASE64URL[parseInt(bits.slice(at * 6, at * 6 + 6).padEnd(6, '0'), 2)],
  ).join('');
}

/** @param {string | null} text @returns {Coloured | null} */
function readColoured(text) {
  if (!text) return null;
  const wrong = text.search(/[^\w.-]/);
  if (wrong >= 0) refuse('h', text, 'symbol', wrong);
  const colours = Array(SQUARES).fill(0);
  /** @type {Record<number, number>} */
  const tints = {};
  let colour = 1;
  for (const { 0: name, index } of text.matchAll(/\.|[^.]{1,2}/g)) {
    if (name === '.') colour++;
    else if (colour > COLOURS || name.length < 2) refuse('h', text, 'length', index);
    else {
      const [high, low] = Array.from(name, (symbol) => BASE64URL.indexOf(symbol));
      const [square, digit] = [Math.floor((high * 64 + low) / 10), (high * 64 + low) % 10];
      if (square >= SQUARES) refuse('h', text, 'symbol', index);
      if (digit) tints[square * 9 + digit - 1] = colour;
      else colours[square] = colour;
    }
  }
  return Object.freeze({ colours, tints });
}

/** @param {Coloured} coloured @returns {string} */
function writeColoured({ colours, tints }) {
  const lists = Array(COLOURS).fill('');
  const add = (/** @type {number} */ name, /** @type {number} */ colour) => {
    if (colour) lists[colour - 1] += BASE64URL[name >> 6] + BASE64URL[name & 63];
  };
  colours.forEach((colour, square) => add(square * 10, colour));
  for (const [key, colour] of Object.entries(tints)) {
    add(Math.floor(Number(key) / 9) * 10 + (Number(key) % 9) + 1, colour);
  }
  return lists.join('.').replace(/\.+$/, '');
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
    const marks = readMarks('c', values.get('c'));
    const corners = readMarks('e', values.get('e'));
    const coloured = readColoured(values.get('h'));
    const method = values.get('m');
    const techniques = values.get('t');
    const step = values.get('n');
    return {
      ...{ puzzle, digits, marks, coloured },
      method: method && /^[a-z0-9-]{1,40}$/.test(method) ? method : null,
      ...(techniques && /^[a-z0-9.]{1,1500}$/.test(techniques) ? { techniques } : {}),
      ...(corners && { corners }),
      ...(step && /^\d{1,3}$/.test(step) ? { step: Number(step) } : {}),
    };
  } catch (error) {
    if (error instanceof Broken) return { fault: error.fault };
    throw error;
  }
}

/** @param {{ puzzle: string } & { [part in keyof Omit<Link, 'puzzle'>]?: Link[part] | null }} link */
export function writeLink({ puzzle, digits, marks, corners, coloured, method, techniques, step }) {
  const parts = [
    ['p', puzzle],
    ['s', digits && digits !== puzzle ? digits : ''],
    ['c', marks?.some(Boolean) ? writeMarks(marks) : ''],
    ['e', corners?.some(Boolean) ? writeMarks(corners) : ''],
    ['h', coloured ? writeColoured(coloured) : ''],
    ['m', method],
    ['t', techniques],
    ['n', step?.toString()],
  ];
  return `#${parts
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}=${value}`)
    .join('&')}`;
}

/** @typedef {import('./state.js').Game} Game */

/** @param {Link} link @returns {Game} digits that are not given as entered by hand */
export function gameOfLink({ puzzle, digits, marks, corners, coloured }) {
  const entered = fromText(digits, 'entered').squares;
  const squares = fromText(puzzle).squares.map((given, square) =>
    given.digit ? given : entered[square],
  );
  const notes = { ...NO_NOTES, ...coloured, ...(marks && { marks }), ...(corners && { corners }) };
  return applyMove(fromText(puzzle), { type: 'load', game: { squares, notes } });
}
