/**
 * The account of one press of 1 Step or Go: a leading sentence, and its items.
 *
 * This is the door of the folder: it turns a result and its events into an entry. It knows no page; embedded solvers
 * use it as well.
 *
 * The one idea: most presses are plain and told here. `details.js` has everything else, and must be loaded before any
 * other press is told.
 */

/** @typedef {import('./types.js').Event} Event */
/** @typedef {import('./types.js').Entry} Entry */
/** @typedef {import('./types.js').Result} Result */
/** @typedef {import('./types.js').DeterminedSet} DeterminedSet */
/** @typedef {import('../locales/words.js').Words} Words */

import { cautioned, isUnsolvable } from './caution.js';
import { sayFinished, whatElse } from './finished.js';
import { item } from './items.js';
import { areProved, placedOn, tellPlaced } from './placements.js';
import { details } from './shelf.js';

/**
 * @typedef {object} Press
 * @property {'step' | 'solve'} action
 * @property {Result} result
 * @property {readonly Event[]} events
 * @property {readonly DeterminedSet[]} [sets] at the end of the press
 * @property {boolean} [showHow]
 * @property {import('./types.js').Method} [method]
 * @property {number} [time] milliseconds that it took
 * @property {number} [solutions] of the board, if they have been counted: 1, or some more
 */

/**
 * Whether there are only proved digits to tell: no trial, no message, no end except the full board.
 *
 * @param {Press} press
 */
export function isPlain({ action, result, events, showHow, method }) {
  const { outcome, order, warnings, differs, eventsLost, noticesLost, counts } = result;
  if (outcome === 'cancelled') return true;
  const isUsual = outcome === 'continues' || outcome === 'finished';
  const hasMore = showHow || differs || warnings.length || eventsLost || noticesLost;
  if (!isUsual || hasMore || counts.assumptionsTried || method?.goesOn || method?.judges) {
    return false;
  }
  return (
    order.length > 0 && (action === 'solve' || placedOn(events).length > 0) && areProved(events)
  );
}

/**
 * @param {Words} words
 * @param {Press} press
 * @returns {Entry}
 */
export function tellPress(words, press) {
  const { result } = press;
  const entry = isPlain(press) ? tellPlain(words, press) : details().tellWhole(words, press);
  // A contradiction already says that there is no solution.
  const isSaid = result.outcome === 'inconsistent' || result.outcome === 'cancelled';
  return isUnsolvable(result) && !isSaid ? cautioned(words, entry) : entry;
}

/** @param {Words} words @param {Press} press @returns {Entry} */
function tellPlain(words, press) {
  const { action, result, events, method } = press;
  const { t } = words;
  if (result.outcome === 'cancelled') {
    return { lead: item(t('ended.cancelled'), { tone: 'quiet' }), items: [] };
  }
  const isFinished = result.outcome === 'finished';
  if (action === 'step') {
    const lead = tellPlaced(words, events, placedOn(events)[placedOn(events).length - 1], method);
    return { lead, items: isFinished ? [lastSquare(words, press)] : [] };
  }
  const lead = isFinished
    ? item(sayFinished(words, result, press), { tone: 'done' })
    : item(t('ended.continues', { count: result.order.length }));
  return { lead, items: [] };
}

/** @param {Words} words @param {Press} press */
export const lastSquare = (words, press) =>
  item(
    words.join([
      words.t('ended.lastSquare'),
      press.method?.goesOn ? words.t('ended.firstFound') : '',
      whatElse(words, press.result, press),
    ]),
    { tone: 'done' },
  );
