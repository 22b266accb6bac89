// 3D Medusa, by its definition.
import { DIGITS, UNITS_OF, sees } from '../grid.js';
import { candidate } from './position.js';

/** @typedef {import('./position.js').Position} Position */
/** @typedef {import('./position.js').Found} Found */
/** @typedef {import('./position.js').Candidate} Candidate */

const squareOf = (/** @type {Candidate} */ one) => Math.floor(one / 10);
const digitOf = (/** @type {Candidate} */ one) => one % 10;

/** @param {Candidate} one @param {Candidate} other */
const clash = (one, other) =>
  squareOf(one) === squareOf(other)
    ? one !== other
    : digitOf(one) === digitOf(other) && sees(squareOf(one), squareOf(other));

/** Those of which one or the other is true: the only two of a square, or of a digit in a unit. @param {Position} p @param {Candidate} one @returns {Candidate[]} */
function partnersOf(p, one) {
  const [square, digit] = [squareOf(one), digitOf(one)];
  const choices = [
    p.digitsOf(square).map((other) => candidate(square, other)),
    ...UNITS_OF[square].map((unit) => p.placesIn(unit, digit).map((place) => candidate(place, digit))),
  ];
  return choices.filter(({ length }) => length === 2).flatMap((pair) => pair.filter((other) => other !== one));
} // prettier-ignore

/** @param {Position} p @param {Candidate} first @returns {[Set<Candidate>, Set<Candidate>]} */
function sidesFrom(p, first) {
  const sides = /** @type {[Set<Candidate>, Set<Candidate>]} */ ([new Set([first]), new Set()]);
  const queue = [first];
  for (const one of queue) {
    for (const other of partnersOf(p, one)) {
      if (sides.some((side) => side.has(other))) continue;
      sides[sides[0].has(one) ? 1 : 0].add(other);
      queue.push(other);
    }
  }
  return sides;
}

/** The sides of each cluster that has several digits. @param {Position} p */
function* clustersOf(p) {
  for (const square of p.open) {
    for (const digit of p.digitsOf(square)) {
      const sides = sidesFrom(p, candidate(square, digit));
      if (new Set(sides.flatMap((side) => [...side].map(digitOf))).size > 1) yield sides;
    }
  }
}

/** Two of a side clash, or it leaves a square without a candidate. @param {Position} p @returns {Found} */
export function* medusaWrap(p) {
  const isBarred = (/** @type {Set<Candidate>} */ side, /** @type {Candidate} */ one) =>
    [...side].some((other) => clash(one, other));
  for (const sides of clustersOf(p)) {
    for (const side of sides) {
      const isEmpty = (/** @type {number} */ square) =>
        p.digitsOf(square).every((digit) => isBarred(side, candidate(square, digit)));
      if ([...side].some((one) => isBarred(side, one)) || p.open.some(isEmpty)) yield [...side];
    }
  }
}

/** What clashes with both sides. @param {Position} p @returns {Found} */
export function* medusaTrap(p) {
  const all = p.open.flatMap((square) => DIGITS.filter((digit) => p.has(square, digit)).map((digit) => candidate(square, digit))); // prettier-ignore
  for (const sides of clustersOf(p)) {
    yield all.filter(
      (one) =>
        !sides.some((side) => side.has(one)) &&
        sides.every((side) => [...side].some((other) => clash(one, other))),
    );
  }
}
