/**
 * The dialog "New puzzle": the request, the making and the outcome. Loaded when it is first opened.
 *
 * The one idea: the choices make a request, the engine answers it in slices, and the answer either goes to
 * the page, which closes the dialog, or is shown here together with the nearest puzzle found.
 */

import { wordsOf } from '../../locales/words.js';
import { faultOf, sayFault } from '../../model/faults.js';
import { wordOf } from '../../story/difficulty.js';
import { make } from '../../ui/elements.js';
import { adopt, sheetOf } from '../../ui/sheet.js';
import { KEPT, SYMMETRY_WORDS, RequestForm, choicesFrom, makePuzzle } from './form.js';
import { exampleList } from '../example-list.js';
import { EXAMPLES, tellExample } from '../examples.js';
import { NEW_PUZZLE_STYLES } from './styles.js';
import { read, write } from '../keeping/store.js';

/** @typedef {import('./of-level.js').Made} Made */
/** @typedef {import('../../engine/maker.js').MakerProgress} MakerProgress */
/** @typedef {import('../../locales/words.js').Words} Words */
/** @typedef {{ puzzle: string, tell: (language: string) => string }} NewPuzzle tell: what it is like */

/** The sentences for errors, by code. @type {Record<string, string>} */
const FAULTS = {
  abi: 'error.load',
  load: 'error.load',
  lost: 'error.lost',
};

const sheetFor = sheetOf(NEW_PUZZLE_STYLES);

/** @type {Record<string, string>} */
const ENDS = {
  exhausted: 'new.exhausted',
  cancelled: 'new.cancelled',
  impossible: 'new.impossible',
};

/**
 * The description of a puzzle.
 *
 * @param {Made} made
 * @param {string} symmetry
 * @param {boolean} minimal
 * @param {RequestForm['byRating']} byRating tells its rating
 * @returns {(language: string) => string}
 */
const describe =
  ({ givens, level, rating, seed1 }, symmetry, minimal, byRating) =>
  (language) => {
    const words = wordsOf(language);
    const { t, join } = words;
    return join([
      t('new.made', { count: givens }),
      minimal ? t('new.madeMinimal') : '',
      symmetry === 'none' ? '' : t('new.madeSymmetry', { symmetry: t(SYMMETRY_WORDS[symmetry]) }),
      level ? t('new.level', { word: t(wordOf(level)) }) : '',
      (rating && byRating?.tell(words, rating)) ?? '',
      t('new.madeSeed', { seed: seed1 }),
    ]);
  };

/**
 * Opens the dialog; it removes itself when it is closed.
 *
 * @param {object} order
 * @param {string} order.language
 * @param {import('../../solver/run/shared-engine.js').EngineLease} order.lease of the engine; released in the end
 * @param {(made: NewPuzzle) => void} order.take what becomes of a puzzle
 * @returns {HTMLDialogElement}
 */
export function openNewPuzzle(order) {
  adopt(document.body, sheetFor);
  const { element } = new NewPuzzleDialog(order);
  document.body.append(element);
  element.showModal();
  return element;
}

class NewPuzzleDialog {
  #words;
  #gone = new AbortController();
  #take;
  #lease;
  #form;
  /** @type {AbortController | null} */
  #running = null;
  /** The nearest puzzle of the last try, if it misses the request. @type {NewPuzzle | null} */
  #nearest = null;
  #bar = make('progress');
  #told = make('p', { class: 'told' });
  #making;
  #status = make('p', { class: 'status', role: 'status' });
  #start;
  #stop;
  #accept;

  /** @param {Parameters<typeof openNewPuzzle>[0]} order */
  constructor({ language, lease, take }) {
    const { t } = (this.#words = wordsOf(language));
    this.#take = take;
    this.#lease = lease;
    this.#form = new RequestForm(this.#words, choicesFrom(read(KEPT)), {
      ...{ language, lease, signal: this.#gone.signal },
    });
    this.#bar.ariaLabel = t('new.making');
    this.#making = make('div', { class: 'making', hidden: true }, this.#bar, this.#told);
    this.#start = make('button', { type: 'submit', class: 'strong' }, t('new.make'));
    this.#stop = make('button', { type: 'button', hidden: true }, t('action.stop'));
    this.#accept = make('button', { type: 'button', hidden: true }, t('new.take'));
    this.element = this.#build();
  }

  #build() {
    const { t } = this.#words;
    const title = make('h2', { id: 'new-title' }, t('nav.newPuzzle'));
    const close = make('button', { type: 'button' }, t('settings.close'));
    const form = make('form', { novalidate: true }, [
      title,
      ...this.#form.elements,
      this.#making,
      this.#status,
      make('div', { class: 'buttons' }, [this.#start, this.#stop, this.#accept, close]),
    ]);
    const examples = exampleList(this.#words, EXAMPLES, ({ name, board }) =>
      this.#end({ puzzle: board, tell: (language) => tellExample(language, name, board) }),
    );
    const dialog = make('dialog', { class: 'new-puzzle', 'aria-labelledby': title.id }, [
      form,
      make('h3', t('panel.examples')),
      examples,
    ]);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#make();
    });
    this.#stop.addEventListener('click', () => this.#running?.abort());
    this.#accept.addEventListener('click', () => this.#nearest && this.#end(this.#nearest));
    close.addEventListener('click', () => dialog.close());
    dialog.addEventListener('close', () => {
      this.#gone.abort();
      this.#running?.abort();
      this.#lease.release();
      dialog.remove();
    });
    return dialog;
  }

  /** @param {NewPuzzle} puzzle */
  #end(puzzle) {
    this.element.close();
    this.#take(puzzle);
  }

  async #make() {
    if (this.#running) return;
    this.#nearest = null;
    this.#show({ word: '' });
    const { request, choices } = this.#form;
    if (!request) return;
    write(KEPT, choices);
    const running = (this.#running = new AbortController());
    this.#show({ word: '' });
    this.#progress(null);
    try {
      const { signal } = running;
      const client = await this.#lease.clientUntil(signal);
      const onProgress = (/** @type {MakerProgress} */ far) => this.#progress(far);
      const made = client && (await makePuzzle(client, request, { signal, onProgress }));
      this.#running = null;
      if (made) this.#answer(made, choices);
      else this.#show({ word: this.#words.t('new.cancelled') });
    } catch (error) {
      this.#running = null;
      this.#fail(error, choices);
    }
  }

  /** @param {Made} made @param {import('./form.js').PuzzleChoices} choices */
  #answer(made, { symmetry, minimal }) {
    if (!this.element.open) return;
    const { outcome, puzzle, givens, level, rating } = made;
    const { t, join } = this.#words;
    const { byRating } = this.#form;
    const found = puzzle && { puzzle, tell: describe(made, symmetry, minimal, byRating) };
    if (outcome === 'finished' && found) return this.#end(found);
    this.#nearest = found || null;
    const nearest = level
      ? t('new.nearestDifficulty', { count: givens, word: t(wordOf(level)) })
      : t('new.nearest', { count: givens });
    const rated = rating ? byRating?.tell(this.#words, rating) : '';
    this.#show({ word: join([t(ENDS[outcome]), found ? nearest : '', rated ?? '']) });
    (found ? this.#accept : this.#start).focus();
  }

  /** @param {unknown} error @param {import('./form.js').PuzzleChoices} choices what is to be rated is made in the worker of the catalogue */
  #fail(error, { goal }) {
    if (!this.element.open) return;
    const words = this.#words;
    const fault = faultOf(error, 'load');
    console.error(error);
    const word = goal
      ? sayFault(words, fault)
      : words.t(FAULTS[fault.code] ?? 'error.other', fault);
    this.#show({ word });
    this.#start.focus();
  }

  /** @param {{ word: string }} said the outcome */
  #show({ word }) {
    const isRunning = this.#running !== null;
    const hadFocus = this.element.contains(document.activeElement);
    this.#making.hidden = !isRunning;
    this.#start.hidden = isRunning;
    this.#stop.hidden = !isRunning;
    this.#accept.hidden = this.#nearest === null;
    this.#status.textContent = word;
    if (isRunning && hadFocus) this.#stop.focus();
  }

  /** @param {MakerProgress | null} progress null: it has just begun */
  #progress(progress) {
    const { t, join } = this.#words;
    if (!progress) {
      this.#bar.removeAttribute('value');
      this.#told.textContent = t('new.making');
      return;
    }
    const { work, budget, measured, givens, rating } = progress;
    const rated = rating && this.#form.byRating?.tell(this.#words, rating);
    this.#bar.max = budget;
    this.#bar.value = work;
    this.#told.textContent = join([
      t('new.making'),
      measured ? t('new.measured', { count: measured }) : t('new.fewest', { count: givens }),
      rated ? t('new.soFar', { rated }) : '',
    ]);
  }
}
