/**
 * Which digits of the way want a short proof. Pure.
 */

import { squareAt, squareNamed } from '../../game/units.js';
import { toText } from '../../game/state.js';
import { proofOf } from '../../story/argument.js';
import { unprovedIn } from '../../story/proof-wanted.js';
import { ruledOutBy } from '../../story/short-proofs.js';
import { gameAfter, wayOf } from '../way/way.js';

/** @typedef {import('../state.js').State} State */
/** @typedef {import('../run/summary.js').Press} Press */
/** @typedef {import('../way/way.js').Step} Step */
/** @typedef {{ id: number, square: number, digit: number } & import('../../story/short-proofs.js').Start} Wanted id: of the press */

/** @param {Press} press @returns {number[]} squares */
export function wantedIn(press) {
  if (press.method?.goesOn && press.action === 'step') return [];
  return unprovedIn(press).map(({ row, column }) => squareAt(row, column));
}

/** The next one to prove: of the step on view, then of the others in their order. @param {State} state @returns {Wanted | null} */
export function nextWanted({ history, presses, controls }) {
  if (!controls.has('story')) return null;
  const { steps, at } = wayOf(history);
  const pressOf = (/** @type {Step | undefined} */ step) => {
    const told = step && !step.isTaking ? presses[step.by.id] : undefined;
    return told?.kind === 'press' ? told.press : null;
  };
  for (const nth of [at - 1, ...steps.keys()]) {
    const press = pressOf(steps[nth]);
    if (!press?.seeking?.includes(steps[nth].square)) continue;
    const { by, square, digit } = steps[nth];
    // The text of a Go has no steps but its own.
    const before = steps
      .slice(0, nth)
      .filter((step) => by.action !== 'solve' || step.by.id === by.id);
    // What a search takes back may be what a proof rests on.
    const ruledOut = before.some(({ isTaking }) => isTaking)
      ? []
      : before.flatMap((step) => ruledOutAt(step, pressOf(step)));
    return { id: by.id, square, digit, board: toText(gameAfter(history, nth)), ruledOut };
  }
  return null;
}

/** What the proof of a step rules out, unless a shorter one is sought. @param {Step} step @param {Press | null} press */
function ruledOutAt({ square, digit }, press) {
  if (!press || press.seeking?.includes(square)) return [];
  const proof = proofOf(press.events, { square: squareNamed(square), digits: [digit] });
  return ruledOutBy(proof ?? []);
}
