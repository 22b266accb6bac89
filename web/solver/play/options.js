/**
 * What a person can choose of how a method works: the order in which a search tries its digits, and
 * the two seeds of a shuffled one. Shown for methods that have such options.
 */

import { make } from '../../ui/elements.js';
import { newSeeds } from '../choices.js';
import { methodOf, wordsFor } from '../state.js';

/** @typedef {import('../choices.js').Choices} Choices */
/** @typedef {import('../state.js').State} State */
/** @typedef {'seed1' | 'seed2'} Seed */

/** As the engine has it where nothing is chosen. @type {Readonly<Record<string, number>>} */
const DEFAULTS = Object.freeze({ order: 0, seed1: 1, seed2: 2 });
const SEEDS = /** @type {const} */ (['seed1', 'seed2']);
const LARGEST = 0xffffffff;

/** @param {string} text as a person types it @returns {number | null} null if it is no seed */
export function readSeed(text) {
  const plain = text.normalize('NFKC').trim();
  return /^\d{1,10}$/.test(plain) && Number(plain) <= LARGEST ? Number(plain) : null;
}

export class OptionsView {
  #root;
  #choose;
  #say;
  #order = make('select', { id: 'order' });
  #seeds = { seed1: seedInput('seed1'), seed2: seedInput('seed2') };
  #renew = make('button', { type: 'button' });
  #fault = make('p', { id: 'seed-fault', class: 'fault' });
  #orderChoice = labelOf(this.#order);
  #seedChoice = make(
    'span',
    { class: 'seeds' },
    labelOf(this.#seeds.seed1),
    this.#seeds.seed2,
    this.#renew,
  );
  #wrong = '';
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
    this.#renew.addEventListener('click', () => this.#set(newSeeds()));
    this.#root.append(this.#orderChoice, this.#seedChoice, this.#fault);
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
    const { t } = wordsFor(state);
    const offered = (controls.has('method') && method?.options) || [];
    this.#wrong = t('option.seed.wrong');
    this.#options = { ...DEFAULTS, ...choices.options };
    const [hasOrder, hasSeeds] = [offered.includes('order'), offered.includes('seed1')];
    const ascending = hasOrder && this.#options.order === 1;
    this.#root.hidden = !hasOrder && !hasSeeds;
    this.#orderChoice.hidden = !hasOrder;
    this.#seedChoice.hidden = !hasSeeds || ascending;
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
    this.#refuse(null);
  }

  /** @param {Record<string, number>} changes */
  #set(changes) {
    this.#choose({ options: Object.freeze({ ...this.#options, ...changes }) });
  }

  /** @param {Seed} name @param {HTMLInputElement} input */
  #take(name, input) {
    const seed = readSeed(input.value);
    this.#refuse(seed === null ? input : null);
    if (seed !== null) this.#set({ [name]: seed });
  }

  /** @param {HTMLInputElement | null} input in which there is no seed */
  #refuse(input) {
    for (const name of SEEDS) {
      const isWrong = this.#seeds[name] === input;
      this.#seeds[name].setAttribute('aria-invalid', String(isWrong));
    }
    this.#fault.hidden = input === null;
    this.#fault.textContent = input ? this.#wrong : '';
    if (input) this.#say(this.#fault.textContent);
  }
}

/** @param {Seed} name */
const seedInput = (name) =>
  make('input', {
    id: name,
    inputmode: 'numeric',
    autocomplete: 'off',
    'aria-describedby': 'seed-fault',
  });

/** @param {HTMLElement} control with a place for its name */
const labelOf = (control) => make('label', { class: 'choice' }, make('span'), ' ', control);

/** @param {HTMLElement} control @returns {Element} the place for its name */
const nameOf = (control) => /** @type {Element} */ (control.closest('label')?.firstElementChild);
