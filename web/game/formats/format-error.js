/**
 * A fault in a text that should hold a puzzle: a code, its place, and the values for a sentence about it.
 *
 * | code        | what is wrong                                            | data                     |
 * | ----------- | -------------------------------------------------------- | ------------------------ |
 * | `empty`     | there is no text                                         |                          |
 * | `long`      | there is too much of it                                  | `limit` in characters    |
 * | `none`      | nothing in it is a puzzle                                |                          |
 * | `cells`     | too many or too few squares                              | `count`                  |
 * | `rows`      | too many or too few rows                                 | `count`                  |
 * | `row`       | a row (in `line`) with too many or too few squares       | `count`                  |
 * | `symbol`    | a character (in `line`, `column`) that is no digit       | `symbol`                 |
 * | `place`     | a square whose content makes no sense                    | `symbol`, `row`, `place` |
 * | `candidate` | a candidate that is not in its place among the nine      | `symbol`, `row`, `place` |
 * | `mark`      | an entry (in `line`, `column`) that makes no sense       | `symbol`                 |
 * | `payload`   | what is packed in it cannot be unpacked                  |                          |
 * | `seed`      | the number from which a program makes a puzzle           |                          |
 * | `server`    | a link to a puzzle that only the site itself knows       | `site`                   |
 * | `variant`   | another kind of Sudoku                                   | `variant`                |
 */

import { GameError } from '../game-error.js';
import { SQUARES } from '../units.js';

/** @typedef {'killer' | 'jigsaw' | 'diagonal' | 'size' | 'other'} Variant */
/** @typedef {{ line?: number, column?: number, [name: string]: string | number | undefined }} Details */

export class FormatError extends GameError {
  /** The format that the text seems to have. @type {string | null} */
  format = null;

  /** @param {import('../game-error.js').TextErrorCode | 'symbol'} code @param {Details} [details] */
  constructor(code, { line, column, ...data } = {}) {
    const where = [line && `line ${line}`, column && `column ${column}`].filter(Boolean);
    const what = Object.entries(data).map(([name, value]) => `${name} ${value}`);
    super(code, `Not a puzzle: ${[code, ...what, ...where].join(', ')}.`);
    this.name = 'FormatError';
    this.line = line ?? null;
    this.column = column ?? null;
    this.data = Object.freeze(data);
  }
}

/** How many characters of its content a fault in a square may quote. */
const LONGEST_SYMBOL = 20;

/** @param {string} symbol in the square @param {number} at from 0 @returns {FormatError} */
export const wrongSquare = (symbol, at) =>
  new FormatError('place', {
    symbol: symbol.slice(0, LONGEST_SYMBOL),
    row: Math.floor(at / 9) + 1,
    place: (at % 9) + 1,
  });

/** The fault of squares of several characters, also when part of one is missing or too much. @param {number} count @returns {FormatError} */
export const wrongCount = (count) =>
  new FormatError('cells', { count: count > SQUARES ? Math.ceil(count) : Math.floor(count) });
