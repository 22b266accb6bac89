/**
 * The page: a thin frame round one <kakutei-solver>. It keeps what the solver has on view, brings
 * back what was kept, offers examples, and follows links.
 *
 * The one idea: what a person did in the solver comes as an event, and only then is there something
 * to keep; what the page itself puts on the board, it keeps itself.
 */

import { createHistory, current } from '../game/history.js';
import { givenText, readLink } from '../game/link.js';
import { countDigits, fromText } from '../game/state.js';
import { translate, wordsOf } from '../embed/i18n.js';
import { EXAMPLES } from './examples.js';
import { wirePreferences } from './preferences.js';
import { applyTheme, loadSettings, saveSettings } from './settings.js';
import { loadHistory, saveHistory } from './store.js';

/** @typedef {import('../embed/kakutei-solver.js').KakuteiSolver} KakuteiSolver */
/** @typedef {import('./settings.js').Settings} Settings */

export class Page {
  #document;
  #settings = loadSettings();
  #words = wordsOf(this.#settings.language);
  #solver;
  #isKept = true;

  /** @param {Document} document */
  constructor(document) {
    this.#document = document;
    this.#solver = /** @type {KakuteiSolver} */ (document.getElementById('solver'));
  }

  /** Shows everything as it was kept. */
  start() {
    const solver = this.#solver;
    const { showHow, inside, marks, letterKeys, method } = this.#settings;
    solver.helpAddress = 'help.html';
    solver.choices = { showHow, inside, marks, letterKeys, method };
    solver.history = loadHistory() ?? createHistory(fromText(EXAMPLES[0].board));
    this.#isKept = saveSettings(this.#settings);
    this.#translate();
    this.#follow();
    this.#listen();
  }

  #listen() {
    const [solver, document] = [this.#solver, this.#document];
    for (const type of ['kakutei-changed', 'kakutei-stepped', 'kakutei-solved']) {
      solver.addEventListener(type, () => this.#keep());
    }
    solver.addEventListener('kakutei-chosen', () => this.#choose(solver.choices));
    wirePreferences(document, this.#settings, (changes) => this.#choose(changes));
    // All keys of the page are the solver's, wherever the focus is.
    document.addEventListener('keydown', (event) => {
      if (!event.composedPath().includes(solver)) solver.takeKey(event);
    });
    document.addEventListener('pointerdown', () => solver.finishPlay());
    addEventListener('hashchange', () => this.#follow());
  }

  #keep() {
    this.#isKept = saveHistory(this.#solver.history);
    this.#showNote();
  }

  /** @param {Partial<Settings>} changes */
  #choose(changes) {
    this.#settings = Object.freeze({ ...this.#settings, ...changes });
    saveSettings(this.#settings);
    if (changes.letterKeys !== undefined) this.#solver.choices = { letterKeys: changes.letterKeys };
    if (changes.language) this.#words = wordsOf(this.#settings.language);
    if (changes.language || changes.theme) this.#translate();
  }

  #translate() {
    const { language, theme } = this.#settings;
    const document = this.#document;
    applyTheme(document, theme);
    document.documentElement.lang = language;
    translate(document, this.#words);
    document.title = this.#words.t('page.title');
    this.#solver.lang = language;
    this.#showNote();
    this.#showExamples();
  }

  #showNote() {
    this.#solver.note = this.#isKept ? '' : this.#words.t('error.noStorage');
  }

  #showExamples() {
    const { t } = this.#words;
    const buttons = EXAMPLES.map((example) => {
      const button = this.#document.createElement('button');
      button.type = 'button';
      button.className = 'link';
      button.textContent = t(example.name);
      button.addEventListener('click', () => this.#take(example));
      return button;
    });
    const root = /** @type {HTMLElement} */ (this.#document.getElementById('examples'));
    root.replaceChildren(t('panel.examples'), ...buttons);
  }

  /** @param {import('./examples.js').Example} example */
  #take({ name, board }) {
    const solver = this.#solver;
    solver.load(board);
    this.#keep();
    solver.scrollIntoView({ block: 'nearest' });
    const count = countDigits(fromText(board));
    solver.remark((language) => {
      const { t } = wordsOf(language);
      return t('example.loaded', { example: t(name), count });
    });
  }

  /** Takes the puzzle of the address, unless it is the one that is being solved. */
  #follow() {
    const link = readLink(this.#document.location.hash);
    if (!link) return;
    const solver = this.#solver;
    if (link.method) solver.method = link.method;
    if (link.puzzle === givenText(current(solver.history))) return;
    solver.load(link.puzzle);
    this.#keep();
  }
}
