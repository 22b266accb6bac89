// Whether something follows from clauses, each with at least one true literal, and from the rules of Sudoku, by which
// two candidates cannot both be true.
// The one idea: suppose that the claim is false. If it follows, no choice is left that meets all clauses.
import { sees } from '../grid.js';

/** A digit in a square: 10 * square + digit; negative: it is not there. @typedef {number} Literal */
/** One of them is true. @typedef {readonly Literal[]} Clause */

/** @param {readonly unknown[]} a @param {readonly unknown[]} b in any order */
export const areSame = (a, b) =>
  a.length === b.length && a.every((one) => b.includes(one)) && b.every((one) => a.includes(one));

/** @template T @param {readonly T[]} all */
export const distinct = (all) => [...new Set(all)];

/** @param {number} square @param {number} digit @returns {Literal} */
export const literal = (square, digit) => 10 * square + digit;

/** @param {Literal} one */
export const squareOf = (one) => Math.floor(Math.abs(one) / 10);

/** @param {Literal} one */
export const digitOf = (one) => Math.abs(one) % 10;

/** Whether two candidates cannot both be. @param {Literal} a @param {Literal} b */
export const clash = (a, b) =>
  squareOf(a) === squareOf(b)
    ? a !== b
    : digitOf(a) === digitOf(b) && sees(squareOf(a), squareOf(b));

class Model {
  /** 1: true, -1: false, by candidate. */
  values = new Int8Array(820);

  /** @param {readonly Clause[]} clauses @param {readonly number[][]} rivals what each candidate clashes with */
  constructor(clauses, rivals) {
    this.clauses = clauses;
    this.rivals = rivals;
  }

  copy() {
    const copy = new Model(this.clauses, this.rivals);
    copy.values.set(this.values);
    return copy;
  }

  /** @param {Literal} one */
  of(one) {
    return one > 0 ? this.values[one] : -this.values[-one];
  }

  /** @param {Literal} one @returns {boolean} whether that can be */
  set(one) {
    const value = this.of(one);
    if (value !== 0) return value > 0;
    this.values[Math.abs(one)] = Math.sign(one);
    return one < 0 || (this.rivals[one] ?? []).every((rival) => this.set(-rival));
  }

  /** Whether a choice is left. @returns {boolean} */
  isPossible() {
    for (let isNew = true; isNew;) {
      isNew = false;
      for (const clause of this.clauses) {
        if (clause.some((one) => this.of(one) > 0)) continue;
        const free = clause.filter((one) => this.of(one) === 0);
        if (free.length === 0) return false;
        if (free.length > 1) continue;
        if (!this.set(free[0])) return false;
        isNew = true;
      }
    }
    const open = this.clauses.filter((clause) => !clause.some((one) => this.of(one) > 0));
    if (open.length === 0) return true;
    const sizes = open.map((clause) => clause.filter((one) => this.of(one) === 0).length);
    const shortest = open[sizes.indexOf(Math.min(...sizes))];
    return shortest.some((one) => {
      if (this.of(one) < 0) return false;
      const tried = this.copy();
      if (tried.set(one) && tried.isPossible()) return true;
      this.set(-one);
      return false;
    });
  }
}

/**
 * Whether all of these can be true.
 * @param {readonly Clause[]} clauses
 * @param {readonly Literal[]} supposed
 */
export function canBe(clauses, supposed) {
  const all = [...new Set([...clauses.flat(), ...supposed].map(Math.abs))];
  /** @type {number[][]} */
  const rivals = [];
  for (const one of all) rivals[one] = all.filter((other) => clash(one, other));
  const model = new Model(clauses, rivals);
  return supposed.every((one) => model.set(one)) && model.isPossible();
}

/** Whether one of these must be true. @param {readonly Clause[]} clauses @param {Clause} claim */
export const follows = (clauses, claim) => !canBe(clauses, claim.map((one) => -one)); // prettier-ignore
