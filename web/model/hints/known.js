/**
 * The part of the hints that is needed before anybody asks for one: whether they belong to the board on view, what they
 * draw there, and how they are closed. Pure; the rest is loaded with the first hint.
 */

import { stemsFrom } from '../../game/state.js';
import { gameOf } from '../state.js';

/** @typedef {import('../../game/state.js').Game} Game */
/** @typedef {import('../../story/types.js').Picture} Picture */
/** @typedef {import('../state.js').State} State */
/** @typedef {import('./answers.js').Answer} Answer */
/** @typedef {import('./answers.js').Told} Told */
/** @typedef {import('./answers.js').Unlocked} Unlocked */
/** @typedef {import('./steps.js').Filter} Filter */
/** @typedef {'hint' | 'all' | 'why' | 'missed' | 'line'} Question line: whether a step that was written elsewhere is here */
/**
 * The candidate of a question.
 *
 * @typedef {object} Place
 * @property {number} square 0 to 80
 * @property {number} digit 1 to 9
 */
/**
 * What was asked about a position, and how much of the answer has been shown.
 *
 * @typedef {object} Asked
 * @property {number} id of the question, from 1 on; 0: none was asked
 * @property {Game} game with the position
 * @property {string} techniques the list that is looked for, as a text
 * @property {Question | null} question null: none was asked of this position
 * @property {Readonly<Place> | null} place of which it is asked why it can go, or while `isPointing` the one that was just pointed
 *   at; null: none
 * @property {import('./line.js').Line | null} line the step that was written elsewhere; null: none was
 * @property {'asking' | 'answered' | 'stopped' | 'failed'} phase where the question is; answered, too, where none was asked
 * @property {import('../faults.js').Fault | null} fault why there is no answer, or nothing about the step that was chosen;
 *   null: nothing failed
 * @property {boolean} isSlow whether it is said that the answer is being looked for
 * @property {Answer | null} answer null: there is none yet
 * @property {number} shown how many stages of the answer are shown, 0 to `stages`
 * @property {number} stages how many the answer has; 0: it is no hint
 * @property {number | null} chosen the index of the step of a list that is shown; null: none is
 * @property {Readonly<Record<number, Told>>} told of the steps of a list, by their index, what they tell
 * @property {Readonly<Record<number, Unlocked>>} unlocked and to where each leads
 * @property {Filter} filter which steps of a list are shown
 * @property {boolean} isPointing whether the next candidate that is pointed at is asked about
 * @property {Picture | null} picture what the board shows of the answer; null: nothing
 */
/** @typedef {Readonly<Asked>} Hints */

/** Compares games without their colours. @param {Game} a @param {Game} b */
const isSamePosition = (a, b) => a.squares === b.squares && a.notes.marks === b.notes.marks;

/** What is practised, as long as its position is on the board. @param {State} state */
export const practisedOn = (state) => {
  const { practised } = state;
  return practised && stemsFrom(practised.game, gameOf(state)) ? practised : null;
};

/** The text of the list that is looked for. @param {State} state */
export const techniquesOf = (state) => (practisedOn(state) ?? state.choices).techniques;

/** Those about the position on view, and the techniques that are chosen. @param {State} state @returns {Hints | null} */
export function hintsOf(state) {
  const { hints } = state;
  const isSame =
    hints?.techniques === techniquesOf(state) && isSamePosition(hints.game, gameOf(state));
  return isSame ? hints : null;
}

/** @param {State} state @returns {Picture | null} */
export const hintPicture = (state) => hintsOf(state)?.picture ?? null;

/** @param {State} state whether the next candidate that is pointed at is asked about */
export const isPointing = (state) => hintsOf(state)?.isPointing ?? false;

/**
 * A candidate was pointed at: in its square by its digit, or a digit was given for the square. It is asked about then.
 * @param {State} state in which one is to be
 * @param {number} square
 * @param {number} digit 0: none
 * @returns {State}
 */
export const pointAt = (state, square, digit) =>
  state.hints && digit
    ? { ...state, hints: Object.freeze({ ...state.hints, place: { square, digit } }) }
    : state;

/** Escape: stops a running search, else closes everything. @param {State} state @returns {State} */
export function leaveHints(state) {
  const { hints } = state;
  if (!hints) return state;
  const isAsking = hints.phase === 'asking';
  return { ...state, hints: isAsking ? stopped(hints) : null };
}

/** @param {Hints} hints @returns {Hints} */
const stopped = (hints) => Object.freeze({ ...hints, phase: 'stopped', isSlow: false });
