/**
 * Which digits of a press want a short proof, and the press with such proofs. Pure, and without words.
 *
 * The one idea: a digit that singles and patterns prove is told by them. Any other would be told by a trial of the
 * method, which may have hundreds of lines, or more than were recorded.
 */

import { argumentOf, argumentOfKept, lastPlaced } from './argument.js';
import { eventOf, readProofOn } from './certificate.js';
import { sceneOf } from './drawings.js';
import { isPlain } from './placements.js';
import { number } from './trace.js';

/** @typedef {import('./types.js').Event} Event */
/** @typedef {import('./types.js').Result} Result */
/** @typedef {import('./types.js').Square} Square */
/** @typedef {Square & { digit: number }} Place */
/** @typedef {{ result: Result, events: readonly Event[], method?: import('./types.js').Method }} Press */

/** @param {Press} press @returns {Place[]} in the order in which they were placed */
export function unprovedIn({ method, result, events }) {
  // Digits that are only tried may be taken back, and the catalogue's steps are proofs themselves.
  const isTried = method?.goesOn && result.outcome !== 'finished';
  if (isTried || method?.namesSteps || result.uniqueness === 'none') return [];
  return result.order.filter((place) => {
    if (method?.goesOn) return !isPlain(argumentOfKept(events, place, place.digit));
    const placed = lastPlaced(events, place);
    return placed && !isPlain(argumentOf(events, placed));
  });
}

/**
 * @param {readonly Event[]} events
 * @param {Place} place
 * @param {{ way: readonly import('./certificate.js').ProofLine[] }} proof of the digit, in the place of another one
 * @param {string} board 81 characters, before the digit
 * @returns {readonly Event[]}
 */
export function withProof(events, { row, column, digit }, proof, board) {
  const square = { row, column };
  const scene = sceneOf(
    Uint8Array.from(board, (each) => Number(each) || 0),
    [],
  );
  const isOther = (/** @type {Event} */ { kind, square: at }) =>
    kind !== 'proved' || !at || number(at) !== number(square);
  const own = eventOf({
    kind: 'proved',
    square,
    digits: [digit],
    proof: readProofOn(proof, scene),
  });
  return Object.freeze([...events.filter(isOther), Object.freeze(own)]);
}
