/** The text that keeps a list of techniques, as far as it must be known before any list is: `list.js` reads it. */

export const FIRST_LIST = 'h';

const TEXT = /^[hisb](\.[nfm]([0-9a-z]{2})+)*$/;

/** The presets, as the engine's method numbers them. */
const PRESETS = 'hisb';

/** @param {unknown} text whether it can be that of a list */
export const isListText = (text) =>
  typeof text === 'string' && text.length <= 1500 && TEXT.test(text);

/**
 * What a list is to the method `techniques`: the preset, and what is turned over, as bits of numbers. It has an order of
 * its own, so what was moved is nothing to it.
 *
 * @param {string} text
 * @returns {Record<string, number>} options that are not 0
 */
export function optionsOfList(text) {
  const [letter, ...parts] = text.split('.');
  /** @type {Record<string, number>} */
  const options = { preset: PRESETS.indexOf(letter) };
  for (const part of parts.filter(([kind]) => kind !== 'm')) {
    for (const [two] of part.slice(1).matchAll(/../g)) {
      const technique = parseInt(two, 36);
      const name = `turned${(technique >> 5) + 1}`;
      options[name] = ((options[name] ?? 0) | (1 << technique)) >>> 0;
    }
  }
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value > 0));
}
