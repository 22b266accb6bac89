/**
 * Which step of the way wants a short proof next. Pure.
 *
 * The one idea: it follows from the presses. A proof that was found, or was sought in vain, is kept in its press.
 */

import { toText } from '../../game/state.js';
import { gameAfter, wayOf } from '../way/way.js';
import { wantsProof } from './wants.js';

/** @typedef {import('../state.js').State} State */
/** @typedef {{ id: number, square: number, digit: number, board: string }} Wanted id: of the press; board: 81 characters, before the digit */

/** The next step to prove: the one on view, then the others in their order. @param {State} state @returns {Wanted | null} */
export function nextWanted({ history, presses, controls }) {
  if (!controls.has('story')) return null;
  const { steps, at } = wayOf(history);
  for (const nth of [at - 1, ...steps.keys()]) {
    const step = steps[nth];
    const told = step && !step.isTaking ? presses[step.by.id] : undefined;
    if (told?.kind !== 'press' || !wantsProof(told.press, step)) continue;
    const { square, digit } = step;
    return { id: step.by.id, square, digit, board: toText(gameAfter(history, nth)) };
  }
  return null;
}
