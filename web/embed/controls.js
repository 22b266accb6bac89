/**
 * The buttons and the choices beside them. It says which action was wanted and shows which are
 * possible; what they do is the session's matter.
 */

import { wordsOf } from '../locales/words.js';
import { isChoice } from './choices.js';
import { KEYS } from './keys.js';
import { CONTROLS } from './messages.js';
import { SHEETS, VIEWS, nameView } from './views.js';

/** @typedef {import('./keys.js').Action} Action */
/** @typedef {import('./types.js').Choices} Choices */
/** @typedef {import('./parts.js').Parts} Parts */
/** @typedef {import('../engine/records.js').MethodInfo} Method */

/** @type {Partial<Record<Action, string>>} */
const ABOUT = {
  step: 'action.step.about',
  go: 'action.go.about',
  stop: 'action.stop.about',
  back: 'action.back.about',
  clear: 'action.clear.about',
  play: 'action.play.about',
  view: 'option.view.about',
  compare: 'action.compare.about',
  common: 'action.common.about',
};

/** Which control an action belongs to. @type {Record<Action, string>} */
const CONTROL_OF = {
  step: 'step',
  go: 'go',
  stop: 'stop',
  back: 'back',
  clear: 'clear',
  play: 'go',
  showHow: 'how',
  inside: 'how',
  marks: 'how',
  view: 'view',
  compare: 'compare',
  common: 'view',
};

export class Controls {
  #parts;
  /** @type {readonly Method[]} */
  #methods = [];
  /** @type {ReadonlySet<string>} */
  #shown = new Set(CONTROLS);
  #words = wordsOf('en');
  /** Whether the method goes on, so that it can be played. */
  #plays = false;
  /** @type {Method | undefined} */
  #chosen;

  /**
   * @param {Parts} parts
   * @param {object} handlers
   * @param {(action: Action) => void} handlers.act
   * @param {(changes: Partial<Choices>) => void} handlers.choose
   */
  constructor(parts, { act, choose }) {
    this.#parts = parts;
    for (const { action } of KEYS) {
      const element = this.#element(action);
      if (element instanceof HTMLInputElement) {
        element.addEventListener('change', () => choose({ [action]: element.checked }));
      } else if (element instanceof HTMLSelectElement) {
        element.addEventListener('change', () => choose(choiceOf(element.value)));
      } else {
        element.addEventListener('click', () => act(action));
      }
    }
    const method = this.#method;
    method.addEventListener('change', () => choose({ method: method.value }));
  }

  /** @param {Action} action */
  #element(action) {
    return this.#parts.actions[action];
  }

  get #method() {
    return this.#parts.method;
  }

  /** @param {Action} action whether it has a control, and so a key */
  offers(action) {
    if (action === 'play' && !this.#plays) return false;
    if (action === 'compare' && !this.#shown.has('story')) return false;
    return action === 'stop' || this.#shown.has(CONTROL_OF[action]);
  }

  /** What the engine knows of the method that is chosen, once it is there. */
  get chosen() {
    return this.#chosen;
  }

  /** @param {readonly Method[]} methods */
  set methods(methods) {
    this.#methods = methods;
  }

  /**
   * @param {import('../locales/words.js').Words} words
   * @param {object} state
   * @param {Readonly<Choices>} state.choices
   * @param {ReadonlySet<string>} state.shown which controls there are
   * @param {boolean} state.searches whether what a search needs is there
   */
  show(words, { choices, shown, searches }) {
    const { t } = words;
    this.#shown = shown;
    this.#words = words;
    this.#chosen = this.#methods.find(({ slug }) => slug === choices.method);
    this.#plays = (searches && this.#chosen?.goesOn) ?? false;
    this.#parts.buttons.toggleAttribute('data-plays', this.offers('play'));
    for (const { action, keys } of KEYS) {
      const element = this.#element(action);
      const about = ABOUT[action];
      if (about) {
        element.title = choices.letterKeys
          ? t('action.key', { about: t(about), key: keys.join(', ') })
          : t(about);
      }
      if (element instanceof HTMLInputElement) {
        element.checked = Boolean(/** @type {any} */ (choices)[action]);
        const label = /** @type {HTMLElement} */ (element.closest('label'));
        label.hidden = !shown.has('how') || !isChoice(action, choices);
      } else if (element instanceof HTMLButtonElement) {
        element.hidden = !shown.has(CONTROL_OF[action]) || !this.offers(action);
      }
    }
    this.#showViews(words, choices);
    const options = this.#methods.map(
      ({ slug }) => new Option(words.method(slug), slug, false, slug === choices.method),
    );
    // Before the engine is there nothing can be chosen, and the names are not known yet.
    this.#method.disabled = options.length === 0;
    this.#method.replaceChildren(...(options.length ? options : [new Option('…')]));
    const { keypad, panel, buttons, options: row, actions } = this.#parts;
    for (const [name, select] of Object.entries({ method: this.#method, view: actions.view })) {
      /** @type {HTMLElement} */ (select.closest('label')).hidden = !shown.has(name);
    }
    keypad.hidden = !shown.has('keypad');
    panel.hidden = !shown.has('story');
    buttons.hidden = !['step', 'go', 'stop', 'back', 'clear'].some((name) => shown.has(name));
    actions.compare.hidden ||= panel.hidden;
    row.hidden = !['how', 'method', 'view', 'compare'].some((name) => shown.has(name));
  }

  /** @param {import('../locales/words.js').Words} words @param {Readonly<Choices>} choices */
  #showViews(words, choices) {
    this.#parts.actions.common.setAttribute('aria-pressed', String(choices.view === 'common'));
    const now = nameView(words, choices);
    const all = VIEWS.flatMap((view) =>
      (view === 'sheet' ? SHEETS : [choices.sheet]).map((sheet) => ({ view, sheet })),
    );
    const options = all.map(({ view, sheet }) => {
      const text = nameView(words, { view, sheet });
      return new Option(text, `${view} ${sheet}`, false, text === now);
    });
    this.#parts.actions.view.replaceChildren(...options);
  }

  /** @param {{ running: boolean, playing: boolean, canUndo: boolean, empty: boolean }} state */
  enable({ running, playing, canUndo, empty }) {
    const { t } = this.#words;
    const button = (/** @type {Action} */ action) =>
      /** @type {HTMLButtonElement} */ (this.#element(action));
    const root = /** @type {Document | ShadowRoot} */ (this.#method.getRootNode());
    const lost = root.activeElement;
    const wasFocused = [button('stop'), button('back'), button('clear')].includes(
      /** @type {any} */ (lost),
    );
    button('stop').disabled = !running;
    button('back').disabled = !canUndo && !running;
    button('clear').disabled = empty && !running;
    button('step').setAttribute('aria-disabled', String(running));
    button('go').setAttribute('aria-disabled', String(running));
    button('play').setAttribute('aria-disabled', String(running && !playing));
    button('play').textContent = playing ? t('action.pause') : t('action.play');
    button('compare').setAttribute('aria-disabled', String(running));
    // A button that is switched off drops the focus: hand it on instead.
    if (wasFocused && /** @type {HTMLButtonElement} */ (lost).disabled) button('step').focus();
  }
}

/** @param {string} value of an option for the view @returns {Partial<Choices>} */
function choiceOf(value) {
  const [view, sheet] = value.split(' ');
  return { view: /** @type {Choices['view']} */ (view), sheet: Number(sheet) };
}
