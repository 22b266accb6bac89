/**
 * Why a set was registered, in sentences: the rule that found it, then the exclusion before it.
 *
 * Each sentence stands by itself, so that a language is free in its word order; `words.join` puts
 * them one after the other.
 */

/** @typedef {import('./types.js').Event} Event */
/** @typedef {import('../locales/words.js').Words} Words */

import { originOf } from './origins.js';
import { nameRule } from './rules.js';
import { at, isSingle, setOf, squaresOf } from './trace.js';

/**
 * "In row 3, no other square can be 7."
 *
 * @param {Words} words
 * @param {readonly Event[]} events
 * @param {Event} registration
 * @returns {string} '' if the reason was not recorded
 */
export function reason(words, events, registration) {
  const { t, unit, square } = words;
  const { candidate } = originOf(events, registration);
  const single = isSingle(registration);
  const values = {
    digit: registration.digits[0],
    square: square(squaresOf(registration)[0]),
    unit: candidate?.unit ? unit(candidate.unit) : '',
  };
  switch (candidate?.kind) {
    case 'assumed':
      return t('reason.assumed');
    case 'complement':
      return single
        ? t('reason.complement.single', values)
        : t('reason.complement.several', values);
    case 'setReduced':
      return reduced(words, events, registration, candidate);
    case 'setFound':
      return foundReason(t, candidate, single, values);
    default:
      return '';
  }
}

/**
 * Rules (b) and (c): what is left of a larger set without a smaller one.
 *
 * @param {Words} words
 * @param {readonly Event[]} events
 * @param {Event} registration
 * @param {Event} candidate
 * @returns {string}
 */
function reduced(words, events, registration, candidate) {
  const [larger, smaller] = [at(events, candidate.cause), at(events, candidate.other)];
  if (!larger || !smaller) return '';
  const { t, unit, digits, squares, set } = words;
  // What was cut down more than once names no unit itself; the exclusive set at its root does.
  const where = larger.unit ?? originOf(events, registration).found?.unit;
  const values = {
    unit: where ? unit(where) : '',
    digits: digits(larger.digits),
    squares: squares(squaresOf(larger)),
    larger: set(setOf(larger)),
    smaller: clause(words, smaller),
  };
  if (candidate.rule === 'rule-c')
    return words.join([t('reason.split', values), foundBy(words, smaller)]);
  if (larger.kind === 'complement') return t('reason.left.complement', values);
  if (larger.kind !== 'setFound') {
    return where ? t('reason.left.again', values) : t('reason.left', values);
  }
  return larger.rule === 'rule-1-1' || larger.rule === 'rule-1-2'
    ? t('reason.left.digits', values)
    : t('reason.left.places', values);
}

/**
 * "r4c4 is 9", to be part of a sentence.
 *
 * @param {Words} words
 * @param {Event} event
 */
function clause({ t, square, squares, digits }, event) {
  const [first] = squaresOf(event);
  return isSingle(event)
    ? t('clause.single', { square: square(first), digit: event.digits[0] })
    : t('clause.set', { squares: squares(squaresOf(event)), digits: digits(event.digits) });
}

/**
 * Where a set that has just been found came from.
 *
 * @param {Words} words
 * @param {Event} found
 */
function foundBy(words, found) {
  const rule = nameRule(words, found);
  if (found.kind !== 'setFound' || !found.unit || !rule) return '';
  const values = {
    digit: found.digits[0],
    unit: words.unit(found.unit),
    square: words.square(squaresOf(found)[0]),
    rule: rule.label,
  };
  if (isSingle(found)) return foundReason(words.t, found, true, values);
  return words.t('reason.found', { ...values, set: words.set(setOf(found)) });
}

/**
 * @param {Words['t']} t
 * @param {Event} found
 * @param {boolean} single
 * @param {import('../locales/words.js').Values} values
 */
function foundReason(t, found, single, values) {
  if (found.rule === 'rule-1-1') {
    return single ? t('reason.digits.single', values) : t('reason.digits.several', values);
  }
  if (found.rule === 'rule-1-2') return t('reason.digits.enlarged', values);
  return single ? t('reason.places.single', values) : t('reason.places.several', values);
}

/**
 * "The 7 in r8c4 has just excluded 7 from r3c4."
 *
 * @param {Words} words
 * @param {readonly Event[]} events
 * @param {Event} registration
 * @returns {string} '' if it was not recorded
 */
export function trigger({ t, square, set }, events, registration) {
  const { trigger, by } = originOf(events, registration);
  if (!trigger?.square) return '';
  const values = { square: square(trigger.square), digit: trigger.digits[0] };
  if (trigger.kind === 'assumed') {
    return trigger.rule === 'sub' ? t('trigger.sub', values) : '';
  }
  if (!by) return t('trigger.unknown', values);
  const ownSquare = trigger.rule === 'sp-square';
  if (isSingle(by)) {
    const own = { ...values, cause: square(squaresOf(by)[0]), other: by.digits[0] };
    return ownSquare ? t('trigger.filled', own) : t('trigger.digit', own);
  }
  const own = { ...values, cause: set(setOf(by)) };
  return ownSquare ? t('trigger.noRoom', own) : t('trigger.set', own);
}

/**
 * The rule to name beside the sentence: that of the document's section 2.1 or 2.2.
 *
 * @param {Words} words
 * @param {readonly Event[]} events
 * @param {Event} registration
 */
export function ruleOf(words, events, registration) {
  const { candidate } = originOf(events, registration);
  return nameRule(words, candidate);
}

/**
 * The same with the unit where the set was found, and with the rule that found what was cut down.
 *
 * @param {Words} words
 * @param {readonly Event[]} events
 * @param {Event} registration
 */
export function ruleAndUnitOf(words, events, registration) {
  const last = ruleOf(words, events, registration);
  const { candidate, found } = originOf(events, registration);
  const first = nameRule(words, found);
  if (!last || !first || !found?.unit) return last;
  const values = { rule: first.label, unit: words.unit(found.unit), then: last.label };
  const label =
    candidate === found ? words.t('rule.found', values) : words.t('rule.foundThen', values);
  return { ...last, label };
}
