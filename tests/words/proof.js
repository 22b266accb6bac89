// Proves the account of a step from its words, on the board before it.
// The one idea: each sentence states things that hold on the board, which give clauses, and consequences, which have to
// follow from them. The conclusion of the step has to follow in the end. Only the words say what the pattern is.

import { proveSingle } from '../explained/singles.js';
import { CHAINS } from './chains.js';
import { proveLinks } from './links.js';
import { FISH } from './fish.js';
import { areSame, canBe, digitOf, distinct, follows, literal, squareOf } from './logic.js';
import { MULTI_DIGIT } from './multi-digit.js';
import { PAIRS } from './pairs.js';
import { SETS } from './sets.js';
import { UNIQUENESS } from './uniqueness.js';
import { DIGITS, UNITS, lies, nameSquare, nameUnit } from '../grid.js';

/** @typedef {import('../explained/position.js').Position} Position */
/** @typedef {import('../explained/reader.js').Fact} Fact */
/** @typedef {import('./links.js').Branch} Branch */
/** @typedef {import('./logic.js').Clause} Clause */
/** @typedef {import('./logic.js').Literal} Literal */
/** @typedef {import('./pieces.js').NamedSet} NamedSet */
/** @typedef {import('./pieces.js').Node} Node */
/** @typedef {(proof: Proof, fact: Fact) => void} Prover */

/** @param {Literal} one */
export const nameOf = (one) =>
  `${one < 0 ? 'no ' : ''}${digitOf(one)} in ${nameSquare(squareOf(one))}`;

export class Proof {
  /** The statements that hold on the board, and those shown to follow. @type {Clause[]} */
  clauses = [];
  /** @type {string[]} */
  faults = [];
  /** The almost locked sets by their names. @type {Map<string, NamedSet>} */
  sets = new Map();
  /** Earlier statements that later sentences refer to. @type {Record<string, any>} */
  said = {};

  /**
   * @param {Position} position
   * @param {object} told
   * @param {readonly Literal[]} told.removed what goes
   * @param {readonly Literal[]} told.placed what stands
   * @param {ReadonlySet<number>} told.givens squares
   * @param {readonly Branch[]} told.branches of chains
   */
  constructor(position, { removed, placed, givens, branches }) {
    this.position = position;
    this.removed = removed;
    this.placed = placed;
    this.givens = givens;
    this.branches = branches;
  }

  /** @param {boolean} isSo @param {string} what is wrong otherwise */
  must(isSo, what) {
    if (!isSo) this.faults.push(what);
    return isSo;
  }

  /** Adds statements that hold on the board. @param {...Clause} clauses */
  add(...clauses) {
    this.clauses.push(...clauses);
  }

  /** Checks and adds a consequence. @param {string} what @param {readonly Clause[]} clauses */
  claim(what, clauses) {
    for (const clause of clauses) {
      const isSo = follows(this.clauses, clause);
      this.must(isSo, `does not follow: ${what} (${clause.map(nameOf).join(' or ')})`);
    }
    this.clauses.push(...clauses);
  }

  /** The candidates of a square. @param {number} square @returns {Literal[]} */
  cells(square) {
    return this.position.left(square).map((digit) => literal(square, digit));
  }

  /** The candidates of these squares. @param {readonly number[]} squares @returns {number[]} ascending */
  digitsOf(squares) {
    return DIGITS.filter((digit) => squares.some((square) => this.position.can(square, digit)));
  }

  /** @param {number} unit @param {number} digit @returns {Literal[]} */
  places(unit, digit) {
    return this.position.places(unit, digit).map((square) => literal(square, digit));
  }

  /** Those of these squares that can be the digit. @param {readonly number[]} squares @param {number} digit @returns {Literal[]} */
  at(squares, digit) {
    return squares
      .filter((square) => this.position.can(square, digit))
      .map((square) => literal(square, digit));
  }

  /** The same, each of which has to be able to. @param {readonly number[]} squares @param {number} digit */
  candidates(squares, digit) {
    this.must(squares.length > 0, 'no squares are named');
    this.must(distinct(squares).length === squares.length, 'a square is named twice');
    for (const square of squares) {
      const isSo = this.position.can(square, digit);
      this.must(isSo, `${digit} is no candidate of ${nameSquare(square)}`);
    }
    return this.at(squares, digit);
  }

  /** All places of a digit in a unit, as they are named; they are one of them. @param {number} unit @param {number} digit @param {readonly number[]} squares */
  onlyPlaces(unit, digit, squares) {
    const places = this.position.places(unit, digit);
    const isSo = areSame(places, squares);
    this.must(isSo, `${digit} has other places in ${nameUnit(unit)}`);
    this.add(this.places(unit, digit));
  }

  /** All candidates of a square, as they are named; one of them is there. @param {number} square @param {readonly number[]} digits */
  onlyDigits(square, digits) {
    const isSo = areSame(this.position.left(square), digits);
    this.must(isSo, `${nameSquare(square)} has other candidates`);
    this.add(this.cells(square));
  }

  /** @param {number} unit @param {readonly number[]} squares */
  allIn(unit, squares) {
    const out = squares.filter((square) => !lies(unit, square));
    this.must(out.length === 0, `${out.map(nameSquare)} not in ${nameUnit(unit)}`);
  }

  /** The candidates of a node. @param {Node} node @returns {Literal[]} */
  literalsOf({ squares, digit, set }) {
    if (!set) return this.candidates(squares, digit);
    const named = this.sets.get(set);
    this.must(named !== undefined, `there is no set ${set}`);
    return this.at(named?.squares ?? [], digit);
  }

  /** A node as clauses. @param {Node} node @returns {Clause[]} */
  clausesOf(node) {
    const own = this.literalsOf(node);
    return node.isOn ? [own] : own.map((one) => [-one]);
  }

  /** That it is not so, as clauses. @param {Node} node @returns {Clause[]} */
  notOf(node) {
    return this.clausesOf({ ...node, isOn: !node.isOn });
  }

  /** If the one, then the other. @param {Node} premise @param {Node} node @returns {Clause[]} */
  implication(premise, node) {
    const then = this.clausesOf(node);
    const own = this.literalsOf(premise);
    if (!premise.isOn) return then.map((clause) => [...own, ...clause]);
    return then.flatMap((clause) => own.map((one) => [-one, ...clause]));
  }

  /** Squares and units of which all candidates or places are among these. @param {readonly Literal[]} some @returns {Clause[]} */
  choicesIn(some) {
    const squares = distinct(some.map(squareOf)).map((square) => this.cells(square));
    const digits = distinct(some.map(digitOf));
    const units = UNITS.flatMap((_, unit) => digits.map((digit) => this.places(unit, digit)));
    return [...squares, ...units].filter(
      (all) => all.length > 0 && all.every((one) => some.includes(one)),
    );
  }
}

/** @type {Record<string, Prover>} */
const PROVERS = { ...FISH, ...CHAINS, ...PAIRS, ...UNIQUENESS, ...SETS, ...MULTI_DIGIT };

const SINGLES = ['last', 'stand', 'marks', 'taken', 'seen'];

/**
 * @typedef {object} Told a step in words
 * @property {Fact[]} reason
 * @property {Fact[]} conclusion
 * @property {{ chain: Fact | null, lines: Fact[] }[]} branches its chains, link by link
 */

/**
 * The knowledge about the time before a step.
 * @typedef {object} Past
 * @property {ReadonlySet<number>} givens squares
 * @property {ReadonlyMap<Literal, string>} gone the candidates that have gone, with the technique
 */

/**
 * @param {Position} position before the step
 * @param {Told} told
 * @param {Past} past
 * @returns {string[]} what is wrong
 */
export function proveStep(position, told, { givens, gone }) {
  const { removed, placed } = concluded(told.conclusion);
  const proof = new Proof(position, { removed, placed, givens, branches: [] });
  const all = [...removed, ...placed];
  proof.must(all.length > 0, 'nothing is concluded');
  for (const one of all) {
    const isSo = position.can(squareOf(one), digitOf(one));
    proof.must(isSo, `concluded of what is no candidate: ${nameOf(one)}`);
  }
  const singles = told.reason.filter(({ says }) => SINGLES.includes(says));
  if (singles.length > 0) {
    return [...proof.faults, ...single(position, placed, singles, gone)];
  }
  const sets = told.reason.find(({ says }) => says === 'sets');
  if (sets) SETS.sets(proof, sets);
  proof.branches = told.branches.map((branch) => proveLinks(proof, branch));
  for (const fact of told.reason.filter((one) => one !== sets)) {
    const before = proof.faults.length;
    const prover = PROVERS[fact.says];
    if (prover) prover(proof, fact);
    else proof.faults.push(`no such sentence may stand here: ${fact.sentence}`);
    for (let at = before; at < proof.faults.length; at++)
      proof.faults[at] = `${fact.says}: ${proof.faults[at]}`;
  }
  proof.must(canBe(proof.clauses, []), 'what is said contradicts itself');
  for (const one of removed) {
    proof.must(follows(proof.clauses, [-one]), `${nameOf(one)}: it is not proved that it goes`);
  }
  for (const one of placed) {
    proof.must(follows(proof.clauses, [one]), `${nameOf(one)}: it is not proved that it stands`);
  }
  return distinct(proof.faults);
}

/** @param {Position} position @param {readonly Literal[]} placed @param {Fact[]} facts @param {Past['gone']} gone */
function single(position, [one, ...rest], facts, gone) {
  if (one === undefined || rest.length > 0) return ['a single places one digit'];
  const [square, digit] = [squareOf(one), digitOf(one)];
  const faults = position.isSingle(square, digit) ? [] : [`${nameOf(one)} is no single`];
  const out = facts.flatMap(({ says, digits, rule = '', gone: parts = [] }) => [
    ...(says === 'marks' || says === 'taken'
      ? digits.map((/** @type {number} */ other) => ({ one: literal(square, other), by: rule }))
      : []),
    ...parts.flatMap((/** @type {{ squares: number[], digit: number, by: string }} */ { squares, digit: out, by }) =>
      squares.map((other) => ({ one: literal(other, out), by })),
    ),
  ]); // prettier-ignore
  const others = facts.flatMap(({ gone: parts = [] }) => parts.map((/** @type {{ digit: number }} */ { digit: out }) => out)); // prettier-ignore
  if (others.some((out) => out !== digit)) faults.push('another digit went');
  for (const { one: other, by } of out) {
    const took = gone.get(other) ?? '';
    if (took !== by) faults.push(`${nameOf(other)} went by ${took || 'nothing'} since the digit before`); // prettier-ignore
  }
  return [...faults, ...proveSingle(position, { square, digit }, plainly(facts))];
}

/** The same without the techniques: what is ruled out in one sentence. @param {readonly Fact[]} facts @returns {Fact[]} */
function plainly(facts) {
  const isOut = (/** @type {Fact} */ { says }) => says === 'marks' || says === 'taken';
  const out = facts.filter(isOut);
  const rest = facts.filter((fact) => !isOut(fact)).map((fact) => ({
    ...fact,
    marked: fact.gone?.flatMap((/** @type {{ squares: number[] }} */ { squares }) => squares),
  })); // prettier-ignore
  const digits = out.flatMap((fact) => fact.digits);
  return out.length > 0 ? [...rest, { ...out[0], says: 'marks', digits }] : rest;
}

/** The conclusion of a step. @param {readonly Fact[]} facts */
export function concluded(facts) {
  /** @type {{ removed: Literal[], placed: Literal[] }} */
  const all = { removed: [], placed: [] };
  for (const { says, squares, digit, takes } of facts) {
    if (says === 'places') all.placed.push(...squares.map((square) => literal(square, digit)));
    if (says !== 'takes') continue;
    for (const { squares, digits } of takes)
      all.removed.push(...squares.flatMap((/** @type {number} */ square) => digits.map((/** @type {number} */ digit) => literal(square, digit)))); // prettier-ignore
  }
  return all;
}
