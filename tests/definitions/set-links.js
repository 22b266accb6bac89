// Almost locked sets as nodes of chains: a digit that is false in all of a set locks its others.
import { UNITS, sees } from '../grid.js';
import { isOn, Links } from './links.js';
import { placesOf, setsOf } from './sets.js';

/** @typedef {import('./position.js').Position} Position */
/** @typedef {import('./links.js').Literal} Literal */
/** @typedef {import('./links.js').Node} Node */
/** @typedef {import('./sets.js').Als} Als */

/** @param {readonly number[]} a @param {readonly number[]} b ascending; the shorter of two that begin alike comes first */
function compareSquares(a, b) {
  const at = a.findIndex((square, index) => square !== b[index]);
  return at < 0 ? -1 : at >= b.length ? 1 : a[at] - b[at];
}

/** The sets in HoDoKu's order: by the first unit that holds them, then by their squares. @param {Position} p @returns {Als[]} */
export function setsInOrder(p) {
  const unitOf = (/** @type {Als} */ { squares }) =>
    UNITS.findIndex((unit) => squares.every((square) => unit.includes(square)));
  return setsOf(p)
    .map((set) => ({ set, unit: unitOf(set) }))
    .sort((a, b) => a.unit - b.unit || compareSquares(a.set.squares, b.set.squares))
    .map(({ set }) => set);
}

/** @param {readonly number[]} some @param {readonly number[]} others */
const allSee = (some, others) =>
  some.every((square) => others.every((other) => sees(square, other)));

/**
 * Links with groups and with sets of two squares or more. A set node, a set and a digit, is only ever false: what sees all
 * places of the digit leads to it, and it leads to what its other digits take, to sets without a square of its own among
 * them, and to the last candidates that all this leaves a square.
 */
export class SetLinks extends Links {
  /** @param {Position} p */
  constructor(p) {
    super(p, true);
    const plain = this.nodes.length;
    const sets = setsInOrder(p).filter(({ squares }) => squares.length > 1);
    const nodes = sets.flatMap((set) =>
      set.digits.filter((digit) => this.#takes(set, digit)).map((digit) => ({ digit, squares: set.squares, set })),
    );
    this.nodes.push(...nodes);
    /** @param {number} digit @param {readonly number[]} squares that have it @returns {number[]} */
    const emptied = (digit, squares) =>
      nodes.flatMap((node, at) =>
        node.digit === digit && allSee(placesOf(node.set, digit), squares) ? [2 * (plain + at) + 1] : [],
      );
    for (const [at, { digit, squares }] of this.nodes.slice(0, plain).entries()) {
      this.next[2 * at] = [...this.next[2 * at], ...emptied(digit, squares)];
    }
    for (const { set, digit } of nodes) this.next.push([], this.#afterSet(set, digit, plain, emptied));
  } // prettier-ignore

  /** Whether any of its other digits takes anything. @param {Als} set @param {number} digit */
  #takes(set, digit) {
    return set.digits.some(
      (other) => other !== digit && this.p.seenByAll(placesOf(set, other), other).length > 0,
    );
  }

  /** @param {Als} set @param {number} digit @param {number} plain nodes @param {(digit: number, squares: readonly number[]) => number[]} emptied */
  #afterSet(set, digit, plain, emptied) {
    const { p } = this;
    const lost = set.digits.map((other) =>
      other === digit ? [] : p.seenByAll(placesOf(set, other), other).map((one) => Math.floor(one / 10)),
    );
    const all = set.digits.flatMap((other, at) => [
      ...lost[at].map((square) => this.literal(square, other, false)),
      ...this.nodes.slice(this.candidates, plain).flatMap((group, index) =>
        group.digit === other && group.squares.every((square) => lost[at].includes(square))
          ? [2 * (this.candidates + index) + 1]
          : [],
      ),
      ...(lost[at].length === 0 ? [] : emptied(other, placesOf(set, other)).filter(
        (literal) => !this.nodes[literal >> 1].squares.some((square) => set.squares.includes(square)),
      )),
    ]);
    const last = p.open.flatMap((square) => {
      const left = p.digitsOf(square).filter((other) => !lost[set.digits.indexOf(other)]?.includes(square));
      return left.length === 1 && p.digitsOf(square).length > 1 && lost.some((own) => own.includes(square))
        ? [this.literal(square, left[0], true)]
        : [];
    });
    return [...all, ...last];
  } // prettier-ignore

  /** @override @param {Literal} literal @param {number} digit */
  placesOf(literal, digit) {
    const { set, squares } = this.nodes[literal >> 1];
    return set ? placesOf(set, digit) : squares;
  }

  /** HoDoKu counts a set by its digits. @override @param {Literal} from @param {Literal} to */
  length(from, to) {
    const { set } = this.nodes[from >> 1];
    return set ? 2 * (set.digits.length - 1) + (isOn(to) ? 1 : 0) : 1;
  }
}
