/**
 * All that belongs to a deduction: the parts of its pattern, its exclusions and placements, the units of its squares.
 *
 * The one idea: all these events name the deduction as their cause, so one look over the list finds them.
 */

import { at } from './trace.js';

/** @typedef {import('./types.js').Event} Event */
/** @typedef {import('./types.js').Square} Square */
/** @typedef {import('./types.js').Unit} Unit */
/** @typedef {{ parts: Event[], excluded: Event[], placed: Event[] }} Belongings */

/** @type {Record<string, keyof Belongings>} */
const LISTS = { part: 'parts', excluded: 'excluded', placed: 'placed' };

/** @type {WeakMap<readonly Event[], Map<Event, Belongings>>} */
const known = new WeakMap();

/**
 * The events that name a deduction as their cause.
 * @param {readonly Event[]} events @param {Event} deduction @returns {Belongings}
 */
export function belongingsOf(events, deduction) {
  let all = known.get(events);
  if (!all) {
    all = new Map();
    known.set(events, all);
    for (const event of events) {
      const role = LISTS[event.kind];
      if (!role) continue;
      const cause = at(events, event.cause);
      if (cause?.kind !== 'deduction') continue;
      const own = all.get(cause) ?? { parts: [], excluded: [], placed: [] };
      all.set(cause, own);
      own[role].push(event);
    }
  }
  return all.get(deduction) ?? { parts: [], excluded: [], placed: [] };
}

/** @param {readonly Square[]} squares @param {'row' | 'column'} type @returns {Unit[]} */
export const linesOfType = (squares, type) =>
  [...new Set(squares.map((square) => square[type]))]
    .sort((a, b) => a - b)
    .map((number) => ({ type, number }));

/** Which three rows or columns: 1 to 3. @param {number} line */
const thirdOf = (line) => Math.ceil(line / 3);

/** @param {readonly Square[]} squares @returns {Unit[]} */
export const boxesOf = (squares) =>
  [...new Set(squares.map(({ row, column }) => thirdOf(row) * 3 - 3 + thirdOf(column)))]
    .sort((a, b) => a - b)
    .map((number) => ({ type: 'box', number }));

/**
 * The rows or columns of some squares: inside a box the one that they share; in several boxes those that run through
 * all of them.
 *
 * @param {readonly Square[]} squares
 * @returns {Unit[]}
 */
export function linesOf(squares) {
  const [rows, columns] = [linesOfType(squares, 'row'), linesOfType(squares, 'column')];
  const boxes = boxesOf(squares);
  if (boxes.length < 2) return rows.length === 1 ? rows : columns;
  return thirdOf(boxes[0].number) === thirdOf(boxes[boxes.length - 1].number) ? rows : columns;
}

/** The links of a chain. @param {readonly Event[]} parts */
export const linksOf = (parts) =>
  parts.filter(({ value }) => value === 'strongLink' || value === 'weakLink');
