/**
 * The difficulty of a puzzle: by a hidden Go of the method that rates, in the worker. Loaded
 * when the first board with exactly one solution has been on view for a while.
 */

import '../elements.js';

/** @typedef {import('../../engine/client.js').EngineClient} EngineClient */

/**
 * One puzzle at a time for all solvers, as boards take the memory that presses need.
 * @type {Promise<unknown>}
 */
let turn = Promise.resolve();

/**
 * @param {EngineClient} client
 * @param {string} puzzle 81 characters: the givens
 * @param {AbortSignal} signal
 * @returns {Promise<number | null>} the rank of the hardest technique; null: it does not have exactly one solution
 */
export function rate(client, puzzle, signal) {
  const mine = turn.then(() => (signal.aborted ? null : find(client, puzzle, signal)));
  turn = mine.catch(() => {});
  return mine;
}

/** @param {EngineClient} client @param {string} puzzle @param {AbortSignal} signal */
async function find(client, puzzle, signal) {
  const method = client.methods().find(({ rates }) => rates)?.slug;
  if (!method) return null;
  const { result } = await client.press(puzzle, 'solve', { method, signal });
  const { outcome, uniqueness, rating } = result;
  return outcome === 'finished' && uniqueness === 'only' ? (rating?.difficulty.rank ?? null) : null;
}
