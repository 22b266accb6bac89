/** A folded part of a chapter whose content is written when it is first unfolded. */

import { make } from '../ui/elements.js';

/** @typedef {{ details: HTMLDetailsElement, unfold: () => Promise<void> }} LaterFold unfold: resolves when it is written */

/**
 * @param {{ class: string, id?: string }} attributes
 * @param {HTMLElement} summary
 * @param {(content: HTMLElement) => Promise<void>} write
 * @returns {LaterFold}
 */
export function laterFold(attributes, summary, write) {
  const content = make('div', { class: 'unfolded' });
  const details = make('details', attributes, summary, content);
  /** @type {Promise<void> | null} */
  let written = null;
  const unfold = () => {
    details.open = true;
    return (written ??= write(content));
  };
  details.addEventListener('toggle', () => {
    if (details.open) unfold();
  });
  return { details, unfold };
}
