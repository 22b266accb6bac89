/** The text that keeps a list of techniques, as far as it must be known before any list is: `list.js` reads it. */

export const FIRST_LIST = 'h';

const TEXT = /^[hisb](\.[nfm]([0-9a-z]{2})+)*$/;

/** @param {unknown} text whether it can be that of a list */
export const isListText = (text) =>
  typeof text === 'string' && text.length <= 1500 && TEXT.test(text);
