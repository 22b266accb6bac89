/**
 * A press with short proofs of its digits. Pure, and without words.
 */

import { candidateNamed, eventOf, readProofOn } from './certificate.js';
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
 * @param {Iterable<string>} [ruledOut] by earlier proofs, as in `r4c6<>8`
 * @returns {Event}
 */
export function provedBy({ row, column, digit }, proof, board, ruledOut = []) {
  const scene = sceneOf(
    Uint8Array.from(board, (each) => Number(each) || 0),
    [],
  );
  let goesOn = false;
  for (const { square, digit: gone } of Array.from(ruledOut, candidateNamed)) {
    const [at, bit] = [number(square), 1 << (gone - 1)];
    goesOn ||= Boolean(scene.candidates[at] & bit);
    scene.candidates[at] &= ~bit;
  }
  const square = { row, column };
  const event = {
    kind: 'proved',
    square,
    digits: [digit],
    proof: { ...readProofOn(proof, scene), goesOn },
  };
  return Object.freeze(eventOf(event));
}
