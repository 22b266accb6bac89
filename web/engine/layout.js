/**
 * Where the fields of the engine's records lie.
 *
 * The one idea: this is the same list as in engine/api/layout.c, and it is compared word by word with the table of the
 * module. So a module of another ABI is refused instead of misread.
 */
import { KakuteiError } from './errors.js';

export const ABI_VERSION = 1;
const COUNTS = 32;
const METHOD_SIZE = 36;
const RULE_SIZE = 12;
export const TEXT_SIZE = 1024;

/** Sizes of the records, in bytes. */
export const SIZE = {
  report: 436,
  event: 28,
  notice: 4,
  set: 16,
  placement: 2,
  rating: 12,
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
  eventCount: 152,
  eventsLost: 156,
  noticeCount: 160,
  noticesLost: 164,
  setCount: 168,
  rating: 172,
  board: 184,
  placedCount: 265,
  atSquare: 266,
  atDigit: 267,
  depth: 268,
  uniqueness: 269,
  differsSquare: 270,
  differsDigit: 271,
  placed: 272,
};

export const EVENT = {
  kind: 0,
  rule: 1,
  unit: 2,
  square: 3,
  digits: 4,
  depth: 6,
  value: 7,
  squares: 8,
  cause: 20,
  other: 24,
};

export const NOTICE = { tableCase: 0, depth: 1, square: 2, digit: 3 };
export const SET = { squares: 0, digits: 12, order: 14 };
export const PLACEMENT = { square: 0, digit: 1 };
export const RATING = { rank: 0, score: 1, interest: 2, steps: 4, choices: 8 };
export const SEARCH = {
  outcome: 0,
  errorPosition: 4,
  count: 8,
  guesses: 12,
  common: 16,
  solution: 178,
};

/** A request to a puzzle maker, and its result. */
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
export const METHOD = { texts: 0, options: 24, flags: 28, year: 32 };

/** A rule's description: pointers to its slug and its family, then the rest. */
export const RULE = { texts: 0, does: 8, rank: 9 };

const WORDS = [
  ABI_VERSION,
  COUNTS,
  TEXT_SIZE,
  METHOD_SIZE,
  RULE_SIZE,
  ...[SIZE, REPORT, EVENT, NOTICE, SET, PLACEMENT, RATING, SEARCH, REQUEST, MADE].flatMap(
    (fields) => Object.values(fields),
  ),
];

/**
 * Throws `abi` unless a module's layout table is ours.
 * @param {DataView} memory
 * @param {number} table address of the table
 */
export function checkLayout(memory, table, words = WORDS) {
  const count = memory.getUint32(table, true);
  const same = count === words.length;
  if (same && words.every((word, i) => memory.getUint32(table + 4 + 4 * i, true) === word)) return;
  throw new KakuteiError('abi');
}
