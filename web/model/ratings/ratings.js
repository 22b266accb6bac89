/**
 * The ratings of a puzzle by the scales of other programs, as far as they are known: their state, its changes, and
 * their words. Pure.
 *
 * The one idea: the state says what to find out, and the rater does it. So Stop and Go on are actions like
 * any other.
 */

import { wordsFor } from '../state.js';
import { ratingsOf } from './known.js';

/** @typedef {import('../state.js').State} State */
/** @typedef {'hodoku' | 'se'} Scale */
/** @typedef {{ level: string, score: number }} Hodoku */
/** @typedef {{ er: number, ep: number, ed: number }} Se */
/**
 * offered: on a button; finding: within some seconds; goingOn: however long; late: those are over; stopped: by a
 * person; failed: see the fault; none: there is nothing to rate, or the reason is not shown
 *
 * @typedef {'offered' | 'finding' | 'goingOn' | 'late' | 'stopped' | 'failed' | 'none' | 'found'} Phase
 */
/** @typedef {import('../faults.js').Fault} Fault */
/** @typedef {Readonly<{ phase: Phase, value: Hodoku | Se | null, fault: Fault | null }>} Rate value: if it was found; fault: if it failed */
/** @typedef {Readonly<{ puzzle: string, hodoku: Rate, se: Rate }>} Ratings of a puzzle */

/** In the order in which they are found: HoDoKu's takes milliseconds. @type {readonly Scale[]} */
export const SCALES = Object.freeze(['hodoku', 'se']);

/** HoDoKu's levels, and their words. @type {Readonly<Record<string, string>>} */
const LEVEL_WORDS = Object.freeze({
  easy: 'rating.easy',
  medium: 'rating.medium',
  hard: 'rating.hard',
  unfair: 'rating.unfair',
  extreme: 'rating.extreme',
});

/** From the easiest on. */
export const LEVELS = Object.freeze(Object.keys(LEVEL_WORDS));

/** @param {import('../../locales/words.js').Words} words @param {string} level */
export const wordOfLevel = ({ t }, level) => t(LEVEL_WORDS[level]);

/** @param {Phase} phase @param {Partial<Rate>} [more] @returns {Rate} */
const rate = (phase, { value = null, fault = null } = {}) => Object.freeze({ phase, value, fault });

const isTenths = (/** @type {unknown} */ value) => Number.isFinite(value) && Number(value) >= 0;

/** Kept ratings. @param {any} kept @returns {{ hodoku: Hodoku | null, se: Se | null }} the valid ones */
export function readKept(kept) {
  const { level, score } = kept?.hodoku ?? {};
  const { er, ep, ed } = kept?.se ?? {};
  const isHodoku = Object.hasOwn(LEVEL_WORDS, level) && Number.isInteger(score) && score >= 0;
  return {
    hodoku: isHodoku ? Object.freeze({ level, score }) : null,
    se: [er, ep, ed].every(isTenths) ? Object.freeze({ er, ep, ed }) : null,
  };
}

/**
 * A puzzle should be rated; known ratings are not searched again.
 *
 * @param {State} state
 * @param {string} puzzle
 * @param {{ kept: unknown, isAsked: boolean }} how isAsked: only when a person says so
 * @returns {State}
 */
export function toRate(state, puzzle, { kept, isAsked }) {
  const known = readKept(kept);
  const first = rate(isAsked ? 'offered' : 'finding');
  const [hodoku, se] = SCALES.map((scale) =>
    known[scale] ? rate('found', { value: known[scale] }) : first,
  );
  return { ...state, ratings: Object.freeze({ puzzle, hodoku, se }) };
}

/**
 * @param {State} state
 * @param {string} puzzle
 * @param {Scale} scale
 * @param {Phase} phase
 * @param {Partial<Rate>} [more]
 * @returns {State}
 */
export function came(state, puzzle, scale, phase, more) {
  const { ratings } = state;
  if (ratings?.puzzle !== puzzle) return state;
  return { ...state, ratings: Object.freeze({ ...ratings, [scale]: rate(phase, more) }) };
}

/** @param {State} state @param {(phase: Phase) => Phase} change of what is not known @returns {State} */
function change(state, change) {
  const { ratings } = state;
  if (!ratings) return state;
  const [hodoku, se] = SCALES.map((scale) => {
    const phase = change(ratings[scale].phase);
    return phase === ratings[scale].phase ? ratings[scale] : rate(phase);
  });
  return { ...state, ratings: Object.freeze({ ...ratings, hodoku, se }) };
}

/** Lifts the limit of seconds, continues after a stop, or begins. @param {State} state @returns {State} */
export const rateOn = (state) =>
  change(state, (phase) =>
    phase === 'offered'
      ? 'finding'
      : ['late', 'stopped', 'failed'].includes(phase)
        ? 'goingOn'
        : phase,
  );

/** @param {State} state @returns {State} */
export const stopRating = (state) =>
  change(state, (phase) => (isUnderWay(phase) ? 'stopped' : phase));

/** @param {Phase} phase */
export const isUnderWay = (phase) => phase === 'finding' || phase === 'goingOn';

// Words

/** @type {Readonly<Record<Scale, string>>} */
const NAMES = Object.freeze({ hodoku: 'rating.hodoku', se: 'rating.se' });
/** @type {Readonly<Record<Scale, string>>} */
const SCALE_NAMES = Object.freeze({ hodoku: 'rating.scale.hodoku', se: 'rating.scale.se' });
/** @type {Readonly<Record<Scale, string>>} */
const FULL = Object.freeze({ hodoku: 'rating.hodoku.full', se: 'rating.se.full' });
/** @type {Readonly<Partial<Record<Phase, string>>>} */
const WORDS = Object.freeze({
  finding: 'rating.finding',
  goingOn: 'rating.finding',
  late: 'rating.late',
  stopped: 'rating.stopped',
});
/** By the code of the error. @type {Readonly<Record<string, string>>} */
const FAULTS = Object.freeze({
  load: 'rating.lacking',
  abi: 'rating.otherVersion',
  lost: 'rating.lost',
  memory: 'rating.memory',
});

/** @param {import("../../locales/words.js").Words} words @param {any} value @returns {Record<string, string>} */
const valuesOf = ({ t, number, capital }, { level, score, er, ep, ed }) => {
  const tenths = (/** @type {number} */ value) => number(value, { minimumFractionDigits: 1 });
  if (level)
    return { level: capital(t(LEVEL_WORDS[level])), score: number(score, { useGrouping: false }) };
  return { er: tenths(er), ep: tenths(ep), ed: tenths(ed) };
};

/**
 * A rating as its users write it.
 *
 * @param {import('../../locales/words.js').Words} words
 * @param {{ level?: string | null }} value and what else belongs to it
 */
export const tellRating = (words, value) =>
  words.t(NAMES[value.level ? 'hodoku' : 'se'], valuesOf(words, value));

/**
 * @param {State} state
 * @param {Scale} scale
 * @returns {{ short: string, full: string } | null} full: with the meaning of each figure; null: nothing to show
 */
export function sayScale(state, scale) {
  const words = wordsFor(state);
  const { phase, value, fault } = ratingsOf(state)?.[scale] ?? rate('none');
  if (value) {
    const values = valuesOf(words, value);
    return { short: words.t(NAMES[scale], values), full: words.t(FULL[scale], values) };
  }
  const key = fault ? (FAULTS[fault.code] ?? 'rating.failed') : WORDS[phase];
  if (!key) return null;
  const sentence = words.t(key, { ...fault, scale: words.t(SCALE_NAMES[scale]) });
  return { short: sentence, full: sentence };
}

/** The button beside them. @param {State} state @returns {{ key: string, act: (state: State) => State } | null} */
export function rateButton(state) {
  const ratings = ratingsOf(state);
  const phases = ratings ? SCALES.map((scale) => ratings[scale].phase) : [];
  if (phases.some(isUnderWay)) return { key: 'action.stop', act: stopRating };
  if (phases.includes('offered')) return { key: 'rating.begin', act: rateOn };
  if (phases.includes('failed')) return { key: 'error.retry', act: rateOn };
  return phases.some((phase) => phase === 'late' || phase === 'stopped')
    ? { key: 'rating.goOn', act: rateOn }
    : null;
}
