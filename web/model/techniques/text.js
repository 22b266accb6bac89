/** The text of a list of techniques, as far as it is needed before any list is loaded; `list.js` reads all of it. */

export const FIRST_LIST = 'h';

const TEXT = /^[hisb](\.[nfm]([0-9a-z]{2})+)*$/;

/** The presets, as the engine's method numbers them. */
const PRESETS = 'hisb';

/** @param {unknown} text whether it can be a list */
export const isListText = (text) =>
  typeof text === 'string' && text.length <= 1500 && TEXT.test(text);

/**
 * A list as options of the method `techniques`: the preset, and the techniques turned on or off, as bits of numbers.
 * The method has an order of its own, so it ignores moves.
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
