/**
 * A press cut into slices, so that the thread stays responsive and the press can be cancelled.
 */

/** @typedef {{ signal?: AbortSignal, onProgress?: (progress: import('./records.js').Progress) => void }} PressOptions */

const SLICE_MS = 12;
const PROGRESS_MS = 100;
/** Visits between two looks at the clock: about a millisecond. */
const BUDGET = 1000;

/** Lets messages and events in. */
const pause = () => new Promise((resume) => setTimeout(resume, 0));

/**
 * @param {import('./engine.js').Solver} solver
 * @param {'step' | 'solve'} kind
 * @param {PressOptions} [options]
 * @returns {Promise<import('./records.js').PressResult>}
 */
export async function press(solver, kind, { signal, onProgress } = {}) {
  let told = performance.now();
  for (;;) {
    if (signal?.aborted) return solver.cancel();
    const start = performance.now();
    while (performance.now() - start < SLICE_MS) {
      const result = solver.advance(kind, BUDGET);
      if (result) return result;
    }
    if (performance.now() - told > PROGRESS_MS) {
      told = performance.now();
      onProgress?.(solver.progress());
    }
    await pause();
  }
}
