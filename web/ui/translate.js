/**
 * Puts the words of a language on a page or an element.
 *
 * The attributes of an element name its texts: `data-text` is its content, `data-label` its accessible name. The
 * panel of an element without such attributes writes its words.
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
