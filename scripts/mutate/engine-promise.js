// Chooses the test that runs first: the one that promises most for its time. A test that failed often lately, on
// changes in the same folder, will fail again.
import { dirname } from 'node:path';

/** What a process takes to start, in seconds. */
const START = 0.2;

/** @param {Record<string, { seconds: number }>} runs */
export function promises(runs) {
  /** @type {Map<string, { tried: number, failed: number }>} */
  const seen = new Map();
  const at = (/** @type {string} */ file, /** @type {string} */ name) => `${dirname(file)} ${name}`;
  const rank = (/** @type {string} */ file, /** @type {string} */ name) => {
    const { tried, failed } = seen.get(at(file, name)) ?? { tried: 0, failed: 0 };
    return (failed + 1) / (tried + 2) / (runs[name].seconds + START);
  };
  return {
    /** @param {string} file that is changed @param {string[]} names */
    sorted: (file, names) => [...names].sort((a, b) => rank(file, b) - rank(file, a)),
    /** @param {string} file @param {string} name @param {boolean} hasFailed */
    learn: (file, name, hasFailed) => {
      const { tried, failed } = seen.get(at(file, name)) ?? { tried: 0, failed: 0 };
      seen.set(at(file, name), { tried: tried + 1, failed: failed + (hasFailed ? 1 : 0) });
    },
  };
}
