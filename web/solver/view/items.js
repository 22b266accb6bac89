/**
 * Items of a story as elements: sentences, and headings that fold more of them. Pointing at one, focusing or
 * tapping it chooses the picture to draw.
 *
 * The one idea: what folds is written when it is first unfolded, with the words and for the board that its entry was
 * written with.
 */

import { make, unbroken } from '../../ui/elements.js';
import { attemptIn } from '../../ui/failure.js';
import { asPart } from '../../ui/load-part.js';
import { item } from '../../story/items.js';
import { unfold } from '../../story/loading.js';
import { FIRST_STATE, wordsFor } from '../../model/state.js';

/** @typedef {import('../../locales/words.js').Words} Words */
/** @typedef {import('../../story/types.js').Item} Item */
/** @typedef {import('../../story/types.js').Picture} Picture */
/** @typedef {import('../../game/state.js').Game} Game */
/** @typedef {import('../../model/state.js').State} State */

export class Items {
  #root;
  #point;
  #tools;
  words = wordsFor(FIRST_STATE);
  /** The board of the pictures that are being written. @type {Game | undefined} */
  game;
  /** Makes the press once more that is being told. @type {(inside: readonly number[]) => Promise<readonly import('../../story/types.js').Event[]>} */
  repeat = () => Promise.reject(new Error('no press is told'));
  /** The pictures with their boards. @type {WeakMap<Element, { picture: Picture, game?: Game }>} */
  #pictures = new WeakMap();
  /** @type {Element | null} */
  #active = null;

  /**
   * @param {HTMLElement} root in which they stand
   * @param {(pointed: State['pointed']) => void} point null: nothing is pointed at any more
   * @param {(language: string) => Promise<typeof import('../tools.js')>} tools shows a text to copy
   * @param {Element} [still] an area where passing over does not point
   */
  constructor(root, point, tools, still) {
    this.#root = root;
    this.#point = point;
    this.#tools = tools;
    for (const type of ['focusin', 'click']) {
      root.addEventListener(type, (event) => this.pointAt(event.target));
    }
    root.addEventListener('pointerover', (event) => {
      if (!still?.contains(/** @type {Node} */ (event.target))) this.pointAt(event.target);
    });
    for (const type of ['pointerleave', 'focusout']) {
      root.addEventListener(type, () => this.pointAt(focusIn(root)));
    }
    root.addEventListener('keydown', (event) => this.#onKey(event));
  }

  /**
   * Registers the picture of an element, drawn when it is pointed at.
   * @param {Element} element
   * @param {Picture | null} picture
   * @param {Game} [game] on which it is drawn
   */
  register(element, picture, game = this.game) {
    if (picture) this.#pictures.set(element, { picture, game });
  }

  /** Nothing is marked as pointed at any more. */
  unmark() {
    this.#mark(null);
  }

  /** @param {readonly Item[]} items */
  list(items) {
    const write = (/** @type {Item} */ each) =>
      make('li', each.items || each.unfold ? this.folding(each) : this.sentence(each));
    const list = make('ul', { class: 'items' }, items.map(write));
    ownItems(list).forEach((button, index) => (button.tabIndex = index ? -1 : 0));
    return list;
  }

  /**
   * The folded part of a leading sentence: its lines one by one, and the parts that need more modules.
   * @param {Item} lead
   */
  behind({ items, unfold }) {
    const { t } = this.words;
    const all = items?.() ?? [item(t('section.account'), { unfold })];
    const lines = all.filter((each) => !each.unfold);
    const folds = all.filter((each) => each.unfold);
    if (lines.length) folds.unshift(item(t('way.lines'), { items: () => lines }));
    return make(
      'ul',
      { class: 'items behind' },
      folds.map((each) => make('li', this.folding(each))),
    );
  }

  /** @param {Item} item @param {string} [claim] the first words, which stand out */
  sentence(item, claim) {
    const text = textOf(this.words, item, claim);
    const words = item.picture
      ? make('button', { type: 'button', class: 'words' }, text)
      : make('p', { class: 'words' }, text);
    this.register(words, item.picture);
    return make('div', { class: 'sentence', 'data-tone': item.tone }, words, ruleOf(item));
  }

  /** Writes single lines, and draws them as if they were pointed at. @param {Game} [game] on which they are drawn */
  lines(game) {
    return {
      sentence: (/** @type {Item} */ line) => {
        this.game = game;
        return this.sentence(line);
      },
      show: (/** @type {HTMLElement} */ sentence) => this.pointAt(sentence.querySelector('.words')),
    };
  }

  /** @param {Item} item */
  folding(item) {
    const [title, ...more] = textOf(this.words, item);
    const summary = make('summary', title, ruleOf(item), more);
    this.register(summary, item.picture);
    const details = make('details', { 'data-tone': item.tone }, summary);
    if (item.unfold?.lasts) details.className = 'lasts';
    const { game, repeat } = this;
    const unfold = () => {
      if (!details.open || summary.nextSibling) return;
      Object.assign(this, { game, repeat });
      if (item.unfold) this.#load(details, item.unfold);
      else details.append(this.list(item.items?.() ?? []));
    };
    details.addEventListener('toggle', unfold);
    details.open = !item.folded;
    unfold();
    return details;
  }

  /** @param {HTMLDetailsElement} details @param {import('../../story/types.js').Folded} folded */
  #load(details, folded) {
    const { words, game, repeat } = this;
    const place = make('p', '…');
    details.append(place);
    attemptIn(place, words, async () => {
      const further = await asPart(unfold(folded, words.language, repeat));
      // Its entry may have been written anew meanwhile.
      if (!place.isConnected) return;
      if ('text' in further) {
        const { clipping } = await this.#tools(words.language);
        if (!place.isConnected) return;
        const shown = clipping(details, further.text, words);
        place.replaceWith(shown);
        shown.scrollIntoView({ block: 'nearest' });
        return;
      }
      Object.assign(this, { game, repeat });
      place.replaceWith(this.list(further.items));
    });
  }

  /** As a person does. @param {EventTarget | null} target */
  pointAt(target) {
    const near = target instanceof Element ? target.closest('.words, summary, .proof') : null;
    const element = near?.matches('.proof') ? near.querySelector('.words') : near;
    const inside = element && this.#root.contains(element) && this.#pictures.has(element);
    this.#mark(inside ? element : null);
  }

  /** @param {Element | null} element */
  #mark(element) {
    if (element === this.#active) return;
    this.#active?.removeAttribute('data-active');
    this.#active = element;
    element?.setAttribute('data-active', '');
    this.#point((element && this.#pictures.get(element)) ?? null);
  }

  /** Up and down go from item to item; for Tab a list is one stop, where it was left. @param {KeyboardEvent} event */
  #onKey(event) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const { defaultPrevented, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (!step || defaultPrevented || ctrlKey || metaKey || altKey || shiftKey) return;
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

/** The items of one list, without those of the lists inside it. @param {Element} list @returns {HTMLElement[]} */
const ownItems = (list) =>
  [...list.querySelectorAll(':scope > li > .sentence > button.words')].map(
    (button) => /** @type {HTMLElement} */ (button),
  );

/** @param {Words} words @param {Item} item @param {string} [claim] @returns {(Node | string)[]} */
function textOf(words, { text, detail }, claim = '') {
  const first = claim && text.startsWith(claim) ? claim : '';
  const all = [
    ...(first ? [make('span', { class: 'claim' }, unbroken(words, first))] : []),
    ...unbroken(words, text.slice(first.length)),
  ];
  const main = make('span', { class: 'text' }, all);
  return detail ? [main, ' ', make('span', { class: 'detail' }, unbroken(words, detail))] : [main];
}

/** @param {Item} item */
const ruleOf = ({ rule }) => (rule ? [make('span', { class: 'rule' }, rule.label)] : []);
