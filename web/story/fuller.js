/**
 * A press records what happened inside its trials only where that is wanted. Where a person unfolds a trial, the press is
 * made once more with a fuller record, in which the same events are found again. Pure, and without words.
 */

/** @typedef {import('./types.js').Event} Event */

/** Whether nothing is recorded of what happened inside trials. @param {readonly Event[]} events */
export const isShallow = (events) => events.every(({ depth }) => depth === 0);

/**
 * The same event in the fuller record of the same press.
 * @param {Event | null} event @param {readonly Event[]} events @param {import('./types.js').Fuller} fuller
 * @returns {Event | null}
 */
export function twinOf(event, events, { events: all }) {
  const isLike = (/** @type {Event} */ { kind, depth }) => kind === event?.kind && depth === 0;
  return event && (all.filter(isLike)[events.filter(isLike).indexOf(event)] ?? null);
}
