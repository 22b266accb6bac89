/**
 * The views of the board: its digits; the digits that remain in each square; how many they are; one of
 * the nine sheets, on which the squares are painted where a digit cannot go; what all solutions have in
 * common.
 *
 * The one idea: all but the last show the same thing, what is left to each square, as a press of any
 * method left it or, before one, as row, column and box do. While a sheet is on view, a digit means its
 * sheet.
 */

import { digitsLeft } from '../game/left.js';
import { applyMove } from '../game/state.js';

/** @typedef {import('../board/view.js').Overlay} Overlay */
/** @typedef {import('../game/state.js').Game} Game */
/** @typedef {import('../locales/words.js').Words} Words */
/** @typedef {import('./types.js').Choices} Choices */
/** @typedef {'digits' | 'left' | 'counts' | 'sheet' | 'common'} View */
/** @typedef {readonly (readonly number[])[]} Possibilities for each square, its digits */

/** @type {readonly View[]} */
export const VIEWS = Object.freeze(['digits', 'left', 'counts', 'sheet', 'common']);

export const SHEETS = Object.freeze([1, 2, 3, 4, 5, 6, 7, 8, 9]);

/**
 * @param {Pick<Choices, 'view' | 'sheet'>} choices
 * @param {Game} game
 * @param {Possibilities | null} known what a press left; null: what row, column and box leave
 * @returns {Overlay} empty for a view that shows something else
 */
export function overlayOf({ view, sheet }, game, known) {
  if (view === 'digits' || view === 'common' || !VIEWS.includes(view)) return {};
  const left = known ?? digitsLeft(game);
  if (view === 'left') return { candidates: left };
  if (view === 'counts') return { counts: left.map(({ length }) => length) };
  const isPainted = (/** @type {number} */ square) =>
    game.cells[square].digit !== 0 || !left[square].includes(sheet);
  return { painted: left.flatMap((_, square) => (isPainted(square) ? [square] : [])) };
}

/**
 * The board as it was when a deduction was made, which may be long before the one on view.
 *
 * @param {Pick<import('../story/types.js').Picture, 'position' | 'last' | 'found'>} picture
 * @param {Game} game on view
 * @returns {{ game: Game, left: Possibilities } | null} null if the picture does not know
 */
export function thenOf({ position, last, found = '' }, game) {
  if (!position) return null;
  const left = Array.from(position, (bits) => SHEETS.filter((digit) => bits & (1 << (digit - 1))));
  const isLater = (/** @type {number} */ square) => square !== last && left[square].length > 0;
  const earlier = left.reduce(
    (then, _, square) => (isLater(square) ? applyMove(then, { type: 'clear', square }) : then),
    game,
  );
  const placements = Array.from(found, Number).flatMap((digit, square) =>
    digit && !isLater(square) && !earlier.cells[square].digit ? [{ square, digit }] : [],
  );
  return { game: applyMove(earlier, { type: 'found', placements }), left };
}

/** @param {Words} words @param {Pick<Choices, 'view' | 'sheet'>} choices @returns {string} */
export function nameView({ t }, { view, sheet }) {
  if (view === 'left') return t('view.left');
  if (view === 'counts') return t('view.counts');
  if (view === 'common') return t('view.common');
  return view === 'sheet' ? t('view.sheet', { digit: sheet }) : t('view.digits');
}

/** What a person changes about the view by keys and the keypad. */
export class ViewKeys {
  #stage;

  /**
   * @param {object} stage
   * @param {() => Readonly<Choices>} stage.choices
   * @param {() => boolean} stage.offered whether the view is the person's to choose
   * @param {() => boolean} stage.areSeveral whether the board has several solutions
   * @param {(changes: Partial<Choices>) => void} stage.choose
   */
  constructor(stage) {
    this.#stage = stage;
  }

  get #isSheet() {
    return this.#stage.choices().view === 'sheet' && this.#stage.offered();
  }

  /** @param {number} digit that was pressed @returns {boolean} whether it was meant for the sheets */
  take(digit) {
    if (digit === 0 || !this.#isSheet) return false;
    this.#stage.choose({ sheet: digit });
    return true;
  }

  /** What solutions have in common is passed over where there are not several. */
  next() {
    const views = VIEWS.filter((view) => view !== 'common' || this.#stage.areSeveral());
    const index = views.indexOf(this.#stage.choices().view);
    this.#stage.choose({ view: views[(index + 1) % views.length] });
  }

  /** To what the solutions have in common, and back. */
  toggleCommon() {
    const { view } = this.#stage.choices();
    this.#stage.choose({ view: view === 'common' ? 'digits' : 'common' });
  }

  /** @returns {boolean} whether there was a view to leave that takes the board for itself */
  leave() {
    const isCommon = this.#stage.choices().view === 'common' && this.#stage.offered();
    if (!this.#isSheet && !isCommon) return false;
    this.#stage.choose({ view: 'digits' });
    return true;
  }

  /** @param {Words} words @returns {string} what the line under the board says of the view */
  hint({ t }) {
    const { view, sheet: digit } = this.#stage.choices();
    if (view !== 'sheet') return '';
    return this.#isSheet ? t('status.sheetKeys', { digit }) : t('status.sheet', { digit });
  }
}
