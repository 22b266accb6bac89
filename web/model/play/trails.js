/**
 * How far a search has come: a press of a method with `goesOn` begins where the one before it ended.
 * Pure.
 *
 * The one idea: a search is always the same if it begins with the same digits and the same options. So
 * a state only has to remember where it began and how many events ago; after Undo, a reload or a lost
 * engine the search only has to repeat those events.
 */

import { current } from '../../game/history.js';
import { conflicts, fromText, isFull, toText } from '../../game/state.js';
import { areOptions } from '../choices.js';

/** @typedef {import('../../game/state.js').Game} Game */
/** @typedef {import('./track.js').Track} Track */
/** @typedef {import('../../game/history.js').History<Game>} History */
/**
 * The place of a search: going on from `origin` for so many events leads there again.
 *
 * @typedef {object} Place
 * @property {string} method the slug of the method that searches
 * @property {Readonly<Record<string, number>>} options of the method, by name
 * @property {string} origin the board with which the search began, 81 characters
 * @property {number} steps how many events it has had since then, from 0 on
 */
/** @typedef {Readonly<Place>} Trail */

/** The track of a search that has not begun. @type {Track} */
export const emptyTrack = Object.freeze({
  visits: 0,
  placed: 0,
  takenBack: 0,
  deepest: 0,
  points: Object.freeze([Object.freeze({ at: 0, depth: 0 })]),
});

/**
 * Where a press on the state on view begins. It continues if that state belongs to this search. After a
 * change, or with other options, it begins anew: with the first digits of the search and the changes of
 * the person since, without the digits that the search or another method added.
 *
 * @param {History} history
 * @param {string} method that goes on
 * @param {Readonly<Record<string, number>>} options
 * @returns {{ trail: Trail | null, track: Track | null }} trail: null for a full board, where there is
 *   nothing to search; track: what the search has done until there, null if it is not known
 */
export function beginningOf(history, method, options) {
  const game = current(history);
  if (isFull(game)) return { trail: null, track: null };
  const last = history.entries.slice(0, history.index + 1).findLast(({ meta }) => searchOf(meta));
  const trail = searchOf(last?.meta);
  const anew = (/** @type {string} */ origin) => ({
    trail: trailFrom(origin, method, options),
    track: emptyTrack,
  });
  if (!last || !trail) return anew(toText(game));
  const isSame = trail.method === method && sameOptions(trail.options, options);
  if (last.state !== game || !isSame) return anew(originOf(game, last.state, trail.origin));
  return { trail, track: trackIn(last.meta) };
}

/** @param {Game} game @param {Game} then when the search was there @param {string} origin */
const originOf = (game, then, origin) =>
  game.squares
    .map((content, square) => {
      if (content === then.squares[square]) return origin[square];
      return content.kind === 'found' ? '.' : content.digit || '.';
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

/** @param {any} meta that travels beside a state @returns {Trail | null} */
export const searchOf = (meta) => meta?.search ?? null;

/**
 * A trail from outside.
 *
 * @param {any} kept
 * @param {Game} game the state beside it
 * @returns {Trail | null} null: it cannot have led to that state
 */
export function trailOf(kept, game) {
  const { method, origin, steps, options } = kept ?? {};
  if (typeof method !== 'string' || !Number.isSafeInteger(steps) || steps < 0) return null;
  if (typeof origin !== 'string' || !/^[1-9.]{81}$/.test(origin)) return null;
  const stands = (/** @type {string} */ symbol, /** @type {number} */ square) =>
    symbol === '.' || Number(symbol) === game.squares[square].digit;
  if (![...origin].every(stands) || conflicts(fromText(origin)).length > 0) return null;
  if (!areOptions(options)) return null;
  return Object.freeze({ ...trailFrom(origin, method, options), steps });
}

/** @param {any} meta @returns {Track | null} null: the search came there before this page was opened */
export const trackIn = (meta) => meta?.track ?? (searchOf(meta)?.steps ? null : emptyTrack);

/** @param {Readonly<Record<string, number>>} one @param {Readonly<Record<string, number>>} other */
export const sameOptions = (one, other) =>
  Object.keys({ ...one, ...other }).every((name) => one[name] === other[name]);
