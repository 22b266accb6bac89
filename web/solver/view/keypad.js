/**
 * The page's own keypad: nine digits and an eraser, so that no system keyboard ever opens.
 *
 * With a square selected a digit goes there. With none, the digit is picked, and goes to every square
 * that is clicked until it is put back. While a paint sheet is on view, a digit stands for its sheet.
 */

import { make } from '../../ui/elements.js';
import { picksSheet } from '../actions.js';
import { wordsFor } from '../state.js';

/** @typedef {import('../state.js').State} State */

export class KeypadView {
  /** @type {HTMLButtonElement[]} */
  #keys = [];

  /**
   * @param {HTMLElement} root
   * @param {(digit: number) => void} press 0 erases
   */
  constructor(root, press) {
    for (const digit of [1, 2, 3, 4, 5, 6, 7, 8, 9, 0]) {
      const key = make('button', { type: 'button', 'data-digit': digit });
      // The focus stays where it is, so that arrow keys and digits can be used in turn.
      key.addEventListener('pointerdown', (event) => event.preventDefault());
      key.addEventListener('click', () => press(digit));
      this.#keys.push(key);
    }
    root.replaceChildren(...this.#keys);
  }

  /** @param {State} state @param {State | null} before */
  draw(state, before) {
    const { choices, controls, language, picked } = state;
    if (
      before?.choices === choices &&
      before.controls === controls &&
      before.language === language &&
      before.picked === picked
    )
      return;
    const { t } = wordsFor(state);
    const sheet = picksSheet(state) ? choices.sheet : null;
    for (const key of this.#keys) {
      const digit = Number(key.dataset.digit);
      key.textContent = digit ? String(digit) : t('keypad.erase');
      key.toggleAttribute('data-armed', digit !== 0 && digit === (sheet ?? picked));
      if (!digit) continue;
      key.ariaLabel = sheet === null ? t('keypad.digit', { digit }) : t('view.sheet', { digit });
      if (sheet === null) key.removeAttribute('aria-pressed');
      else key.ariaPressed = String(digit === sheet);
    }
  }
}
