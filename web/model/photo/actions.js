/**
 * A photo that is read: when it begins, when it ends, and the puzzle that is put on the board. Pure.
 */

import { gameOf as gameIn } from '../../game/formats/puzzle.js';
import { toText } from '../../game/state.js';
import { wordsOf } from '../../locales/words.js';
import { tellPuzzle } from '../../story/puzzle.js';
import { halt, load, remark, tellHost } from '../actions.js';
import { gameOf } from '../state.js';
import { andThen } from '../store.js';

/** @typedef {import('../state.js').State} State */
/** @typedef {import('../store.js').Next} Next */
/** @typedef {import('../../game/formats/puzzle.js').Puzzle} Puzzle */

/** @param {State} state @param {File | null} [file] a picture that was brought; null: one is taken or chosen @returns {State} */
export const openPhoto = (state, file = null) =>
  state.readonly ? state : { ...halt(state), photo: Object.freeze({ file }) };

/** @param {State} state @returns {State} */
export const closePhoto = (state) => (state.photo ? { ...state, photo: null } : state);

/** @param {import('../../locales/words.js').Words} words @param {Puzzle} puzzle */
const tellPhoto = (words, puzzle) =>
  words.join([
    words.t('photo.taken', { what: tellPuzzle(words, puzzle) }),
    words.t('arrived.back'),
  ]);

/** Puts it on the board, one Undo away from the last. @param {State} state @param {Puzzle} puzzle @returns {Next} */
export const takePhoto = (state, puzzle) =>
  andThen(load(closePhoto(state), gameIn(puzzle)), (loaded) => [
    remark(loaded, (...how) => tellPhoto(wordsOf(...how), puzzle)),
    tellHost('changed', { board: toText(gameOf(loaded)), kind: 'given' }),
  ]);
