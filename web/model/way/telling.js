/**
 * The account of a step of the way: the whole press of a 1 Step, a deduction, or one digit or deduction of a press
 * that made several. Pure.
 */

import { wordsFor } from '../state.js';
import { squareNamed } from '../../game/units.js';
import { proofOf } from '../../story/argument.js';
import { placingOf } from '../run/placing.js';
import { tell } from '../telling.js';

/** @typedef {import('../state.js').State} State */
/** @typedef {import('../telling.js').Told} Told */
/** @typedef {import('./way.js').Step} Step */

/** The account of each step of a Go, by the proof of its digit or the event that placed it. @type {WeakMap<object, Told>} */
const ofPlacings = new WeakMap();

/** The same while a proof is sought. @type {WeakMap<object, Told>} */
const ofSought = new WeakMap();

/** The accounts of steps whose press is unknown. @type {WeakMap<Readonly<Step>, Record<string, Told>>} */
const unknown = new WeakMap();

/** @param {Pick<State, 'presses'>} state @param {Readonly<Step>} step @returns {Told} */
export function toldOf({ presses }, step) {
  const { by } = step;
  const told = presses[by.id];
  if (!told || told.kind === 'unknown') return bare(step, told !== undefined);
  const press = told.kind === 'press' ? told.press : null;
  if (by.action !== 'solve' && !press?.deductions) return told;
  const all = press?.seeking?.includes(step.square) ? ofSought : ofPlacings;
  const key = press ? keyOf(press, step) : step;
  const known = all.get(key);
  if (known) return known;
  const own = /** @type {Told} */ (Object.freeze({ kind: 'step', id: by.id, step, of: told }));
  all.set(key, own);
  return own;
}

/** What its account depends on. @param {import('../run/summary.js').Press} press @param {Readonly<Step>} step @returns {object} */
function keyOf(press, step) {
  const { square, digit, nth } = step;
  if (press.deductions) return press.deductions[nth] ?? step;
  const proof = proofOf(press.events, { square: squareNamed(square), digits: [digit] });
  return proof ?? placingOf(press, square) ?? step;
}

/** @param {Readonly<Step>} step @param {boolean} isLost whether more will never be known @returns {Told} */
function bare(step, isLost) {
  const both = unknown.get(step) ?? {};
  unknown.set(step, both);
  return (both[String(isLost)] ??= Object.freeze({ kind: 'bare', id: step.by.id, step, isLost }));
}

/** @param {State} state @param {Readonly<Step>} step @returns {import('../../story/types.js').Entry} */
export const tellStep = (state, step) => tell(wordsFor(state), state.language, toldOf(state, step));
