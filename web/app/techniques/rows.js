/**
 * The list in the dialog "Techniques": in families, each with a check box for all of it, or in the order in which they
 * are looked for, which dragging and Alt with the arrow keys change.
 *
 * The one idea: a row is made once and stays the same element, so that it keeps the focus wherever it goes.
 */

import { labelOf } from '../../story/rules.js';
import { make } from '../../ui/elements.js';
import { dragRows } from './drag.js';
import { FAMILIES } from './families.js';

/** @typedef {import('../../model/techniques/list.js').List} List */
/** @typedef {import('../../model/techniques/list.js').Line} Line */
/** @typedef {import('../../model/techniques/list.js').Preset} Preset */
/** @typedef {{ isUnique: boolean, search: string, figures: Preset }} How figures: the scale whose figures are shown; none for beginners */
/** @typedef {{ row: HTMLElement, box: HTMLInputElement, figure: HTMLElement, handle: HTMLElement, name: string }} Row */

/** HoDoKu's levels. @type {Readonly<Record<string, string>>} */
const LEVELS = Object.freeze({
  easy: 'rating.easy',
  medium: 'rating.medium',
  hard: 'rating.hard',
  unfair: 'rating.unfair',
  extreme: 'rating.extreme',
});

export class Rows {
  /** @type {'families' | 'order'} */
  view = 'families';
  element = make('div', { class: 'rows', tabindex: -1 });
  #words;
  #act;
  /** By slug. @type {Map<string, Row>} */
  #rows = new Map();
  /** @type {List} */
  #list = [];

  /**
   * @param {import('../../locales/words.js').Words} words
   * @param {{ turn: (slugs: readonly string[], on: boolean) => void, move: (slug: string, to: number) => void }} act
   */
  constructor(words, act) {
    this.#words = words;
    this.#act = act;
    this.element.addEventListener('keydown', (event) => this.#takeKey(event));
    dragRows(this.element, (slug, before) => this.#moveBefore(slug, before));
  }

  /** @param {List} list @param {How} how */
  draw(list, how) {
    this.#list = list;
    const focused = document.activeElement;
    for (const line of list) this.#show(line, how);
    const shown = list.filter(({ technique }) => this.#isFound(technique.slug, how.search));
    const content = this.view === 'order' ? [this.#ordered(shown)] : this.#inFamilies(shown, how);
    if (shown.length === 0) content.splice(0, 1, make('p', this.#words.t('panel.none')));
    const top = this.element.scrollTop;
    this.element.replaceChildren(...content);
    this.element.scrollTop = top;
    if (focused instanceof HTMLElement && this.element.contains(focused)) focused.focus();
    else this.#focusFamily(focused);
  }

  /** Makes a family's check box anew. @param {Element | null} before */
  #focusFamily(before) {
    const family = before instanceof HTMLElement ? before.dataset.family : undefined;
    if (!family || before?.isConnected) return;
    /** @type {HTMLElement | null} */ (
      this.element.querySelector(`[data-family='${family}']`)
    )?.focus();
  }

  /** @param {string} slug @param {string} search */
  #isFound(slug, search) {
    const wanted = search.trim().toLocaleLowerCase();
    const { name } = /** @type {Row} */ (this.#rows.get(slug));
    return !wanted || name.toLocaleLowerCase().includes(wanted) || slug.includes(wanted);
  }

  /** @param {Line} line @param {How} how */
  #show({ technique, on }, { isUnique, figures }) {
    const row = this.#rows.get(technique.slug) ?? this.#make(technique.slug);
    const isOut = technique.needsUniqueness && !isUnique;
    row.box.checked = on && !isOut;
    row.box.disabled = isOut;
    row.row.classList.toggle('off', !row.box.checked);
    row.handle.hidden = this.view !== 'order';
    row.figure.textContent = on ? this.#figure(technique, figures) : '';
  }

  /** @param {Line['technique']} technique @param {Preset} figures */
  #figure({ level, score, rating }, figures) {
    const { t, number } = this.#words;
    if (figures === 'se') return number(rating, { minimumFractionDigits: 1 });
    if (figures === 'beginner' || !(level in LEVELS)) return '';
    return `${t(LEVELS[level])} ${score}`;
  }

  /** @param {string} slug @returns {Row} */
  #make(slug) {
    const { t } = this.#words;
    const name = this.#words.capital(labelOf(this.#words, slug));
    const box = make('input', { type: 'checkbox' });
    box.addEventListener('change', () => this.#act.turn([slug], box.checked));
    const figure = make('span', { class: 'figure' });
    const handle = make('span', { class: 'handle', 'aria-hidden': 'true', title: t('panel.drag') });
    const row = make('li', { 'data-slug': slug }, [
      make('label', { class: 'choice' }, box, make('span', name)),
      figure,
      handle,
    ]);
    const made = { row, box, figure, handle, name };
    this.#rows.set(slug, made);
    return made;
  }

  /** @param {List} lines */
  #elements(lines) {
    return lines.map(({ technique }) => /** @type {Row} */ (this.#rows.get(technique.slug)).row);
  }

  /** @param {List} shown */
  #ordered(shown) {
    const { t } = this.#words;
    return make('div', [
      make('p', { class: 'hint', id: 'techniques-keys' }, t('panel.keys')),
      make('ol', { 'aria-label': t('panel.order'), 'aria-describedby': 'techniques-keys' }, [
        ...this.#elements(shown),
      ]),
    ]);
  }

  /** @param {List} shown @param {How} how */
  #inFamilies(shown, how) {
    const families = [...new Set(shown.map(({ technique }) => technique.family))];
    return families.map((family) =>
      this.#family(
        family,
        shown.filter(({ technique }) => technique.family === family),
        how,
      ),
    );
  }

  /** @param {string} family @param {List} lines @param {How} how */
  #family(family, lines, { isUnique }) {
    const { t } = this.#words;
    const able = lines.filter(({ technique }) => isUnique || !technique.needsUniqueness);
    const on = able.filter((line) => line.on);
    const box = make('input', { type: 'checkbox', 'data-family': family });
    box.checked = on.length > 0 && on.length === able.length;
    box.indeterminate = on.length > 0 && on.length < able.length;
    box.disabled = able.length === 0;
    const slugs = able.map(({ technique }) => technique.slug);
    box.addEventListener('change', () => this.#act.turn(slugs, on.length < able.length));
    const count = t('panel.ofFamily', { count: on.length, all: lines.length });
    const name = make('span', { class: 'name' }, t(FAMILIES[family] ?? family));
    return make('fieldset', [
      make('legend', [
        make('label', { class: 'choice' }, box, name, make('span', { class: 'figure' }, count)),
      ]),
      make('ul', this.#elements(lines)),
    ]);
  }

  /** @param {KeyboardEvent} event */
  #takeKey(event) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || !step || this.view !== 'order') return;
    const row = /** @type {Element} */ (event.target).closest('li');
    const other = step < 0 ? row?.previousElementSibling : row?.nextElementSibling;
    event.preventDefault();
    if (!row || !other) return;
    const { slug = '' } = row.dataset;
    this.#act.move(slug, this.#placeOf(/** @type {HTMLElement} */ (other).dataset.slug ?? ''));
    row.scrollIntoView({ block: 'nearest' });
  }

  /** @param {string} slug */
  #placeOf(slug) {
    return this.#list.findIndex(({ technique }) => technique.slug === slug);
  }

  /** @param {string} slug @param {string | null} before null: behind all that are shown */
  #moveBefore(slug, before) {
    const [from, at] = [
      this.#placeOf(slug),
      before === null ? this.#list.length : this.#placeOf(before),
    ];
    const to = at > from ? at - 1 : at;
    if (to !== from) this.#act.move(slug, to);
  }
}
