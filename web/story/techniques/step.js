/**
 * A step of the catalogue from its events: the pattern by the roles of its parts, and its conclusion. Pure, and
 * without words.
 *
 * The one idea: to tell or draw a step one asks for the part that plays a role, and for the candidates of its time.
 */

import { belongingsOf } from '../parts.js';
import { candidatesAt, isCandidate } from '../replay.js';
import { inRole, number, squaresIn, squaresOf, unitsOf } from '../trace.js';

/** @typedef {import('../types.js').Event} Event */
/** @typedef {import('../types.js').Square} Square */
/** @typedef {import('../types.js').Unit} Unit */

export class Step {
  /** @param {readonly Event[]} events @param {Event} deduction one of them, of a technique */
  constructor(events, deduction) {
    const { parts, excluded, placed } = belongingsOf(events, deduction);
    this.events = events;
    this.deduction = deduction;
    this.parts = parts;
    this.excluded = excluded;
    this.placed = placed;
    this.candidates = candidatesAt(events, deduction);
  }

  /** The squares and digits of the pattern. */
  get squares() {
    return squaresOf(this.deduction);
  }

  get digits() {
    return this.deduction.digits;
  }

  get digit() {
    return this.digits[0];
  }

  /** @param {string} role */
  inRole(role) {
    return inRole(this.parts, role);
  }

  /** @param {string} role @returns {Square[]} */
  squaresAs(role) {
    return this.inRole(role).flatMap(squaresOf);
  }

  /** @param {string} role @returns {Unit[]} */
  unitsAs(role) {
    return this.inRole(role).flatMap(({ unit }) => unit ?? []);
  }

  /** The sets A, B, C … in their order. */
  get sets() {
    return this.parts.flatMap((part) => {
      const name = /^set([A-Z])$/.exec(String(part.value))?.[1];
      return name ? [{ name, squares: squaresOf(part), digits: part.digits }] : [];
    });
  }

  /** The pattern behind a direct hint, whose own squares are those that it fills; else that of the step. */
  get pattern() {
    return this.sets[0] ?? { squares: this.squares, digits: this.digits };
  }

  /** @param {Square} square @param {number} digit */
  has(square, digit) {
    return isCandidate(this.candidates, number(square), digit);
  }

  /** @param {Square} square */
  digitsOf(square) {
    return DIGITS.filter((digit) => this.has(square, digit));
  }

  /** @param {Unit} unit @param {number} digit */
  placesIn(unit, digit) {
    return squaresIn(unit).filter((square) => this.has(square, digit));
  }

  /** The removals, with squares that lose the same digits together. */
  get takes() {
    /** @type {Map<string, { squares: Square[], digits: readonly number[] }>} */
    const groups = new Map();
    /** @type {Map<number, { square: Square, digits: number[] }>} */
    const bySquare = new Map();
    for (const { square, digits } of this.excluded) {
      if (!square) continue;
      const own = bySquare.get(number(square)) ?? { square, digits: [] };
      own.digits.push(...digits);
      bySquare.set(number(square), own);
    }
    for (const { square, digits } of bySquare.values()) {
      const all = digits.toSorted((a, b) => a - b);
      const group = groups.get(all.join('')) ?? { squares: [], digits: all };
      group.squares.push(square);
      groups.set(all.join(''), group);
    }
    return [...groups.values()];
  }

  /** The digits that go. @returns {number[]} ascending */
  get takenDigits() {
    return DIGITS.filter((digit) => this.excluded.some(({ digits }) => digits.includes(digit)));
  }

  /** The squares that lose digits. @returns {Square[]} */
  get takenFrom() {
    return this.takes.flatMap(({ squares }) => squares);
  }
}

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** @param {Square} a @param {Square} b */
export const isSame = (a, b) => number(a) === number(b);

/** @param {readonly Square[]} all @param {Square} square */
export const includes = (all, square) => all.some((other) => isSame(other, square));

/** @param {Square} a @param {Square} b */
export const sees = (a, b) => !isSame(a, b) && sharedUnits([a, b]).length > 0;

/** The units that hold all of these squares: box, row, column. @param {readonly Square[]} squares @returns {Unit[]} */
export const sharedUnits = ([first, ...rest]) =>
  first
    ? unitsOf(first)
        .filter((unit) => rest.every((square) => includes(squaresIn(unit), square)))
        .toReversed()
    : [];
