/**
 * The page's own keypad: nine digits and an eraser, so that no system keyboard ever opens; above it the
 * modes: digits, pencil marks, corner marks or colours. Loaded when a person first turns to a square.
 *
 * With a square selected a digit goes there. With none, the digit is picked, and goes to every square
 * that is clicked until it is put back. While a paint sheet is on view, a digit stands for its sheet.
 */

import '../elements.js';
import { make } from '../../ui/elements.js';
import { adopt } from '../../ui/sheet.js';
import { picksSheet } from '../../model/actions.js';
import { MODES, MODE_NAMES, pressKey, setMode } from '../../model/hand/actions.js';
import { gameOf, wordsFor } from '../../model/state.js';
import { keypadSheetFor } from './keypad-styles.js';

/** @typedef {import('../../model/state.js').State} State */

/** Up and down go by as many keys: a row of it where it is narrow. */
const PER_ROW = 5;

/** The state that it is drawn from. */
const DRAWN = /** @type {const} */ ([
  ...['choices', 'entry', 'history', 'language', 'mode', 'picked'],
]);

export class View {
  /** @type {HTMLButtonElement[]} */
  #keys = [];
  /** @type {HTMLButtonElement[]} */
  #segments = [];

  /** @param {import('../view/parts.js').Parts} parts @param {import('../../model/store.js').Store} store */
  constructor({ keypad, segments, frame }, store) {
    adopt(frame, keypadSheetFor);
    for (const digit of [1, 2, 3, 4, 5, 6, 7, 8, 9, 0]) {
      this.#keys.push(keyOf({ 'data-digit': digit }, () => store.send(pressKey, digit)));
    }
    for (const mode of MODES) this.#segments.push(keyOf({}, () => store.send(setMode, mode)));
    keypad.replaceChildren(...this.#keys);
    keypad.addEventListener('keydown', (event) => this.#onKey(event));
    this.#stopAt(0);
    this.draw(store.state, null);
    segments.replaceChildren(...this.#segments);
  }

  /** @param {State} state @param {State | null} before */
  draw(state, before) {
    if (before && DRAWN.every((name) => state[name] === before[name])) return;
    const { mode } = state;
    const { t } = wordsFor(state);
    MODES.forEach((each, index) => {
      const segment = this.#segments[index];
      segment.textContent = t(MODE_NAMES[each]);
      segment.ariaPressed = String(each === mode);
    });
    const counts = Array(10).fill(0);
    for (const { digit } of gameOf(state).squares) counts[digit]++;
    for (const key of this.#keys) this.#drawKey(key, state, counts);
  }

  /** For Tab the keypad is one stop. @param {number} index */
  #stopAt(index) {
    this.#keys.forEach((key, each) => (key.tabIndex = each === index ? 0 : -1));
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event;
    const by = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: PER_ROW, ArrowUp: -PER_ROW }[key];
    if (!by || ctrlKey || metaKey || altKey || shiftKey) return;
    event.preventDefault();
    const next = this.#keys.indexOf(/** @type {HTMLButtonElement} */ (target)) + by;
    if (next < 0 || next >= this.#keys.length) return;
    this.#stopAt(next);
    this.#keys[next].focus();
  }

  /** @param {HTMLButtonElement} key @param {State} state @param {readonly number[]} counts */
  #drawKey(key, state, counts) {
    const { t } = wordsFor(state);
    const { picked, choices, entry } = state;
    const digit = Number(key.dataset.digit);
    const sheet = picksSheet(state) && !entry ? choices.sheet : null;
    const isColour = state.mode === 'colours' && !entry && sheet === null;
    key.toggleAttribute('data-armed', digit !== 0 && digit === (sheet ?? picked));
    if (digit) {
      const name = isColour ? 'keypad.colour' : sheet === null ? 'keypad.digit' : 'view.sheet';
      key.ariaLabel = t(name, { digit });
      key.textContent = String(digit);
      key.disabled = isColour && digit === 9;
    } else key.textContent = t(entry ? 'keypad.empty' : 'keypad.erase');
    if (digit && sheet !== null) key.ariaPressed = String(digit === sheet);
    else key.removeAttribute('aria-pressed');
    if (digit && isColour) key.dataset.colour = String(digit);
    else delete key.dataset.colour;
    const left = Math.max(0, 9 - counts[digit]);
    const isCounted = digit > 0 && !isColour && sheet === null;
    key.toggleAttribute('data-done', isCounted && left === 0);
    if (isCounted) {
      key.dataset.left = String(left);
      key.setAttribute('aria-description', t('keypad.left', { count: left }));
    } else {
      delete key.dataset.left;
      key.removeAttribute('aria-description');
    }
  }
}

/** @param {import('../../ui/elements.js').Attributes} attributes @param {() => void} press */
function keyOf(attributes, press) {
  const key = make('button', { type: 'button', ...attributes });
  // The focus stays where it is, so that arrow keys and digits can be used in turn.
  key.addEventListener('pointerdown', (event) => event.preventDefault());
  key.addEventListener('click', press);
  return key;
}
