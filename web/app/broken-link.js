/** What is said of a link that is broken. Loaded when the first one is followed. */

/** @type {Record<import('../game/link.js').Fault['code'], string>} */
const FAULTS = { length: 'link.length', symbol: 'link.symbol', givens: 'link.givens' };

/**
 * @param {import('../locales/words.js').Words} words
 * @param {import('../game/link.js').Fault} fault
 */
export const brokenLink = ({ t, join }, { code, part, position, length, expected }) =>
  join([
    t('link.broken'),
    t(FAULTS[code], { part, at: position + 1, count: length, expected }),
    t('link.unchanged'),
  ]);
