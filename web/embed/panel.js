/**
 * The panel that tells what happened: entries, newest on top, each a leading sentence and what
 * belongs to it. Pointing at an item, focusing or tapping it tells the page which picture to draw.
 *
 * The one idea: an entry is kept as a function from words to an entry, so that another language is
 * only another telling. What folds is written when it is first unfolded.
 */

import { make } from '../ui/elements.js';
import { clipping } from './clipping.js';

/**
 * @typedef {import('../story/types.js').Entry & {
 *   figure?: (list: (items: readonly Item[]) => Element) => Element,
 *   lighten?: () => void,
 * }} Entry figure: what belongs to it beside sentences, written with the words at hand; lighten: it gives
 *   up what it holds on to
 */
/** @typedef {import('../story/types.js').Item} Item */
/** @typedef {import('../story/types.js').Picture} Picture */
/** @typedef {import('../locales/words.js').Words} Words */
/**
 * @typedef {object} Told
 * @property {(words: Words) => Entry} tell
 * @property {() => number} weight how many events it holds on to
 */

const MOST_ENTRIES = 40;
const MOST_EVENTS = 120_000;

export class Panel {
  #root;
  #draw;
  #help;
  /** @type {Told[]} newest first */
  #told = [];
  /** @type {Words | null} */
  #words = null;
  /** @type {WeakMap<Element, Picture>} */
  #pictures = new WeakMap();
  /** @type {Element | null} */
  #active = null;

  /**
   * @param {HTMLElement} root
   * @param {(picture: Picture | null, item: Element | null) => void} draw null: nothing is pointed
   *   at any more
   * @param {() => string} help the address of the Help
   */
  constructor(root, draw, help) {
    this.#root = root;
    this.#draw = draw;
    this.#help = help;
    for (const type of ['pointerover', 'focusin', 'click']) {
      root.addEventListener(type, (event) => this.#point(event.target));
    }
    for (const type of ['pointerleave', 'focusout']) {
      root.addEventListener(type, () => this.#point(focusIn(root)));
    }
    root.addEventListener('keydown', (event) => this.#onKey(event));
  }

  /** @param {Words} words */
  translate(words) {
    this.#words = words;
    this.#root.replaceChildren(...this.#told.map((told) => this.#write(told.tell(words))));
  }

  /**
   * Adds an entry on top.
   *
   * @param {(words: Words) => Entry} tell
   * @param {number | (() => number)} [weight]
   * @returns {Entry} as it was told
   */
  add(tell, weight = 0) {
    const words = /** @type {Words} */ (this.#words);
    this.#told.unshift({ tell, weight: typeof weight === 'number' ? () => weight : weight });
    this.#told.length = Math.min(this.#told.length, MOST_ENTRIES);
    const entry = tell(words);
    if (this.#told.length === 1) this.#root.replaceChildren();
    for (const details of this.#root.querySelectorAll('details')) details.open = false;
    this.#root.prepend(this.#write(entry));
    while (this.#root.children.length > this.#told.length) this.#root.lastElementChild?.remove();
    this.#forget(words);
    return entry;
  }

  /** Words for a panel that has nothing to tell yet. */
  /** @param {string} text */
  invite(text) {
    if (this.#told.length) return;
    this.#root.replaceChildren(make('p', { class: 'invitation' }, text));
  }

  /** Draws nothing any more. Returns whether something was drawn. */
  release() {
    const had = this.#active !== null;
    this.#mark(null);
    return had;
  }

  /** Old entries give up what they fold, so that a long sitting does not fill the memory. */
  /** @param {Words} words */
  #forget(words) {
    let held = 0;
    this.#told.forEach((told, index) => {
      const weight = told.weight();
      held += weight;
      if (index === 0 || held <= MOST_EVENTS || weight === 0) return;
      const { lead, items, lighten } = told.tell(words);
      const kept = { lead, items: items.filter((item) => !item.items && !item.load) };
      lighten?.();
      const tell = lighten ? told.tell : () => kept;
      held -= weight;
      this.#told[index] = { tell, weight: () => 0 };
      this.#root.children[index]?.replaceWith(this.#write(tell(words)));
    });
  }

  /** @param {Entry} entry */
  #write({ lead, items, figure }) {
    const opening = this.#sentence(lead);
    opening.classList.add('lead');
    if (lead.rule) opening.querySelector('.rule')?.replaceWith(ruleLink(lead.rule, this.#help()));
    return make(
      'article',
      { class: 'entry', 'data-tone': lead.tone },
      opening,
      items.length ? this.#list(items) : [],
      figure ? figure((items) => this.#list(items)) : [],
    );
  }

  /** @param {readonly Item[]} items */
  #list(items) {
    const lines = items.map((item) =>
      make('li', item.items || item.load ? this.#folding(item) : this.#sentence(item)),
    );
    const list = make('ul', { class: 'items' }, lines);
    ownItems(list).forEach((button, index) => (button.tabIndex = index ? -1 : 0));
    return list;
  }

  /** @param {Item} item */
  #sentence(item) {
    const { picture, tone } = item;
    const words = picture
      ? make('button', { type: 'button', class: 'words' }, textOf(item))
      : make('p', { class: 'words' }, textOf(item));
    if (picture) this.#pictures.set(words, picture);
    return make('div', { class: 'sentence', 'data-tone': tone }, words, ruleOf(item));
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
    const words = /** @type {Words} */ (this.#words);
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
  #point(target) {
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
    this.#draw(element ? (this.#pictures.get(element) ?? null) : null, element);
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

/** @param {Item} item */
function textOf({ text, detail }) {
  const main = make('span', { class: 'text' }, text);
  return detail ? [main, ' ', make('span', { class: 'detail' }, detail)] : [main];
}

/** @param {Item} item */
function ruleOf({ rule }) {
  return rule ? [make('span', { class: 'rule' }, rule.label)] : [];
}

/** Only a leading sentence links to the Help: among a hundred items links would be in the way. */
/** @param {NonNullable<Item['rule']>} rule @param {string} help */
function ruleLink({ label, anchor }, help) {
  const isOurs =
    new URL(help, document.baseURI).pathname === new URL('help.html', document.baseURI).pathname;
  const away = isOurs ? {} : { target: '_blank', rel: 'noopener' };
  return make('a', { class: 'rule', href: `${help}#${anchor}`, ...away }, label);
}
