/**
 * The words for how difficult a puzzle is, by the rank of the hardest technique that it needs.
 */

/** By rank, 0 to 9. */
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
