/**
 * What a Go offers beside its story: statistics, and the whole solution as a text. Most never ask for
 * it, so it is loaded when it is unfolded.
 */

import { loadPart } from '../locales/languages.js';
import { item } from '../story/items.js';

/** @typedef {import('../story/types.js').Item} Item */
/** @typedef {import('../locales/words.js').Words} Words */
/** @typedef {import('../story/entry.js').Press & { uses: Record<string, number> }} Press */

/** @param {Words} words @param {Press} press @returns {Item[]} */
export function furtherItems(words, press) {
  const { action, method, result, events } = press;
  if (action !== 'solve' || result.outcome === 'cancelled' || result.order.length === 0) return [];
  const text = item(words.t('section.text'), {
    load: async () => {
      const { explain } = await import('../story/explain.js');
      return { text: explain(words, { ...press, events }) };
    },
  });
  const statistics = item(words.t('section.statistics'), { load: () => tell(words, press) });
  return method === 'human' ? [statistics, text] : [text];
}

/** @param {Words} words @param {Press} press */
async function tell(words, { uses, result }) {
  const [{ tellStatistics }, { statisticsOf }] = await Promise.all([
    import('../story/statistics.js'),
    import('../engine/statistics.js'),
    loadPart(words.language, 'further'),
  ]);
  const counts = /** @type {import('../engine/records.js').Counts} */ (result.counts);
  return { items: tellStatistics(words, statisticsOf(uses, counts)) };
}
