/**
 * All that a solver shows, and what a person does there: draws states, sends actions.
 *
 * The one idea: a view gets the state and the one before it and draws what differs. It asks nobody, and
 * nobody asks it.
 */

import { boardStrings } from '../../ui/board-strings.js';
import { adopt } from '../../ui/sheet.js';
import { attempt, part } from '../../ui/load-part.js';
import { setLanguage } from '../../ui/language.js';
import { translate } from '../../ui/translate.js';
import { choose, chooseView, point, select } from '../../model/actions.js';
import * as actions from '../../model/all-actions.js';
import { offersLimit } from '../../model/choices.js';
import { commandOf } from '../../model/commands.js';
import { enter, giveDigit, pressSquare } from '../../model/hand/actions.js';
import { digitOf } from '../../model/keys.js';
import { say } from '../../model/message.js';
import { equipped, finishAppearing } from '../../model/run/actions.js';
import { commandFor, isByHand } from '../../model/shown.js';
import { methodOf, wordsFor } from '../../model/state.js';
import { goToState, walk } from '../../model/way/actions.js';
import { BoardView } from './board.js';
import { ButtonsView } from './buttons.js';
import { makeParts } from './parts.js';
import { PlacesView } from './places.js';
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
const TYPED_IN = 'select, textarea, dialog[open], input:not([type=checkbox], [type=range])';

export class Screen {
  #store;
  #parts;
  /** @type {View[]} */
  #views;
  #loads;
  #retries;

  /**
   * @param {Store} store
   * @param {object} host
   * @param {() => string} host.help the address of the Help
   * @param {() => void} host.retry loads the engine again
   * @param {import('../run/solving.js').Solving} host.solving
   * @param {import('../retries.js').Retries} host.retries
   * @param {import('../pieces.js').Pieces} host.pieces
   */
  constructor(store, { help, retry, solving, retries, pieces }) {
    this.#store = store;
    this.#retries = retries;
    const tools = part(pieces.tools);
    const proofs = part(pieces.proofs, { texts: ['methods', 'proofs'] });
    this.#loads = this.#makeLoads(pieces, { solving, tools });
    const parts = (this.#parts = makeParts());
    const onChoice = (/** @type {Partial<Choices>} */ changes) =>
      store.send('view' in changes ? chooseView : choose, changes);
    this.#views = [
      new BoardView(parts),
      new ButtonsView(parts, { act: (name) => this.#act(name), choose: onChoice }),
      new StatusView(parts, () => {
        const { fault } = store.state;
        retries.run();
        if (fault === 'error.load') retry();
      }),
      new StoryView(parts, {
        point: (pointed) => store.send(point, pointed),
        walk: (count) => store.send(walk, count),
        help,
        tools,
        proofs,
        repeat: (from, inside) => solving.repeat(from, inside),
        goBack: (game) => store.send(goToState, game),
      }),
      new WalkerView(parts.walker, (index) => store.send(goToState, index)),
      new PlacesView(parts),
    ];
    this.#listen();
    store.subscribe((state, before) => {
      if (this.#parts.frame.parentNode) this.#draw(state, before);
    });
  }

  /**
   * Shows it, and draws from now on: whatever was set before, it is drawn once, and the board paints itself once.
   * @param {ShadowRoot} root
   */
  show(root) {
    const { frame } = this.#parts;
    if (frame.parentNode) return;
    this.#draw(this.#store.state, null);
    root.append(frame);
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
    on('kakutei-select', ({ square, group }) => store.send(select, square, group));
    on('kakutei-missing', this.#retries.add);
  }

  /** @param {State} state @param {State | null} before */
  #draw(state, before) {
    if (state.language !== before?.language) this.#translate(state);
    for (const view of this.#views) view.draw(state, before);
    this.#want(state, before);
  }

  /** Loads what a state shows for the first time. @param {State} state @param {State | null} before */
  #want(state, before) {
    const method = methodOf(state);
    const isNew = state.choices !== before?.choices || method !== methodOf(before);
    if (isNew && (method?.goesOn || offersLimit(state.choices, method))) this.#load('search');
    if ((isNew && method?.namesSteps) || (state.refusal && !before?.refusal)) this.#load('ways');
    if (isByHand(state) && !(before && isByHand(before))) this.#load('keypad');
    if (state.mode === 'colours' && before?.mode !== 'colours') this.#load('colours');
  }

  /**
   * What each part does on the screen when it has come.
   *
   * @param {import('../pieces.js').Pieces} pieces
   * @param {{ solving: import('../run/solving.js').Solving, tools: (language: string) => Promise<typeof import('../tools.js')> }} world
   */
  #makeLoads(pieces, { solving, tools }) {
    const [store, act] = [this.#store, (/** @type {CommandName} */ name) => this.#act(name)];
    const add = (/** @type {View & Pick<import('./story.js').Table, 'sheetFor'>} */ view) => {
      adopt(this.#parts.frame, view.sheetFor);
      this.#views.push(view);
      view.draw(store.state, null);
    };
    /** @template {{ View: new (...parts: any[]) => View }} T @param {T} loaded */
    const addView = (loaded) => {
      this.#views.push(new loaded.View(this.#parts, store, { act, solving, tools }));
      return loaded;
    };
    return {
      entry: part(pieces.entry, { texts: ['methods'], begin: addView }),
      hints: part(pieces.hints, {
        texts: ['techniques', 'hints', 'methods', 'proofs'],
        begin: addView,
      }),
      photo: part(pieces.photo, { texts: ['dialogs', 'photos'], begin: addView }),
      keypad: part(pieces.keypad, { begin: addView }),
      colours: part(pieces.colours, {
        begin: ({ handSheetFor }) => adopt(this.#parts.frame, handSheetFor),
      }),
      search: part(pieces.tools, {
        texts: ['methods'],
        begin: ({ SearchScreen }) => {
          add(
            new SearchScreen(this.#parts, {
              choose: (changes) => store.send(choose, changes),
              say: (sentence) => store.send(say, sentence),
            }),
          );
          store.send(equipped);
        },
      }),
      ways: part(pieces.tools, {
        begin: ({ WaysView }) => add(new WaysView(this.#parts, store)),
      }),
    };
  }

  /** @param {'colours' | 'keypad' | 'search' | 'ways'} name */
  #load(name) {
    attempt(() => this.#loads[name](this.#store.state.language), this.#retries.add);
  }

  /** @param {State} state */
  #translate(state) {
    const { frame, board } = this.#parts;
    const words = wordsFor(state);
    setLanguage(frame, state.language);
    translate(frame, words);
    board.strings = boardStrings(words);
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

  /** Does an action of a part that is loaded with its first command. @param {keyof Loaded} part @param {string} action @param {unknown} value */
  later(part, action, value) {
    this.#actLater(part, (actions) => (state) => actions[action](state, value));
  }

  /** As the button of the command. @param {CommandName} name */
  perform(name) {
    this.#act(name);
  }

  /** @param {CommandName} name */
  #act(name) {
    const { load, act } = commandOf(name);
    if (load) return this.#actLater(load, act);
    if (act) this.#store.send(act(actions));
  }

  /**
   * @param {keyof Loaded} name
   * @param {(actions: any) => import('../../model/commands.js').Action} act
   */
  #actLater(name, act) {
    const store = this.#store;
    return attempt(async () => {
      const actions = await this.#loads[name](store.state.language);
      store.send(act(actions));
    }, this.#retries.add);
  }
}
