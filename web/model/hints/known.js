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
/** @typedef {'hint' | 'all' | 'why' | 'missed'} Question */
/**
 * The question about a position, and how much of the answer has been shown.
 *
 * @typedef {Readonly<{
 *   id: number,
 *   game: Game,
 *   techniques: string,
 *   question: Question | null,
 *   place: Readonly<{ square: number, digit: number }> | null,
 *   phase: 'asking' | 'answered' | 'stopped' | 'failed',
 *   fault: import('../faults.js').Fault | null,
 *   isSlow: boolean,
 *   answer: Answer | null,
 *   shown: number,
 *   stages: number,
 *   chosen: number | null,
 *   told: Readonly<Record<number, Told>>,
 *   unlocked: Readonly<Record<number, Unlocked>>,
 *   filter: Filter,
 *   isPointing: boolean,
 *   picture: Picture | null,
 * }>} Hints
 *
 * id: of the question, 0: there is none; techniques: the list that is looked for; question: null until one is asked of this position; place: why that candidate can go, or while isPointing the one that was just pointed at; fault: why there is no answer, or none about the step that was chosen; isSlow:
 * it is said that it is being looked for; shown: so many stages of the answer, of `stages`; chosen: the step of the list that is
 * shown, of which it is told what is in `told`; isPointing: the next candidate that is pointed at is asked about
 */

/** Compares games without their colours. @param {Game} a @param {Game} b */
const isSamePosition = (a, b) => a.squares === b.squares && a.notes.marks === b.notes.marks;

/** The text of the list that is looked for: a practice's as long as its position is on the board. @param {State} state */
export const techniquesOf = (state) => {
  const { practised, choices } = state;
  return practised && stemsFrom(practised.game, gameOf(state))
    ? practised.techniques
    : choices.techniques;
};

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
