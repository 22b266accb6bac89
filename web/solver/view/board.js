/**
 * The board: the game on view, and what is drawn on it.
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

  /** @param {import('./parts.js').Parts} parts */
  constructor({ board }) {
    this.#board = board;
  }

  /** @param {State} state @param {State | null} before */
  draw(state, before) {
    const board = this.#board;
    if (board.readonly !== state.readonly) board.readonly = state.readonly;
    if (board.selected !== state.selected) board.selected = state.selected;
    if (before && DRAWN.every((name) => state[name] === before[name])) return;
    const { game, overlay } = pictureOf(state);
    board.show(game, overlay);
  }
}
