/**
 * A history as a value that can be kept; `unpack.js` makes a history of it again. Pure.
 *
 * The one idea: a state is kept as its changes from the one before, the first as its changes from the empty
 * board. So a digit, a mark and a whole puzzle are packed alike, and a long game stays small.
 */

import { NO_NOTES } from '../../game/notes.js';
import { emptyGame } from '../../game/state.js';
import { searchOf } from '../../model/play/trails.js';

/** @typedef {import('../../game/state.js').Game} Game */
/** @typedef {import('../../game/history.js').History<Game>} History */
/** @typedef {readonly [changes: string, step?: readonly number[] | 0, search?: unknown]} PackedEntry step: 0 none, or the number of its press in makers, nth, square, digit; then 1 if a search took the digit away; 2 if it is a candidate that went, and the square and digit of each other one */
/** @typedef {{ version: number, at: number, index: number, makers: unknown[], entries: PackedEntry[] }} Packed at: when, in milliseconds */
/** @typedef {{ entries: { state: Game, meta: unknown }[], index: number }} Unpacked what a solver takes as its history, and checks */

export const VERSION = 2;

/** A Go has one for each of its digits. */
export const KEPT_STATES = 1000;

/** Digits by their kind. */
export const SYMBOLS = /** @type {const} */ ({
  given: '123456789',
  entered: 'abcdefghi',
  found: 'ABCDEFGHI',
});
/** @param {Game} game @param {number} square @returns {string} what stands there */
function contentOf({ squares, notes }, square) {
  const { digit, kind } = squares[square];
  let text = digit ? SYMBOLS[/** @type {keyof typeof SYMBOLS} */ (kind)][digit - 1] : '.';
  if (notes === NO_NOTES) return text;
  const [marks, corners, colour] = [notes.marks, notes.corners, notes.colours].map(
    (each) => each[square],
  );
  if (marks) text += `m${marks.toString(32)}`;
  if (corners) text += `e${corners.toString(32)}`;
  if (colour) text += `c${colour}`;
  for (let small = 1; small <= 9; small++) {
    const tint = notes.tints[square * 9 + small - 1];
    if (tint) text += `t${small}${tint}`;
  }
  return text;
}

/** States that were packed before are not packed again with the next move. @type {WeakMap<Game, { before: Game, text: string }>} */
const packed = new WeakMap();

/** @param {Game} before @param {Game} after @returns {string} */
function changesOf(before, after) {
  const known = packed.get(after);
  if (known?.before === before) return known.text;
  const text = after.squares
    .flatMap((_, square) => {
      const content = contentOf(after, square);
      const isSame = contentOf(before, square) === content;
      return isSame ? [] : [String(square).padStart(2, '0') + content];
    })
    .join(' ');
  packed.set(after, { before, text });
  return text;
}

/** @param {readonly { state: Game, meta: any }[]} entries @returns {any[]} the presses that made their steps, each once */
const makersOf = (entries) => [
  ...new Map(entries.flatMap(({ meta }) => (meta?.step ? [[meta.step.by.id, meta.step.by]] : []))) //
    .values(),
];

/**
 * The states nearest to the one on view, those that were taken back as well.
 *
 * @param {History} history
 * @param {number} [at]
 * @returns {Packed}
 */
export function packHistory(history, at = Date.now()) {
  const end = Math.min(history.entries.length, history.index + KEPT_STATES / 2);
  const first = Math.max(0, end - KEPT_STATES);
  const kept = history.entries.slice(first, end);
  const makers = makersOf(kept);
  const entries = kept.map(({ state, meta }, i) => {
    const changes = changesOf(i ? kept[i - 1].state : emptyGame(), state);
    const search = searchOf(meta);
    const step = packStep(/** @type {any} */ (meta)?.step, makers);
    return /** @type {PackedEntry} */ (search ? [changes, step, search] : step ? [changes, step] : [changes]); // prettier-ignore
  });
  return { version: VERSION, at, index: history.index - first, makers, entries };
}

/** @param {any} step @param {readonly any[]} makers */
function packStep(step, makers) {
  if (!step) return 0;
  const { by, nth, square, digit, isTaking, removed } = step;
  const maker = makers.findIndex(({ id }) => id === by.id);
  const [, ...others] = removed ?? [];
  const gone = others.flatMap((/** @type {any} */ { square, digit }) => [square, digit]);
  return [maker, nth, square, digit, ...(removed ? [2, ...gone] : isTaking ? [1] : [])];
}
