/**
 * The story: entries, newest on top, each a leading sentence and what belongs to it; among them the step on
 * view, and below it the way. Pointing at an item, focusing or tapping it says which picture is to be drawn.
 *
 * The one idea: an entry stays as it is written as long as it is the same entry in the state. What folds
 * is written when it is first unfolded.
 */

import { current } from '../../game/history.js';
import { countDigits } from '../../game/state.js';
import { make, unbroken } from '../../ui/elements.js';
import { adopt } from '../../ui/sheet.js';
import { FIRST_STATE, gameOf, wordsFor } from '../state.js';
import { item } from '../../story/items.js';
import { tell } from '../telling.js';
import { toldOf } from '../way/telling.js';
import { stepOn, wayOf } from '../way/way.js';
import { clipping } from './clipping.js';
import { WayView } from './way.js';

/** @typedef {import('../../locales/words.js').Words} Words */
/** @typedef {import('../../story/types.js').Item} Item */
/** @typedef {import('../../story/types.js').Picture} Picture */
/** @typedef {import('../state.js').State} State */
/** @typedef {import('../telling.js').Told} Told */
/** @typedef {{ element: HTMLElement, rewrite?: (runs: any) => void }} Table of a comparison, or two solutions */
/** @typedef {{ told: Told, element: HTMLElement, table: Promise<Table> | null }} Written */
/** @typedef {import('../../game/state.js').Game} Game */

/** What the entries are written from. */
const WRITTEN = /** @type {const} */ (['story', 'history', 'presses', 'walked', 'run']);

export class StoryView {
  #root;
  #way;
  #list;
  #point;
  #help;
  #goBack;
  /** @type {readonly Written[]} */
  #written = [];
  #words = wordsFor(FIRST_STATE);
  /** And the boards that they belong to. @type {WeakMap<Element, { picture: Picture, game?: Game }>} */
  #pictures = new WeakMap();
  /** Of the entry that is written. @type {Game | undefined} */
  #game;
  /** @type {Element | null} */
  #active = null;

  /**
   * @param {import('./parts.js').Parts} parts
   * @param {object} handlers
   * @param {(pointed: State['pointed']) => void} handlers.point null: nothing is pointed at any more
   * @param {(count: number) => void} handlers.walk along the way
   * @param {() => string} handlers.help the address of the Help
   * @param {(game: Game) => void} handlers.goBack to a state before a mistake
   */
  constructor(parts, { point, walk, help, goBack }) {
    const root = (this.#root = parts.story);
    this.#way = parts.way;
    this.#point = point;
    this.#help = help;
    this.#goBack = goBack;
    this.#list = new WayView(parts, {
      register: (element, picture, game) => this.#draws(element, picture, game),
      walk,
    });
    for (const type of ['focusin', 'click']) {
      root.addEventListener(type, (event) => this.#pointAt(event.target));
    }
    root.addEventListener('pointerover', (event) => {
      // Lines pass under a pointer that rests while the list scrolls: a step is walked to, or nothing.
      if (!parts.steps.contains(/** @type {Node} */ (event.target))) this.#pointAt(event.target);
    });
    for (const type of ['pointerleave', 'focusout']) {
      root.addEventListener(type, () => this.#pointAt(focusIn(root)));
    }
    root.addEventListener('keydown', (event) => this.#onKey(event));
  }

  /** @param {State} state @param {State | null} before */
  draw(state, before) {
    if (!state.pointed) this.#mark(null);
    this.#list.draw(state, before);
    const words = wordsFor(state);
    const isSpokenAnew = words !== this.#words;
    const isSame = before && WRITTEN.every((name) => state[name] === before[name]);
    if (isSame && !isSpokenAnew) return;
    if (isSpokenAnew) {
      this.#words = words;
      this.#written = [];
    }
    this.#write(state, isSpokenAnew);
  }

  /** @param {State} state @param {boolean} isAnew whether all of it is written anew */
  #write(state, isAnew) {
    const { above, below } = entriesOf(state);
    const [first] = above;
    if (!isAnew && first && !this.#written.some(({ told }) => told.id === first.id)) {
      for (const open of this.#root.querySelectorAll('details')) open.open = false;
    }
    const write = (/** @type {Told} */ told) => this.#entry(told, state);
    const [upper, lower] = [above.map(write), below.map(write)];
    this.#written = [...upper, ...lower];
    const isEmpty = this.#written.length === 0;
    const top = isEmpty ? [this.#invitation(state)] : upper.map(({ element }) => element);
    this.#arrange(
      top,
      lower.map(({ element }) => element),
    );
  }

  /** The entry as it is written already, as long as it is the same. @param {Told} told @param {State} state */
  #entry(told, { language, history }) {
    const written = this.#written.find(
      (each) => each.told.id === told.id && isSameKind(each, told),
    );
    if (written?.told === told) return written;
    if (written?.table && told.kind === 'compare') {
      written.table.then((table) => table.rewrite?.(told.runs));
      written.told = told;
      return written;
    }
    this.#game = 'game' in told ? told.game : isStep(told) ? current(history) : undefined;
    return this.#writeEntry(told, language);
  }

  /** What stays is not moved: a move would take the focus from it. The way always stays. */
  /** @param {HTMLElement[]} above @param {HTMLElement[]} below */
  #arrange(above, below) {
    const way = this.#way;
    const all = new Set([...above, way, ...below]);
    for (const element of [...this.#root.children]) {
      if (!all.has(/** @type {HTMLElement} */ (element))) element.remove();
    }
    /** @type {Element} */
    let next = way;
    for (const element of above.toReversed()) {
      if (next.previousSibling !== element) next.before(element);
      next = element;
    }
    next = way;
    for (const element of below) {
      if (next.nextSibling !== element) next.after(element);
      next = element;
    }
  }

  /** Words for a story that has nothing to tell yet. @param {State} state */
  #invitation(state) {
    const { t } = wordsFor(state);
    const text = countDigits(gameOf(state)) ? t('panel.invitation') : t('panel.empty');
    return make('p', { class: 'invitation' }, text);
  }

  /** @param {Told} told @param {string} language @returns {Written} */
  #writeEntry(told, language) {
    const { lead, items } = tell(this.#words, language, told);
    const opening = this.#sentence(lead);
    opening.classList.add('lead');
    if (lead.rule) opening.querySelector('.rule')?.replaceWith(ruleLink(lead.rule, this.#help()));
    const list = items.length ? [this.#items(items)] : [];
    if (lead.items || lead.load) list.unshift(this.#behind(lead));
    const element = make('article', { class: 'entry', 'data-tone': lead.tone }, opening, list);
    const isTable = told.kind === 'compare' || told.kind === 'solutions';
    if (told.kind === 'told' && told.before) element.append(this.#wayBack(told.before));
    return { told, element, table: isTable ? this.#addTable(element, told) : null };
  }

  /** @param {Game} game before a mistake */
  #wayBack(game) {
    const button = make('button', { type: 'button' }, this.#words.t('check.back'));
    button.addEventListener('click', () => this.#goBack(game));
    return make('div', { class: 'way-back' }, button);
  }

  /** @param {HTMLElement} element @param {Extract<Told, { kind: 'compare' | 'solutions' }>} told @returns {Promise<Table>} */
  async #addTable(element, told) {
    const words = this.#words;
    const { Pair, Table, comparisonSheetFor, pairSheetFor } = await import('../later.js');
    const table =
      told.kind === 'compare'
        ? new Table(words, (items) => this.#items(items), told.runs)
        : new Pair(words, told);
    element.append(table.element);
    adopt(table.element, told.kind === 'compare' ? comparisonSheetFor : pairSheetFor);
    return table;
  }

  /** @param {readonly Item[]} items */
  #items(items) {
    const write = (/** @type {Item} */ item) =>
      make('li', item.items || item.load ? this.#folding(item) : this.#sentence(item));
    const list = make('ul', { class: 'items' }, items.map(write));
    ownItems(list).forEach((button, index) => (button.tabIndex = index ? -1 : 0));
    return list;
  }

  /** What a leading sentence folds: its lines one by one, and what takes further modules to tell. */
  /** @param {Item} lead */
  #behind({ items, load }) {
    const { t } = this.#words;
    const all = items?.() ?? [item(t('section.account'), { load })];
    const lines = all.filter((each) => !each.load);
    const folds = all.filter((each) => each.load);
    if (lines.length) folds.unshift(item(t('way.lines'), { items: () => lines }));
    return make(
      'ul',
      { class: 'items' },
      folds.map((each) => make('li', this.#folding(each))),
    );
  }

  /** @param {Element} element @param {Picture | null} picture @param {Game} [game] on which it is drawn */
  #draws(element, picture, game = this.#game) {
    if (picture) this.#pictures.set(element, { picture, game });
  }

  /** @param {Item} item */
  #sentence(item) {
    const words = item.picture
      ? make('button', { type: 'button', class: 'words' }, textOf(this.#words, item))
      : make('p', { class: 'words' }, textOf(this.#words, item));
    this.#draws(words, item.picture);
    return make('div', { class: 'sentence', 'data-tone': item.tone }, words, ruleOf(item));
  }

  /** @param {Item} item */
  #folding(item) {
    const [title, ...more] = textOf(this.#words, item);
    const summary = make('summary', title, ruleOf(item), more);
    this.#draws(summary, item.picture);
    const details = make('details', { 'data-tone': item.tone }, summary);
    const game = this.#game;
    const unfold = () => {
      if (!details.open || summary.nextSibling) return;
      this.#game = game;
      if (item.load) this.#load(details, item.load);
      else details.append(this.#items(item.items?.() ?? []));
    };
    details.addEventListener('toggle', unfold);
    details.open = !item.folded;
    unfold();
    return details;
  }

  /** @param {HTMLDetailsElement} details @param {NonNullable<Item['load']>} load */
  async #load(details, load) {
    const [words, game] = [this.#words, this.#game];
    const place = make('p', '…');
    details.append(place);
    try {
      const further = await load();
      this.#game = game;
      place.replaceWith(
        'text' in further ? clipping(further.text, words) : this.#items(further.items),
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
    const drawn = element && this.#pictures.get(element);
    if (!drawn) return this.#point(null);
    const isLow = element.getBoundingClientRect().top > innerHeight / 2;
    this.#point({ ...drawn, isLow });
  }

  /** Up and down go from item to item; for Tab a list is one stop, where it was left. */
  /** @param {KeyboardEvent} event */
  #onKey(event) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (
      !step ||
      event.defaultPrevented ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      event.shiftKey
    )
      return;
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

/** @param {Told} told */
const isStep = ({ kind }) => kind === 'step' || kind === 'bare';

/** Steps of one press share its number. @param {Written} written @param {Told} told */
const isSameKind = ({ told: own }, told) => isStep(own) === isStep(told);

/**
 * What stands above the way, and what below: above it the step on view, and what came after it was placed or
 * walked to.
 *
 * @param {State} state
 * @returns {{ above: readonly Told[], below: readonly Told[] }}
 */
function entriesOf(state) {
  const { story, history, walked, run } = state;
  const step = stepOn(state);
  if (!step) {
    const split = wayOf(history).steps.length ? 1 : story.length;
    return { above: story.slice(0, split), below: story.slice(split) };
  }
  const isFirst = story.length === 0 && !run;
  const isTold = step.by.action === 'step' || walked !== null || isFirst;
  const since = walked ?? step.by.id;
  const above = story.filter(({ id }) => id > since);
  const below = story.slice(above.length);
  return { above: isTold ? [...above, toldOf(state, step)] : above, below };
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

/** @param {Words} words @param {Item} item @returns {(Node | string)[]} */
function textOf(words, { text, detail }) {
  const main = make('span', { class: 'text' }, unbroken(words, text));
  return detail ? [main, ' ', make('span', { class: 'detail' }, unbroken(words, detail))] : [main];
}

/** @param {Item} item */
const ruleOf = ({ rule }) => (rule ? [make('span', { class: 'rule' }, rule.label)] : []);

/** Only a leading sentence links to the Help: among a hundred items links would be in the way. */
/** @param {NonNullable<Item['rule']>} rule @param {string} help */
const ruleLink = ({ label, anchor }, help) =>
  make('a', { class: 'rule', href: `${help}#${anchor}`, target: '_blank', rel: 'noopener' }, label);
