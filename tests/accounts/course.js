// Walks through the deductions of a press as they are told, and proves them item by item.
// The one idea: the position is nothing but the board and the statements of earlier items.

import { proveDeduction } from './deductions.js';
import { UNITS, nameSquare, sees } from '../grid.js';

/** @typedef {import('../explained/position.js').Position} Position */
/** @typedef {import('../explained/reader.js').Fact} Fact */
/** @typedef {import('./texts.js').Telling} Telling */

/** The contradictions, each with a check whether it is true. @type {Record<string, (position: Position, fact: Fact) => boolean>} */
const CONTRADICTIONS = {
  'no candidate': (position, { squares }) =>
    squares.every((square) => position.digits[square] === 0 && position.left(square).length === 0),
  'no place': (position, { unit, digits }) =>
    digits.every(
      (digit) => !position.stands(unit, digit) && position.places(unit, digit).length === 0,
    ),
  'few digits': (position, { unit, squares, digits }) =>
    squares.length > digits.length &&
    squares.every(
      (square) =>
        UNITS[unit].includes(square) &&
        position.digits[square] === 0 &&
        position.left(square).every((digit) => digits.includes(digit)),
    ),
  'few squares': (position, { unit, squares, digits }) =>
    digits.length > squares.length &&
    digits.every(
      (digit) =>
        !position.stands(unit, digit) &&
        position.places(unit, digit).every((square) => squares.includes(square)),
    ),
  twice: ({ digits }, { squares }) =>
    squares.every((one) =>
      squares.some((other) => digits[one] > 0 && digits[one] === digits[other] && sees(one, other)),
    ),
};

/** @param {Position} position @param {Fact} fact @returns {string[]} */
export const contradictionFaults = (position, fact) =>
  CONTRADICTIONS[fact.says]?.(position, fact) ? [] : [`that is no contradiction: ${fact.sentence}`];

/** @param {Fact | undefined} fact */
export const isContradiction = (fact) => fact !== undefined && fact.says in CONTRADICTIONS;

/** Whether the board is full, and no digit twice in a unit. @param {Position} position */
const isSolved = ({ digits }) =>
  UNITS.every((unit) => new Set(unit.map((square) => digits[square])).size === 9) &&
  !digits.includes(0);

/** Whether a square has nothing left, for example because each of its digits has been tried. @param {Position} position */
const isStuck = (position) =>
  position.digits.some((digit, square) => digit === 0 && position.left(square).length === 0);

/** How much a person counts below an item: deductions or sets, and trials. @param {readonly Telling[]} items @returns {{ steps: number, trials: number }} */
function sizeOf(items) {
  const size = { steps: 0, trials: 0 };
  for (const { facts, items: inner } of items) {
    const { says } = facts[0];
    const isTrial = says === 'trial' || says === 'refuted';
    if (isTrial) size.trials++;
    if (isTrial || says === 'main' || says === 'sub') {
      const { steps, trials } = sizeOf(inner);
      size.steps += steps;
      size.trials += trials;
    } else if (!BROKEN.includes(says)) size.steps++;
  }
  return size;
}

/** The contradictions of Ushio's sets, which ushio.js proves. */
export const OF_SETS = ['determined', 'two digits', 'two squares', 'both fail'];

/** All that a trial or a branch can break with. */
export const BROKEN = [...Object.keys(CONTRADICTIONS), ...OF_SETS];

/** What is said of a trial or a branch besides its result: where it broke, and how much it took. @param {Telling} telling @returns {string[]} */
export function figureFaults({ facts: [{ sentence }], detail, items }) {
  const { steps, trials } = sizeOf(items);
  const size = detail.filter(({ says }) => says === 'size');
  const isSize =
    steps + trials === 0
      ? size.length === 0
      : size.length === 1 && (size[0].count ?? 0) === steps && (size[0].trials ?? 0) === trials;
  const isBroken = (/** @type {Fact} */ { says }) => BROKEN.includes(says);
  const last =
    items
      .at(-1)
      ?.facts.filter(isBroken)
      .map((fact) => fact.sentence) ?? [];
  const broken = detail.filter(isBroken).map((fact) => fact.sentence);
  return [
    ...(isSize ? [] : [`it has another size: ${sentence} ${size[0]?.sentence ?? ''}`]),
    ...(broken.join() === last.join() ? [] : [`it broke elsewhere: ${sentence}`]),
  ];
}

/** The possible results of a trial, by what is told of it. @type {Record<string, (told: { isFilled: boolean, fails: boolean }) => boolean>} */
const RESULTS = {
  'filled up': ({ isFilled }) => isFilled,
  fails: ({ fails }) => fails,
  'leads nowhere': ({ isFilled, fails }) => !isFilled && !fails,
  open: () => true,
};

/**
 * @typedef {object} Walk
 * @property {string[]} faults
 * @property {(telling: Telling, position: Position) => void} [passes] is called for each deduction before it is applied
 */

/**
 * The position under an assumption; where a method deduces the digit itself, it is only the last that is left.
 * @param {Position} position
 * @param {Telling} telling
 */
function supposed(position, { facts: [{ square, digit }], items }) {
  const now = position.copy();
  const first = items[0]?.facts[0];
  const isDeduced = first?.says === 'digit' && first.square === square && first.digit === digit;
  if (!isDeduced) now.place(square, digit);
  else for (const other of now.left(square)) if (other !== digit) now.exclude(square, other);
  return now;
}

/** Proves a trial, and takes away what it refutes. @param {Position} position @param {Telling} telling @param {Walk} walk @returns {Position | null} where it filled the board */
function proveTrial(position, telling, walk) {
  const { facts, detail, items } = telling;
  const [{ says, square, digit, sentence }] = facts;
  walk.faults.push(...figureFaults(telling));
  if (!position.can(square, digit)) walk.faults.push(`tried what is no candidate: ${sentence}`);
  const now = supposed(position, telling);
  const filled = proveCourse(now, items, walk) ?? (isSolved(now) ? now : null);
  const fails = isContradiction(items.at(-1)?.facts[0]) || isStuck(now);
  const came = says === 'refuted' ? 'fails' : (detail[0]?.says ?? '');
  if (!RESULTS[came]?.({ isFilled: filled !== null, fails }))
    walk.faults.push(`the trial comes to something else: ${sentence} ${detail[0]?.sentence ?? ''}`);
  if (says === 'refuted') position.exclude(square, digit);
  return filled;
}

/** @param {Position} position becomes as it is after them @param {readonly Telling[]} items @param {Walk} walk @returns {Position | null} the first that a trial filled */
export function proveCourse(position, items, walk) {
  /** @type {Position | null} */
  let filled = null;
  for (const [at, telling] of items.entries()) {
    const [fact] = telling.facts;
    if (fact?.says === 'trial' || fact?.says === 'refuted') {
      const own = proveTrial(position, telling, walk);
      filled ??= own;
    } else if (isContradiction(fact)) {
      walk.faults.push(...contradictionFaults(position, fact));
      if (at < items.length - 1) walk.faults.push('a contradiction is told before the end');
    } else {
      walk.passes?.(telling, position);
      walk.faults.push(...proveDeduction(position, telling));
    }
  }
  return filled;
}

/**
 * The board after a press has been told: all that was deduced, and no other digits than those of a trial that filled
 * the board.
 * @param {Position} position @param {Position | null} filled @param {string} after
 */
export function endFaults(position, filled, after) {
  const wrong = position.digits.findIndex((digit, at) => {
    const stands = Number(after[at].replace('.', '0'));
    return digit > 0 || !filled ? stands !== digit : stands > 0 && stands !== filled.digits[at];
  });
  return wrong < 0 ? [] : [`the course leads to another digit in ${nameSquare(wrong)}`];
}
