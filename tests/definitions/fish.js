// Fish of rows and columns, by their definitions.
import { DIGITS, UNITS_OF, sees } from '../grid.js';
import { candidate, choose, COLUMNS, ROWS } from './position.js';

/** @typedef {import('./position.js').Position} Position */
/** @typedef {import('./position.js').Finder} Finder */

/** @param {Position} p @param {number} digit @param {number} size @param {number} most lines that cross the places of the base */
function* fishOf(p, digit, size, most) {
  for (const [bases, covers] of [[ROWS, COLUMNS], [COLUMNS, ROWS]]) {
    const open = bases.filter((unit) => p.placesIn(unit, digit).length > 0);
    for (const base of choose(open, size)) {
      const places = base.flatMap((unit) => p.placesIn(unit, digit));
      const touched = covers.filter((unit) => places.some((square) => UNITS_OF[square].includes(unit)));
      if (touched.length > most) continue;
      for (const cover of choose(touched, size)) {
        const isCovered = (/** @type {number} */ square) =>
          cover.some((unit) => UNITS_OF[square].includes(unit));
        const fins = places.filter((square) => !isCovered(square));
        const others = cover
          .flatMap((unit) => p.placesIn(unit, digit))
          .filter((square) => !places.includes(square));
        yield { base, cover, fins, others };
      }
    }
  }
} // prettier-ignore

/** @param {number} size @returns {Finder} */
export const basicFish = (size) =>
  function* (p) {
    for (const digit of DIGITS) {
      for (const { fins, others } of fishOf(p, digit, size, size)) {
        if (fins.length === 0) yield others.map((square) => candidate(square, digit));
      }
    }
  };

/** Two with the same base, other fins and another first removal. @param {number} size @returns {Finder} */
export const siameseFish = (size) =>
  function* (p) {
    for (const digit of DIGITS) {
      const all = [...fishOf(p, digit, size, 9)].flatMap(({ base, fins, others }) => {
        const taken = others.filter((square) => fins.every((fin) => sees(fin, square)));
        const name = [...fins].sort().join(' ');
        return fins.length && taken.length ? [{ base: base.join(' '), name, taken, first: Math.min(...taken) }] : []; // prettier-ignore
      });
      for (const [one, other] of choose(all, 2)) {
        if (one.base !== other.base || one.name === other.name || one.first === other.first)
          continue;
        yield [...one.taken, ...other.taken].map((square) => candidate(square, digit));
      }
    }
  };

/** With fins, of the usual kind and sashimi. @param {number} size @returns {Finder} */
export const finnedFish = (size) =>
  function* (p) {
    for (const digit of DIGITS) {
      for (const { fins, others } of fishOf(p, digit, size, 9)) {
        if (fins.length === 0) continue;
        const taken = others.filter((square) => fins.every((fin) => sees(fin, square)));
        yield taken.map((square) => candidate(square, digit));
      }
    }
  };
