/**
 * The options of methods: the order in which a search tries its digits, the two seeds of a shuffled
 * one, and how deep assumptions may go. Shown for methods that have such options.
 */

import { make } from '../../ui/elements.js';
import { offersLimit } from '../../model/choices.js';
import { newSeeds } from '../../model/seeds.js';
import { methodOf, wordsFor } from '../../model/state.js';

/** @typedef {import('../../model/choices.js').Choices} Choices */
/** @typedef {import('../../model/state.js').State} State */
/** @typedef {'seed1' | 'seed2'} Seed */

/** The engine's defaults. @type {Readonly<Record<string, number>>} */
const DEFAULTS = Object.freeze({ order: 0, seed1: 1, seed2: 2 });
const SEEDS = /** @type {const} */ (['seed1', 'seed2']);
const LARGEST = 0xffffffff;

/** @param {string} text as a person types it @param {number} most @returns {number | null} null unless it is a whole number up to the most */
function readNumber(text, most) {
  const plain = text.normalize('NFKC').trim();
  return /^\d{1,10}$/.test(plain) && Number(plain) <= most ? Number(plain) : null;
}

/** @param {string} text as a person types it @returns {number | null} null if it is no seed */
export const readSeed = (text) => readNumber(text, LARGEST);

export class OptionsView {
  #root;
  #choose;
  #say;
  #order = make('select', { id: 'order' });
  #seeds = { seed1: numberInput('seed1'), seed2: numberInput('seed2') };
  #limit = numberInput('recursionLimit');
  #renew = make('button', { type: 'button' });
  #fault = make('p', { id: 'option-fault', class: 'fault' });
  #orderChoice = labelOf(this.#order);
  #limitChoice = labelOf(this.#limit);
  #seedChoice = make(
    'span',
    { class: 'seeds' },
    labelOf(this.#seeds.seed1),
    this.#seeds.seed2,
    this.#renew,
  );
  #most = 0;
  /** @type {import('../../locales/words.js').Words | null} */
  #words = null;
  /** @type {Readonly<Record<string, number>>} */
  #options = DEFAULTS;

  /**
   * @param {HTMLElement} root
   * @param {object} handlers
   * @param {(changes: Partial<Choices>) => void} handlers.choose
   * @param {(sentence: string) => void} handlers.say aloud
   */
  constructor(root, { choose, say }) {
    this.#root = root;
    this.#choose = choose;
    this.#say = say;
    this.#order.addEventListener('change', () => this.#set({ order: Number(this.#order.value) }));
    for (const name of SEEDS) {
      const input = this.#seeds[name];
      input.addEventListener('change', () => this.#take(name, input));
    }
    this.#limit.addEventListener('change', () =>
      this.#take('recursionLimit', this.#limit, this.#most),
    );
    this.#renew.addEventListener('click', () => this.#set(newSeeds()));
    this.#root.append(this.#orderChoice, this.#seedChoice, this.#limitChoice, this.#fault);
  }

  /** @param {State} state @param {State | null} before */
  draw(state, before) {
    const { choices, controls, language } = state;
    const method = methodOf(state);
    if (
      before?.choices === choices &&
      before.controls === controls &&
      before.language === language &&
      methodOf(before) === method
    )
      return;
    this.#words = wordsFor(state);
    const offered = (controls.has('method') && method?.options) || [];
    this.#options = { ...DEFAULTS, ...choices.options };
    this.#most = method?.limits.recursionLimit ?? 0;
    const [hasOrder, hasSeeds] = [offered.includes('order'), offered.includes('seed1')];
    const hasLimit = offered.includes('recursionLimit') && offersLimit(choices, method);
    const ascending = hasOrder && this.#options.order === 1;
    this.#root.hidden = !hasOrder && !hasSeeds && !hasLimit;
    this.#orderChoice.hidden = !hasOrder;
    this.#seedChoice.hidden = !hasSeeds || ascending;
    this.#limitChoice.hidden = !hasLimit;
    this.#write(this.#words, ascending);
    this.#refuse(null);
  }

  /** @param {import('../../locales/words.js').Words} words @param {boolean} ascending */
  #write({ t }, ascending) {
    nameOf(this.#order).textContent = t('option.order');
    this.#order.replaceChildren(
      new Option(t('option.order.shuffled'), '0', false, !ascending),
      new Option(t('option.order.ascending'), '1', false, ascending),
    );
    nameOf(this.#seeds.seed1).textContent = t('option.seeds');
    this.#seeds.seed1.ariaLabel = t('option.seed1');
    this.#seeds.seed2.ariaLabel = t('option.seed2');
    this.#renew.textContent = t('option.newSeeds');
    for (const name of SEEDS) this.#seeds[name].value = String(this.#options[name]);
    nameOf(this.#limit).textContent = t('option.recursionLimit');
    this.#limit.value = String(this.#options.recursionLimit ?? this.#most);
  }

  /** @param {Record<string, number>} changes */
  #set(changes) {
    this.#choose({ options: Object.freeze({ ...this.#options, ...changes }) });
  }

  /** @param {Seed | 'recursionLimit'} name @param {HTMLInputElement} input @param {number} [most] */
  #take(name, input, most = LARGEST) {
    const value = readNumber(input.value, most);
    this.#refuse(value === null ? input : null);
    if (value !== null) this.#set({ [name]: value });
  }

  /** @param {HTMLInputElement | null} wrong the field without a valid number */
  #refuse(wrong) {
    for (const input of [this.#seeds.seed1, this.#seeds.seed2, this.#limit])
      input.setAttribute('aria-invalid', String(input === wrong));
    const key = wrong === this.#limit ? 'option.recursionLimit.wrong' : 'option.seed.wrong';
    this.#fault.hidden = wrong === null;
    this.#fault.textContent = wrong ? (this.#words?.t(key, { most: this.#most }) ?? '') : '';
    if (wrong) this.#say(this.#fault.textContent);
  }
}

/** @param {Seed | 'recursionLimit'} name */
const numberInput = (name) =>
  make('input', {
    id: name,
    inputmode: 'numeric',
    autocomplete: 'off',
    'aria-describedby': 'option-fault',
  });

/** @param {HTMLElement} control with a place for its name */
const labelOf = (control) => make('label', { class: 'choice' }, make('span'), ' ', control);

/** @param {HTMLElement} control @returns {Element} the place for its name */
const nameOf = (control) => /** @type {Element} */ (control.closest('label')?.firstElementChild);
