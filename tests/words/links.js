// Chains and nets link by link: each line follows from the lines before it, for the reason that it names.

import { clash, follows, literal, squareOf } from './logic.js';
import { DIGITS, UNITS, lies, nameSquare, nameUnit, sees } from '../grid.js';

/** @typedef {import('../explained/reader.js').Fact} Fact */
/** @typedef {import('./logic.js').Literal} Literal */
/** @typedef {import('./pieces.js').Node} Node */
/** @typedef {import('./proof.js').Proof} Proof */

/** The consequences of a premise, the premise first; empty: not told link by link. @typedef {{ chain: Fact | null, nodes: Node[] }} Branch */

/** The knowledge in a branch so far. */
class Known {
  /** @param {Proof} proof @param {readonly Node[]} nodes */
  constructor(proof, nodes) {
    this.nodes = nodes;
    this.off = nodes.filter(({ isOn }) => !isOn).flatMap((node) => proof.literalsOf(node));
    this.on = nodes.filter(({ isOn }) => isOn).map((node) => proof.literalsOf(node));
  }

  /** @param {readonly Literal[]} some one of them is so */
  isOn(some) {
    return this.on.some(
      (own) => own.length === some.length && own.every((one) => some.includes(one)),
    );
  }

  /** @param {Literal} one */
  isOff(one) {
    return this.off.includes(one);
  }
}

/** @typedef {(proof: Proof, fact: Fact, known: Known) => void} Prover */

/** @type {Record<string, Prover>} */
const REASONS = {
  shares(proof, { last, unit, from }, known) {
    proof.must(!last.isOn, 'what shares a unit is not the digit');
    proof.must(known.isOn(proof.candidates(from, last.digit)), 'what it shares it with is not known'); // prettier-ignore
    proof.allIn(unit, [...from, ...last.squares]);
    for (const square of last.squares) proof.must(!from.includes(square), 'a square shares with itself'); // prettier-ignore
  },

  filled(proof, { last, from, other }, known) {
    proof.must(!last.isOn && other !== last.digit, 'a square that is filled is no other digit');
    proof.must(known.isOn(proof.candidates([from], other)), 'what it is filled with is not known');
    proof.must(last.squares.length === 1 && last.squares[0] === from, 'another square is filled');
  },

  'last digit'(proof, { last }, known) {
    const [square] = last.squares;
    const own = proof.literalsOf(last);
    const others = proof.cells(square).filter((one) => !own.includes(one));
    proof.must(last.isOn && last.squares.length === 1, 'one square has a last candidate');
    proof.must(others.every((one) => known.isOff(one)), `${nameSquare(square)} has others`); // prettier-ignore
  },

  'last place'(proof, { last, unit }, known) {
    const own = proof.literalsOf(last);
    const others = proof.places(unit, last.digit).filter((one) => !own.includes(one));
    proof.must(last.isOn, 'a last place is where the digit is');
    proof.allIn(unit, last.squares);
    proof.must(others.every((one) => known.isOff(one)), `${nameUnit(unit)} has other places`); // prettier-ignore
  },

  'set loses'(proof, { last, digit, from }, known) {
    proof.must(!last.isOn && last.digit === digit, 'it loses another digit');
    proof.must(known.isOn(proof.candidates(from, digit)), 'what takes it is not known');
    const own = proof.literalsOf(last).map(squareOf);
    proof.must(own.length > 0, 'it has no such digit');
    proof.must(
      own.every((square) => from.every((/** @type {number} */ other) => sees(square, other))),
      'not all are seen',
    );
  },

  'set takes'(proof, { last, name }, known) {
    const set = proof.sets.get(name);
    if (!set) return void proof.must(false, `there is no set ${name}`);
    const lost = set.digits.filter((digit) => proof.at(set.squares, digit).every((one) => known.isOff(one))); // prettier-ignore
    proof.must(
      lost.some((digit) => digit !== last.digit),
      'the set has lost nothing',
    );
    const clauses = [...set.squares.map((square) => proof.cells(square)), ...known.off.map((one) => [-one])]; // prettier-ignore
    const own = proof.clausesOf(last);
    proof.must(own.every((clause) => follows(clauses, clause)), 'that does not follow of the set'); // prettier-ignore
  },

  'set fills'(proof, { last, name, digits, square }, known) {
    const set = setThatLost(proof, { name, digits }, known);
    proof.must(last.isOn && last.squares.length === 1 && last.squares[0] === square, 'it is elsewhere'); // prettier-ignore
    for (const digit of digits) proof.must(set.holds(digit, square), `the set does not hold ${digit}`); // prettier-ignore
    const own = [...proof.literalsOf(last), ...digits.map((/** @type {number} */ digit) => literal(square, digit))]; // prettier-ignore
    proof.must(proof.cells(square).every((one) => own.includes(one)), `${nameSquare(square)} has others`); // prettier-ignore
  },

  'set places'(proof, { last, name, digit, unit }, known) {
    const set = setThatLost(proof, { name, digits: [digit] }, known);
    proof.must(last.isOn && last.digit === digit, 'it is another digit');
    proof.allIn(unit, last.squares);
    const others = proof.places(unit, digit).map(squareOf).filter((square) => !last.squares.includes(square)); // prettier-ignore
    proof.must(others.every((square) => set.holds(digit, square)), `${nameUnit(unit)} has other places`); // prettier-ignore
  },

  pattern(proof, { last, way }, known) {
    for (const node of way) {
      const isKnown = known.nodes.some((one) => isNode(one, node));
      proof.must(isKnown, 'what it comes from is not known');
    }
    proof.must(refutes(proof, new Known(proof, way), last), 'no further pattern shows it');
  },
};

/**
 * A set that has lost another digit than these: whether it holds one so that a square cannot have it.
 * @param {Proof} proof @param {{ name: string, digits: readonly number[] }} said @param {Known} known
 */
function setThatLost(proof, { name, digits }, known) {
  const set = proof.sets.get(name) ?? { squares: [], digits: [] };
  const isLost = (/** @type {number} */ digit) => proof.at(set.squares, digit).every((one) => known.isOff(one)); // prettier-ignore
  const isOther = (/** @type {number} */ digit) => !digits.includes(digit) && isLost(digit);
  proof.must(set.digits.some(isOther), 'the set has lost nothing');
  const holds = (/** @type {number} */ digit, /** @type {number} */ square) =>
    set.digits.includes(digit) &&
    proof.at(set.squares, digit).every((one) => sees(squareOf(one), square));
  return { holds };
}

/**
 * Whether a node cannot be false: singles, locked candidates and pairs lead to a contradiction.
 * @param {Proof} proof
 * @param {Known} known
 * @param {Node} node
 */
function refutes(proof, known, node) {
  const then = proof.position.copy();
  for (const one of known.off) then.exclude(squareOf(one), Math.abs(one) % 10);
  for (const own of known.on) {
    const [square] = own.map(squareOf);
    if (own.length === 1) then.place(square, Math.abs(own[0]) % 10);
  }
  const own = proof.literalsOf(node);
  if (node.isOn) for (const one of own) then.exclude(squareOf(one), Math.abs(one) % 10);
  else if (own.length === 1) then.place(squareOf(own[0]), Math.abs(own[0]) % 10);
  else return false;
  return breaks(then);
}

/** Whether singles, locked candidates and pairs lead to a contradiction. @param {import('../explained/position.js').Position} then */
function breaks(then) {
  for (let isNew = true; isNew;) {
    isNew = false;
    for (let square = 0; square < 81; square++) {
      const left = then.left(square);
      if (then.digits[square] === 0 && left.length === 0) return true;
      if (left.length !== 1) continue;
      then.place(square, left[0]);
      isNew = true;
    }
    for (const unit of UNITS.keys()) {
      for (const digit of DIGITS) {
        if (then.stands(unit, digit)) continue;
        const places = then.places(unit, digit);
        if (places.length === 0) return true;
        if (places.length === 1) {
          then.place(places[0], digit);
          isNew = true;
          continue;
        }
        for (const other of UNITS.keys()) {
          if (other === unit || !places.every((square) => lies(other, square))) continue;
          for (const square of then.places(other, digit)) {
            if (places.includes(square)) continue;
            then.exclude(square, digit);
            isNew = true;
          }
        }
      }
      for (const [square, pair] of UNITS[unit].entries()) {
        const digits = then.left(pair);
        if (digits.length !== 2) continue;
        const twin = UNITS[unit].slice(square + 1).find((one) => then.candidates[one] === then.candidates[pair]); // prettier-ignore
        if (twin === undefined) continue;
        for (const one of UNITS[unit]) {
          if (one === pair || one === twin) continue;
          for (const digit of digits) {
            if (!then.can(one, digit)) continue;
            then.exclude(one, digit);
            isNew = true;
          }
        }
      }
    }
  }
  return false;
}

/** @param {Node} a @param {Node} b */
export const isNode = (a, b) =>
  a.isOn === b.isOn && a.digit === b.digit && a.set === b.set && String(a.squares) === String(b.squares); // prettier-ignore

/**
 * Proves a branch, whose nodes then follow from its premise.
 * @param {Proof} proof
 * @param {{ chain: Fact | null, lines: readonly Fact[] }} told
 * @returns {Branch}
 */
export function proveLinks(proof, { chain, lines }) {
  /** @type {Node[]} */
  const nodes = [];
  for (const fact of lines) {
    const before = proof.faults.length;
    const reason = REASONS[fact.says];
    if (fact.says === 'suppose') {
      proof.must(nodes.length === 0, 'something more is supposed');
      nodes.push(fact.node);
    } else if (!reason || nodes.length === 0) {
      proof.must(false, 'no such line may stand here');
    } else {
      reason(proof, fact, new Known(proof, nodes));
      nodes.push(fact.last);
    }
    for (let at = before; at < proof.faults.length; at++)
      proof.faults[at] = `${fact.sentence} ${proof.faults[at]}`;
  }
  const [premise, ...rest] = nodes;
  for (const node of rest) proof.add(...proof.implication(premise, node));
  if (chain) tellsBranch(proof, chain, nodes);
  return { chain, nodes };
}

/** That a sentence tells this branch. @param {Proof} proof @param {Fact} chain @param {readonly Node[]} nodes */
export function tellsBranch(proof, chain, nodes) {
  if (chain.says !== 'chain' && chain.says !== 'long chain')
    return void proof.must(false, 'a chain is told otherwise');
  const way = chain.says === 'chain' ? chain.way : [chain.last];
  const isSame = way.every((/** @type {Node} */ node, /** @type {number} */ at) => isNode(node, nodes[nodes.length - way.length + at] ?? chain.premise)); // prettier-ignore
  const isSo = nodes.length > 1 && isNode(nodes[0], chain.premise) && isSame;
  proof.must(isSo, 'its links tell another chain');
  const count = chain.says === 'chain' ? chain.way.length : chain.count;
  proof.must(count === nodes.length - 1, `it has ${nodes.length - 1} links`);
}

/** Whether a node follows from another at once. @param {Proof} proof @param {Node} before @param {Node} node */
export function isLinked(proof, before, node) {
  const [from, to] = [proof.literalsOf(before), proof.literalsOf(node)];
  if (before.isOn && !node.isOn) return to.length > 0 && to.every((a) => from.every((b) => clash(a, b))); // prettier-ignore
  const sets = [...proof.sets.values()].filter(
    ({ name, squares }) =>
      !before.isOn &&
      (before.set ? name === before.set : String(proof.at(squares, before.digit)) === String(from)),
  );
  const isByset = sets.some(({ squares }) => {
    // Of what is outside the set, the node's own square and units.
    const around = UNITS.flatMap((all, unit) => node.squares.every((square) => all.includes(square)) ? [proof.places(unit, node.digit)] : []); // prettier-ignore
    const cells = [...squares, ...node.squares].map((square) => proof.cells(square));
    const clauses = [...cells, ...around, ...from.map((one) => [-one])];
    return proof.clausesOf(node).every((clause) => follows(clauses, clause));
  });
  if (isByset) return true;
  const choices = proof.choicesIn([...from, ...to]);
  return !before.isOn && node.isOn && choices.some((all) => to.every((one) => all.includes(one)));
}
