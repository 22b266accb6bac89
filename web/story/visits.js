/**
 * The additions of two methods to a digit. Backtracking: which other digits it could not take or had tried in the
 * square. Cell lists: which painting left the square white on the sheet of the digit.
 */

import { digitsBefore } from './argument.js';
import { item, picture } from './items.js';
import { candidatesAt, isCandidate } from './replay.js';
import { nameRule } from './rules.js';
import { number, squaresIn, squaresOf, unitsOf } from './trace.js';

/** @typedef {import('./types.js').Event} Event */
/** @typedef {import('./types.js').Item} Item */
/** @typedef {import('./types.js').Square} Square */
/** @typedef {import('./types.js').Unit} Unit */
/** @typedef {import('../locales/words.js').Words} Words */

/** The digits that stand in a unit. @param {Uint8Array} board @param {Unit} unit */
const standIn = (board, unit) => squaresIn(unit).flatMap((square) => board[number(square)] || []);

/* --- Backtracking ---------------------------------------------------------------------------------- */

/**
 * "Row 4 has 2, 5 and 9, column 6 has 1": why digits are refused in a square, each named once.
 * @param {Words} words @param {Uint8Array} board @param {Square} square
 */
export function tellRefused({ t, unit, digits, capital }, board, square) {
  /** @type {Set<number>} */
  const named = new Set();
  const clauses = unitsOf(square).flatMap((own) => {
    const fresh = standIn(board, own).filter((digit) => !named.has(digit));
    for (const digit of fresh) named.add(digit);
    const values = { unit: unit(own), digits: digits(fresh.toSorted((a, b) => a - b)) };
    return fresh.length ? [t('argument.has', values)] : [];
  });
  return clauses.length
    ? capital(t('argument.stand', { clauses: clauses.join(t('name.phraseSeparator')) }))
    : '';
}

/**
 * The digits tried in a square and taken back since it was reached.
 * @param {readonly Event[]} events @param {Event} placed @returns {number[]}
 */
function triedBefore(events, placed) {
  const [square] = squaresOf(placed).map(number);
  const tried = [];
  for (let at = events.indexOf(placed) - 1; at >= 0; at--) {
    const { kind, square: other, digits } = events[at];
    if (!other || (kind !== 'placed' && kind !== 'takenBack')) continue;
    if (number(other) < square) break;
    if (kind === 'takenBack' && number(other) === square) tried.unshift(digits[0]);
  }
  return tried;
}

/** @param {Words} words @param {readonly Event[]} events @param {Event} placed @returns {Item[]} */
export function tellVisit(words, events, placed) {
  const [square] = squaresOf(placed);
  const board = digitsBefore(events, placed);
  const tried = triedBefore(events, placed);
  const refused = tellRefused(words, board, square);
  const values = { digits: words.digits(tried), count: tried.length };
  return [
    item(refused || words.t('visit.free', { square: words.square(square) })),
    ...(tried.length ? [item(words.t('visit.tried', values))] : []),
  ];
}

/* --- Cell lists ------------------------------------------------------------------------------------ */

/** @type {Record<string, string>} */
const WAYS = { line: 'painted.line', block: 'painted.block', indirect: 'painted.indirect' };

/** The digits that paint a square on a digit's sheet. @param {Uint8Array} board @param {Square} square @param {number} digit */
function paintingOf(board, square, digit) {
  const [row, column, box] = unitsOf(square).map((unit) => standIn(board, unit).includes(digit));
  if (row || column) return 'line';
  return box ? 'block' : 'indirect';
}

/**
 * The sheet of a digit that was found on it, with its white square.
 *
 * @param {Words} words
 * @param {readonly Event[]} events
 * @param {Event} placed
 * @param {Event} deduction
 * @returns {Item | null} null: it was not found on a sheet
 */
export function tellSheet(words, events, placed, deduction) {
  const {
    unit,
    digits: [digit],
  } = deduction;
  const [own] = squaresOf(placed);
  if (!unit || deduction.family !== 'list-elimination') return null;
  const board = digitsBefore(events, placed);
  const others = squaresIn(unit).filter(
    (square) => !board[number(square)] && number(square) !== number(own),
  );
  const found = new Set(others.map((square) => String(paintingOf(board, square, digit))));
  const ways = Object.keys(WAYS).filter((way) => found.has(way));
  const values = { digit, unit: words.unit(unit), square: words.square(own) };
  const text = ways.length
    ? words.t('painted.only', {
        ...values,
        ways: words.list(ways.map((way) => words.t(WAYS[way]))),
      })
    : words.t('painted.last', values);
  return item(text, {
    rule: nameRule(words, deduction),
    picture: drawSheet(events, deduction, own),
  });
}

/**
 * The analysis before a digit and after it: everything at the beginning of a press, then only the changes.
 *
 * @param {Words} words
 * @param {readonly Event[]} events
 * @param {Event} placed
 * @param {Event} deduction
 * @returns {Item[]}
 */
export function tellAnalysis({ t, digits }, events, placed, deduction) {
  const [own] = squaresOf(placed);
  const isFirst = events.find(({ kind, depth }) => kind === 'placed' && depth === 0) === placed;
  const candidates = candidatesAt(events, deduction);
  const changed = DIGITS.filter((digit) => isCandidate(candidates, number(own), digit));
  const partial = t('analysis.partial', { digits: digits(changed), count: changed.length });
  return [...(isFirst ? [item(t('analysis.whole'))] : []), item(partial)];
}

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** @param {readonly Event[]} events @param {Event} deduction @param {Square} own */
function drawSheet(events, deduction, own) {
  const candidates = candidatesAt(events, deduction);
  const [digit] = deduction.digits;
  return picture({
    last: number(own),
    position: candidates,
    painted: Array.from(candidates.keys()).filter((at) => !isCandidate(candidates, at, digit)),
    units: deduction.unit ? [{ unit: deduction.unit, role: 'set' }] : [],
    squares: [{ square: number(own), role: 'target' }],
  });
}
