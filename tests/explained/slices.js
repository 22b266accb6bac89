// How short the lines of a step are: whether each is needed.
// The one idea: leave one out, let the others say what they still can prove, and see whether the digit is
// a single all the same.

import { isFinal, isTrial, prove, supposesNot } from './proof.js';

/** @typedef {import('./position.js').Position} Position */
/** @typedef {import('./proof.js').Node} Node */

/** How many lines a step has, those under assumptions too. @param {Node[]} nodes @returns {number} */
export const linesOf = (nodes) => nodes.reduce((sum, { inner }) => sum + 1 + linesOf(inner), 0);

/** @param {Position} position @param {Node} node */
function applyIfProved(position, node) {
  const tried = position.copy();
  if (prove(tried, node).length === 0) Object.assign(position, tried);
}

/**
 * The lines without which the digit follows too. Asked only where the lines are all proved.
 * @param {Position} position before the digit
 * @param {import('./steps.js').Checked} step
 * @returns {Node[]}
 */
export function needless(position, { square, digit, lines }) {
  const deductions = lines.filter(({ fact }) => !isFinal(fact) && !supposesNot(fact));
  const proof = lines.find(({ fact }) => isTrial(fact) && supposesNot(fact));
  return deductions.filter((left) => {
    const without = position.copy();
    for (const node of deductions) if (node !== left) applyIfProved(without, node);
    if (proof) return prove(without, proof).length === 0;
    return without.isSingle(square, digit);
  });
}
