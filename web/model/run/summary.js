/**
 * The offers of a Go besides its story: statistics, and the whole solution as a text. Most people never ask for them, so
 * they are written when they are unfolded.
 */

import { item } from '../../story/items.js';
import { details, techniques } from '../../story/shelf.js';

/** @typedef {import('../../story/types.js').Item} Item */
/** @typedef {import('../../story/types.js').Folded} Folded */
/** @typedef {import('../../locales/words.js').Words} Words */
/**
 * @typedef {import('../../story/entry.js').Press & {
 *   uses: Record<string, number>,
 *   result: import('../../engine/records.js').PressResult,
 *   isPlayed?: boolean,
 *   from?: import('./answer.js').From | null,
 *   deductions?: readonly import('./deductions.js').Deduced[] | null,
 *   seeking?: readonly number[],
 * }} Press isPlayed: the end of a play, whose events are those of its last moment; from:
 *   how it is made once more; deductions: its steps of the catalogue; seeking: squares for whose digits short
 *   proofs are still sought; absent: nobody has looked yet
 */

/** @param {Words} words @param {Press} press @returns {Item[]} */
export function summaryItems(words, press) {
  const { action, result, method, isPlayed } = press;
  const isWhole = action === 'solve' && !isPlayed && result.outcome !== 'cancelled';
  if (!isWhole || result.order.length === 0) return [];
  const text = item(words.t('section.text'), {
    unfold: {
      needs: method?.namesSteps ? 'techniques' : 'details',
      write: () => ({ text: details().explain(words, press) }),
    },
  });
  const statistics = item(words.t('section.statistics'), { unfold: statisticsOf(words, press) });
  return result.rating || method?.namesSteps ? [statistics, text] : [text];
}

/** @param {Words} words @param {Press} press @returns {Folded} */
const statisticsOf = (words, { uses, result, events, method }) =>
  method?.namesSteps
    ? { needs: 'techniques', write: () => ({ items: techniques().tellUses(words, events) }) }
    : { needs: 'details', write: () => ({ items: details().tellStatistics(words, uses, result) }) };
