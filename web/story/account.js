/**
 * The method's own account of a digit, in the terms of its document. It is folded under the sentence that everybody
 * reads.
 */

/** @typedef {import('./types.js').Event} Event */
/** @typedef {import('./types.js').Item} Item */
/** @typedef {import('./types.js').Method} Method */
/** @typedef {import('../locales/words.js').Words} Words */

import { tellBehind, tellTrialsBefore } from './course.js';
import { exclusionsOf, nameDeduction, reasonOfDeduction, tellLinks } from './deductions.js';
import { drawDeduction } from './figures.js';
import { item } from './items.js';
import { tellStages } from './reasons.js';
import { nameCase, nameRule } from './rules.js';
import { tellCase } from './sets.js';
import { at, number, squaresOf } from './trace.js';
import { tellAnalysis, tellSheet, tellVisit } from './visits.js';

/**
 * @param {Words} words
 * @param {readonly Event[]} events
 * @param {Event} placed an event of that kind
 * @param {Method} [method]
 * @returns {readonly Item[]}
 */
export function tellAccount(words, events, placed, method) {
  const cause = at(events, placed.cause);
  switch (cause?.kind) {
    case 'setRegistered':
      return tellStages(words, events, cause);
    case 'adopted':
    case 'fromFinished':
      return tellAdoption(words, events, placed, cause);
    case 'deduction':
      return [
        ...tellTrialsBefore(words, events, placed),
        ...tellDeduced(words, events, placed, cause),
      ];
    case 'assumed':
    case 'result':
      return [
        tellTried(words, events, placed, cause.kind === 'result' ? at(events, cause.cause) : cause),
      ];
    default:
      return method?.goesOn
        ? tellVisit(words, events, placed)
        : [item(words.t('placed.unrecorded'))];
  }
}

/* --- Ushio: out of an assumption ------------------------------------------------------------------- */

/** @type {Record<number, string>} */
const ADOPTIONS = {
  0: 'adopted.skipped',
  1: 'adopted.1',
  2: 'adopted.2',
  3: 'adopted.3',
  4: 'adopted.4',
  7: 'adopted.7',
};

/** @param {Words} words @param {readonly Event[]} events @param {Event} placed @param {Event} cause */
function tellAdoption(words, events, placed, cause) {
  const table1 = at(events, cause.cause);
  if (!table1) return [item(words.t('placed.unrecorded'))];
  const { t, square } = words;
  const [there] = squaresOf(table1);
  const values = {
    square: square(there),
    digit: table1.digits[0],
    own: square(squaresOf(placed)[0]),
    ownDigit: placed.digits[0],
  };
  const own = cause.kind === 'fromFinished' ? t('account.finishedList') : firstOf(words, values);
  return [
    item(words.join([t(ADOPTIONS[Number(table1.value)] ?? 'placed.unrecorded', values), own]), {
      rule: Number(table1.value) > 0 ? nameCase(words, Number(table1.value)) : null,
    }),
    ...(cause.kind === 'adopted' ? tellCase(words, events, table1) : []),
  ];
}

/**
 * The digit that SSB hands back after an assumption: the assumed one, or one registered in its place.
 * @param {Words} words @param {Record<string, string | number>} values
 */
const firstOf = ({ t }, values) =>
  values.square === values.own && values.digit === values.ownDigit
    ? ''
    : t('account.firstOf', values);

/* --- Methods that deduce --------------------------------------------------------------------------- */

/** @param {Words} words @param {readonly Event[]} events @param {Event} placed @param {Event} deduction */
function tellDeduced(words, events, placed, deduction) {
  const analysis = deduction.rule?.startsWith('list-')
    ? tellAnalysis(words, events, placed, deduction)
    : [];
  const sheet = tellSheet(words, events, placed, deduction);
  if (sheet) return [sheet, ...analysis];
  const links = tellLinks(words, events, deduction);
  return [
    item(reasonOfDeduction(words, events, deduction), {
      detail: exclusionsOf(words, events, deduction),
      rule: nameDeduction(words, events, deduction),
      picture: drawDeduction(events, deduction, squaresOf(placed)[0]),
      items: links.length ? () => links : null,
    }),
    ...analysis,
  ];
}

/** @param {Words} words @param {readonly Event[]} events @param {Event} placed @param {Event | null} assumed */
function tellTried(words, events, placed, assumed) {
  if (!assumed) return item(words.t('placed.unrecorded'));
  const [there] = squaresOf(assumed);
  const values = { square: words.square(there), digit: assumed.digits[0] };
  const isItself = number(there) === number(squaresOf(placed)[0]);
  return item(words.t(isItself ? 'account.tried' : 'account.follows', values), {
    rule: nameRule(words, assumed),
    ...tellBehind(words, events, assumed),
  });
}
