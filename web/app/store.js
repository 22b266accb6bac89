/**
 * What the page keeps in the browser. A browser may refuse to keep anything, or give back what an
 * older page or a stranger wrote: reading never throws, and what makes no sense reads as absent.
 */

import { fromText, toText } from '../game/state.js';
import { searchOf } from '../solver/play/trails.js';

/** @typedef {import('../game/state.js').Game} Game */
/** @typedef {import('../game/history.js').History<Game>} History */

const PREFIX = 'kakutei.';
const KEPT_STATES = 300;

/**
 * @param {string} name
 * @returns {any} null if there is nothing, or nothing readable
 */
export function read(name) {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null');
  } catch {
    return null;
  }
}

/**
 * @param {string} name
 * @param {unknown} value
 * @returns {boolean} whether it was kept
 */
export function write(name, value) {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

const letters = /** @type {const} */ ({ given: 'g', entered: 'e', found: 'f' });

/**
 * @param {Game} game
 * @returns {string} 162 characters: the digits, then the kind of each
 */
export const packGame = (game) =>
  toText(game) + game.squares.map(({ digit, kind }) => (digit ? letters[kind] : '.')).join('');

/**
 * @param {string} text
 * @returns {Game}
 * @throws if it is not what `packGame` made
 */
export function unpackGame(text) {
  const [digits, kinds] = [text.slice(0, 81), text.slice(81)];
  if (kinds.length !== 81) throw new RangeError('A packed game has 162 characters.');
  const games = {
    g: fromText(digits),
    e: fromText(digits, 'entered'),
    f: fromText(digits, 'found'),
  };
  const squares = games.g.squares.map((content, square) => {
    const kind = /** @type {'g' | 'e' | 'f'} */ (kinds[square]);
    return content.digit ? games[kind].squares[square] : content;
  });
  return Object.freeze({ squares: Object.freeze(squares) });
}

/**
 * @param {History} history
 * @returns {{ version: number, states: string[], searches: unknown[], index: number }} the newest
 *   states only, and how far a search had come there
 */
export function packHistory(history) {
  const first = Math.max(0, history.index - KEPT_STATES + 1);
  const entries = history.entries.slice(first, history.index + 1);
  return {
    version: 1,
    states: entries.map(({ state }) => packGame(state)),
    searches: entries.map(({ meta }) => searchOf(meta)),
    index: history.index - first,
  };
}

/**
 * What a solver takes for its history, and checks.
 *
 * @param {any} packed
 * @returns {{ entries: { state: Game, meta: unknown }[], index: number } | null} null if it is not what
 *   `packHistory` made
 */
export function unpackHistory(packed) {
  try {
    const { version, states, searches, index } = packed;
    if (version !== 1 || !(index >= 0 && index < states.length)) return null;
    const first = Math.max(0, index - KEPT_STATES + 1);
    const entries = states
      .slice(first, index + 1)
      .map((/** @type {string} */ state, /** @type {number} */ i) => ({
        state: unpackGame(state),
        meta: { search: searches?.[first + i] },
      }));
    return { entries, index: index - first };
  } catch {
    return null;
  }
}

/** @param {History} history */
export const saveHistory = (history) => write('game', packHistory(history));

export const loadHistory = () => unpackHistory(read('game'));
