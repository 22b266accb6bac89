/**
 * The page: a thin frame round one <kakutei-solver>. It keeps what the solver has on view, brings
 * back what was kept, offers examples, and follows links.
 *
 * The one idea: what a person did in the solver comes as an event, and only then is there something
 * to store; what the page itself puts on the board, it stores itself.
 */

import { createHistory, current } from '../game/history.js';
import { givenText, readLink } from '../game/link.js';
import { countDigits, fromText } from '../game/state.js';
import { loadPart, loadTexts } from '../locales/languages.js';
import { wordsOf } from '../locales/words.js';
import { EngineLease } from '../solver/run/shared-engine.js';
import { setLanguage } from '../ui/language.js';
import { translate } from '../ui/translate.js';
import { LONGEST } from './find-board.js';
import { wireArrivals } from './arrivals.js';
import { EXAMPLES } from './examples.js';
import { wirePreferences } from './preferences.js';
import { applyTheme, loadSettings, saveSettings } from './settings.js';
import { loadHistory, saveHistory } from './store.js';

/** @typedef {import('../solver/kakutei-solver.js').KakuteiSolver} KakuteiSolver */
/** @typedef {import('./settings.js').Settings} Settings */

/** What is said of a board that comes from elsewhere. */
const ARRIVED = Object.freeze({
  board: 'arrived.board',
  none: 'arrived.none',
  several: 'arrived.several',
  long: 'arrived.long',
  unreadable: 'arrived.unreadable',
});

export class Page {
  #document;
  #settings = loadSettings();
  #words = wordsOf(this.#settings.language);
  #solver;
  #isKept = true;
  /** @type {readonly import('../engine/records.js').MethodInfo[]} */
  #methods = [];

  /** @param {Document} document */
  constructor(document) {
    this.#document = document;
    this.#solver = /** @type {KakuteiSolver} */ (document.getElementById('solver'));
  }

  /** Shows everything as it was kept. */
  start() {
    const solver = this.#solver;
    const { showHow, inside, candidates, letterKeys, method, options, speed } = this.#settings;
    const { view, sheet } = this.#settings;
    solver.helpAddress = 'help.html';
    solver.choices = {
      ...{ showHow, inside, candidates, letterKeys, method, options, speed, view, sheet },
    };
    solver.history = loadHistory() ?? createHistory(fromText(EXAMPLES[0].board));
    this.#isKept = saveSettings(this.#settings);
    this.#translate();
    this.#follow();
    this.#listen();
    wireArrivals(this.#document, (source, found) => this.#receive(source, found));
    solver.methods.then(
      (methods) => (this.#methods = methods),
      () => {}, // The solver itself says that its engine is missing.
    );
  }

  #listen() {
    const [solver, document] = [this.#solver, this.#document];
    for (const type of ['kakutei-changed', 'kakutei-stepped', 'kakutei-solved']) {
      solver.addEventListener(type, () => this.keep());
    }
    solver.addEventListener('kakutei-chosen', () => this.#choose(solver.choices));
    wirePreferences(document, this.#settings, (changes) => this.#choose(changes));
    // All keys of the page are the solver's, wherever the focus is.
    document.addEventListener('keydown', (event) => {
      const path = event.composedPath();
      const taken = path.includes(solver) || path.some((at) => at instanceof HTMLDialogElement);
      if (!taken) solver.takeKey(event);
    });
    document.addEventListener('pointerdown', () => solver.finishPlay());
    addEventListener('hashchange', () => this.#follow());
    document.getElementById('open-embed')?.addEventListener('click', () => this.#embed());
    document.getElementById('open-new')?.addEventListener('click', () => this.#makePuzzle());
  }

  async #makePuzzle() {
    const { language } = this.#settings;
    const [{ openNewPuzzle }] = await Promise.all([
      import('./dialogs.js'),
      loadPart(language, 'further'),
    ]);
    const solver = this.#solver;
    openNewPuzzle({
      language,
      lease: new EngineLease(solver.engineSource),
      take: ({ puzzle, tell }) => {
        solver.load(puzzle);
        this.keep();
        solver.remark(tell);
      },
    });
  }

  async #embed() {
    const { language, theme } = this.#settings;
    const [{ openEmbedDialog }] = await Promise.all([
      import('./dialogs.js'),
      loadPart(language, 'further'),
    ]);
    const { board, method, helpAddress: help } = this.#solver;
    const state = { board, language, theme, method, methods: this.#methods, help };
    openEmbedDialog({ document: this.#document, words: this.#words, state });
  }

  /** Keeps all states of the game. */
  keep() {
    this.#isKept = saveHistory(this.#solver.history);
    this.#showNote();
  }

  /** @param {Partial<Settings>} changes */
  #choose(changes) {
    this.#settings = Object.freeze({ ...this.#settings, ...changes });
    saveSettings(this.#settings);
    if (changes.letterKeys !== undefined) this.#solver.choices = { letterKeys: changes.letterKeys };
    if (changes.language) this.#speak(this.#settings.language);
    else if (changes.theme) this.#translate();
  }

  /** @param {string} language */
  async #speak(language) {
    await loadTexts(language);
    if (language !== this.#settings.language) return;
    this.#words = wordsOf(language);
    this.#translate();
  }

  #translate() {
    const { language, theme } = this.#settings;
    const document = this.#document;
    applyTheme(document, theme);
    setLanguage(document.documentElement, language);
    translate(document, this.#words);
    document.title = this.#words.t('page.title');
    this.#solver.lang = language;
    this.#showNote();
    this.#showBeginning();
  }

  #showNote() {
    this.#solver.note = this.#isKept ? '' : this.#words.t('error.noStorage');
  }

  /** Nobody waits for it. */
  async #showBeginning() {
    const { showBeginning } = await import('./begin.js');
    const root = /** @type {HTMLElement} */ (this.#document.getElementById('begin'));
    showBeginning(root, this.#words, (example) => this.#take(example));
  }

  /** @param {import('./examples.js').Example} example */
  #take({ name, board }) {
    const solver = this.#solver;
    solver.load(board);
    this.keep();
    solver.scrollIntoView({ block: 'nearest' });
    const count = countDigits(fromText(board));
    solver.remark((language) => {
      const { t } = wordsOf(language);
      return t('example.loaded', { example: t(name), count });
    });
  }

  /** @param {import('./arrivals.js').Arrival} source @param {import('./arrivals.js').Found} found */
  #receive({ key, name = '' }, found) {
    const solver = this.#solver;
    const board = 'board' in found ? found.board : null;
    if (board) {
      solver.load(board);
      this.keep();
    }
    const count = board ? countDigits(fromText(board)) : 0;
    const what = 'fault' in found ? found.fault : 'board';
    solver.remark((language) => {
      const { t, number } = wordsOf(language);
      return t(ARRIVED[what], { source: t(key, { name }), count, limit: number(LONGEST) });
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
    this.keep();
  }
}
