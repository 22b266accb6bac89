/**
 * Undo and redo without limit, for any frozen state. Pure: it knows nothing about the states.
 *
 * The one idea: a history is a list of states and an index into it. Undo and redo only move the index; recording cuts
 * off what lies after it. `meta` is stored beside a state and says where it comes from: the move, a time, a name for
 * the time line.
 */

import { GameError } from './game-error.js';

/**
 * @template S
 * @typedef {Readonly<{ state: S, meta: unknown }>} Entry
 */
/**
 * @template S
 * @typedef {Readonly<{ entries: readonly Entry<S>[], index: number }>} History
 */

/**
 * @template S
 * @param {readonly Entry<S>[]} entries
 * @param {number} index
 * @returns {History<S>}
 */
const historyOf = (entries, index) => Object.freeze({ entries: Object.freeze(entries), index });

/** The entries that were made here. @type {WeakSet<Entry<any>>} */
const made = new WeakSet();

/**
 * @template S
 * @param {S} state
 * @param {unknown} [meta]
 * @returns {Entry<S>}
 */
function entry(state, meta = null) {
  const fresh = Object.freeze({ state, meta });
  made.add(fresh);
  return fresh;
}

/**
 * @template S
 * @param {S} state
 * @param {unknown} [meta]
 * @returns {History<S>}
 */
export const createHistory = (state, meta) => historyOf([entry(state, meta)], 0);

/**
 * Takes a history from outside: entries that were made here stay, others are read anew.
 *
 * @template S
 * @param {any} given
 * @param {(entry: any) => { state: S, meta?: unknown }} read throws if it cannot
 * @returns {History<S>}
 * @throws {GameError} `history`, or what `read` throws
 */
export function historyFrom(given, read) {
  const { entries, index } = given ?? {};
  if (!Array.isArray(entries)) throw new GameError('history', 'A history has entries.');
  if (!Number.isInteger(index) || index < 0 || index >= entries.length) {
    throw new GameError('history', `A history of ${entries.length} has no entry ${String(index)}.`);
  }
  const all = entries.map((each) => {
    if (made.has(each)) return each;
    const { state, meta } = read(each);
    return entry(state, meta);
  });
  return historyOf(all, index);
}

/**
 * @template S
 * @param {History<S>} history
 * @returns {S}
 */
export const current = ({ entries, index }) => entries[index].state;

/**
 * Adds a state after the current one and drops the states that could be redone. Recording the current
 * state itself changes nothing.
 *
 * @template S
 * @param {History<S>} history
 * @param {S} state
 * @param {unknown} [meta]
 * @returns {History<S>}
 */
export function record(history, state, meta) {
  if (state === current(history)) return history;
  const kept = history.entries.slice(0, history.index + 1);
  return historyOf([...kept, entry(state, meta)], history.index + 1);
}

/**
 * The same history with another `meta` beside its current state.
 *
 * @template S
 * @param {History<S>} history
 * @param {unknown} meta
 * @returns {History<S>}
 */
export const annotate = ({ entries, index }, meta) =>
  historyOf(entries.with(index, entry(entries[index].state, meta)), index);

/** @param {History<any>} history */
export const canUndo = ({ index }) => index > 0;

/** @param {History<any>} history */
export const canRedo = ({ entries, index }) => index < entries.length - 1;

/**
 * Goes to any entry of the time line; an index beyond its ends goes to the end.
 *
 * @template S
 * @param {History<S>} history
 * @param {number} index
 * @returns {History<S>}
 */
export function goTo(history, index) {
  const target = Math.max(0, Math.min(history.entries.length - 1, index));
  return target === history.index ? history : historyOf(history.entries, target);
}

/**
 * @template S
 * @param {History<S>} history
 * @returns {History<S>} the same object if there is nothing to undo
 */
export const undo = (history) => goTo(history, history.index - 1);

/**
 * @template S
 * @param {History<S>} history
 * @returns {History<S>} the same object if there is nothing to redo
 */
export const redo = (history) => goTo(history, history.index + 1);
