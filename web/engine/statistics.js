/**
 * What the record of a press of the human-like method says about the puzzle: which techniques it
 * takes and how often, how difficult and how interesting it is. Pure.
 *
 * Kitamoto names difficulty and interest as uses of his method and leaves the figures open; these are
 * ours. Difficulty is ten times the rank of the hardest technique and, up to nine, how often it was
 * used. Interest, 0 to 100, is one half variety (how many techniques, and how evenly they are used)
 * and one half narrowness (how few steps were possible at a time).
 *
 * @typedef {object} Statistics
 * @property {Record<number, number>} alliances uses by n
 * @property {Record<number, number>} abReductions uses by n
 * @property {{ count: number, longest: number }} chains
 * @property {{ count: number, deepest: number }} assumptions
 * @property {number} steps deductions on the board itself
 * @property {{ rank: number, score: number }} difficulty rank 0 to 9, score 0 to 99
 * @property {number | null} choices steps that were possible at a time, on average; null: not measured
 * @property {number | null} interest 0 to 100; null: not measured
 */

/** The share of the techniques that a puzzle with the greatest variety takes. */
const MOST_TECHNIQUES = 6;

/** @param {Record<string, number>} uses @param {string} family @returns {Record<number, number>} */
const byNumber = (uses, family) =>
  Object.fromEntries(
    Object.entries(uses)
      .filter(([rule]) => new RegExp(`^${family}\\d+$`).test(rule))
      .map(([rule, count]) => [Number(rule.slice(family.length)), count]),
  );

/** @param {Record<number, number>} counts @param {(n: number) => boolean} [which] */
const sum = (counts, which = () => true) =>
  Object.entries(counts).reduce((all, [n, count]) => all + (which(Number(n)) ? count : 0), 0);

/**
 * Uses of each rank, from 1 up: squares with one digit; alliances; AB reductions with one, two, more
 * units; chains of up to four, of more digits; assumptions, and assumptions inside assumptions.
 *
 * @param {Omit<Statistics, 'difficulty' | 'choices' | 'interest' | 'steps'>} record
 */
function usesByRank({ alliances, abReductions, chains, assumptions }) {
  const [short, long] = chains.longest > 4 ? [0, chains.count] : [chains.count, 0];
  const [flat, nested] = assumptions.deepest > 1 ? [0, assumptions.count] : [assumptions.count, 0];
  return [
    sum(alliances, (n) => n === 1),
    sum(alliances, (n) => n > 1),
    sum(abReductions, (n) => n === 1),
    sum(abReductions, (n) => n === 2),
    sum(abReductions, (n) => n > 2),
    short,
    long,
    flat,
    nested,
  ];
}

/** How evenly something is spread over its kinds: 1 evenly, 0 all of one kind. */
/** @param {number[]} counts all above zero */
function evenness(counts) {
  if (counts.length < 2) return 0;
  const all = counts.reduce((a, b) => a + b, 0);
  const entropy = counts.reduce((total, count) => total - (count / all) * Math.log(count / all), 0);
  return entropy / Math.log(counts.length);
}

/**
 * @param {Record<string, number>} uses of a Go, by rule
 * @param {{ assumptionsTried: number, deepestAssumption: number, longestChain: number }} counts
 * @returns {Statistics}
 */
export function statisticsOf(uses, counts) {
  const record = {
    alliances: byNumber(uses, 'alliance'),
    abReductions: byNumber(uses, 'ab'),
    chains: { count: uses.chain ?? 0, longest: counts.longestChain },
    assumptions: { count: counts.assumptionsTried, deepest: counts.deepestAssumption },
  };
  const ranks = usesByRank(record);
  const rank = ranks.findLastIndex((count) => count > 0) + 1;
  const score = rank === 0 ? 0 : 10 * rank + Math.min(9, ranks[rank - 1]);
  const deductions = sum(record.alliances) + sum(record.abReductions) + record.chains.count;

  const techniques = [
    ...Object.entries(record.alliances).flatMap(([n, count]) => (n === '1' ? [] : [count])),
    ...Object.values(record.abReductions),
    record.chains.count,
    record.assumptions.count,
  ].filter((count) => count > 0);
  const choices = uses.choices ? uses.choices / Math.max(1, deductions) : null;
  const variety = Math.min(1, techniques.length / MOST_TECHNIQUES) * evenness(techniques);
  return {
    ...record,
    steps: deductions,
    difficulty: { rank, score },
    choices,
    interest: choices === null ? null : Math.round(50 * variety + 50 / Math.max(1, choices)),
  };
}
