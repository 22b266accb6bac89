/**
 * The whole solution of a press as a text, step by step: for copying, printing, and for programs.
 */

import { courseOf, hasCourse, refutes } from './course.js';
import { exclusionsOf, reasonOfDeduction } from './deductions.js';
import { tellEnding } from './endings.js';
import { placedOn, tellPlaced } from './placements.js';
import { nameRule } from './rules.js';
import { at, squaresOf } from './trace.js';

/** @typedef {import('./types.js').Event} Event */
/** @typedef {import('./types.js').Result} Result */
/** @typedef {import('../locales/words.js').Words} Words */

/**
 * @param {Words} words
 * @param {{ result: Result, events: readonly Event[] } & import('./endings.js').Way} press a Go whose
 *   events were recorded
 * @returns {string} one line a step, numbered, and a line for the end; lines end with \n
 */
export function explain(words, press) {
  const { result, events, method } = press;
  const searched = method?.goesOn;
  const told = () => (hasCourse(events) ? deduced(words, events) : placed(words, press));
  const lines = searched ? kept(words, result) : told();
  const numbered = lines.map((line, index) => `${index + 1}. ${line}`);
  const lost =
    result.eventsLost && !searched ? [words.t('lost.events', { count: result.eventsLost })] : [];
  return [...numbered, ...lost, tellEnding(words, result, events, press).text, ''].join('\n');
}

/** @param {Words} words @param {{ events: readonly Event[], method?: import('./types.js').Method }} press */
const placed = (words, { events, method }) =>
  placedOn(events).map((event) => tellPlaced(words, events, event, method).text);

/** For a search, only the digits that stayed: those taken back would fill a book. */
/** @param {Words} words @param {Result} result */
const kept = ({ t, square, join }, { order }) =>
  order.map(({ row, column, digit }) =>
    join([t('placed', { square: square({ row, column }), digit }), t('placed.tried')]),
  );

/** A digit is told with the deduction that leads to it, not twice. */
/** @param {Words} words @param {readonly Event[]} events */
function deduced(words, events) {
  /** @type {Map<Event, Event[]>} */
  const digitsOf = new Map();
  /** @type {Event[]} */
  const rest = [];
  for (const event of placedOn(events)) {
    const cause = at(events, event.cause);
    if (cause?.kind !== 'deduction') rest.push(event);
    else digitsOf.set(cause, [...(digitsOf.get(cause) ?? []), event]);
  }
  const lines = courseOf(events).map((node) => {
    if ('event' in node) return sentence(words, events, node.event, digitsOf.get(node.event) ?? []);
    const { assumed } = node.trial;
    const values = { square: words.square(squaresOf(assumed)[0]), digit: assumed.digits[0] };
    return refutes(node.trial) ? words.t('trial.refuted', values) : words.t('trial.title', values);
  });
  return [...lines, ...rest.map((event) => tellPlaced(words, events, event).text)];
}

/** @param {Words} words @param {readonly Event[]} events @param {Event} deduction @param {Event[]} digits */
function sentence(words, events, deduction, digits) {
  const { label = '' } = nameRule(words, deduction) ?? {};
  const placements = digits.map((event) =>
    words.t('placed', { square: words.square(squaresOf(event)[0]), digit: event.digits[0] }),
  );
  return words.join([
    label && words.t('explain.rule', { rule: label }),
    reasonOfDeduction(words, events, deduction),
    exclusionsOf(words, events, deduction),
    ...placements,
  ]);
}
