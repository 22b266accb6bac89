/**
 * Which digits of a press want a short proof. Pure, and without words.
 */

import { argumentOf, argumentOfKept } from './argument.js';
import { isPlain, placedOn } from './placements.js';
import { number } from './trace.js';

/** @typedef {import('./types.js').Square & { digit: number }} Place */
/** @typedef {{ result: import('./types.js').Result, events: readonly import('./types.js').Event[], method?: import('./types.js').Method }} Press */

/**
 * The digits of a press that want a short proof: neither singles nor patterns prove them, so a trial would be told, which
 * may have hundreds of lines, or more than were recorded.
 * @param {Press} press @returns {Place[]} in the order in which they were placed
 */
export function unprovedIn({ method, result, events }) {
  // Digits that are only tried may be taken back, and the catalogue's steps are proofs themselves.
  const isTried = method?.goesOn && result.outcome !== 'finished';
  if (isTried || method?.namesSteps || result.uniqueness === 'none') return [];
  if (method?.goesOn) {
    return result.order.filter((place) => !isPlain(argumentOfKept(events, place, place.digit)));
  }
  const placed = new Map(
    placedOn(events).map((event) => [event.square && number(event.square), event]),
  );
  return result.order.filter((place) => {
    const event = placed.get(number(place));
    return event && !isPlain(argumentOf(events, event));
  });
}
