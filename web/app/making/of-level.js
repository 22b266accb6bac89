/**
 * Makes a puzzle of a level of difficulty. Loaded when somebody wants one.
 *
 * The one idea: the maker makes puzzles that need such techniques as those of the level do, and each is rated as every
 * puzzle on the page is. So a puzzle has the level that the page then names, and the same seed makes the same one.
 */

import { newSeeds } from '../../model/seeds.js';
import { rate } from '../../solver/count/rating.js';

/** @typedef {import('../../engine/maker.js').Made & { level?: number }} Made */
/** @typedef {import('../../engine/maker.js').MakerRequest & { level: number }} Request */
/** @typedef {import('../../engine/slices.js').Options<import('../../engine/maker.js').MakerProgress>} Options */

/** The difficulty of the human-like method that puzzles of each level usually have. @type {readonly [number, number][]} */
const RANKS = [
  [1, 2],
  [2, 3],
  [2, 7],
  [6, 7],
  [7, 8],
  [8, 9],
];

/** Units of work: some seconds. */
const BUDGET = 10_000_000;

/**
 * @param {import('../../engine/client.js').EngineClient} client
 * @param {Request} request
 * @param {Options} options
 * @returns {Promise<Made>} unless finished, the nearest puzzle that was rated, or the maker's
 */
export async function makeOf(client, { level: wanted, ...request }, { onProgress, ...options }) {
  const { signal = new AbortController().signal } = options;
  const { seed1, seed2 } = { ...newSeeds(), ...request };
  const sum = { attempts: 0, measured: 0, work: 0 };
  /** @type {Made | null} */
  let nearest = null;
  const distance = () => Math.abs((nearest?.level ?? Infinity) - wanted);
  for (;;) {
    const made = await client.make(
      {
        ...request,
        ...{ seed1, seed2: (seed2 + sum.measured) >>> 0, difficulty: RANKS[wanted - 1] },
        budget: BUDGET - sum.work,
      },
      {
        ...options,
        onProgress: (far) =>
          onProgress?.({
            ...far,
            ...{ measured: sum.measured + far.measured, work: sum.work + far.work, budget: BUDGET },
          }),
      },
    );
    for (const name of /** @type {const} */ (['attempts', 'measured', 'work']))
      sum[name] += made[name];
    const isMade = made.outcome === 'finished' && made.puzzle !== null;
    const level = isMade ? await rate(client, String(made.puzzle), signal) : null;
    if (level !== null && Math.abs(level - wanted) < distance()) nearest = { ...made, level };
    const best = { ...(nearest ?? made), ...sum, seed1, seed2 };
    if (distance() === 0) return best;
    if (signal.aborted) return { ...best, outcome: 'cancelled' };
    if (!isMade) return { ...best, outcome: made.outcome };
    if (sum.work >= BUDGET) return { ...best, outcome: 'exhausted' };
  }
}
