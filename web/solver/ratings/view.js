/**
 * Both ratings beside the verdict, each as short as its users write it; the meaning of its figures is in its title, and
 * for screen readers.
 */

import { make } from '../../ui/elements.js';
import { adopt } from '../../ui/sheet.js';
import { wordsFor } from '../../model/state.js';
import { SCALES, rateButton, sayScale } from '../../model/ratings/ratings.js';
import { ratingsSheetFor } from './styles.js';

/** @typedef {import('../../model/state.js').State} State */

export class RatingsView {
  #place;
  /** The current content: equal content is not touched, so that the button keeps the focus. */
  #drawn = '';
  #values = make('span');
  #button = make('button', { type: 'button', class: 'link', hidden: true });

  /** @param {HTMLElement} place @param {import('../../model/store.js').Store} store */
  constructor(place, store) {
    this.#place = place;
    adopt(place, ratingsSheetFor);
    place.append(this.#values, this.#button);
    this.#button.addEventListener('click', () => {
      const act = rateButton(store.state)?.act;
      if (act) store.send(act);
    });
    store.subscribe((state) => this.draw(state));
    this.draw(store.state);
  }

  /** @param {State} state */
  draw(state) {
    const said = SCALES.map((scale) => sayScale(state, scale));
    const key = rateButton(state)?.key;
    const text = key ? wordsFor(state).t(key) : '';
    const drawn = JSON.stringify([said, text]);
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    this.#values.replaceChildren(...said.flatMap((one) => (one ? [this.#value(one), ' '] : [])));
    this.#button.textContent = text;
    this.#button.hidden = !key;
    this.#place.toggleAttribute('data-busy', key === 'action.stop');
    this.#place.hidden = !key && said.every((one) => !one);
  }

  /** @param {{ short: string, full: string }} said */
  #value({ short, full }) {
    if (short === full) return make('span', { class: 'scale' }, short);
    return make('span', { class: 'scale', title: full }, [
      make('span', { 'aria-hidden': 'true' }, short),
      make('span', { class: 'unseen' }, full),
    ]);
  }
}
