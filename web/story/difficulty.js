/**
 * How difficult a puzzle is, in six levels of our own: by the longest argument on the first way that the prover finds, as
 * it always takes the shortest one that it sees. So a level says how much a person has to keep in mind at a time.
 */

/** By level, 1 to 6. @type {readonly string[]} */
export const WORDS = [
  'difficulty.1',
  'difficulty.2',
  'difficulty.3',
  'difficulty.4',
  'difficulty.5',
  'difficulty.6',
];

/** The size of the longest argument, from which on a puzzle has each level; 0: singles are enough. */
const SIZES = [0, 1, 2, 3, 4, 6];

/** @param {number} longest @returns {number} the level */
export const levelOf = (longest) => SIZES.filter((size) => size <= longest).length;

/** @param {number} level */
export const wordOf = (level) => WORDS[level - 1];
