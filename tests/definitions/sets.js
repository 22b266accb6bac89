// Almost locked sets, by their definitions as HoDoKu has them.
import { DIGITS, UNITS, UNITS_OF, sees } from '../grid.js';
import { BOXES, candidate, choose, LINES, once } from './position.js';

/** @typedef {import('./position.js').Position} Position */
/** @typedef {import('./position.js').Found} Found */

/** @typedef {{ squares: readonly number[], digits: readonly number[], places: ReadonlyMap<number, readonly number[]> }} Als */

/** Squares of a unit with one digit more than squares. @param {Position} p @returns {readonly Als[]} */
function findSets(p) {
  /** @type {Map<string, Als>} */
  const all = new Map();
  for (const unit of UNITS) {
    const open = p.openIn(unit);
    for (let size = 1; size < open.length; size++) {
      for (const squares of choose(open, size)) {
        const digits = DIGITS.filter((digit) => squares.some((square) => p.has(square, digit)));
        if (digits.length !== size + 1) continue;
        const places = new Map(digits.map((digit) => [digit, squares.filter((square) => p.has(square, digit))]));
        all.set(squares.toSorted((a, b) => a - b).join(), { squares, digits, places });
      }
    }
  }
  return [...all.values()];
} // prettier-ignore

export const setsOf = once(findSets);

/** @param {Als} set @param {number} digit */
export const placesOf = (set, digit) => set.places.get(digit) ?? [];

/** The digits that only one of two sets can hold. @param {Als} a @param {Als} b */
export const restricted = (a, b) =>
  a.digits.filter((digit) => {
    const others = placesOf(b, digit);
    return others.length > 0 && placesOf(a, digit).every((square) => others.every((other) => sees(square, other)));
  }); // prettier-ignore

/** What sees all places of a digit in some sets. @param {Position} p @param {readonly Als[]} sets @param {number} digit @param {readonly Als[]} [all] nothing goes from these */
export const besides = (p, sets, digit, all = sets) =>
  p
    .seenByAll(sets.flatMap((set) => placesOf(set, digit)), digit)
    .filter((one) => !all.some((set) => set.squares.includes(Math.floor(one / 10)))); // prettier-ignore

/** @param {Position} p @returns {Found} */
export function* alsXz(p) {
  for (const [a, b] of choose(setsOf(p), 2)) {
    const common = restricted(a, b);
    for (const x of common) {
      for (const z of a.digits) {
        if (z !== x && b.digits.includes(z)) yield besides(p, [a, b], z);
      }
    }
    if (common.length < 2) continue;
    // Doubly linked: each set holds its other digits, and one of the two has each of the common ones.
    for (const set of [a, b]) {
      for (const digit of set.digits)
        if (!common.includes(digit)) yield besides(p, [set], digit, [a, b]);
    }
    for (const digit of common) yield besides(p, [a, b], digit);
  }
}

/** Two sets, each restricted by a third, by different digits. @param {Position} p @returns {Found} */
export function* alsXyWing(p) {
  const sets = setsOf(p);
  const beside = sets.map((set) =>
    sets.flatMap((other) => {
      const digits = other === set ? [] : restricted(set, other);
      return digits.length ? [{ other, digits }] : [];
    }),
  );
  for (const [at] of sets.entries()) {
    for (const [one, two] of choose(beside[at], 2)) {
      const [a, b] = [one.other, two.other];
      const isWithin = [[a, b], [b, a]].some(([own, whole]) => own.squares.every((square) => whole.squares.includes(square)));
      if (isWithin) continue;
      for (const x of one.digits) {
        for (const y of two.digits) {
          if (x === y) continue;
          for (const z of a.digits) {
            if (z !== x && z !== y && b.digits.includes(z)) yield besides(p, [a, b], z);
          }
        }
      }
    }
  }
} // prettier-ignore

/** All choices but the empty one. @param {readonly number[]} list */
const parts = (list) => list.flatMap((_, at) => [...choose(list, at + 1)]);

/**
 * Of the squares where a line and a box cross two or three have more digits than they are, by two at least. Squares of the
 * line take some of these digits, squares of the box the others, so that there are as many squares as digits. A digit that
 * the part of the line and that of the box bring along both goes from line and box.
 * @param {Position} p @returns {Found}
 */
export function* sueDeCoq(p) {
  const digitsOf = (/** @type {readonly number[]} */ squares) =>
    DIGITS.filter((digit) => squares.some((square) => p.has(square, digit)));
  const openIn = (/** @type {number} */ unit, /** @type {readonly number[]} */ but) =>
    p.openIn(UNITS[unit]).filter((square) => !but.includes(square));
  for (const line of LINES) {
    for (const box of BOXES) {
      const shared = openIn(line, []).filter((square) => UNITS_OF[square].includes(box));
      for (const cross of parts(shared)) {
        const own = digitsOf(cross);
        const surplus = own.length - cross.length;
        if (cross.length < 2 || surplus < 2) continue;
        /** How many digits of the crossing a part takes. @param {readonly number[]} part */
        const taken = (part) =>
          part.length - digitsOf(part).filter((digit) => !own.includes(digit)).length;
        const boxParts = parts(openIn(box, cross)).filter((part) => taken(part) >= 1);
        for (const inLine of parts(openIn(line, cross))) {
          const takes = taken(inLine);
          if (takes < 1 || takes >= surplus) continue;
          const barred = digitsOf(inLine).filter((digit) => own.includes(digit));
          for (const inBox of boxParts) {
            if (taken(inBox) !== surplus - takes || inBox.some((square) => inLine.includes(square))) continue;
            if (digitsOf(inBox).some((digit) => barred.includes(digit))) continue;
            const [ofLine, ofBox] = [digitsOf(inLine), digitsOf(inBox)];
            const all = digitsOf([...cross, ...inLine, ...inBox]);
            const both = ofLine.filter((digit) => ofBox.includes(digit));
            const goes = (/** @type {number} */ unit, /** @type {readonly number[]} */ kept, /** @type {readonly number[]} */ others) =>
              openIn(unit, [...cross, ...kept]).flatMap((square) =>
                all
                  .filter((digit) => (!others.includes(digit) || both.includes(digit)) && p.has(square, digit))
                  .map((digit) => candidate(square, digit)),
              );
            yield [...goes(line, inLine, ofBox), ...goes(box, inBox, ofLine)];
          }
        }
      }
    }
  }
} // prettier-ignore

/**
 * A square, and for each of its candidates a set in which all places of that see it. What sees all places of a further
 * digit in each of them loses it. In a list of all steps the sets may overlap.
 * @param {Position} p @returns {Found}
 */
export function* deathBlossom(p) {
  const sets = setsOf(p);
  for (const stem of p.open) {
    const own = p.digitsOf(stem);
    const petals = own.map((digit) =>
      sets.filter((set) => set.digits.includes(digit) && placesOf(set, digit).every((square) => sees(square, stem))),
    );
    for (const z of DIGITS.filter((digit) => !own.includes(digit))) {
      const withZ = petals.map((all) => all.map((set) => placesOf(set, z)).filter((places) => places.length > 0));
      const goes = (/** @type {number} */ square) =>
        withZ.every((all) => all.some((places) => places.every((place) => sees(place, square))));
      yield p.open.filter((square) => p.has(square, z) && goes(square)).map((square) => candidate(square, z));
    }
  }
} // prettier-ignore
