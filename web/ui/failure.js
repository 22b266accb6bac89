/**
 * The one answer if a part cannot be had (`load-part.js`): a sentence with a button that tries again.
 */

import { make } from './elements.js';
import { attempt } from './load-part.js';

/** @param {import('../locales/words.js').Words} words @param {() => void} again */
export function retryButton({ t }, again) {
  const button = make('button', { type: 'button', class: 'link' }, t('error.retry'));
  button.addEventListener('click', again);
  return button;
}

/**
 * The answer if a part cannot be had.
 *
 * @param {import('../locales/words.js').Words} words
 * @param {() => void} again
 * @param {string} [sentence] if more is known
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
