/**
 * Makes a history from the value of `pack.js`. Pure; loaded if something is kept.
 */

import { NO_NOTES } from '../../game/notes.js';
import { emptyGame } from '../../game/state.js';
import { KEPT_STATES, SYMBOLS, VERSION } from './pack.js';

/** @typedef {import('../../game/state.js').Game} Game */
/** @typedef {import('./pack.js').Unpacked} Unpacked */

const KINDS = /** @type {(keyof typeof SYMBOLS)[]} */ (Object.keys(SYMBOLS));

/** The square, its digit, and if there are any its marks, its corner marks, its colour and the tints of its small digits. */
const CHANGE =
  /^([0-7]\d|80)([.1-9a-iA-I])(?:m([0-9a-v]{1,2}))?(?:e([0-9a-v]{1,2}))?(?:c([1-8]))?((?:t[1-9][1-8])*)$/;

/** @param {any} step @param {readonly any[]} makers */
function unpackStep(step, makers) {
  if (!Array.isArray(step)) return undefined;
  const [maker, nth, square, digit, kind, ...others] = step;
  const gone = [{ square, digit }];
  for (let at = 0; at < others.length; at += 2) {
    gone.push({ square: others[at], digit: others[at + 1] });
  }
  const removed = kind === 2 ? { removed: gone } : {};
  return { by: makers?.[maker], nth, square, digit, isTaking: kind === 1, ...removed };
}

/** What can be changed of a game. @param {Game} game */
const open = ({ squares }) => ({
  squares: [...squares],
  marks: Array(81).fill(0),
  corners: Array(81).fill(0),
  colours: Array(81).fill(0),
  /** @type {Record<number, number>} */
  tints: {},
});

/** @param {ReturnType<typeof open>} board @param {string} changes */
function change(board, changes) {
  for (const each of changes ? changes.split(' ') : []) {
    const [, at, symbol, marks = '0', corners = '0', colour = '0', tints] =
      /** @type {RegExpExecArray} */ (CHANGE.exec(each));
    const square = Number(at);
    const kind = KINDS.find((name) => SYMBOLS[name].includes(symbol));
    const digit = kind ? SYMBOLS[kind].indexOf(symbol) + 1 : 0;
    board.squares[square] = { digit, kind: kind ?? 'entered' };
    board.marks[square] = parseInt(marks, 32);
    board.corners[square] = parseInt(corners, 32);
    board.colours[square] = Number(colour);
    for (let small = 0; small < 9; small++) delete board.tints[square * 9 + small];
    for (const [, small, tint] of tints.matchAll(/t(\d)(\d)/g)) {
      board.tints[square * 9 + Number(small) - 1] = Number(tint);
    }
  }
}

/** @param {ReturnType<typeof open>} board @returns {Game} */
function close({ squares, marks, corners, colours, tints }) {
  const isNoted = [...marks, ...corners, ...colours, ...Object.values(tints)].some(Boolean);
  const notes = structuredClone({ marks, corners, colours, tints });
  return { squares: [...squares], notes: isNoted ? notes : NO_NOTES };
}

/**
 * @param {any} packed
 * @returns {Unpacked | null} null if `packHistory` did not make it
 */
export function unpackHistory(packed) {
  try {
    const { version, index, makers, entries } = packed;
    const isWhole = Number.isInteger(index) && index >= 0 && index < entries.length;
    if (version !== VERSION || !isWhole || entries.length > KEPT_STATES) return null;
    const board = open(emptyGame());
    const unpacked = entries.map((/** @type {any} */ [changes, step, search]) => {
      change(board, changes);
      return { state: close(board), meta: { search, step: unpackStep(step, makers) } };
    });
    return { entries: unpacked, index };
  } catch {
    return null;
  }
}
