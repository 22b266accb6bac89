/**
 * Typing a puzzle in: digits become givens, and each goes on to the next square. Pure.
 *
 * The one idea: typing changes the game, move by move, so that nothing is ever lost; beside it the history from
 * before is kept. Done puts the puzzle on top of that as one move, Cancel puts it back.
 */

import { record } from '../../game/history.js';
import { applyMove, countDigits, hasKind, toText } from '../../game/state.js';
import { byHand, halt, letGo, moved, onto, tellHost } from '../actions.js';
import { hint, say } from '../message.js';
import { gameOf, wordsFor } from '../state.js';
import { LAST, onTo, typed } from './typing.js';

/** @typedef {import('../../game/state.js').Game} Game */
/** @typedef {import('../../game/state.js').Move} Move */
/** @typedef {import('../state.js').State} State */
/** @typedef {import('../store.js').Next} Next */
/** @typedef {{ put: number } | { row: true } | { back: true } | { end: 'done' | 'cancel' }} Typed put: a digit, 0 for an empty square */

/** Digits that were typed before a puzzle was given are one as well. @param {Game} game @returns {Move} */
const toGivens = (game) => (hasKind(game, 'given') ? { type: 'restart' } : { type: 'give' });

/** @param {State} state that has been halted @param {'clearAll' | 'give'} type of the first move @returns {State} */
function begun(state, type) {
  const entry = state.entry ?? Object.freeze({ before: state.history });
  const next = { ...moved({ ...state, picked: null }, { type }), entry, result: null, selected: 0 };
  return say(next, wordsFor(state).t('entry.about'));
}

/** Begins with an empty board, or with the digits that were typed there already. @param {State} state @returns {State} */
export function beginEntry(state) {
  if (state.entry || state.readonly) return state;
  const halted = halt(state);
  return begun(halted, hasKind(gameOf(halted), 'given') ? 'clearAll' : 'give');
}

/** Begins, or begins again, with an empty board. @param {State} state @returns {Next} */
export const beginEmpty = (state) =>
  byHand(state, 'cleared', (halted) => begun(halted, 'clearAll'));

/** Goes back one square and empties it; a full last square itself. @param {State} state @returns {Next} */
export function typeBack(state) {
  const at = state.selected ?? 0;
  const isLast = at === LAST && gameOf(state).squares[at].digit > 0;
  const square = isLast ? at : Math.max(0, at - 1);
  return onTo(typed(state, { type: 'clear', square }), square);
}

/** To the beginning of the next row, and from the last stays. @param {State} state @returns {State} */
export const typeRow = (state) => ({
  ...state,
  selected: Math.min(72, (Math.floor((state.selected ?? 0) / 9) + 1) * 9),
});

/** The game from before. @param {Readonly<import('../state.js').Entry>} entry */
const oldGame = ({ before }) => before.entries[before.index].state;

/** Whether there was a puzzle that can be changed. @param {State} state */
export const hadPuzzle = ({ entry }) => entry !== null && countDigits(oldGame(entry)) > 0;

/** Goes on with the puzzle from before instead of an empty board. @param {State} state @returns {Next} */
export function oldEntry(state) {
  if (!state.entry) return state;
  const game = oldGame(state.entry);
  return onTo(typed(state, { type: 'load', game }, toGivens(game)), 0);
}

/** @param {State} state @param {State['history']} history @param {string} kind @param {string} sentence @returns {Next} */
function ended(state, history, kind, sentence) {
  const next = hint(letGo({ ...onto(state, history), entry: null }), sentence);
  const detail = { board: toText(gameOf(next)), kind };
  return gameOf(next) === gameOf(state) && kind === 'back'
    ? next
    : [next, tellHost('changed', detail)];
}

/** One Undo brings back what was there before. If nothing was typed, it is there at once. @param {State} state @returns {Next} */
export function endEntry(state) {
  if (!state.entry) return state;
  const { before } = state.entry;
  const game = applyMove(gameOf(state), { type: 'give' });
  const count = countDigits(game);
  if (!count) return cancelEntry(state);
  const known = oldGame(state.entry);
  const isSame = applyMove(known, { type: 'load', game }) === known;
  const sentence = wordsFor(state).t(isSame ? 'entry.cancelled' : 'entry.ended', { count });
  return ended(state, isSame ? before : record(before, game), 'given', sentence);
}

/** @param {State} state @returns {Next} */
export const cancelEntry = (state) =>
  state.entry
    ? ended(state, state.entry.before, 'back', wordsFor(state).t('entry.cancelled'))
    : state;

/**
 * The meaning of a key while a puzzle is typed in. The board takes keys that move, the browser those with Ctrl.
 *
 * @param {Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing'>} event
 * @param {boolean} letters whether letters are keys
 * @returns {Typed | null}
 */
export function typedBy({ key, code, ctrlKey, metaKey, altKey, isComposing }, letters) {
  if (isComposing || altKey) return null;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'z' ? { back: true } : null;
  if (key === 'Escape') return { end: 'cancel' };
  if (key === 'Enter') return { row: true };
  if (key === 'Backspace') return { back: true };
  if (letters && key.toLowerCase() === 'e') return { end: 'done' };
  const digit = /^[0-9]$/.test(key)
    ? key
    : key.length === 1 && /^Digit([0-9])$/.exec(code ?? '')?.[1];
  if (digit) return { put: Number(digit) };
  return /^[ .\-_*xX・□]$/u.test(key) ? { put: 0 } : null;
}
