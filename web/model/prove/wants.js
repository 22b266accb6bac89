/**
 * Whether a digit of a press wants a short proof: neither singles nor patterns prove it, so that a trial would be told, or
 * nothing. Pure.
 */

import { squareNamed } from '../../game/units.js';
import { argumentOf, argumentOfKept, proofOf } from '../../story/argument.js';
import { isPlain } from '../../story/placements.js';
import { placingOf } from '../run/placing.js';

/** @typedef {import('../run/summary.js').Press} Press */
/** @typedef {{ square: number, digit: number }} Digit */

/** The squares whose digits want a proof. @type {WeakMap<Press, Map<number, boolean>>} */
const known = new WeakMap();

/** @param {Press} press @param {Digit} digit that it placed */
export function wantsProof(press, { square, digit }) {
  const all = known.get(press) ?? new Map();
  known.set(press, all);
  if (!all.has(square)) all.set(square, isWanted(press, square, digit));
  return all.get(square) === true;
}

/** @param {Press} press @param {number} square @param {number} digit */
function isWanted(press, square, digit) {
  const { action, events, method, result, sought } = press;
  // Digits that are only tried may be taken back, and the catalogue's steps are proofs themselves.
  const isTried = method?.goesOn && (action === 'step' || result.outcome !== 'finished');
  if (isTried || method?.namesSteps || result.uniqueness === 'none') return false;
  const place = squareNamed(square);
  if (sought?.includes(square) || proofOf(events, { square: place, digits: [digit] })) return false;
  if (method?.goesOn) return !isPlain(argumentOfKept(events, place, digit));
  const placing = placingOf(press, square);
  return placing !== undefined && !isPlain(argumentOf(events, placing));
}
