// Proves that a digit is a single: the last of its unit, the only one for its square, or the only square for it.
import { DIGITS, lies, nameSquare, nameUnit, sees } from '../grid.js';

/** @typedef {import('./position.js').Position} Position */
/** @typedef {import('./reader.js').Fact} Fact */
/** @typedef {{ square: number, digit: number }} Placement */

/** The sentences that begin with a form, and those that may follow. @type {Record<string, string[]>} */
const FOLLOW = { last: [], stand: ['marks'], marks: [], seen: [] };

/** @type {Record<string, (position: Position, placement: Placement, facts: Fact[]) => string[]>} */
const PROOFS = { last, stand: naked, marks: naked, seen: hidden };

/**
 * @param {Position} position before the digit
 * @param {Placement} placement
 * @param {Fact[]} facts the sentences after "r4c6 is 6."
 * @returns {string[]} their faults
 */
export function proveSingle(position, placement, facts) {
  const [first, ...rest] = facts.map(({ says }) => says);
  if (!(first in FOLLOW)) return ['no reason is told'];
  if (rest.some((says) => !FOLLOW[first].includes(says)) || rest.length > 1) {
    return [`"${rest}" does not go with "${first}"`];
  }
  const faults = PROOFS[first](position, placement, facts);
  return faults.map((fault) => `${first}: ${fault}`);
}

/** @param {Position} position @param {Placement} placement @param {Fact[]} facts */
function last(position, { square, digit }, [{ unit }]) {
  const empty = position.empty(unit);
  if (empty.length !== 1 || empty[0] !== square) {
    return [`${nameSquare(square)} is not the last empty square of ${nameUnit(unit)}`];
  }
  return position.stands(unit, digit) ? [`${digit} stands in ${nameUnit(unit)}`] : [];
}

/** Each other digit is named once, and by units that have it. @param {Position} position @param {Placement} placement @param {Fact[]} facts */
function naked(position, placement, facts) {
  const told = facts.flatMap((fact) => fact.digits ?? fact.has.flatMap(({ digits }) => digits));
  const missing = DIGITS.filter((digit) => digit !== placement.digit && !told.includes(digit));
  const faults = missing.map((digit) => `why not ${digit} is not said`);
  return [...faults, ...proveTaken(position, placement, facts)];
}

/**
 * The digits that a square cannot be because of the digits around it or because of the person's marks.
 * @param {Position} position @param {Placement} placement @param {Fact[]} facts
 */
export function proveTaken(position, { square, digit }, facts) {
  /** @type {string[]} */
  const faults = [];
  const units = facts.flatMap(({ has = [] }) => has.map(({ unit }) => unit));
  const told = facts.flatMap((fact) => fact.digits ?? fact.has.flatMap(({ digits }) => digits));
  if (new Set(units).size < units.length) faults.push('a unit is named twice');
  if (new Set(told).size < told.length) faults.push('a digit is named twice');
  if (told.includes(digit)) faults.push('the digit itself is named');
  for (const { has = [], says, digits, digit: left = digit } of facts) {
    if (says === 'stand' && left !== digit) faults.push('another digit is left');
    for (const { unit, digits: standing } of has)
      faults.push(...standFaults(position, square, unit, standing));
    if (says !== 'marks') continue;
    const wrong = digits.filter((one) => !position.ruledOut(square, one));
    faults.push(...wrong.map((one) => `${one} was not ruled out in ${nameSquare(square)}`));
  }
  return faults;
}

/** @param {Position} position @param {number} square @param {number} unit @param {number[]} digits */
function standFaults(position, square, unit, digits) {
  if (!lies(unit, square)) return [`${nameSquare(square)} is not in ${nameUnit(unit)}`];
  const absent = digits.filter((digit) => !position.stands(unit, digit));
  return absent.map((digit) => `${digit} does not stand in ${nameUnit(unit)}`);
}

/** @param {Position} position @param {Placement} placement @param {Fact[]} facts */
function hidden(position, { square, digit }, [fact]) {
  const { unit, squares = [], marked = [] } = fact;
  const faults = lies(unit, square) ? [] : [`${nameSquare(square)} is not in ${nameUnit(unit)}`];
  if (fact.digit !== digit) faults.push(`${fact.digit} is another digit`);
  const others = position.empty(unit).filter((other) => other !== square);
  const rest = others.filter((other) => !marked.includes(other));
  for (const other of /** @type {number[]} */ (marked)) {
    if (!others.includes(other)) faults.push(`${nameSquare(other)} is no other empty square`);
    if (!position.ruledOut(other, digit))
      faults.push(`${digit} was not ruled out in ${nameSquare(other)}`);
  }
  for (const other of squares) {
    if (position.digits[other] !== digit) faults.push(`${nameSquare(other)} is not ${digit}`);
    if (!rest.some((one) => sees(one, other)))
      faults.push(`${nameSquare(other)} sees none of them`);
  }
  for (const other of rest) {
    if (!squares.some((one) => sees(one, other))) faults.push(`nothing sees ${nameSquare(other)}`);
  }
  return faults;
}
