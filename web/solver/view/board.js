/**
 * The board, and a small one for when it is out of sight while something is pointed at.
 */

import { pictureOf } from '../../model/overlay.js';

/** @typedef {import('../../model/state.js').State} State */

/** The state that the board is drawn from. */
const DRAWN = /** @type {const} */ ([
  ...['history', 'presses', 'walked', 'choices', 'pointed', 'run', 'common', 'language'],
  ...['selected', 'picked', 'mode', 'hints'],
]);

export class BoardView {
  #board;
  #echo;

  /** @param {import('./parts.js').Parts} parts */
  constructor({ board, echo }) {
    this.#board = board;
    this.#echo = echo;
  }

  /** @param {State} state @param {State | null} before */
  draw(state, before) {
    const board = this.#board;
    if (board.readonly !== state.readonly) board.readonly = state.readonly;
    if (board.selected !== state.selected) board.selected = state.selected;
    if (before && DRAWN.every((name) => state[name] === before[name])) return;
    const { game, overlay } = pictureOf(state);
    board.game = game;
    board.overlay = overlay;

    // Measuring makes the browser lay out the page at once, so it is done only if it matters.
    const isPointedAt = state.pointed !== null && state.pointed.isLow !== null;
    const outOfSight = isPointedAt && board.getBoundingClientRect().bottom < 160;
    this.#echo.hidden = !outOfSight;
    if (this.#echo.hidden) return;
    this.#echo.dataset.place = state.pointed?.isLow ? 'top' : 'bottom';
    this.#echo.game = game;
    this.#echo.overlay = overlay;
  }
}
