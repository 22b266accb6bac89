/**
 * What the record of a Go of the human-like method says about the puzzle, in sentences.
 */

import { item } from './items.js';
import { nameRule } from './rules.js';

/** @typedef {import('../locales/words.js').Words} Words */
/**
 * @typedef {object} Statistics as `Solver.statistics()` of the engine gives them
 * @property {Record<number, number>} alliances
 * @property {Record<number, number>} abReductions
 * @property {{ count: number, longest: number }} chains
 * @property {{ count: number, deepest: number }} assumptions
 * @property {{ rank: number, score: number }} difficulty
 * @property {number | null} choices
 * @property {number | null} interest
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
export const LEVELS = [...new Set(WORDS.slice(1))].map((word) => ({
  word,
  ranks: [WORDS.indexOf(word), WORDS.lastIndexOf(word)],
}));

/** The word for a rank. @param {number} rank */
export const wordOfRank = (rank) => WORDS[rank];

/** @param {Words} words @param {Statistics} statistics */
export function tellStatistics(words, statistics) {
  const { alliances, abReductions, chains, assumptions, difficulty, choices, interest } =
    statistics;
  const { t } = words;
  /** @param {string} family @param {Record<number, number>} counts */
  const family = (family, counts) =>
    Object.entries(counts).map(([n, count]) =>
      t('statistics.used', { label: nameRule(words, `${family}${n}`)?.label ?? '', count }),
    );
  const lines = [
    t('statistics.difficulty', { word: t(wordOfRank(difficulty.rank)), score: difficulty.score }),
    ...(interest === null || choices === null
      ? []
      : [t('statistics.interest', { interest, choices: choices.toFixed(1) })]),
    ...family('alliance', alliances),
    ...family('ab', abReductions),
    ...(chains.count ? [t('statistics.chains', chains)] : []),
    ...(assumptions.count ? [t('statistics.assumptions', assumptions)] : []),
  ];
  return lines.map((line) => item(line));
}
