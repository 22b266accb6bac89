// Proves the sentences about locked candidates, sets and fish.

import { areSame, distinct, digitOf, literal, squareOf } from './logic.js';
import { lies, nameSquare, nameUnit, sees } from '../grid.js';

/** @typedef {import('./logic.js').Literal} Literal */
/** @typedef {import('./proof.js').Proof} Proof */
/** @typedef {import('./proof.js').Prover} Prover */

/** @typedef {{ base: number[], digit: number, cover: number[], fins: number[] }} Fish */

/** Covers and fins hold all places of the base, and there are as many covers. @param {Proof} proof @param {Fish} fish */
function swims(proof, { base, digit, cover, fins }) {
  proof.must(base.length === cover.length, `${cover.length} covers for ${base.length} units`);
  proof.must(distinct([...base, ...cover]).length === 2 * base.length, 'a unit is named twice');
  const held = (/** @type {number} */ square) => cover.some((unit) => lies(unit, square));
  for (const unit of base) {
    const places = proof.position.places(unit, digit);
    proof.must(places.length > 0, `${digit} has no place in ${nameUnit(unit)}`);
    const free = places.filter((square) => !held(square) && !fins.includes(square));
    proof.must(free.length === 0, `${free.map(nameSquare)} is held by nothing`);
    proof.add(proof.places(unit, digit));
  }
  const twice = (/** @type {number} */ square) => base.filter((unit) => lies(unit, square)).length;
  if (fins.length > 0) proof.candidates(fins, digit);
  for (const fin of fins) {
    proof.must(twice(fin) > 0, `the fin ${nameSquare(fin)} is not of the base`);
    proof.must(!held(fin) || twice(fin) > 1, `${nameSquare(fin)} is covered, and no fin`);
  }
  proof.said.fish = { base, digit, cover, fins };
}

/** The places of the covers that are not of the base. @param {Proof} proof @param {Fish} fish @returns {Literal[]} */
function others(proof, { base, digit, cover }) {
  const places = distinct(cover.flatMap((unit) => proof.places(unit, digit)));
  return places.filter((one) => !base.some((unit) => lies(unit, squareOf(one))));
}

/** @param {Proof} proof @param {Fish} fish */
const finsOf = (proof, { fins, digit }) => fins.map((square) => literal(square, digit));

/** @param {Proof} proof @returns {Fish} */
function fishOf(proof) {
  proof.must(proof.said.fish !== undefined, 'there is no fish');
  return proof.said.fish ?? { base: [], digit: 0, cover: [], fins: [] };
}

/** @param {Proof} proof @param {{ cover: number[] }} fact @returns {Fish} of whose covers it speaks */
function fishWith(proof, { cover }) {
  const fish = fishOf(proof);
  proof.must(areSame(fish.cover, cover), 'the fish has other covers');
  return fish;
}

/** @param {Proof} proof @param {readonly number[]} units @param {readonly number[]} squares */
function inUnits(proof, units, squares) {
  for (const unit of units) proof.allIn(unit, squares);
}

/** @param {Fish} fish @param {number} square */
const seesFins = ({ fins }, square) => fins.every((fin) => sees(fin, square));

/** Squares in two of the covers. @param {Proof} proof @param {import('../explained/reader.js').Fact} fact */
function inTwo(proof, fact) {
  const fish = fishWith(proof, /** @type {any} */ (fact));
  proof.candidates(fact.squares, fish.digit);
  for (const square of fact.squares) {
    const count = fish.cover.filter((unit) => lies(unit, square)).length;
    proof.must(count > 1, `${nameSquare(square)} lies in ${count} of them`);
  }
  return fish;
}

/** Each digit is in one of three squares. @param {Proof} proof @param {import('../explained/reader.js').Fact} fact */
function crossing(proof, { box, row, column, digits, first, second, pivot }) {
  proof.must(row < 9 && column >= 9 && column < 18 && box >= 18, 'these are other units');
  proof.allIn(row, [pivot, first]);
  proof.allIn(column, [pivot, second]);
  proof.allIn(box, [pivot]);
  for (const digit of digits) {
    for (const [unit, outside] of [
      [row, first],
      [column, second],
    ]) {
      const places = proof.places(unit, digit);
      const out = places.map(squareOf).filter((square) => !lies(box, square));
      proof.must(out.every((square) => square === outside), `the ${digit} has other places`); // prettier-ignore
      proof.add(places);
    }
    proof.claim('it is in one of the three', [proof.at([pivot, first, second], digit)]);
  }
}

/** @type {Record<string, Prover>} */
export const FISH = {
  locked(proof, { base, digit, squares, cover }) {
    proof.onlyPlaces(base, digit, squares);
    proof.allIn(cover, squares);
    proof.must(base !== cover, 'a unit covers itself');
  },

  'naked set'(proof, { units, squares, count, digits, size }) {
    inUnits(proof, units, squares);
    proof.must(count === squares.length && size === digits.length, 'it is counted wrongly');
    proof.must(count === size, 'it has not as many digits as squares');
    proof.must(areSame(proof.digitsOf(squares), digits), 'the squares have other digits');
    proof.add(...squares.map((/** @type {number} */ square) => proof.cells(square)));
  },

  'hidden set'(proof, { units, squares, count, digits, size }) {
    inUnits(proof, units, squares);
    proof.must(count === squares.length && size === digits.length, 'it is counted wrongly');
    proof.must(count === size, 'it has not as many squares as digits');
    for (const unit of units) {
      const places = digits.map((/** @type {number} */ digit) => proof.places(unit, digit));
      const all = distinct(places.flat().map(squareOf));
      proof.must(areSame(all, squares), `the digits go elsewhere in ${nameUnit(unit)}`);
      proof.add(...places);
    }
  },

  firework(proof, fact) {
    const { digits, first, second, pivot, squares } = fact;
    proof.must(digits.length === 3 && areSame(squares, [pivot, first, second]), 'three of each');
    crossing(proof, fact);
  },

  'firework pair'(proof, fact) {
    proof.must(fact.digits.length === 2, 'there are not two');
    crossing(proof, fact);
    (proof.said.fireworks ??= []).push(fact);
  },

  'firework four'(proof, { squares, first, second, firstDigits, secondDigits }) {
    const pairs = proof.said.fireworks ?? [];
    const [one, other] = pairs;
    proof.must(pairs.length === 2 && areSame([one.pivot, other.pivot], [first, second]), 'these are other pivots'); // prettier-ignore
    proof.must(distinct(pairs.flatMap((/** @type {any} */ { digits }) => digits)).length === 4, 'there are not four digits'); // prettier-ignore
    proof.must(areSame(distinct(pairs.flatMap((/** @type {any} */ all) => [all.pivot, all.first, all.second])), squares), 'these are other squares'); // prettier-ignore
    for (const [square, digits] of [[first, firstDigits], [second, secondDigits]]) {
      proof.claim('it is one of these', [digits.flatMap((/** @type {number} */ digit) => proof.at([square], digit))]);
    } // prettier-ignore
  },

  leaves(proof, { square, digit, unit }) {
    proof.allIn(unit, [square]);
    const places = proof.places(unit, digit);
    proof.must(places.length > 1, 'it was the only place anyway');
    proof.add(places);
    proof.claim('it is the only place left', [[literal(square, digit)]]);
  },

  fish(proof, fact) {
    const fish = { base: fact.base, digit: fact.digit, cover: fact.cover, fins: [] };
    swims(proof, fish);
    const places = fish.base.flatMap((unit) => proof.places(unit, fish.digit));
    proof.must(distinct(places).length === places.length, 'two of the base share a place');
    proof.claim('there is no other', others(proof, fish).map((one) => [-one])); // prettier-ignore
  },

  'finned fish'(proof, fact) {
    const fish = { base: fact.base, digit: fact.digit, cover: fact.cover, fins: fact.fins };
    swims(proof, fish);
    const fins = finsOf(proof, fish);
    proof.claim('a fin, or none but those of the base', others(proof, fish).map((one) => [...fins, -one])); // prettier-ignore
  },

  siamese(proof, { cover, fins }) {
    const { base, digit } = fishOf(proof);
    swims(proof, { base, digit, cover, fins });
  },

  'sees fins'(proof, fact) {
    const fish = fishWith(proof, /** @type {any} */ (fact));
    proof.must(fish.digit === fact.digit, 'the fish is of another digit');
    proof.must(areSame(fish.base, fact.base), 'the fish has another base');
    const seen = others(proof, fish).filter((one) => seesFins(fish, squareOf(one)));
    proof.claim('what sees the fins goes', seen.map((one) => [-one])); // prettier-ignore
  },

  'endo fins'(proof, { squares, base }) {
    const fish = fishOf(proof);
    proof.must(areSame(fish.base, base), 'the fish has another base');
    for (const square of squares) {
      proof.must(fish.fins.includes(square), `${nameSquare(square)} is no fin`);
      const count = base.filter((/** @type {number} */ unit) => lies(unit, square)).length;
      proof.must(count > 1, `${nameSquare(square)} lies in ${count} of them`);
    }
  },

  cannibal(proof, fact) {
    const fish = inTwo(proof, fact);
    proof.must(fish.fins.length === 0, 'it has fins to see');
  },

  'cannibal with fins'(proof, fact) {
    const fish = inTwo(proof, fact);
    for (const square of fact.squares)
      proof.must(seesFins(fish, square), `${nameSquare(square)} does not see the fins`);
  },

  'kraken fish'(proof, fact) {
    swims(proof, { base: fact.base, digit: fact.digit, cover: fact.cover, fins: fact.fins });
  },

  'kraken 1'(proof, fact) {
    const fish = fishWith(proof, /** @type {any} */ (fact));
    const fins = finsOf(proof, fish);
    proof.must(areSame(fish.base, fact.base) && fish.digit === fact.digit, 'it is another fish');
    proof.claim('it holds without the fins', others(proof, fish).map((one) => [...fins, -one])); // prettier-ignore
    const goes = proof.candidates(fact.squares, fish.digit);
    proof.claim('it holds without the fins', goes.map((one) => [...fins, -one])); // prettier-ignore
  },

  'kraken 1 twice'(proof, fact) {
    const fish = fishWith(proof, /** @type {any} */ (fact));
    const fins = finsOf(proof, fish);
    proof.must(areSame(fish.base, fact.base) && fish.digit === fact.digit, 'it is another fish');
    for (const one of proof.candidates(fact.squares, fish.digit)) {
      const count = fish.cover.filter((unit) => lies(unit, squareOf(one))).length;
      proof.must(count > 1, `${digitOf(one)} lies in ${count} of them`);
      proof.claim('it holds without the fins', [[...fins, -one]]);
    }
  },
};
