/**
 * What a person enters by hand: on the board, from the keypad, and with digits typed elsewhere.
 *
 * With a square selected a digit goes there. With none, the keypad's digit is picked, and goes to every
 * square that is clicked. While a paint sheet is on view, a digit is for the sheet.
 */

import { Keypad } from './keypad.js';

/** @typedef {import('../game/state.js').Move} Move */
/** @typedef {import('../locales/words.js').Words} Words */
/**
 * @typedef {object} Stage
 * @property {(move: Move) => void} edit makes a move by hand
 * @property {() => Words} words
 * @property {(sentence: string) => void} say aloud
 * @property {() => void} show
 * @property {() => void} release nothing is pointed at any more
 */

/** @param {Event} event @returns {any} */
const detailOf = (event) => /** @type {CustomEvent} */ (event).detail;

export class Entering {
  #board;
  #keypad;
  #views;
  #stage;

  /** @param {import('./parts.js').Parts} parts @param {import('./views.js').ViewKeys} views @param {Stage} stage */
  constructor({ board, frame, keypad }, views, stage) {
    this.#board = board;
    this.#keypad = new Keypad(keypad, (digit) => this.#onKeypad(digit));
    this.#views = views;
    this.#stage = stage;
    board.addEventListener('kakutei-move', (event) => {
      const move = detailOf(event);
      if (!views.take(move.digit ?? 0)) stage.edit(move);
    });
    board.addEventListener('kakutei-press', (event) => {
      if (this.#keypad.armed === null || board.readonly) return;
      this.#enter(detailOf(event).square, this.#keypad.armed);
      board.selected = null;
    });
    board.addEventListener('kakutei-select', () => {
      if (this.#keypad.armed === null) stage.release();
    });
    for (const type of ['kakutei-move', 'kakutei-press', 'kakutei-select']) {
      // They are the board's words to us; what became of them the solver says itself.
      frame.addEventListener(type, (event) => event.stopPropagation());
    }
  }

  /** @param {Words} words */
  translate(words) {
    this.#keypad.translate(words);
  }

  /** @param {number | null} sheet that is on view and can be changed */
  showSheet(sheet) {
    this.#keypad.showSheet(sheet, this.#stage.words());
  }

  /** Nothing is picked or selected any more. */
  leave() {
    this.#keypad.armed = null;
    this.#board.selected = null;
  }

  /** @param {number} digit that was typed where there is no board @returns {boolean} whether it went anywhere */
  take(digit) {
    if (digit && this.#views.take(digit)) return true;
    const { selected } = this.#board;
    if (selected === null) return false;
    this.#enter(selected, digit);
    return true;
  }

  /** @param {number} square @param {number} digit 0 empties it */
  #enter(square, digit) {
    if (this.#board.readonly) return;
    this.#stage.edit(digit ? { type: 'set', square, digit } : { type: 'clear', square });
  }

  /** @param {number} digit */
  #onKeypad(digit) {
    if (this.take(digit)) return;
    const keypad = this.#keypad;
    keypad.armed = digit === 0 || digit === keypad.armed ? null : digit;
    if (keypad.armed) this.#stage.say(this.#stage.words().t('keypad.armed', { digit }));
    this.#stage.show();
  }
}
