/**
 * The language that a solver speaks: that of its attribute `lang`, or of its surroundings, also when they
 * change; else the browser's.
 */

import { fallback, isLoaded, loadTexts, resolve } from '../locales/languages.js';
import { languageOf, watchLanguage } from '../ui/language.js';
import { speak } from '../model/actions.js';

export class Speech {
  #element;
  #store;
  #frame;
  #wanted = fallback;
  #hasSpoken = false;
  #away = new AbortController();

  /**
   * @param {HTMLElement} element
   * @param {import('../model/store.js').Store} store
   * @param {HTMLElement} frame that waits for the first words
   */
  constructor(element, store, frame) {
    this.#element = element;
    this.#store = store;
    this.#frame = frame;
    this.choose();
  }

  choose() {
    const lang = languageOf(this.#element);
    const wanted = lang ? [lang] : (globalThis.navigator?.languages ?? []);
    this.#wanted = resolve(wanted);
    if (isLoaded(this.#wanted)) this.#speak(this.#wanted);
    else this.#learn(this.#wanted);
  }

  /** A host page may change its language, or that of a part, while we stand in it. */
  follow() {
    this.#away.abort();
    this.#away = new AbortController();
    watchLanguage(this.#element, () => this.choose(), this.#away.signal);
    this.choose();
  }

  leave() {
    this.#away.abort();
  }

  /** @param {string} language */
  #speak(language) {
    this.#hasSpoken = true;
    this.#store.send(speak, language);
    this.#frame.removeAttribute('data-waits');
  }

  /** Until its texts are there, what was said in another language before stays. @param {string} language */
  async #learn(language) {
    if (!this.#hasSpoken) this.#frame.setAttribute('data-waits', '');
    await loadTexts(language);
    if (language === this.#wanted) this.#speak(isLoaded(language) ? language : fallback);
  }
}
