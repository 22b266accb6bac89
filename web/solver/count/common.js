/**
 * What all solutions of a board have in common, as a view of it: large the digits that they share, small
 * those in which they differ. Loaded when it is first wanted.
 *
 * Of a board with one solution all would be in common: that is for Go to show, not for a view.
 */

import { isFull } from '../../game/state.js';

/**
 * @typedef {object} Common
 * @property {import('../../board/view.js').Overlay} overlay
 * @property {(words: import('../../locales/words.js').Words) => string} tell what the line under the board says
 */

/** @param {string} key @param {Record<string, number>} [values] */
const tellBy =
  (key, values) =>
  (/** @type {import('../../locales/words.js').Words} */ { t }) =>
    t(key, values);

/**
 * @param {import('../../game/state.js').Game} game
 * @param {import('../../engine/search.js').CommonDigits} found
 * @returns {Common | null} null: it was not found out
 */
export function unite(game, { outcome, count, complete, digits }) {
  if (outcome === 'cancelled') return null;
  if (isFull(game)) return { overlay: {}, tell: () => '' };
  if (complete) return { overlay: {}, tell: tellBy(count ? 'common.one' : 'common.none') };
  const common = digits.map((some) => (some.length === 1 ? some[0] : 0));
  const shared = common.filter((digit, square) => digit && !game.cells[square].digit).length;
  return {
    overlay: Object.freeze({ common, candidates: digits }),
    tell: tellBy(shared ? 'common.shared' : 'common.nothing', { count: shared }),
  };
}
