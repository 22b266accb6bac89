// Proves the sentences that rely on a single solution: two digits that could change places, boards of which all squares
// have two candidates.

import { areSame, digitOf, distinct, follows, literal, squareOf } from './logic.js';
import { acrossFrom, faultOfDeadly } from '../told/deadly.js';
import { DIGITS, UNITS, lies, nameSquare, nameUnit } from '../grid.js';

/** @typedef {import('./logic.js').Literal} Literal */
/** @typedef {import('./proof.js').Proof} Proof */
/** @typedef {import('./proof.js').Prover} Prover */

/**
 * Two in each unit or none, hanging together, each the other digit of its neighbours.
 * @param {Proof} proof
 * @param {readonly number[]} squares
 * @param {readonly number[]} digits
 */
function takeTurns(proof, squares, digits) {
  const shared = UNITS.map((unit) => unit.filter((square) => squares.includes(square)));
  proof.must(digits.length === 2 && squares.length >= 4, 'two digits in four squares or more');
  proof.must(shared.every(({ length }) => length === 0 || length === 2), 'two squares in each unit, or none'); // prettier-ignore
  const turns = new Map([[squares[0], 0]]);
  for (const [square, turn] of turns) {
    for (const next of shared.filter((pair) => pair.includes(square)).flat()) {
      if (next === square) continue;
      if (!turns.has(next)) turns.set(next, 1 - turn);
      proof.must(turns.get(next) === 1 - turn, 'the two digits take turns');
    }
  }
  proof.must(turns.size === squares.length, 'the squares do not hang together');
  const filled = squares.filter((square) => proof.position.digits[square] !== 0);
  const ways = filled.map((square) => Number(turns.get(square)) ^ Number(proof.position.digits[square] === digits[0])); // prettier-ignore
  proof.must(filled.every((square) => digits.includes(proof.position.digits[square])), 'a square has another digit'); // prettier-ignore
  proof.must(distinct(ways).length < 2, 'what is filled takes no turns');
}

/** That not all hold these digits alone. @param {Proof} proof @param {number[]} squares @param {number[]} digits */
function deadly(proof, squares, digits) {
  takeTurns(proof, squares, digits);
  cannotHold(proof, squares, digits);
}

/** The same where lines could exchange digits, or two digits change places elsewhere. @param {string} rule @returns {Prover} */
const exchanging = (rule) => (proof, fact) => {
  couldExchange(rule, proof, fact);
  cannotHold(proof, fact.squares, fact.digits);
};

/** @param {string} rule @param {Proof} proof @param {import('../explained/reader.js').Fact} fact */
function couldExchange(rule, proof, { squares, digits, lines = [] }) {
  const fault = faultOfDeadly(rule, {
    ...{ squares, digits, lines },
    digitAt: (square) => proof.position.digits[square],
    isGiven: (square) => proof.givens.has(square),
  });
  proof.must(fault === null, String(fault));
}

/** @param {Proof} proof @param {number[]} squares @param {number[]} digits @param {Literal[]} [elsewhere] what prevents it, too */
function cannotHold(proof, squares, digits, elsewhere = []) {
  const all = squares.flatMap((square) => proof.cells(square));
  const extras = [...all.filter((one) => !digits.includes(digitOf(one))), ...elsewhere];
  for (const square of squares.filter((one) => proof.position.digits[one] === 0)) {
    const left = digits.flatMap((digit) => proof.at([square], digit)).length;
    proof.must(left > 0, `${nameSquare(square)} can be none of them`);
  }
  proof.add(extras);
  proof.said.deadly = { squares, digits, extras };
}

/** @param {Proof} proof @returns {{ squares: number[], digits: number[], extras: Literal[] }} */
function deadlyOf(proof) {
  const { deadly: said } = proof.said;
  proof.must(said !== undefined, 'no squares could change their digits');
  return said ?? { squares: [], digits: [], extras: [] };
}

/**
 * With as many squares as it takes, digits are used up in units.
 * @param {Proof} proof
 * @param {readonly Literal[]} extras
 * @param {number[]} set
 * @param {number[]} digits
 * @param {number[]} units
 */
function usesUp(proof, extras, set, digits, units) {
  const squares = distinct(extras.map(squareOf));
  for (const unit of units) proof.allIn(unit, [...set, ...squares]);
  const all = distinct([...proof.digitsOf(set), ...extras.map(digitOf)]);
  proof.must(areSame(all, digits), 'they have other digits');
  proof.must(digits.length === set.length + 1, 'it does not add up');
  proof.add(...set.map((square) => proof.cells(square)));
}

/** @param {number} square @returns {number[]} */
const linesOf = (square) => UNITS.flatMap((_, unit) => (unit < 18 && lies(unit, square) ? [unit] : [])); // prettier-ignore

/**
 * In the lines of these squares a digit goes in the pattern only.
 * @param {Proof} proof
 * @param {readonly number[]} squares
 * @param {number} digit
 * @param {readonly number[]} units as they are named
 */
function onlyInFour(proof, squares, digit, units) {
  const { squares: four } = deadlyOf(proof);
  proof.must(four.length === 4, 'there are not four');
  proof.must(areSame(distinct(squares.flatMap(linesOf)), units), 'these are other lines');
  return units.map((unit) => {
    const places = proof.places(unit, digit);
    const isSo = places.length > 0 && places.every((one) => four.includes(squareOf(one)));
    proof.must(isSo, `${digit} has other places in ${nameUnit(unit)}`);
    return places;
  });
}

/**
 * The squares and digits that prevent a deadly pattern.
 * @param {Proof} proof
 * @param {readonly number[]} squares
 * @param {readonly number[]} digits
 */
export function areExtras(proof, squares, digits) {
  const { extras } = deadlyOf(proof);
  proof.must(areSame(distinct(extras.map(squareOf)), squares), 'others have more candidates');
  proof.must(areSame(distinct(extras.map(digitOf)), digits), 'they have other candidates');
}

/** @type {Record<string, Prover>} */
export const UNIQUENESS = {
  deadly(proof, { squares, digits }) {
    const filled = squares.filter((/** @type {number} */ square) => proof.position.digits[square]);
    proof.must(filled.length === 0, 'a square is filled');
    deadly(proof, squares, digits);
  },

  avoidable(proof, { squares, digits }) {
    const given = squares.filter((/** @type {number} */ square) => proof.givens.has(square));
    proof.must(given.length === 0, `${given.map(nameSquare)} is given`);
    deadly(proof, squares, digits);
  },

  extended: exchanging('extended-rectangle'),
  'clue cover': exchanging('uniqueness-clue-cover'),
  'reverse bug'(proof, fact) {
    proof.must(areSame(fact.choices, fact.digits), 'other digits are given');
    exchanging('reverse-bug')(proof, fact);
  },

  qiu(proof, { squares, digits, apart, lines }) {
    couldExchange('qiu-deadly-pattern', proof, { says: 'qiu', squares, digits, lines });
    const { box, places } = acrossFrom(squares, lines);
    const all = digits.flatMap((/** @type {number} */ digit) => proof.places(box, digit));
    const own = all.filter((/** @type {Literal} */ one) => places.includes(squareOf(one)));
    proof.must(areSame(distinct(own.map(squareOf)), apart), 'the box has them in other squares');
    const elsewhere = all.filter((/** @type {Literal} */ one) => !own.includes(one));
    const told = proof.said.box ?? { box, digits: elsewhere.length > 0 ? digits : [] };
    proof.must(told.box === box && areSame(told.digits, digits), 'nothing says that they are nowhere else in the box'); // prettier-ignore
    cannotHold(proof, squares, digits, elsewhere);
    proof.said.box = { box, digits };
  },

  'qiu box'(proof, { box, digits, apart }) {
    const all = digits.flatMap((/** @type {number} */ digit) => proof.places(box, digit));
    proof.must(areSame(distinct(all.map(squareOf)), apart), 'they have other places');
    proof.said.box = { box, digits };
  },

  'qiu elsewhere'(proof, { pair, digits, box, squares, choices }) {
    const { squares: own, digits: both } = deadlyOf(proof);
    proof.must(areSame(pair, own) && areSame(digits, both), 'these are others');
    proof.must(box === proof.said.box?.box, 'it is another box');
    areExtras(proof, squares, choices);
  },

  extras(proof, { squares, digits }) {
    areExtras(proof, squares, digits);
  },

  corner(proof, { squares }) {
    const { extras } = deadlyOf(proof);
    proof.must(squares.length === 1, 'one has others');
    proof.must(areSame(distinct(extras.map(squareOf)), squares), 'others have more candidates');
  },

  'last corner'(proof, { digit, square }) {
    const { squares, digits } = deadlyOf(proof);
    const rest = squares.filter((one) => one !== square);
    proof.must(squares.includes(square) && digits.includes(digit), 'it is not of the pattern');
    proof.must(
      rest.every((one) => proof.position.digits[one] !== 0),
      'others are empty, too',
    );
    proof.claim('it would be deadly', [[-literal(square, digit)]]);
  },

  'uses up'(proof, { set, digits, units, count, size }) {
    proof.must(count === digits.length && size === set.length + 1, 'it is counted wrongly');
    usesUp(proof, proof.said.bug ?? deadlyOf(proof).extras, set, digits, units);
  },

  'extra hidden set'(proof, { units, digits, set, count, size }) {
    proof.must(count === digits.length && size === set.length + 1, 'it is counted wrongly');
    const { extras } = deadlyOf(proof);
    const squares = [...distinct(extras.map(squareOf)), ...set];
    proof.must(digits.length === set.length + 1, 'it does not add up');
    for (const unit of units) {
      proof.allIn(unit, squares);
      for (const digit of digits) {
        const places = proof.places(unit, digit);
        const isSo = places.every((one) => squares.includes(squareOf(one)));
        proof.must(isSo, `${digit} has other places in ${nameUnit(unit)}`);
        proof.add(places);
      }
    }
  },

  'linked corners'(proof, { unit, digit, squares, other, digits }) {
    const { squares: corners, digits: both } = deadlyOf(proof);
    proof.must(areSame(both, digits) && areSame([digit, ...other], digits), 'these are other digits'); // prettier-ignore
    for (const square of squares) proof.must(corners.includes(square), `${nameSquare(square)} is no corner`); // prettier-ignore
    proof.onlyPlaces(unit, digit, squares);
    const none = squares.flatMap((/** @type {number} */ square) => other.map((/** @type {number} */ one) => [-literal(square, one)])); // prettier-ignore
    proof.claim('they cannot be another', none);
  },

  'opposite corners'(proof, { units, squares, digit, digits }) {
    const { squares: corners, digits: both } = deadlyOf(proof);
    proof.must(areSame(both, digits) && digits.includes(digit), 'these are other digits');
    for (const square of squares) proof.must(corners.includes(square), `${nameSquare(square)} is no corner`); // prettier-ignore
    proof.add(...onlyInFour(proof, squares, digit, units));
    proof.claim('they cannot be it', squares.map((/** @type {number} */ square) => [-literal(square, digit)])); // prettier-ignore
  },

  'hidden corner'(proof, { units, square, digit, digits, other, squares, opposite }) {
    const { squares: corners, digits: both } = deadlyOf(proof);
    proof.must(areSame(both, digits), 'these are other digits');
    proof.must(areSame([digit, other], digits), 'these are other digits');
    proof.must(areSame([square, opposite, ...squares], corners), 'these are other corners');
    const seen = [...onlyInFour(proof, [square], digit, units), proof.cells(opposite)];
    const then = [...squares.map((/** @type {number} */ one) => literal(one, digit)), literal(opposite, other)]; // prettier-ignore
    for (const one of then)
      proof.must(follows(seen, [-literal(square, other), one]), 'that would not be so');
    proof.add(...seen);
    proof.claim('it cannot be it', [[-literal(square, other)]]);
  },

  bug(proof, fact) {
    UNIQUENESS['bug once'](proof, fact);
    proof.add(proof.said.bug);
  },

  /** Nothing follows as long as several solutions are not ruled out. */
  'bug once'(proof, { extras }) {
    const all = extras.map((/** @type {import('./pieces.js').Place} */ one) => literal(one.square, one.digit)); // prettier-ignore
    const { position } = proof;
    for (const one of all) proof.must(position.can(squareOf(one), digitOf(one)), 'it is no candidate'); // prettier-ignore
    for (let square = 0; square < 81; square++) {
      const rest = proof.cells(square).filter((one) => !all.includes(one));
      if (position.digits[square] === 0) proof.must(rest.length === 2, `${nameSquare(square)} would have ${rest.length}`); // prettier-ignore
    }
    for (const unit of UNITS.keys()) {
      for (const digit of DIGITS) {
        const rest = proof.places(unit, digit).filter((one) => !all.includes(one));
        proof.must(rest.length % 2 === 0 && rest.length < 3, `${digit} would have ${rest.length} places in ${nameUnit(unit)}`); // prettier-ignore
      }
    }
    proof.said.bug = all;
  },

  'bug of a square'(proof, fact) {
    UNIQUENESS.bug(proof, fact);
    const all = fact.digits.map((/** @type {number} */ digit) => literal(fact.square, digit));
    proof.must(areSame(all, proof.said.bug), 'the extra ones are others');
  },

  'bug linked'(proof, { unit, digit, first, second, ofFirst, ofSecond }) {
    const all = proof.said.bug ?? [];
    proof.onlyPlaces(unit, digit, [first, second]);
    for (const [square, other, digits] of [[first, second, ofSecond], [second, first, ofFirst]]) {
      const own = digits.map((/** @type {number} */ one) => literal(other, one));
      proof.must(own.every((/** @type {Literal} */ one) => all.includes(one)), 'that is no extra one');
      proof.claim('then the other is so', [[-literal(square, digit), ...own]]);
    } // prettier-ignore
  },
};
