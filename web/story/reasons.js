/**
 * How a determined set came about, stage by stage as in Ushio's document: an exclusion, the exclusive set found after
 * it, and the changes of that set until it was registered.
 *
 * The one idea: every event names its cause, so the stages are a walk along causes, and each is a sentence.
 */

/** @typedef {import('./types.js').Event} Event */
/** @typedef {import('./types.js').Item} Item */
/** @typedef {import('../locales/words.js').Words} Words */

import { item } from './items.js';
import { drawOrigin, originOf } from './origins.js';
import { candidatesAt } from './replay.js';
import { nameRule } from './rules.js';
import { at, isSingle, number, setOf, squaresOf } from './trace.js';

/**
 * Digits of a set that are not left in a square: those that rule (1-2) has added.
 * @param {readonly Event[]} events @param {Event} found @returns {number[]}
 */
function addedTo(events, found) {
  const square = at(events, found.cause)?.square;
  if (!square || found.rule !== 'rule-1-2') return [];
  const left = candidatesAt(events, found)[number(square)];
  return found.digits.filter((digit) => !(left & (1 << (digit - 1))));
}

/**
 * From the exclusion, or the assumption, to the registered set.
 *
 * @param {readonly Event[]} events
 * @param {Event} registration
 * @returns {Event[]} without the registration itself
 */
function stagesOf(events, registration) {
  const stages = [];
  let stage = at(events, registration.cause);
  while (stage?.kind === 'setReduced' || stage?.kind === 'complement') {
    stages.unshift(stage);
    // In rule (c) the smaller set is the new one: it came from the exclusion, not the set it was taken from.
    stage = at(events, stage.rule === 'rule-c' ? stage.other : stage.cause);
  }
  if (stage) stages.unshift(stage);
  const { trigger } = originOf(events, registration);
  if (trigger && trigger !== stage) stages.unshift(trigger);
  return stages;
}

/** @param {Words} words @param {readonly Event[]} events @param {Event} stage */
function tellStage(words, events, stage) {
  const { t, square, squares, unit, digits } = words;
  const values = {
    square: stage.square ? square(stage.square) : '',
    squares: squares(squaresOf(stage)),
    count: squaresOf(stage).length,
    unit: stage.unit ? unit(stage.unit) : '',
    digit: stage.digits[0],
    digits: digits(stage.digits),
  };
  switch (stage.kind) {
    case 'excluded':
      return tellExclusion(words, events, stage, values);
    case 'assumed':
      return stage.rule === 'sub' ? t('stage.sub', values) : t('stage.main', values);
    case 'setFound':
      return tellFound(words, events, stage, values);
    case 'complement':
      return t('stage.complement', values);
    case 'setReduced':
      return tellReduced(words, events, stage, values);
    default:
      return '';
  }
}

/** @typedef {import('../locales/words.js').Values} Values */

/** SP's (1) to (4). @param {Words} words @param {readonly Event[]} events @param {Event} stage @param {Values} values */
function tellExclusion({ t, square, set }, events, stage, values) {
  const by = at(events, stage.cause);
  if (!by) return t('stage.excluded', values);
  const own = stage.rule === 'sp-square';
  if (isSingle(by)) {
    const single = { ...values, cause: square(squaresOf(by)[0]), other: by.digits[0] };
    return own ? t('stage.filled', single) : t('stage.digit', single);
  }
  const several = { ...values, cause: set(setOf(by)) };
  return own ? t('stage.noRoom', several) : t('stage.set', several);
}

/** @param {Words} words @param {readonly Event[]} events @param {Event} stage @param {Values} values */
function tellFound({ t, digits }, events, stage, values) {
  if (stage.rule === 'rule-1-1') return t('stage.digits', values);
  if (stage.rule !== 'rule-1-2') return t('stage.places', values);
  const added = addedTo(events, stage);
  return added.length
    ? t('stage.enlarged', { ...values, added: digits(added) })
    : t('stage.digits', values);
}

/** Rules (b) and (c). @param {Words} words @param {readonly Event[]} events @param {Event} stage @param {Values} values */
function tellReduced({ t, set }, events, stage, values) {
  const [larger, smaller] = [at(events, stage.cause), at(events, stage.other)];
  if (!larger || !smaller) return t('stage.left', values);
  const sets = { ...values, larger: set(setOf(larger)), smaller: set(setOf(smaller)) };
  return stage.rule === 'rule-c' ? t('stage.split', sets) : t('stage.reduced', sets);
}

/**
 * Why a set was registered, in one go.
 *
 * @param {Words} words
 * @param {readonly Event[]} events
 * @param {Event} registration
 * @returns {string} '' if it was not recorded
 */
export const reason = (words, events, registration) =>
  words.join(stagesOf(events, registration).map((stage) => tellStage(words, events, stage)));

/**
 * The same, each stage with its rule, and the registration.
 *
 * @param {Words} words
 * @param {readonly Event[]} events
 * @param {Event} registration
 * @returns {Item[]}
 */
export function tellStages(words, events, registration) {
  const picture = drawOrigin(events, registration, 'target');
  const stages = stagesOf(events, registration).map((stage) =>
    item(tellStage(words, events, stage), { rule: nameRule(words, stage), picture }),
  );
  const set = words.set(setOf(registration));
  const level = registration.depth;
  return [...stages, item(words.t('stage.registered', { set, level }), { picture })];
}

/**
 * The rule to name beside a set, with the unit where it was found, and the rule that cut it down.
 *
 * @param {Words} words
 * @param {readonly Event[]} events
 * @param {Event} registration
 */
export function ruleAndUnitOf(words, events, registration) {
  const { candidate, found } = originOf(events, registration);
  const last = nameRule(words, candidate);
  const first = nameRule(words, found);
  if (!last || !first || !found?.unit) return last;
  const values = { rule: first.label, unit: words.unit(found.unit), then: last.label };
  const label =
    candidate === found ? words.t('rule.found', values) : words.t('rule.foundThen', values);
  return { ...last, label };
}
