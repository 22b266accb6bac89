/**
 * The dialog "Techniques": which are used, and in which order. Loaded when it is first opened.
 *
 * The one idea: every press makes the next text of the list, which goes to the page at once and from which the dialog
 * is shown anew. So Undo is the text before.
 */

import { faultOf, sayFault } from '../../model/faults.js';
import {
  PRESETS,
  isPreset,
  moved,
  presetOf,
  readList,
  textOfPreset,
  textOfShort,
  turned,
  writeList,
} from '../../model/techniques/list.js';
import { labelOf } from '../../story/rules.js';
import { make } from '../../ui/elements.js';
import { adopt, sheetOf } from '../../ui/sheet.js';
import { Rows } from './rows.js';
import { TECHNIQUES_STYLES } from './styles.js';

/** @typedef {import('../../locales/words.js').Words} Words */
/** @typedef {import('../../model/techniques/list.js').Table} Table */
/** @typedef {import('../../model/techniques/list.js').Preset} Preset */
/**
 * @typedef {object} TechniquesOrder
 * @property {Words} words
 * @property {import('../../solver/run/shared-engine.js').EngineLease} lease of the engine; released in the end
 * @property {string} puzzle 81 characters
 * @property {string} text of the list
 * @property {(text: string) => void} take another list
 */

const sheetFor = sheetOf(TECHNIQUES_STYLES);

/** @type {Readonly<Record<Preset, string>>} */
const PRESET_NAMES = Object.freeze({
  hodoku: 'panel.hodoku',
  'hodoku-2.3': 'panel.hodoku23',
  se: 'panel.se',
  beginner: 'panel.beginner',
});

/** @param {TechniquesOrder} order @returns {HTMLDialogElement} opened; it removes itself when it is closed */
export function openTechniques(order) {
  adopt(document.body, sheetFor);
  const { element } = new TechniquesDialog(order);
  document.body.append(element);
  element.showModal();
  return element;
}

class TechniquesDialog {
  #order;
  #t;
  #text;
  /** Before each change. @type {string[]} */
  #before = [];
  /** The last list that was no preset. */
  #own = '';
  /** @type {Table} */
  #table = [];
  #isUnique = true;
  #gone = new AbortController();
  #preset = make('select', { id: 'techniques-preset' });
  #search = make('input', { type: 'search', autocomplete: 'off', id: 'techniques-search' });
  #told = make('p', { class: 'told', role: 'status' });
  #about = make('p', { class: 'about' });
  #again;
  #undo;
  #rows;

  /** @param {TechniquesOrder} order */
  constructor(order) {
    this.#order = order;
    const { words, text } = order;
    this.#t = words.t;
    this.#text = text;
    if (!isPreset(text)) this.#own = text;
    this.#again = make('button', { type: 'button', hidden: true }, words.t('error.retry'));
    this.#undo = make('button', { type: 'button', disabled: true }, words.t('panel.undo'));
    this.#rows = new Rows(words, {
      turn: (slugs, on) => this.#turn(slugs, on),
      move: (slug, to) => this.#move(slug, to),
    });
    this.element = this.#build();
    this.#load();
  }

  #build() {
    const t = this.#t;
    const title = make('h2', { id: 'techniques-title' }, t('nav.techniques'));
    const close = make('button', { type: 'button' }, t('settings.close'));
    const field = (/** @type {string} */ key, /** @type {HTMLElement} */ control) =>
      make('label', make('span', t(key)), control);
    const dialog = make('dialog', { class: 'techniques', 'aria-labelledby': title.id }, [
      make('header', [
        title,
        make('div', { class: 'tools' }, [
          field('panel.preset', this.#preset),
          field('panel.search', this.#search),
          this.#views(),
        ]),
        this.#about,
      ]),
      this.#rows.element,
      make('footer', [
        this.#told,
        make('div', { class: 'buttons' }, [this.#again, this.#undo, close]),
      ]),
    ]);
    this.#preset.addEventListener('change', () => this.#take(this.#preset.value));
    this.#search.addEventListener('input', () => this.#draw());
    this.#undo.addEventListener('click', () => this.#takeBack());
    this.#again.addEventListener('click', () => this.#load());
    close.addEventListener('click', () => dialog.close());
    dialog.addEventListener('close', () => {
      this.#gone.abort();
      this.#order.lease.release();
      dialog.remove();
    });
    return dialog;
  }

  #views() {
    const radio = (/** @type {'families' | 'order'} */ view, /** @type {string} */ key) => {
      const input = make('input', { type: 'radio', name: 'techniques-view', value: view });
      input.checked = view === 'families';
      input.addEventListener('change', () => {
        this.#rows.view = view;
        this.#draw();
      });
      return make('label', { class: 'choice' }, input, make('span', this.#t(key)));
    };
    return make(
      'div',
      { class: 'views', role: 'radiogroup', 'aria-label': this.#t('panel.view') },
      [radio('families', 'panel.families'), radio('order', 'panel.order')],
    );
  }

  async #load() {
    const { lease, puzzle } = this.#order;
    const { signal } = this.#gone;
    this.#told.textContent = this.#t('panel.loading');
    if (!this.#again.hidden) this.#search.focus();
    this.#again.hidden = true;
    try {
      const client = await lease.clientUntil(signal);
      if (!client) return;
      const [table, counted] = await Promise.all([
        client.techniques({ signal }),
        client.count(puzzle, { limit: 2, signal }),
      ]);
      this.#isUnique = !(counted.complete && counted.count === 0) && counted.count < 2;
      this.#table = table;
      this.#draw();
      this.#tellCount();
    } catch (error) {
      if (signal.aborted) return;
      console.error(error);
      this.#told.textContent = sayFault(this.#order.words, faultOf(error));
      this.#again.hidden = false;
    }
  }

  get #list() {
    return readList(this.#text, this.#table);
  }

  #draw() {
    if (!this.#table.length) return;
    const t = this.#t;
    const isShown = isPreset(this.#text);
    const preset = presetOf(this.#text);
    const options = PRESETS.map((name) => new Option(t(PRESET_NAMES[name]), textOfPreset(name)));
    const short = textOfShort(this.#table);
    const isShort = this.#text === short;
    const own = new Option(t('panel.own'), this.#own === short ? '' : this.#own);
    own.disabled = !own.value;
    this.#preset.replaceChildren(...options, new Option(t('panel.short'), short), own);
    this.#preset.value = this.#text;
    const uniqueness = this.#isUnique ? '' : t('panel.notUnique');
    const rated = isShown && preset !== 'beginner' ? '' : t('panel.unrated');
    const isSe = isShown && preset === 'se';
    const searched = isShort || isSe ? t(isShort ? 'panel.shortOrder' : 'panel.onlySe') : '';
    this.#about.textContent = this.#order.words.join([uniqueness, rated, searched]);
    this.#undo.disabled = this.#before.length === 0;
    this.#rows.draw(this.#list, {
      isUnique: this.#isUnique,
      search: this.#search.value,
      figures: isShown ? preset : 'beginner',
    });
  }

  #tellCount() {
    const on = this.#list.filter(({ on }) => on).length;
    this.#told.textContent = this.#t('panel.count', { count: on, all: this.#table.length });
  }

  /** @param {string} text of the next list */
  #take(text) {
    if (text === this.#text) return;
    this.#before.push(this.#text);
    this.#put(text);
  }

  /** @param {string} text */
  #put(text) {
    this.#text = text;
    if (!isPreset(text) && text !== textOfShort(this.#table)) this.#own = text;
    this.#order.take(text);
    this.#draw();
    this.#tellCount();
  }

  /** @param {readonly string[]} slugs @param {boolean} on */
  #turn(slugs, on) {
    this.#change(turned(this.#list, slugs, on));
  }

  /** @param {string} slug @param {number} to */
  #move(slug, to) {
    this.#change(moved(this.#list, slug, to));
    const { words } = this.#order;
    const name = words.capital(labelOf(words, slug));
    const values = { name, place: to + 1, all: this.#table.length };
    this.#told.textContent = this.#t('panel.moved', values);
  }

  /** @param {import('../../model/techniques/list.js').List} list */
  #change(list) {
    this.#take(writeList(presetOf(this.#text), list, this.#table));
  }

  #takeBack() {
    const text = this.#before.pop();
    if (text === undefined) return;
    this.#put(text);
    this.#told.textContent = this.#t('panel.undone');
    if (this.#undo.disabled) this.#preset.focus();
  }
}
