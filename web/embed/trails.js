/**
 * How far a search has come: a press of a method that goes on begins where the one before it ended.
 * Pure.
 *
 * The one idea: a search is the same whenever it begins with the same digits and the same options. So
 * all that a state has to remember of it is where it began and how many events ago; Back, a reload
 * or a lost engine cost nothing but the way there once more.
 */

import { current } from '../game/history.js';
import { isFull, toText } from '../game/state.js';

/** @typedef {import('../game/state.js').Game} Game */
/** @typedef {import('../game/history.js').History<Game>} History */
/**
 * @typedef {Readonly<{
 *   method: string,
 *   options: Readonly<Record<string, number>>,
 *   origin: string,
 *   steps: number,
 * }>} Trail origin: the 81 characters with which the search began; steps: its events since then
 */

/**
 * Where a press on the state on view begins. It goes on if that state is one of this search. After a
 * change, or with other options, it begins anew: with the digits that the search began with and those
 * that a person has changed since, without what the search or another method put on top of it.
 *
 * @param {History} history
 * @param {string} method that goes on
 * @param {Readonly<Record<string, number>>} options
 * @returns {Trail | null} null for a full board, where there is nothing to search
 */
export function trailOf(history, method, options) {
  const game = current(history);
  if (isFull(game)) return null;
  const last = history.entries.slice(0, history.index + 1).findLast(({ meta }) => searchOf(meta));
  const trail = searchOf(last?.meta);
  if (!last || !trail) return trailFrom(toText(game), method, options);
  const isSame = trail.method === method && sameOptions(trail.options, options);
  if (last.state === game && isSame) return trail;
  return trailFrom(originOf(game, last.state, trail.origin), method, options);
}

/** @param {Game} game @param {Game} then when the search was there @param {string} origin */
const originOf = (game, then, origin) =>
  game.cells
    .map((cell, square) => {
      if (cell === then.cells[square]) return origin[square];
      return cell.kind === 'found' ? '.' : cell.digit || '.';
    })
    .join('');

/** @param {string} origin @param {string} method @param {Readonly<Record<string, number>>} options @returns {Trail} */
const trailFrom = (origin, method, options) =>
  Object.freeze({ method, options: Object.freeze({ ...options }), origin, steps: 0 });

/** The beginning of a search. @param {Trail} trail @returns {Trail} */
export const beginning = ({ origin, method, options }) => trailFrom(origin, method, options);

/** @param {Trail} trail @param {number} made events @returns {Trail} */
export const follow = (trail, made) =>
  made ? Object.freeze({ ...trail, steps: trail.steps + made }) : trail;

/** What travels beside a state that a search led to. @param {Trail} search */
export const metaOf = (search) => Object.freeze({ search });

/** @param {any} meta @returns {Trail | null} */
export const searchOf = (meta) => meta?.search ?? null;

/** @param {Readonly<Record<string, number>>} one @param {Readonly<Record<string, number>>} other */
const sameOptions = (one, other) =>
  Object.keys({ ...one, ...other }).every((name) => one[name] === other[name]);
