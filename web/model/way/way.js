/**
 * The way: the steps that led to the board on view, and the later ones that were taken back.
 * Pure.
 *
 * The one idea: the history already contains it. Each digit that a press places, and each deduction, is a state there,
 * with its step beside it; walking is going to another of these states. So undo, a reload and a person's moves on
 * the way need no rules of their own.
 */

import { marksOf } from '../../game/notes.js';
import { toText } from '../../game/state.js';
import { isSquare } from '../../game/units.js';
import { SHEETS, areOptions } from '../choices.js';

/** @typedef {import('../../game/state.js').Game} Game */
/** @typedef {import('../../game/state.js').Placement} Placement */
/** @typedef {import('../state.js').History} History */
/** @typedef {import('../state.js').State} State */
/** @typedef {import('../telling.js').Told} Told */
/**
 * A press that made steps, with all that is needed to make it again.
 *
 * @typedef {object} Maker
 * @property {number} id
 * @property {'step' | 'solve' | 'deduce'} action deduce: a single deduction
 * @property {string} method
 * @property {Readonly<Record<string, number>>} options of the method
 * @property {true} [isUnsolvable] the board on which it was made had no solution
 */
/**
 * @typedef {object} Step
 * @property {Readonly<Maker>} by
 * @property {number} nth of its press, from 0
 * @property {number} square of its digit, or of the first candidate that went
 * @property {number} digit
 * @property {boolean} isTaking a search took the digit from the board
 * @property {readonly Placement[]} [removed] the candidates that went; absent: it is a digit
 */
/** @typedef {Readonly<{ start: number, steps: readonly Readonly<Step>[], at: number }>} Way start: the entry of the history before its first step; at: how many of its steps stand on the board */

/** @param {any} entry of a history @returns {Readonly<Step> | null} that led to its state */
const stepOf = (entry) => entry?.meta?.step ?? null;

/** Whether it is told as soon as it is made; a Go tells its end first. @param {Pick<Step, 'by'>} step */
export const isToldAtOnce = ({ by }) => by.action !== 'solve';

/** The step that led to the state on view. @param {Pick<State, 'history'>} state */
export const stepOn = ({ history: { entries, index } }) => stepOf(entries[index]);

/** @type {WeakMap<History, Way>} */
const ways = new WeakMap();

/** The way that the state on view is on. @param {History} history @returns {Way} */
export function wayOf(history) {
  const { entries, index } = history;
  const known = ways.get(history);
  if (known) return known;
  let start = index;
  while (start > 0 && stepOf(entries[start])) start--;
  let end = index;
  while (stepOf(entries[end + 1])) end++;
  const steps = entries.slice(start + 1, end + 1).map(({ meta }) => /** @type {any} */ (meta).step);
  const way = Object.freeze({ start, steps: Object.freeze(steps), at: index - start });
  ways.set(history, way);
  return way;
}

/** The board after so many steps. @param {History} history @param {number} count @returns {Game} */
export const gameAfter = (history, count) => history.entries[wayOf(history).start + count].state;

/**
 * Where Undo leads: a press is taken back as a whole, unless somebody walks through its steps.
 *
 * @param {State} state
 * @returns {number} index in the history
 */
export function indexBefore(state) {
  const { index } = state.history;
  const step = stepOn(state);
  return index - (step && state.walked === null ? step.nth + 1 : 1);
}

/**
 * Where Redo leads: to the end of a press that was taken back as a whole.
 *
 * @param {State} state
 * @returns {number} index in the history; beyond its end where there is nothing to go to
 */
export function indexAfter({ history: { entries, index }, walked }) {
  let next = index + 1;
  const id = stepOf(entries[next])?.by.id;
  if (walked !== null || id === undefined) return next;
  while (stepOf(entries[next + 1])?.by.id === id) next++;
  return next;
}

/**
 * A step from outside.
 *
 * @param {any} meta beside a state
 * @param {Game} game that state
 * @returns {Readonly<Step> | null} null: it cannot have led to that state
 */
export function readStep(meta, game) {
  const { by, nth, square, digit, isTaking = false, removed } = meta?.step ?? {};
  const { id, action, method, options, isUnsolvable } = by ?? {};
  const isCount = (/** @type {unknown} */ value) =>
    Number.isSafeInteger(value) && Number(value) >= 0;
  if (![id, nth].every(isCount) || !['step', 'solve', 'deduce'].includes(action)) return null;
  if (typeof method !== 'string' || method.length > 64 || !areOptions(options)) return null;
  const isGone = (/** @type {any} */ each) => isPlace(each) && lacks(game, each);
  const isWhole =
    removed === undefined ||
    (Array.isArray(removed) && removed.length > 0 && removed.every(isGone));
  if (!isPlace({ square, digit }) || !isWhole) return null;
  const isEmpty = isTaking === true || removed !== undefined;
  if (toText(game)[square] !== (isEmpty ? '.' : String(digit))) return null;
  const maker = Object.freeze({
    ...{ id, action, method, options: Object.freeze({ ...options }) },
    ...(isUnsolvable === true && { isUnsolvable }),
  });
  const step = { by: maker, nth, square, digit, isTaking: isTaking === true };
  const gone = removed?.map((/** @type {Placement} */ { square, digit }) =>
    Object.freeze({ square, digit }),
  );
  return Object.freeze({ ...step, ...(gone && { removed: Object.freeze(gone) }) });
}

/** @param {any} place whether it is a digit in a square */
const isPlace = (place) => isSquare(place?.square) && SHEETS.includes(place.digit);

/** Whether a candidate is not there. @param {Game} game @param {Placement} place */
const lacks = ({ notes }, { square, digit }) => !marksOf(notes, square).includes(digit);
