/**
 * The words for a board without a solution: nothing on it is a fact, so each sentence first says what it rests on.
 * Pure.
 */

/** @typedef {import('./types.js').Entry} Entry */
/** @typedef {import('../locales/words.js').Words} Words */

/** Whether a press rests on a wrong board. @param {Pick<import('./types.js').Result, 'uniqueness'>} result */
export const isUnsolvable = ({ uniqueness }) => uniqueness === 'none';

/**
 * The same entry after a warning that it is no fact; in a list, where a sentence is cut off, after a short one.
 *
 * @param {Words} words @param {Entry} entry @returns {Entry}
 */
export function cautioned({ t }, entry) {
  const { text } = entry.lead;
  return {
    ...entry,
    lead: { ...entry.lead, text: t('unsolvable.lead', { text }), tone: 'warning' },
    line: t('unsolvable.line', { text }),
  };
}
