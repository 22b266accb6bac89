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
export function withProof(events, place, proof, board) {
  const isOther = (/** @type {Event} */ { kind, square: at }) =>
    kind !== 'proved' || !at || number(at) !== number(place);
  return Object.freeze([...events.filter(isOther), provedBy(place, proof, board)]);
}

/**
 * The event that a digit is proved.
 * @param {Place} place
 * @param {{ way: readonly import('./certificate.js').ProofLine[] }} proof
 * @param {string} board 81 characters, before the digit
 * @returns {Event}
 */
export function provedBy({ row, column, digit }, proof, board) {
  const scene = sceneOf(
    Uint8Array.from(board, (each) => Number(each) || 0),
    [],
  );
  const square = { row, column };
  const event = { kind: 'proved', square, digits: [digit], proof: readProofOn(proof, scene) };
  return Object.freeze(eventOf(event));
}
