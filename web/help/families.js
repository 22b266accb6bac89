/**
 * The place of the catalogue of techniques in the Help.
 *
 * The one idea: its folded parts (families, texts, boards, the engine's module that computes them) are loaded when it
 * is unfolded, or when an address names a technique; so the Help opens as fast as without it.
 */

import { make } from '../ui/elements.js';

/** @typedef {import('./parts.js').Parts} Parts */
/** @typedef {import('../locales/words.js').Words} Words */
/** @typedef {import('./families/chapter.js').Chapter} Chapter */

export class Families {
  #parts;
  #words;
  #content = make('div');
  /** Its line in the contents, which gets the families. @type {HTMLElement | null} */
  #entry = null;
  /** @type {Promise<Chapter | null> | null} */
  #chapter = null;

  /** @param {Parts} parts @param {Words} words */
  constructor(parts, words) {
    this.#parts = parts;
    this.#words = words;
  }

  /** @param {HTMLElement} entry of the contents */
  listIn(entry) {
    this.#entry = entry;
    return entry;
  }

  /** @returns {HTMLElement} */
  write() {
    const { heading, more } = this.#parts;
    const fold = more('help.families.all', 'help.families.title', [this.#content]);
    fold.addEventListener('toggle', () => {
      if (fold.open) this.#load();
    });
    return make(
      'section',
      { class: 'chapter', 'aria-labelledby': 'families' },
      heading('h2', ['families'], 'help.families.title'),
      fold,
    );
  }

  /**
   * @param {string} name of a technique or a family
   * @returns {Promise<Element | null>} its place; null: there is none, or it could not be loaded
   */
  async find(name) {
    return (await this.#load())?.find(name) ?? null;
  }

  #load() {
    this.#chapter ??= this.#begin();
    return this.#chapter;
  }

  async #begin() {
    const { t } = this.#parts;
    this.#content.replaceChildren(make('p', { role: 'status' }, t('help.families.loading')));
    try {
      const { openChapter } = await import('./families/index.js');
      const chapter = await openChapter(this.#parts, this.#words);
      this.#content.replaceChildren(...chapter.elements);
      this.#entry?.append(chapter.contents);
      return chapter;
    } catch {
      this.#chapter = null;
      const again = make('button', { type: 'button' }, t('help.families.again'));
      again.addEventListener('click', () => this.#load());
      const lacking = make('p', { role: 'status' }, t('help.families.lacking'));
      this.#content.replaceChildren(lacking, again);
      return null;
    }
  }
}
