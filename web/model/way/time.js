/**
 * The time line: the states of the history since the puzzle on view came, each named by the action that led to it.
 * Pure.
 */

import { givenText } from '../../game/state.js';
import { squareNamed } from '../../game/units.js';
import { claimOf } from '../telling.js';
import { isToldAtOnce } from './way.js';

/** @typedef {import('../../game/state.js').Game} Game */
/** @typedef {import('../state.js').History} History */
/** @typedef {Readonly<{ start: number, end: number }>} Time first and last entry of the history on it */

/** @type {WeakMap<Game, string>} */
const givens = new WeakMap();

/** @param {Game} game */
function givensOf(game) {
  const known = givens.get(game) ?? givenText(game);
  givens.set(game, known);
  return known;
}

/** Whether another puzzle begins there. @param {History} history @param {number} index */
const isBeginning = ({ entries }, index) =>
  index === 0 || givensOf(entries[index].state) !== givensOf(entries[index - 1].state);

/** @param {History} history @returns {Time} */
export function timeOf(history) {
  let start = history.index;
  while (!isBeginning(history, start)) start--;
  let end = history.index;
  while (end + 1 < history.entries.length && !isBeginning(history, end + 1)) end++;
  return { start, end };
}

/**
 * @param {import('../../locales/words.js').Words} words
 * @param {History} history
 * @param {number} index of one of its entries
 */
export function nameState(words, history, index) {
  const { t, square: name } = words;
  if (isBeginning(history, index)) return t('time.start');
  const { state, meta } = history.entries[index];
  const step = /** @type {any} */ (meta)?.step;
  if (step?.removed) return claimOf(words, step);
  const before = history.entries[index - 1].state;
  const squares = state.squares.flatMap((content, square) =>
    content === before.squares[square] ? [] : [square],
  );
  if (squares.length === 0) return t('time.notes');
  if (squares.length > 1) return t('time.squares', { count: squares.length });
  const square = name(squareNamed(squares[0]));
  const { digit } = state.squares[squares[0]];
  if (!digit) return t('time.emptied', { square });
  const placed = t('name.single', { square, digit });
  if (step) return t(isToldAtOnce(step) ? 'time.step' : 'time.go', { placed });
  return t('time.hand', { placed });
}
