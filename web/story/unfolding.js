/**
 * Folded items that only some people unfold; their modules and texts are loaded then.
 */

import { item } from './items.js';
import { loadRest } from './rest.js';

/** @typedef {import('./types.js').Item} Item */
/** @typedef {import('../locales/words.js').Words} Words */
/** @typedef {import('./rest.js').Rest} Rest */

/**
 * @param {Words} words
 * @param {string} title
 * @param {(rest: Rest) => readonly Item[]} write
 * @param {Partial<Item>} [more]
 */
export const unfolding = (words, title, write, more = {}) =>
  item(title, { ...more, load: async () => ({ items: write(await loadRest(words.language)) }) });
