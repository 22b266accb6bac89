/**
 * <kakutei-solver>: the whole solver as one element: board, buttons, keypad, choices, story, engine.
 * It knows no page and no storage; contract.md beside it says what a host can rely on.
 *
 * The one idea: attributes say what a host wants, properties say the same for scripts, and events
 * tell only what a person did. All that it knows is the state in its store.
 */

import { statesOf } from '../ui/states.js';
import { attempt, part } from '../ui/load-part.js';
import { upgradeProperties } from '../ui/upgrade.js';
import { fromText, toText } from '../game/state.js';
import {
  back,
  clear,
  complain,
  load,
  note,
  remark,
  setChoices,
  setControls,
  setHistory,
} from '../model/actions.js';
import { FIRST_CHOICES } from '../model/choices.js';
import { BY_HAND, CONTROLS } from '../model/commands.js';
import { Attributes } from './attributes.js';
import { Counter } from './count/counter.js';
import { givenPieces } from './given-pieces.js';
import { difficultyOf } from '../model/count/verdict.js';
import { knownRatings } from '../model/ratings/known.js';
import { disconnect, finishAppearing, stop } from '../model/run/actions.js';
import { Runner } from './run/runner.js';
import { makeRetries } from './retries.js';
import { Speech } from './speech.js';
import { FIRST_STATE, gameOf } from '../model/state.js';
import { Store } from '../model/store.js';
import { appear } from './view/appear.js';
import { Screen } from './view/screen.js';
import { styleSheetFor } from './view/styles.js';
import { unknownStep } from '../model/way/held.js';
import { details } from '../story/shelf.js';

/** @typedef {import('../model/choices.js').Choices} Choices */
/** @typedef {import('../engine/records.js').PressResult} PressResult */
/** @typedef {import('../engine/load.js').Source} Source */

/** In the order in which values set before the upgrade are taken over. */
const PROPERTIES = /** @type {const} */ ([
  ...['engineSource', 'helpAddress', 'method', 'choices', 'readonly', 'photo', 'theme', 'controls'],
  ...['puzzle', 'history', 'board', 'note', 'ratingsStore'],
]);

/**
 * The whole solver as one element: board, buttons, keypad, choices, story, engine.
 *
 * @element kakutei-solver
 * @attr {string} puzzle - 81 characters, row by row, `.` or `0` for an empty square
 * @attr {string} method - slug of a method; absent: `ushio`
 * @attr {boolean} readonly - digits cannot be entered or cleared by hand; solving works
 * @attr {boolean} photo - a person may have a photo read, by camera or file
 * @attr {string} lang - the language, as far as we speak it; absent: the nearest around it
 * @attr {'light' | 'dark' | 'system'} theme - absent: the host's `color-scheme`
 * @attr {string} controls - which of `step go stop back forward restart clear enter keypad marks method how story view highlight compare check hint` there are
 * @fires {CustomEvent<{ board: string, kind: string }>} kakutei-changed - a move by hand
 * @fires {CustomEvent<{ result: PressResult }>} kakutei-stepped - 1 Step has ended
 * @fires {CustomEvent<{ result: PressResult }>} kakutei-solved - Go has ended
 * @fires {CustomEvent<{ code: string, message: string }>} kakutei-failed - a press has failed
 * @fires {CustomEvent<{ choices: Choices }>} kakutei-chosen - a choice beside the board was made
 * @slot more - content below the story
 * @slot - content to show if there is no script
 * @csspart solver - all of it
 * @csspart stage - the board and the line under it
 * @csspart desk - the buttons and the choice of method
 * @csspart board - the board
 * @csspart status - the line under the board: the number of solutions and the difficulty
 * @csspart said - above the story: what an action did, faults, digits that clash
 * @csspart buttons - 1 Step, Go, Hint, Play and Stop
 * @csspart whole - behind View, the buttons for the board as a whole: Restart, Empty the board, Type in
 * @csspart button - each of them
 * @csspart hint - the button Hint
 * @csspart hints - the panel of hints
 * @csspart step - the button 1 Step
 * @csspart go - the button Go
 * @csspart play - the button Play, for methods with `goesOn`
 * @csspart stop - the button Stop
 * @csspart back - the button Undo
 * @csspart forward - the button Redo
 * @csspart restart - the button Restart
 * @csspart clear - the button Empty the board
 * @csspart enter - the button Type in
 * @csspart photo - the button Photo, if there is the attribute
 * @csspart entry - the bar in place of the buttons while a puzzle is typed in
 * @csspart fill - the button All candidates
 * @csspart unmark - the button Clear marks
 * @csspart compare - the button Compare
 * @csspart deduce - the button Next deduction
 * @csspart strong - the two that solve
 * @csspart ratings - the ratings by other scales, in the line
 * @csspart common - the button in the line for the common digits of all solutions
 * @csspart solutions - the button in the line for two solutions side by side
 * @csspart ways - the ways on when a press is refused
 * @csspart why - the button in the line for the digit of the selected square, or for the contradiction
 * @csspart check - the button in the line for wrong digits
 * @csspart walker - the time line, a slider through all states
 * @csspart search - the course of a search
 * @csspart modes - the choice between digits, marks, corner marks and colours, with Undo and Redo
 * @csspart keypad - the nine digits and the eraser
 * @csspart options - behind Method, its choices and buttons
 * @csspart choice - each of them, and of those behind View
 * @csspart panel - all but the board and its line
 * @csspart story - the story
 * @csspart way - the list of steps in it
 * @cssstate running - something runs
 * @cssprop --kakutei-desk - width of the board's column
 * @cssprop --kakutei-height - height of the whole, to which it is fitted; absent: the board and 17rem
 * @cssprop --kakutei-text - font of sentences
 * @cssprop --kakutei-paper - ground
 * @cssprop --kakutei-ink - sentences, the buttons that solve, given digits
 * @cssprop --kakutei-soft - quiet sentences
 * @cssprop --kakutei-rule - lines of buttons and choices
 * @cssprop --kakutei-raised - ground of buttons
 * @cssprop --kakutei-hairline - lines between entries and squares
 * @cssprop --kakutei-entered - focus and picked digits, digits entered by hand
 * @cssprop --kakutei-found - done, digits found by the engine
 * @cssprop --kakutei-set - pressed or picked, ground of a set
 * @cssprop --kakutei-warning - warnings
 * @cssprop --kakutei-conflict - errors
 */
export class KakuteiSolver extends Attributes {
  static observedAttributes = ['puzzle', 'method', 'readonly', 'photo', 'lang', 'controls'];

  #store;
  #screen;
  #runner;
  #states;
  /** @type {Source | null} */
  #engineSource = null;
  /** @type {string | null} */
  #helpAddress = null;
  #speech;
  /** @type {import('./ratings/rater.js').Kept} */
  #ratingsStore = new Map();

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open' });
    this.#states = statesOf(this);
    const store = (this.#store = new Store(FIRST_STATE, (heard) => this.#tell(heard)));
    const retries = makeRetries(store);
    const pieces = givenPieces();
    const { proofs, rating, ratings, tools } = pieces;
    this.#runner = new Runner(store, { appear, tools, proofs, retry: retries.add });
    const { solving } = this.#runner;
    this.#screen = new Screen(store, {
      help: () => this.helpAddress,
      retry: () => this.#runner.load(),
      solving,
      retries,
      pieces,
    });
    const recall = part(tools, { begin: ({ Recaller }) => new Recaller(store, this.#runner) });
    const seek = part(proofs, { begin: ({ Seeker }) => new Seeker(store, solving) });
    const { frame, ratings: place } = this.#screen.parts;
    const rate = part(ratings, {
      texts: ['ratings'],
      begin: ({ WhenIdle }) =>
        new WhenIdle(store, solving, { place, kept: () => this.#ratingsStore }),
    });
    root.addEventListener('keydown', (event) => {
      this.#screen.takeKey(/** @type {KeyboardEvent} */ (event));
    });
    root.addEventListener('pointerdown', () => this.finishPlay());
    store.subscribe((state, before) => {
      if ((state.run === null) !== (before.run === null)) {
        this.#setState('running', state.run !== null);
      }
      if (state.choices.method !== before.choices.method) this.#reflectMethod();
      if (state.methods.length && unknownStep(state)) attempt(() => recall(state.language));
      if (state.choices.ratings) attempt(() => rate(state.language));
      if (details() && state.presses !== before.presses) attempt(() => seek(state.language));
    });
    new Counter(store, solving, rating);
    this.#setControls();
    this.#speech = new Speech(this, store, frame);
  }

  connectedCallback() {
    const root = /** @type {ShadowRoot} */ (this.shadowRoot);
    const sheet = styleSheetFor(this.ownerDocument);
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [sheet];
    this.#speech.follow();
    try {
      upgradeProperties(this, PROPERTIES);
    } finally {
      this.#screen.show(root);
    }
    this.#runner.connect(this.#engineSource);
  }

  disconnectedCallback() {
    this.#speech.leave();
    this.#disconnect();
  }

  /** After `moveBefore` only its surroundings may have changed. */
  connectedMoveCallback() {
    this.#speech.follow();
  }

  /** @param {string} name @param {string | null} before @param {string | null} value */
  attributeChangedCallback(name, before, value) {
    if (name === 'puzzle') this.#loadPuzzle(value);
    else if (name === 'lang') this.#speech.choose();
    else if (name === 'method') {
      this.#store.send(setChoices, { method: value || FIRST_CHOICES.method });
      this.#reflectMethod();
    } else this.#setControls();
  }

  /** @returns {string} slug of a method */
  get method() {
    return this.#store.state.choices.method;
  }

  set method(method) {
    this.setAttribute('method', method);
  }

  // Only for scripts

  /** @returns {string} the language it speaks: that of `lang`, or of its surroundings */
  get language() {
    return this.#store.state.language;
  }

  /** @returns {string} 81 characters as they are on view; setting it loads them as given digits */
  get board() {
    return toText(gameOf(this.#store.state));
  }

  set board(board) {
    this.load(board);
  }

  /** @returns {PressResult | null} of the last press on what was loaded, frozen */
  get result() {
    return this.#store.state.result;
  }

  /** @returns {string | null} */
  get outcome() {
    return this.result?.outcome ?? null;
  }

  /** @returns {boolean} whether something runs */
  get busy() {
    return this.#store.state.run !== null;
  }

  /** @returns {import('../model/state.js').History} all states up to the one on view, frozen, to be kept */
  get history() {
    return this.#store.state.history;
  }

  set history(history) {
    this.#store.send(setHistory, history);
  }

  /** @returns {Readonly<Choices>} the choices beside the board; set those that are to change */
  get choices() {
    return this.#store.state.choices;
  }

  set choices(/** @type {Partial<Choices>} */ choices) {
    this.#store.send(setChoices, choices);
  }

  /** @returns {number | null} how difficult the puzzle is, 1 to 6; null: unknown, or not shown */
  get difficulty() {
    return difficultyOf(this.#store.state);
  }

  /** @returns {{ hodoku: { level: string, score: number } | null, se: { er: number, ep: number, ed: number } | null } | null} the ratings by other scales; null: unknown, or not shown */
  get ratings() {
    return knownRatings(this.#store.state);
  }

  /** @returns {import('./ratings/rater.js').Kept} where they are kept, by puzzle: a Map, or an object with its `get` and `set` */
  get ratingsStore() {
    return this.#ratingsStore;
  }

  set ratingsStore(store) {
    this.#ratingsStore = store;
  }

  /** @returns {Promise<readonly import('../engine/records.js').MethodInfo[]>} all there are */
  get methods() {
    return this.#runner.solving.load().then((client) => client.methods());
  }

  /** @returns {Source | null} where the engine comes from; null: from beside these modules */
  get engineSource() {
    return this.#engineSource;
  }

  set engineSource(source) {
    this.#engineSource = source ?? null;
    if (!this.isConnected) return;
    this.#disconnect();
    this.#runner.connect(this.#engineSource);
  }

  /** @returns {string} the page to which the rules in the story link */
  get helpAddress() {
    return this.#helpAddress ?? new URL('../help.html', import.meta.url).href;
  }

  set helpAddress(address) {
    this.#helpAddress = address;
  }

  /** @returns {number} how many hints have been given */
  get hintsGiven() {
    return this.#store.state.hintsGiven;
  }

  /** @returns {string} a sentence of the host's above the story */
  get note() {
    return this.#store.state.note;
  }

  set note(sentence) {
    this.#store.send(note, String(sentence ?? ''));
  }

  /** Does what the button of a command does. @param {import('../model/commands.js').CommandName} name */
  perform(name) {
    this.#screen.perform(name);
  }

  /** Opens the dialog that reads a photo. @param {File | null} [file] a picture; null: one is taken or chosen there */
  openPhoto(file = null) {
    this.#screen.later('photo', 'openPhoto', file);
  }

  /** Looks on the board for a step, and draws it. @param {string} text in the notation of forums */
  lookFor(text) {
    this.#screen.later('hints', 'askLine', text);
  }

  // Calls for scripts; no event tells about them

  /** @returns {Promise<PressResult>} */
  step() {
    return this.#runner.press('step');
  }

  /** @returns {Promise<PressResult>} */
  solve() {
    return this.#runner.press('solve');
  }

  /** As `prove` of an EngineClient, about the board on view. @param {Parameters<import('../engine/client.js').EngineClient['prove']>[1]} [options] */
  async prove(options) {
    return (await this.#runner.solving.load()).prove(this.board, options);
  }

  /** Stops the run: its promise resolves, with the outcome `cancelled`. */
  stop() {
    this.#store.send(stop);
  }

  /** @returns {boolean} whether there was anything to take back */
  back() {
    const { history } = this.#store.state;
    this.#store.send(back);
    return this.#store.state.history !== history;
  }

  clear() {
    this.#store.send(clear);
  }

  /**
   * @param {string | import('../game/state.js').Bare} board 81 characters, or a game with its entries and notes
   * @throws {import('../game/game-error.js').GameError}
   */
  load(board) {
    this.#store.send(load, typeof board === 'string' ? fromText(board) : board);
  }

  /** @param {import('../model/state.js').State['practised']} practised a position, and the list that hints on it go by, as `choices.techniques` has it; null: none */
  practise(practised) {
    this.#store.send(setControls, { practised });
  }

  /** @param {import('../model/telling.js').Remark} sentence a quiet entry of the host's in the story */
  remark(sentence) {
    this.#store.send(remark, sentence);
  }

  /**
   * Takes a key that was pressed elsewhere on a page with only this solver.
   *
   * @param {KeyboardEvent} event
   */
  takeKey(event) {
    this.#screen.takeKey(event);
  }

  /** Shows the remaining digits at once. */
  finishPlay() {
    this.#store.send(finishAppearing);
  }

  /** @param {FocusOptions} [options] */
  focus(options) {
    this.#screen.parts.board.focus(options);
  }

  /** Markup cannot catch an error, so the story reports it. @param {string | null} puzzle */
  #loadPuzzle(puzzle) {
    try {
      this.load(puzzle || '.'.repeat(81));
    } catch (error) {
      this.#store.send(complain, error, '');
    }
  }

  #setControls() {
    const names = this.controls?.split(/\s+/) ?? [...CONTROLS];
    const controls = new Set(names);
    if (this.readonly) for (const name of BY_HAND) controls.delete(name);
    const { readonly, photo: takesPhotos } = this;
    this.#store.send(setControls, { controls, readonly, takesPhotos });
  }

  #disconnect() {
    this.#store.send(disconnect);
    this.#runner.disconnect();
  }

  /** Writes the chosen method, or the one that replaced an unknown method, into the attribute. */
  #reflectMethod() {
    if (this.method !== (this.getAttribute('method') || FIRST_CHOICES.method)) {
      this.setAttribute('method', this.method);
    }
  }

  /** @param {import('../model/store.js').Heard} heard */
  #tell({ name, detail }) {
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
