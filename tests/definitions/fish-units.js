// Fish of any units, found by trying all choices of units, for one digit.
import { PEERS, SQUARES, UNITS } from '../grid.js';
import { BOXES, COLUMNS, ROWS } from './position.js';

/** @typedef {import('./position.js').Position} Position */

/** A set of squares: a number for each three rows, with a bit for each square. @typedef {[number, number, number]} Bands */

/**
 * Some units: as bits by number, all of the digit that they hold, and what two of them hold.
 * @typedef {{ units: number, held: Bands, twice: Bands }} Side
 */

/** @typedef {{ base: Side, cover: Side, fins: Bands }} Fish */

/** @param {readonly number[]} squares @returns {Bands} */
export function bandsOf(squares) {
  /** @type {Bands} */
  const bands = [0, 0, 0];
  for (const square of squares) bands[Math.floor(square / 27)] |= 1 << (square % 27);
  return bands;
}

/** @param {Bands} bands @param {number} square */
export const hasSquare = (bands, square) =>
  (bands[Math.floor(square / 27)] & (1 << (square % 27))) !== 0;

/** @param {Bands} bands */
export const squaresIn = (bands) => SQUARES.filter((square) => hasSquare(bands, square));

/** The bits of three rows. */
const ALL_SQUARES = 2 ** 27 - 1;

const SEEN = PEERS.map(bandsOf);

/** The squares that see all of these: all, of none. @param {Bands} squares @returns {Bands} */
export function seenByAll(squares) {
  let [a, b, c] = [ALL_SQUARES, ALL_SQUARES, ALL_SQUARES];
  for (const [band, bits] of squares.entries()) {
    for (let left = bits; left !== 0; left &= left - 1) {
      const seen = SEEN[27 * band + 31 - Math.clz32(left & -left)];
      a &= seen[0];
      b &= seen[1];
      c &= seen[2];
    }
  }
  return [a, b, c];
}

/** @param {number} bits */
function countBits(bits) {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** @param {number} a @param {number} b @param {number} c */
const countOf = (a, b, c) => countBits(a) + countBits(b) + countBits(c);

/** @param {Bands} bands */
export const countSquares = ([a, b, c]) => countOf(a, b, c);

/** The squares of a digit in each unit. @typedef {readonly Bands[]} Places */

/** @param {Position} p @param {number} digit @returns {Places} */
const placesOf = (p, digit) => UNITS.map((_, unit) => bandsOf(p.placesIn(unit, digit)));

/**
 * Hears all choices of so many units of which no more than `most` squares are in two, and that leave no more than `open` of
 * the squares that are `wanted`. The units that hold most of these come first: where even the next cannot do, no others can.
 * @param {Places} places @param {readonly number[]} units @param {number} size
 * @param {{ wanted: Bands, open: number, most: number }} limits
 * @param {(side: Side) => void} hear
 */
function choose(places, units, size, { wanted, open, most }, hear) {
  const [w0, w1, w2] = wanted;
  const inOrder = units
    .map((unit) => {
      const [a, b, c] = places[unit];
      return { unit, bands: places[unit], holds: countOf(a & w0, b & w1, c & w2) };
    })
    .sort((one, other) => other.holds - one.holds);
  /** How many those before each hold. */
  const before = [0];
  for (const { holds } of inOrder) before.push(before[before.length - 1] + holds);
  /** @param {number} from @param {number} left @param {number} own @param {number} h0 @param {number} h1 @param {number} h2 @param {number} t0 @param {number} t1 @param {number} t2 */
  const go = (from, left, own, h0, h1, h2, t0, t1, t2) => {
    const needed = countOf(w0 & ~h0, w1 & ~h1, w2 & ~h2) - open;
    if (left === 0) {
      if (needed <= 0) hear({ units: own, held: [h0, h1, h2], twice: [t0, t1, t2] });
      return;
    }
    for (let at = from; at + left <= inOrder.length; at++) {
      if (before[at + left] - before[at] < needed) return;
      const { unit, bands } = inOrder[at];
      const [a, b, c] = bands;
      const [n0, n1, n2] = [t0 | (h0 & a), t1 | (h1 & b), t2 | (h2 & c)];
      if (countOf(n0, n1, n2) > most) continue;
      go(at + 1, left - 1, own | (1 << unit), h0 | a, h1 | b, h2 | c, n0, n1, n2);
    }
  };
  go(0, size, 0, 0, 0, 0, 0, 0, 0);
}

/** What may be a base, and what a cover. @typedef {{ bases: readonly number[], covers: readonly number[] }} Units */

/** Rows against columns, and the other way round, with boxes on either side. @type {readonly Units[]} */
export const ACROSS = [
  { bases: [...ROWS, ...BOXES], covers: [...COLUMNS, ...BOXES] },
  { bases: [...COLUMNS, ...BOXES], covers: [...ROWS, ...BOXES] },
];

/**
 * All choices of so many units of the base and as many of the cover, none of both, each of which holds some of the base,
 * with few fins: what the cover does not hold of the base, and what two units of the base hold.
 * @param {Position} p @param {number} digit
 * @param {Units & { size: number, fins: number, endo: number }} limits
 *   fins: the most; endo: the most of them that two units of the base hold
 * @param {(fish: Fish) => void} hear
 */
export function hearFish(p, digit, { size, bases, covers, fins, endo }, hear) {
  const places = placesOf(p, digit);
  const holding = bases.filter((unit) => countSquares(places[unit]) > 0);
  choose(places, holding, size, { wanted: [0, 0, 0], open: 0, most: endo }, (base) => {
    const [h0, h1, h2] = base.held;
    const [t0, t1, t2] = base.twice;
    const units = covers.filter((unit) => {
      const [a, b, c] = places[unit];
      return !(base.units & (1 << unit)) && (a & h0) | (b & h1) | (c & h2);
    });
    const open = fins - countOf(t0, t1, t2);
    const wanted = /** @type {Bands} */ ([h0 & ~t0, h1 & ~t1, h2 & ~t2]);
    choose(places, units, size, { wanted, open, most: SQUARES.length }, (cover) => {
      const [c0, c1, c2] = cover.held;
      const all = /** @type {Bands} */ ([t0 | (h0 & ~c0), t1 | (h1 & ~c1), t2 | (h2 & ~c2)]);
      hear({ base, cover, fins: all });
    });
  });
}
