/**
 * What a key means on the board. Pure: a key and a square in, an intent out.
 *
 * The character of a key decides first, then its place on the keyboard, so that the digit row also works where digits
 * need Shift (French, Czech). On other keyboards Shift makes a pencil mark. Moving stops at the edges. It never wraps
 * and never turns around on a right-to-left page, as a board has no reading direction.
 */

import { columnOf, rowOf, squareAt } from '../game/units.js';

/** @typedef {{ go: number } | { set: number } | { mark: number } | { clear: true }} Intent */
/**
 * @typedef {Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>} Key
 */

/** @type {Record<string, [number, number]>} */
const ARROWS = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

const CLEARING = new Set([' ', 'Delete', 'Backspace', '.', '0']);

/** @param {number} number */
const onBoard = (number) => number >= 1 && number <= 9;

/** @param {Key} key @returns {string} the digit on the key, or its character */
function symbolOf({ key, code, shiftKey }) {
  if (/^[0-9]$/.test(key) || shiftKey) return key;
  return /^Digit([0-9])$/.exec(code)?.[1] ?? key;
}

/**
 * @param {Key} key
 * @param {number} square where the focus is
 * @returns {number | null} where the key leads; the square itself at an edge
 */
function destination(key, square) {
  const [row, column] = [rowOf(square), columnOf(square)];
  const far = key.ctrlKey || key.metaKey;
  if (key.key === 'Home') return far ? 0 : squareAt(row, 1);
  if (key.key === 'End') return far ? 80 : squareAt(row, 9);
  if (!Object.hasOwn(ARROWS, key.key)) return null;
  const length = far ? 3 : 1;
  const [down, right] = ARROWS[key.key];
  const [toRow, toColumn] = [row + down * length, column + right * length];
  return onBoard(toRow) && onBoard(toColumn) ? squareAt(toRow, toColumn) : square;
}

/**
 * @param {Key} key
 * @param {number} square where the focus is
 * @returns {Intent | null} null if the key means nothing here
 */
export function keyIntent(key, square) {
  if (key.altKey) return null;
  const go = destination(key, square);
  if (go !== null) return { go };
  if (key.ctrlKey || key.metaKey) return null;
  const symbol = symbolOf(key);
  if (CLEARING.has(symbol)) return { clear: true };
  const shifted = key.shiftKey && /^Digit([1-9])$/.exec(key.code)?.[1];
  if (shifted && !/^[0-9]$/.test(symbol)) return { mark: Number(shifted) };
  return /^[1-9]$/.test(symbol) ? { set: Number(symbol) } : null;
}
