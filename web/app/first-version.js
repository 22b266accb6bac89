/**
 * Reads what the first version of the page kept: one game for all tabs, each state whole.
 */

import { NO_NOTES } from '../game/notes.js';
import { fromText } from '../game/state.js';

/** @typedef {import('../game/state.js').Game} Game */

const KINDS = /** @type {const} */ ({ g: 'given', e: 'entered', f: 'found' });

/** @param {string} text 162 characters: the digits, then the kind of each @returns {Game} */
function readState(text) {
  const { squares } = fromText(text.slice(0, 81));
  const kinds = text.slice(81);
  if (kinds.length !== 81) throw new RangeError('A packed game has 162 characters.');
  const known = squares.map((content, square) => {
    const kind = KINDS[/** @type {keyof typeof KINDS} */ (kinds[square])];
    if (content.digit && !kind) throw new RangeError('A digit has no kind.');
    return content.digit ? { digit: content.digit, kind } : content;
  });
  return Object.freeze({ squares: Object.freeze(known), notes: NO_NOTES });
}

/** A state that its step makes was left empty. @param {string} state before @param {any} step */
const withStep = (state, { square, digit }) =>
  [...state]
    .with(square, String(digit))
    .with(81 + square, 'f')
    .join('');

/**
 * @param {string} text as it was kept
 * @returns {import('./pack.js').Unpacked | null} null if it is not what the first version kept
 */
export function readFirstVersion(text) {
  try {
    const { version, states, searches, steps, index } = JSON.parse(text);
    if (version !== 1 || !Number.isInteger(index) || index < 0 || index >= states.length)
      return null;
    let state = '';
    const entries = states.map((/** @type {string} */ own, /** @type {number} */ i) => {
      state = own || withStep(state, steps[i]);
      return { state: readState(state), meta: { search: searches?.[i], step: steps?.[i] } };
    });
    return { entries, index };
  } catch {
    return null;
  }
}
