/**
 * The choices beside the board: their first values, and the valid ones.
 */

import { NOTATIONS } from '../locales/words.js';
import { FIRST_LIST, isListText, optionsOfList } from './techniques/text.js';

/**
 * What stands out on the board: `digit` is the picked digit, or that of the selected square; `peers` adds the row,
 * column and box of that square; `pairs` are squares with two pencil marks, or without any marks with two candidates;
 * `none` is only a picked digit.
 * @typedef {'none' | 'digit' | 'peers' | 'pairs'} Highlight
 */
/**
 * What the squares show: `digits` and pencil marks; `told`, the same and at a step its candidates; `candidates` that row,
 * column and box allow, without those that the last press excluded; `counts` of candidates; `sheet`, paint where the
 * digit `sheet` cannot go; `common`, the digits that all solutions share, large, and the others small.
 * @typedef {'digits' | 'told' | 'candidates' | 'counts' | 'sheet' | 'common'} View
 */
/**
 * FIRST_CHOICES has the defaults.
 * @typedef {object} Choices
 * @property {boolean} showHow the story explains each step
 * @property {boolean} letterKeys letters are keys
 * @property {string} method the slug of a method, 1 to 64 characters
 * @property {Readonly<Record<string, number>>} options of the methods by name, such as `{ seed1: 5, seed2: 6 }`, each from 0 to 2^32 - 1
 * @property {number} speed of Play in events per second, one of SPEEDS
 * @property {View} view what the squares show
 * @property {number} sheet 1 to 9, the digit of the view `sheet`
 * @property {boolean} verdict the line gives the number of solutions and the difficulty
 * @property {boolean} atOnce the line also says at once that a digit which a person has entered is wrong
 * @property {boolean} ratings the line gives the ratings of HoDoKu 2.2.0 and Sudoku Explainer 1.2.1
 * @property {string} techniques the list for hints and the method `techniques`, as `techniques/text.js` reads it
 * @property {Highlight} highlight what stands out on the board
 * @property {import('../locales/words.js').Notation} notation of squares in sentences: `language`, `rc` (r3c5), `letters`
 *   (C5) or `numerals` (三行五列)
 */

/** @type {readonly View[]} */
export const VIEWS = Object.freeze(['digits', 'told', 'candidates', 'counts', 'sheet', 'common']);

/** @type {readonly Highlight[]} */
export const HIGHLIGHTS = Object.freeze(['digit', 'peers', 'pairs', 'none']);

export const SHEETS = Object.freeze([1, 2, 3, 4, 5, 6, 7, 8, 9]);

/** Of Play, in events per second. */
export const SPEEDS = Object.freeze([1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000]);

/** @type {Readonly<Choices>} */
export const FIRST_CHOICES = Object.freeze({
  showHow: false,
  letterKeys: true,
  method: 'ushio',
  options: Object.freeze({}),
  speed: 20,
  view: 'digits',
  sheet: 1,
  verdict: true,
  atOnce: false,
  ratings: false,
  techniques: FIRST_LIST,
  highlight: 'digit',
  notation: 'language',
});

/** @type {Readonly<Record<keyof Choices, (value: any) => boolean>>} */
const CHECKS = Object.freeze({
  showHow: isFlag,
  letterKeys: isFlag,
  method: (value) => typeof value === 'string' && value.length <= 64,
  options: areOptions,
  speed: (value) => SPEEDS.includes(value),
  view: (value) => VIEWS.includes(value),
  sheet: (value) => SHEETS.includes(value),
  verdict: isFlag,
  atOnce: isFlag,
  ratings: isFlag,
  techniques: isListText,
  highlight: (value) => HIGHLIGHTS.includes(value),
  notation: (value) => NOTATIONS.includes(value),
});

/** @param {unknown} value */
function isFlag(value) {
  return typeof value === 'boolean';
}

/** @param {any} value whether it can be options; the engine knows which of them a method takes */
export function areOptions(value) {
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).every(
    (each) => Number.isInteger(each) && each >= 0 && each < 2 ** 32,
  );
}

/**
 * Takes the valid choices out of an object of unknown origin.
 *
 * @param {any} changes
 * @returns {Partial<Choices>} the valid ones
 */
export function choicesFrom(changes) {
  const names = /** @type {(keyof Choices)[]} */ (Object.keys(CHECKS));
  const right = names.filter((name) => CHECKS[name](changes?.[name]));
  return Object.fromEntries(
    right.map((name) => [
      name,
      name === 'options' ? Object.freeze({ ...changes.options }) : changes[name],
    ]),
  );
}

/** Whether the board shows pencil marks. @param {Pick<Choices, 'view'>} choices */
export const showsMarks = ({ view }) => view === 'digits' || view === 'told';

/**
 * @param {Readonly<Choices>} choices
 * @param {{ limits: Readonly<Record<string, number>> } | undefined} method as the engine describes it
 * @returns {Record<string, number>} those of its options that were chosen, the list of techniques among them, and can be
 */
export const optionsOf = ({ options, techniques }, method) =>
  Object.fromEntries(
    Object.entries({ ...optionsOfList(techniques), ...options }).filter(
      ([name, value]) =>
        method && Object.hasOwn(method.limits, name) && value <= method.limits[name],
    ),
  );

/**
 * Whether the limit on the depth of assumptions can be chosen: it is for people who look into the method, or
 * has set it.
 *
 * @param {Readonly<Choices>} choices
 * @param {{ limits: Readonly<Record<string, number>> } | undefined} method
 */
export function offersLimit({ showHow, options: { recursionLimit } }, method) {
  const most = method?.limits.recursionLimit;
  return most !== undefined && (showHow || (recursionLimit ?? most) !== most);
}
