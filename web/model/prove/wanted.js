/**
 * Which digits of the way want a short proof: those that neither singles nor patterns prove, so that a trial would be told,
 * or nothing. Pure.
 */

import { squareAt, squareNamed } from '../../game/units.js';
import { toText } from '../../game/state.js';
import { argumentOf, argumentOfKept } from '../../story/argument.js';
import { isPlain } from '../../story/placements.js';
import { placingOf } from '../run/placing.js';
import { gameAfter, wayOf } from '../way/way.js';

/** @typedef {import('../state.js').State} State */
/** @typedef {import('../run/summary.js').Press} Press */
/** @typedef {{ id: number, square: number, digit: number, board: string }} Wanted id: of the press; board: 81 characters, before the digit */

/** @param {Press} press @returns {number[]} squares */
export function wantedIn(press) {
  const { action, method, result } = press;
  // Digits that are only tried may be taken back, and the catalogue's steps are proofs themselves.
  const isTried = method?.goesOn && (action === 'step' || result.outcome !== 'finished');
  if (isTried || method?.namesSteps || result.uniqueness === 'none') return [];
  return result.order
    .filter(({ row, column, digit }) => !isProved(press, squareAt(row, column), digit))
    .map(({ row, column }) => squareAt(row, column));
}

/** @param {Press} press @param {number} square @param {number} digit */
function isProved(press, square, digit) {
  const { events, method } = press;
  if (method?.goesOn) return isPlain(argumentOfKept(events, squareNamed(square), digit));
  const placing = placingOf(press, square);
  return placing === undefined || isPlain(argumentOf(events, placing));
}

/** The next one to prove: of the step on view, then of the others in their order. @param {State} state @returns {Wanted | null} */
export function nextWanted({ history, presses, controls }) {
  if (!controls.has('story')) return null;
  const { steps, at } = wayOf(history);
  for (const nth of [at - 1, ...steps.keys()]) {
    const step = steps[nth];
    const told = step && !step.isTaking ? presses[step.by.id] : undefined;
    if (told?.kind !== 'press' || !told.press.seeking?.includes(step.square)) continue;
    const { square, digit } = step;
    return { id: step.by.id, square, digit, board: toText(gameAfter(history, nth)) };
  }
  return null;
}
