/**
 * How a press placed the digits that stand. Pure.
 */

import { placedOn } from '../../story/placements.js';
import { number } from '../../story/trace.js';

/** @typedef {import('../../story/types.js').Event} Event */
/** @typedef {Pick<import('./summary.js').Press, 'events'>} Press */

/** The event of each square. @type {WeakMap<Press['events'], Map<number, Event>>} */
const known = new WeakMap();

/** The event that placed the digit of a square last. @param {Press} press @param {number} square @returns {Event | undefined} */
export function placingOf({ events }, square) {
  const placed =
    known.get(events) ??
    new Map(
      placedOn(events).flatMap((event) => (event.square ? [[number(event.square), event]] : [])),
    );
  known.set(events, placed);
  return placed.get(square);
}
