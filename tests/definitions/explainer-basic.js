// Singles, locked candidates, sets, fish and wings of Sudoku Explainer 1.2.1, by their definitions.
import { DIGITS, UNITS, UNITS_OF } from '../grid.js';
import { BOXES, candidate, choose, COLUMNS, LINES, ROWS } from './position.js';
import { xyWing, xyzWing } from './wings.js';

/** @typedef {import('./position.js').Position} Position */
/** @typedef {import('./position.js').Finder} Finder */
/** @typedef {import('./explainer.js').Producer} Producer */

/** What squares have of some digits. @param {Position} p @param {readonly number[]} squares @param {readonly number[]} digits */
export const heldOf = (p, squares, digits) =>
  squares.flatMap((square) =>
    digits.filter((digit) => p.has(square, digit)).map((digit) => candidate(square, digit)),
  );

/** @param {Position} p @param {readonly number[]} squares */
export const digitsIn = (p, squares) =>
  DIGITS.filter((digit) => squares.some((square) => p.has(square, digit)));

/** @param {readonly number[]} list @param {readonly number[]} but */
const others = (list, but) => list.filter((one) => !but.includes(one));

/** @type {Producer} */
export function* hiddenSingle(p) {
  for (const unit of UNITS.keys()) {
    for (const digit of DIGITS) {
      const places = p.placesIn(unit, digit);
      if (places.length === 1) yield { technique: 'hidden-single', placed: heldOf(p, places, [digit]) };
    }
  }
} // prettier-ignore

/** @type {Producer} */
export function* nakedSingle(p) {
  for (const square of p.squaresWith(1)) yield { technique: 'naked-single', placed: heldOf(p, [square], DIGITS) };
} // prettier-ignore

/** One place is enough. @type {Producer} */
export function* locking(p) {
  for (const [technique, bases, covers] of /** @type {const} */ ([
    ['pointing', BOXES, LINES],
    ['claiming', LINES, BOXES],
  ])) {
    for (const base of bases) {
      for (const digit of DIGITS) {
        const places = p.placesIn(base, digit);
        for (const cover of places.length > 0 ? covers : []) {
          if (!places.every((square) => UNITS_OF[square].includes(cover))) continue;
          yield { technique, removed: heldOf(p, others(p.placesIn(cover, digit), places), [digit]) };
        }
      }
    }
  }
} // prettier-ignore

const SIZES = ['', '', 'pair', 'triple', 'quadruple'];

/** In a unit with twice as many empty squares at least, which alone loses something. @param {number} size @returns {Producer} */
export const naked = (size) =>
  function* (p) {
    for (const unit of UNITS) {
      const open = p.openIn(unit);
      const fit = open.filter((square) => p.digitsOf(square).length > 1);
      for (const own of open.length >= 2 * size ? choose(fit, size) : []) {
        const digits = digitsIn(p, own);
        if (digits.length !== size) continue;
        yield { technique: `naked-${SIZES[size]}`, removed: heldOf(p, others(open, own), digits) };
      }
    }
  };

/** In a unit with more than twice as many empty squares, of digits with two places or more. @param {number} size @returns {Producer} */
export const hidden = (size) =>
  function* (p) {
    for (const [unit, squares] of UNITS.entries()) {
      const fit = DIGITS.filter((digit) => p.placesIn(unit, digit).length > 1);
      for (const digits of p.openIn(squares).length > 2 * size ? choose(fit, size) : []) {
        const own = [...new Set(digits.flatMap((digit) => p.placesIn(unit, digit)))];
        if (own.length !== size) continue;
        yield {
          technique: `hidden-${SIZES[size]}`,
          removed: heldOf(p, own, others(DIGITS, digits)),
        };
      }
    }
  };

/** Of a digit that stands in few rows enough, in lines that have two places or more. @param {number} size @param {string} technique @returns {Producer} */
export const fish = (size, technique) =>
  function* (p) {
    for (const digit of DIGITS) {
      const rows = ROWS.filter((row) => p.placesIn(row, digit).length > 0);
      if (rows.length < 2 * size) continue;
      for (const [bases, covers] of [[ROWS, COLUMNS], [COLUMNS, ROWS]]) {
        const fit = bases.filter((unit) => p.placesIn(unit, digit).length > 1);
        for (const base of choose(fit, size)) {
          const places = base.flatMap((unit) => p.placesIn(unit, digit));
          const cover = covers.filter((unit) => places.some((square) => UNITS_OF[square].includes(unit)));
          if (cover.length !== size) continue;
          const held = cover.flatMap((unit) => p.placesIn(unit, digit));
          yield { technique, removed: heldOf(p, others(held, places), [digit]) };
        }
      }
    }
  }; // prettier-ignore

/** @param {Finder} find @param {string} technique @returns {Producer} */
const as = (find, technique) =>
  function* (p) {
    for (const removed of find(p)) yield { technique, removed };
  };

/** The producers by their names in se.def. @type {readonly { producer: string, find: Producer }[]} */
export const BASIC = [
  { producer: 'HIDDEN_SINGLE', find: hiddenSingle },
  { producer: 'NAKED_SINGLE', find: nakedSingle },
  { producer: 'LOCKING', find: locking },
  { producer: 'NAKED_PAIR', find: naked(2) },
  { producer: 'NAKED_TRIPLE', find: naked(3) },
  { producer: 'NAKED_QUADRUPLE', find: naked(4) },
  { producer: 'HIDDEN_PAIR', find: hidden(2) },
  { producer: 'HIDDEN_TRIPLE', find: hidden(3) },
  { producer: 'HIDDEN_QUADRUPLE', find: hidden(4) },
  { producer: 'X_WING', find: fish(2, 'x-wing') },
  { producer: 'SWORDFISH', find: fish(3, 'swordfish') },
  { producer: 'JELLYFISH', find: fish(4, 'jellyfish') },
  { producer: 'XY_WING', find: as(xyWing, 'xy-wing') },
  { producer: 'XYZ_WING', find: as(xyzWing, 'xyz-wing') },
];
