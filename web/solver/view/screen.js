/**
 * All that a solver shows, and what a person does there: draws states, sends actions.
 *
 * The one idea: a view gets the state and the one before it and draws what differs. It asks nobody, and
 * nobody asks it.
 */

import { boardStrings } from '../../ui/board-strings.js';
import { adopt } from '../../ui/sheet.js';
import { loadPart } from '../../locales/languages.js';
import { setLanguage } from '../../ui/language.js';
import { translate } from '../../ui/translate.js';
import { choose, chooseView, point, select, setFault } from '../../model/actions.js';
import * as actions from '../../model/all-actions.js';
import { offersLimit } from '../../model/choices.js';
import { commandOf } from '../../model/commands.js';
import { enter, giveDigit, pressKey, pressSquare, setMode } from '../../model/hand/actions.js';
import { digitOf } from '../../model/keys.js';
import { say } from '../../model/message.js';
import { equipped, finishAppearing } from '../../model/run/actions.js';
import { commandFor } from '../../model/shown.js';
import { methodOf, wordsFor } from '../../model/state.js';
import { goToState, walk } from '../../model/way/actions.js';
import { BoardView } from './board.js';
import { ButtonsView } from './buttons.js';
import { KeypadView } from './keypad.js';
import { makeParts } from './parts.js';
import { StatusView } from './status.js';
import { StoryView } from './story.js';
import { WalkerView } from './walker.js';

/** @typedef {import('../../model/choices.js').Choices} Choices */
/** @typedef {import('../../model/commands.js').CommandName} CommandName */
/** @typedef {import('../../model/commands.js').Loaded} Loaded */
/** @typedef {import('../../model/state.js').State} State */
/** @typedef {import('../../model/store.js').Store} Store */
/** @typedef {{ draw: (state: State, before: State | null) => void, takeKey?: (event: KeyboardEvent) => void }} View takeKey: takes those that are its own */

/** Elements that take keys for themselves. */
const TYPED_IN = 'select, textarea, dialog, input:not([type=checkbox], [type=range])';

/**
 * What is loaded when the first command of it is wanted, its view with its actions, and the texts that it takes.
 *
 * @type {Readonly<{ [P in keyof Loaded]: {
 *   load: () => Promise<Loaded[P] & { View: new (...parts: any[]) => View }>,
 *   texts: readonly import('../../locales/languages.js').Part[],
 * } }>}
 */
const LATER = Object.freeze({
  entry: { load: () => import('../entry/index.js'), texts: [] },
  hints: { load: () => import('../hints/index.js'), texts: ['techniques', 'hints', 'further'] },
});

export class Screen {
  #store;
  #parts;
  /** @type {View[]} */
  #views;
  /** What of `LATER` is there or on its way. @type {{ [P in keyof Loaded]?: Promise<object> }} */
  #loaded = {};
  #hasColours = false;
  /** Whether there are ways on where a press is refused. */
  #hasWays = false;
  #solving;
  /** The options of methods, and what a method that searches needs, once they are wanted. @type {Promise<void> | null} */
  #coming = null;

  /**
   * @param {Store} store
   * @param {{ help: () => string, retry: () => void, solving: import('../run/solving.js').Solving }} host help: the
   *   address of the Help; retry: after a fault
   */
  constructor(store, { help, retry, solving }) {
    this.#store = store;
    this.#solving = solving;
    const parts = (this.#parts = makeParts());
    const onChoice = (/** @type {Partial<Choices>} */ changes) =>
      store.send('view' in changes ? chooseView : choose, changes);
    this.#views = [
      new BoardView(parts),
      new ButtonsView(parts, { act: (name) => this.#act(name), choose: onChoice }),
      new KeypadView(parts, {
        press: (digit) => store.send(pressKey, digit),
        setMode: (mode) => store.send(setMode, mode),
      }),
      new StatusView(parts, () => {
        store.send(setFault, null);
        this.#loadSearch(store.state);
        retry();
      }),
      new StoryView(parts, {
        point: (pointed) => store.send(point, pointed),
        walk: (count) => store.send(walk, count),
        help,
        goBack: (game) => store.send(goToState, game),
      }),
      new WalkerView(parts.walker, (index) => store.send(goToState, index)),
    ];
    this.#listen();
    this.#draw(store.state, null);
    store.subscribe((state, before) => this.#draw(state, before));
  }

  get parts() {
    return this.#parts;
  }

  #listen() {
    const [store, { board, frame }] = [this.#store, this.#parts];
    const on = (/** @type {string} */ type, /** @type {(detail: any) => void} */ act) => {
      board.addEventListener(type, (event) => act(/** @type {CustomEvent} */ (event).detail));
      // These events are between the board and the solver, which tells the results itself.
      frame.addEventListener(type, (event) => event.stopPropagation());
    };
    on('kakutei-move', ({ type, square, digit = 0 }) =>
      store.send(giveDigit, square, digit, type === 'mark'),
    );
    on('kakutei-press', ({ square, ...at }) => {
      store.send(pressSquare, square, at);
      // Without the focus nothing is selected.
      if (at.again && store.state.selected === null) board.release();
    });
    on('kakutei-select', ({ square }) => store.send(select, square));
  }

  /** @param {State} state @param {State | null} before */
  #draw(state, before) {
    if (state.language !== before?.language) this.#translate(state);
    for (const view of this.#views) view.draw(state, before);
    const isSame = state.choices === before?.choices && methodOf(state) === methodOf(before);
    if (!isSame) this.#loadSearch(state);
    if (state.mode === 'colours' && !this.#hasColours) this.#loadColours();
    if (state.refusal && !this.#hasWays) this.#showWays();
  }

  /** What refuses a press has loaded them. */
  async #showWays() {
    this.#hasWays = true;
    const { RefusalView, refusalSheetFor } = await import('../later.js');
    adopt(this.#parts.frame, refusalSheetFor);
    const view = new RefusalView(this.#parts, this.#store);
    this.#views.push(view);
    view.draw(this.#store.state, null);
  }

  async #loadColours() {
    this.#hasColours = true;
    try {
      const { handSheetFor } = await import('../hand/styles.js');
      adopt(this.#parts.frame, handSheetFor);
    } catch (error) {
      this.#hasColours = false;
      console.error(error);
    }
  }

  /** @param {State} state */
  #translate(state) {
    const { frame, board, echo } = this.#parts;
    const words = wordsFor(state);
    setLanguage(frame, state.language);
    translate(frame, words);
    for (const each of [board, echo]) each.strings = boardStrings(words);
  }

  /** @param {State} state */
  async #loadSearch(state) {
    const method = methodOf(state);
    const isWanted = method?.goesOn || offersLimit(state.choices, method);
    if (!isWanted || this.#coming) return;
    try {
      await (this.#coming = this.#showSearch());
    } catch (error) {
      this.#coming = null;
      console.error(error);
      this.#store.send(setFault, 'error.load');
    }
  }

  async #showSearch() {
    const store = this.#store;
    const [{ SearchScreen, searchSheetFor }] = await Promise.all([
      import('../later.js'),
      loadPart(store.state.language, 'further'),
    ]);
    const view = new SearchScreen(this.#parts, {
      choose: (changes) => store.send(choose, changes),
      say: (sentence) => store.send(say, sentence),
    });
    adopt(this.#parts.frame, searchSheetFor);
    this.#views.push(view);
    view.draw(store.state, null);
    store.send(equipped);
  }

  /** @param {KeyboardEvent} event */
  takeKey(event) {
    const store = this.#store;
    store.send(finishAppearing);
    for (const view of this.#views) view.takeKey?.(event);
    const target = /** @type {Element} */ (event.composedPath()[0]);
    if (event.defaultPrevented || target.closest?.(TYPED_IN)) return;
    // After a button, too, a digit goes to the selected square.
    const digit = digitOf(event);
    if (digit !== null) return store.send(enter, digit);
    const name = commandFor(store.state, event);
    if (!name) return;
    if (event.repeat && !commandOf(name).repeats) return;
    event.preventDefault();
    this.#act(name);
  }

  /** @param {CommandName} name */
  #act(name) {
    const { load, act } = commandOf(name);
    if (load) return this.#actLater(load, act);
    if (act) this.#store.send(act(actions));
  }

  /**
   * What is loaded with the first command of it, and is loaded again if that has failed.
   *
   * @param {keyof Loaded} name
   * @param {(actions: any) => import('../../model/commands.js').Action} act
   */
  async #actLater(name, act) {
    const store = this.#store;
    const loaded = await (this.#loaded[name] ??= this.#load(name)).catch((error) => {
      this.#loaded[name] = undefined;
      console.error(error);
      store.send(setFault, 'error.load');
    });
    if (loaded) store.send(act(loaded));
  }

  /** @param {keyof Loaded} name @returns {Promise<object>} its actions */
  async #load(name) {
    const [store, solving] = [this.#store, this.#solving];
    const { load, texts } = LATER[name];
    const [loaded] = await Promise.all([
      load(),
      ...texts.map((part) => loadPart(store.state.language, part)),
    ]);
    const act = (/** @type {CommandName} */ name) => this.#act(name);
    this.#views.push(new loaded.View(this.#parts, store, { act, solving }));
    return loaded;
  }
}
