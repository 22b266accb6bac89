/**
 * Below the buttons: one step back, a slider over the whole way, one step on.
 */

import { make } from '../../ui/elements.js';
import { isAppearing, wordsFor } from '../state.js';
import { wayOf } from '../way/way.js';

/** @typedef {import('../state.js').State} State */

export class WalkerView {
  #root;
  #back = make('button', { type: 'button', 'data-label': 'way.back' }, '‹');
  #on = make('button', { type: 'button', 'data-label': 'way.on' }, '›');
  #slider = make('input', { type: 'range', min: 0, 'data-label': 'way.label' });
  // The slider says its value itself.
  #count = make('span', { class: 'value', 'aria-hidden': 'true' });
  #at = 0;

  /** @param {HTMLElement} root @param {(count: number) => void} walk */
  constructor(root, walk) {
    this.#root = root;
    this.#back.addEventListener('click', () => walk(this.#at - 1));
    this.#on.addEventListener('click', () => walk(this.#at + 1));
    this.#slider.addEventListener('input', () => walk(Number(this.#slider.value)));
    root.append(this.#back, this.#slider, this.#on, this.#count);
  }

  /** @param {State} state */
  draw(state) {
    const { at, steps } = wayOf(state.history);
    const { t } = wordsFor(state);
    this.#root.hidden = steps.length === 0 || isAppearing(state) || !state.controls.has('story');
    if (this.#root.hidden) return;
    this.#at = at;
    const values = { at, count: steps.length };
    // Disabled, they would lose the focus.
    this.#back.ariaDisabled = String(at === 0);
    this.#on.ariaDisabled = String(at === steps.length);
    this.#slider.max = String(steps.length);
    this.#slider.value = String(at);
    this.#slider.ariaValueText = t('way.at', values);
    this.#count.textContent = t('way.count', values);
  }
}
