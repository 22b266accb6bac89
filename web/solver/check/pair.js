/**
 * Two of several solutions side by side: which two is chosen under each, and the squares in which they differ
 * are marked on both. Loaded with the first of them.
 */

import { applyMove } from '../../game/state.js';
import { boardStrings } from '../../ui/board-strings.js';
import { make } from '../../ui/elements.js';
import { pairSheetFor } from './styles.js';

/** @typedef {import('../../board/kakutei-board.js').KakuteiBoard} KakuteiBoard */
/** @typedef {import('../../game/state.js').Game} Game */
/** @typedef {import('../../locales/words.js').Words} Words */
/** @typedef {{ board: KakuteiBoard, slider: HTMLInputElement, field: HTMLInputElement, at: number }} Side at: of the list */

const SIDES = /** @type {const} */ (['solutions.first', 'solutions.second']);

/** @param {Game} game @param {string} solution 81 characters */
function filled(game, solution) {
  const placements = game.squares.flatMap(({ digit }, square) =>
    digit ? [] : [{ square, digit: Number(solution[square]) }],
  );
  return applyMove(game, { type: 'found', placements });
}

export class Pair {
  sheetFor = pairSheetFor;
  #words;
  #told;
  #said = make('p', { class: 'differ', role: 'status' });
  #sides;

  /** @param {Words} words @param {{ all: readonly string[], isWhole: boolean | null, game: Game }} told */
  constructor(words, told) {
    this.#words = words;
    this.#told = told;
    const { t } = words;
    const count = told.all.length;
    const listed = told.isWhole ? t('solutions.all', { count }) : t('solutions.some', { count });
    const said = told.isWhole === null ? [] : [make('p', listed)];
    this.#sides = SIDES.map((key, at) => this.#side(t(key), at));
    const figures = this.#sides.map(({ board, slider, field }) =>
      make(
        'figure',
        board,
        make('div', { class: 'which' }, slider, make('label', t('solutions.number'), ' ', field)),
      ),
    );
    this.element = make('div', { class: 'pair' }, said, figures, this.#said);
    // A digit that is typed here belongs to no square of the board on view.
    this.element.addEventListener('keydown', (event) => {
      if (/^[0-9]$/.test(event.key)) event.stopPropagation();
    });
    this.#draw();
  }

  /** @param {string} label @param {number} at @returns {Side} */
  #side(label, at) {
    const range = { min: 1, max: this.#told.all.length, value: at + 1, 'aria-label': label };
    const board = /** @type {KakuteiBoard} */ (make('kakutei-board', { readonly: '' }));
    board.strings = { ...boardStrings(this.#words), board: label };
    const slider = make('input', { type: 'range', ...range });
    const field = make('input', { type: 'number', inputmode: 'numeric', ...range });
    /** @type {Side} */
    const side = { board, slider, field, at };
    for (const input of [slider, field]) {
      input.addEventListener('input', () => this.#choose(side, Number(input.value)));
    }
    field.addEventListener('change', () => (field.value = String(side.at + 1)));
    return side;
  }

  /** @param {Side} side @param {number} number from 1; any other number changes nothing */
  #choose(side, number) {
    if (!Number.isInteger(number) || number < 1 || number > this.#told.all.length) return;
    side.at = number - 1;
    side.slider.value = String(number);
    if (Number(side.field.value) !== number) side.field.value = String(number);
    this.#draw();
  }

  #draw() {
    const { all, game } = this.#told;
    const [one, other] = this.#sides.map(({ at }) => all[at]);
    const squares = [...one].flatMap((digit, square) =>
      digit === other[square] ? [] : [{ square, role: /** @type {const} */ ('cause') }],
    );
    for (const { board, at } of this.#sides) {
      board.game = filled(game, all[at]);
      board.overlay = { squares };
    }
    const { t } = this.#words;
    this.#said.textContent = squares.length
      ? t('solutions.differ', { count: squares.length })
      : t('solutions.same');
  }
}
