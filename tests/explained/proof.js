// Proves a line on its position, and then applies the line to the position.
//
// The one idea: a proof looks only at digits and candidates, never at the events of the engine.

import { solutions } from '../engine/plain-solver.js';
import { UNITS, lies, nameSquare, nameUnit, sees } from '../grid.js';

/** @typedef {import('./position.js').Position} Position */
/** @typedef {import('./reader.js').Fact} Fact */

/** A line, with the lines under its assumption. @typedef {{ fact: Fact, inner: Node[] }} Node */

/** The techniques: their kind, and their number of squares or units. @type {Record<string, [says: string, size?: number]>} */
const TECHNIQUES = {
  'naked pair': ['naked set', 2],
  'naked triple': ['naked set', 3],
  'naked quad': ['naked set', 4],
  'hidden pair': ['hidden set', 2],
  'hidden triple': ['hidden set', 3],
  'hidden quad': ['hidden set', 4],
  pointing: ['box to line', 1],
  claiming: ['line to box', 1],
  'x-wing': ['lines to lines', 2],
  swordfish: ['lines to lines', 3],
  jellyfish: ['lines to lines', 4],
  'fish with boxes': ['mixed'],
};

/** @param {readonly number[]} squares */
const named = (squares) => squares.map(nameSquare).join(', ');

/** @param {readonly unknown[]} items */
const areDistinct = (items) => new Set(items).size === items.length;

/** Whether the technique is called by its name. @param {string} technique @param {string} says @param {number} size */
function nameFaults(technique, says, size) {
  const [what, expected = size] = TECHNIQUES[technique] ?? [];
  return what === says && expected === size ? [] : [`that is no ${technique}`];
}

/** @param {readonly number[]} units @param {readonly number[]} covers */
function kindOfFish(units, covers) {
  const [from, to] = [units, covers].map((all) => [
    ...new Set(all.map((unit) => Math.floor(unit / 9))),
  ]);
  const areAlike = from.length === 1 && to.length === 1;
  if (areAlike && units.length === 1 && from[0] === 2) return 'box to line';
  if (areAlike && units.length === 1 && to[0] === 2) return 'line to box';
  return areAlike && from[0] + to[0] === 1 ? 'lines to lines' : 'mixed';
}

/** @param {Position} position @param {readonly number[]} squares */
const standsIn = (position, squares) =>
  squares
    .filter((square) => position.digits[square])
    .map((square) => `${nameSquare(square)} is not empty`);

/**
 * An excluded candidate has to exist before the line, and goes.
 * @param {Position} position @param {{ square: number, digits: number[] }[]} takes @param {(square: number, digit: number) => boolean} follows
 */
function exclude(position, takes, follows) {
  /** @type {string[]} */
  const faults = [];
  for (const { square, digits } of takes) {
    for (const digit of digits) {
      const name = `${digit} in ${nameSquare(square)}`;
      if (!position.can(square, digit)) faults.push(`${name} was no candidate`);
      else if (!follows(square, digit)) faults.push(`${name} is not excluded by that`);
      position.exclude(square, digit);
    }
  }
  return faults;
}

/** @param {readonly number[]} squares */
const unitsOfAll = (squares) =>
  UNITS.flatMap((_, unit) => (squares.every((square) => lies(unit, square)) ? [unit] : []));

/** @param {Position} position @param {number} square @param {number} digit */
function place(position, square, digit) {
  if (position.digits[square]) return [`${nameSquare(square)} is not empty`];
  const faults = position.can(square, digit) ? [] : [`${nameSquare(square)} cannot be ${digit}`];
  position.place(square, digit);
  return faults;
}

/** @param {Position} position @param {readonly number[]} squares @param {readonly number[]} digits */
const besides = (position, squares, digits) =>
  squares.flatMap((square) => {
    const others = position.left(square).filter((digit) => !digits.includes(digit));
    return others.length ? [`${nameSquare(square)} can also be ${others}`] : [];
  });

/** Squares of one unit that have, together, no more digits than they are. @param {Position} position @param {Fact} fact */
function nakedSet(position, { squares, digits, technique, takes }) {
  const faults = nameFaults(technique, 'naked set', squares.length);
  faults.push(...standsIn(position, squares));
  if (squares.length !== digits.length) faults.push('as many squares as digits make a set');
  if (!areDistinct(squares) || !areDistinct(digits)) faults.push('something is named twice');
  if (unitsOfAll(squares).length === 0) faults.push(`${named(squares)} are in no unit together`);
  faults.push(...besides(position, squares, digits));
  const holders = (/** @type {number} */ digit) =>
    squares.filter((/** @type {number} */ square) => position.can(square, digit));
  const follows = (/** @type {number} */ square, /** @type {number} */ digit) =>
    digits.includes(digit) && holders(digit).every((holder) => sees(holder, square));
  return [...faults, ...exclude(position, takes, follows)];
}

/** Digits that have, together, no more places in a unit than they are. @param {Position} position @param {Fact} fact */
function hiddenSet(position, { squares, digits, unit, technique, takes }) {
  const faults = nameFaults(technique, 'hidden set', squares.length);
  faults.push(...standsIn(position, squares));
  if (squares.length !== digits.length) faults.push('as many squares as digits make a set');
  if (!areDistinct(squares) || !areDistinct(digits)) faults.push('something is named twice');
  faults.push(...outside(unit, squares), ...elsewhere(position, unit, digits, squares));
  const follows = (/** @type {number} */ square, /** @type {number} */ digit) =>
    squares.includes(square) && !digits.includes(digit);
  return [...faults, ...exclude(position, takes, follows)];
}

/** @param {number} unit @param {readonly number[]} squares */
const outside = (unit, squares) =>
  squares
    .filter((square) => !lies(unit, square))
    .map((square) => `${nameSquare(square)} is not in ${nameUnit(unit)}`);

/** @param {Position} position @param {number} unit @param {readonly number[]} digits @param {readonly number[]} squares */
function elsewhere(position, unit, digits, squares) {
  return digits.flatMap((digit) => {
    if (position.stands(unit, digit)) return [`${digit} stands in ${nameUnit(unit)}`];
    const others = position.places(unit, digit).filter((square) => !squares.includes(square));
    return others.map((square) => `${digit} can go in ${nameSquare(square)} too`);
  });
}

/** The places of a digit in units lie in as many others. @param {Position} position @param {Fact} fact */
function fish(position, { units, covers, digit, technique, takes }) {
  const faults = nameFaults(technique, kindOfFish(units, covers), units.length);
  if (units.length !== covers.length) faults.push('as many units as others make a fish');
  if (!areDistinct([...units, ...covers])) faults.push('a unit is named twice');
  const covered = covers.flatMap((/** @type {number} */ unit) => UNITS[unit]);
  for (const unit of units) faults.push(...elsewhere(position, unit, [digit], covered));
  const follows = (/** @type {number} */ square, /** @type {number} */ one) =>
    one === digit && covered.includes(square) && !fits(position, units, digit, [square]);
  return [...faults, ...exclude(position, takes, follows)];
}

/** Whether the digit finds a place in each unit beside where it is. @param {Position} position @param {readonly number[]} units @param {number} digit @param {readonly number[]} taken @returns {boolean} */
function fits(position, [unit, ...rest], digit, taken) {
  if (unit === undefined) return true;
  if (taken.some((square) => lies(unit, square))) return fits(position, rest, digit, taken);
  return position
    .places(unit, digit)
    .filter((square) => !taken.some((other) => sees(other, square)))
    .some((square) => fits(position, rest, digit, [...taken, square]));
}

/** @param {Position} position @param {Fact} fact */
const naked = (position, { square, digit }) => [
  ...besides(position, [square], [digit]),
  ...place(position, square, digit),
];

/** @param {Position} position @param {Fact} fact */
function hidden(position, { square, digit, unit }) {
  const faults = [...outside(unit, [square]), ...elsewhere(position, unit, [digit], [square])];
  return [...faults, ...place(position, square, digit)];
}

/** A hidden single, by digits on the board alone. @param {Position} position @param {Fact} fact */
function seen(position, fact) {
  const { square, digit, unit, squares } = fact;
  const others = position.empty(unit).filter((other) => other !== square);
  const faults = squares.flatMap((from) => [
    ...(position.digits[from] === digit ? [] : [`${nameSquare(from)} is not ${digit}`]),
    ...(others.some((other) => sees(from, other)) ? [] : [`${nameSquare(from)} sees none of them`]),
  ]);
  for (const other of others) {
    if (!squares.some((from) => sees(from, other)))
      faults.push(`nothing sees ${nameSquare(other)}`);
  }
  return [...faults, ...hidden(position, fact)];
}

/** A naked single, by digits that stand there since the trial began. @param {Position} position @param {Fact} fact */
function taken(position, fact) {
  const { square, digit, squares } = fact;
  const digits = squares.map((from) => position.digits[from]);
  const faults = squares
    .filter((from) => !sees(from, square))
    .map((from) => `${nameSquare(from)} does not see it`);
  const left = position.before?.left(square) ?? [];
  for (const other of left.filter((each) => each !== digit && !digits.includes(each)))
    faults.push(`${other} stands in none of them`);
  for (const other of digits.filter(
    (each, at) => !left.includes(each) || digits.indexOf(each) < at,
  ))
    faults.push(`${other} takes nothing`);
  return [...faults, ...naked(position, fact)];
}

/** A hidden single, by digits that stand there since the trial began. @param {Position} position @param {Fact} fact */
function closed(position, fact) {
  const { square, digit, unit, squares } = fact;
  const before = position.before?.places(unit, digit) ?? [];
  const others = before.filter((other) => other !== square);
  const takes = (/** @type {number} */ from, /** @type {number} */ other) =>
    from === other
      ? position.digits[from] !== 0
      : position.digits[from] === digit && sees(from, other);
  const faults = squares
    .filter((from) => !others.some((other) => takes(from, other)))
    .map((from) => `${nameSquare(from)} takes no place`);
  for (const other of others) {
    if (!squares.some((from) => takes(from, other)))
      faults.push(`nothing takes ${nameSquare(other)}`);
  }
  return [...faults, ...hidden(position, fact)];
}

/** @param {Position} position @param {Fact} fact */
function full(position, { square, digit, unit }) {
  const others = position.empty(unit).filter((other) => other !== square);
  const faults = others.map((other) => `${nameSquare(other)} is empty too`);
  return [...outside(unit, [square]), ...faults, ...place(position, square, digit)];
}

/** The contradictions, each with a function that returns its faults. @type {Record<string, (position: Position, fact: Fact) => string[]>} */
const CONTRADICTIONS = {
  'no candidate': (position, { square }) => [
    ...standsIn(position, [square]),
    ...position.left(square).map((digit) => `${nameSquare(square)} can be ${digit}`),
  ],
  'no place': (position, { digit, unit }) => elsewhere(position, unit, [digit], []),
  'few digits': (position, { squares, digits, unit }) => {
    const faults = [...standsIn(position, squares), ...outside(unit, squares)];
    if (!areDistinct(squares) || squares.length <= digits.length)
      faults.push('there are digits enough');
    return [...faults, ...besides(position, squares, digits)];
  },
  'few squares': (position, { squares, digits, unit }) => {
    const enough = !areDistinct(digits) || digits.length <= squares.length;
    const faults = enough ? ['there are squares enough'] : [];
    return [...faults, ...outside(unit, squares), ...elsewhere(position, unit, digits, squares)];
  },
};

/** The lines, each with a function that proves it, returns its faults, and applies it to the position. @type {Record<string, (position: Position, fact: Fact) => string[]>} */
const LINES = { 'naked set': nakedSet, 'hidden set': hiddenSet, fish };

/** How a digit is said to be the only one. @type {typeof LINES} */
const SINGLES = { naked, taken, hidden, closed, seen, full };

/** @param {Fact} fact */
export const isTrial = (fact) => fact.says.startsWith('suppose') || isUntold(fact);

/** A trial whose lines are left out. @param {Fact} fact */
export const isUntold = ({ says }) => says.startsWith('untold');

/** @param {Fact} fact */
export const supposesNot = ({ says }) => says.endsWith('not');

/** Whether it is the last line of a step. @param {Fact} fact */
export const isFinal = ({ says }) => says.startsWith('so ');

/**
 * @param {Position} position becomes as it is after the line
 * @param {Node} node
 * @param {number} [depth] of assumptions
 * @returns {string[]} its faults
 */
export function prove(position, { fact, inner }, depth = 0) {
  if (isUntold(fact)) return untold(position, fact, inner, depth);
  if (isTrial(fact)) return trial(position, fact, inner, depth);
  const [when, single] = fact.says.split(' ');
  const isSingle = single in SINGLES && (depth > 0 ? ['then'] : ['so', 'must']).includes(when);
  const proof = isSingle ? SINGLES[single] : LINES[fact.says];
  const faults = proof?.(position, fact) ?? ['no such line may stand here'];
  return faults.map((fault) => `${fact.says}: ${fault}`);
}

/** The position under an assumption. @param {Position} position @param {Fact} fact */
export function supposed(position, fact) {
  const copy = position.copy();
  copy.before = position.before ?? position;
  if (supposesNot(fact)) copy.exclude(fact.square, fact.digit);
  else copy.place(fact.square, fact.digit);
  return copy;
}

/** @param {Position} position @param {Fact} fact @returns {string[]} the faults of a contradiction */
export function contradicts(position, fact) {
  const faults = CONTRADICTIONS[fact.says]?.(position, fact) ?? ['no contradiction is told'];
  return faults.map((fault) => `${fact.says}: ${fault}`);
}

/** @param {Position} position @param {Fact} fact @param {Node[]} inner @param {number} depth */
function trial(position, fact, inner, depth) {
  const { says, square, digit } = fact;
  const faults = standsIn(position, [square]);
  if (!position.can(square, digit)) faults.push('it is no candidate');
  if (says.includes('also') !== depth > 0) faults.push('"also" says what does not stand before');
  const then = supposed(position, fact);
  for (const node of inner.slice(0, -1)) faults.push(...prove(then, node, depth + 1));
  const end = inner.at(-1);
  faults.push(...(end ? contradicts(then, end.fact) : ['no contradiction is told']));
  if (supposesNot(fact)) position.place(square, digit);
  else position.exclude(square, digit);
  return faults.map((fault) => `${says} ${nameSquare(square)} ${digit}: ${fault}`);
}

/** The boards that were asked for: slices.js asks for the same ones again and again. @type {Map<string, boolean>} */
const solvable = new Map();

/** Whether a board has a solution. @param {string} board */
function isSolvable(board) {
  const known = solvable.get(board);
  if (known !== undefined) return known;
  const is = solutions(board, 1).length > 0;
  solvable.set(board, is);
  return is;
}

/**
 * Lines that are left out cannot be proved one by one; but the result has to be true, and on the board
 * itself a contradiction has to be told.
 * @param {Position} position @param {Fact} fact @param {Node[]} inner @param {number} depth
 */
function untold(position, fact, inner, depth) {
  const { says, square, digit } = fact;
  const faults = position.can(square, digit) ? [] : ['it is no candidate'];
  if (depth === 0) faults.push('no contradiction is told');
  if (inner.length > 0) faults.push('lines are told all the same');
  const digits = supposesNot(fact) ? position.left(square).filter((one) => one !== digit) : [digit];
  for (const one of digits) {
    const then = position.copy();
    then.place(square, one);
    if (isSolvable(then.toString())) faults.push(`a solution has ${one} there`);
  }
  if (supposesNot(fact)) position.place(square, digit);
  else position.exclude(square, digit);
  return faults.map((fault) => `${says} ${nameSquare(square)} ${digit}: ${fault}`);
}
