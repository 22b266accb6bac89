/**
 * A press with short proofs of its digits. Pure, and without words.
 */

import { eventOf, readProofOn } from './certificate.js';
import { sceneOf } from './drawings.js';
import { number } from './trace.js';

/** @typedef {import('./types.js').Event} Event */
/** @typedef {import('./types.js').Square} Square */
/** @typedef {Square & { digit: number }} Place */

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
