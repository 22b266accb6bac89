/**
 * A press by a person on a board without a solution: all that a method said there would be false, so nothing is placed.
 * The line says what is wrong and offers ways on: to correct it, to go back to before it, or to go on anyway. Pure.
 *
 * The one idea: going on anyway applies to the digits that are there by hand. With other digits it is asked
 * again.
 */

import { addEntry, byHand, moved, point } from '../actions.js';
import { say } from '../message.js';
import { gameOf, handText, wordsFor } from '../state.js';
import { goToState, stepByHand } from '../way/actions.js';
import { play } from '../play/actions.js';
import { ask, end, press } from './actions.js';

/** @typedef {import('../../game/state.js').Game} Game */
/** @typedef {import('../../game/state.js').Move} Move */
/** @typedef {import('../../story/types.js').Item} Item */
/** @typedef {import('../state.js').State} State */
/** @typedef {import('../store.js').Next} Next */
/**
 * Why nothing came of a press, and the ways on.
 *
 * @typedef {object} Reason
 * @property {'step' | 'solve' | 'play' | 'deduce'} kind of what was pressed
 * @property {(words: import('../../locales/words.js').Words) => Item} tell says what is wrong
 * @property {readonly Move[]} mending what puts it right; empty: nobody can say
 * @property {Game | null} before the last state in which nothing was wrong; null: there was none, or nobody knows it
 * @property {boolean} isPuzzle whether the givens themselves have no solution
 */
/** @typedef {Readonly<Reason>} Refusal */

/** A press was refused. @param {State} state @param {number} id of its run @param {Refusal} refusal @returns {Next} */
export function refused(state, id, refusal) {
  const { run } = state;
  if (run?.id !== id) return state;
  const game = gameOf(state);
  if (run.game !== game) return end(addEntry(state, { kind: 'overtaken' }));
  const { text, picture } = refusal.tell(wordsFor(state));
  const idle = { ...state, run: null, refusal, hint: '' };
  return say(picture ? point(idle, { picture, game }) : idle, text);
}

/** Corrects the fault, as one move. @param {State} state @returns {Next} */
export function mend(state) {
  const { refusal, readonly } = state;
  if (!refusal || readonly) return state;
  return byHand(state, 'mended', (halted) =>
    say(moved(halted, ...refusal.mending), wordsFor(state).t('refused.mended')),
  );
}

/** To before it. @param {State} state @returns {Next} */
export const goBefore = (state) =>
  state.refusal?.before ? goToState(state, state.refusal.before) : state;

/** Carries the press out all the same. @param {State} state @returns {Next} */
export function goOnAnyway(state) {
  if (!state.refusal || state.run) return state;
  const { kind } = state.refusal;
  const next = { ...point(state, null), refusal: null, anyway: handText(gameOf(state)) };
  if (kind === 'step') return stepByHand(next);
  if (kind === 'play') return play(next);
  return kind === 'deduce' ? ask(next, kind) : press(next, kind, true);
}
