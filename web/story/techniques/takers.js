/**
 * Candidates that were gone before the events of a step began, and what took them.
 */

import { number } from '../trace.js';

/** @typedef {import('../types.js').Event} Event */
/** The techniques by candidate: 9 * square + digit. @typedef {ReadonlyMap<number, string>} Takers */

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
  const moved = (/** @type {number | null} */ at) => at && places[at];
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
  const takerOf = (/** @type {number} */ digit) => takers.get(9 * number(square) + digit) ?? null;
  return [...new Set(digits.map(takerOf))].map((rule) => ({
    ...event,
    rule,
    digits: digits.filter((digit) => takerOf(digit) === rule),
  }));
}
