/** The ratings of the latest puzzles, kept in the browser, so that none is computed twice. */

import { read, write } from './store.js';

const NAME = 'ratings';
/** Puzzles. */
const MOST = 200;

/** @returns {Record<string, unknown>} by puzzle, the newest last */
function all() {
  const kept = read(NAME);
  return typeof kept === 'object' && kept !== null ? kept : {};
}

/** @type {import('../../solver/ratings/rater.js').Kept} */
export const keptRatings = Object.freeze({
  get: (puzzle) => all()[puzzle],
  set: (puzzle, ratings) => {
    const others = Object.entries(all()).filter(([other]) => other !== puzzle);
    write(NAME, Object.fromEntries([...others.slice(1 - MOST), [puzzle, ratings]]));
  },
});
