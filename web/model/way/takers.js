/**
 * The techniques by which candidates went on the way to the board on view, for the sentences of later steps. Pure.
 */

import { wayOf } from './way.js';

/** @typedef {import('../state.js').State} State */
/** @typedef {import('../telling.js').Told} Told */
/** @typedef {import('./way.js').Step} Step */
/** @typedef {import('../../story/techniques/takers.js').Takers} Takers */

/** @param {Told | undefined} told @param {Readonly<Step>} step of that press @returns {string | null | undefined} */
function ruleOf(told, { nth }) {
  if (told?.kind === 'told') return told.rule;
  const press = told?.kind === 'press' ? told.press : null;
  const deduction = press?.deductions?.[nth];
  return deduction && press?.events[deduction.number].rule;
}

/** @param {Pick<State, 'history' | 'presses'>} state @returns {Takers} those that are known */
export function takersOn({ history, presses }) {
  const { steps, at } = wayOf(history);
  const taken = steps.slice(0, at).flatMap((step) => {
    const rule = ruleOf(presses[step.by.id], step);
    return rule ? (step.removed ?? []).map((each) => /** @type {const} */ ([each, rule])) : [];
  });
  return new Map(taken.map(([{ square, digit }, rule]) => [9 * square + digit, rule]));
}
