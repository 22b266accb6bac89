/**
 * The buttons and the choices beside them. It says which action was wanted and shows which are
 * possible; what they do is the session's matter.
 */

import { KEYS } from './keys.js';
import { CONTROLS } from './messages.js';

/** @typedef {import('./keys.js').Action} Action */
/** @typedef {import('./types.js').Choices} Choices */
/** @typedef {import('./parts.js').Parts} Parts */
/** @typedef {{ slug: string, name: Record<string, string> }} Method */

/** @type {Partial<Record<Action, string>>} */
const ABOUT = {
  step: 'action.step.about',
  go: 'action.go.about',
  stop: 'action.stop.about',
  back: 'action.back.about',
  clear: 'action.clear.about',
};

/** Which control an action belongs to. @type {Record<Action, string>} */
const CONTROL_OF = {
  step: 'step',
  go: 'go',
  stop: 'stop',
  back: 'back',
  clear: 'clear',
  showHow: 'how',
  inside: 'how',
  marks: 'how',
};

export class Controls {
  #parts;
  /** @type {readonly Method[]} */
  #methods = [];
  /** @type {ReadonlySet<string>} */
  #shown = new Set(CONTROLS);

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
    return action === 'stop' || this.#shown.has(CONTROL_OF[action]);
  }

  /** @param {readonly Method[]} methods */
  set methods(methods) {
    this.#methods = methods;
  }

  /**
   * @param {import('./i18n.js').Words} words
   * @param {object} state
   * @param {Readonly<Choices>} state.choices
   * @param {string} state.language
   * @param {ReadonlySet<string>} state.shown which controls there are
   */
  show({ t }, { choices, language, shown }) {
    this.#shown = shown;
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
        label.hidden = !shown.has('how') || (action !== 'showHow' && !choices.showHow);
      } else {
        element.hidden = !shown.has(action);
      }
    }
    const options = this.#methods.map(({ slug, name }) => {
      const text = name[language] || name.en;
      return new Option(text, slug, false, slug === choices.method);
    });
    this.#method.replaceChildren(...options);
    const { method, keypad, panel, buttons, options: row } = this.#parts;
    /** @type {HTMLElement} */ (method.closest('label')).hidden = !shown.has('method');
    keypad.hidden = !shown.has('keypad');
    panel.hidden = !shown.has('story');
    buttons.hidden = !['step', 'go', 'stop', 'back', 'clear'].some((name) => shown.has(name));
    row.hidden = !shown.has('how') && !shown.has('method');
  }

  /** @param {{ running: boolean, canUndo: boolean, empty: boolean }} state */
  enable({ running, canUndo, empty }) {
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
    // A button that is switched off drops the focus: hand it on instead.
    if (wasFocused && /** @type {HTMLButtonElement} */ (lost).disabled) button('step').focus();
  }
}
