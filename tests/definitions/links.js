// Literals, for chains: a candidate that is true or false, and what follows from it at once or in the end.
//
// A node is a candidate, or a group: the two or three places of a digit where a line crosses a box. A literal is twice
// the number of a node, and one more if the node is false.
import { UNITS, UNITS_OF, sees } from '../grid.js';
import { BOXES, candidate, isBox, LINES, once, without } from './position.js';

/** @typedef {import('./position.js').Position} Position */
/** @typedef {{ digit: number, squares: readonly number[], set?: import('./sets.js').Als }} Node set: set-links.js */
/** @typedef {number} Literal */
/** @typedef {{ distance: Int16Array, from: Int16Array, met: Literal[] }} Tree distance: -1 where it does not lead */

/** @param {Literal} literal */
export const isOn = (literal) => literal % 2 === 0;

/** @param {Literal} literal @returns {Literal} */
export const opposite = (literal) => literal ^ 1;

/** @param {Position} p @returns {Node[]} */
const groupsOf = (p) =>
  LINES.flatMap((line) =>
    [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((digit) =>
      BOXES.map((box) => ({
        digit,
        squares: p.placesIn(line, digit).filter((square) => UNITS_OF[square].includes(box)),
      })).filter(({ squares }) => squares.length > 1),
    ),
  );

/** Whether all squares of one see all of the other. @param {Node} a @param {Node} b */
export const exclude = (a, b) =>
  a.squares.every((square) => b.squares.every((other) => sees(square, other)));

export class Links {
  /** @param {Position} p @param {boolean} [withGroups] */
  constructor(p, withGroups = false) {
    this.p = p;
    /** @type {Node[]} the candidates first, by square and digit */
    this.nodes = [
      ...p.open.flatMap((square) => p.digitsOf(square).map((digit) => ({ digit, squares: [square] }))),
      ...(withGroups ? groupsOf(p) : []),
    ];
    this.candidates = this.nodes.filter(({ squares }) => squares.length === 1).length;
    const nameOf = (/** @type {Node} */ { digit, squares }) => `${digit}: ${squares}`;
    const numbers = new Map(this.nodes.map((node, at) => [nameOf(node), at]));
    /** @param {number} digit @param {readonly number[]} squares */
    this.find = (digit, squares) => numbers.get(nameOf({ digit, squares }));
    /** What follows at once, in HoDoKu's order. @type {Literal[][]} */
    this.next = this.nodes.flatMap((node, at) => [this.#afterOn(node, at), this.#afterOff(node)]);
  } // prettier-ignore

  /** The square of a node, or the first of a group. @param {Literal} literal */
  squareOf(literal) {
    return this.nodes[literal >> 1].squares[0];
  }

  /** @param {Literal} literal */
  digitOf(literal) {
    return this.nodes[literal >> 1].digit;
  }

  /** @param {Literal} literal */
  isGroup(literal) {
    return literal >> 1 >= this.candidates;
  }

  /** @param {number} square @param {number} digit @param {boolean} isTrue @returns {Literal} */
  literal(square, digit, isTrue) {
    return 2 * /** @type {number} */ (this.find(digit, [square])) + (isTrue ? 0 : 1);
  }

  /** The candidate of a literal, as the conclusions have it. @param {Literal} literal */
  candidateOf(literal) {
    return candidate(this.squareOf(literal), this.digitOf(literal));
  }

  /** A true node takes what it excludes. @param {Node} node @param {number} at @returns {Literal[]} */
  #afterOn(node, at) {
    const { digit, squares } = node;
    const taken = (/** @type {readonly number[]} */ all, /** @type {number} */ which) =>
      all.map((square) => this.literal(square, which, false));
    const groups = [...this.nodes.keys()].slice(this.candidates);
    return [
      ...new Set([
        ...(squares.length > 1 ? [] : without(this.p.digitsOf(squares[0]), digit)).flatMap(
          (other) => taken(squares, other),
        ),
        ...(squares.length > 1
          ? taken(this.p.open.filter((s) => this.p.has(s, digit) && exclude(node, { digit, squares: [s] })), digit)
          : UNITS_OF[squares[0]].flatMap((unit) => taken(without(this.p.placesIn(unit, digit), squares[0]), digit))),
        ...groups
          .filter((group) => group !== at && this.nodes[group].digit === digit && exclude(node, this.nodes[group]))
          .map((group) => 2 * group + 1),
      ]),
    ];
  } // prettier-ignore

  /** A false node leaves the last one of its square or of a unit. @param {Node} node @returns {Literal[]} */
  #afterOff({ digit, squares }) {
    const isGroup = squares.length > 1;
    const digits = isGroup ? [] : without(this.p.digitsOf(squares[0]), digit);
    const units = UNITS_OF[squares[0]].filter((unit) =>
      squares.every((square) => UNITS[unit].includes(square)),
    );
    // HoDoKu asks the box of a group before its line, for single squares.
    const inOrder = isGroup ? units.toSorted((a, b) => Number(isBox(b)) - Number(isBox(a))) : units;
    const left = (/** @type {readonly number[]} */ own) =>
      own.map((unit) => this.p.placesIn(unit, digit).filter((square) => !squares.includes(square)));
    const singles = left(inOrder).filter((rest) => rest.length === 1);
    const others = left(units).filter((rest) => rest.length > 1);
    const groups = others.flatMap((rest) => this.find(digit, rest) ?? []);
    return [
      ...new Set([
        ...(digits.length === 1 ? [this.literal(squares[0], digits[0], true)] : []),
        ...singles.map(([square]) => this.literal(square, digit, true)),
        ...(isGroup ? groups : groups.toSorted((a, b) => a - b)).map((group) => 2 * group),
      ]),
    ];
  }

  /** The squares of a node that have a digit, if it is true or locked. @param {Literal} literal @param {number} _digit @returns {readonly number[]} */
  placesOf(literal, _digit) {
    return this.nodes[literal >> 1].squares;
  }

  /** How many links one literal is from the next. @param {Literal} _from @param {Literal} _to */
  length(_from, _to) {
    return 1;
  }

  /**
   * What follows from a literal, as it is met. Where links have lengths a shorter way that is met later takes the place of
   * one, but what had followed from that stays.
   * @param {Literal} premise @returns {Tree}
   */
  tree(premise) {
    const distance = new Int16Array(2 * this.nodes.length).fill(-1);
    const from = new Int16Array(2 * this.nodes.length);
    distance[premise] = 0;
    const met = [premise];
    for (const literal of met) {
      for (const next of this.next[literal]) {
        const length = distance[literal] + this.length(literal, next);
        if (distance[next] >= 0 && distance[next] <= length) continue;
        if (distance[next] < 0) met.push(next);
        distance[next] = length;
        from[next] = literal;
      }
    }
    return { distance, from, met };
  }
}

export const plainLinks = once((p) => new Links(p));
export const groupLinks = once((p) => new Links(p, true));
