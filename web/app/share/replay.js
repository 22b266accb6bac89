/**
 * A step that is passed on with its explanation: the board before its press, and which step of that press it is. So
 * another page makes the same press, and tells the same.
 */

import { goTo } from '../../game/history.js';
import { FIRST_CHOICES, optionsOf } from '../../model/choices.js';
import { sameOptions } from '../../model/play/trails.js';
import { stepOn, wayOf } from '../../model/way/way.js';

/**
 * @typedef {object} Replay
 * @property {import('../../game/state.js').Game} game on which 1 Step or Go was pressed
 * @property {string} method its slug
 * @property {number} step 0: the one of 1 Step; else its number among those of Go
 */

/**
 * @param {import('../../model/state.js').History} history
 * @param {readonly import('../../engine/records.js').MethodInfo[]} methods
 * @param {string | null} techniques the list that a link has; null: the first one
 * @returns {Replay | null} null: no step led to the board on view, or one that these two buttons would not repeat there
 */
export function replayOf(history, methods, techniques) {
  const { entries, index } = history;
  const step = stepOn({ history });
  // On a board without a solution the press would be refused.
  if (!step || step.by.isUnsolvable) return null;
  const { action, method, options } = step.by;
  const info = methods.find(({ slug }) => slug === method);
  const carried = optionsOf({ ...FIRST_CHOICES, ...(techniques && { techniques }) }, info);
  if (!sameOptions(options, carried)) return null;
  const isOfGo = action === 'solve';
  const isOfStep = (action === 'deduce') === info?.namesSteps;
  // A search goes on from where it stood.
  if (info?.goesOn || !(isOfGo || isOfStep)) return null;
  const number = isOfGo ? step.nth + 1 : 0;
  return { game: entries[index - (number || 1)].state, method, step: number };
}

/** @param {import('../../solver/kakutei-solver.js').KakuteiSolver} solver with the board before the press @param {number} step */
export async function replay(solver, step) {
  if (!step) return solver.perform('step');
  // If it fails, the solver says so.
  if (!(await solver.solve().catch(() => null))) return;
  const { start, steps } = wayOf(solver.history);
  solver.history = goTo(solver.history, start + Math.min(step, steps.length));
}
