/**
 * A single of the catalogue, told like any single of the first layer: by the digits on the board that close the rest.
 *
 * The one idea: it becomes a line of an argument with as few digits as possible, like those of the engine's reasoner
 * (engine/argument/seen.c); so the same sentences and pictures tell it. A candidate that an earlier step has
 * removed is told with the technique of that step, as far as the events know it.
 */

import { digitsBefore } from '../argument.js';
import { at, number, squaresIn, squaresOf, unitsOf } from '../trace.js';
import { isSame, sees } from './step.js';

/** @typedef {import('../argument.js').Node} Node */
/** @typedef {import('../types.js').Event} Event */
/** @typedef {import('../types.js').Square} Square */
/** @typedef {(square: Square, digit: number) => string | null} TakerOf the technique that took a candidate; null: nobody knows */

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const SQUARES = DIGITS.flatMap((number) => squaresIn({ type: 'row', number }));

/** @param {Event} event */
export const isSingle = ({ family }) => family === 'singles';

/** @param {Event} line @param {Partial<Event>} fields @returns {Event} */
const partOf = (line, fields) => ({
  ...line,
  kind: 'part',
  unit: null,
  square: null,
  squares: [],
  ...fields,
});

/**
 * What has taken candidates, in these events or before them.
 *
 * @param {readonly Event[]} events
 * @param {Event} deduction
 * @returns {TakerOf}
 */
const takerIn = (events, deduction) => (square, digit) => {
  for (let index = events.indexOf(deduction); index >= 0; index--) {
    const { kind, rule, square: from, digits, cause } = events[index];
    const isIt = kind === 'excluded' && from && isSame(from, square) && digits.includes(digit);
    const by = isIt ? at(events, cause) : null;
    if (by?.kind === 'deduction') return by.rule;
    if (isIt && rule) return rule;
  }
  return null;
};

/**
 * The lines for removed candidates, one for each technique.
 * @template T
 * @param {readonly T[]} all
 * @param {(one: T) => string | null} takerOf
 * @param {(own: T[]) => Partial<Event>} fieldsOf
 * @param {Event} line
 */
function partsGone(all, takerOf, fieldsOf, line) {
  const takers = [...new Set(all.map(takerOf))].sort((a, b) => Number(a !== null) - Number(b !== null)); // prettier-ignore
  return takers.map((rule) =>
    partOf(line, { value: 'ruledOut', rule, ...fieldsOf(all.filter((one) => takerOf(one) === rule)) }),
  ); // prettier-ignore
}

/**
 * The other eight digits, each in one unit: first the unit that has most of them.
 * @param {Event} line @param {Square} square @param {Uint8Array} board @param {TakerOf} takerOf @returns {Event[]}
 */
function partsAround(line, square, board, takerOf) {
  let left = DIGITS.filter((digit) => digit !== line.digits[0]);
  /** @type {Map<string, Event>} */
  const parts = new Map();
  const units = unitsOf(square);
  for (;;) {
    const standing = units.map((unit) =>
      left.filter((digit) => squaresIn(unit).some((other) => board[number(other)] === digit)),
    );
    const most = Math.max(...standing.map(({ length }) => length));
    if (most === 0) break;
    const best = standing.findIndex(({ length }) => length === most);
    const [unit, digits] = [units[best], standing[best]];
    const squares = squaresIn(unit).filter((other) => digits.includes(board[number(other)]));
    parts.set(unit.type, partOf(line, { value: 'sees', unit, digits, squares }));
    left = left.filter((digit) => !digits.includes(digit));
  }
  const told = units.flatMap(({ type }) => parts.get(type) ?? []);
  const ofSquare = (/** @type {number} */ digit) => takerOf(square, digit);
  return [...told, ...partsGone(left, ofSquare, (digits) => ({ squares: [square], digits }), line)];
}

/**
 * The squares with the digit that see these: each time the one that sees most of those left, and none to spare.
 * @param {readonly Square[]} standing @param {readonly Square[]} seen @returns {Square[]}
 */
function witnessesOf(standing, seen) {
  /** @type {Square[]} */
  let chosen = [];
  for (let left = seen; left.length > 0;) {
    const counts = standing.map((from) => left.filter((square) => sees(from, square)).length);
    const widest = standing[counts.indexOf(Math.max(...counts))];
    chosen.push(widest);
    left = left.filter((square) => !sees(widest, square));
  }
  for (const one of [...chosen].sort((a, b) => number(a) - number(b))) {
    const others = chosen.filter((other) => other !== one);
    if (seen.every((square) => others.some((other) => sees(other, square)))) chosen = others;
  }
  return chosen.sort((a, b) => number(a) - number(b));
}

/**
 * The squares with the digit that see the unit's other empty squares; those it had no place in anyway.
 * @param {Event} line @param {Square} square @param {Uint8Array} board @param {TakerOf} takerOf @returns {Event[]}
 */
function partsSeeing(line, square, board, takerOf) {
  const open = (line.unit ? squaresIn(line.unit) : []).filter(
    (other) => !board[number(other)] && number(other) !== number(square),
  );
  const standing = SQUARES.filter((other) => board[number(other)] === line.digits[0]);
  const isSeen = (/** @type {Square} */ other) => standing.some((from) => sees(from, other));
  const squares = witnessesOf(standing, open.filter(isSeen));
  const gone = open.filter((other) => !isSeen(other));
  const ofDigit = (/** @type {Square} */ other) => takerOf(other, line.digits[0]);
  return [
    ...(squares.length ? [partOf(line, { value: 'sees', squares })] : []),
    ...partsGone(gone, ofDigit, (own) => ({ squares: own }), line),
  ];
}

/** @type {Record<string, (line: Event, square: Square, board: Uint8Array, takerOf: TakerOf) => Event[]>} */
const PARTS = {
  'full-house': () => [],
  'naked-single': partsAround,
  'hidden-single': partsSeeing,
};

/**
 * @param {readonly Event[]} events
 * @param {Event} deduction one of them, of a single
 * @param {Event} placed the digit that it leads to
 * @returns {{ argument: Node[], board: Uint8Array }} as the first layer reads it, and the board before the digit
 */
export function singleOf(events, deduction, placed) {
  const board = digitsBefore(events, placed);
  const [square] = squaresOf(placed);
  const parts = PARTS[String(deduction.rule)](deduction, square, board, takerIn(events, deduction));
  // An order without full houses finds them as hidden singles: there is no other square to tell about.
  const rule = parts.length === 0 ? 'full-house' : deduction.rule;
  const event = { ...deduction, rule, square };
  return { argument: [{ line: { event, parts }, inner: null }], board };
}
