/**
 * The one way to load a part of the page or of the solver when it is first wanted, and the one answer where it cannot be
 * had: a sentence with a button that tries again.
 *
 * The one idea: `part` loads, `attempt` says what it could not do. What nobody asked for says nothing: it is tried again
 * at the next occasion.
 */

import { loadPart } from '../locales/languages.js';
import { make } from './elements.js';

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
 * Does what takes a part. Where even the second attempt fails, the error is left to whoever minds the page:
 * `missing.js` then offers to load all of it again, which helps where a broken file has been kept.
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

/** @param {import('../locales/words.js').Words} words @param {() => void} again */
export function retryButton({ t }, again) {
  const button = make('button', { type: 'button', class: 'link' }, t('error.retry'));
  button.addEventListener('click', again);
  return button;
}

/**
 * The answer where a part cannot be had.
 *
 * @param {import('../locales/words.js').Words} words
 * @param {() => void} again
 * @param {string} [sentence] where more is known
 */
export const failure = (words, again, sentence = words.t('error.part')) =>
  make('span', { role: 'alert' }, sentence, ' ', retryButton(words, again));

/**
 * Does what takes a part and is to be seen in a place; the answer stands there, too.
 *
 * @param {Element} place
 * @param {import('../locales/words.js').Words} words
 * @param {() => unknown} work
 */
export const attemptIn = (place, words, work) =>
  attempt(work, (again) => place.replaceChildren(failure(words, again)));
