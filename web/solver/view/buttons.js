/**
 * The buttons and the choices beside them: which are there, which are possible, and their names.
 *
 * The one idea: all of it follows from the table of commands (`shownOf`), and only what differs is touched.
 */

import { HIGHLIGHT_NAMES, nameView, viewsToChoose } from '../../model/actions.js';
import { HIGHLIGHTS } from '../../model/choices.js';
import { COMMANDS } from '../../model/commands.js';
import { hasPlace, isByHand, shownOf } from '../../model/shown.js';
import { wordsFor } from '../../model/state.js';

/** @typedef {import('../../model/choices.js').Choices} Choices */
/** @typedef {import('../../model/commands.js').CommandName} CommandName */
/** @typedef {import('../../model/shown.js').Shown} Shown */
/** @typedef {import('../../model/state.js').State} State */

/** The state that the lists and the buttons' texts follow from. */
const NAMED = /** @type {const} */ (['choices', 'language', 'methods']);

/** Where the focus goes when its button is switched off. */
const PRESSED_IN_TURN = ['buttons', 'hand'];

/** @type {Partial<Shown>} */
const AS_MADE = Object.freeze({ on: true, waits: null, pressed: null });

export class ButtonsView {
  #parts;
  /** @type {Partial<Record<CommandName, Partial<Shown>>>} */
  #drawn = {};

  /**
   * @param {import('./parts.js').Parts} parts
   * @param {object} handlers
   * @param {(name: CommandName) => void} handlers.act
   * @param {(changes: Partial<Choices>) => void} handlers.choose
   */
  constructor(parts, { act, choose }) {
    this.#parts = parts;
    for (const { name, look } of COMMANDS) {
      const element = parts.actions[name];
      if (look === 'list') element.addEventListener('change', () => choose(choiceOf(element)));
      else if (look === 'box') element.addEventListener('change', () => act(name));
      else element?.addEventListener('click', () => act(name));
    }
  }

  /** @param {State} state @param {State | null} before */
  draw(state, before) {
    const { actions, buttons, whole, hand, keypad, modes, segments, page } = this.#parts;
    const { method, story, telling, view } = this.#parts;
    const shown = shownOf(state);
    const root = /** @type {Document | ShadowRoot} */ (buttons.getRootNode());
    const focused = /** @type {any} */ (root.activeElement);
    for (const { name } of COMMANDS) this.#show(state, name, shown[name]);
    buttons.dataset.runs = state.run?.kind ?? '';
    buttons.hidden = state.entry !== null || !hasPlace(state, 'buttons');
    whole.hidden = !hasPlace(state, 'whole');
    method.button.hidden = state.entry !== null || !hasPlace(state, 'options');
    view.button.hidden = state.entry !== null || !(hasPlace(state, 'view') || !whole.hidden);
    keypad.hidden = !shown.keypad.there;
    segments.hidden = !state.controls.has('marks');
    modes.hidden = state.entry !== null || (segments.hidden && !hasPlace(state, 'hand'));
    hand.hidden = !isByHand(state) || (keypad.hidden && modes.hidden);
    const isTold = shown.story.there;
    page.toggleAttribute('data-untold', !isTold);
    story.hidden = !isTold;
    // It scrolls in itself, by keys, too.
    telling.tabIndex = isTold ? 0 : -1;
    page.toggleAttribute('data-entry', state.entry !== null);
    if (!before || NAMED.some((name) => state[name] !== before[name])) {
      this.#name(state);
      this.#fill(state);
    }
    // A button that is switched off drops the focus: hand it on instead.
    const wasPressed = COMMANDS.some(
      ({ name, place = '' }) => PRESSED_IN_TURN.includes(place) && actions[name] === focused,
    );
    if (wasPressed && (focused.disabled || focused.hidden)) actions.step.focus();
  }

  /** @param {State} state @param {CommandName} name @param {Shown} shown */
  #show(state, name, shown) {
    const element = /** @type {any} */ (this.#parts.actions)[name];
    if (!element) return;
    const { there, on, waits, pressed, text } = shown;
    const drawn = this.#drawn[name] ?? AS_MADE;
    this.#drawn[name] = shown;
    if (there !== drawn.there) (element.closest('label, .offer') ?? element).hidden = !there;
    if (on !== drawn.on) element.disabled = !on;
    if (waits !== drawn.waits) element.ariaDisabled = String(waits);
    if (element.type === 'checkbox') element.checked = pressed;
    else if (pressed !== drawn.pressed) element.ariaPressed = String(pressed);
    if (!element.dataset.text || element.dataset.text === text) return;
    element.dataset.text = text;
    element.textContent = wordsFor(state).t(text);
  }

  /** @param {State} state */
  #name(state) {
    const { t } = wordsFor(state);
    for (const { name, keys, about } of COMMANDS) {
      if (!about) continue;
      const said = t(about);
      this.#parts.actions[name].title =
        keys && state.choices.letterKeys
          ? t('action.key', { about: said, key: keys.join(', ') })
          : said;
    }
  }

  /** @param {State} state the lists to choose from */
  #fill(state) {
    const { choices, methods } = state;
    const { view, highlight, method } = /** @type {Record<string, any>} */ (this.#parts.actions);
    const words = wordsFor(state);
    const now = nameView(words, choices);
    const views = viewsToChoose(choices).map(({ view, sheet }) => {
      const text = nameView(words, { ...choices, view, sheet });
      return new Option(text, `${view} ${sheet}`, false, text === now);
    });
    view.replaceChildren(...views);
    const highlights = HIGHLIGHTS.map(
      (name) => new Option(words.t(HIGHLIGHT_NAMES[name]), name, false, name === choices.highlight),
    );
    highlight.replaceChildren(...highlights);
    const options = methods.map(
      ({ slug }) => new Option(words.method(slug), slug, false, slug === choices.method),
    );
    // Before the engine is there nothing can be chosen.
    method.disabled = options.length === 0;
    method.replaceChildren(...(options.length ? options : [new Option('…')]));
  }
}

/** The choice in a list. @param {HTMLElement} list @returns {Partial<Choices>} */
function choiceOf(list) {
  const { id, value } = /** @type {HTMLSelectElement} */ (list);
  if (id !== 'view') return /** @type {any} */ ({ [id]: value });
  const [view, sheet] = value.split(' ');
  return { view: /** @type {Choices['view']} */ (view), sheet: Number(sheet) };
}
