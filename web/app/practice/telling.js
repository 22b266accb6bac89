/**
 * The texts of the bar about a practice. Pure.
 */

import { squareNamed } from '../../game/units.js';
import { sayFault } from '../../model/faults.js';
import { labelOf } from '../../story/rules.js';
import { tellStep } from '../../story/techniques/techniques.js';

/** @typedef {import('../../locales/words.js').Words} Words */
/** @typedef {import('../../story/types.js').Event} Event */
/** @typedef {Exclude<import('./judge.js').Judged<any>, { verdict: 'right' }>} Unfinished */
/**
 * @typedef {(
 *   | Readonly<{ phase: 'seeking' | 'none', measured: number }>
 *   | Readonly<{ phase: 'stopped' }>
 *   | Readonly<{ phase: 'failed', fault: import('../../model/faults.js').Fault }>
 *   | Readonly<{ phase: 'open', judged: Unfinished }>
 *   | Readonly<{ phase: 'right', events: readonly Event[] }>
 * )} Stand none: no position was found
 */

/** @param {Words} words @param {string} slug */
export const nameOf = (words, slug) => words.capital(labelOf(words, slug) || slug);

/** Why a step holds, and its conclusion. @param {Words} words @param {readonly Event[]} events */
function reasonOf(words, events) {
  const deduction = /** @type {Event} */ (events.find(({ kind }) => kind === 'deduction'));
  const { text, detail } = tellStep(words, events, deduction);
  return words.join([text, detail]);
}

/** @param {Words} words @param {Unfinished} judged @param {string} slug */
function tellJudged(words, judged, slug) {
  const { t, square } = words;
  switch (judged.verdict) {
    case 'wrong': {
      const values = { square: square(squareNamed(judged.square)), digit: judged.digit };
      return t(judged.isMark ? 'practice.wrongMark' : 'practice.wrongDigit', values);
    }
    case 'part':
      return t('practice.part', { count: judged.done, all: judged.all });
    case 'away':
      return t('practice.away');
    case 'other':
      return t('practice.other');
    default:
      return t('practice.task', { technique: nameOf(words, slug) });
  }
}

/** @param {Words} words @param {Stand} stand @param {string} slug of the technique @returns {string} */
export function tellStand(words, stand, slug) {
  const { t, join } = words;
  switch (stand.phase) {
    case 'seeking': {
      const { measured } = stand;
      const far = measured ? t('practice.measured', { count: measured }) : '';
      return join([t('practice.seeking'), far]);
    }
    case 'none':
      return t('practice.none', { count: stand.measured });
    case 'open':
      return tellJudged(words, stand.judged, slug);
    case 'right':
      return t('practice.right', { reason: reasonOf(words, stand.events) });
    case 'stopped':
      return t('practice.stopped');
    default:
      return sayFault(words, stand.fault);
  }
}
