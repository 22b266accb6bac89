// Proves a deduction of a method from its words, on its position.
// The one idea: the statements of its sentence hold on the board, as clauses; its digits and removals have to follow.

import { areSame, clash, digitOf, distinct, follows, literal, squareOf } from '../words/logic.js';
import { Proof, nameOf } from '../words/proof.js';
import { nameFaults } from './names.js';
import { lies, nameUnit, sees } from '../grid.js';

/** @typedef {import('../explained/position.js').Position} Position */
/** @typedef {import('../explained/reader.js').Fact} Fact */
/** @typedef {import('../words/logic.js').Literal} Literal */
/** @typedef {import('./texts.js').Telling} Telling */
/** @typedef {(proof: Proof, fact: Fact, telling: Telling) => Literal[] | void} Prover gives what it places */

/** That squares of a unit have, together, as many digits as they are. @param {Proof} proof @param {Fact} fact */
function nakedSet(proof, { unit, squares, digits }) {
  proof.allIn(unit, squares);
  proof.must(squares.every((square) => proof.cells(square).length > 0), 'a square has nothing left'); // prettier-ignore
  proof.must(squares.length === digits.length, 'there are more of the one than of the other');
  proof.must(areSame(proof.digitsOf(squares), digits), 'they have other candidates');
  proof.add(...squares.map((square) => proof.cells(square)));
}

/** That a digit's places in units lie in as many others. @param {Proof} proof @param {readonly number[]} base @param {readonly number[]} cover @param {number} digit @returns {number[]} the places */
function liesIn(proof, base, cover, digit) {
  const all = base.map((unit) => proof.places(unit, digit));
  const places = distinct(all.flat().map(squareOf));
  const out = places.filter((square) => !cover.some((unit) => lies(unit, square)));
  proof.must(out.length === 0, 'it has other places');
  proof.must(all.every(({ length }) => length > 0), 'a unit has no place'); // prettier-ignore
  proof.must(distinct([...base, ...cover]).length === base.length + cover.length, 'a unit is named twice'); // prettier-ignore
  proof.must(base.length === cover.length, 'there are more of the one than of the other');
  proof.add(...all);
  return places;
}

/** @type {Record<string, Prover>} */
export const DEDUCTIONS = {
  places(proof, { unit, squares, digits }) {
    proof.must(squares.length === 1 && digits.length === 1, 'it has several places');
    proof.onlyPlaces(unit, digits[0], squares);
    return [literal(squares[0], digits[0])];
  },

  digit(proof, { square, digit }) {
    proof.onlyDigits(square, [digit]);
    return [literal(square, digit)];
  },

  'naked set': (proof, fact) => nakedSet(proof, fact),

  'left over'(proof, fact) {
    const { unit, square, squares, digit } = fact;
    nakedSet(proof, fact);
    const empty = proof.position.empty(unit);
    proof.must(areSame(empty, [square, ...squares]), 'other squares are empty');
    proof.onlyPlaces(unit, digit, [square]);
  },

  lines(proof, { unit, lines, digit }) {
    proof.must(lines.length === 1, 'it lies in several');
    liesIn(proof, [unit], lines, digit);
  },

  'two boxes'(proof, { base, lines, digit }) {
    proof.must(base.length === 2 && base.every((/** @type {number} */ unit) => unit >= 18), 'these are not two boxes'); // prettier-ignore
    liesIn(proof, base, lines, digit);
  },

  ab(proof, { base, cover, digit, squares, count }) {
    proof.must(base.length === count, 'n is another');
    proof.must(areSame(liesIn(proof, base, cover, digit), squares), 'it has other places');
  },

  rectangle(proof, { base, digit, one, other }) {
    const places = distinct(base.flatMap((/** @type {number} */ unit) => proof.position.places(unit, digit))); // prettier-ignore
    const corners = [...one, ...other];
    const rows = distinct(corners.map((square) => Math.floor(square / 9)));
    const columns = distinct(corners.map((square) => square % 9));
    proof.must(areSame(places, corners) && corners.length === 4, 'these are not its places');
    proof.must(rows.length === 2 && columns.length === 2, 'these are no corners of a rectangle');
    for (const unit of base) proof.add(proof.places(unit, digit));
    for (const diagonal of [one, other]) proof.must(!sees(diagonal[0], diagonal[1]), 'that is no diagonal'); // prettier-ignore
    const either = one.flatMap((/** @type {number} */ a) => other.map((/** @type {number} */ b) => [literal(a, digit), literal(b, digit)])); // prettier-ignore
    proof.claim('it is one of the diagonals', either);
  },

  hamada(proof, { first, pivot, second, digit, unit }) {
    const digits = proof.position.left(first);
    proof.must(digits.length === 2 && digits.includes(digit), 'these are not two candidates');
    for (const square of [first, pivot, second]) proof.onlyDigits(square, digits);
    for (const one of digits) {
      const [a, b] = [literal(first, one), literal(second, one)];
      proof.claim('A and B are equal', [[-a, b], [a, -b]]); // prettier-ignore
    }
    proof.add(proof.places(unit, digit));
    proof.must(proof.places(unit, digit).length > 0, 'it has no place anyway');
    proof.claim('both cannot be it', [[-literal(first, digit), -literal(second, digit)]]);
  },

  chain(proof, { square, digit, count }, { items }) {
    const links = items.flatMap(({ facts }) => facts);
    const [premise, ...way] = links;
    proof.must(premise?.says === 'suppose' && premise.square === square && premise.digit === digit, 'it supposes something else'); // prettier-ignore
    const nodes = [literal(square, digit)];
    for (const link of way) {
      const node = LINKS[link.says]?.(proof, link, nodes) ?? 0;
      proof.must(node !== 0, `no such link: ${link.sentence}`);
      nodes.push(node);
    }
    const last = nodes.at(-1) ?? 0;
    const isOff = nodes.slice(0, -1).some((one) => one === -last || (last > 0 && one > 0 && clash(one, last))); // prettier-ignore
    proof.must(isOff, 'it does not contradict itself');
    proof.must(nodes.filter((one) => one > 0).length === count, 'it has another number of digits');
    proof.claim('it is not so', [[-literal(square, digit)]]);
  },
};

/** What follows by a link from the nodes before it. @type {Record<string, (proof: Proof, fact: Fact, nodes: readonly Literal[]) => Literal>} */
const LINKS = {
  shares(proof, { square, digit, unit, from }, nodes) {
    proof.must(nodes.includes(literal(from, digit)), 'it was not said to be there');
    proof.must(lies(unit, square) && lies(unit, from) && square !== from, `they do not share ${nameUnit(unit)}`); // prettier-ignore
    proof.must(proof.position.can(square, digit), 'it is no candidate');
    return -literal(square, digit);
  },
  filled(proof, { square, digit, other }, nodes) {
    proof.must(nodes.includes(literal(square, other)) && digit !== other, 'it was not said to be that'); // prettier-ignore
    proof.must(proof.position.can(square, digit), 'it is no candidate');
    return -literal(square, digit);
  },
  'last digit'(proof, { square, digit }, nodes) {
    return only(proof, proof.cells(square), literal(square, digit), nodes);
  },
  'last place'(proof, { square, digit, unit }, nodes) {
    return only(proof, proof.places(unit, digit), literal(square, digit), nodes);
  },
};

/** @param {Proof} proof @param {readonly Literal[]} choice @param {Literal} one @param {readonly Literal[]} nodes */
function only(proof, choice, one, nodes) {
  proof.must(choice.includes(one), 'it is no candidate');
  const rest = choice.filter((other) => other !== one && !nodes.includes(-other));
  proof.must(rest.length === 0, `there is another: ${rest.map(nameOf)}`);
  proof.add(choice);
  return one;
}

/**
 * Proves it, and applies it to the position.
 * @param {Position} position
 * @param {Telling} telling
 * @returns {string[]} what is wrong
 */
export function proveDeduction(position, telling) {
  const [fact, ...more] = telling.facts;
  const goes = telling.detail.flatMap(({ says, squares, digits }) =>
    says === 'excludes'
      ? squares.flatMap((square) => digits.map((digit) => literal(square, digit)))
      : [],
  );
  const proof = new Proof(position, { removed: goes, placed: [], givens: new Set(), branches: [] });
  const prover = DEDUCTIONS[fact?.says ?? ''];
  proof.must(prover !== undefined && more.length === 0, 'no such sentence may stand here');
  proof.must(telling.detail.every(({ says }) => says === 'excludes'), 'no such detail'); // prettier-ignore
  proof.faults.push(...(fact ? nameFaults(fact, telling.rule) : []));
  const stands = prover?.(proof, fact, telling) ?? [];
  proof.must(stands.length + goes.length > 0, 'nothing follows from it');
  proof.must(distinct(goes).length === goes.length, 'what goes is named twice');
  for (const one of goes) {
    proof.must(position.can(squareOf(one), digitOf(one)), `is no candidate: ${nameOf(one)}`);
    proof.must(follows(proof.clauses, [-one]), `it is not proved that it goes: ${nameOf(one)}`);
  }
  for (const one of stands) {
    proof.must(follows(proof.clauses, [one]), `it is not proved that it stands: ${nameOf(one)}`);
    if (position.can(squareOf(one), digitOf(one))) position.place(squareOf(one), digitOf(one));
  }
  for (const one of goes) position.exclude(squareOf(one), digitOf(one));
  return distinct(proof.faults).map((fault) => `${fact?.says}: ${fault}\n${fact?.sentence}`);
}
