// Proves the sentences about wings and colours.

import { areSame, digitOf, distinct, literal, squareOf } from './logic.js';
import { UNITS, lies, nameSquare, sees } from '../grid.js';

/** @typedef {import('./proof.js').Proof} Proof */
/** @typedef {import('./proof.js').Prover} Prover */

/** @param {Proof} proof @param {number} square @param {number} other */
const seen = (proof, square, other) =>
  proof.must(sees(square, other), `${nameSquare(square)} does not see ${nameSquare(other)}`);

/**
 * The places of two sides, linked two by two: of each pair one is so, and they hang together.
 * @param {Proof} proof
 * @param {number} digit
 * @param {readonly number[]} one
 * @param {readonly number[]} other
 */
function linked(proof, digit, one, other) {
  const all = proof.candidates([...one, ...other], digit).map(squareOf);
  const pairs = UNITS.map((_, unit) => proof.position.places(unit, digit)).filter(
    (places) =>
      places.length === 2 &&
      places.some((square) => one.includes(square)) &&
      places.some((square) => other.includes(square)),
  );
  proof.add(...pairs.map((places) => places.map((square) => literal(square, digit))));
  const reached = new Set(all.slice(0, 1));
  for (const square of reached)
    for (const pair of pairs.filter((places) => places.includes(square)))
      for (const next of pair) reached.add(next);
  proof.must(reached.size === all.length, 'they are not all linked two by two');
}

/** @type {Record<string, [cluster: number, side: number]>} */
const SIDES = { A: [0, 0], 'A′': [0, 1], B: [1, 0], 'B′': [1, 1] };

/** @param {Proof} proof @param {string} side @returns {number[]} */
function sideOf(proof, side) {
  const { clusters = [] } = proof.said;
  const [cluster, at] = SIDES[side];
  proof.must(clusters[cluster] !== undefined, `there is no side ${side}`);
  return clusters[cluster]?.[at] ?? [];
}

/** @param {Proof} proof @param {readonly number[]} squares */
const none = (proof, squares) => squares.map((square) => [-literal(square, proof.said.digit)]);

/** @typedef {{ square: number, digit: number }} One a candidate */

/** @param {One} one @param {One} other */
const clash = (one, other) =>
  one.square === other.square
    ? one.digit !== other.digit
    : one.digit === other.digit && sees(one.square, other.square);

/** The side of a 3D Medusa by its name, of which it is said that it is wrong. @param {Proof} proof @param {string} side @returns {readonly One[]} */
function medusaSide(proof, side) {
  const own = proof.said.medusa?.[side];
  proof.must(own !== undefined, `there is no side ${side}`);
  return own ?? [];
}

/** @param {Proof} proof @param {string} side */
const isWrong = (proof, side) =>
  proof.claim('it is the wrong side', medusaSide(proof, side).map(({ square, digit }) => [-literal(square, digit)])); // prettier-ignore

/** @param {Proof} proof @param {string} side @param {number} square @param {number} digit */
const isOf = (proof, side, square, digit) =>
  proof.must(medusaSide(proof, side).some((one) => one.square === square && one.digit === digit), `${digit} in ${nameSquare(square)} is not of ${side}`); // prettier-ignore

/** @type {Record<string, Prover>} */
export const PAIRS = {
  'xy wing'(proof, { pivot, choices, first, second, x, y, z }) {
    proof.must(areSame(choices, [x, y]), 'it can be something else');
    proof.onlyDigits(pivot, choices);
    proof.onlyDigits(first, [x, z]);
    proof.onlyDigits(second, [y, z]);
    seen(proof, pivot, first);
    seen(proof, pivot, second);
    proof.claim('one of the two is so', [[literal(first, z), literal(second, z)]]);
  },

  'xyz wing'(proof, { pivot, choices, first, second, squares, x, y, z }) {
    proof.must(areSame(choices, [x, y, z]), 'it can be something else');
    proof.must(areSame(squares, [pivot, first, second]), 'these are others');
    proof.onlyDigits(pivot, choices);
    proof.onlyDigits(first, [x, z]);
    proof.onlyDigits(second, [y, z]);
    seen(proof, pivot, first);
    seen(proof, pivot, second);
    proof.claim('one of the three is so', [proof.at(squares, z)]);
  },

  'wxyz wing'(proof, { squares, choices, others, places, z }) {
    proof.must(distinct(squares).length === 4, 'there are not four squares');
    proof.must(areSame(choices, [...others, z]) && others.length === 3, 'these are other digits');
    proof.must(areSame(proof.digitsOf(squares), choices), 'they can be something else');
    for (const square of squares) proof.onlyDigits(square, proof.digitsOf([square]));
    for (const digit of others) {
      const all = proof.at(squares, digit).map(squareOf);
      for (const one of all) for (const other of all) if (one !== other) seen(proof, one, other);
    }
    proof.must(areSame(proof.at(squares, z).map(squareOf), places), 'it has other places there');
    proof.claim('one of these is so', [proof.at(places, z)]);
  },

  'w wing'(proof, { first, second, choices, unit, x, y, one, other }) {
    proof.must(areSame(choices, [x, y]), 'they can be something else');
    proof.onlyDigits(first, choices);
    proof.onlyDigits(second, choices);
    proof.onlyPlaces(unit, y, [one, other]);
    seen(proof, one, first);
    seen(proof, other, second);
    const both = [literal(first, y), literal(second, y)];
    proof.claim('they are not both so', [both.map((each) => -each)]); // prettier-ignore
    proof.claim('one of the two is so', [[literal(first, x), literal(second, x)]]);
  },

  /** They are the last two that were named. */
  'w wing once'(proof, { first, second, choices, unit, x, y, one, other }) {
    proof.onlyDigits(first, choices);
    proof.onlyDigits(second, choices);
    proof.onlyPlaces(unit, y, [one, other]);
    proof.claim('one of the two is so', [[literal(one, x), literal(other, x)]]);
  },

  colours(proof, { digit, one, other }) {
    linked(proof, digit, one, other);
    proof.said = { digit, clusters: [[one, other]] };
  },

  clusters(proof, { digit, one, other, third, fourth }) {
    linked(proof, digit, one, other);
    linked(proof, digit, third, fourth);
    const all = [...one, ...other, ...third, ...fourth];
    proof.must(distinct(all).length === all.length, 'the clusters share a square');
    proof.said = { digit, clusters: [[one, other], [third, fourth]], pairs: [] }; // prettier-ignore
  },

  medusa(proof, { one, other }) {
    /** @param {{ squares: number[], digit: number }[]} groups @returns {One[]} */
    const each = (groups) => groups.flatMap(({ squares, digit }) => squares.map((square) => ({ square, digit }))); // prettier-ignore
    const [own, opposite] = [each(one), each(other)];
    for (const { square, digit } of [...own, ...opposite]) proof.candidates([square], digit);
    /** @type {One[]} */
    const reached = own.slice(0, 1);
    const isLinked = (/** @type {One} */ a, /** @type {One} */ b) =>
      a.square === b.square
        ? proof.cells(a.square).length === 2
        : UNITS.some((_, unit) => areSame(proof.position.places(unit, a.digit), [a.square, b.square])); // prettier-ignore
    for (const a of reached) {
      for (const b of own.includes(a) ? opposite : own) {
        if (!clash(a, b) || !isLinked(a, b)) continue;
        proof.add([literal(a.square, a.digit), literal(b.square, b.digit)]);
        if (!reached.includes(b)) reached.push(b);
      }
    }
    proof.must(reached.length === own.length + opposite.length, 'they are not all linked two by two'); // prettier-ignore
    proof.said = { medusa: { A: own, 'A′': opposite } };
  },

  'medusa trap'(proof) {
    const sides = [medusaSide(proof, 'A'), medusaSide(proof, 'A′')];
    for (const gone of proof.removed) {
      const one = { square: squareOf(gone), digit: digitOf(gone) };
      proof.must(sides.every((side) => side.some((each) => clash(each, one))), `both sides leave ${one.digit} in ${nameSquare(one.square)}`); // prettier-ignore
    }
  },

  'medusa unit'(proof, { side, squares, unit, digit }) {
    proof.must(squares.length === 2, 'there are two');
    for (const square of squares) isOf(proof, side, square, digit);
    for (const square of squares) proof.must(lies(unit, square), 'they share another unit');
    isWrong(proof, side);
  },

  'medusa square'(proof, { side, square, first, second }) {
    proof.must(first !== second, 'these are one digit');
    for (const digit of [first, second]) isOf(proof, side, square, digit);
    isWrong(proof, side);
  },

  'medusa empty'(proof, { side, square }) {
    const own = medusaSide(proof, side);
    const left = proof.digitsOf([square]).filter((digit) => !own.some((one) => clash(one, { square, digit }))); // prettier-ignore
    proof.must(left.length === 0, `${left} is left`);
    proof.add(proof.cells(square));
    isWrong(proof, side);
  },

  'colour trap'(proof, { digit }) {
    const sides = [sideOf(proof, 'A'), sideOf(proof, 'A′')];
    proof.must(digit === proof.said.digit, 'it is another digit');
    for (const one of proof.removed) {
      const isSo = sides.every((side) => side.some((square) => sees(square, squareOf(one))));
      proof.must(isSo, `${nameSquare(squareOf(one))} does not see both sides`);
    }
  },

  'colour wrap'(proof, { squares, side, unit }) {
    const own = sideOf(proof, side);
    proof.must(squares.length === 2, 'two see each other');
    for (const square of squares) proof.must(own.includes(square), `${nameSquare(square)} is not of ${side}`); // prettier-ignore
    for (const square of squares) proof.must(lies(unit, square), 'they share another unit');
    proof.claim('it is the wrong side', none(proof, own));
  },

  'multi colours 1'(proof, { first, second, one, other, third, fourth }) {
    proof.must(sideOf(proof, one).includes(first), `${nameSquare(first)} is not of ${one}`);
    proof.must(sideOf(proof, other).includes(second), `${nameSquare(second)} is not of ${other}`);
    seen(proof, first, second);
    const opposite = (/** @type {string} */ side) => (side.length > 1 ? side[0] : `${side}′`);
    proof.must(areSame([third, fourth], [opposite(one), opposite(other)]), 'these are not opposite'); // prettier-ignore
    const sides = [sideOf(proof, third), sideOf(proof, fourth)];
    const { digit } = proof.said;
    const either = sides[0].flatMap((a) => sides[1].map((b) => [literal(a, digit), literal(b, digit)])); // prettier-ignore
    proof.claim('one of the two sides is right', either);
    proof.said.pairs?.push(sides);
  },

  'multi colours seen'(proof, { digit }) {
    proof.must(digit === proof.said.digit, 'it is another digit');
    /** @type {number[][][]} */
    const pairs = proof.said.pairs ?? [];
    for (const one of proof.removed) {
      const isSo = pairs.some((sides) => sides.every((side) => side.some((square) => sees(square, squareOf(one))))); // prettier-ignore
      proof.must(isSo, `${nameSquare(squareOf(one))} does not see both`);
    }
  },

  'multi colours 2'(proof, { side, first, second, digit }) {
    const own = sideOf(proof, side);
    proof.must(digit === proof.said.digit, 'it is another digit');
    for (const [square, other] of [[first, 'B'], [second, 'B′']]) {
      proof.must(sideOf(proof, other).includes(square), `${nameSquare(square)} is not of ${other}`);
      proof.must(own.some((one) => sees(one, square)), `${side} does not see it`); // prettier-ignore
    } // prettier-ignore
    proof.claim('it is the wrong side', none(proof, own));
  },
};
