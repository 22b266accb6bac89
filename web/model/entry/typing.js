/**
 * A digit while a puzzle is typed in. Pure; the rest of typing in is loaded when it is wanted.
 */

import { toText } from '../../game/state.js';
import { moved, tellHost } from '../actions.js';
import { gameOf } from '../state.js';
import { andThen } from '../store.js';

/** @typedef {import('../../game/state.js').Move} Move */
/** @typedef {import('../state.js').State} State */
/** @typedef {import('../store.js').Next} Next */

export const LAST = 80;

/** @param {State} state @param {...Move} moves @returns {Next} which tells the host each digit */
export function typed(state, ...moves) {
  const next = moved(state, ...moves);
  return gameOf(next) === gameOf(state)
    ? next
    : [next, tellHost('changed', { board: toText(gameOf(next)), kind: 'entered' })];
}

/** @param {Next} next @param {number} selected @returns {Next} */
export const onTo = (next, selected) => andThen(next, (state) => ({ ...state, selected }));

/**
 * A digit is given at once; 0 leaves the square empty. Either way the next square follows.
 * @param {State} state
 * @param {number} digit
 * @returns {Next}
 */
export function typeDigit(state, digit) {
  const square = state.selected ?? 0;
  /** @type {Move} */
  const move = digit ? { type: 'set', square, digit } : { type: 'clear', square };
  return onTo(typed(state, move, { type: 'give' }), Math.min(LAST, square + 1));
}
