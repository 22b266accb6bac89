/**
 * The known ratings of the puzzle on view. Pure.
 */

import { givenText } from '../../game/state.js';
import { gameOf } from '../state.js';

/** @typedef {import('../state.js').State} State */
/** @typedef {import('./ratings.js').Ratings} Ratings */
/** @typedef {import('./ratings.js').Hodoku} Hodoku */
/** @typedef {import('./ratings.js').Se} Se */

/** Those of the puzzle on view, if they may be shown. @param {State} state @returns {Ratings | null} */
export const ratingsOf = (state) =>
  state.choices.verdict && state.ratings?.puzzle === givenText(gameOf(state))
    ? state.ratings
    : null;

/** @param {State} state @returns {{ hodoku: Hodoku | null, se: Se | null } | null} the known ones; null: none */
export function knownRatings(state) {
  const ratings = ratingsOf(state);
  if (!ratings?.hodoku.value && !ratings?.se.value) return null;
  return /** @type {any} */ ({ hodoku: ratings.hodoku.value, se: ratings.se.value });
}
