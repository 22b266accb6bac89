// The boards to explain and check: ours, and samples of the shared ones.

import { noShared, readCases, sampleShared } from '../cases/cases.js';

const OWN = ['unique', 'several', 'none', 'odd'];

const SHARED = [
  '17clue',
  'magictour1465',
  'hardest1106',
  'hardest1905',
  'counts',
  'many-solutions',
  'invalid',
];

/** The names of the corpora that are there. */
export const corpora = () => (noShared ? OWN : [...OWN, ...SHARED]);

/**
 * Up to `count` boards of a corpus, spread evenly over it.
 * @param {string} name
 * @param {number} count
 */
export function boardsOf(name, count) {
  if (SHARED.includes(name)) {
    return sampleShared(`${name}.txt`, count).map((line) => line.slice(0, 81));
  }
  const boards = readCases(name).map(({ board }) => board);
  const step = Math.max(1, Math.floor(boards.length / count));
  return boards.filter((_, at) => at % step === 0).slice(0, count);
}
