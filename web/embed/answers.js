/**
 * Small things about what comes of a press or of Back: the code of an error, what is said of it, and
 * the sentence for what was taken back.
 */

import { item } from '../story/items.js';

/** @typedef {import('../game/state.js').Game} Game */
/** @typedef {import('../locales/words.js').Words} Words */

/** @param {unknown} error @returns {string} */
export const codeOf = (error) => /** @type {any} */ (error)?.code ?? 'load';

/** @template T @param {T} value @returns {T} frozen through and through */
export function freeze(value) {
  if (value && typeof value === 'object') Object.values(Object.freeze(value)).forEach(freeze);
  return value;
}

/**
 * @param {unknown} error
 * @param {string} board on which it came
 * @param {Words} words
 * @returns {import('../story/types.js').Entry}
 */
export function tellError(error, board, { t }) {
  const { message = String(error) } = /** @type {any} */ (error);
  const code = codeOf(error);
  const text = code === 'trap' ? t('error.trap', { board }) : t('error.other', { code, message });
  return { lead: item(text, { tone: 'wrong' }), items: [] };
}

/** What is said where a search has begun anew. @param {Words} words */
export const tellAnew = ({ t }) => item(t('search.anew'), { tone: 'quiet' });

/** @param {Game} before @param {Game} after @param {Words} words @returns {string} */
export function sayTakenBack(before, after, { t, square }) {
  const changed = before.cells.flatMap((cell, index) =>
    cell === after.cells[index] ? [] : [index],
  );
  const [only] = changed;
  return changed.length === 1
    ? t('status.backSquare', {
        square: square({ row: Math.floor(only / 9) + 1, column: (only % 9) + 1 }),
      })
    : t('status.backSquares', { count: changed.length });
}
