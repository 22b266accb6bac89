// All texts of every language, for tests that compare languages or look for a text.
import { languages } from '../../web/locales/languages.js';

/** @param {string} tag */
async function textsOf(tag) {
  const { texts, parts } = await languages[tag].load();
  const more = await Promise.all(Object.values(parts).map((load) => load()));
  return Object.freeze(Object.assign({}, texts, ...more.map((part) => part.texts)));
}

/** By tag. @type {Readonly<Record<string, Readonly<Record<string, string>>>>} */
export const locales = Object.freeze(
  Object.fromEntries(
    await Promise.all(
      Object.keys(languages).map(async (tag) => /** @type {const} */ ([tag, await textsOf(tag)])),
    ),
  ),
);
