/**
 * Puts the words of a language on a page or an element.
 *
 * An element says by attributes which text it wants: `data-text` is its content, `data-label` its
 * accessible name. What has no such attribute is written by the panel it belongs to.
 */

/** @typedef {import('../locales/words.js').Words} Words */

/**
 * @param {ParentNode} root
 * @param {Words} words
 */
export function translate(root, { t }) {
  for (const element of root.querySelectorAll('[data-text]')) {
    element.textContent = t(element.getAttribute('data-text') ?? '');
  }
  for (const element of root.querySelectorAll('[data-label]')) {
    element.setAttribute('aria-label', t(element.getAttribute('data-label') ?? ''));
  }
}
