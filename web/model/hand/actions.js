/**
 * Entries by hand: digits, pencil marks, corner marks, colours. Pure.
 *
 * The one idea: a digit that is typed, pressed on the keypad or picked first takes the same path, and one
 * choice, the mode, decides its meaning. The puzzle itself is locked: its digits change only while it is
 * typed in.
 */

import { marksOf, tintOf } from '../../game/notes.js';
import { applyMove } from '../../game/state.js';
import { squareNamed } from '../../game/units.js';
import { byHand, chooseView, letGo, moved, picksSheet } from '../actions.js';
import { SHEETS as DIGITS, showsMarks } from '../choices.js';
import { typeDigit } from '../entry/typing.js';
import { isPointing, pointAt } from '../hints/known.js';
import { hint, say } from '../message.js';
import { gameOf, wordsFor } from '../state.js';
import { andThen } from '../store.js';

/** @typedef {import('../../game/state.js').Move} Move */
/** @typedef {import('../state.js').Mode} Mode */
/** @typedef {import('../state.js').State} State */
/** @typedef {import('../store.js').Next} Next */

/** @type {readonly Mode[]} */
export const MODES = Object.freeze(['digits', 'marks', 'corners', 'colours']);

/** @type {Record<Mode, string>} */
export const MODE_NAMES = {
  digits: 'mode.digits',
  marks: 'mode.marks',
  corners: 'mode.corners',
  colours: 'mode.colours',
};

/** @param {State} state @param {string} key of a sentence on a square @param {number} square */
function refuse(state, key, square) {
  const { t, square: name } = wordsFor(state);
  const sentence = t(key, { square: name(squareNamed(square)) });
  const canChange = key === 'status.given' && state.controls.has('enter');
  const more = canChange ? t('name.sentenceSeparator') + t('status.change') : '';
  return hint(state, sentence + more);
}

/** A digit by hand; 0 empties the square. @param {State} state @param {number} square @param {number} digit @returns {Next} */
export function edit(state, square, digit) {
  if (state.readonly) return state;
  return byHand(state, digit ? 'entered' : 'emptied', (halted) => {
    const content = gameOf(halted).squares[square];
    const isLocked = content.digit > 0 && content.kind === 'given' && content.digit !== digit;
    if (isLocked) return refuse(halted, 'status.given', square);
    return moved(halted, digit ? { type: 'set', square, digit } : { type: 'clear', square });
  });
}

/** @param {State} state @param {...Move} moves of the notes, which one Back takes back @returns {Next} */
const noted = (state, ...moves) =>
  state.readonly ? state : byHand(state, 'noted', (halted) => moved(halted, ...moves));

/**
 * A person who makes marks wants to see them, so other views give way; corner marks are seen in all.
 * @param {State} state
 * @param {...Move} moves
 * @returns {Next}
 */
function marked(state, ...moves) {
  const { notes } = gameOf(state);
  const isSame = moves.reduce(applyMove, gameOf(state)).notes.marks === notes.marks;
  if (state.readonly || showsMarks(state.choices) || isSame) return noted(state, ...moves);
  return andThen(chooseView(state, { view: 'digits' }), (seen) => noted(seen, ...moves));
}

/**
 * Pencils a digit in, or takes it out; 0 takes all marks of the square out, of both kinds.
 * @param {State} state
 * @param {number} square
 * @param {number} digit
 * @param {boolean} [corner] as a corner mark
 * @returns {Next}
 */
export function mark(state, square, digit, corner = false) {
  if (gameOf(state).squares[square].digit) {
    return digit ? refuse(state, 'status.filled', square) : edit(state, square, 0);
  }
  return marked(state, digit ? moveOf(square, digit, corner) : { type: 'unmark', square });
}

/** @param {number} square @param {number} digit @param {boolean} corner @returns {Move} */
const moveOf = (square, digit, corner) => ({ type: 'mark', square, digit, corner });

/**
 * The same colour again removes it; 0 removes all colours of the squares.
 * @param {State} state
 * @param {readonly number[]} squares
 * @param {number} colour
 * @returns {Next}
 */
function colourSquares(state, squares, colour) {
  if (colour > 8) return state;
  const { notes } = gameOf(state);
  const isSame = squares.every((square) => notes.colours[square] === colour);
  const moves = squares.flatMap((square) => [
    { type: 'colour', square, colour: isSame ? 0 : colour },
    ...DIGITS.filter((digit) => !colour && tintOf(notes, square, digit)).map((digit) => ({
      ...{ type: 'tint', square, digit, colour: 0 },
    })),
  ]);
  return noted(state, .../** @type {Move[]} */ (moves));
}

/**
 * A digit for several squares is a mark in each empty one, and goes where all have it; 0 empties them.
 * @param {State} state
 * @param {readonly number[]} squares
 * @param {number} digit
 * @param {boolean} corner
 * @returns {Next}
 */
function markSquares(state, squares, digit, corner) {
  const { squares: contents, notes } = gameOf(state);
  const empty = squares.filter((square) => !contents[square].digit);
  const without = empty.filter((square) => !marksOf(notes, square, corner).includes(digit));
  if (digit) {
    return marked(
      state,
      ...(without.length ? without : empty).map((square) => moveOf(square, digit, corner)),
    );
  }
  if (state.readonly) return state;
  const moves = squares.flatMap((square) =>
    contents[square].kind === 'given'
      ? []
      : [
          /** @type {Move} */ ({ type: 'clear', square }),
          /** @type {Move} */ ({ type: 'unmark', square }),
        ],
  );
  return byHand(state, 'emptied', (halted) => moved(halted, ...moves));
}

/** @param {State} state @param {number} square @param {number} digit that is shown small @param {number} colour @returns {Next} */
function tintDigit(state, square, digit, colour) {
  const isSame = tintOf(gameOf(state).notes, square, digit) === colour;
  return noted(state, { type: 'tint', square, digit, colour: isSame ? 0 : colour });
}

/** Applies a digit in the current mode; 0 removes. @param {State} state @param {number} square @param {number} digit @returns {Next} */
export function put(state, square, digit) {
  const { mode } = state;
  if (mode === 'digits') return edit(state, square, digit);
  if (mode === 'colours') return colourSquares(state, [square], digit);
  return mark(state, square, digit, mode === 'corners');
}

/**
 * Shift and a digit: a mark; or in the mode of colours, the small digit gets the colour of the square, or the first.
 * @param {State} state
 * @param {number} square
 * @param {number} digit
 * @returns {Next}
 */
export const putShifted = (state, square, digit) =>
  state.mode === 'colours'
    ? tintDigit(state, square, digit, gameOf(state).notes.colours[square] || 1)
    : mark(state, square, digit);

/**
 * A digit for a square, typed or pressed anywhere: its meaning follows from the state. 0 removes.
 *
 * @param {State} state
 * @param {number} square
 * @param {number} digit
 * @param {boolean} [isShifted]
 * @returns {Next}
 */
export function giveDigit(state, square, digit, isShifted = false) {
  if (state.isReading) return giveDigit({ ...state, isReading: false }, square, digit, isShifted);
  if (digit && isPointing(state)) return pointAt(state, square, digit);
  if (digit && !isShifted && picksSheet(state)) return chooseView(state, { sheet: digit });
  const { group, mode, selected } = state;
  if (group.length > 1 && square === selected) {
    return mode === 'colours' && !isShifted
      ? colourSquares(state, group, digit)
      : markSquares(state, group, digit, mode === 'corners' && !isShifted);
  }
  return isShifted ? putShifted(state, square, digit) : put(state, square, digit);
}

/**
 * A digit that was typed beside the board: with no square selected it waits for squares.
 *
 * @param {State} state
 * @param {number} digit 0 erases
 * @returns {Next}
 */
export function enter(state, digit) {
  if (state.selected !== null) return giveDigit(state, state.selected, digit);
  return digit ? pressKey(state, digit) : state;
}

/** A key of the keypad: with no square selected, its digit or colour waits for squares. @param {State} state @param {number} digit @returns {Next} */
export function pressKey(state, digit) {
  if (state.entry) return typeDigit(state, digit);
  if (digit && picksSheet(state)) return chooseView(state, { sheet: digit });
  if (state.selected !== null) return giveDigit(state, state.selected, digit);
  const isColour = state.mode === 'colours';
  if (isColour && digit > 8) return state;
  const picked = digit === 0 || digit === state.picked ? null : digit;
  if (!picked) return letGo({ ...state, picked, hint: '' });
  const key = isColour ? 'keypad.armedColour' : 'keypad.armed';
  return hint({ ...state, picked, isReading: false }, wordsFor(state).t(key, { digit }));
}

/**
 * A square was clicked or tapped.
 *
 * @param {State} state
 * @param {number} square
 * @param {{ digit?: number, again?: boolean }} [at] digit: the small digit that was hit; again: the square was selected before
 * @returns {Next}
 */
export function pressSquare(state, square, { digit = 0, again = false } = {}) {
  const { picked, readonly, mode } = state;
  if (state.entry) return state;
  // The keypad comes for a square without a small digit.
  if (isPointing(state))
    return pointAt({ ...state, isReading: false }, square, digit || (picked ?? 0));
  if (again && picked === null && state.isReading) return { ...state, isReading: false };
  if (picked === null || readonly) return again ? { ...state, selected: null } : state;
  const next =
    mode === 'colours' && digit
      ? tintDigit(state, square, digit, picked)
      : put(state, square, picked);
  return andThen(next, (entered) => ({ ...entered, selected: null }));
}

/** @param {State} state @param {Mode} mode @returns {State} */
export const setMode = (state, mode) =>
  say(
    { ...state, mode, picked: null, isReading: false, hint: '' },
    wordsFor(state).t('mode.now', { mode: wordsFor(state).t(MODE_NAMES[mode]) }),
  );

/** @param {State} state @returns {State} */
export const nextMode = (state) =>
  setMode(state, MODES[(MODES.indexOf(state.mode) + 1) % MODES.length]);

/** Corner marks, or after them digits. @param {State} state @returns {State} */
export const cornersOrDigits = (state) =>
  setMode(state, state.mode === 'corners' ? 'digits' : 'corners');

/** Marks for all squares. @param {State} state @returns {Next} */
export const fillMarks = (state) => marked(state, { type: 'markAll' });

/** @param {State} state @returns {Next} */
export const clearMarks = (state) => noted(state, { type: 'unmark' });
