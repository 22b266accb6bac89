/**
 * The dialog "Practice": which technique. Loaded when it is first opened.
 *
 * The one idea: all techniques are one group of radio buttons, so that arrow keys go from one to the next and Enter
 * begins.
 */

import { faultOf, sayFault } from '../../model/faults.js';
import { make } from '../../ui/elements.js';
import { sheetOf } from '../../ui/sheet.js';
import { FAMILIES } from '../techniques/families.js';
import { countsOf } from './kept.js';
import { offersOf } from './offers.js';
import { PRACTICE_STYLES } from './styles.js';
import { nameOf } from './telling.js';

/** @typedef {import('./offers.js').Family} Family */
/** @typedef {import('./offers.js').Offer} Offer */
/**
 * @typedef {object} ChoiceOrder
 * @property {import('../../locales/words.js').Words} words
 * @property {import('../../solver/run/shared-engine.js').EngineLease} lease released in the end
 * @property {import('./kept.js').Kept} kept
 * @property {string} slug the first choice
 * @property {string} help the address of the Help
 * @property {(slug: string) => void} take
 */

/** @type {Readonly<Record<import('./offers.js').Frequency, string>>} */
const FREQUENCIES = Object.freeze({
  often: 'practice.often',
  sometimes: 'practice.sometimes',
  seldom: 'practice.seldom',
  rare: 'practice.rare',
});

export const sheetForPractice = sheetOf(PRACTICE_STYLES);

/** @param {ChoiceOrder} order @returns {HTMLDialogElement} opened; it removes itself when it is closed */
export function chooseTechnique(order) {
  const { element } = new PracticeDialog(order);
  document.body.append(element);
  element.showModal();
  return element;
}

class PracticeDialog {
  #order;
  #t;
  #slug;
  /** @type {readonly Family[]} */
  #families = [];
  #gone = new AbortController();
  #search = make('input', {
    ...{ type: 'search', autocomplete: 'off', id: 'practice-search', autofocus: true },
  });
  #list = make('div', { class: 'list', tabindex: -1 });
  #told = make('p', { class: 'told', role: 'status' });
  #start;
  #again;

  /** @param {ChoiceOrder} order */
  constructor(order) {
    this.#order = order;
    this.#t = order.words.t;
    this.#slug = order.slug;
    this.#again = make('button', { type: 'button', hidden: true }, this.#t('error.retry'));
    this.#start = make('button', { type: 'submit', class: 'strong' }, this.#t('practice.start'));
    this.element = this.#build();
    this.#load();
  }

  #build() {
    const t = this.#t;
    const title = make('h2', { id: 'practice-title' }, t('nav.practice'));
    const close = make('button', { type: 'button' }, t('settings.close'));
    const form = make('form', { novalidate: true }, [
      make('header', [
        title,
        make('p', { class: 'about' }, t('practice.about'), ' ', this.#lessons()),
        make('label', { class: 'search' }, make('span', t('panel.search')), this.#search),
      ]),
      this.#list,
      make('footer', [
        this.#told,
        make('div', { class: 'buttons' }, [this.#start, this.#again, close]),
      ]),
    ]);
    const dialog = make('dialog', { class: 'choose-technique', 'aria-labelledby': title.id }, form);
    this.#search.addEventListener('input', () => this.#draw());
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#take(dialog);
    });
    this.#again.addEventListener('click', () => this.#load());
    close.addEventListener('click', () => dialog.close());
    dialog.addEventListener('close', () => {
      this.#gone.abort();
      this.#order.lease.release();
      dialog.remove();
    });
    return dialog;
  }

  #lessons() {
    const href = `${this.#order.help}#lessons`;
    return make('a', { href, target: '_blank' }, this.#t('practice.lessons'));
  }

  async #load() {
    const { signal } = this.#gone;
    this.#told.textContent = this.#t('panel.loading');
    if (!this.#again.hidden) this.#search.focus();
    this.#again.hidden = true;
    this.#start.disabled = true;
    try {
      const client = await this.#order.lease.clientUntil(signal);
      if (!client) return;
      this.#families = offersOf(await client.techniques({ signal }));
      this.#told.textContent = '';
      this.#draw();
    } catch (error) {
      if (signal.aborted) return;
      console.error(error);
      this.#told.textContent = sayFault(this.#order.words, faultOf(error));
      this.#again.hidden = false;
    }
  }

  /** @param {HTMLDialogElement} dialog */
  #take(dialog) {
    if (this.#start.disabled) return;
    dialog.close();
    this.#order.take(this.#slug);
  }

  /** Those that match the search; if the chosen one is not among them, the first is chosen. */
  #draw() {
    if (!this.#families.length) return;
    const wanted = this.#search.value.trim().toLocaleLowerCase();
    const { words } = this.#order;
    const isWanted = (/** @type {Offer} */ { slug }) =>
      nameOf(words, slug).toLocaleLowerCase().includes(wanted) || slug.includes(wanted);
    const shown = this.#families.flatMap(({ family, offers }) => {
      const found = offers.filter(isWanted);
      return found.length ? [{ family, offers: found }] : [];
    });
    const slugs = shown.flatMap(({ offers }) => offers.map(({ slug }) => slug));
    if (!slugs.includes(this.#slug) && slugs.length) this.#slug = slugs[0];
    this.#start.disabled = slugs.length === 0;
    const content = shown.map((family) => this.#family(family));
    const left = make('p', { class: 'about' }, this.#t('practice.left'));
    const none = make('p', this.#t('panel.none'));
    this.#list.replaceChildren(...(content.length ? [...content, left] : [none]));
    if (wanted) this.#list.scrollTop = 0;
    else this.#list.querySelector('input:checked')?.scrollIntoView({ block: 'nearest' });
  }

  /** @param {Family} family */
  #family({ family, offers }) {
    return make('fieldset', [
      make('legend', this.#t(FAMILIES[family] ?? family)),
      ...offers.map((offer) => this.#row(offer)),
    ]);
  }

  /** @param {Offer} offer */
  #row({ slug, frequency }) {
    const t = this.#t;
    const { words, kept } = this.#order;
    const input = make('input', { type: 'radio', name: 'practice-technique', value: slug });
    input.checked = slug === this.#slug;
    input.addEventListener('change', () => (this.#slug = slug));
    const { alone, helped } = countsOf(kept, slug);
    const found = alone + helped ? t('practice.counts', { alone, helped }) : '';
    return make('label', { class: 'choice' }, [
      input,
      make('span', { class: 'name' }, nameOf(words, slug)),
      make('span', { class: 'figure' }, words.join([t(FREQUENCIES[frequency]), found])),
    ]);
  }
}
