// Patterns of Nicolas Juillerat's Sudoku Explainer 1.2.1, by their definitions: direct hints, unique loops, BUG, aligned
// exclusion.
import { DIGITS, UNITS, UNITS_OF, sees } from '../grid.js';
import { digitsIn, heldOf } from './explainer-basic.js';
import {
  BOXES,
  candidate,
  choose,
  COLUMNS,
  LINES,
  ROWS,
  sharedUnits,
  without,
} from './position.js';

/** @typedef {import('./position.js').Position} Position */
/** @typedef {import('./position.js').Candidate} Candidate */
/**
 * @typedef {object} Instance of a technique
 * @property {string} technique
 * @property {Candidate[]} [placed]
 * @property {Candidate[]} [removed]
 * @property {boolean} [isSure] false: Sudoku Explainer may miss it
 */
/** @typedef {(p: Position) => Generator<Instance>} Producer */

/* --- Direct hints ---------------------------------------------------------------------------------------- */

/**
 * All places of a digit in a box lie in a line, or the other way round, which takes others: then another unit of the same
 * kind as the first has one place left. One place in the first is enough for Sudoku Explainer.
 * @type {Producer}
 */
export function* directLocking(p) {
  for (const [technique, bases, covers] of /** @type {const} */ ([
    ['direct-pointing', BOXES, LINES],
    ['direct-claiming', ROWS, BOXES],
    ['direct-claiming', COLUMNS, BOXES],
  ])) {
    for (const base of bases) {
      for (const digit of DIGITS) {
        const places = p.placesIn(base, digit);
        for (const cover of covers) {
          if (places.length === 0 || !places.every((square) => UNITS_OF[square].includes(cover))) continue;
          const taken = p.placesIn(cover, digit).filter((square) => !places.includes(square));
          for (const unit of without(bases, base)) {
            const before = p.placesIn(unit, digit);
            const left = before.filter((square) => !taken.includes(square));
            if (left.length === 1 && before.length > 1) {
              yield { technique, placed: [candidate(left[0], digit)] };
            }
          }
        }
      }
    }
  }
} // prettier-ignore

/** A hidden set, of digits with two places or more, that takes something: then another digit of the unit has one place left. @param {number} size @param {string} technique @returns {Producer} */
export const directHidden = (size, technique) =>
  function* (p) {
    for (const unit of UNITS.keys()) {
      const fit = DIGITS.filter((digit) => p.placesIn(unit, digit).length > 1);
      for (const digits of choose(fit, size)) {
        const own = [...new Set(digits.flatMap((digit) => p.placesIn(unit, digit)))];
        if (own.length !== size || digitsIn(p, own).length === size) continue;
        for (const digit of DIGITS.filter((each) => !digits.includes(each))) {
          const left = p.placesIn(unit, digit).filter((square) => !own.includes(square));
          if (left.length === 1) yield { technique, placed: [candidate(left[0], digit)] };
        }
      }
    }
  };

/* --- Unique loops ---------------------------------------------------------------------------------------- */

/**
 * Rings of four squares or more that have both digits, each seeing the next, in which every unit that is met has two
 * squares, one at an even place and one at an odd one; each ring in either direction. The first square has nothing else;
 * of the others two have more, or all that have more have the same digit.
 * @param {Position} p @param {number} first @returns {Generator<number[]>}
 */
function* ringsFrom(p, first) {
  const fits = p.open.filter((square) => (p.masks[square] & p.masks[first]) === p.masks[first]);
  /** @param {readonly number[]} ring @returns {Generator<number[]>} */
  function* go(ring) {
    const last = ring[ring.length - 1];
    const metAt = (/** @type {number} */ parity) =>
      ring.filter((_, at) => at % 2 === parity).flatMap((square) => UNITS_OF[square]);
    const [even, odd] = [metAt(0), metAt(1)];
    if (even.length === odd.length && even.every((unit) => odd.includes(unit)) && sees(last, first)) yield [...ring];
    const met = ring.length % 2 ? odd : even;
    for (const square of fits) {
      if (!sees(square, last) || ring.includes(square)) continue;
      const extra = [...ring, square].filter((each) => p.digitsOf(each).length > 2);
      const isPromising = extra.length <= 2 || digitsIn(p, extra).length === 3;
      if (isPromising && !UNITS_OF[square].some((unit) => met.includes(unit))) yield* go([...ring, square]);
    }
  }
  yield* go([first]);
} // prettier-ignore

/**
 * The other digits of two squares of the ring, and squares of a unit of both, form a naked set; or the two digits and
 * others have, besides the two, one square fewer than they are, a hidden set. Sudoku Explainer's sets are small for the
 * unit, and as large as the other digits are many.
 * @param {Position} p @param {readonly number[]} extra two squares @param {readonly number[]} pair @param {readonly number[]} more
 */
function* setsBeside(p, extra, pair, more) {
  for (const unit of sharedUnits(extra)) {
    const others = p.openIn(UNITS[unit]).filter((square) => !extra.includes(square));
    const open = others.length + 2;
    for (let size = Math.max(2, more.length); size <= 7; size++) {
      for (const own of 2 * size <= open ? choose(others, size - 1) : []) {
        const digits = DIGITS.filter((digit) => more.includes(digit) || own.some((square) => p.has(square, digit)));
        if (digits.length !== size) continue;
        yield heldOf(p, others.filter((square) => !own.includes(square)), digits);
      }
      const fit = DIGITS.filter((digit) => ![...pair, ...more].includes(digit) && p.placesIn(unit, digit).length > 1);
      for (const added of 2 * size < open ? choose(fit, size - 2) : []) {
        const digits = [...pair, ...added];
        const own = others.filter((square) => digits.some((digit) => p.has(square, digit)));
        if (own.length !== size - 1) continue;
        yield heldOf(p, own, DIGITS.filter((digit) => !digits.includes(digit)));
      }
    }
  }
} // prettier-ignore

/**
 * With nothing but the two digits the ring could be filled in two ways, so one of the other digits stands. Sudoku Explainer
 * never misses one with two such squares at most.
 * @type {Producer}
 */
export function* uniqueLoops(p) {
  for (const first of p.squaresWith(2)) {
    const pair = p.digitsOf(first);
    for (const ring of ringsFrom(p, first)) {
      const of = (/** @type {number} */ type) =>
        `unique-${ring.length === 4 ? 'rectangle' : 'loop'}-${type}`;
      const extra = ring.filter((square) => p.digitsOf(square).length > 2);
      const more = digitsIn(p, extra).filter((digit) => !pair.includes(digit));
      const isSure = extra.length <= 2;
      if (extra.length === 1) yield { technique: of(1), removed: heldOf(p, extra, pair) };
      if (extra.length > 1 && more.length === 1) yield { technique: of(2), removed: p.seenByAll(extra, more[0]), isSure };
      if (extra.length !== 2) continue;
      if (more.length > 1) {
        for (const removed of setsBeside(p, extra, pair, more)) yield { technique: of(3), removed };
      }
      for (const digit of pair) {
        const isLocked = sharedUnits(extra).some((unit) => p.placesIn(unit, digit).length === 2);
        if (isLocked) yield { technique: of(4), removed: heldOf(p, extra, without(pair, digit)) };
      }
    }
  }
} // prettier-ignore

/* --- BUG ------------------------------------------------------------------------------------------------- */

/** Whether all squares are left two candidates, and all units each digit twice or not at all. @param {Position} p @param {readonly Candidate[]} but without these */
const isGrave = (p, but) =>
  p.open.every((square) => p.digitsOf(square).filter((digit) => !but.includes(candidate(square, digit))).length === 2) &&
  [...UNITS.keys()].every((unit) =>
    DIGITS.every((digit) =>
      [0, 2].includes(p.placesIn(unit, digit).filter((square) => !but.includes(candidate(square, digit))).length),
    ),
  ); // prettier-ignore

/** All ways to leave each of these squares two candidates: what it loses. @param {Position} p @param {readonly number[]} squares @returns {Generator<Candidate[]>} */
function* surplusOf(p, [first, ...rest]) {
  if (first === undefined) return yield [];
  const digits = p.digitsOf(first);
  for (const lost of choose(digits, digits.length - 2)) {
    for (const more of surplusOf(p, rest)) yield [...heldOf(p, [first], lost), ...more];
  }
}

/**
 * What is too much for the board to be a grave: all of it in squares of a unit, or of one digit. If it can be told from each
 * unit that has a digit too often where that is, Sudoku Explainer finds it.
 * @param {Position} p @returns {Generator<{ surplus: Candidate[], squares: number[], isSure: boolean }>}
 */
function* gravesOf(p) {
  const squares = p.open.filter((square) => p.digitsOf(square).length > 2);
  if (squares.length === 0 || p.squaresWith(1).length > 0) return;
  const isSure = [...UNITS.keys()].every((unit) =>
    DIGITS.every((digit) => {
      const places = p.placesIn(unit, digit);
      return [0, 2].includes(places.length) || places.filter((square) => squares.includes(square)).length === 1;
    }),
  );
  const ofOne = DIGITS.filter((digit) => squares.every((square) => p.has(square, digit)));
  const all = sharedUnits(squares).length > 0 ? [...surplusOf(p, squares)] : ofOne.map((digit) => heldOf(p, squares, [digit]));
  for (const surplus of all) if (isGrave(p, surplus)) yield { surplus, squares, isSure };
} // prettier-ignore

/** One of what is too much stands. @type {Producer} */
export function* bug(p) {
  for (const { surplus, squares, isSure } of gravesOf(p)) {
    const digits = [...new Set(surplus.map((one) => one % 10))];
    const others = (/** @type {readonly number[]} */ kept) =>
      heldOf(p, squares, DIGITS).filter((one) => !surplus.includes(one) && !kept.includes(one % 10));
    if (squares.length === 1) yield { technique: 'bug-plus-1', removed: others([]), isSure };
    if (squares.length < 2) continue;
    if (digits.length === 1) yield { technique: 'bug-2', removed: p.seenByAll(squares, digits[0]), isSure };
    const shared = digitsIn(p, [squares[0]]).filter((digit) => p.has(squares[1], digit) && !digits.includes(digit));
    const isPair = squares.length === 2 && sees(squares[0], squares[1]);
    if (isPair && shared.length === 1) yield { technique: 'bug-4', removed: others(shared), isSure };
    for (const unit of digits.length > 1 ? sharedUnits(squares) : []) {
      const open = p.openIn(UNITS[unit]).filter((square) => !squares.includes(square));
      for (let size = 2; size <= 6; size++) {
        for (const own of choose(open, size - 1)) {
          const set = DIGITS.filter((digit) => digits.includes(digit) || own.some((square) => p.has(square, digit)));
          if (set.length !== size) continue;
          yield { technique: 'bug-3', removed: heldOf(p, open.filter((square) => !own.includes(square)), set), isSure };
        }
      }
    }
  }
} // prettier-ignore

/* --- Aligned exclusion ----------------------------------------------------------------------------------- */

/** By square: the squares that it sees with two candidates to so many; none if it sees a square with one. @param {Position} p @param {number} most */
function excludersOf(p, most) {
  /** @type {Map<number, number[]>} */
  const all = new Map();
  for (const square of p.open.filter((each) => p.digitsOf(each).length > 1)) {
    const seen = p.open.filter((other) => sees(square, other));
    const few = seen.filter((other) => p.digitsOf(other).length <= most);
    if (few.every((other) => p.digitsOf(other).length > 1)) all.set(square, few);
  }
  return all;
}

/**
 * A digit goes that has no part in any way to fill some squares, in which equal digits do not see each other and none of at
 * least two squares with few candidates that see all of them is left without one.
 * @param {Position} p @param {readonly number[]} base @param {readonly number[]} excluders
 */
function excluded(p, base, excluders) {
  /** @type {Set<Candidate>} */
  const possible = new Set();
  /** @param {readonly number[]} digits */
  const fill = (digits) => {
    if (digits.length === base.length) {
      const isEmptied = excluders.some((square) => p.digitsOf(square).every((digit) => digits.includes(digit)));
      if (!isEmptied) base.forEach((square, at) => possible.add(candidate(square, digits[at])));
      return;
    }
    const square = base[digits.length];
    for (const digit of p.digitsOf(square)) {
      if (!digits.some((other, at) => other === digit && sees(base[at], square))) fill([...digits, digit]);
    }
  };
  fill([]);
  return heldOf(p, base, DIGITS).filter((one) => !possible.has(one));
} // prettier-ignore

/** Of three squares, two have two such squares in common, and the third is one that one of them sees. @param {2 | 3} size @returns {Producer} */
export const alignedExclusion = (size) =>
  function* (p) {
    const technique = size === 2 ? 'aligned-pair-exclusion' : 'aligned-triple-exclusion';
    const all = excludersOf(p, size);
    const common = (/** @type {readonly number[]} */ [first, ...rest]) =>
      (all.get(first) ?? []).filter((square) => rest.every((other) => all.get(other)?.includes(square)));
    for (const two of choose([...all.keys()], 2)) {
      if (common(two).length < 2) continue;
      const thirds = new Set(two.flatMap((square) => all.get(square) ?? []).filter((square) => !two.includes(square)));
      const bases = size === 2 ? [two] : [...thirds].map((third) => [...two, third]);
      for (const base of bases) {
        const excluders = common(base);
        if (excluders.length > 1) yield { technique, removed: excluded(p, base, excluders) };
      }
    }
  }; // prettier-ignore
