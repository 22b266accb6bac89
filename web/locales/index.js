/**
 * The languages there are. Plain modules rather than JSON: they load alike in browsers, in workers,
 * from a single file and in Node, and a page's policy need not allow a fetch.
 */

import { en } from './en.js';
import { ja } from './ja.js';

/** @type {Readonly<Record<string, Readonly<Record<string, string>>>>} */
export const locales = Object.freeze({ en, ja });

export const fallback = 'en';

/**
 * The first language of the list that there is; a region does not matter ("ja-JP" is "ja").
 *
 * @param {readonly string[]} wanted as in `navigator.languages`
 * @returns {string}
 */
export const chooseLocale = (wanted) =>
  wanted.map((tag) => tag.toLowerCase().split('-')[0]).find((tag) => Object.hasOwn(locales, tag)) ??
  fallback;
