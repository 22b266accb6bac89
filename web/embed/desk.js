/**
 * The board on the page, and what is drawn on it beside its digits.
 *
 * The one idea: what the last press said about a state is kept beside that state, so that going back
 * finds it again. Over it goes what the panel points at, and, while a Go is played, only as many
 * digits as have appeared.
 */

import { applyMove } from '../game/state.js';

/** @typedef {import('../board/kakutei-board.js').KakuteiBoard} KakuteiBoard */
/** @typedef {import('../game/state.js').Game} Game */
/** @typedef {import('../game/state.js').Placement} Placement */
/** @typedef {import('../story/types.js').Picture} Picture */
/** @typedef {{ picture: Picture | null, possibilities: readonly (readonly number[])[] | null }} Remark */

export class Desk {
  #board;
  #echo;
  /** @type {Game | null} */
  #game = null;
  /** @type {WeakMap<Game, Remark>} */
  #remarks = new WeakMap();
  /** @type {Picture | null} */
  #pointed = null;
  /** @type {{ game: Game, last: number | undefined } | null} */
  #playing = null;
  #marks = false;

  /**
   * @param {KakuteiBoard} board
   * @param {KakuteiBoard} echo a small one, for where the board is out of sight
   */
  constructor(board, echo) {
    this.#board = board;
    this.#echo = echo;
  }

  /** @param {import('../board/strings.js').BoardStrings} strings */
  set strings(strings) {
    this.#board.strings = strings;
    this.#echo.strings = strings;
  }

  get playing() {
    return this.#playing !== null;
  }

  /**
   * @param {Game} game
   * @param {boolean} marks whether possibilities are drawn where they are known
   */
  show(game, marks) {
    this.#game = game;
    this.#marks = marks;
    this.#playing = null;
    this.#paint();
  }

  /** @param {Game} game @param {Remark} remark what a press said about it */
  remark(game, remark) {
    this.#remarks.set(game, remark);
  }

  /** @param {Picture | null} picture @param {Element | null} item that wants it drawn */
  point(picture, item) {
    this.#pointed = picture;
    const isLow = (item?.getBoundingClientRect().top ?? 0) > innerHeight / 2;
    this.#echo.dataset.place = isLow ? 'top' : 'bottom';
    this.#paint();
  }

  /**
   * Shows the first digits of a Go; all of them end the play.
   *
   * @param {Game} from
   * @param {readonly Placement[]} placements
   * @param {number} count
   */
  play(from, placements, count) {
    const shown = placements.slice(0, count);
    this.#playing =
      count < placements.length
        ? {
            game: applyMove(from, { type: 'found', placements: shown }),
            last: shown.at(-1)?.square,
          }
        : null;
    this.#paint();
  }

  #paint() {
    const game = this.#playing?.game ?? this.#game;
    if (!game) return;
    const remark = this.#remarks.get(game);
    const last = this.#playing?.last;
    const resting = last === undefined ? remark?.picture : { last };
    const picture = this.#pointed ?? resting ?? null;
    const candidates = (this.#marks && remark?.possibilities) || null;
    const overlay = picture || candidates ? Object.freeze({ ...picture, candidates }) : null;
    this.#board.game = game;
    this.#board.overlay = overlay;

    const outOfSight = this.#board.getBoundingClientRect().bottom < 160;
    this.#echo.hidden = !this.#pointed || !outOfSight;
    if (this.#echo.hidden) return;
    this.#echo.game = game;
    this.#echo.overlay = overlay;
  }
}
