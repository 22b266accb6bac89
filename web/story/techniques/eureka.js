/**
 * Squares, nodes and chains as forums write them: r12c58 and, in Eureka, `(3)r1c2 = (3)r1c8 - (3=7)r4c8`. The forms are
 * explained in notation.md.
 *
 * The one idea: a node that is true comes after `=`, one that is false after `-`. What lies in the same squares shares
 * its brackets.
 */

import { number } from '../trace.js';
import { isSame, sees } from './step.js';

/** @typedef {import('../types.js').Square} Square */
/** @typedef {import('./chains.js').Node} Node */
/** @typedef {import('./step.js').Step} Step */
/** @typedef {{ link: '=' | '-', digits: readonly number[], squares: readonly Square[] }} Term link: to the term before it */

/**
 * Squares by rows, rows with the same columns together. @param {readonly Square[]} squares @returns {string[]} such as
 * r12c58
 */
export function namesOf(squares) {
  /** @type {Map<string, number[]>} */
  const rows = new Map();
  for (const row of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
    const own = squares.filter((square) => square.row === row).map(({ column }) => column);
    const columns = [...new Set(own)].toSorted().join('');
    if (columns) rows.set(columns, [...(rows.get(columns) ?? []), row]);
  }
  return [...rows].map(([columns, all]) => `r${all.join('')}c${columns}`);
}

/** @param {readonly Square[]} squares */
export const write = (squares) => namesOf(squares).join(',');

/** @param {readonly Term[]} terms */
export function writeTerms(terms) {
  let text = '';
  terms.forEach(({ link, digits, squares }, at) => {
    const [before, after] = [terms[at - 1], terms[at + 1]].map(
      (other) => other && write(other.squares) === write(squares),
    );
    if (before) text += link;
    else text += at ? ` ${link} (` : '(';
    text += digits.join('') + (after ? '' : `)${write(squares)}`);
  });
  return text;
}

/** The other digits of a square, if a set without one digit takes them all. @param {Step} step @param {Node} node @param {Node} next */
function takenBy(step, { set, digit }, { squares: [square, ...more], digit: own, isOn }) {
  const others = step.digitsOf(square).filter((other) => other !== own);
  const takes = (/** @type {number} */ other) =>
    other !== digit &&
    set?.digits.includes(other) &&
    set.squares.every((one) => !step.has(one, other) || sees(one, square));
  return isOn && more.length === 0 && others.every(takes) ? others : null;
}

/**
 * A set that loses a digit keeps its others, in all its squares.
 * @param {Step} step @param {readonly Node[]} branch @returns {Term[]}
 */
const termsOf = (step, branch) =>
  branch.flatMap((node, at) => {
    const { isOn, digit, squares, set } = node;
    const [link, next] = [isOn ? /** @type {const} */ ('=') : /** @type {const} */ ('-'), branch[at + 1]]; // prettier-ignore
    const others = set && next ? takenBy(step, node, next) : null;
    if (!set || !next || (next.isOn && !others)) return [{ link, digits: [digit], squares }];
    /** @type {Term[]} */
    const own = [
      { link, digits: [digit], squares: set.squares },
      { link: '=', digits: others ?? [next.digit], squares: set.squares },
    ];
    return others ? [...own, { link: '-', digits: others, squares: next.squares }] : own;
  });

/** Whether nodes are true and false by turns; a set that loses a digit takes others. @param {readonly Node[]} branch */
export const isEureka = (branch) =>
  branch.length > 1 &&
  branch.every(({ from, isOn, found }, at) => {
    const before = branch[at - 1];
    if (!before) return from.length === 0;
    return (
      !found && from.length === 1 && from[0] === before && (before.isOn !== isOn || before.set)
    );
  });

/** @param {Step} step @param {readonly Node[]} branch */
export const writeChain = (step, branch) => writeTerms(termsOf(step, branch));

/** A loop from its first node, which is told once more or closes it. @param {Step} step @param {readonly Node[]} branch */
export function writeLoop(step, branch) {
  const [first, last] = [branch[0], branch[branch.length - 1]];
  const isOneSquare = isSame(first.squares[0], last.squares[0]);
  if (!step.deduction.rule?.includes('discontinuous')) {
    return `${writeChain(step, branch)} ${last.isOn ? '-' : '='} loop`;
  }
  if (!isOneSquare || first.digit === last.digit) return writeChain(step, branch);
  const closed = first.isOn
    ? [...branch, { ...first, isOn: false }]
    : [{ ...last, isOn: true }, ...branch];
  return writeChain(step, closed);
}

/* --- Nets ------------------------------------------------------------------------------------------ */

/** @param {Node} node @param {(rule: string) => string} nameOf */
const claim = ({ squares, digit, isOn, found }, nameOf) =>
  `${write(squares)}${isOn ? '=' : '<>'}${digit}${found ? ` (${nameOf(found.rule)})` : ''}`;

/** Each after all that it follows from. @param {readonly Node[]} branch @returns {Node[]} */
function inOrder(branch) {
  /** @type {Set<Node>} */
  const all = new Set();
  const visit = (/** @type {Node} */ node) => {
    if (all.has(node)) return;
    node.from.forEach(visit);
    all.add(node);
  };
  // From the ends back, so that a way is told in one piece.
  const leading = new Set(branch.flatMap(({ from }) => from));
  branch.filter((node) => !leading.has(node)).forEach(visit);
  return [...all];
}

/**
 * What follows from what, where a chain would not do.
 * @param {readonly Node[]} branch
 * @param {(rule: string) => string} nameOf a technique
 */
export function writeNet(branch, nameOf) {
  const nodes = inOrder(branch);
  return nodes
    .map((node, at) => {
      const own = claim(node, nameOf);
      const { from } = node;
      if (from.length === 0) return own;
      if (from.length === 1 && from[0] === nodes[at - 1]) return ` -> ${own}`;
      const known = from.toSorted((a, b) => number(a.squares[0]) - number(b.squares[0]));
      return `; ${known.map((before) => claim({ ...before, found: null }, nameOf)).join(', ')} -> ${own}`; // prettier-ignore
    })
    .join('');
}
