/**
 * How a press ended: finished, inconsistent, indeterminate, stuck or cancelled.
 */

/** @typedef {import('./types.js').Event} Event */
/** @typedef {import('./types.js').Item} Item */
/** @typedef {import('./types.js').Result} Result */
/** @typedef {import('./words.js').Words} Words */

import { item, picture } from './items.js';
import { at, isSingle, number, setOf, squaresOf } from './trace.js';

/**
 * @param {Words} words
 * @param {Result} result
 * @param {readonly Event[]} events
 * @returns {Item}
 */
export function tellEnding(words, result, events) {
  const { t } = words;
  switch (result.outcome) {
    case 'finished':
      return finished(words, result);
    case 'inconsistent':
      return inconsistent(words, result, events);
    case 'indeterminate':
      return item(words.join([t('ended.indeterminate'), whyIndeterminate(words, events)]), {
        tone: 'warning',
      });
    case 'stuck':
      return item(t('ended.stuck'), { tone: 'warning' });
    case 'cancelled':
      return item(t('ended.cancelled'), { tone: 'quiet' });
    default:
      return item(t('ended.continues', { count: result.order.length }));
  }
}

/** @param {Words} words @param {Result} result */
function finished({ t, join }, { order, counts }) {
  if (order.length === 0) return item(t('ended.full'), { tone: 'done' });
  const tried = counts.assumptionsTried;
  const how = tried
    ? t('ended.withAssumptions', { count: tried, depth: counts.deepestAssumption })
    : t('ended.withoutAssumptions');
  return item(join([t('ended.finished', { count: order.length }), how]), { tone: 'done' });
}

/** @param {Words} words @param {readonly Event[]} events */
function whyIndeterminate({ t }, events) {
  const event = events.findLast(({ kind, level }) => kind === 'indeterminate' && level === 0);
  if (event?.rule === 'limit') return t('indeterminate.limit');
  return event?.rule === 'exhausted' ? t('indeterminate.exhausted') : '';
}

/** @param {Words} words @param {Result} result @param {readonly Event[]} events */
function inconsistent(words, { marks }, events) {
  const event = events.findLast(({ kind, level }) => kind === 'contradiction' && level === 0);
  const why = event ? contradiction(words, events, event) : '';
  return item(words.join([words.t('ended.inconsistent'), why]), {
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
  const { t, square, squares, unit, digits, set } = words;
  const other = at(events, event.other);
  const values = {
    digit: event.digits[0] ?? 0,
    square: event.square ? square(event.square) : '',
    squares: squares(event.squares),
    digits: digits(event.digits),
    unit: event.unit ? unit(event.unit) : '',
    other: other ? set(setOf(other)) : '',
  };
  switch (event.rule) {
    case 'givens':
      return t('contradiction.givens', values);
    case 'determined':
      return other ? t('contradiction.determined', values) : '';
    case 'noPlace':
      return t('contradiction.noPlace', values);
    case 'squares':
      return event.digits.length
        ? t('contradiction.squares', values)
        : t('contradiction.noDigit', values);
    case 'digits':
      return event.squares.length
        ? t('contradiction.digits', values)
        : t('contradiction.noSquare', values);
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

/** Two digits for one square, or one digit twice in a unit. */
/** @param {Words} words @param {Event} event @param {Event} other */
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
