/**
 * The story: entries, newest on top, each a leading sentence and what belongs to it. Pointing at an
 * item, focusing or tapping it says which picture is to be drawn.
 *
 * The one idea: an entry stays as it is written as long as it is the same entry in the state. What folds
 * is written when it is first unfolded.
 */

import { countDigits } from '../../game/state.js';
import { make } from '../../ui/elements.js';
import { gameOf, wordsFor } from '../state.js';
import { tell } from '../telling.js';
import { adopt } from './adopt.js';
import { clipping } from './clipping.js';

/** @typedef {import('../../locales/words.js').Words} Words */
/** @typedef {import('../../story/types.js').Item} Item */
/** @typedef {import('../../story/types.js').Picture} Picture */
/** @typedef {import('../state.js').State} State */
/** @typedef {import('../telling.js').Told} Told */
/** @typedef {{ rewrite: (runs: any) => void }} Table of a comparison */
/** @typedef {{ told: Told, element: HTMLElement, table: Promise<Table> | null }} Written */

export class StoryView {
  #root;
  #point;
  #help;
  /** By the number of its entry. @type {Map<number, Written>} */
  #written = new Map();
  /** @type {Words} */
  #words = wordsFor({ language: '' });
  /** @type {WeakMap<Element, Picture>} */
  #pictures = new WeakMap();
  /** @type {Element | null} */
  #active = null;

  /**
   * @param {HTMLElement} root
   * @param {object} handlers
   * @param {(pointed: State['pointed']) => void} handlers.point null: nothing is pointed at any more
   * @param {() => string} handlers.help the address of the Help
   */
  constructor(root, { point, help }) {
    this.#root = root;
    this.#point = point;
    this.#help = help;
    for (const type of ['pointerover', 'focusin', 'click']) {
      root.addEventListener(type, (event) => this.#pointAt(event.target));
    }
    for (const type of ['pointerleave', 'focusout']) {
      root.addEventListener(type, () => this.#pointAt(focusIn(root)));
    }
    root.addEventListener('keydown', (event) => this.#onKey(event));
  }

  /** @param {State} state @param {State | null} before */
  draw(state, before) {
    if (!state.pointed) this.#mark(null);
    const isSpokenAnew = state.language !== before?.language;
    if (isSpokenAnew) {
      this.#words = wordsFor(state);
      this.#written.clear();
    }
    if (state.story.length === 0) this.#invite(state);
    else if (isSpokenAnew || state.story !== before?.story) this.#write(state, isSpokenAnew);
  }

  /** Words for a story that has nothing to tell yet. @param {State} state */
  #invite(state) {
    const { t } = wordsFor(state);
    const text = countDigits(gameOf(state)) ? t('panel.invitation') : t('panel.empty');
    if (this.#root.textContent === text) return;
    this.#root.replaceChildren(make('p', { class: 'invitation' }, text));
  }

  /** @param {State} state @param {boolean} isAnew whether all of it is written anew */
  #write({ story, language }, isAnew) {
    const isNew = !isAnew && !this.#written.has(story[0].id);
    if (isNew) for (const open of this.#root.querySelectorAll('details')) open.open = false;
    const all = story.map((told) => {
      const written = this.#written.get(told.id);
      if (written?.told === told) return written;
      if (written?.table && told.kind === 'compare') {
        written.table.then((table) => table.rewrite(told.runs));
        written.told = told;
        return written;
      }
      return this.#writeEntry(told, language);
    });
    this.#written = new Map(all.map((written) => [written.told.id, written]));
    const elements = all.map(({ element }) => element);
    // What stays is not moved: a move would take the focus from it.
    if (isNew && this.#root.children[0] === elements[1]) this.#root.prepend(elements[0]);
    for (const [index, element] of elements.entries()) {
      if (this.#root.children[index] === element) continue;
      if (index < this.#root.children.length) this.#root.children[index].replaceWith(element);
      else this.#root.append(element);
    }
    while (this.#root.children.length > elements.length) this.#root.lastElementChild?.remove();
  }

  /** @param {Told} told @param {string} language @returns {Written} */
  #writeEntry(told, language) {
    const { lead, items } = tell(this.#words, language, told);
    const opening = this.#sentence(lead);
    opening.classList.add('lead');
    if (lead.rule) opening.querySelector('.rule')?.replaceWith(ruleLink(lead.rule, this.#help()));
    const list = items.length ? [this.#list(items)] : [];
    const element = make('article', { class: 'entry', 'data-tone': lead.tone }, opening, list);
    const table = told.kind === 'compare' ? this.#compare(element, told) : null;
    return { told, element, table };
  }

  /** @param {HTMLElement} element @param {Extract<Told, { kind: 'compare' }>} told @returns {Promise<Table>} */
  async #compare(element, told) {
    const words = this.#words;
    const { Table, comparisonSheetFor } = await import('../later.js');
    const table = new Table(words, (items) => this.#list(items), told.runs);
    element.append(table.element);
    adopt(table.element, comparisonSheetFor);
    return table;
  }

  /** @param {readonly Item[]} items */
  #list(items) {
    const write = (/** @type {Item} */ item) =>
      make('li', item.items || item.load ? this.#folding(item) : this.#sentence(item));
    const list = make('ul', { class: 'items' }, items.map(write));
    ownItems(list).forEach((button, index) => (button.tabIndex = index ? -1 : 0));
    return list;
  }

  /** @param {Item} item */
  #sentence(item) {
    const words = item.picture
      ? make('button', { type: 'button', class: 'words' }, textOf(item))
      : make('p', { class: 'words' }, textOf(item));
    if (item.picture) this.#pictures.set(words, item.picture);
    return make('div', { class: 'sentence', 'data-tone': item.tone }, words, ruleOf(item));
  }

  /** @param {Item} item */
  #folding(item) {
    const [title, ...more] = textOf(item);
    const summary = make('summary', title, ruleOf(item), more);
    if (item.picture) this.#pictures.set(summary, item.picture);
    const details = make('details', { 'data-tone': item.tone }, summary);
    const unfold = () => {
      if (!details.open || summary.nextSibling) return;
      if (item.load) this.#load(details, item.load);
      else details.append(this.#list(item.items?.() ?? []));
    };
    details.addEventListener('toggle', unfold);
    details.open = !item.folded;
    unfold();
    return details;
  }

  /** @param {HTMLDetailsElement} details @param {NonNullable<Item['load']>} load */
  async #load(details, load) {
    const words = this.#words;
    const place = make('p', '…');
    details.append(place);
    try {
      const further = await load();
      place.replaceWith(
        'text' in further ? clipping(further.text, words) : this.#list(further.items),
      );
    } catch (error) {
      console.error(error);
      place.textContent = words.t('section.failed');
    }
  }

  /** @param {EventTarget | null} target */
  #pointAt(target) {
    const element = target instanceof Element ? target.closest('.words, summary') : null;
    const inside = element && this.#root.contains(element) && this.#pictures.has(element);
    this.#mark(inside ? element : null);
  }

  /** @param {Element | null} element */
  #mark(element) {
    if (element === this.#active) return;
    this.#active?.removeAttribute('data-active');
    this.#active = element;
    element?.setAttribute('data-active', '');
    const picture = element && this.#pictures.get(element);
    if (!picture) return this.#point(null);
    const isLow = element.getBoundingClientRect().top > innerHeight / 2;
    this.#point({ picture, isLow });
  }

  /** Up and down go from item to item; for Tab a list is one stop, where it was left. */
  /** @param {KeyboardEvent} event */
  #onKey(event) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const all = /** @type {HTMLElement[]} */ ([
      ...this.#root.querySelectorAll('button.words, summary'),
    ]).filter((element) => element.checkVisibility());
    const here = all.indexOf(/** @type {HTMLElement} */ (event.target));
    const next = here < 0 ? undefined : all[here + step];
    if (!next) return;
    event.preventDefault();
    const list = next.closest('.items');
    if (list && next.matches('.words')) {
      for (const button of ownItems(list)) button.tabIndex = button === next ? 0 : -1;
    }
    next.focus();
  }
}

/** @param {HTMLElement} root @returns {Element | null} */
const focusIn = (root) =>
  /** @type {Document | ShadowRoot} */ (root.getRootNode()).activeElement ?? null;

/** The items of one list, without those of the lists inside it. */
/** @param {Element} list @returns {HTMLElement[]} */
const ownItems = (list) =>
  [...list.querySelectorAll(':scope > li > .sentence > button.words')].map(
    (button) => /** @type {HTMLElement} */ (button),
  );

/** @param {Item} item @returns {(Node | string)[]} */
function textOf({ text, detail }) {
  const main = make('span', { class: 'text' }, unbroken(text));
  return detail ? [main, ' ', make('span', { class: 'detail' }, unbroken(detail))] : [main];
}

/** In a language without blanks a line could end inside the name of a square, such as 3行6列. */
/** @param {string} text */
const unbroken = (text) =>
  text
    .split(/([1-9]\p{L}[1-9]\p{L})/u)
    .map((part, index) => (index % 2 ? make('span', { class: 'name' }, part) : part));

/** @param {Item} item */
const ruleOf = ({ rule }) => (rule ? [make('span', { class: 'rule' }, rule.label)] : []);

/** Only a leading sentence links to the Help: among a hundred items links would be in the way. */
/** @param {NonNullable<Item['rule']>} rule @param {string} help */
function ruleLink({ label, anchor }, help) {
  const path = (/** @type {string} */ address) => new URL(address, document.baseURI).pathname;
  const away = path(help) !== path('help.html') && { target: '_blank', rel: 'noopener' };
  return make('a', { class: 'rule', href: `${help}#${anchor}`, ...away }, label);
}
