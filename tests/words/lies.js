// Lies about steps: what was said wrongly once, and every sentence with another square, digit, unit or number in it.

/** @typedef {import('./languages.js').Texts} Texts */

/** @param {number} number 1 to 9 */
const another = (number) => (number % 9) + 1;

/** A word that names something: a square, or a number of any kind. */
const NAMES = /r[1-9]c[1-9]|\b[1-9]\b/g;

/** A text, each time with another of its names changed. @param {string} text @returns {string[]} */
export const changedNames = (text) =>
  [...text.matchAll(NAMES)].map(({ 0: name, index }) => {
    const last = Number(name.at(-1));
    return (
      text.slice(0, index) + name.slice(0, -1) + another(last) + text.slice(index + name.length)
    );
  });

/** The account of a step, each time with another lie in its first text. @param {Texts} texts @returns {Texts[]} */
export const liesAbout = (texts) => [
  ...changedNames(texts.text).map((text) => ({ ...texts, text })),
  ...changedNames(texts.detail).map((detail) => ({ ...texts, detail })),
];

/** The same with a lie in each of its links. @param {Texts} texts @returns {Texts[]} */
export const liesInLinks = (texts) =>
  texts.items.flatMap((item, at) => {
    const inner = item.items.length > 0 ? liesInLinks(item) : [];
    const own = changedNames(item.text).map((text) => ({ ...item, text }));
    return [...own, ...inner].map((lie) => ({ ...texts, items: texts.items.with(at, lie) }));
  });
