/**
 * How difficult and how interesting a puzzle is, as a Go of a method that rates has found, in sentences.
 */

import { item } from './items.js';
import { labelOf } from './rules.js';

/** @typedef {import('../locales/words.js').Words} Words */
/**
 * @typedef {object} Rated what a Go tells, as the engine gives it
 * @property {{ difficulty: { rank: number, score: number }, choices: number | null, interest: number | null } | null} rating
 * @property {{ assumptionsTried: number, deepestAssumption: number, longestChain: number }} counts
 */

/** By rank of the hardest technique, 0 to 9. */
const WORDS = [
  'difficulty.none',
  'difficulty.1',
  'difficulty.2',
  'difficulty.3',
  'difficulty.4',
  'difficulty.4',
  'difficulty.5',
  'difficulty.5',
  'difficulty.6',
  'difficulty.6',
];

/** Ranks that have the same word, from which to which. @type {readonly { word: string, ranks: [number, number] }[]} */
export const DIFFICULTIES = [...new Set(WORDS.slice(1))].map((word) => ({
  word,
  ranks: [WORDS.indexOf(word), WORDS.lastIndexOf(word)],
}));

/** The word for a rank. @param {number} rank */
export const wordOfRank = (rank) => WORDS[rank];

/**
 * How often a rule was used: in a sentence of its own where more is to be said than its number.
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
    t('statistics.difficulty', { word: t(wordOfRank(difficulty.rank)), score: difficulty.score }),
    ...(interest === null || choices === null
      ? []
      : [t('statistics.interest', { interest, choices: choices.toFixed(1) })]),
    ...Object.entries(uses).map(([rule, count]) => tellUse(words, rule, count, counts)),
  ];
  return lines.filter(Boolean).map((line) => item(line));
}
