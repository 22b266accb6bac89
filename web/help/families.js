/**
 * The place of the catalogue of techniques in the Help.
 *
 * The one idea: its folded parts (families, texts, boards, the engine's module that computes them) are loaded when it
 * is unfolded, or when an address names a technique; so the Help opens as fast as without it.
 */

import { make } from '../ui/elements.js';
import { attemptIn } from '../ui/failure.js';
import { part } from '../ui/load-part.js';

/** @typedef {import('./parts.js').Parts} Parts */
/** @typedef {import('../locales/words.js').Words} Words */
/** @typedef {import('./families/chapter.js').Chapter} Chapter */

/** The texts that it takes, beside those of the Help; the story tells what clashes in `methods`. */
export const TEXTS = /** @type {const} */ (['helpFamilies', 'methods', 'ratings', 'techniques']);

export class Families {
  #parts;
  #words;
  #content = make('div');
  /** Its line in the contents, which gets the families. @type {HTMLElement | null} */
  #entry = null;
  /** @type {Chapter | null} */
  #chapter = null;
  #open = part(() => import('./families/chapter.js'), {
    texts: TEXTS,
    begin: ({ Chapter }) => this.#begin(new Chapter(this.#parts, this.#words)),
  });

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

  async #load() {
    const { t } = this.#parts;
    if (this.#chapter) return this.#chapter;
    this.#content.replaceChildren(make('p', { role: 'status' }, t('help.families.loading')));
    await attemptIn(this.#content, this.#words, () => this.#open(this.#words.language));
    return this.#chapter;
  }

  /** @param {Chapter} chapter */
  #begin(chapter) {
    this.#chapter = chapter;
    this.#content.replaceChildren(...chapter.elements);
    this.#entry?.append(chapter.contents);
  }
}
