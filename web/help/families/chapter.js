/**
 * The chapter on the catalogue of techniques: its families, folded, and a field that finds a technique by its name.
 */

import { make } from '../../ui/elements.js';
import { adopt, sheetOf } from '../../ui/sheet.js';
import { FAMILIES as NAMES } from '../../app/techniques/families.js';
import { FAMILIES, familyOf } from '../../app/techniques/cases.js';
import { laterFold } from '../later-fold.js';
import { writeFamily } from './entries.js';
import { search } from './search.js';
import { FAMILIES_STYLES } from './styles.js';

/** @typedef {import('../parts.js').Parts} Parts */
/** @typedef {import('../../locales/words.js').Words} Words */
/** @typedef {import('../later-fold.js').LaterFold} LaterFold */

const sheetFor = sheetOf(FAMILIES_STYLES);

/** @param {string} family */
const placeOf = (family) => `family-${family}`;

export class Chapter {
  #parts;
  #words;
  /** By family. @type {Map<string, LaterFold>} */
  #folds;
  #results = make('div', { class: 'results', role: 'status' });

  /** @param {Parts} parts @param {Words} words */
  constructor(parts, words) {
    this.#parts = parts;
    this.#words = words;
    this.#folds = new Map([...FAMILIES.keys()].map((family) => [family, this.#fold(family)]));
    adopt(document.body, sheetFor);
  }

  get elements() {
    const { t, paragraph } = this.#parts;
    const field = make('input', { type: 'search', autocomplete: 'off', spellcheck: 'false' });
    field.addEventListener('input', () => this.#search(field));
    const families = [...this.#folds.values()].map(({ details }) => details);
    return [
      paragraph('help.families'),
      make('label', { class: 'find' }, make('span', t('help.families.find')), field),
      this.#results,
      make('div', { class: 'families' }, families),
    ];
  }

  /** Its families for the contents of the Help. */
  get contents() {
    const lines = [...FAMILIES.keys()].map((family) =>
      make('li', make('a', { href: `#${placeOf(family)}` }, this.#parts.t(NAMES[family]))),
    );
    return make('ul', lines);
  }

  /**
   * Unfolds the place that an address names.
   *
   * @param {string} name of a technique or a family
   * @returns {Promise<Element | null>} its place; null: there is no such technique
   */
  async find(name) {
    const slug = name.replace(/^(technique|family)-/, '');
    const own = !name.startsWith('technique-') && this.#folds.get(slug);
    if (own) return own.details;
    const family = familyOf(slug);
    const fold = family && this.#folds.get(family);
    if (!fold) return null;
    await fold.unfold();
    return fold.details.querySelector(`#technique-${slug}`);
  }

  /** @param {string} family */
  #fold(family) {
    const attributes = { class: 'fold family', id: placeOf(family) };
    const summary = make('summary', this.#parts.t(NAMES[family]));
    return laterFold(attributes, summary, (content) => this.#write(family, content));
  }

  /** @param {string} family @param {HTMLElement} content */
  async #write(family, content) {
    const { t, paragraph } = this.#parts;
    const said = make('p', { class: 'source', role: 'status' }, t('help.families.loading'));
    content.replaceChildren(paragraph(`help.families.${family}.about`), said);
    said.replaceWith(await writeFamily(this.#parts, this.#words, family));
  }

  /** @param {HTMLInputElement} field */
  async #search(field) {
    const { value } = field;
    const found = await search(this.#words, value);
    if (value === field.value) this.#results.replaceChildren(...found);
  }
}
