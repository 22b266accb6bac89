/**
 * What a person notes beside the digits: pencil marks, corner marks, colours of squares, colours of single small digits.
 * Pure and frozen. Notes are part of a game, so undo restores them, and no engine ever sees them.
 *
 * The one idea: notes with the same content are the same object, and a game without notes has `NO_NOTES`. So "nothing
 * changed" stays a comparison of references.
 */

import { candidatesOf } from './candidates.js';
import { GameError } from './game-error.js';
import { SQUARES, isSquare, peers } from './units.js';

/** @typedef {import('./state.js').Content} Content */
/**
 * @typedef {Readonly<{
 *   marks: readonly number[],
 *   corners: readonly number[],
 *   colours: readonly number[],
 *   tints: Readonly<Record<number, number>>,
 * }>} Notes
 *
 * marks: 81 masks, bit (digit - 1) set: the digit is pencilled in, a candidate; corners: the same of corner marks, which
 * mean what the person wants; colours: of the squares, 0 none; tints: the colour of a small digit, by square * 9 + digit - 1
 */

/** Colours are 1 to 8. */
export const COLOURS = 8;

const DIGITS = Object.freeze([1, 2, 3, 4, 5, 6, 7, 8, 9]);
const ALL = 0x1ff;
const NONE = Object.freeze(Array.from({ length: SQUARES }, () => 0));

/** @type {Notes} */
export const NO_NOTES = Object.freeze({
  marks: NONE,
  corners: NONE,
  colours: NONE,
  tints: Object.freeze({}),
});

/** @param {number} square @param {number} digit */
const tintKey = (square, digit) => square * 9 + digit - 1;

/** @param {number} digit */
const bitOf = (digit) => 1 << (digit - 1);

/** @param {readonly number[]} digits */
export const maskOf = (digits) => digits.reduce((mask, digit) => mask | bitOf(digit), 0);

/** @param {Notes} notes @param {number} square @param {boolean} [corner] its corner marks @returns {readonly number[]} its pencil marks, ascending */
export const marksOf = ({ marks, corners }, square, corner) =>
  DIGITS.filter((digit) => (corner ? corners : marks)[square] & bitOf(digit));

/** @param {Notes} notes @param {number} square @param {number} digit @returns {number} 0: none */
export const tintOf = ({ tints }, square, digit) => tints[tintKey(square, digit)] ?? 0;

/** @param {unknown} a @param {unknown} b with the same names in the same order */
const same = (a, b) => a === b || JSON.stringify(a) === JSON.stringify(b);

/** @param {Notes} before @param {Partial<Notes>} changes @returns {Notes} */
function change(before, changes) {
  const next = { ...before, ...changes };
  const known = [before, NO_NOTES].find((notes) => same(notes, next));
  if (known) return known;
  Object.values(next).forEach(Object.freeze);
  return Object.freeze(next);
}

/** @param {any} value @param {number} most @param {number} [least] */
const isTo = (value, most, least = 0) => Number.isInteger(value) && value >= least && value <= most;

/** @param {unknown} colour */
function checkColour(colour) {
  if (!isTo(colour, COLOURS)) {
    throw new GameError('colour', `${String(colour)} is not a colour from 0 to ${COLOURS}.`);
  }
}

/** @param {unknown} square */
function checkSquare(square) {
  if (!isSquare(square)) throw new GameError('square', `There is no square ${String(square)}.`);
}

/** @param {unknown} digit */
function checkDigit(digit) {
  if (!isTo(digit, 9, 1)) {
    throw new GameError('digit', `${String(digit)} is not a digit from 1 to 9.`);
  }
}

/** @param {Notes} notes @param {readonly Content[]} squares @param {{ square: number, digit: number, corner?: boolean }} mark @returns {Notes} */
export function toggleMark(notes, squares, { square, digit, corner }) {
  checkSquare(square);
  checkDigit(digit);
  if (squares[square].digit) return notes;
  const kind = corner ? 'corners' : 'marks';
  return change(notes, { [kind]: notes[kind].with(square, notes[kind][square] ^ bitOf(digit)) });
}

/** The marks that row, column and box leave. @param {Notes} notes @param {readonly Content[]} squares @returns {Notes} */
export const markAll = (notes, squares) =>
  change(notes, { marks: candidatesOf({ squares }).map(maskOf) });

/** Both kinds of marks go. @param {Notes} notes @param {number} [square] absent: in all @returns {Notes} */
export function unmark(notes, square) {
  checkSquare(square ?? 0);
  const without = (/** @type {readonly number[]} */ masks) =>
    square === undefined ? NONE : masks[square] ? masks.with(square, 0) : masks;
  return change(notes, { marks: without(notes.marks), corners: without(notes.corners) });
}

/** @param {Notes} notes @param {{ square: number, colour: number }} what 0 takes it away @returns {Notes} */
export function colourSquare(notes, { square, colour }) {
  checkSquare(square);
  checkColour(colour);
  return change(notes, { colours: notes.colours.with(square, colour) });
}

/** @param {Notes} notes @param {{ square: number, digit: number, colour: number }} what 0 takes it away @returns {Notes} */
export function tintDigit(notes, { square, digit, colour }) {
  checkSquare(square);
  checkDigit(digit);
  checkColour(colour);
  const tints = { ...notes.tints, [tintKey(square, digit)]: colour };
  if (!colour) delete tints[tintKey(square, digit)];
  return change(notes, { tints });
}

/**
 * A digit takes the marks of its square and its own marks in the row, column and box.
 *
 * @param {Notes} notes
 * @param {readonly Content[]} before
 * @param {readonly Content[]} squares
 * @returns {Notes}
 */
export function afterPlacing(notes, before, squares) {
  const [marks, corners] = [notes.marks, notes.corners].map((masks) => {
    if (masks === NONE) return masks;
    const left = [...masks];
    squares.forEach(({ digit }, square) => {
      if (!digit || before[square].digit === digit) return;
      left[square] = 0;
      for (const peer of peers(square)) left[peer] &= ~bitOf(digit);
    });
    return left;
  });
  return change(notes, { marks, corners });
}

/** @param {unknown} list @param {number} most @returns {list is number[]} */
const isListTo = (list, most) =>
  Array.isArray(list) && list.length === SQUARES && list.every((value) => isTo(value, most));

/** @param {any} tints */
const areTints = (tints) =>
  typeof tints === 'object' &&
  tints !== null &&
  Object.entries(tints).every(
    ([key, colour]) =>
      /^\d{1,3}$/.test(key) && Number(key) < SQUARES * 9 && isTo(colour, COLOURS, 1),
  );

/**
 * Takes notes from outside: a square with a digit has no marks.
 *
 * @param {any} given absent: none
 * @param {readonly Content[]} squares
 * @returns {Notes}
 * @throws {GameError} `notes`
 */
export function notesFrom(given, squares) {
  if (given === undefined || given === null || given === NO_NOTES) return NO_NOTES;
  const { marks, corners = NONE, colours, tints } = given;
  if (
    ![marks, corners].every((masks) => isListTo(masks, ALL)) ||
    !isListTo(colours, COLOURS) ||
    !areTints(tints)
  ) {
    throw new GameError('notes', 'Notes are 81 marks, 81 colours and tints.');
  }
  /** @param {readonly number[]} list @param {readonly Content[]} [without] in which squares none is kept */
  const kept = (list, without) =>
    list.some(Boolean) ? list.map((each, at) => (without?.[at].digit ? 0 : each)) : NONE;
  return change(NO_NOTES, {
    marks: kept(marks, squares),
    corners: kept(corners, squares),
    colours: kept(colours),
    tints: Object.keys(tints).length ? { ...tints } : NO_NOTES.tints,
  });
}

/** The same notes as before, if they say the same. @param {Notes} before @param {Notes} next @returns {Notes} */
export const sameNotesOr = (before, next) => (same(before, next) ? before : next);
