/**
 * How much of a hint each level gives away. Pure, and without words.
 *
 * The one idea: sentences and pictures of a level are made from what the level reveals, which contains nothing of the
 * levels above. So none of them can say too much.
 */

import { number, squaresIn, squaresOf } from '../../story/trace.js';
import { belongingsOf, linksOf } from '../../story/parts.js';
import { candidatesAt, isCandidate } from '../../story/replay.js';
import { boxOf } from '../../game/units.js';
import { squareOf } from './position.js';

/** @typedef {import('../../story/types.js').Event} Event */
/** @typedef {import('../../story/types.js').Unit} Unit */
/** @typedef {import('./answers.js').Mistake} Mistake */
/** @typedef {import('./answers.js').Step} Step */
/** @typedef {Readonly<{ step: Step, events: readonly Event[], notes: import('./answers.js').Notes }>} Found */
/** @typedef {{ unit: Unit } | { digit: number }} Where */
/**
 * Of a step: 1 its cost, 2 the technique, 3 where, 4 the squares of the pattern (of a chain its ends), 5 why it holds,
 * 6 its conclusion.
 *
 * @typedef {object} Revealed
 * @property {string | null} level
 * @property {number | null} score
 * @property {number | null} rating
 * @property {string} [technique]
 * @property {string} [family]
 * @property {Where} [where]
 * @property {readonly number[]} [squares]
 * @property {boolean} [isChain]
 * @property {readonly Event[]} [events]
 */
/**
 * Of a mistake: 1 that there is one, 2 how many, 3 the box, 4 the square, 5 the digit, 6 since when.
 *
 * @typedef {object} RevealedMistake
 * @property {number} [digits]
 * @property {number} [marks]
 * @property {number} [box]
 * @property {number} [square]
 * @property {boolean} [isMark]
 * @property {readonly number[]} [lacking]
 * @property {number} [since]
 * @property {boolean} [hasBefore]
 */

/** @param {readonly Event[]} events of one step @returns {Event} */
export const deductionIn = (events) =>
  /** @type {Event} */ (events.find(({ kind }) => kind === 'deduction'));

/** @param {Step} step */
export const isSingle = ({ family }) => family === 'singles';

/**
 * Links that make a way from node to node; else each is a pair of places.
 * @param {readonly Event[]} events
 * @param {Event} deduction
 */
function chainOf(events, deduction) {
  const links = linksOf(belongingsOf(events, deduction).parts);
  const leads = links.some(({ other }) => other !== null && events[other] !== deduction);
  return leads ? links : [];
}

/** Where its ways begin. @param {readonly Event[]} events @param {Event} deduction */
const premisesOf = (events, deduction) =>
  chainOf(events, deduction).filter(({ other }) => other === null || events[other] === deduction);

/** @param {readonly Event[]} events @param {Event} deduction */
function patternOf(events, deduction) {
  const chain = chainOf(events, deduction);
  if (chain.length) {
    const premises = premisesOf(events, deduction);
    // If several ways begin, each ends in the conclusion, so only the beginnings are shown.
    const ends = premises.length > 1 ? premises : [...premises, chain[chain.length - 1]];
    return ends.flatMap(squaresOf);
  }
  const { parts } = belongingsOf(events, deduction);
  const candidates = candidatesAt(events, deduction);
  // Units that cover those of the base: the places that these have make the pattern, as in a fish.
  const isCovered = parts.some(({ value, unit }) => value === 'cover' && unit);
  const places = parts.flatMap((part) => {
    const squares = squaresOf(part);
    if (squares.length || !isCovered || part.value !== 'base' || !part.unit) return squares;
    return squaresIn(part.unit).filter((square) =>
      deduction.digits.some((digit) => isCandidate(candidates, number(square), digit)),
    );
  });
  return places.length ? places : squaresOf(deduction);
}

/**
 * One word: the unit or the digit of the pattern, or the box that it begins in; in a practice the digit, if it is one.
 * @param {Found} found
 * @param {Event} deduction
 * @returns {Where}
 */
function whereOf({ step, events, notes }, deduction) {
  const [digit, other] = deduction.digits;
  if (notes.isPractised && !isSingle(step) && digit && !other) return { digit };
  if (isSingle(step) && deduction.unit) return { unit: deduction.unit };
  const units = belongingsOf(events, deduction)
    .parts.filter(({ value }) => value === 'base')
    .flatMap(({ unit }) => unit ?? []);
  if (deduction.unit && !chainOf(events, deduction).length) return { unit: deduction.unit };
  if (units.length === 1) return { unit: units[0] };
  if (!isSingle(step) && deduction.digits.length === 1) return { digit: deduction.digits[0] };
  const first = isSingle(step)
    ? squareOf(step.placed[0])
    : Math.min(...patternOf(events, deduction).map(number));
  return { unit: { type: 'box', number: boxOf(first) } };
}

/** @param {Found} found @param {number} level 1 to 6 @returns {Revealed} */
export function reveal(found, level) {
  const { step, events } = found;
  const { score, rating, technique, family } = step;
  const deduction = deductionIn(events);
  const squares = isSingle(step)
    ? step.placed.map(squareOf)
    : [...new Set(patternOf(events, deduction).map(number))].sort((a, b) => a - b);
  return {
    ...{ level: step.level, score, rating },
    ...(level >= 2 && { technique, family }),
    ...(level >= 3 && { where: whereOf(found, deduction) }),
    ...(level >= 4 && { squares, isChain: premisesOf(events, deduction).length === 1 }),
    ...(level >= 5 && { events }),
  };
}

/** @param {Readonly<Mistake>} mistake @param {number} level 1 to 6 @returns {RevealedMistake} */
export function revealMistake({ digits, marks, isMark, square, lacking, since, before }, level) {
  return {
    ...(level >= 2 && { digits, marks }),
    ...(level >= 3 && { box: boxOf(square) }),
    ...(level >= 4 && { square }),
    ...(level >= 5 && { isMark, lacking }),
    ...(level >= 6 && { since, hasBefore: before !== null }),
  };
}
