// Proves the sentences about almost locked sets, Sue de Coq, exclusion and templates.

import { solutions } from '../engine/plain-solver.js';
import { areSame, clash, digitOf, distinct, follows, literal, squareOf } from './logic.js';
import { DIGITS, UNITS, lies, nameSquare, sees } from '../grid.js';

/** @typedef {import('./pieces.js').NamedSet} NamedSet */
/** @typedef {import('./proof.js').Proof} Proof */
/** @typedef {import('./proof.js').Prover} Prover */

/** @param {Proof} proof @param {string} name @returns {NamedSet} */
function setOf(proof, name) {
  const set = proof.sets.get(name);
  proof.must(set !== undefined, `there is no set ${name}`);
  return set ?? { name, squares: [], digits: [] };
}

/** The squares, and their possible digits. @param {Proof} proof @param {NamedSet} set */
function define(proof, set) {
  proof.must(!proof.sets.has(set.name), `${set.name} is named twice`);
  proof.must(distinct(set.squares).length === set.squares.length, `${set.name} has a square twice`); // prettier-ignore
  proof.must(areSame(proof.digitsOf(set.squares), set.digits), `${set.name} has other digits`);
  proof.must(set.squares.every((square) => proof.position.digits[square] === 0), 'a square is filled'); // prettier-ignore
  proof.must(UNITS.some((_, unit) => set.squares.every((square) => lies(unit, square))), `${set.name} lies in no unit`); // prettier-ignore
  proof.add(...set.squares.map((square) => proof.cells(square)));
  proof.sets.set(set.name, set);
}

/** A digit that cannot be in both. @param {Proof} proof @param {number} digit @param {string} one @param {string} other */
function restricted(proof, digit, one, other) {
  const [a, b] = [one, other].map((name) => proof.at(setOf(proof, name).squares, digit));
  proof.must(a.length > 0 && b.length > 0, `${digit} is not in both`);
  proof.must(a.every((x) => b.every((y) => clash(x, y))), `${digit} could be in both`); // prettier-ignore
}

/** Each of the digits is in one of the sets. @param {Proof} proof @param {readonly number[]} digits @param {readonly string[]} names */
function inOneOf(proof, digits, names) {
  const squares = distinct(names.flatMap((name) => setOf(proof, name).squares));
  for (const name of names)
    for (const digit of digits)
      proof.must(setOf(proof, name).digits.includes(digit), `${name} has no ${digit}`);
  proof.claim('they are in one of the sets', digits.map((digit) => proof.at(squares, digit))); // prettier-ignore
}

/** @type {Record<string, Prover>} */
export const SETS = {
  sets(proof, { sets }) {
    for (const set of sets) {
      define(proof, set);
      const isSo = set.digits.length === set.squares.length + 1;
      proof.must(isSo, `${set.name} has not one digit more than squares`);
    }
  },

  'als xz'(proof, { x, digits, one, other }) {
    proof.must(proof.sets.size === 2, '"both" of how many?');
    restricted(proof, x, one, other);
    inOneOf(proof, digits, [one, other]);
  },

  'als xz double'(proof, { x, y }) {
    const [one, other, ...more] = proof.sets.values();
    if (!proof.must(other !== undefined && more.length === 0, '"both" of how many?')) return;
    proof.must(x !== y, 'the digit is the same');
    for (const digit of [x, y]) restricted(proof, digit, one.name, other.name);
    for (const { squares, digits } of [one, other]) {
      proof.claim('it has one of them', [[...proof.at(squares, x), ...proof.at(squares, y)]]);
      const rest = digits.filter((digit) => digit !== x && digit !== y);
      proof.claim('it has its others', rest.map((digit) => proof.at(squares, digit))); // prettier-ignore
    }
  },

  'als xy'(proof, { x, y, one, other, middle, digits }) {
    proof.must(x !== y, 'the digit is the same');
    restricted(proof, x, one, middle);
    restricted(proof, y, other, middle);
    const { squares } = setOf(proof, middle);
    proof.claim('it has one of them', [[...proof.at(squares, x), ...proof.at(squares, y)]]);
    inOneOf(proof, digits, [one, other]);
  },

  'als chain'(proof, { commons, first, last, x, digits }) {
    proof.must(commons[0].digit === x && commons[0].sets[0] === first, 'it begins otherwise');
    proof.must(commons.at(-1).sets[1] === last, 'it ends otherwise');
    for (const [at, { digit, sets }] of commons.entries()) {
      restricted(proof, digit, sets[0], sets[1]);
      if (at === 0) continue;
      proof.must(commons[at - 1].sets[1] === sets[0], 'a set is not the next');
      proof.must(commons[at - 1].digit !== digit, 'a set lacks what it passes on');
    }
    inOneOf(proof, digits, [first, last]);
  },

  blossom(proof, { square, choices, petals, digits }) {
    proof.onlyDigits(square, choices);
    proof.must(areSame(petals.map((/** @type {any} */ petal) => petal.digit), choices), 'not each has its set'); // prettier-ignore
    for (const { digit, set } of petals) {
      const own = proof.at(setOf(proof, set).squares, digit);
      proof.must(own.length > 0, `${set} has no ${digit}`);
      proof.must(
        own.every((one) => clash(one, literal(square, digit))),
        `${set} need not lack it`,
      );
    }
    inOneOf(proof, digits, distinct(petals.map((/** @type {any} */ petal) => petal.set)));
  },

  'sue de coq'(proof, { sets, one, other, third, line, box, inLine, inBox }) {
    for (const set of sets) define(proof, set);
    const [crossing, beside, within] = [one, other, third].map((name) => setOf(proof, name));
    proof.must(sets.length === 3, 'there are three sets');
    proof.allIn(line, [...crossing.squares, ...beside.squares]);
    proof.allIn(box, [...crossing.squares, ...within.squares]);
    proof.must(
      beside.digits.every((digit) => inLine.includes(digit)),
      'the line has more digits',
    );
    proof.must(
      within.digits.every((digit) => inBox.includes(digit)),
      'the box has more digits',
    );
    const [across, around] = [beside, within].map(({ squares }) => [...crossing.squares, ...squares]); // prettier-ignore
    const room = [
      ...inLine.map((/** @type {number} */ digit) => proof.at(across, digit)),
      ...inBox.map((/** @type {number} */ digit) => proof.at(around, digit)),
    ];
    proof.said.sue = { crossing, squares: distinct([...across, ...around]), room, told: distinct([...inLine, ...inBox]) }; // prettier-ignore
  },

  'sue de coq in both'(proof, { one, digits }) {
    const { crossing, room, told } = proof.said.sue;
    proof.must(crossing.name === one, 'that is another set');
    proof.must(digits.every((/** @type {number} */ digit) => !told.includes(digit)), 'it is counted twice'); // prettier-ignore
    told.push(...digits);
    room.push(...digits.map((/** @type {number} */ digit) => proof.at(crossing.squares, digit)));
  },

  'sue de coq room'(proof, { count, size }) {
    const { crossing, squares, room, told, isCounted } = proof.said.sue;
    const left = crossing.digits.filter((/** @type {number} */ digit) => !told.includes(digit));
    proof.must(left.length === 0, `${left} could be there, too`);
    proof.must(squares.length === size && room.length === count && count === size, `${room.length} digits, ${squares.length} squares`); // prettier-ignore
    if (isCounted) proof.add(...room);
    else proof.claim('each is used', room);
  },

  exclusion(proof, { squares, excluders }) {
    const all = [...squares, ...excluders];
    proof.must(distinct(all).length === all.length, 'a square is named twice');
    proof.must(proof.removed.every((one) => squares.includes(squareOf(one))), 'others lose candidates'); // prettier-ignore
    for (const one of excluders)
      proof.must(squares.filter((/** @type {number} */ square) => sees(one, square)).length > 1, `${nameSquare(one)} does not see them`); // prettier-ignore
    for (const square of all)
      proof.must(proof.cells(square).length > 0, `${nameSquare(square)} is filled`);
    proof.add(...all.map((square) => proof.cells(square)));
  },

  'template set'(proof, { digit, squares }) {
    proof.add(...waysOf(proof, digit));
    proof.claim('each way uses it', squares.map((/** @type {number} */ square) => [literal(square, digit)])); // prettier-ignore
  },

  'template delete'(proof, { digit, squares }) {
    proof.add(...waysOf(proof, digit));
    const all = proof.candidates(squares, digit);
    proof.claim('no way uses it', all.map((one) => [-one])); // prettier-ignore
  },

  'brute force'(proof) {
    const [solution, ...more] = solutions(proof.position.toString(), 2);
    proof.must(solution !== undefined && more.length === 0, 'there is not one solution');
    for (const one of proof.placed) {
      proof.must(Number(solution?.[squareOf(one)]) === one % 10, 'the solution has another digit');
      proof.add([one]);
    }
  },
};

/**
 * A digit is somewhere in every unit where it does not stand yet, and in no square that another has in each of its ways.
 * @param {Proof} proof @param {number} wanted
 */
function waysOf(proof, wanted) {
  /** @type {Set<number>} */
  const taken = new Set();
  const clausesOf = (/** @type {number} */ digit) =>
    [...UNITS.keys()]
      .filter((unit) => !proof.position.stands(unit, digit))
      .map((unit) => proof.places(unit, digit).filter((one) => !isTaken(one)));
  const isTaken = (/** @type {number} */ one) =>
    DIGITS.some((other) => other !== digitOf(one) && taken.has(literal(squareOf(one), other)));
  for (let count = -1; count < taken.size;) {
    count = taken.size;
    for (const digit of DIGITS) {
      const clauses = clausesOf(digit);
      for (const one of distinct(clauses.flat()))
        if (!taken.has(one) && follows(clauses, [one])) taken.add(one);
    }
  }
  return clausesOf(wanted);
}
