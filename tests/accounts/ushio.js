// Proves the determined sets of Ushio's method from their words: why each was registered, on the candidates at that
// moment, and the result of each assumption.
// The one idea: a stage gives a set of squares with as many digits, from the candidates or from known sets; everything
// excluded until then has to follow from sets registered before.

import { isDeepStrictEqual } from 'node:util';
import { Position } from '../explained/position.js';
import { areSame, distinct } from '../words/logic.js';
import { BROKEN, OF_SETS, contradictionFaults, figureFaults } from './course.js';
import { setNameFaults } from './names.js';
import { DIGITS, UNITS, indexOf, lies, nameSquare } from '../grid.js';

/** @typedef {import('../../web/story/types.js').Event} Event */
/** @typedef {import('../explained/reader.js').Fact} Fact */
/** @typedef {import('../explained/unproved.js').Found} Found */
/** @typedef {import('./pieces.js').DSet} DSet */
/** @typedef {import('./texts.js').Telling} Telling */

/** @param {DSet} one @param {DSet} other */
const isSet = (one, other) =>
  areSame(one.squares, other.squares) && areSame(one.digits, other.digits);

/** @param {DSet} smaller @param {DSet} larger */
const isWithin = (smaller, larger) =>
  smaller.squares.every((square) => larger.squares.includes(square)) &&
  smaller.digits.every((digit) => larger.digits.includes(digit));

/** @param {DSet} larger @param {DSet} smaller @returns {DSet} */
const without = (larger, smaller) => ({
  squares: larger.squares.filter((square) => !smaller.squares.includes(square)),
  digits: larger.digits.filter((digit) => !smaller.digits.includes(digit)),
});

/** @param {Fact} fact @returns {DSet} */
const setOf = ({ squares, digits }) => ({ squares, digits });

/** The knowledge on a level of assumptions. */
export class Level {
  /** @type {DSet[]} */
  known = [];
  /** What is supposed; nothing on the board. @type {{ square: number, digit: number, isNot: boolean } | null} */
  assumed = null;

  /** @param {Position} position of candidates only @param {number} depth */
  constructor(position, depth) {
    this.position = position;
    this.depth = depth;
  }

  /** @param {number} [depth] */
  copy(depth = this.depth) {
    const copy = new Level(this.position.copy(), depth);
    copy.known = [...this.known];
    copy.assumed = this.assumed;
    return copy;
  }

  /** @param {DSet} set */
  knows(set) {
    return this.known.some((one) => isSet(one, set));
  }

  /** Whether a known set rules a candidate out. @param {DSet} set @param {number} square @param {number} digit @param {number} [unit] where they lie */
  rulesOut(set, square, digit, unit) {
    if (!this.knows(set)) return false;
    if (set.squares.includes(square)) return !set.digits.includes(digit);
    const units = unit === undefined ? [...UNITS.keys()] : [unit];
    return (
      set.digits.includes(digit) &&
      units.some((one) => [square, ...set.squares].every((each) => lies(one, each)))
    );
  }
}

/** @typedef {{ level: Level, set: DSet | null, last: number, gone: number }} Stage set: as far as it has come; last: the square of the last exclusion; gone: its digit */
/** @typedef {(stage: Stage, fact: Fact) => boolean} Claim whether it is so; it may go on to another set */

/** @param {(fact: Fact) => { set: DSet, unit?: number, isIn: boolean }} by @returns {Claim} */
const excluded = (by) => (stage, fact) => {
  const { square, digit } = fact;
  const { set, unit, isIn } = by(fact);
  stage.last = square;
  stage.gone = digit;
  return (
    set.squares.includes(square) === isIn &&
    stage.level.rulesOut(set, square, digit, unit) &&
    !stage.level.position.can(square, digit)
  );
};

/** @param {number} square @param {number} digit @returns {DSet} */
const single = (square, digit) => ({ squares: [square], digits: [digit] });

/** As many squares as digits. @param {DSet} set */
const isEven = ({ squares, digits }) =>
  squares.length === digits.length && distinct(squares).length === squares.length;

/** @type {Record<string, Claim>} */
const STAGES = {
  'excluded by square': excluded((fact) => ({ set: single(fact.square, fact.other), isIn: true })),
  'excluded by digit': excluded((fact) => ({ set: single(fact.cause, fact.other), unit: fact.unit, isIn: false })), // prettier-ignore
  'excluded by room': excluded((fact) => ({ set: fact.cause, isIn: true })),
  'excluded by set': excluded((fact) => ({ set: fact.cause, unit: fact.unit, isIn: false })),
  assumed(stage, { square, digit }) {
    stage.set = single(square, digit);
    const { assumed } = stage.level;
    return assumed?.square === square && assumed.digit === digit && !assumed.isNot;
  },
  'assumed not'(stage, { square, digit }) {
    stage.last = square;
    stage.gone = digit;
    const { assumed } = stage.level;
    return assumed?.square === square && assumed.digit === digit && assumed.isNot;
  },
  digits(stage, fact) {
    const { unit, squares, digits } = fact;
    stage.set = setOf(fact);
    const all = UNITS[unit].filter((square) =>
      stage.level.position.left(square).every((digit) => digits.includes(digit)),
    );
    return isEven(stage.set) && areSame(all, squares) && squares.includes(stage.last);
  },
  'digits added'(stage, fact) {
    const left = stage.level.position.left(stage.last);
    const isAll = areSame([...left, ...fact.added], fact.digits);
    return STAGES.digits(stage, fact) && isAll;
  },
  places(stage, fact) {
    const { unit, squares, digits } = fact;
    stage.set = setOf(fact);
    const { position } = stage.level;
    const all = distinct(digits.flatMap((digit) => position.places(unit, digit)));
    const isOwn = digits.includes(stage.gone) && lies(unit, stage.last);
    return isEven(stage.set) && areSame(all, squares) && isOwn;
  },
  complement(stage, fact) {
    const { set } = stage;
    const all = { squares: UNITS[fact.unit], digits: DIGITS };
    stage.set = setOf(fact);
    return set !== null && isWithin(set, all) && isSet(stage.set, without(all, set));
  },
  reduced: (stage, fact) => cut(stage, fact, fact.smaller, stage.set, fact.smaller),
  split: (stage, fact) => cut(stage, fact, fact.larger, fact.larger, stage.set),
  registered: ({ level, set }, { count, set: said }) =>
    count === level.depth && set !== null && isSet(set, said),
};

/** Of a larger set a smaller one is taken away. @param {Stage} stage @param {Fact} fact @param {DSet} known @param {DSet | null} larger @param {DSet | null} smaller */
function cut(stage, fact, known, larger, smaller) {
  stage.set = setOf(fact);
  const isSo = larger !== null && smaller !== null && isWithin(smaller, larger);
  return stage.level.knows(known) && isSo && isEven(stage.set) && isSet(stage.set, without(larger, smaller)); // prettier-ignore
}

/** That these stages lead to a set. @param {Level} level @param {readonly Fact[]} facts @param {DSet} set @returns {string[]} */
export function stageFaults(level, facts, set) {
  /** @type {Stage} */
  const stage = { level, set: null, last: -1, gone: 0 };
  const faults = facts
    .filter((fact) => !STAGES[fact.says]?.(stage, fact))
    .map((fact) => `${fact.says}: is not so: ${fact.sentence}`);
  const leads = stage.set !== null && isSet(stage.set, set) && isEven(set);
  return leads ? faults : [...faults, `does not lead to ${set.digits} in ${set.squares.map(nameSquare)}`]; // prettier-ignore
}

/** The results of the two branches in each case of Table 1. @type {[main: string, sub: string | null][]} */
const CASES = [
  ['filled up', null],
  ['filled up', 'filled up'],
  ['filled up', 'fails'],
  ['filled up', 'undecided'],
  ['fails', 'filled up'],
  ['fails', 'fails'],
  ['fails', 'undecided'],
  ['undecided', 'filled up'],
  ['undecided', 'fails'],
  ['undecided', 'undecided'],
];

/**
 * Whether a branch is told to come to what it comes to, by the solutions of the board.
 * @param {Position} board
 * @param {{ square: number, digit: number, isNot: boolean }} assumed
 * @param {string} result
 * @param {Found} found
 */
function isResult(board, { square, digit, isNot }, result, found) {
  if (result !== 'filled up' && result !== 'fails') return true;
  const digits = DIGITS.filter((one) => (one === digit) !== isNot);
  const isSolvable = digits.some((one) => found.solvesWith(board, { square, digit: one }));
  return isSolvable === (result === 'filled up');
}

/**
 * That the digit comes out of an assumption as it is said, which the course tells.
 * @param {readonly Fact[]} facts
 * @param {readonly Telling[]} items of the course
 * @param {{ board: Position, square: number, digit: number, found: Found }} placed board: that the press began on
 */
export function adoptionFaults(facts, items, { board, square, digit, found }) {
  const [fact, own, ...more] = facts;
  const number = /^adopted (\d)$/.exec(fact.says)?.[1];
  const [main, sub] = CASES[Number(number)];
  const there = fact.square;
  const adopted = DIGITS.filter((one) => (one === fact.digit) === (main === 'filled up'));
  const assumed = { square: there, digit: fact.digit };
  const isTold = itemsIn(items, ['trial']).some(({ facts: [trial], detail: [judged] }) =>
    trial.square === there && trial.digit === fact.digit && judged?.says === `case ${number}`); // prettier-ignore
  const isSo =
    isResult(board, { ...assumed, isNot: false }, main, found) &&
    (sub === null || isResult(board, { ...assumed, isNot: true }, sub, found)) &&
    adopted.some((one) =>
      found.solvesWith(board, { square: there, digit: one }, { square, digit }),
    );
  const isOwn =
    own?.says !== 'first of' ||
    (own.own === square && own.ownDigit === digit && own.square === there && own.digit === fact.digit); // prettier-ignore
  return isTold && isSo && isOwn && more.length === 0 ? [] : [`is not so: ${facts.map(({ sentence }) => sentence).join(' ')}`]; // prettier-ignore
}

/** The items of a tree that are told of sets, and of branches, in their order. @param {readonly Telling[]} items @param {string[]} wanted what they say @returns {Telling[]} */
const itemsIn = (items, wanted) =>
  items.flatMap((item) => [
    ...(wanted.includes(item.facts[0]?.says) ? [item] : []),
    ...itemsIn(item.items, wanted),
  ]);

/** @param {readonly Telling[]} items @returns {string[]} */
function caseFaults(items) {
  return itemsIn(items, ['trial']).flatMap(({ facts, detail, items: branches }) => {
    const results = branches.map((branch) => branch.detail[0]?.says);
    const areOwn = branches.every(({ facts: [fact] }, at) => fact.says === ['main', 'sub'][at] && fact.square === facts[0].square && fact.digit === facts[0].digit); // prettier-ignore
    const number = /^case (\d)$/.exec(detail[0]?.says ?? '')?.[1];
    const isOpen = number === undefined && detail.length === 0;
    const expected = isOpen ? results : CASES[Number(number)]?.filter((one) => one !== null);
    return areOwn && isDeepStrictEqual(results, expected) ? [] : [`the case is another: ${detail[0]?.sentence}`]; // prettier-ignore
  });
}

/** A branch ends with a contradiction: on its candidates, between its sets, or as an assumption in it fails either way. @param {Level} level @param {Fact} fact @param {readonly Telling[]} items @returns {string[]} */
function brokenFaults(level, fact, items) {
  if (!OF_SETS.includes(fact.says)) return contradictionFaults(level.position, fact);
  const { square, digit } = fact;
  const isKnown = (/** @type {number} */ at, /** @type {number} */ one) =>
    level.knows({ squares: [at], digits: [one] });
  const isSo = {
    'both fail': () =>
      itemsIn(items, ['trial']).some(
        ({ facts: [trial], detail: [judged] }) =>
          trial.square === square && trial.digit === digit && judged?.says === 'case 5',
      ),
    determined: () => level.knows(fact.set) && level.rulesOut(fact.set, square, digit),
    'two digits': () => isKnown(square, digit) || isKnown(square, fact.other),
    'two squares': () => isKnown(fact.first, digit) || isKnown(fact.second, digit),
  }[fact.says]?.();
  return isSo ? [] : [`that is no contradiction: ${fact.sentence}`];
}

/**
 * Proves all that was registered and assumed, in its order.
 *
 * @param {Position} board on which the press began
 * @param {readonly Event[]} events
 * @param {readonly Telling[]} items the tree of sets and assumptions
 * @param {Found} found
 */
export function proveTree(board, events, items, found) {
  const faults = caseFaults(items);
  const sets = itemsIn(items, ['set']);
  const branches = itemsIn(items, ['main', 'sub']);
  const broken = itemsIn(items, BROKEN);
  /** What was known when a set was registered. @type {Map<Event, Level>} */
  const registered = new Map();
  let levels = [new Level(new Position(''), 0)];
  for (const event of events) {
    const { kind, depth } = event;
    const level = levels[depth];
    if (kind === 'given') level.known.push(eventSet(event));
    if (kind === 'excluded') faults.push(...exclude(level, event, events));
    if (kind === 'restored') {
      const { squares, digits } = eventSet(event);
      for (const digit of digits) level.position.candidates[squares[0]] |= 1 << digit;
    }
    if (kind === 'setRegistered') {
      const item = sets.shift();
      const set = eventSet(event);
      registered.set(event, level.copy());
      const isOwn = item !== undefined && isSet(item.facts[0].set, set);
      faults.push(...(isOwn ? stageFaults(level, item.detail, set) : ['another set is told']));
      if (isOwn) faults.push(...setNameFaults(item.detail, item.rule));
      level.known.push(set);
    }
    if (kind === 'contradiction' && depth > 0) {
      const fact = broken.shift()?.facts[0];
      faults.push(...(fact ? brokenFaults(level, fact, items) : ['a contradiction is not told']));
    }
    if (kind === 'assumed') {
      const branch = branches.shift();
      const assumed = { square: eventSet(event).squares[0], digit: event.digits[0], isNot: event.rule === 'sub' }; // prettier-ignore
      const inner = level.copy(depth + 1);
      inner.assumed = assumed;
      levels = [...levels.slice(0, depth + 1), inner];
      const isOwn = branch?.facts[0].says === event.rule && branch?.facts[0].square === assumed.square; // prettier-ignore
      const now = filledBy(board, level);
      if (!isOwn || !isResult(now, assumed, branch?.detail[0]?.says ?? '', found))
        faults.push(`the assumption comes to something else: ${branch?.facts[0].sentence}`);
      if (branch) faults.push(...figureFaults(branch));
    }
  }
  if (sets.length + branches.length > 0) faults.push('more is told than was registered');
  return { faults, registered, level: levels[0] };
}

/** @param {Event} event @returns {DSet} */
const eventSet = ({ square, squares, digits }) => ({
  squares: (square ? [square] : squares).map(indexOf),
  digits: [...digits],
});

/** The board with the digits of single sets. @param {Position} board @param {Level} level */
function filledBy(board, { known }) {
  const now = board.copy();
  for (const { squares, digits } of known)
    if (squares.length === 1 && now.digits[squares[0]] === 0) now.place(squares[0], digits[0]);
  return now;
}

/** What goes has to follow from a set that is known, or from the assumption. @param {Level} level @param {Event} event @param {readonly Event[]} events @returns {string[]} */
function exclude(level, event, events) {
  const cause = event.cause === null ? null : events[event.cause];
  const { squares, digits } = eventSet(event);
  const isAssumed = cause?.kind === 'assumed' && level.assumed?.isNot === true && level.assumed.square === squares[0] && level.assumed.digit === digits[0]; // prettier-ignore
  const isSo = isAssumed || (cause && level.rulesOut(eventSet(cause), squares[0], digits[0]));
  level.position.exclude(squares[0], digits[0]);
  return isSo ? [] : [`no set rules out ${digits} in ${squares.map(nameSquare)}`];
}
