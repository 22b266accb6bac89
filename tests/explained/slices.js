// Whether each line of a step is needed.
//
// The one idea: leave one line out, let the others prove what they still can, and see whether the digit is a single
// all the same.

import { contradicts, isFinal, isTrial, prove, supposed } from './proof.js';

/** @typedef {import('./position.js').Position} Position */
/** @typedef {import('./proof.js').Node} Node */

/** How many lines a step has, those under assumptions too. @param {Node[]} nodes @returns {number} */
export const linesOf = (nodes) => nodes.reduce((sum, { inner }) => sum + 1 + linesOf(inner), 0);

/**
 * The lines without which the digit follows all the same; under an assumption, its contradiction.
 * Asked only where all lines are proved.
 * @param {Position} position before the digit
 * @param {import('./steps.js').Checked} step
 * @returns {Node[]}
 */
export function needless(position, { square, digit, lines }) {
  const end = lines.findIndex(({ fact }) => isFinal(fact));
  const last = lines.at(-1);
  if (!last) return [];
  const isSingle = (/** @type {Position} */ then) => then.isSingle(square, digit);
  if (end >= 0) return needlessIn(position, lines.slice(0, end), isSingle, 0);
  const isProved = (/** @type {Position} */ then) => prove(then, last).length === 0;
  const before = position.copy();
  for (const node of lines.slice(0, -1)) prove(before, node);
  return [
    ...needlessIn(position, lines.slice(0, -1), isProved, 0),
    ...needlessUnder(before, last, 0),
  ];
}

/**
 * @param {Position} position
 * @param {Node[]} nodes
 * @param {(then: Position) => boolean} follows
 * @param {number} depth
 * @returns {Node[]}
 */
function needlessIn(position, nodes, follows, depth) {
  const before = position.copy();
  return nodes.flatMap((left) => {
    const inner = isTrial(left.fact) ? needlessUnder(before, left, depth) : [];
    prove(before, left, depth);
    const others = nodes.filter((node) => node !== left);
    return follows(lead(position, others, depth)) ? [left, ...inner] : inner;
  });
}

/** @param {Position} position @param {Node} trial @param {number} depth */
function needlessUnder(position, { fact, inner }, depth) {
  const contradiction = inner.at(-1);
  if (!contradiction) return []; // its lines are left out
  const follows = (/** @type {Position} */ then) =>
    contradicts(then, contradiction.fact).length === 0;
  return needlessIn(supposed(position, fact), inner.slice(0, -1), follows, depth + 1);
}

/** The position after those lines that can be proved. @param {Position} position @param {Node[]} nodes @param {number} depth */
function lead(position, nodes, depth) {
  let then = position;
  for (const node of nodes) {
    const tried = then.copy();
    if (prove(tried, node, depth).length === 0) then = tried;
  }
  return then.copy();
}
