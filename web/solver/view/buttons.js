/**
 * The buttons and the choices beside them: which are there, which are possible, what they are called.
 */

import { canRedo, canUndo } from '../../game/history.js';
import { NO_NOTES } from '../../game/notes.js';
import { countDigits } from '../../game/state.js';
import { HIGHLIGHT_NAMES, nameView, viewsToChoose } from '../actions.js';
import { HIGHLIGHTS, isChoice } from '../choices.js';
import { hasButton } from '../controls.js';
import { KEYS } from '../keys.js';
import { gameOf, isPlaying, wordsFor } from '../state.js';

/** @typedef {import('../choices.js').Choices} Choices */
/** @typedef {import('../keys.js').Action} Action */
/** @typedef {import('../state.js').State} State */

/** What the buttons and choices are called and which are there follows from. */
const NAMED = /** @type {const} */ ([
  ...['choices', 'controls', 'language', 'methods', 'searches', 'mode', 'entry'],
]);

/** What waits until nothing runs. */
const STARTS = /** @type {const} */ ([
  'step',
  'deduce',
  'go',
  'compare',
  'why',
  'check',
  'solutions',
]);

export class ButtonsView {
  #parts;

  /**
   * @param {import('./parts.js').Parts} parts
   * @param {object} handlers
   * @param {(action: Action) => void} handlers.act
   * @param {(changes: Partial<Choices>) => void} handlers.choose
   */
  constructor(parts, { act, choose }) {
    this.#parts = parts;
    for (const { action } of KEYS) {
      const element = this.#elementOf(action);
      if (element instanceof HTMLInputElement) {
        element.addEventListener('change', () => choose({ [action]: element.checked }));
      } else if (element instanceof HTMLButtonElement) {
        element.addEventListener('click', () => act(action));
      }
    }
    const { view, highlight } = parts.actions;
    view.addEventListener('change', () => choose(choiceOf(view.value)));
    highlight.addEventListener('change', () =>
      choose(/** @type {any} */ ({ highlight: highlight.value })),
    );
    parts.method.addEventListener('change', () => choose({ method: parts.method.value }));
  }

  /** The mode has no element of its own: its three are the keypad's. */
  /** @param {Action} action @returns {HTMLElement | undefined} */
  #elementOf(action) {
    return /** @type {any} */ (this.#parts.actions)[action];
  }

  /** @param {State} state @param {State | null} before */
  draw(state, before) {
    if (!before || NAMED.some((name) => state[name] !== before[name])) {
      this.#name(state);
      this.#offer(state);
      this.#fill(state);
    }
    this.#enable(state);
  }

  /** @param {State} state */
  #name(state) {
    const { t } = wordsFor(state);
    for (const { action, keys, hint } of KEYS) {
      if (!hint) continue;
      const about = t(hint);
      const element = /** @type {HTMLElement} */ (this.#elementOf(action));
      element.title = state.choices.letterKeys
        ? t('action.key', { about, key: keys.join(', ') })
        : about;
    }
  }

  /** @param {State} state */
  #offer(state) {
    const { choices, controls } = state;
    const { actions, buttons, whole, keypad, method, options, panel } = this.#parts;
    for (const { action } of KEYS) {
      const element = this.#elementOf(action);
      if (element instanceof HTMLInputElement) {
        element.checked = Boolean(/** @type {any} */ (choices)[action]);
        labelOf(element).hidden = !controls.has('how') || !isChoice(action, choices);
      } else if (element instanceof HTMLButtonElement) element.hidden = !hasButton(state, action);
    }
    labelOf(method).hidden = !controls.has('method');
    labelOf(actions.view).hidden = !controls.has('view');
    labelOf(actions.highlight).hidden = !controls.has('highlight');
    // What does nothing now would only be in the way.
    const isMarking = state.mode === 'marks' && !state.entry;
    actions.fill.hidden = actions.unmark.hidden = !isMarking || !controls.has('marks');
    actions.common.setAttribute('aria-pressed', String(choices.view === 'common'));
    keypad.hidden = !controls.has('keypad');
    panel.hidden = !controls.has('story');
    buttons.hidden = state.entry !== null || !PRESSED.some((name) => controls.has(name));
    whole.hidden = state.entry !== null || !OF_ALL.some((name) => controls.has(name));
    options.hidden = !['how', 'method', 'view', 'highlight', 'compare'].some((name) =>
      controls.has(name),
    );
  }

  /** @param {State} state the lists to choose from */
  #fill(state) {
    const { choices, methods } = state;
    const words = wordsFor(state);
    const now = nameView(words, choices);
    const views = viewsToChoose(choices).map(({ view, sheet }) => {
      const text = nameView(words, { ...choices, view, sheet });
      return new Option(text, `${view} ${sheet}`, false, text === now);
    });
    this.#parts.actions.view.replaceChildren(...views);
    const highlights = HIGHLIGHTS.map(
      (name) => new Option(words.t(HIGHLIGHT_NAMES[name]), name, false, name === choices.highlight),
    );
    this.#parts.actions.highlight.replaceChildren(...highlights);
    const options = methods.map(
      ({ slug }) => new Option(words.method(slug), slug, false, slug === choices.method),
    );
    // Before the engine is there nothing can be chosen.
    this.#parts.method.disabled = options.length === 0;
    this.#parts.method.replaceChildren(...(options.length ? options : [new Option('…')]));
  }

  /** @param {State} state */
  #enable(state) {
    const { t } = wordsFor(state);
    const [running, playing] = [state.run !== null, isPlaying(state)];
    const { actions } = this.#parts;
    const { step, play, stop, back, forward, restart, clear, enter } = actions;
    const { history } = state;
    const root = /** @type {Document | ShadowRoot} */ (step.getRootNode());
    const lost = /** @type {any} */ (root.activeElement);
    const wasFocused = [stop, back, forward, restart, clear].includes(lost);
    stop.disabled = !running;
    stop.hidden = !running || !state.controls.has('stop');
    back.disabled = !canUndo(history) && !running;
    forward.disabled = !canRedo(history);
    restart.disabled = !running && !hasPlay(gameOf(state));
    clear.disabled = countDigits(gameOf(state)) === 0 && !running;
    enter.disabled = state.readonly;
    for (const action of STARTS) actions[action].ariaDisabled = String(running);
    play.ariaDisabled = String(running && !playing);
    play.textContent = playing ? t('action.pause') : t('action.play');
    // A button that is switched off drops the focus: hand it on instead.
    if (wasFocused && (lost.disabled || lost.hidden)) step.focus();
  }
}

/** Those among the controls that are buttons below the board, and those for the board as a whole. */
const PRESSED = ['step', 'go', 'stop', 'hint', 'back', 'forward'];
const OF_ALL = ['restart', 'clear', 'enter'];

/** Whether there is anything but givens. @param {import('../../game/state.js').Game} game */
const hasPlay = ({ squares, notes }) =>
  notes !== NO_NOTES || squares.some(({ digit, kind }) => digit && kind !== 'given');

/** @param {Element} control */
const labelOf = (control) => /** @type {HTMLElement} */ (control.closest('label'));

/** @param {string} value of an option for the view @returns {Partial<Choices>} */
function choiceOf(value) {
  const [view, sheet] = value.split(' ');
  return { view: /** @type {Choices['view']} */ (view), sheet: Number(sheet) };
}
