/**
 * The page's own keypad: nine digits and an eraser, so that no system keyboard ever opens.
 *
 * With a square selected a digit goes there. With none, the digit is picked, and goes to every square
 * that is clicked until it is put back. While a paint sheet is on view, a digit stands for its sheet.
 */

import { make } from '../ui/elements.js';

export class Keypad {
  /** @type {number | null} */
  #armed = null;
  /** @type {number | null} */
  #sheet = null;
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

  /** @param {import('../locales/words.js').Words} words */
  translate({ t }) {
    const isSheet = this.#sheet !== null;
    for (const key of this.#keys) {
      const digit = Number(key.dataset.digit);
      key.textContent = digit ? String(digit) : t('keypad.erase');
      if (!digit) continue;
      const label = isSheet ? t('view.sheet', { digit }) : t('keypad.digit', { digit });
      key.setAttribute('aria-label', label);
      if (isSheet) key.ariaPressed = String(digit === this.#sheet);
      else key.removeAttribute('aria-pressed');
    }
  }

  /** The digit that waits for squares to be clicked, or null. */
  get armed() {
    return this.#armed;
  }

  set armed(digit) {
    this.#armed = digit;
    this.#mark();
  }

  /** @param {number | null} sheet that is on view @param {import('../locales/words.js').Words} words */
  showSheet(sheet, words) {
    if (sheet === this.#sheet) return;
    this.#sheet = sheet;
    if (sheet !== null) this.#armed = null;
    this.translate(words);
    this.#mark();
  }

  #mark() {
    const marked = String(this.#sheet ?? this.#armed);
    for (const key of this.#keys) {
      key.toggleAttribute('data-armed', key.dataset.digit === marked);
    }
  }
}
