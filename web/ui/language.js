/**
 * The language of an element: the one it was given, and the one around it, from its own `lang` or the nearest one above
 * it, also beyond shadow roots.
 */

import { languages } from '../locales/languages.js';

/**
 * With the direction in which it is written.
 * @param {Pick<HTMLElement, 'lang' | 'dir'>} element @param {string} language one of ours
 */
export function setLanguage(element, language) {
  element.lang = language;
  const direction = languages[language].direction ?? '';
  if (element.dir !== direction) element.dir = direction;
}

/** @param {Element} element @returns {string} a tag as written; empty if there is none */
export function languageOf(element) {
  for (const root of rootsAbove(element)) {
    const holder = root.from.closest('[lang]');
    if (holder) return holder.getAttribute('lang') ?? '';
  }
  return '';
}

/**
 * Calls back when it may have changed.
 *
 * @param {Element} element
 * @param {() => void} changed
 * @param {AbortSignal} signal ends it
 */
export function watchLanguage(element, changed, signal) {
  const observer = new MutationObserver(changed);
  for (const { root } of rootsAbove(element)) {
    observer.observe(root, { attributeFilter: ['lang'], subtree: true });
  }
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
}

/**
 * The trees in which it stands, from the inside out, and where it or its host stands in each.
 *
 * @param {Element} element
 */
function* rootsAbove(element) {
  for (let from = element; ;) {
    const root = from.getRootNode();
    yield { root, from };
    if (!(root instanceof ShadowRoot)) return;
    from = root.host;
  }
}
