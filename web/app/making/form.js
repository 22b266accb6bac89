/**
 * The choices of the dialog "New puzzle": symmetry, given digits, difficulty, seed.
 *
 * The one idea: a choice is kept in its field and nowhere else; the request to the engine, the stored choices
 * and the faults are all read from the fields.
 */

import { newSeeds } from '../../model/seeds.js';
import { faultOf, sayFault } from '../../model/faults.js';
import { readSeed } from '../../solver/play/options.js';
import { WORDS } from '../../story/difficulty.js';
import { make } from '../../ui/elements.js';
import { failure } from '../../ui/failure.js';
import { isPartError, part } from '../../ui/load-part.js';
import { read } from '../keeping/store.js';

/** @typedef {import('../../locales/words.js').Words} Words */
/**
 * @typedef {object} PuzzleChoices
 * @property {string} symmetry
 * @property {boolean} minimal
 * @property {number} least
 * @property {number} most
 * @property {number} difficulty 0: any, else the level
 * @property {Goal | null} goal it counts instead of the difficulty
 */
/** @typedef {Pick<import('../../engine/maker.js').MakerRequest, 'rating' | 'needs'>} Goal what the catalogue knows */

/** In the order in which they are offered. @type {Record<string, string>} */
export const SYMMETRY_WORDS = {
  none: 'new.symmetry.none',
  point: 'new.symmetry.point',
  leftRight: 'new.symmetry.leftRight',
  topBottom: 'new.symmetry.topBottom',
  both: 'new.symmetry.both',
  quarterTurn: 'new.symmetry.quarterTurn',
  diagonal: 'new.symmetry.diagonal',
};

const LEAST = 17;
const MOST = 80;

/** @param {unknown} number */
const isCount = (number) =>
  Number.isInteger(number) && Number(number) >= LEAST && Number(number) <= MOST;

const BY_RATING = 'rating';

/** The questions about techniques. */
const goalForm = part(() => import('./goal-form.js'), { texts: ['ratings', 'techniques'] });

/** @param {any} kept @returns {PuzzleChoices} invalid ones are ignored */
export function choicesFrom(kept) {
  const { symmetry, minimal, least, most, difficulty, goal } = kept ?? {};
  const isRange = isCount(least) && isCount(most) && least <= most;
  return {
    symmetry: Object.hasOwn(SYMMETRY_WORDS, symmetry) ? symmetry : 'point',
    minimal: minimal === true,
    least: isRange ? least : 24,
    most: isRange ? most : 30,
    difficulty:
      Number.isInteger(difficulty) && difficulty >= 0 && difficulty <= WORDS.length
        ? difficulty
        : 0,
    goal: goal?.rating ? goal : null,
  };
}

/** @typedef {import('../../engine/maker.js').MakerRequest & { level?: number }} Request level: of difficulty */

/** @param {PuzzleChoices} choices @returns {Request} */
const requestOf = ({ symmetry, minimal, least, most, difficulty, goal }) => ({
  symmetry,
  ...(minimal ? {} : { givens: /** @type {[number, number]} */ ([least, most]) }),
  ...(difficulty ? { level: difficulty } : goal),
});

export const KEPT = 'newPuzzle';

/** The last request; its puzzle is random. */
export const keptRequest = () => requestOf(choicesFrom(read(KEPT)));

const ofLevel = part(() => import('./of-level.js'));

/**
 * @param {import('../../engine/client.js').EngineClient} client
 * @param {Request} request
 * @param {import('./of-level.js').Options} options
 * @returns {Promise<import('./of-level.js').Made>}
 */
export const makePuzzle = async (client, { level, ...request }, options) =>
  level
    ? (await ofLevel('')).makeOf(client, { level, ...request }, options)
    : client.make(request, options);

/** @param {string} text @param {HTMLElement} control */
const labelled = (text, control) => make('label', { class: 'choice' }, make('span', text), control);

/** @param {[value: string, text: string][]} options @param {string} chosen */
const select = (options, chosen) =>
  make(
    'select',
    options.map(([value, text]) => new Option(text, value, false, value === chosen)),
  );

/** @param {string} label @param {number} value */
const count = (label, value) =>
  make('input', {
    type: 'number',
    'aria-label': label,
    min: LEAST,
    max: MOST,
    value,
  });

export class RequestForm {
  #words;
  #t;
  #symmetry;
  #minimal;
  #number;
  #least;
  #most;
  #difficulty;
  #goal;
  /** What is asked about techniques, once that is there. @type {import('./goal-form.js').GoalForm | null} */
  #byRating = null;
  #loadGoal;
  #goalPlace = make('div', { class: 'goal', hidden: true });
  /** @type {HTMLInputElement} */
  #seed;
  #fault;

  /**
   * @param {Words} words
   * @param {PuzzleChoices} choices
   * @param {import('./goal-form.js').Place} place where the catalogue is to be had
   */
  constructor(words, { symmetry, minimal, least, most, difficulty, goal }, place) {
    const { t } = words;
    this.#words = words;
    this.#t = t;
    this.#goal = goal;
    this.#loadGoal = async () => (await goalForm(words.language)).load(words, place, goal);
    const symmetries = Object.entries(SYMMETRY_WORDS).map(([name, word]) => [name, t(word)]);
    this.#symmetry = select(/** @type {[string, string][]} */ (symmetries), symmetry);
    const radio = { type: 'radio', name: 'new-givens' };
    this.#number = make('input', { ...radio, checked: !minimal });
    this.#minimal = make('input', { ...radio, checked: minimal });
    this.#least = count(t('new.least'), least);
    this.#most = count(t('new.most'), most);
    const levels = WORDS.map((word, i) => [String(i + 1), t(word)]);
    this.#difficulty = select(
      /** @type {[string, string][]} */ ([
        ...[['0', t('new.anyDifficulty')], ...levels],
        [BY_RATING, t('new.byRating')],
      ]),
      goal ? BY_RATING : String(difficulty),
    );
    this.#difficulty.addEventListener('change', () => this.#showGoal());
    this.#showGoal();
    this.#seed = make('input', {
      inputmode: 'numeric',
      autocomplete: 'off',
      placeholder: t('new.byChance'),
    });
    this.#fault = make('p', { class: 'fault', id: 'new-fault', hidden: true });
    for (const input of [this.#least, this.#most, this.#seed]) {
      input.setAttribute('aria-describedby', 'new-fault');
      // Changing a number also chooses "number".
      if (input !== this.#seed)
        input.addEventListener('input', () => (this.#number.checked = true));
    }
  }

  /** The fields, in order. */
  get elements() {
    const t = this.#t;
    const range = make('span', { class: 'range' }, [
      make('label', { class: 'choice' }, this.#number, t('new.number')),
      this.#least,
      t('new.to'),
      this.#most,
    ]);
    const minimal = make('label', { class: 'choice' }, this.#minimal, t('new.minimal'));
    const about = { class: 'about', id: 'new-seed-about' };
    return [
      labelled(t('new.symmetry'), this.#symmetry),
      make('fieldset', make('legend', t('new.givens')), range, minimal),
      labelled(t('new.difficulty'), this.#difficulty),
      this.#goalPlace,
      labelled(t('new.seed'), this.#seed),
      make('p', about, t('new.seed.about')),
      this.#fault,
    ];
  }

  /** It tells the rating of a puzzle. @returns {import('./goal-form.js').GoalForm | null} */
  get byRating() {
    return this.#byRating;
  }

  get #isByRating() {
    return this.#difficulty.value === BY_RATING;
  }

  async #showGoal() {
    const place = this.#goalPlace;
    place.hidden = !this.#isByRating;
    if (place.hidden || this.#byRating || place.ariaBusy) return;
    const waiting = make('p', { class: 'told', role: 'status' }, this.#t('status.loading'));
    place.replaceChildren(waiting);
    place.ariaBusy = 'true';
    try {
      this.#byRating = await this.#loadGoal();
      place.replaceChildren(...this.#byRating.elements);
    } catch (error) {
      console.error(error);
      const words = this.#words;
      const again = () => {
        this.#difficulty.focus();
        this.#showGoal();
      };
      const sentence = isPartError(error) ? undefined : sayFault(words, faultOf(error, 'load'));
      place.replaceChildren(failure(words, again, sentence));
    }
    place.ariaBusy = null;
  }

  /** @returns {PuzzleChoices} */
  get choices() {
    return {
      symmetry: this.#symmetry.value,
      minimal: this.#minimal.checked,
      least: Number(this.#least.value),
      most: Number(this.#most.value),
      difficulty: this.#isByRating ? 0 : Number(this.#difficulty.value),
      goal: this.#isByRating ? (this.#byRating?.goal ?? this.#goal) : null,
    };
  }

  /** @returns {Request | null} null: something is wrong, and is said */
  get request() {
    const { choices } = this;
    const { minimal, least, most } = choices;
    const text = this.#seed.value.trim();
    const seed = text ? readSeed(text) : newSeeds().seed1;
    const numbers = minimal || (isCount(least) && isCount(most) && least <= most);
    if (!numbers) return this.#refuse(isCount(least) ? this.#most : this.#least, 'new.wrongCount');
    if (seed === null) return this.#refuse(this.#seed, 'option.seed.wrong');
    if (this.#isByRating && !this.#byRating) return this.#wait();
    const wrong = this.#isByRating && this.#byRating?.wrong;
    if (wrong) return this.#refuse(wrong, 'new.wrongRating');
    this.#refuse(null, '');
    return { ...requestOf(choices), seed1: seed, seed2: 0 };
  }

  /** A part that failed to load may be there now. @returns {null} */
  #wait() {
    this.#refuse(null, '');
    this.#showGoal();
    return null;
  }

  /** @param {HTMLInputElement | HTMLSelectElement | null} wrong @param {string} key @returns {null} */
  #refuse(wrong, key) {
    const inputs = [this.#least, this.#most, this.#seed, ...(this.#byRating?.inputs ?? [])];
    for (const input of inputs) {
      input.setAttribute('aria-invalid', String(input === wrong));
    }
    this.#fault.hidden = wrong === null;
    this.#fault.textContent = wrong ? this.#t(key) : '';
    wrong?.focus();
    return null;
  }

  focus() {
    this.#symmetry.focus();
  }
}
