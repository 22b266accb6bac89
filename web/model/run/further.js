/**
 * The offers of a Go besides its story: statistics, and the whole solution as a text. Most people never
 * ask for them, so they are loaded when they are unfolded.
 */

import { loadPart } from '../../locales/languages.js';
import { item } from '../../story/items.js';
import { loadTechniques } from '../../story/rest.js';

/** @typedef {import('../../story/types.js').Item} Item */
/** @typedef {import('../../locales/words.js').Words} Words */
/**
 * @typedef {import('../../story/entry.js').Press & {
 *   uses: Record<string, number>,
 *   result: import('../../engine/records.js').PressResult,
 *   isPlayed?: boolean,
 *   isDeep?: boolean,
 * }} Press isPlayed: the end of a play, whose events are those of its last moment; isDeep: it tells what
 *   happened inside assumptions, too
 */

/** @param {Words} words @param {Press} press @returns {Item[]} */
export function furtherItems(words, press) {
  const { action, result, events, method, isPlayed } = press;
  const isWhole = action === 'solve' && !isPlayed && result.outcome !== 'cancelled';
  if (!isWhole || result.order.length === 0) return [];
  const text = item(words.t('section.text'), {
    load: async () => {
      const { explain } = await import('../../story/unfolded.js');
      return { text: explain(words, { ...press, events }) };
    },
  });
  const statistics = item(words.t('section.statistics'), { load: () => tell(words, press) });
  return result.rating || method?.namesSteps ? [statistics, text] : [text];
}

/** @param {Words} words @param {Press} press */
async function tell(words, { uses, result, events, method }) {
  if (method?.namesSteps) {
    const { tellUses } = await loadTechniques(words.language);
    return { items: tellUses(words, events) };
  }
  const [{ tellStatistics }] = await Promise.all([
    import('../../story/unfolded.js'),
    loadPart(words.language, 'further'),
  ]);
  return { items: tellStatistics(words, uses, result) };
}
