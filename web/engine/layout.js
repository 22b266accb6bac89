/**
 * Where the fields of the engine's records lie. The one idea: the same list as in
 * engine/api/layout.c, compared word by word with what the module says, so that a module of another
 * ABI is refused instead of misread.
 */
import { KakuteiError } from './errors.js';

const ABI_VERSION = 1;
const COUNTS = 16;
const METHOD_SIZE = 32;
export const TEXT_SIZE = 1024;

/** Sizes of the records, in bytes. */
export const SIZE = {
  report: 360,
  event: 28,
  notice: 4,
  set: 16,
  placement: 2,
  search: 260,
  request: 32,
  made: 180,
};

export const REPORT = {
  outcome: 0,
  statuses: 4,
  marks: 8,
  errorPosition: 20,
  counts: 24,
  eventCount: 88,
  eventsLost: 92,
  noticeCount: 96,
  noticesLost: 100,
  setCount: 104,
  board: 108,
  placedCount: 189,
  atSquare: 190,
  atDigit: 191,
  depth: 192,
  uniqueness: 193,
  differsSquare: 194,
  differsDigit: 195,
  placed: 196,
};

export const EVENT = {
  kind: 0,
  rule: 1,
  unit: 2,
  square: 3,
  digits: 4,
  level: 6,
  value: 7,
  squares: 8,
  cause: 20,
  other: 24,
};

export const NOTICE = { tableCase: 0, level: 1, square: 2, digit: 3 };
export const SET = { squares: 0, digits: 12, order: 14 };
export const PLACEMENT = { square: 0, digit: 1 };
export const SEARCH = {
  outcome: 0,
  errorPosition: 4,
  count: 8,
  guesses: 12,
  common: 16,
  solution: 178,
};

/** What is requested of a puzzle maker, and what it has made. */
export const REQUEST = { seed1: 0, seed2: 4, symmetry: 8, least: 12, most: 16, pattern: 20 };
export const MADE = {
  outcome: 0,
  attempts: 4,
  searches: 8,
  givens: 12,
  puzzle: 16,
  solution: 97,
  impossible: 178,
};

/** A method's description: pointers to six texts, then the rest. */
export const METHOD = { texts: 0, year: 24, options: 26, flags: 28 };

const WORDS = [
  ABI_VERSION,
  COUNTS,
  TEXT_SIZE,
  METHOD_SIZE,
  ...[SIZE, REPORT, EVENT, NOTICE, SET, PLACEMENT, SEARCH, REQUEST, MADE].flatMap((fields) =>
    Object.values(fields),
  ),
];

/**
 * Throws `abi` unless the module's layout table is ours.
 * @param {DataView} memory
 * @param {number} table address of the table
 */
export function checkLayout(memory, table) {
  const count = memory.getUint32(table, true);
  const same = count === WORDS.length;
  if (same && WORDS.every((word, i) => memory.getUint32(table + 4 + 4 * i, true) === word)) return;
  throw new KakuteiError('abi');
}
