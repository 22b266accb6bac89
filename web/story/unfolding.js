/**
 * What is told only to who unfolds it: its modules and texts are loaded then.
 */

import { loadPart } from '../locales/languages.js';
import { item } from './items.js';

/** @typedef {import('./types.js').Item} Item */
/** @typedef {import('../locales/words.js').Words} Words */
/** @typedef {typeof import('./unfolded.js')} Later */

/**
 * @param {Words} words
 * @param {string} title
 * @param {(later: Later) => readonly Item[]} write
 * @param {Partial<Item>} [more]
 */
export const unfolding = (words, title, write, more = {}) =>
  item(title, {
    ...more,
    load: async () => {
      const [later] = await Promise.all([
        import('./unfolded.js'),
        loadPart(words.language, 'further'),
      ]);
      return { items: write(later) };
    },
  });
