/**
 * The board on the page, and what is drawn on it beside its digits.
 *
 * The one idea: what the last press said about a state is kept beside that state, so that going back
 * finds it again. It is drawn in the view that was chosen; over it goes what the panel points at, with
 * the board as it was then, and, while a Go is played, only as many digits as have appeared.
 */

import { applyMove } from '../game/state.js';
import { overlayOf, thenOf } from './views.js';

/** @typedef {import('../board/kakutei-board.js').KakuteiBoard} KakuteiBoard */
/** @typedef {import('../game/state.js').Game} Game */
/** @typedef {import('../game/state.js').Placement} Placement */
/** @typedef {import('../board/view.js').Overlay} Overlay */
/** @typedef {import('../story/types.js').Picture} Picture */
/**
 * @typedef {Pick<import('./types.js').Choices, 'view' | 'sheet'> & { marks: boolean, common: Overlay | null }} Looks
 *   common: what the solutions of the game have in common, in the view of that
 */
/**
 * @typedef {object} Remark what a press said about a state
 * @property {Picture | null} picture
 * @property {import('./views.js').Possibilities | null} possibilities
 * @property {boolean} told whether the possibilities belong to what was told
 */

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
  /** What a search that is played has come to. @type {{ game: Game, last: number | undefined } | null} */
  #followed = null;
  /** @type {Looks} */
  #looks = { view: 'digits', sheet: 1, marks: false, common: null };

  /**
   * @param {KakuteiBoard} board
   * @param {KakuteiBoard} echo a small one, for where the board is out of sight
   */
  constructor(board, echo) {
    this.#board = board;
    this.#echo = echo;
  }

  /** @param {import('../ui/board-strings.js').BoardStrings} strings */
  set strings(strings) {
    this.#board.strings = strings;
    this.#echo.strings = strings;
  }

  get playing() {
    return this.#playing !== null;
  }

  /**
   * @param {Game} game
   * @param {Looks} looks marks: whether possibilities that were told are drawn, in the view of digits
   */
  show(game, looks) {
    this.#game = game;
    this.#looks = looks;
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

  /** Shows a game that is only on its way. @param {{ game: Game, last: number | undefined } | null} now */
  follow(now) {
    this.#followed = now;
    this.#paint();
  }

  #paint() {
    const playing = this.#followed ?? this.#playing;
    const game = playing?.game ?? this.#game;
    if (!game) return;
    const remark = this.#remarks.get(game);
    const last = playing?.last;
    const resting = last === undefined ? remark?.picture : { last };
    const then = this.#pointed && thenOf(this.#pointed, game);
    const { view, sheet, marks, common } = this.#looks;
    const isTold = view === 'digits' && marks && (then || remark?.told);
    const looks = { view: isTold ? /** @type {const} */ ('left') : view, sheet };
    const shown = then?.game ?? game;
    const seen = overlayOf(looks, shown, then?.left ?? remark?.possibilities ?? null);
    const also = shown === this.#game ? common : null;
    const overlay = Object.freeze({ ...(this.#pointed ?? resting), ...seen, ...also });
    this.#board.game = shown;
    this.#board.overlay = overlay;

    // Measuring makes the browser lay out the page at once: only where it matters.
    const outOfSight = this.#pointed && this.#board.getBoundingClientRect().bottom < 160;
    this.#echo.hidden = !outOfSight;
    if (this.#echo.hidden) return;
    this.#echo.game = shown;
    this.#echo.overlay = overlay;
  }
}
