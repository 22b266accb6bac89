/**
 * Whether a digit of a press wants a short proof: neither singles nor patterns prove it, so that a trial would be told, or
 * nothing. Pure.
 */

import { argumentOf } from '../../story/argument.js';
import { isPlain } from '../../story/placements.js';
import { placingOf } from '../run/placing.js';

/** @typedef {import('../run/summary.js').Press} Press */

/** The squares whose digits want a proof. @type {WeakMap<Press, Map<number, boolean>>} */
const known = new WeakMap();

/** @param {Press} press @param {number} square whose digit it placed */
export function wantsProof(press, square) {
  const all = known.get(press) ?? new Map();
  known.set(press, all);
  if (!all.has(square)) all.set(square, isWanted(press, square));
  return all.get(square) === true;
}

/** @param {Press} press @param {number} square */
function isWanted(press, square) {
  const { result, events, method, sought } = press;
  const { outcome, uniqueness, eventsLost } = result;
  // Digits that are only tried may be taken back, and the catalogue's steps are proofs themselves.
  const isTried = method?.goesOn && (press.action === 'step' || outcome !== 'finished');
  if (isTried || method?.namesSteps || uniqueness === 'none' || eventsLost) return false;
  if (sought?.includes(square)) return false;
  const placing = placingOf(press, square);
  return placing !== undefined && !placing.argument && !isPlain(argumentOf(events, placing));
}
