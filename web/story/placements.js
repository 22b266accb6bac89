/**
 * Why a digit was placed: one sentence for the digit, then the reason, then what triggered it.
 */

/** @typedef {import('./types.js').Event} Event */
/** @typedef {import('./types.js').Item} Item */
/** @typedef {import('../locales/words.js').Words} Words */

import { reasonOfDeduction } from './deductions.js';
import { drawDeduction } from './figures.js';
import { item, picture } from './items.js';
import { reason, ruleOf, trigger } from './reasons.js';
import { nameCase, nameRule } from './rules.js';
import { at, drawOrigin, number, squaresOf } from './trace.js';

/** The digits that were placed on the board itself. @param {readonly Event[]} events */
export const placedOn = (events) =>
  events.filter(({ kind, depth }) => kind === 'placed' && depth === 0);

/**
 * @param {Words} words
 * @param {readonly Event[]} events
 * @param {Event} placed an event of that kind
 * @param {import('./types.js').Method} [method]
 * @returns {Item}
 */
export function tellPlaced(words, events, placed, method) {
  const [square] = squaresOf(placed);
  const [digit] = placed.digits;
  const statement = words.t('placed', { square: words.square(square), digit });
  const cause = at(events, placed.cause);
  const own = { tone: /** @type {const} */ ('found'), picture: alone(square, digit) };

  if (cause?.kind === 'setRegistered') {
    const reasons = [reason(words, events, cause), trigger(words, events, cause)];
    return item(words.join([statement, ...reasons]), {
      ...own,
      rule: ruleOf(words, events, cause),
      picture: drawOrigin(events, cause, 'target'),
    });
  }
  if (cause?.kind === 'adopted' || cause?.kind === 'fromFinished') {
    const table1 = at(events, cause.cause);
    const sentence = adoption(words, cause, table1);
    return item(words.join([statement, sentence]), {
      ...own,
      rule: table1 && Number(table1.value) > 0 ? nameCase(words, Number(table1.value)) : null,
      picture: assumedAt(square, digit, table1),
    });
  }
  if (cause?.kind === 'deduction') {
    return item(words.join([statement, reasonOfDeduction(words, events, cause)]), {
      ...own,
      rule: nameRule(words, cause),
      picture: drawDeduction(events, cause, square),
    });
  }
  if (cause?.kind === 'assumed' || cause?.kind === 'result') {
    const assumed = cause.kind === 'result' ? at(events, cause.cause) : cause;
    return item(words.join([statement, fromTrial(words, square, assumed)]), {
      ...own,
      rule: nameRule(words, assumed),
      picture: assumedAt(square, digit, assumed),
    });
  }
  const why = method?.goesOn ? 'placed.tried' : 'placed.unrecorded';
  return item(words.join([statement, words.t(why)]), own);
}

/** @param {Words} words @param {import('./types.js').Square} square @param {Event | null} assumed */
function fromTrial({ t, square: name }, square, assumed) {
  if (!assumed) return t('placed.unrecorded');
  const [there] = squaresOf(assumed);
  return number(there) === number(square)
    ? t('placed.onTrial')
    : t('placed.fromTrial', { square: name(there), digit: assumed.digits[0] });
}

/** What backtracking took from the board again. @param {Words} words @param {Event} event @returns {Item} */
export function tellTakenBack(words, event) {
  const [square] = squaresOf(event);
  const [digit] = event.digits;
  return item(words.t('takenBack', { square: words.square(square), digit }), {
    picture: picture({ squares: [{ square: number(square), role: 'cause' }] }),
  });
}

/** @type {Record<number, string>} */
const ADOPTIONS = {
  0: 'adopted.skipped',
  1: 'adopted.1',
  2: 'adopted.2',
  3: 'adopted.3',
  4: 'adopted.4',
  7: 'adopted.7',
};

/** The cases in which the branch is adopted that excludes the digit. */
const SUB_ADOPTED = [4, 7];

/**
 * @param {Words} words
 * @param {Event} cause adopted or fromFinished
 * @param {Event | null} table1 what decided
 */
function adoption({ t, square }, cause, table1) {
  if (!table1) return t('placed.unrecorded');
  const values = { square: square(squaresOf(table1)[0]), digit: table1.digits[0] };
  const number = Number(table1.value);
  if (cause.kind === 'fromFinished') {
    return SUB_ADOPTED.includes(number)
      ? t('placed.fromSub', values)
      : t('placed.fromMain', values);
  }
  return t(ADOPTIONS[number] ?? 'placed.unrecorded', values);
}

/** @param {import('./types.js').Square} square @param {number} digit */
const alone = (square, digit) =>
  picture({
    last: number(square),
    squares: [{ square: number(square), role: 'target' }],
    focusDigits: [{ square: number(square), digit, role: 'target' }],
  });

/**
 * @param {import('./types.js').Square} square
 * @param {number} digit
 * @param {Event | null} table1 or whatever else names the square and digit of an assumption
 */
function assumedAt(square, digit, table1) {
  const base = alone(square, digit);
  const [assumed] = table1 ? squaresOf(table1) : [];
  if (!assumed || number(assumed) === number(square)) return base;
  const cause = { square: number(assumed), role: /** @type {const} */ ('cause') };
  return picture({
    ...base,
    squares: [...base.squares, cause],
    focusDigits: [...base.focusDigits, { ...cause, digit: table1?.digits[0] ?? 0 }],
  });
}
