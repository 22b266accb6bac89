/** The text of a list of techniques, as far as it is needed before any list is loaded; `list.js` reads all of it. */

export const FIRST_LIST = 'h';

const TEXT = /^[hisb](\.[nfm]([0-9a-z]{2})+)*$/;

/** The presets, as the engine's method numbers them. */
const PRESETS = 'hisb';

/** That the engine takes. */
const MOST_MOVES = 40;

/** @param {unknown} text whether it can be a list */
export const isListText = (text) =>
  typeof text === 'string' && text.length <= 1500 && TEXT.test(text);

/**
 * A list as options of the method `techniques`: the preset, the techniques turned on or off, as bits of numbers, and
 * the moves, two in a number. The engine takes no more than 40; further ones are left out.
 *
 * @param {string} text
 * @returns {Record<string, number>} options that are not 0
 */
export function optionsOfList(text) {
  const [letter, ...parts] = text.split('.');
  /** @type {Record<string, number>} */
  const options = { preset: PRESETS.indexOf(letter) };
  const set = (/** @type {string} */ name, /** @type {number} */ bits) =>
    (options[name] = ((options[name] ?? 0) | bits) >>> 0);
  let moves = 0;
  for (const [kind, ...rest] of parts) {
    const numbers = Array.from(rest.join('').matchAll(/../g), ([two]) => parseInt(two, 36));
    if (kind !== 'm') for (const each of numbers) set(`turned${(each >> 5) + 1}`, 1 << each);
    for (let i = 0; kind === 'm' && i + 1 < numbers.length && moves < MOST_MOVES; i += 2) {
      const move = (numbers[i] & 255) | ((numbers[i + 1] & 255) << 8);
      set(`moved${(moves >> 1) + 1}`, move << (16 * (moves & 1)));
      moves++;
    }
  }
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value > 0));
}
