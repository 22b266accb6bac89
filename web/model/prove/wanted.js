/**
 * Which digits of the way want a short proof. Pure.
 */

import { squareAt } from '../../game/units.js';
import { toText } from '../../game/state.js';
import { unprovedIn } from '../../story/proof-wanted.js';
import { gameAfter, wayOf } from '../way/way.js';

/** @typedef {import('../state.js').State} State */
/** @typedef {import('../run/summary.js').Press} Press */
/** @typedef {{ id: number, square: number, digit: number, board: string }} Wanted id: of the press; board: 81 characters, before the digit */

/** @param {Press} press @returns {number[]} squares */
export function wantedIn(press) {
  if (press.method?.goesOn && press.action === 'step') return [];
  return unprovedIn(press).map(({ row, column }) => squareAt(row, column));
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
