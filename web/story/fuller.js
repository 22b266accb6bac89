/**
 * A press records what happens inside its trials only where that is wanted. Where a person unfolds a trial, the press is
 * made once more, and what happens inside that trial is recorded: the trials in it are folded in their turn, so that no
 * record is too short. Pure, and without words.
 */

import { at } from './trace.js';

/** @typedef {import('./types.js').Event} Event */

/** Whether what happened inside a trial follows it: at least its digit, or what that excludes. @param {readonly Event[]} events @param {number} nth the trial's */
export const isToldAfter = (events, nth) => events[nth + 1]?.depth > events[nth].depth;

/** The numbers of the trials that a trial lies in, the outermost first, and its own. @param {readonly Event[]} events @param {Event} assumed @returns {number[]} */
export function pathTo(events, assumed) {
  const outer = at(events, assumed.cause);
  return [...(outer ? pathTo(events, outer) : []), Number(assumed.other)];
}

/** The same trial in another record of the same press. @param {readonly Event[]} events @param {Event} assumed @returns {Event | null} */
export const twinOf = (events, { other }) =>
  events.find((event) => event.kind === 'assumed' && event.other === other) ?? null;
