/**
 * The buttons and the choices beside them. It says which action was wanted and shows which are
 * possible; what they do is the page's matter.
 */

import { KEYS } from './keys.js';

/** @typedef {import('./keys.js').Action} Action */
/** @typedef {import('./settings.js').Settings} Settings */
/** @typedef {{ slug: string, name: Record<string, string> }} Method */

/** @type {Partial<Record<Action, string>>} */
const ABOUT = {
  step: 'action.step.about',
  go: 'action.go.about',
  stop: 'action.stop.about',
  back: 'action.back.about',
  clear: 'action.clear.about',
};

/** @type {Partial<Record<Action, string>>} */
const IDS = { showHow: 'show-how' };

export class Controls {
  #document;
  /** @type {readonly Method[]} */
  #methods = [];

  /**
   * @param {Document} document
   * @param {object} handlers
   * @param {(action: Action) => void} handlers.act
   * @param {(changes: Partial<Settings>) => void} handlers.choose
   */
  constructor(document, { act, choose }) {
    this.#document = document;
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
    return /** @type {HTMLElement} */ (this.#document.getElementById(IDS[action] ?? action));
  }

  get #method() {
    return /** @type {HTMLSelectElement} */ (this.#document.getElementById('method'));
  }

  /** @param {readonly Method[]} methods */
  set methods(methods) {
    this.#methods = methods;
  }

  /**
   * @param {import('./i18n.js').Words} words
   * @param {Readonly<Settings>} settings
   */
  show({ t }, settings) {
    for (const { action, keys } of KEYS) {
      const element = this.#element(action);
      const about = ABOUT[action];
      if (about) {
        element.title = settings.letterKeys
          ? t('action.key', { about: t(about), key: keys.join(', ') })
          : t(about);
      }
      if (element instanceof HTMLInputElement) {
        element.checked = Boolean(/** @type {any} */ (settings)[action]);
        const label = /** @type {HTMLElement} */ (element.closest('label'));
        label.hidden = action !== 'showHow' && !settings.showHow;
      }
    }
    const options = this.#methods.map(({ slug, name }) => {
      const text = name[settings.language] || name.en;
      return new Option(text, slug, false, slug === settings.method);
    });
    this.#method.replaceChildren(...options);
  }

  /** @param {{ running: boolean, canUndo: boolean, empty: boolean }} state */
  enable({ running, canUndo, empty }) {
    const button = (/** @type {Action} */ action) =>
      /** @type {HTMLButtonElement} */ (this.#element(action));
    const lost = this.#document.activeElement;
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
