/**
 * A list of steps as a person wants to see it: which of them, in which groups, in which order. Pure.
 */

import { squareOf } from './position.js';

/** @typedef {import('./answers.js').Step} Step */
/**
 * placing: only those that place a digit; isHere: only those about the selected square or picked digit;
 * technique: null: all; level: HoDoKu's, none harder; null: all; byProgress: not by technique, but those that lead on
 * to most digits first
 *
 * @typedef {Readonly<{ placing: boolean, isHere: boolean, technique: string | null, level: string | null, byProgress: boolean }>} Filter
 */
/** @typedef {import('./answers.js').Unlocked} Unlocked */
/** @typedef {Readonly<{ technique: string, family: string, cost: number, indices: readonly number[] }>} Group technique: '': of all */
/** @typedef {{ square: number | null, digit: number | null }} Here */

/** @type {Filter} */
export const NO_FILTER = Object.freeze({
  placing: false,
  isHere: false,
  technique: null,
  level: null,
  byProgress: false,
});

/** HoDoKu's, the easiest first. */
export const LEVELS = Object.freeze(['easy', 'medium', 'hard', 'unfair', 'extreme']);

/** The cost of a step, in any order. @param {Pick<Step, 'score' | 'rating'>} step */
export const costOf = ({ score, rating }) => score ?? rating ?? 0;

/** Where a step stands: by the person's own list, else by its cost. @param {Step} step */
const placeOf = (step) => step.place ?? costOf(step);

/** @param {Step} step @param {Here} here */
function isAbout({ placed, removed }, { square, digit }) {
  const places = [...placed, ...removed];
  if (square !== null) return places.some((place) => squareOf(place) === square);
  return digit === null || places.some((place) => place.digit === digit);
}

/** @param {Step} step @param {Filter} filter @param {Here} here */
function isWanted(step, { placing, isHere, technique, level }, here) {
  if (placing && step.placed.length === 0) return false;
  if (technique !== null && step.technique !== technique) return false;
  if (isHere && !isAbout(step, here)) return false;
  return (
    level === null || step.level === null || LEVELS.indexOf(step.level) <= LEVELS.indexOf(level)
  );
}

/**
 * By technique, each in the order in which its steps were found: the cheapest first or, of a person's own list, in its
 * order.
 *
 * @param {readonly Step[]} steps
 * @param {Filter} filter
 * @param {Here} here
 * @returns {Group[]}
 */
export function groupsOf(steps, filter, here) {
  /** @type {Map<string, { technique: string, family: string, cost: number, indices: number[] }>} */
  const groups = new Map();
  steps.forEach((step, index) => {
    if (!isWanted(step, filter, here)) return;
    const { technique, family } = step;
    const cost = placeOf(step);
    const group = groups.get(technique) ?? { technique, family, cost, indices: [] };
    groups.set(technique, group);
    group.cost = Math.min(group.cost, cost);
    group.indices.push(index);
  });
  return [...groups.values()].sort((a, b) => a.cost - b.cost);
}

/**
 * Those that lead on to most digits first, then those that remove most candidates; of equals the easiest.
 *
 * @param {readonly Step[]} steps
 * @param {Filter} filter
 * @param {Here} here
 * @param {Readonly<Record<number, Unlocked>>} unlocked to where each leads; those of which that is unknown come last
 * @returns {Group[]} one, or none
 */
export function ranked(steps, filter, here, unlocked) {
  const progress = (/** @type {number} */ index) => {
    const { digits = -1, candidates = 0 } = unlocked[index] ?? {};
    return 1000 * digits + candidates;
  };
  const indices = steps.flatMap((step, index) => (isWanted(step, filter, here) ? [index] : []));
  indices.sort((a, b) => progress(b) - progress(a) || placeOf(steps[a]) - placeOf(steps[b]));
  return indices.length ? [{ technique: '', family: '', cost: 0, indices }] : [];
}

/** The techniques of some steps, in the order in which their groups stand. @param {readonly Step[]} steps */
export const techniquesIn = (steps) =>
  groupsOf(steps, NO_FILTER, { square: null, digit: null }).map(({ technique }) => technique);
