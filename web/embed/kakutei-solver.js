/**
 * <kakutei-solver>: the whole solver as one element: board, buttons, keypad, choices, story, engine.
 * It knows no page and no storage; README.md beside it is its contract.
 *
 * The one idea: attributes say what a host wants, properties say the same to scripts, and events
 * tell only what a person did. All that it does happens in the session inside it.
 */

import { upgradeProperties } from '../ui/upgrade.js';
import { fromText } from '../game/state.js';
import { resolve, fallback, isLoaded, loadTexts } from '../locales/languages.js';
import { FIRST_CHOICES } from './choices.js';
import { languageOf, watchLanguage } from '../ui/language.js';
import { CONTROLS } from './messages.js';
import { makeParts } from './parts.js';
import { Session } from './session.js';
import { styleSheetFor } from './styles.js';

/** @typedef {import('./types.js').Choices} Choices */
/** @typedef {Session['history']} History */
/** @typedef {import('../engine/records.js').PressResult} PressResult */
/** @typedef {import('../engine/load.js').Source} Source */

/** Where there is no DOM the module can still be imported. */
const Base = /** @type {typeof HTMLElement} */ (globalThis.HTMLElement ?? class {});

/** In the order in which they are taken over when they were set before the upgrade. */
const PROPERTIES = /** @type {const} */ ([
  'engineSource',
  'helpAddress',
  'method',
  'choices',
  'readonly',
  'theme',
  'controls',
  'puzzle',
  'history',
  'board',
  'note',
]);

/**
 * The whole solver as one element: board, buttons, keypad, choices, story, engine.
 *
 * @element kakutei-solver
 * @attr {string} puzzle - 81 characters, row by row, `.` or `0` for an empty square
 * @attr {string} method - slug of a method; absent: `ushio`
 * @attr {boolean} readonly - digits cannot be entered or cleared by hand; solving works
 * @attr {string} lang - the language, as far as we speak it; absent: the nearest around it
 * @attr {'light' | 'dark' | 'system'} theme - absent: the host's `color-scheme`
 * @attr {string} controls - which of `step go stop back clear keypad method how story` there are
 * @fires {CustomEvent<{ board: string, kind: string }>} kakutei-changed - a move by hand
 * @fires {CustomEvent<{ result: PressResult }>} kakutei-stepped - 1 Step has ended
 * @fires {CustomEvent<{ result: PressResult }>} kakutei-solved - Go has ended
 * @fires {CustomEvent<{ code: string, message: string }>} kakutei-failed - a press has failed
 * @fires {CustomEvent<{ choices: Choices }>} kakutei-chosen - a choice beside the board was made
 * @slot more - stands below the story
 * @slot - what is shown where there is no script
 * @csspart solver - all of it
 * @csspart desk - board, line, buttons, keypad and choices
 * @csspart board - the board
 * @csspart status - the line under the board
 * @csspart buttons - all buttons
 * @csspart button - each of them
 * @csspart step - the button 1 Step
 * @csspart go - the button Go
 * @csspart play - the button Play, of a method that goes on
 * @csspart stop - the button Stop
 * @csspart back - the button Back
 * @csspart clear - the button Clear
 * @csspart compare - the button Compare
 * @csspart strong - the two that solve
 * @csspart common - the button in the line for what all solutions have in common
 * @csspart search - the course of a search
 * @csspart keypad - the nine digits and the eraser
 * @csspart options - all choices
 * @csspart choice - each of them
 * @csspart panel - the story with what stands below it
 * @csspart story - the story
 * @cssstate running - something runs
 * @cssprop --kakutei-desk - width of the board's column where the story stands beside it
 * @cssprop --kakutei-text - font of sentences
 * @cssprop --kakutei-paper - ground
 * @cssprop --kakutei-ink - sentences, the buttons that solve, given digits
 * @cssprop --kakutei-soft - quiet sentences
 * @cssprop --kakutei-rule - lines of buttons and choices
 * @cssprop --kakutei-raised - ground of buttons
 * @cssprop --kakutei-hairline - lines between entries and squares
 * @cssprop --kakutei-entered - focus and picked digits, digits entered by hand
 * @cssprop --kakutei-found - what is done, digits found by the engine
 * @cssprop --kakutei-set - what is pressed or picked, ground of a set
 * @cssprop --kakutei-warning - what needs a second look
 * @cssprop --kakutei-conflict - what is wrong
 */
export class KakuteiSolver extends Base {
  static observedAttributes = ['puzzle', 'method', 'readonly', 'lang', 'controls'];

  #parts;
  #session;
  #states;
  /** @type {Source | null} */
  #engineSource = null;
  /** @type {string | null} */
  #helpAddress = null;
  #note = '';
  #wanted = fallback;
  #away = new AbortController();

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open' });
    this.#states = statesOf(this);
    this.#parts = makeParts();
    root.append(this.#parts.frame, this.#parts.small);
    this.#session = new Session(this.#parts, {
      tell: (type, detail) => this.#tell(type, detail),
      choose: (changes) => {
        this.#choose(changes);
        this.#tell('chosen', { choices: this.choices });
      },
      run: (running) => this.#setState('running', running),
      help: () => this.helpAddress,
    });
    root.addEventListener('keydown', (event) => {
      this.#session.takeKey(/** @type {KeyboardEvent} */ (event));
    });
    root.addEventListener('pointerdown', () => this.#session.finishPlay());
    this.#setControls();
    this.#setLanguage();
  }

  connectedCallback() {
    const root = /** @type {ShadowRoot} */ (this.shadowRoot);
    const sheet = styleSheetFor(this.ownerDocument);
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [sheet];
    this.#followLanguage();
    upgradeProperties(this, PROPERTIES);
    this.#session.connect(this.#engineSource);
  }

  disconnectedCallback() {
    this.#away.abort();
    this.#session.disconnect();
  }

  /** Moved by `moveBefore`, it has not been away: only what is around it may be another. */
  connectedMoveCallback() {
    this.#followLanguage();
  }

  /** @param {string} name @param {string | null} before @param {string | null} value */
  attributeChangedCallback(name, before, value) {
    if (name === 'puzzle') this.#loadPuzzle(value);
    else if (name === 'lang') this.#setLanguage();
    else if (name === 'method') this.#session.choices = this.choices;
    else this.#setControls();
  }

  // Attributes as properties

  /** @returns {string} the attribute: 81 characters; setting it loads them as given digits */
  get puzzle() {
    return this.getAttribute('puzzle') ?? '';
  }

  set puzzle(puzzle) {
    this.setAttribute('puzzle', puzzle);
  }

  /** @returns {string} slug of a method */
  get method() {
    return this.getAttribute('method') || FIRST_CHOICES.method;
  }

  set method(method) {
    this.setAttribute('method', method);
  }

  /** @returns {boolean} whether digits cannot be entered by hand */
  get readonly() {
    return this.hasAttribute('readonly');
  }

  set readonly(readonly) {
    this.toggleAttribute('readonly', Boolean(readonly));
  }

  /** @returns {string | null} light, dark or system; null: as the host's page */
  get theme() {
    return this.getAttribute('theme');
  }

  set theme(theme) {
    this.#reflect('theme', theme);
  }

  /** @returns {string | null} names with blanks between them; null: all */
  get controls() {
    return this.getAttribute('controls');
  }

  set controls(controls) {
    this.#reflect('controls', controls);
  }

  // What only a script can see and set

  /** @returns {string} the language it speaks: of `lang`, or of what stands around it */
  get language() {
    return this.#session.language;
  }

  /** @returns {string} 81 characters as they are on view; setting it loads them as given digits */
  get board() {
    return this.#session.board;
  }

  set board(board) {
    this.load(board);
  }

  /** @returns {PressResult | null} of the last press on what was loaded, frozen */
  get result() {
    return this.#session.result;
  }

  /** @returns {string | null} */
  get outcome() {
    return this.result?.outcome ?? null;
  }

  /** @returns {boolean} whether something runs */
  get busy() {
    return this.#session.busy;
  }

  /** @returns {History} all states up to the one on view, frozen; for who wants to keep them */
  get history() {
    return this.#session.history;
  }

  set history(history) {
    this.#session.history = history;
  }

  /** @returns {Readonly<Choices>} what a person can choose beside the board; set what is to change */
  get choices() {
    return Object.freeze({ ...this.#session.choices, method: this.method });
  }

  set choices(/** @type {Partial<Choices>} */ choices) {
    this.#choose(choices);
  }

  /** @returns {Promise<readonly import('../engine/records.js').MethodInfo[]>} all there are */
  get methods() {
    return this.#session.methods();
  }

  /** @returns {Source | null} where the engine comes from; null: from beside these modules */
  get engineSource() {
    return this.#engineSource;
  }

  set engineSource(source) {
    this.#engineSource = source ?? null;
    if (!this.isConnected) return;
    this.#session.disconnect();
    this.#session.connect(this.#engineSource);
  }

  /** @returns {string} the page to which the rules in the story link */
  get helpAddress() {
    return this.#helpAddress ?? new URL('../help.html', import.meta.url).href;
  }

  set helpAddress(address) {
    this.#helpAddress = address;
  }

  /** @returns {string} a sentence of the host's in the line under the board */
  get note() {
    return this.#note;
  }

  set note(note) {
    this.#note = String(note ?? '');
    this.#session.note(this.#note);
  }

  // What a script can do; no event tells of it

  /** @returns {Promise<PressResult>} */
  step() {
    return this.#session.press('step');
  }

  /** @returns {Promise<PressResult>} */
  solve() {
    return this.#session.press('solve');
  }

  /** Stops what runs: its promise is kept, with the outcome `cancelled`. */
  stop() {
    this.#session.stop();
  }

  /** @returns {boolean} whether there was anything to take back */
  back() {
    return this.#session.back();
  }

  clear() {
    this.#session.clear();
  }

  /** @param {string} text 81 characters @throws {import('../game/game-error.js').GameError} */
  load(text) {
    this.#session.load(fromText(text));
  }

  /** @param {(language: string) => string} sentence a quiet entry of the host's in the story */
  remark(sentence) {
    this.#session.remark(sentence);
  }

  /**
   * Takes a key that was pressed elsewhere on a page whose only matter this solver is.
   *
   * @param {KeyboardEvent} event
   */
  takeKey(event) {
    this.#session.takeKey(event);
  }

  /** Shows at once what is still being played. */
  finishPlay() {
    this.#session.finishPlay();
  }

  /** @param {FocusOptions} [options] */
  focus(options) {
    this.#parts.board.focus(options);
  }

  /** @param {string} name @param {string | null} value */
  #reflect(name, value) {
    if (value === null || value === undefined) this.removeAttribute(name);
    else this.setAttribute(name, value);
  }

  /** Markup has no one to throw at: what is wrong with it is said in the story. */
  /** @param {string | null} puzzle */
  #loadPuzzle(puzzle) {
    try {
      this.load(puzzle || '.'.repeat(81));
    } catch (error) {
      this.#session.complain(error, '');
    }
  }

  #setLanguage() {
    const lang = languageOf(this);
    const wanted = lang ? [lang] : (globalThis.navigator?.languages ?? []);
    this.#wanted = resolve(wanted);
    if (isLoaded(this.#wanted)) this.#speak(this.#wanted);
    else this.#learn(this.#wanted);
  }

  /** @param {string} language */
  #speak(language) {
    this.#session.language = language;
    this.#parts.frame.removeAttribute('data-waits');
  }

  /** Until its texts are there, what was said in another language before stays. */
  /** @param {string} language */
  async #learn(language) {
    if (!this.#parts.frame.lang) {
      this.#speak(fallback);
      this.#parts.frame.setAttribute('data-waits', '');
    }
    await loadTexts(language);
    if (language === this.#wanted) this.#speak(isLoaded(language) ? language : fallback);
  }

  /** A host page may change its language, or that of a part, while we stand in it. */
  #followLanguage() {
    this.#away.abort();
    this.#away = new AbortController();
    watchLanguage(this, () => this.#setLanguage(), this.#away.signal);
    this.#setLanguage();
  }

  #setControls() {
    const names = this.controls?.split(/\s+/) ?? [...CONTROLS];
    const shown = new Set(names);
    if (this.readonly) for (const name of ['keypad', 'clear']) shown.delete(name);
    this.#parts.board.readonly = this.readonly;
    this.#session.shown = shown;
  }

  /** @param {Partial<Choices>} changes */
  #choose({ method = this.method, ...changes }) {
    this.#session.choices = Object.freeze({ ...this.#session.choices, ...changes, method });
    if (method !== this.method) this.method = method;
  }

  /** @param {string} name @param {object} detail */
  #tell(name, detail) {
    this.dispatchEvent(
      new CustomEvent(`kakutei-${name}`, { bubbles: true, composed: true, detail }),
    );
  }

  /** @param {string} name @param {boolean} on */
  #setState(name, on) {
    if (on) this.#states?.add(name);
    else this.#states?.delete(name);
  }
}

/** Older browsers have no states: there nothing can be styled by them. */
/** @param {HTMLElement} element @returns {{ add: (name: string) => void, delete: (name: string) => void } | null} */
function statesOf(element) {
  try {
    return /** @type {any} */ (element.attachInternals()).states ?? null;
  } catch {
    return null;
  }
}
