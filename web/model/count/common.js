/**
 * What all solutions of a board have in common, as a view of it: large the digits that they share, small
 * those in which they differ. Pure.
 *
 * Of a board with one solution all would be in common: that is for Go to show, not for a view.
 */

import { isFull } from '../../game/state.js';

/**
 * @typedef {object} Common
 * @property {import('../../board/view.js').Overlay} overlay
 * @property {string} key of what the line under the board says; empty: nothing
 * @property {number} count of the digits that are shared
 */

/**
 * @param {import('../../game/state.js').Game} game
 * @param {import('../../engine/search.js').CommonDigits} found
 * @returns {Common | null} null: it was not found out
 */
export function unite(game, { outcome, count, complete, digits }) {
  if (outcome === 'cancelled') return null;
  if (isFull(game)) return { overlay: {}, key: '', count: 0 };
  if (complete) return { overlay: {}, key: count ? 'common.one' : 'common.none', count: 0 };
  const common = digits.map((some) => (some.length === 1 ? some[0] : 0));
  const shared = common.filter((digit, square) => digit && !game.squares[square].digit).length;
  return {
    overlay: Object.freeze({ common, candidates: digits }),
    key: shared ? 'common.shared' : 'common.nothing',
    count: shared,
  };
}
