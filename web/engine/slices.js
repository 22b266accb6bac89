/**
 * Long work cut into slices, so that the thread stays responsive and the work can be cancelled.
 */
import { reading } from './arguments.js';
import { KakuteiError } from './errors.js';

/**
 * @template P
 * @typedef {{ signal?: AbortSignal, onProgress?: (progress: P) => void }} Options
 */
/** @typedef {Options<import('./records.js').Progress>} PressOptions */

/**
 * What a press came to, and all that it tells.
 *
 * @typedef {object} Account
 * @property {import('./records.js').PressResult} result
 * @property {number} time milliseconds that the engine worked, without any pauses
 * @property {import('./records.js').KakuteiEvent[]} events
 * @property {import('./records.js').DeterminedSet[]} sets
 * @property {Record<string, number>} uses of each rule, by its slug
 * @property {number[][] | null} candidates null: nobody has asked for them
 */

const SLICE_MS = 12;
const PROGRESS_MS = 100;
/** Visits between two looks at the clock: about a millisecond. */
const BUDGET = 1000;

/** Lets messages and events in; an abort continues at once. @param {AbortSignal} [signal] */
const pause = (signal) =>
  new Promise((resume, refuse) => {
    const goOn = () => {
      clearTimeout(timer);
      try {
        resume(reading('The signal', () => signal?.removeEventListener('abort', goOn)));
      } catch (error) {
        refuse(error);
      }
    };
    const timer = setTimeout(goOn, 0);
    reading('The signal', () => signal?.addEventListener('abort', goOn));
  });

/**
 * Resolves as the promise does, or fails with `aborted` as soon as the signal aborts.
 *
 * @template T
 * @param {Promise<T>} promise
 * @param {AbortSignal} [signal]
 * @returns {Promise<T>}
 */
export async function whileWanted(promise, signal) {
  if (!signal) return promise;
  let abort = () => {};
  const aborted = new Promise((_, reject) => {
    abort = () => reject(new KakuteiError('aborted'));
    if (signal.aborted) abort();
  });
  const ended = Promise.race([promise, aborted]);
  // If the signal cannot be listened to, nobody waits.
  ended.catch(() => {});
  try {
    reading('The signal', () => signal.addEventListener('abort', abort));
    return /** @type {T} */ (await ended);
  } finally {
    reading('The signal', () => signal.removeEventListener('abort', abort));
  }
}

/**
 * @template T, P
 * @param {() => T | null} advance a millisecond of the work; null: there is more to do
 * @param {() => P} progress how far it has come
 * @param {Options<P>} [options]
 * @returns {Promise<T | null>} null: it was cancelled
 */
export async function inSlices(advance, progress, { signal, onProgress } = {}) {
  let reported = performance.now();
  for (;;) {
    if (signal?.aborted) return null;
    const start = performance.now();
    while (performance.now() - start < SLICE_MS) {
      const result = advance();
      if (result !== null) return result;
    }
    if (performance.now() - reported > PROGRESS_MS) {
      reported = performance.now();
      onProgress?.(progress());
    }
    await pause(signal);
  }
}

/**
 * @param {import('./engine.js').Solver} solver
 * @param {'step' | 'solve'} kind
 * @param {PressOptions} [options]
 * @returns {Promise<import('./records.js').PressResult>}
 */
export async function press(solver, kind, options) {
  const advance = () => solver.advance(kind, BUDGET);
  return (await inSlices(advance, () => solver.progress(), options)) ?? solver.cancel();
}

/**
 * @typedef {object} Steps the result of several presses of 1 Step
 * @property {import('./records.js').PressResult | null} result of the last; null: there was none
 * @property {number} made how many events there were: digits placed and taken back
 * @property {number} visits
 * @property {number} placed how often a digit was placed
 * @property {number} takenBack
 * @property {number} deepest most squares that were passed
 * @property {number[]} depths how many digits were in the board after each event
 */

/**
 * Presses 1 Step several times, to play the events of a method with `goesOn`. It ends early where the method ends, or
 * with the signal; finished presses stay.
 *
 * @param {import('./engine.js').Solver} solver
 * @param {number} count
 * @param {PressOptions} [options]
 * @returns {Promise<Steps>}
 */
export async function steps(solver, count, options) {
  /** @type {Steps} */
  const all = { result: null, made: 0, visits: 0, placed: 0, takenBack: 0, deepest: 0, depths: [] };
  let left = count;
  let isUnderWay = false;
  const advance = () => {
    if (left === 0) return all;
    const result = solver.advance('step', BUDGET);
    isUnderWay = !result;
    if (!result) return null;
    all.result = result;
    add(all, solver.progress());
    left--;
    return result.outcome === 'continues' ? null : all;
  };
  const progress = () => {
    const step = solver.progress();
    return { ...step, visits: all.visits + (isUnderWay ? step.visits : 0) };
  };
  await inSlices(advance, progress, options);
  if (isUnderWay) solver.cancel();
  return all;
}

/** @param {Steps} all @param {import('./records.js').Progress} step */
function add(all, { depth, visits, deepestAssumption, uses }) {
  const { tried = 0, 'taken-back': takenBack = 0 } = uses;
  all.visits += visits;
  all.placed += tried;
  all.takenBack += takenBack;
  all.made += tried + takenBack;
  all.deepest = Math.max(all.deepest, deepestAssumption);
  if (tried + takenBack) all.depths.push(depth);
}
