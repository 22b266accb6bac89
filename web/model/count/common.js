/**
 * The view of the digits that all solutions of a board share: those are large, and the others small. Pure.
 *
 * With one solution all digits would be common: Go shows those, not a view.
 */

import { isFull } from '../../game/state.js';

/**
 * @typedef {object} Common
 * @property {import('../../board/view.js').Overlay} overlay
 * @property {string} key of the sentence above the story; empty: none
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
