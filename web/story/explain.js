/**
 * The whole solution of a press as a text, step by step, for copying, printing and programs.
 */

import { argumentOf, argumentOfKept, digitsBefore, isLone, restsOnEarlier } from './argument.js';
import { isUnsolvable } from './caution.js';
import { sceneOf } from './drawings.js';
import { tellEnding } from './endings.js';
import { placedOn, tellPlaced } from './placements.js';
import { statement } from './sentences.js';
import { techniques } from './shelf.js';
import { writeLines } from './trials.js';
import { tellKept, tellUnusual } from './unproved.js';

/** @typedef {import('./types.js').Event} Event */
/** @typedef {import('./types.js').Result} Result */
/** @typedef {import('../locales/words.js').Words} Words */

/** The steps before a digit stand under it. */
const INDENT = '  ';

/**
 * @param {Words} words
 * @param {{ result: Result, events: readonly Event[] } & import('./finished.js').Way} press whose events
 *   were recorded
 * @returns {string} a line for each step, numbered, with the lines of its argument under it, if there are
 *   several; and a line for the end; of a board without a solution that comes first; lines end with \n
 */
export function explain(words, press) {
  const { result, events, method } = press;
  const searched = method?.goesOn;
  const steps = searched ? kept(words, press) : placed(words, press);
  const numbered = steps.flatMap(([first, ...rest], index) => [`${index + 1}. ${first}`, ...rest]);
  const caution = isUnsolvable(result) && steps.length ? [words.t('unsolvable.text')] : [];
  const lost =
    result.eventsLost && !searched ? [words.t('lost.events', { count: result.eventsLost })] : [];
  return [...caution, ...numbered, ...lost, tellEnding(words, result, events, press).text, ''].join(
    '\n',
  );
}

/** @param {Words} words @param {{ events: readonly Event[], method?: import('./types.js').Method }} press */
const placed = (words, { events, method }) =>
  placedOn(events).map((event) => {
    if (method?.namesSteps) {
      const [first, ...lines] = techniques().writeDigit(words, events, event);
      return [first, ...lines.map((line) => INDENT + line)];
    }
    const argument = argumentOf(events, event);
    if (argument.length === 0) return [tellUnusual(words, events, event, method).text];
    return isLone(argument) && !restsOnEarlier(argument)
      ? [tellPlaced(words, events, event, method).text]
      : [statement(words, event), ...indented(words, argument, digitsBefore(events, event))];
  });

/**
 * For a search, only the digits that stayed: those taken back would fill a book.
 * @param {Words} words @param {{ result: Result, events: readonly Event[] }} press
 */
const kept = (words, { result: { order }, events }) =>
  order.map(({ row, column, digit }, index) => {
    const square = { row, column };
    const own = { square, squares: [], digits: [digit] };
    const argument = argumentOfKept(events, square, digit);
    return argument.length < 2 && !restsOnEarlier(argument)
      ? [tellKept(words, events, order, index).text]
      : [statement(words, own), ...indented(words, argument)];
  });

/** @param {Words} words @param {readonly import('./argument.js').Node[]} argument @param {Uint8Array} [board] before it */
function indented(words, argument, board) {
  const scene = board && sceneOf(board, argument);
  const lines = writeLines(words, argument, { scene });
  const first = restsOnEarlier(argument) ? [{ text: words.t('argument.earlier'), indent: 0 }] : [];
  return [...first, ...lines].map(({ text, indent }) => INDENT.repeat(indent + 1) + text);
}
