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
import {
  backByHand,
  choose,
  chooseView,
  clearByHand,
  forwardByHand,
  nextHighlight,
  nextView,
  point,
  restartByHand,
  select,
  setFault,
  toggleCommon,
} from '../actions.js';
import { isChoice, offersLimit } from '../choices.js';
import { offers } from '../controls.js';
import {
  clearMarks,
  enter,
  fillMarks,
  giveDigit,
  nextMode,
  pressKey,
  pressSquare,
  setMode,
} from '../hand/actions.js';
import { actionOf, digitOf } from '../keys.js';
import { say } from '../message.js';
import { play } from '../play/actions.js';
import { ask, equipped, finishAppearing, press, stopByHand } from '../run/actions.js';
import { methodOf, wordsFor } from '../state.js';
import { goToState, stepByHand, walk } from '../way/actions.js';
import { BoardView } from './board.js';
import { ButtonsView } from './buttons.js';
import { KeypadView } from './keypad.js';
import { makeParts } from './parts.js';
import { StatusView } from './status.js';
import { StoryView } from './story.js';
import { WalkerView } from './walker.js';

/** @typedef {import('../choices.js').Choices} Choices */
/** @typedef {import('../keys.js').Action} Action */
/** @typedef {import('../state.js').State} State */
/** @typedef {import('../store.js').Store} Store */
/** @typedef {{ draw: (state: State, before: State | null) => void }} View */

/** What takes keys for itself. */
const TYPED_IN = 'select, textarea, dialog, input:not([type=checkbox], [type=range])';

export class Screen {
  #store;
  #parts;
  /** @type {View[]} */
  #views;
  /** What types a puzzle in, once it is wanted. @type {Promise<typeof import('../entry/index.js')> | null} */
  #entry = null;
  /** @type {import('../entry/index.js').EntryView | null} */
  #entering = null;
  #hasColours = false;
  /** Whether there are ways on where a press is refused. */
  #hasWays = false;
  /** What helps with a step, once it is wanted. @type {Promise<import('../hints/index.js').HintsScreen> | null} */
  #hints = null;
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
      new ButtonsView(parts, { act: (action) => this.#act(action), choose: onChoice }),
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
      // They are the board's words to us; what became of them the solver says itself.
      frame.addEventListener(type, (event) => event.stopPropagation());
    };
    on('kakutei-move', ({ type, square, digit = 0 }) =>
      store.send(giveDigit, square, digit, type === 'mark'),
    );
    on('kakutei-press', ({ square, ...at }) => {
      store.send(pressSquare, square, at);
      // Nothing is selected where the focus is not.
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

  /** Typing a puzzle in begins, or is done. */
  async #enter() {
    const store = this.#store;
    try {
      const entry = await (this.#entry ??= import('../entry/index.js'));
      if (!this.#entering)
        this.#views.push((this.#entering = new entry.EntryView(this.#parts, store)));
      store.send(store.state.entry ? entry.endEntry : entry.beginEntry);
    } catch (error) {
      this.#entry = null;
      console.error(error);
      store.send(setFault, 'error.load');
    }
  }

  /** Hints, all steps, why a digit can go. @param {Action} action */
  async #hint(action) {
    const store = this.#store;
    try {
      (await (this.#hints ??= this.#loadHints())).act(action);
    } catch (error) {
      this.#hints = null;
      console.error(error);
      store.send(setFault, 'error.load');
    }
  }

  async #loadHints() {
    const store = this.#store;
    const { language } = store.state;
    const [{ HintsScreen, hintsSheetFor }] = await Promise.all([
      import('../hints/index.js'),
      .../** @type {const} */ (['techniques', 'hints', 'further']).map((part) =>
        loadPart(language, part),
      ),
    ]);
    adopt(this.#parts.frame, hintsSheetFor);
    const screen = new HintsScreen(this.#parts, store, this.#solving);
    this.#views.push(screen);
    return screen;
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
    this.#entering?.takeKey(event);
    const target = /** @type {Element} */ (event.composedPath()[0]);
    if (event.defaultPrevented || target.closest?.(TYPED_IN)) return;
    // After a button, too, a digit goes to the selected square.
    const digit = digitOf(event);
    const { state } = store;
    if (digit !== null) return store.send(enter, digit);
    const action = actionOf(event, state.choices.letterKeys);
    // What is typed in is a puzzle, and nothing else.
    if (!action || !offers(state, action) || state.entry) return;
    if (event.repeat && action !== 'back' && action !== 'forward') return;
    event.preventDefault();
    this.#act(action);
  }

  /** @param {Action} action */
  #act(action) {
    const store = this.#store;
    const { choices } = store.state;
    switch (action) {
      case 'step':
        return store.send(stepByHand);
      case 'go':
        return store.send(press, 'solve', true);
      case 'play':
        return store.send(play);
      case 'stop':
        return store.send(stopByHand);
      case 'back':
        return store.send(backByHand);
      case 'forward':
        return store.send(forwardByHand);
      case 'restart':
        return store.send(restartByHand);
      case 'clear':
        return store.send(clearByHand);
      case 'enter':
        return this.#enter();
      case 'mode':
        return store.send(nextMode);
      case 'fill':
        return store.send(fillMarks);
      case 'unmark':
        return store.send(clearMarks);
      case 'highlight':
        return store.send(nextHighlight);
      case 'view':
        return store.send(nextView);
      case 'common':
        return store.send(toggleCommon);
      case 'hint':
      case 'allSteps':
      case 'whyNot':
        return this.#hint(action);
      case 'deduce':
      case 'compare':
      case 'why':
      case 'check':
      case 'solutions':
        return store.send(ask, action);
      default:
        if (isChoice(action, choices)) {
          store.send(choose, { [action]: !(/** @type {any} */ (choices)[action]) });
        }
    }
  }
}
