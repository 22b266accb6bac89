/**
 * The one way to load a part of the page or of the solver when it is first wanted. It has no DOM: what is shown if the
 * part cannot be had is in `failure.js`.
 *
 * The one idea: `part` loads, `attempt` says what it could not do. If nobody asked for the part, it says nothing and tries
 * again at the next occasion.
 */

import { loadPart } from '../locales/languages.js';

/**
 * @template T
 * @param {Promise<T>} coming what loads
 * @returns {Promise<T>} rejects with a part error: its code is that of everything that could not be loaded
 */
export const asPart = (coming) =>
  coming.catch((cause) => {
    const error = new Error('A part could not be loaded.');
    throw Object.assign(error, { cause, code: 'load', isPart: true });
  });

/** Whether it says that a part could not be had. @param {any} error */
export const isPartError = (error) => error?.isPart;

/**
 * A module with its texts. The browser and Node remember what was loaded, so it comes once, and is asked for again after
 * a failure.
 *
 * @template T, [R=T]
 * @param {() => Promise<T>} load such as `() => import('./share/dialog.js')`
 * @param {object} [needs]
 * @param {readonly import('../locales/languages.js').Part[]} [needs.texts] in the language that is asked for
 * @param {(module: T) => R} [needs.begin] is done once, with the module and the texts
 * @returns {(language: string) => Promise<R>} rejects with a part error
 */
export function part(load, { texts = [], begin = (module) => /** @type {any} */ (module) } = {}) {
  /** What `begin` gave. @type {[R] | undefined} */
  let begun;
  return async (language) => {
    const all = [load(), ...texts.map((name) => loadPart(language, name))];
    const [module] = /** @type {[T, ...unknown[]]} */ (await asPart(Promise.all(all)));
    return (begun ??= [begin(module)])[0];
  };
}

/**
 * Does what takes a part. If even the second attempt fails, the error is left to the page: `missing.js` then offers to
 * load all of it again, which helps if a broken file has been kept.
 *
 * @param {() => unknown} work
 * @param {(again: () => void) => void} [say] that a part could not be had; `again` does all of it again
 * @param {boolean} [isAgain]
 */
export async function attempt(work, say = () => {}, isAgain = false) {
  try {
    await work();
  } catch (error) {
    if (!isPartError(error)) throw error;
    say(() => attempt(work, say, true));
    if (isAgain) throw error;
    console.error(error);
  }
}
