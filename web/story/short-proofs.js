/**
 * A press with short proofs of its digits. Pure, and without words.
 *
 * The one idea: what a proof rules out by a supposition stays ruled out, so a later proof may rest on it. Then the first
 * of its lines names that.
 */

import { eventOf, part, readProofOn } from './certificate.js';
import { sceneOf } from './drawings.js';
import { number } from './trace.js';

/** @typedef {import('./types.js').Event} Event */
/** @typedef {import('./types.js').Square} Square */
/** @typedef {import('./argument.js').Node} Node */
/** @typedef {Square & { digit: number }} Place */
/** @typedef {{ square: Square, digit: number }} Candidate */
/** @typedef {{ board: string, ruledOut?: readonly Candidate[] }} Start board: 81 characters, before the digit; ruledOut: by earlier proofs */
/** @typedef {{ way: readonly import('./certificate.js').ProofLine[] }} Proof */

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** @param {Start} start */
function startOf({ board, ruledOut = [] }) {
  const digits = Uint8Array.from(board, (each) => Number(each) || 0);
  const { candidates } = sceneOf(digits, []);
  const parts = ruledOut
    .filter(({ square, digit }) => candidates[number(square)] & (1 << (digit - 1)))
    .map(({ square, digit }) => part('carried', { square, digits: [digit] }));
  return { parts, scene: sceneOf(digits, [{ line: { event: eventOf({}), parts }, inner: null }]) };
}

/** The board on which a digit is to be proved. @param {Start} start @returns {string | { digits: string, candidates: number[][] }} */
export function boardOf(start) {
  const { parts, scene } = startOf(start);
  if (parts.length === 0) return start.board;
  const candidates = Array.from(scene.candidates, (mask, at) =>
    DIGITS.filter((digit) => digit === scene.digits[at] || (mask >> (digit - 1)) & 1),
  );
  return { digits: start.board, candidates };
}

/** What the suppositions of a proof rule out. @param {readonly Node[]} nodes @returns {Candidate[]} */
export const ruledOutBy = (nodes) =>
  nodes.flatMap(({ inner, line: { event } }) =>
    inner && event.square ? [{ square: event.square, digit: event.digits[0] }] : [],
  );

/**
 * @param {readonly Event[]} events
 * @param {Place} place
 * @param {Proof} proof of the digit, in the place of another one
 * @param {Start} start
 * @returns {readonly Event[]}
 */
export function withProof(events, place, proof, start) {
  const isOther = (/** @type {Event} */ { kind, square: at }) =>
    kind !== 'proved' || !at || number(at) !== number(place);
  return Object.freeze([...events.filter(isOther), provedBy(place, proof, start)]);
}

/** The event that a digit is proved. @param {Place} place @param {Proof} proof @param {Start} start @returns {Event} */
export function provedBy({ row, column, digit }, proof, start) {
  const { parts, scene } = startOf(start);
  const told = readProofOn(proof, scene);
  told.nodes[0].line.parts.push(...parts);
  const square = { row, column };
  return Object.freeze(eventOf({ kind: 'proved', square, digits: [digit], proof: told }));
}
