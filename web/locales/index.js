/**
 * The languages there are, and their texts as far as they have been loaded. Plain modules rather than
 * JSON: they load alike in browsers, in workers, from a single file and in Node, and a page's policy
 * need not allow a fetch.
 *
 * The one idea: English is always there, since it stands in for what is missing; another language is
 * loaded where it is wanted, so that nobody loads all of them.
 */

import { en } from './en.js';

/** @typedef {Readonly<Record<string, string>>} Texts */

/** What each language calls itself. @type {Readonly<Record<string, string>>} */
export const languages = Object.freeze({ en: 'English', ja: '日本語' });

export const fallback = 'en';

/** @type {Record<string, () => Promise<Texts>>} */
const loaders = { ja: async () => (await import('./ja.js')).ja };

/** @type {Record<string, Texts>} */
const loaded = { en };

/** @param {string} language */
export const isLoaded = (language) => Object.hasOwn(loaded, language);

/** @param {string} language @returns {Texts} English ones where it has not been loaded */
export const textsOf = (language) => (isLoaded(language) ? loaded[language] : loaded[fallback]);

/**
 * Resolves when the texts are there. Where they cannot be had, or there is no such language, English
 * stands in: it never fails.
 *
 * @param {string} language
 */
export async function loadTexts(language) {
  if (isLoaded(language) || !Object.hasOwn(loaders, language)) return;
  try {
    loaded[language] = await loaders[language]();
  } catch (error) {
    console.error(error);
  }
}

/**
 * The first language of the list that there is; a region does not matter ("ja-JP" is "ja").
 *
 * @param {readonly string[]} wanted as in `navigator.languages`
 * @returns {string}
 */
export const chooseLocale = (wanted) =>
  wanted
    .map((tag) => tag.toLowerCase().split('-')[0])
    .find((tag) => Object.hasOwn(languages, tag)) ?? fallback;
