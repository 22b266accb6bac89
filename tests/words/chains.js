// Proves the sentences about chains, loops, nets and cases: those about the whole, from its links.

import { isLinked, isNode, tellsBranch } from './links.js';
import { areSame, follows, literal } from './logic.js';
import { areExtras } from './uniqueness.js';
import { nameUnit, sees } from '../grid.js';

/** @typedef {import('./pieces.js').Node} Node */
/** @typedef {import('./proof.js').Proof} Proof */
/** @typedef {import('./proof.js').Prover} Prover */

/** @param {number[]} squares @param {number} digit @returns {Node} */
const isOn = (squares, digit) => ({ isOn: true, squares, digit, set: '' });

/** The chain of which the sentence before speaks: its premise, and each node. @param {Proof} proof @returns {Node[]} */
function chainOf(proof) {
  const { chain } = proof.said;
  proof.must(chain !== undefined, 'there is no chain');
  return chain ?? [];
}

/** The known negations. @param {Proof} proof @param {Node} premise */
const refute = (proof, premise) => proof.claim('it is not so', proof.notOf(premise));

/** A branch that begins so, and comes to this. @param {Proof} proof @param {Node} premise @param {Node} last */
function leads(proof, premise, last) {
  const branch = proof.branches.find(({ nodes }) => nodes.length > 0 && isNode(nodes[0], premise));
  const isSo = isNode(premise, last) || (branch && isNode(branch.nodes[branch.nodes.length - 1], last)); // prettier-ignore
  proof.must(Boolean(isSo), `no chain leads from ${premise.digit} in ${premise.squares} to it`);
}

/** Each of several cases leads to the same. @param {Proof} proof @param {readonly Node[]} cases @param {Node} last */
function verity(proof, cases, last) {
  proof.must(cases.length > 1, 'it has no cases');
  for (const premise of cases) leads(proof, premise, last);
  const told = proof.branches.filter(({ nodes }) => !cases.some((one) => isNode(one, nodes[0])));
  proof.must(told.length === 0, 'a chain begins with no case');
  proof.claim('each case leads to it', proof.clausesOf(last));
}

/** The units that are said to have two places are those of its links. @param {Proof} proof @param {readonly Node[]} nodes */
function runsIn(proof, nodes) {
  const { links } = proof.said;
  delete proof.said.links;
  for (const unit of links?.units ?? []) {
    const places = proof.position.places(unit, links.digit);
    const isSo = nodes.slice(1).some((node, at) => areSame(places, [...nodes[at].squares, ...node.squares])); // prettier-ignore
    proof.must(isSo, `no link runs in ${nameUnit(unit)}`);
  }
}

/** @type {Record<string, Prover>} */
export const CHAINS = {
  chain(proof, fact) {
    const { premise, way } = fact;
    /** @type {Node[]} */
    const nodes = [premise, ...way];
    for (const [at, node] of nodes.slice(1).entries()) {
      proof.must(isLinked(proof, nodes[at], node), `link ${at + 1} does not hold`);
    }
    for (const { set } of nodes.filter((node) => node.set)) {
      proof.add(...(proof.sets.get(set)?.squares ?? []).map((square) => proof.cells(square)));
    }
    const [branch, ...more] = proof.branches;
    if (branch && !branch.chain && more.length === 0) tellsBranch(proof, fact, branch.nodes);
    runsIn(proof, nodes);
    for (const node of way) proof.add(...proof.implication(premise, node));
    for (const [at, node] of way.entries()) proof.add(...proof.implication(nodes[at], node));
    proof.said.chain = nodes;
  },

  'long chain'(proof, { premise, count, last }) {
    const branch = proof.branches.find(
      ({ nodes }) =>
        nodes.length === count + 1 && isNode(nodes[0], premise) && isNode(nodes[count], last),
    );
    proof.must(branch !== undefined, 'its links are not told, or are others');
    proof.said.chain = branch?.nodes;
    if (branch) runsIn(proof, branch.nodes);
  },

  'two places'(proof, { units, digit }) {
    for (const unit of units) {
      const count = proof.places(unit, digit).length;
      proof.must(count === 2, `${digit} has ${count} places in ${nameUnit(unit)}`);
    }
    proof.said.links = { units, digit };
  },

  'one of'(proof, { squares, digits }) {
    if (proof.said.deadly) return areExtras(proof, squares, digits);
    const chain = chainOf(proof);
    const ends = [chain[0], chain[chain.length - 1]].flatMap((node) => node?.squares ?? []);
    proof.must(digits.length === 1, 'the ends have one digit');
    proof.must(areSame(ends, squares), 'the chain has other ends');
    proof.claim('one of the ends is so', [proof.candidates(squares, digits[0])]);
  },

  'ends differ'(proof, { first, last }) {
    const [one] = proof.clausesOf(first);
    proof.must(first.isOn, 'the first end is one that is so');
    proof.claim('one of the ends is so', proof.clausesOf(last).map((other) => [...one, ...other])); // prettier-ignore
  },

  loop(proof) {
    const nodes = chainOf(proof);
    if (nodes.length < 2) return;
    const last = nodes[nodes.length - 1];
    proof.must(isLinked(proof, last, nodes[0]), 'it does not close');
    const links = nodes.map((node, at) => [nodes.at(at - 1) ?? last, node]);
    for (const [before, node] of links) {
      const isSo = isLinked(proof, before, node) || isInNet(proof, before, node);
      proof.must(isSo, 'it is no line of links');
      proof.add(...proof.implication(before, node));
      // A set leaves a square outside no other candidate.
      if (before.set && node.squares.length === 1) proof.add(proof.cells(node.squares[0]));
    }
    for (const [before, node] of links.filter(([one]) => one.isOn)) {
      const one = [...proof.literalsOf(before), ...proof.literalsOf(node)];
      proof.claim('of two that are linked one is so', [one]);
    }
  },

  'loop false'(proof) {
    const [premise] = chainOf(proof);
    if (premise) refute(proof, premise);
  },

  'loop true'(proof, { digit }) {
    const [premise] = chainOf(proof);
    if (!premise) return;
    proof.must(!premise.isOn && premise.digit === digit, 'it was not supposed to be another');
    refute(proof, premise);
  },

  'loop other'(proof, { digit, other }) {
    const [premise] = chainOf(proof);
    if (!premise) return;
    proof.must(!premise.isOn && premise.digit === digit, 'it was not supposed to be another');
    proof.claim('it is not the other', [[-literal(premise.squares[0], other)]]);
  },

  'remote pair'(proof, { squares, digits, first, second }) {
    proof.must(squares.length % 2 === 0 && digits.length === 2, 'two digits take turns');
    for (const square of squares) proof.onlyDigits(square, digits);
    for (const [at, square] of squares.slice(1).entries())
      proof.must(sees(squares[at], square), 'a square does not see the next');
    const every = (/** @type {number} */ rest) => squares.filter((/** @type {number} */ _, /** @type {number} */ at) => at % 2 === rest); // prettier-ignore
    proof.must(areSame(first, every(0)) && areSame(second, every(1)), 'they do not take turns so');
  },

  'empty rectangle'(proof, { unit, digit, squares }) {
    proof.onlyPlaces(unit, digit, squares);
    const crosses = squares.some((/** @type {number} */ one) =>
      squares.some((/** @type {number} */ other) => {
        const [row, column] = [Math.floor(one / 9), other % 9];
        return squares.every((/** @type {number} */ square) => Math.floor(square / 9) === row || square % 9 === column); // prettier-ignore
      }),
    );
    proof.must(crosses, 'they do not lie in one row and one column');
    proof.said.rectangle = { unit, digit };
  },

  victim(proof, { line, victim, far, near, unit, digit }) {
    const { rectangle = {} } = proof.said;
    proof.must(rectangle.unit === unit && rectangle.digit === digit, 'it is another rectangle');
    const [goes] = proof.candidates([victim], digit);
    proof.candidates([far, near], digit);
    proof.onlyPlaces(line, digit, [far, near]);
    proof.must(sees(victim, far), 'it does not see the far end');
    if (goes) proof.claim('there would be no place', [[-goes]]);
  },

  'no place'(proof, { premise, unit, digit }) {
    proof.add(proof.places(unit, digit));
    for (const one of proof.places(unit, digit)) isImplied(proof, premise, -one);
    refute(proof, premise);
  },

  'no candidate'(proof, { premise, square }) {
    proof.add(proof.cells(square));
    for (const one of proof.cells(square)) isImplied(proof, premise, -one);
    refute(proof, premise);
  },

  contradiction(proof, { premise, ends }) {
    for (const node of ends) comesTo(proof, premise, node);
    const off = ends.filter((/** @type {Node} */ node) => !node.isOn);
    proof.add(
      ...proof.choicesIn(off.flatMap((/** @type {Node} */ node) => proof.literalsOf(node))),
    );
    refute(proof, premise);
  },

  both(proof, { premise, squares, digit }) {
    comesTo(proof, premise, isOn(squares, digit));
    comesTo(proof, premise, { ...isOn(squares, digit), isOn: false });
    refute(proof, premise);
  },

  verity(proof, { cases, last }) {
    const on = cases.filter((/** @type {Node} */ node) => node.isOn);
    const choices = proof.choicesIn(
      on.flatMap((/** @type {Node} */ node) => proof.literalsOf(node)),
    );
    proof.must(on.length === cases.length, 'a case is that something is not so');
    proof.must(choices.length > 0, 'the cases do not cover all');
    proof.add(...choices);
    verity(proof, cases, last);
  },

  'verity of square'(proof, { square, digits, last }) {
    proof.onlyDigits(square, digits);
    verity(proof, digits.map((/** @type {number} */ digit) => isOn([square], digit)), last); // prettier-ignore
  },

  'verity of unit'(proof, { unit, digit, squares, last }) {
    proof.onlyPlaces(unit, digit, squares);
    verity(proof, squares.map((/** @type {number} */ square) => isOn([square], digit)), last); // prettier-ignore
  },

  either(proof, { premise, last }) {
    verity(proof, [premise, { ...premise, isOn: !premise.isOn }], last);
  },

  'kraken fins'(proof, { digit }) {
    const { fish } = proof.said;
    for (const fin of fish?.fins ?? []) {
      proof.must(fish.digit === digit, 'another digit');
      const isTold = proof.branches.some(({ nodes }) => isNode(nodes[0], isOn([fin], digit)));
      proof.must(isTold, 'no chain begins in a fin');
      for (const one of proof.removed)
        proof.must(follows(proof.clauses, [-literal(fin, digit), -one]), 'no chain leads to it');
    }
  },

  'kraken 2'(proof, { unit, digit, places, last }) {
    const { fish } = proof.said;
    if (!proof.must(fish?.digit === digit, 'there is no such fish')) return;
    const all = [...fish.fins, ...places];
    proof.must(fish.cover.includes(unit), 'the unit is none of the covers');
    proof.allIn(unit, places);
    proof.claim('it could only go there', [proof.candidates(all, digit)]);
    for (const square of all) leads(proof, isOn([square], digit), last);
    proof.claim('each leads to it', proof.clausesOf(last));
  },
};

/** Whether a branch comes to a node from another. @param {Proof} proof @param {Node} before @param {Node} node */
const isInNet = (proof, before, node) =>
  proof.branches.some(({ nodes }) => {
    const at = nodes.findIndex((one) => isNode(one, before));
    return at >= 0 && nodes[at + 1] !== undefined && isNode(nodes[at + 1], node);
  });

/** A branch of the premise comes to this on its way. @param {Proof} proof @param {Node} premise @param {Node} node */
function comesTo(proof, premise, node) {
  const isSo = proof.branches.some(
    ({ nodes }) => nodes.length > 0 && isNode(nodes[0], premise) && nodes.some((one) => isNode(one, node)), // prettier-ignore
  );
  const what = `${node.isOn ? '' : 'not '}${node.digit} in ${node.squares}`;
  proof.must(isSo, `no link comes to ${what}`);
}

/** @param {Proof} proof @param {Node} premise @param {number} one */
function isImplied(proof, premise, one) {
  const isOwn = !premise.isOn && proof.literalsOf(premise).includes(-one);
  const isTold =
    isOwn ||
    proof.branches.some(
      ({ nodes }) =>
        nodes.length > 0 &&
        isNode(nodes[0], premise) &&
        nodes.some((node) => !node.isOn && proof.literalsOf(node).includes(-one)),
    );
  proof.must(isTold, 'a place is left that no link takes');
}
