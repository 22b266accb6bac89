/**
 * The account of a step of the way: the whole press of a 1 Step, or one digit of a Go. Pure.
 */

import { wordsFor } from '../state.js';
import { tell } from '../telling.js';

/** @typedef {import('../state.js').State} State */
/** @typedef {import('../telling.js').Told} Told */
/** @typedef {import('./way.js').Step} Step */

/** The account of each step of a Go. @type {WeakMap<Told, Map<number, Told>>} */
const ofPress = new WeakMap();

/** The accounts of steps whose press is unknown. @type {WeakMap<Readonly<Step>, Record<string, Told>>} */
const unknown = new WeakMap();

/** @param {Pick<State, 'presses'>} state @param {Readonly<Step>} step @returns {Told} */
export function toldOf({ presses }, step) {
  const { by, nth } = step;
  const told = presses[by.id];
  if (!told || told.kind === 'unknown') return bare(step, told !== undefined);
  if (by.action === 'step') return told;
  const steps = ofPress.get(told) ?? new Map();
  ofPress.set(told, steps);
  const known = steps.get(nth) ?? Object.freeze({ kind: 'step', id: by.id, step, of: told });
  steps.set(nth, known);
  return known;
}

/** @param {Readonly<Step>} step @param {boolean} isLost whether more will never be known @returns {Told} */
function bare(step, isLost) {
  const both = unknown.get(step) ?? {};
  unknown.set(step, both);
  return (both[String(isLost)] ??= Object.freeze({ kind: 'bare', id: step.by.id, step, isLost }));
}

/** @param {State} state @param {Readonly<Step>} step @returns {import('../../story/types.js').Entry} */
export const tellStep = (state, step) => tell(wordsFor(state), state.language, toldOf(state, step));
