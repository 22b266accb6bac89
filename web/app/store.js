/**
 * What the page keeps in the browser. A browser may refuse to keep anything, or give back what an
 * older page or a stranger wrote: reading never throws, and what makes no sense reads as absent.
 */

import { NO_NOTES } from '../game/notes.js';
import { fromText, toText } from '../game/state.js';
import { searchOf } from '../solver/play/trails.js';

/** @typedef {import('../game/state.js').Game} Game */
/** @typedef {import('../game/history.js').History<Game>} History */

const PREFIX = 'kakutei.';
/** A Go has one for each of its digits. */
const KEPT_STATES = 1000;
const SQUARES = 81;

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
  return Object.freeze({ squares: Object.freeze(squares), notes: NO_NOTES });
}

/** What the way is made of, of all that stands beside a state. @param {any} meta */
const stepIn = (meta) => meta?.step ?? null;

/**
 * The newest states, and those of the steps that were taken back. What a step makes of the state before it is
 * not kept twice.
 *
 * @param {History} history
 * @returns {{ version: number, states: string[], searches: unknown[], steps: unknown[], index: number }} a state
 *   that its step makes is empty; searches: how far a search had come there
 */
export function packHistory(history) {
  const first = Math.max(0, history.index - KEPT_STATES + 1);
  const ahead = history.entries.slice(history.index + 1).findIndex(({ meta }) => !stepIn(meta));
  const end = ahead < 0 ? history.entries.length : history.index + 1 + ahead;
  const entries = history.entries.slice(first, end);
  const states = entries.map(({ state }) => packGame(state));
  return {
    version: 1,
    states: states.map((state, i) =>
      i && withStep(states[i - 1], entries[i].meta) === state ? '' : state,
    ),
    searches: entries.map(({ meta }) => searchOf(meta)),
    steps: entries.map(({ meta }) => stepIn(meta)),
    index: history.index - first,
  };
}

/** @param {string} state packed, before a step @param {any} meta beside the state after it */
function withStep(state, meta) {
  const { square, digit, isTaking } = stepIn(meta) ?? {};
  if (isTaking || !Number.isInteger(square)) return null;
  const put = (/** @type {number} */ at, /** @type {string | number} */ symbol) =>
    state.slice(0, at) + symbol + state.slice(at + 1);
  state = put(square, digit);
  return put(SQUARES + square, letters.found);
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
    const { version, states, searches, steps, index } = packed;
    if (version !== 1 || !(index >= 0 && index < states.length)) return null;
    const first = Math.max(0, index - KEPT_STATES + 1);
    let end = index + 1;
    while (end < states.length && end - index <= SQUARES && steps?.[end]) end++;
    // The first that is wanted may be made from one before it.
    let from = first;
    while (from > 0 && states[from] === '') from--;
    let state = '';
    const entries = states
      .slice(from, end)
      .map((/** @type {string} */ text, /** @type {number} */ i) => {
        const meta = { search: searches?.[from + i], step: steps?.[from + i] };
        state = text || String(withStep(state, meta));
        return { state: unpackGame(state), meta };
      });
    return { entries: entries.slice(first - from), index: index - first };
  } catch {
    return null;
  }
}

/** @param {History} history */
export const saveHistory = (history) => write('game', packHistory(history));

export const loadHistory = () => unpackHistory(read('game'));
