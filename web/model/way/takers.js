/**
 * The techniques by which candidates went on the way to the board on view, for the sentences of later steps. Pure.
 */

import { number as numberOf } from '../../story/trace.js';
import { wayOf } from './way.js';

/** @typedef {import('../state.js').State} State */
/** @typedef {import('../telling.js').Told} Told */
/** @typedef {import('../../story/types.js').Event} Event */
/** @typedef {import('./way.js').Step} Step */
/** By candidate: 9 * square + digit. @typedef {ReadonlyMap<number, string>} Takers */

/** @param {number} square @param {number} digit */
const candidate = (square, digit) => 9 * square + digit;

/** @param {Told | undefined} told @param {Readonly<Step>} step of that press @returns {string | null | undefined} */
function ruleOf(told, { nth }) {
  if (told?.kind === 'told') return told.rule;
  const press = told?.kind === 'press' ? told.press : null;
  const deduction = press?.deductions?.[nth];
  return deduction && press?.events[deduction.number].rule;
}

/** @param {Pick<State, 'history' | 'presses'>} state @returns {Takers} those that are known */
export function takersOn({ history, presses }) {
  const { steps, at } = wayOf(history);
  const taken = steps.slice(0, at).flatMap((step) => {
    const rule = ruleOf(presses[step.by.id], step);
    return rule ? (step.removed ?? []).map((each) => /** @type {const} */ ([each, rule])) : [];
  });
  return new Map(taken.map(([{ square, digit }, rule]) => [candidate(square, digit), rule]));
}

/**
 * Events about a board, in which candidates that were gone before name what took them.
 *
 * @param {readonly Event[]} events
 * @param {Takers} takers
 * @returns {Event[]}
 */
export function withTakers(events, takers) {
  /** @type {Event[]} */
  const all = [];
  const places = events.map((event) => all.push(...byTaker(event, takers)) - 1);
  const moved = (/** @type {number | null} */ number) => number && places[number];
  return all.map((event) =>
    event.cause || event.other
      ? { ...event, cause: moved(event.cause), other: moved(event.other) }
      : event,
  );
}

/** @param {Event} event @param {Takers} takers @returns {Event[]} one for each technique */
function byTaker(event, takers) {
  const { kind, cause, square, digits } = event;
  if (kind !== 'excluded' || cause !== null || !square) return [event];
  const takerOf = (/** @type {number} */ digit) =>
    takers.get(candidate(numberOf(square), digit)) ?? null;
  return [...new Set(digits.map(takerOf))].map((rule) => ({
    ...event,
    rule,
    digits: digits.filter((digit) => takerOf(digit) === rule),
  }));
}
