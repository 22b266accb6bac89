/**
 * How a press ended: finished, inconsistent, indeterminate, stuck or cancelled; and, if the method can say so, whether
 * the solution is the only one.
 */

/** @typedef {import('./types.js').Event} Event */
/** @typedef {import('./types.js').Item} Item */
/** @typedef {import('./types.js').Method} Method */
/** @typedef {import('./types.js').Result} Result */
/** @typedef {import('../locales/words.js').Words} Words */

import { sayFinished } from './finished.js';
import { item, picture } from './items.js';
import { tellTakenBack } from './unproved.js';
import { at, isSingle, number, setOf, squaresOf } from './trace.js';

/** @typedef {import('./finished.js').Way} Way */

/** Says that the record is not whole. @param {Words} words @param {number} count @returns {Item[]} */
export const tellLost = ({ t }, count) =>
  count ? [item(t('lost.events', { count }), { tone: 'quiet' })] : [];

/**
 * @param {Words} words
 * @param {Result} result
 * @param {readonly Event[]} events
 * @param {Way} [way]
 * @returns {Item}
 */
export function tellEnding(words, result, events, way = {}) {
  const { t } = words;
  switch (result.outcome) {
    case 'finished':
      return finished(words, result, way);
    case 'inconsistent':
      return inconsistent(words, result, events, way);
    case 'indeterminate':
      return item(words.join([t('ended.indeterminate'), whyIndeterminate(words, events)]), {
        tone: 'warning',
      });
    case 'stuck':
      return item(
        words.join([
          countPlaced(words, result),
          failedTrials(words, result),
          whatGoesOn(words, way.method),
        ]),
        { tone: 'warning' },
      );
    case 'cancelled':
      return item(t('ended.cancelled'), { tone: 'quiet' });
    default:
      return continued(words, result, events);
  }
}

/** The methods that may continue where a method ends. @param {Words} words @param {Method} [method] */
const whatGoesOn = (words, method) =>
  method?.namesSteps
    ? words.t('ended.stuck.techniques')
    : words.t('ended.stuck', {
        method: words.method(method?.slug ?? ''),
        techniques: words.method('techniques'),
      });

/**
 * A press after which the board is not finished: what it placed or, in a search, took back.
 * @param {Words} words @param {Result} result @param {readonly Event[]} events
 */
function continued(words, { order }, events) {
  const back = events.findLast(({ kind }) => kind === 'takenBack');
  return order.length === 0 && back
    ? tellTakenBack(words, events, back)
    : item(words.t('ended.continues', { count: order.length }));
}

/** @param {Words} words @param {Result} result '' if there are none */
const countPlaced = ({ t }, { order }) =>
  order.length ? t('ended.continues', { count: order.length }) : '';

/** @param {Words} words @param {Result} result '' if there are none */
const failedTrials = ({ t }, { counts }) =>
  counts.assumptionsTried ? t('ended.trialsFailed', { count: counts.assumptionsTried }) : '';

/** @param {Words} words @param {Result} result @param {Way} way */
function finished(words, result, way) {
  const tone = way.method?.judges && result.uniqueness === 'several' ? 'warning' : 'done';
  const placed = result.order.length ? sayFinished(words, result, way) : words.t('ended.full');
  return item(words.join([placed, lectureLine(words, result, way)]), { tone });
}

/**
 * The line with which the lecture's program ends: the time, and whether the answer is right, which it
 * is only if there is no other.
 *
 * @param {Words} words
 * @param {Result} result
 * @param {Way} way
 */
function lectureLine({ t, join }, { outcome, uniqueness }, { method, time }) {
  if (!method?.judges) return '';
  const thousandths = Math.round(time ?? 0);
  const known = t(thousandths ? 'answer.time' : 'answer.quick', {
    seconds: (thousandths / 1000).toFixed(3),
  });
  const seconds = time === undefined ? '' : known;
  if (outcome !== 'finished') return join([seconds, t('answer.none')]);
  return join([seconds, uniqueness === 'several' ? t('answer.several') : t('answer.right')]);
}

/** @param {Words} words @param {readonly Event[]} events */
function whyIndeterminate({ t }, events) {
  const event = events.findLast(({ kind, depth }) => kind === 'indeterminate' && depth === 0);
  if (event?.rule === 'limit') return t('indeterminate.limit');
  return event?.rule === 'exhausted' ? t('indeterminate.exhausted') : '';
}

/** @param {Words} words @param {Result} result @param {readonly Event[]} events @param {Way} way */
function inconsistent(words, result, events, way) {
  const { marks } = result;
  const event = events.findLast(({ kind, depth }) => kind === 'contradiction' && depth === 0);
  const why = event ? contradiction(words, events, event) : '';
  const placed = result.order.length ? words.t('ended.baseless') : '';
  const lines = [words.t('ended.inconsistent'), placed, why, lectureLine(words, result, way)];
  return item(words.join(lines), {
    tone: 'wrong',
    picture: picture({
      wrong: marks.map(number),
      units: event?.unit ? [{ unit: event.unit, role: 'set' }] : [],
    }),
  });
}

/**
 * @param {Words} words
 * @param {readonly Event[]} events
 * @param {Event} event
 * @returns {string}
 */
export function contradiction(words, events, event) {
  const { t, square, squares, unit, digits, anyOf, set } = words;
  const other = at(events, event.other);
  const values = {
    digit: event.digits[0],
    square: event.square ? square(event.square) : '',
    squares: squares(event.squares),
    count: event.squares.length,
    digits: digits(event.digits),
    unit: event.unit ? unit(event.unit) : '',
    other: other ? set(setOf(other)) : '',
  };
  switch (event.rule) {
    case 'givens':
      return t('contradiction.givens', values);
    case 'determined':
      return other ? t('contradiction.determined', values) : '';
    case 'no-place':
      return t('contradiction.no-place', values);
    case 'squares':
      return event.digits.length
        ? t('contradiction.squares', { ...values, count: event.digits.length })
        : t('contradiction.noDigit', values);
    case 'digits':
      return event.squares.length
        ? t('contradiction.digits', values)
        : t('contradiction.noSquare', { ...values, digits: anyOf(event.digits) });
    case 'searched':
      return t('contradiction.searched');
    case 'single':
      return other && isSingle(other) ? singles(words, event, other) : '';
    case 'branches': {
      const table1 = at(events, event.cause);
      return table1
        ? t('contradiction.branches', {
            square: square(squaresOf(table1)[0]),
            digit: table1.digits[0],
          })
        : '';
    }
    default:
      return '';
  }
}

/**
 * Two digits for one square, or one digit twice in a unit.
 * @param {Words} words @param {Event} event @param {Event} other
 */
function singles({ t, square }, event, other) {
  const [there] = squaresOf(other);
  const here = event.square ?? there;
  const values = {
    square: square(here),
    digit: event.digits[0],
    otherSquare: square(there),
    otherDigit: other.digits[0],
  };
  return number(here) === number(there)
    ? t('contradiction.twoDigits', values)
    : t('contradiction.twoSquares', values);
}
