/**
 * The buttons and the choices beside them: which are there, which are possible, what they are called.
 */

import { canUndo } from '../../game/history.js';
import { countDigits } from '../../game/state.js';
import { nameView, viewsToChoose } from '../actions.js';
import { isChoice } from '../choices.js';
import { hasButton, offers } from '../controls.js';
import { KEYS } from '../keys.js';
import { gameOf, isPlaying, wordsFor } from '../state.js';

/** @typedef {import('../choices.js').Choices} Choices */
/** @typedef {import('../keys.js').Action} Action */
/** @typedef {import('../state.js').State} State */

/** What the buttons and choices are called and which are there follows from. */
const NAMED = /** @type {const} */ (['choices', 'controls', 'language', 'methods', 'searches']);

/** What waits until nothing runs. */
const STARTS = /** @type {const} */ (['step', 'go', 'compare', 'why', 'check', 'solutions']);

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
      const element = parts.actions[action];
      if (element instanceof HTMLInputElement) {
        element.addEventListener('change', () => choose({ [action]: element.checked }));
      } else if (element instanceof HTMLSelectElement) {
        element.addEventListener('change', () => choose(choiceOf(element.value)));
      } else {
        element.addEventListener('click', () => act(action));
      }
    }
    parts.method.addEventListener('change', () => choose({ method: parts.method.value }));
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
      this.#parts.actions[action].title = state.choices.letterKeys
        ? t('action.key', { about, key: keys.join(', ') })
        : about;
    }
  }

  /** @param {State} state */
  #offer(state) {
    const { choices, controls } = state;
    const { actions, buttons, keypad, method, options, panel } = this.#parts;
    buttons.toggleAttribute('data-plays', offers(state, 'play'));
    for (const { action } of KEYS) {
      const element = actions[action];
      if (element instanceof HTMLInputElement) {
        element.checked = Boolean(/** @type {any} */ (choices)[action]);
        labelOf(element).hidden = !controls.has('how') || !isChoice(action, choices);
      } else if (element instanceof HTMLButtonElement) element.hidden = !hasButton(state, action);
    }
    labelOf(method).hidden = !controls.has('method');
    labelOf(actions.view).hidden = !controls.has('view');
    actions.common.setAttribute('aria-pressed', String(choices.view === 'common'));
    keypad.hidden = !controls.has('keypad');
    panel.hidden = !controls.has('story');
    buttons.hidden = !['step', 'go', 'stop', 'back', 'clear'].some((name) => controls.has(name));
    options.hidden = !['how', 'method', 'view', 'compare'].some((name) => controls.has(name));
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
    const { step, play, stop, back, clear } = actions;
    const root = /** @type {Document | ShadowRoot} */ (step.getRootNode());
    const lost = /** @type {any} */ (root.activeElement);
    const wasFocused = [stop, back, clear].includes(lost);
    stop.disabled = !running;
    back.disabled = !canUndo(state.history) && !running;
    clear.disabled = countDigits(gameOf(state)) === 0 && !running;
    for (const action of STARTS) actions[action].ariaDisabled = String(running);
    play.ariaDisabled = String(running && !playing);
    play.textContent = playing ? t('action.pause') : t('action.play');
    // A button that is switched off drops the focus: hand it on instead.
    if (wasFocused && lost.disabled) step.focus();
  }
}

/** @param {Element} control */
const labelOf = (control) => /** @type {HTMLElement} */ (control.closest('label'));

/** @param {string} value of an option for the view @returns {Partial<Choices>} */
function choiceOf(value) {
  const [view, sheet] = value.split(' ');
  return { view: /** @type {Choices['view']} */ (view), sheet: Number(sheet) };
}
