/**
 * Sentences that say how difficult and how interesting a puzzle is, after a Go of a method that rates.
 */

import { item } from './items.js';
import { labelOf } from './rules.js';

/** @typedef {import('../locales/words.js').Words} Words */
/**
 * @typedef {object} Rated the result of a Go, as the engine gives it
 * @property {{ difficulty: { rank: number, score: number }, choices: number | null, interest: number | null } | null} rating
 * @property {{ assumptionsTried: number, deepestAssumption: number, longestChain: number }} counts
 */

/**
 * How often a rule was used: in a sentence of its own if there is more to say than the number.
 *
 * @param {Words} words
 * @param {string} rule
 * @param {number} count
 * @param {Rated['counts']} counts
 */
function tellUse(words, rule, count, counts) {
  const [own, label] = [`statistics.rule.${rule}`, labelOf(words, rule)];
  if (words.has(own)) return words.t(own, { ...counts, count });
  return label && words.t('statistics.used', { label, count });
}

/**
 * @param {Words} words
 * @param {Record<string, number>} uses of each rule, by slug
 * @param {Rated} result
 */
export function tellStatistics(words, uses, { rating, counts }) {
  if (!rating) return [];
  const { difficulty, choices, interest } = rating;
  const { t } = words;
  const lines = [
    t('statistics.difficulty', { score: difficulty.score }),
    ...(interest === null || choices === null
      ? []
      : [t('statistics.interest', { interest, choices: choices.toFixed(1) })]),
    ...Object.entries(uses).map(([rule, count]) => tellUse(words, rule, count, counts)),
  ];
  return lines.filter(Boolean).map((line) => item(line));
}
