// Chains, by their definitions as HoDoKu has them: every way is gone.
import { DIGITS, UNITS_OF, sees } from '../grid.js';
import { areInLine, isBox, without } from './position.js';

/** @typedef {import('./position.js').Position} Position */
/** @typedef {import('./position.js').Found} Found */

/**
 * All ends that follow from a start: if the start is not the digit, the end is. No way is in a square twice.
 * @param {number} start a square
 * @param {readonly number[][]} first the squares of a step, the last of which is true then
 * @param {(way: readonly number[]) => Iterable<number[]>} next the squares of a further step
 * @param {(way: readonly number[]) => void} hear
 */
function goAll(start, first, next, hear) {
  /** @param {readonly number[]} way */
  const go = (way) => {
    hear(way);
    for (const step of next(way)) {
      if (step.every((square, at) => !way.includes(square) && step.indexOf(square) === at)) go([...way, ...step]); // prettier-ignore
    }
  };
  for (const step of first) go([start, ...step]);
}

const lastOf = (/** @type {readonly number[]} */ way) => way[way.length - 1];

/** The other end of each strong link; HoDoKu has none in a box whose two places lie in a line. @param {Position} p @param {number} square @param {number} digit */
const linkedTo = (p, square, digit) =>
  UNITS_OF[square].flatMap((unit) => {
    const places = p.placesIn(unit, digit);
    const [other] = without(places, square);
    return places.length === 2 && !(isBox(unit) && areInLine([square, other])) ? [other] : [];
  });

/** HoDoKu goes no further. */
const MOST_LINKS = 20;

/** Two strong links or more. @param {Position} p @returns {Found} */
export function* xChain(p) {
  for (const digit of DIGITS) {
    const places = p.open.filter((square) => p.has(square, digit));
    for (const start of places) {
      /** @type {Set<number>} */
      const ends = new Set();
      const first = linkedTo(p, start, digit).map((on) => [on]);
      const next = (/** @type {readonly number[]} */ way) =>
        places
          .filter((square) => sees(square, lastOf(way)))
          .flatMap((off) => {
            const steps = linkedTo(p, off, digit).map((on) => [off, on]);
            if (steps.some(([, on]) => on === start) && !way.includes(off)) ends.add(start);
            return steps;
          });
      goAll(start, first, next, (way) => way.length > 2 && ends.add(lastOf(way)));
      for (const end of ends) yield p.seenByAll([start, end], digit);
    }
  }
}

/** @param {Position} p @returns {Found} */
export function* xyChain(p) {
  const pairs = p.squaresWith(2);
  for (const start of pairs) {
    for (const digit of p.digitsOf(start)) {
      const digitAt = (/** @type {readonly number[]} */ way) =>
        way.reduce((own, square) => without(p.digitsOf(square), own)[0], digit);
      /** @type {Set<number>} */
      const ends = new Set();
      const next = (/** @type {readonly number[]} */ way) => {
        // Two links a square but for one.
        if (2 * way.length + 1 > MOST_LINKS) return [];
        const own = digitAt(way);
        return pairs
          .filter((square) => sees(square, lastOf(way)) && p.has(square, own))
          .map((square) => [square]);
      };
      goAll(start, [[]], next, (way) => {
        if (way.length > 1 && digitAt(way) === digit) ends.add(lastOf(way));
      });
      for (const end of ends) yield p.seenByAll([start, end], digit);
    }
  }
}

/**
 * Squares with the same two digits, each seeing the next, an even number of them, at least four, whose ends take something:
 * HoDoKu then takes what any two of them do that are an odd number of links apart, at least three.
 * @param {Position} p @returns {Found}
 */
export function* remotePair(p) {
  const pairs = p.squaresWith(2);
  for (const start of pairs) {
    const own = pairs.filter((square) => p.masks[square] === p.masks[start]);
    const taken = (/** @type {number} */ a, /** @type {number} */ b) =>
      p.digitsOf(start).flatMap((digit) => p.seenByAll([a, b], digit));
    /** @type {number[][]} */
    const ways = [];
    const next = (/** @type {readonly number[]} */ way) =>
      2 * way.length + 1 > MOST_LINKS
        ? []
        : own.filter((square) => sees(square, lastOf(way))).map((square) => [square]);
    goAll(start, [[]], next, (way) => {
      if (way.length >= 4 && way.length % 2 === 0) ways.push([...way]);
    });
    for (const way of ways.filter(([first, ...rest]) => taken(first, lastOf(rest)).length > 0)) {
      yield way.flatMap((a, at) =>
        way.slice(at + 3).flatMap((b, further) => (further % 2 === 0 ? taken(a, b) : [])),
      );
    }
  }
}
