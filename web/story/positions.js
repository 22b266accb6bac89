/**
 * What was left to each square when a deduction was made: for its picture.
 *
 * The one idea: a press begins with what row, column and box leave on its board, and its events tell all
 * that goes after that; so one walk over them knows every position. An assumption works on a copy.
 */

import { number, squaresOf } from './trace.js';

/** @typedef {import('./types.js').Event} Event */
/** @typedef {Uint16Array} Position for each square, bit d - 1 for a digit d that is left; filled: 0 */

/** @type {WeakMap<readonly Event[], string>} */
const boards = new WeakMap();
/** @type {WeakMap<readonly Event[], Map<Event, Position>>} */
const known = new WeakMap();

/** @param {readonly Event[]} events of a press @param {string} board 81 characters on which it began */
export function beginOn(events, board) {
  boards.set(events, board);
}

/**
 * @param {string} board after a press
 * @param {readonly import('./types.js').Square[]} order the squares that it filled
 * @returns {string} the board before it
 */
export function boardBefore(board, order) {
  const cells = [...board];
  for (const square of order) cells[number(square)] = '.';
  return cells.join('');
}

/** @type {Record<import('./types.js').Unit['type'], (square: number) => number>} */
const NUMBERS = {
  row: (square) => Math.floor(square / 9) + 1,
  column: (square) => (square % 9) + 1,
  box: (square) => Math.floor(square / 27) * 3 + Math.floor((square % 9) / 3) + 1,
};

/** @param {import('./types.js').Unit} unit @param {number} square 0 to 80 */
export const isIn = ({ type, number }, square) => NUMBERS[type](square) === number;

/** @param {number} a @param {number} b */
const sees = (a, b) => Object.values(NUMBERS).some((numberOf) => numberOf(a) === numberOf(b));

/** @param {Position} left @param {number} square @param {number} digit */
function place(left, square, digit) {
  left.forEach((_, other) => {
    if (sees(square, other)) left[other] &= ~(1 << (digit - 1));
  });
  left[square] = 0;
}

/** Whether a deduction determines its square; in an assumption nothing else tells of it. */
/** @param {Event} event */
const determines = ({ square, digits, rule }) =>
  square !== null && digits.length === 1 && rule !== 'chain';

/** @param {readonly Event[]} events @param {string} board */
function walk(events, board) {
  /** @type {Map<Event, Position>} */
  const positions = new Map();
  const levels = [new Uint16Array(81).fill(0x1ff)];
  [...board].forEach((digit, square) => {
    if (digit !== '.' && digit !== '0') place(levels[0], square, Number(digit));
  });
  for (const event of events) {
    const left = levels[levels.length - 1];
    const [square] = squaresOf(event);
    const [digit] = event.digits;
    if (event.kind === 'deduction') {
      positions.set(event, left.slice());
      if (determines(event)) place(left, number(square), digit);
    } else if (event.kind === 'excluded' && square) {
      for (const gone of event.digits) left[number(square)] &= ~(1 << (gone - 1));
    } else if (event.kind === 'placed' && square) {
      place(left, number(square), digit);
    } else if (event.kind === 'assumed' && square) {
      levels.push(left.slice());
      place(levels[levels.length - 1], number(square), digit);
    } else if (event.kind === 'result' && levels.length > 1) {
      levels.pop();
    }
  }
  return positions;
}

/**
 * @param {readonly Event[]} events
 * @param {Event} deduction
 * @returns {Position | null} null if nobody has said on which board the events began
 */
export function positionAt(events, deduction) {
  const board = boards.get(events);
  if (board === undefined) return null;
  let all = known.get(events);
  if (!all) known.set(events, (all = walk(events, board)));
  return all.get(deduction) ?? null;
}

/** @param {Position} position @param {number} square @param {number} digit */
export const isLeft = (position, square, digit) => (position[square] & (1 << (digit - 1))) !== 0;
