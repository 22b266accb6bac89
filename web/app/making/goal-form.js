/**
 * The choices of the dialog "New puzzle" for the catalogue of techniques: the range of the rating, and a technique
 * that the solution needs. Loaded when they are first wanted.
 */

import { LEVELS, tellRating, wordOfLevel } from '../../model/ratings/ratings.js';
import { labelOf } from '../../story/rules.js';
import { make } from '../../ui/elements.js';
import { FAMILIES } from '../techniques/families.js';

/** @typedef {import('../../locales/words.js').Words} Words */
/** @typedef {import('../../engine/catalogue/rating.js').Technique} Technique */
/** @typedef {import('./form.js').Goal} Goal */

/**
 * @typedef {object} Place
 * @property {string} language
 * @property {import('../../solver/run/shared-engine.js').EngineLease} lease of the engine
 * @property {AbortSignal} signal
 */

/** @type {Goal} */
const FIRST = { rating: { scale: 'hodoku', min: 'medium', max: 'hard' } };
const LEAST = 1;
const MOST = 20;

/** @param {string} text @param {HTMLElement} control */
const labelled = (text, control) => make('label', { class: 'choice' }, make('span', text), control);

/** @param {string} scale @param {Technique} technique whether paths of the scale can have it; guessing is no technique */
const hasIn = (scale, { se, rates, family }) =>
  family !== 'brute-force' && (scale === 'se' ? se !== '' : rates);

export class GoalForm {
  #words;
  #table;
  #scale;
  /** By scale. @type {Readonly<Record<string, readonly (HTMLSelectElement | HTMLInputElement)[]>>} */
  #bounds;
  #range = make('span', { class: 'range' });
  #need = make('select');

  /** @param {Words} words @param {readonly Technique[]} table @param {Goal} goal the last one */
  constructor(
    words,
    table,
    { rating: { scale = 'hodoku', min, max } = {}, needs: [need = ''] = [] },
  ) {
    const { t } = (this.#words = words);
    this.#table = table;
    this.#scale = make('select', [
      new Option(t('rating.scale.hodoku'), 'hodoku'),
      new Option(t('rating.scale.se'), 'se'),
    ]);
    this.#scale.value = scale === 'se' ? 'se' : 'hodoku';
    const levels = scale === 'se' ? ['medium', 'hard'] : [min, max];
    const tenths = scale === 'se' ? [min, max] : [3, 4.5];
    this.#bounds = {
      hodoku: levels.map((level, i) => this.#level(i, String(level))),
      se: tenths.map((rating, i) => this.#tenths(i, Number(rating))),
    };
    this.#scale.addEventListener('change', () => this.#show(this.#need.value));
    this.#show(String(need));
    /** The fields, in order. */
    this.elements = [
      labelled(t('new.rating'), this.#scale),
      this.#range,
      labelled(t('new.need'), this.#need),
      make('p', { class: 'about' }, t('new.need.about')),
    ];
  }

  /** @param {number} i 0: the easiest */
  #name(i) {
    return this.#words.t(i === 0 ? 'new.easiest' : 'new.hardest');
  }

  /** @param {number} i @param {string} chosen */
  #level(i, chosen) {
    const { capital } = this.#words;
    const options = LEVELS.map(
      (level) => new Option(capital(wordOfLevel(this.#words, level)), level),
    );
    const select = make('select', { 'aria-label': this.#name(i) }, options);
    select.value = chosen;
    return select;
  }

  /** @param {number} i @param {number} value */
  #tenths(i, value) {
    const bounds = { type: 'number', min: LEAST, max: MOST, step: 0.1, inputmode: 'decimal' };
    const label = { 'aria-label': this.#name(i), 'aria-describedby': 'new-fault' };
    return make('input', { ...bounds, ...label, value: value.toFixed(1) });
  }

  /** The choices of the scale. @param {string} need */
  #show(need) {
    const { t } = this.#words;
    const scale = this.#scale.value;
    const [least, most] = this.#bounds[scale];
    this.#range.replaceChildren(least, t('new.to'), most);
    const any = new Option(t('new.anyTechnique'), '');
    this.#need.replaceChildren(any, ...this.#groups(scale));
    this.#need.value = need;
    if (this.#need.selectedIndex < 0) this.#need.value = '';
  }

  /** @param {string} scale */
  #groups(scale) {
    const words = this.#words;
    return Object.entries(FAMILIES).flatMap(([family, name]) => {
      const own = this.#table.filter((each) => each.family === family && hasIn(scale, each));
      const options = own.map(({ slug }) => new Option(words.capital(labelOf(words, slug)), slug));
      return options.length ? [make('optgroup', { label: words.t(name) }, options)] : [];
    });
  }

  get #isSe() {
    return this.#scale.value === 'se';
  }

  get #chosen() {
    return this.#bounds[this.#scale.value];
  }

  /** The chosen goal. @returns {Goal} */
  get goal() {
    const [min, max] = this.#chosen.map(({ value }) => (this.#isSe ? Number(value) : value));
    const need = this.#need.value;
    return { rating: { scale: this.#scale.value, min, max }, ...(need ? { needs: [need] } : {}) };
  }

  /** @returns {HTMLSelectElement | HTMLInputElement | null} what makes no sense */
  get wrong() {
    const [first, last] = this.#chosen;
    const [least, most] = this.#chosen.map(({ value }) =>
      this.#isSe ? Number(value) : LEVELS.indexOf(value),
    );
    const isRating = (/** @type {number} */ rating) =>
      !this.#isSe || (rating >= LEAST && rating <= MOST);
    if (!isRating(least)) return first;
    return isRating(most) && least <= most ? null : last;
  }

  /**
   * The rating of a puzzle, and whether it lacks the technique.
   *
   * @param {Words} words in which it is said
   * @param {import('../../engine/catalogue/rating.js').Rated} rated
   */
  tell(words, rated) {
    const { t, join } = words;
    const need = this.#need.value;
    const has = !need || rated.steps.some(({ technique }) => technique === need);
    const name = need && labelOf(words, need);
    const way = need ? t(has ? 'new.has' : 'new.lacks', { name }) : '';
    return join([t('new.rated', { rating: tellRating(words, rated) }), way]);
  }

  /** The fields that can be wrong. */
  get inputs() {
    return Object.values(this.#bounds).flat();
  }
}

/**
 * With the techniques of the catalogue.
 *
 * @param {Words} words
 * @param {Place} place
 * @param {Goal | null} goal the last one
 */
export async function load(words, { lease, signal }, goal) {
  const client = await lease.clientUntil(signal);
  return new GoalForm(words, (await client?.techniques({ signal })) ?? [], goal ?? FIRST);
}
