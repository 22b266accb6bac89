/**
 * The page: a thin frame around one <kakutei-solver>. It keeps the game of the solver, brings it back,
 * offers examples, and follows links.
 *
 * The one idea: a person's action in the solver comes as an event, and only then there is something to
 * store; what the page itself puts on the board, it stores itself.
 */

import { createHistory, current } from '../game/history.js';
import { hasPuzzle, readPlain, readPractice } from '../game/plain-link.js';
import { fromText, givenText, puzzleText } from '../game/state.js';
import { loadTexts } from '../locales/languages.js';
import { wordsOf } from '../locales/words.js';
import { EngineLease } from '../solver/run/shared-engine.js';
import { FIRST_LIST, isListText } from '../model/techniques/text.js';
import { attemptIn, failure } from '../ui/failure.js';
import { idle } from '../ui/idle.js';
import { setLanguage } from '../ui/language.js';
import { attempt, part } from '../ui/load-part.js';
import { translate } from '../ui/translate.js';
import { wireArrivals } from './arrivals.js';
import { DIALOGS } from './dialogs.js';
import { wireMenu } from './menu.js';
import { pageActionOf } from './page-keys.js';
import { EXAMPLES, tellExample } from './examples.js';
import { keptRatings } from './keeping/kept-ratings.js';
import { wirePreferences } from './preferences.js';
import { applyLooks, fillNotations, loadSettings, saveSettings } from './keeping/settings.js';
import { showBoard } from './show-board.js';

/** @typedef {import('../solver/kakutei-solver.js').KakuteiSolver} KakuteiSolver */
/** @typedef {import('./dialogs.js').Dialogs} Dialogs */
/** @typedef {import('./keeping/settings.js').Settings} Settings */
/** @typedef {import('./keeping/tab.js').TabGame} TabGame */
/** @typedef {import('./keeping/reopen.js').Reopened} Reopened */

/** What is loaded when it is first wanted, besides the dialogs. */
const beginning = part(() => import('./begin.js'));
const links = part(() => import('../game/link.js'));
const replays = part(() => import('./share/replay.js'));
const reopening = part(() => import('./keeping/reopen.js'));
/** The texts of the dialogs, if nothing else of them is wanted. */
const dialogWords = part(async () => {}, { texts: ['dialogs'] });

export class Page {
  #document;
  #settings = loadSettings();
  #words = wordsOf(this.#settings.language, this.#settings.notation);
  #solver;
  #tab;
  /** @type {import('./keeping/tab.js').Kept} */
  #kept = 'all';
  /** @type {readonly import('../engine/records.js').MethodInfo[]} */
  #methods = [];
  /** Once it has been loaded. @type {typeof import('./practice/practice.js') | null} */
  #practice = null;
  /** The sentences about missing parts, by what loads them. @type {Map<object, HTMLElement>} */
  #missing = new Map();
  /** How each dialog is opened: what it is given. @type {{ [Name in keyof Dialogs]: (dialog: Dialogs[Name], wanted?: string) => void }} */
  #dialogs = {
    embed: ({ openEmbedDialog }) => {
      const [solver, { language, theme }] = [this.#solver, this.#settings];
      const { method, helpAddress: help } = solver;
      const board = puzzleText(current(solver.history));
      const state = { board, language, theme, method, methods: this.#methods, help };
      openEmbedDialog({ document: this.#document, words: this.#words, state });
    },
    games: ({ openGames }) =>
      openGames({
        words: this.#words,
        history: this.#solver.history,
        present: this.#tab.name,
        difficulty: this.#solver.difficulty,
        take: (game, name) => this.#takeGame(game, name),
      }),
    new: ({ openNewPuzzle }) =>
      openNewPuzzle({
        language: this.#words.language,
        lease: this.#lease(),
        take: ({ puzzle, tell }) => {
          this.#load(puzzle);
          this.#solver.remark(tell);
        },
      }),
    practice: (practice, slug) => {
      this.#practice = practice;
      const [words, solver] = [this.#words, this.#solver];
      practice.openPractice({ words, solver, load: (game) => this.#load(game), slug });
    },
    puzzle: ({ openDialog }) => openDialog(this.#arrival()),
    share: ({ openShare }) => {
      const { history, method, choices } = this.#solver;
      const techniques = choices.techniques === FIRST_LIST ? null : choices.techniques;
      const [words, lease, methods] = [this.#words, this.#lease(), this.#methods];
      openShare({ words, history, method, techniques, methods, lease });
    },
    techniques: ({ openTechniques }) =>
      openTechniques({
        words: this.#words,
        lease: this.#lease(),
        puzzle: givenText(current(this.#solver.history)),
        text: this.#solver.choices.techniques,
        take: (techniques) => this.#useTechniques(techniques),
      }),
  };

  /** @param {Document} document @param {TabGame} tab */
  constructor(document, tab) {
    this.#tab = tab;
    this.#document = document;
    this.#solver = /** @type {KakuteiSolver} */ (document.getElementById('solver'));
  }

  /** Gives the solver all that was kept before it is defined, so that it is drawn once. @param {Reopened | null} kept */
  prepare(kept) {
    const solver = this.#solver;
    const { showHow, letterKeys, method, options, speed } = this.#settings;
    const { view, sheet, verdict, atOnce, highlight, notation, techniques, ratings } =
      this.#settings;
    solver.lang = this.#settings.language;
    solver.helpAddress = 'help.html';
    solver.ratingsStore = keptRatings;
    solver.choices = {
      ...{ showHow, letterKeys, method, options, speed, view, sheet, verdict },
      ...{ atOnce, highlight, notation, techniques, ratings },
    };
    this.#open(kept);
  }

  /** Shows everything as it was kept. @param {Reopened | null} kept */
  start(kept) {
    const solver = this.#solver;
    if (kept?.isAside) this.#remark('error.setAside');
    const isHeld = this.#tab.hold(solver.history);
    if (!saveSettings(this.#settings)) this.#kept = isHeld ? 'tab' : 'none';
    applyLooks(this.#document, this.#settings);
    this.#translate();
    this.#follow();
    this.#listen();
    wireArrivals(this.#document, (origin, brought) => this.#receive(origin, brought));
    solver.methods.then(
      (methods) => (this.#methods = methods),
      () => {}, // The solver itself says that its engine is missing.
    );
  }

  /** The kept game, else an example, unless a link brings a puzzle. @param {Reopened | null} kept */
  #open(kept) {
    if (kept?.game) this.#solver.history = kept.game;
    else if (!readPlain(this.#document.location.hash)) {
      this.#solver.history = createHistory(fromText(EXAMPLES[0].board));
    }
  }

  /** Puts a sentence of a dialog into the story. @param {string} key @param {Record<string, string>} [values] */
  #remark(key, values) {
    this.#with(dialogWords, () =>
      this.#solver.remark((language) => wordsOf(language).t(key, values)),
    );
  }

  /**
   * Does what takes a part. If that cannot be had, a line above everything else says so.
   *
   * @template T
   * @param {(language: string) => Promise<T>} bring
   * @param {(part: T) => unknown} use
   */
  #with(bring, use) {
    this.#missing.get(bring)?.remove();
    return attempt(
      async () => use(await bring(this.#settings.language)),
      (again) => {
        const line = failure(this.#words, () => {
          line.remove();
          again();
        });
        this.#missing.get(bring)?.remove();
        this.#missing.set(bring, line);
        this.#document.body.prepend(line);
      },
    );
  }

  /** The page comes back from behind another, while its tab may have gone on without it. */
  #wake() {
    const tab = this.#tab;
    tab.wake();
    if (tab.isFresh) return;
    this.#with(reopening, ({ reopen }) => {
      const { game } = reopen(tab, true);
      if (game) this.#solver.history = game;
    });
  }

  #listen() {
    const [solver, document] = [this.#solver, this.#document];
    for (const type of ['kakutei-changed', 'kakutei-stepped', 'kakutei-solved']) {
      solver.addEventListener(type, () => this.keep());
    }
    solver.addEventListener('kakutei-chosen', () => this.#choose(solver.choices));
    wireMenu(document);
    wirePreferences(document, this.#settings, (changes) => {
      solver.choices = changes;
      this.#choose(changes);
    });
    // All keys of the page are the solver's, wherever the focus is.
    document.addEventListener('keydown', (event) => {
      const path = event.composedPath();
      const taken =
        path.includes(solver) || path.some((at) => at instanceof HTMLDialogElement && at.open);
      if (!taken) solver.takeKey(event);
      const action = pageActionOf(event, this.#settings.letterKeys);
      if (!action) return;
      event.preventDefault();
      if (action === 'keys') this.#showKeys();
      else this.#show(action === 'open' ? 'puzzle' : 'share');
    });
    document.addEventListener('pointerdown', () => solver.finishPlay());
    // A dialog opened from the menu cannot return the focus, as the menu is closed.
    const giveBack = (/** @type {Event} */ { target }) => {
      const { activeElement: at, body } = document;
      const menu = /** @type {HTMLElement | null} */ (document.querySelector('.menu'));
      if (!at || at === body || /** @type {Node} */ (target).contains(at)) menu?.focus();
    };
    document.addEventListener('close', giveBack, { capture: true });
    addEventListener('hashchange', () => this.#follow());
    addEventListener('pagehide', () => this.#tab.rest());
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) this.#wake();
    });
    for (const name of /** @type {const} */ (['enter', 'restart', 'clear'])) {
      document.getElementById(name)?.addEventListener('click', () => solver.perform(name));
    }
    for (const name of /** @type {(keyof Dialogs)[]} */ (Object.keys(DIALOGS))) {
      document.getElementById(`open-${name}`)?.addEventListener('click', () => this.#show(name));
    }
  }

  /** The list of all keys in the Help. */
  #showKeys() {
    const link = /** @type {HTMLAnchorElement} */ (this.#document.getElementById('open-help'));
    const href = String(link.getAttribute('href'));
    link.setAttribute('href', href.replace(/help\.html$/, '$&#keys'));
    link.click();
    link.setAttribute('href', href);
  }

  /** Loads a dialog when it is wanted, and opens it. @template {keyof Dialogs} Name @param {Name} name @param {string} [wanted] what it begins with */
  #show(name, wanted) {
    this.#with(DIALOGS[name], (dialog) => this.#dialogs[name](dialog, wanted));
  }

  /** Puts a puzzle or a game on the board, and keeps it. @param {Parameters<KakuteiSolver['load']>[0]} board */
  #load(board) {
    this.#solver.load(board);
    this.keep();
  }

  #lease() {
    return new EngineLease(this.#solver.engineSource);
  }

  /** @param {import('./keeping/pack.js').Unpacked} game @param {string} name @returns {boolean} whether the present one could be kept first */
  #takeGame(game, name) {
    const solver = this.#solver;
    // An untouched example is always available.
    const isPlayed = solver.history.entries.length > 1;
    if (isPlayed) this.keep();
    if (this.#kept === 'tab') return false;
    this.#tab.beginAnother();
    solver.history = game;
    this.keep();
    showBoard(solver);
    this.#remark(isPlayed ? 'games.openedOver' : 'games.opened', { name });
    return true;
  }

  /** @param {string} techniques the text of a list */
  #useTechniques(techniques) {
    this.#solver.choices = { techniques };
    this.#choose({ techniques });
  }

  /** Keeps all states of the game: after whatever changes it. */
  keep() {
    this.#kept = this.#tab.keep(this.#solver.history);
    this.#showNote();
    this.#showBeginning(false);
    this.#practice?.look();
  }

  /** Until the browser is idle and nothing runs. */
  async quiet() {
    do await idle();
    while (this.#solver.busy);
  }

  /** @param {Partial<Settings>} changes */
  #choose(changes) {
    const { language, notation } = this.#settings;
    const settings = (this.#settings = Object.freeze({ ...this.#settings, ...changes }));
    saveSettings(settings);
    applyLooks(this.#document, settings);
    const isSame = settings.language === language && settings.notation === notation;
    if (!isSame) this.#speak(settings.language);
  }

  /** @param {string} language */
  async #speak(language) {
    await loadTexts(language);
    if (language !== this.#settings.language) return;
    this.#words = wordsOf(language, this.#settings.notation);
    this.#translate();
  }

  #translate() {
    const { language } = this.#settings;
    const document = this.#document;
    setLanguage(document.documentElement, language);
    translate(document, this.#words);
    fillNotations(
      /** @type {HTMLSelectElement} */ (document.getElementById('notation')),
      this.#settings,
    );
    document.title = this.#words.t('page.title');
    if (this.#solver.lang !== language) this.#solver.lang = language;
    this.#practice?.speak(this.#words);
    this.#showNote();
    this.#showBeginning();
  }

  #showNote() {
    const kept = this.#kept;
    const show = () => {
      if (kept !== this.#kept) return;
      const key = { all: '', tab: 'error.noRoom', none: 'error.noStorage' }[kept];
      this.#solver.note = key && this.#words.t(key);
    };
    if (kept === 'tab') this.#with(dialogWords, show);
    else show();
  }

  /** Nobody waits for it, and a first press comes before it. Nobody needs it on a board that somebody plays. @param {boolean} [anew] in other words */
  async #showBeginning(anew = true) {
    const root = /** @type {HTMLElement} */ (this.#document.getElementById('begin'));
    const isSame = !root.hidden && !anew;
    root.hidden = this.#solver.history.entries.length > 1;
    if (root.hidden) return root.replaceChildren();
    if (isSame) return;
    if (!root.hasChildNodes()) await this.quiet();
    if (root.hidden) return;
    await attemptIn(root, this.#words, async () => {
      const { showBeginning } = await beginning(this.#settings.language);
      showBeginning(root, this.#words, (example) => this.#take(example));
    });
  }

  /** @param {import('./examples.js').Example} example */
  #take({ name, board, method }) {
    const solver = this.#solver;
    this.#load(board);
    if (method) solver.method = method;
    showBoard(solver);
    solver.remark((language) => tellExample(language, name, board));
  }

  /** What is known to whatever opens a puzzle. */
  #arrival() {
    return {
      words: this.#words,
      solver: this.#solver,
      keep: () => this.keep(),
      useMethod: (/** @type {string} */ slug) => this.#useMethod(slug),
    };
  }

  /** @param {import('./arrivals.js').Origin} origin @param {import('./arrivals.js').Brought} brought */
  #receive(origin, brought) {
    this.#with(DIALOGS.puzzle, ({ arrive }) => arrive(this.#arrival(), origin, brought));
  }

  /**
   * A method that comes with a puzzle stays chosen, if there is one of that name.
   * @param {string} slug
   */
  async #useMethod(slug) {
    const solver = this.#solver;
    solver.method = slug;
    const methods = await solver.methods.catch(() => []);
    const isKnown = methods.some((method) => method.slug === slug);
    if (isKnown && solver.method === slug) this.#choose({ method: slug });
  }

  /** Takes the puzzle of the address, unless it is on the board. */
  #follow() {
    const { hash } = this.#document.location;
    const link = readPlain(hash);
    if (!link) {
      if (hasPuzzle(hash)) this.#followState(hash);
      else this.#followPractice(hash);
      return;
    }
    this.#leaveAddress();
    if (link.method) this.#useMethod(link.method);
    if (link.puzzle === givenText(current(this.#solver.history))) return;
    this.#load(link.puzzle);
  }

  /** Begins to practise a technique. @param {string} hash */
  #followPractice(hash) {
    const technique = readPractice(hash);
    if (!technique) return;
    this.#leaveAddress();
    this.#show('practice', technique);
  }

  /** Takes a puzzle with its entries, or says that the link is broken. @param {string} hash */
  #followState(hash) {
    this.#with(links, ({ gameOfLink, readLink }) => {
      const link = readLink(hash);
      if (!link) return;
      if ('fault' in link) {
        this.#with(DIALOGS.puzzle, ({ tellBroken }) => tellBroken(this.#arrival(), link.fault));
      } else this.#takeState(link, gameOfLink(link));
    });
  }

  /** @param {import('../game/link.js').Link} link @param {import('../game/state.js').Bare} game */
  #takeState(link, game) {
    this.#leaveAddress();
    if (link.method) this.#useMethod(link.method);
    this.#load(game);
    const { step, techniques } = link;
    if (techniques !== this.#settings.techniques && isListText(techniques)) {
      this.#useTechniques(/** @type {string} */ (techniques));
      this.#remark('link.techniques');
    }
    if (step === undefined) return;
    this.#with(replays, async ({ replay }) => {
      await replay(this.#solver, step);
      this.keep();
    });
  }

  /** A puzzle that was taken leaves it, or every reload would load it again; a broken one stays, to be corrected. */
  #leaveAddress() {
    const { pathname, search } = this.#document.location;
    history.replaceState(history.state, '', pathname + search);
  }
}
