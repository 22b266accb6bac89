/**
 * The chapters of the Help that are loaded when they are unfolded, or when an address names a place in them: the lessons
 * and the catalogue of techniques.
 *
 * The one idea: their texts, their boards and the engine's module that computes these come with the chapter, so the Help
 * opens as fast as without them.
 */

import { make } from '../ui/elements.js';
import { attemptIn } from '../ui/failure.js';
import { part } from '../ui/load-part.js';

/** @typedef {import('./parts.js').Parts} Parts */
/** @typedef {import('../locales/words.js').Words} Words */
/**
 * @typedef {object} Chapter
 * @property {readonly HTMLElement[]} elements
 * @property {HTMLElement} contents its places, for the contents of the Help
 * @property {(name: string) => Promise<Element | null>} find unfolds a place; null: there is none of this name
 *
 * @typedef {new (parts: Parts, words: Words) => Chapter} Writer
 *
 * @typedef {object} Kind
 * @property {string} id of its heading
 * @property {string} title the key of its heading
 * @property {RegExp} places the names that places in it can have
 * @property {() => Promise<{ Chapter: Writer }>} load
 */

/** The texts that they take, beside those of the Help; the story tells what clashes in `methods`. */
export const TEXTS = /** @type {const} */ (['helpFamilies', 'methods', 'ratings', 'techniques']);

/** @type {readonly Kind[]} */
const KINDS = [
  {
    id: 'lessons',
    title: 'help.lessons.title',
    places: /^lesson/,
    load: () => import('./lessons/chapter.js'),
  },
  {
    id: 'families',
    title: 'help.families.title',
    places: /^(?!lesson)/,
    load: () => import('./families/chapter.js'),
  },
];

/** @param {Parts} parts @param {Words} words */
export const laterChapters = (parts, words) => KINDS.map((kind) => new Later(kind, parts, words));

export class Later {
  #kind;
  #parts;
  #words;
  #content = make('div');
  /** @type {Chapter | null} */
  #chapter = null;
  #open;
  /** Its line in the contents, which gets its places. */
  entry;

  /** @param {Kind} kind @param {Parts} parts @param {Words} words */
  constructor(kind, parts, words) {
    this.#kind = kind;
    this.#parts = parts;
    this.#words = words;
    this.entry = make('li', make('a', { href: `#${kind.id}` }, parts.t(kind.title)));
    this.#open = part(kind.load, {
      texts: TEXTS,
      begin: ({ Chapter }) => this.#begin(new Chapter(parts, words)),
    });
  }

  /** @returns {HTMLElement} */
  write() {
    const { id, title } = this.#kind;
    const { heading, more } = this.#parts;
    const fold = more('help.families.all', title, [this.#content]);
    fold.addEventListener('toggle', () => {
      if (fold.open) this.#load();
    });
    return make(
      'section',
      { class: 'chapter', 'aria-labelledby': id },
      heading('h2', [id], title),
      fold,
    );
  }

  /** @param {string} name @returns {Promise<Element | null>} null: there is none, or it could not be loaded */
  async find(name) {
    return this.#kind.places.test(name) ? ((await this.#load())?.find(name) ?? null) : null;
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
    this.entry.append(chapter.contents);
  }
}
