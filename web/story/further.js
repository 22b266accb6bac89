/**
 * What is told only on demand: words and sentences that need not be there from the beginning. Whoever
 * unfolds it loads this module.
 */

import { furtherLocales } from '../locales/further.js';
import { createWords } from './words.js';

export { explain } from './explain.js';
export { LEVELS, tellStatistics, wordOfRank } from './statistics.js';

/** @param {import('./words.js').Words} words @returns {import('./words.js').Words} which know more */
export function moreWords({ t }) {
  const language = t('locale.tag');
  return createWords(furtherLocales[language] ?? furtherLocales.en);
}
