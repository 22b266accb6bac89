/**
 * The time line: one state back, a slider over all states since the puzzle came, one state on.
 */

import { make } from '../../ui/elements.js';
import { isAppearing, wordsFor } from '../../model/state.js';
import { nameState, timeOf } from '../../model/way/time.js';

/** @typedef {import('../../model/state.js').State} State */

export class WalkerView {
  #root;
  #back = make('button', { type: 'button', class: 'before', 'data-label': 'way.back' }, '‹');
  #on = make('button', { type: 'button', class: 'after', 'data-label': 'way.on' }, '›');
  #slider = make('input', { type: 'range', min: 0, 'data-label': 'way.label' });
  // The slider says its value itself.
  #count = make('span', { class: 'value', 'aria-hidden': 'true' });
  /** Where the time line begins, and the state on view, in the history. */
  #start = 0;
  #index = 0;

  /** @param {HTMLElement} root @param {(index: number) => void} goTo */
  constructor(root, goTo) {
    this.#root = root;
    const turn = (/** @type {Element} */ button, /** @type {number} */ by) =>
      button.addEventListener('click', () => {
        if (button.ariaDisabled !== 'true') goTo(this.#index + by);
      });
    turn(this.#back, -1);
    turn(this.#on, 1);
    this.#slider.addEventListener('input', () => goTo(this.#start + Number(this.#slider.value)));
    root.append(this.#count, this.#back, this.#slider, this.#on);
  }

  /** @param {State} state */
  draw(state) {
    const { history, entry, controls } = state;
    const { start, end } = timeOf(history);
    const [at, count] = [history.index - start, end - start];
    const words = wordsFor(state);
    this.#root.hidden = entry !== null || !controls.has('story');
    // Its place is kept, so that nothing moves.
    this.#root.toggleAttribute('data-empty', count === 0 || isAppearing(state));
    [this.#start, this.#index] = [start, history.index];
    // Disabled, they would lose the focus.
    this.#back.ariaDisabled = String(at === 0);
    this.#on.ariaDisabled = String(at === count);
    this.#slider.max = String(count);
    this.#slider.value = String(at);
    const name = nameState(words, history, history.index);
    this.#slider.title = name;
    this.#slider.ariaValueText = words.aloud(words.t('way.at', { at, count, name }));
    this.#count.textContent = words.t('way.count', { at, count });
  }
}
