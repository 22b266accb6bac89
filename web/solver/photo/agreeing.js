/**
 * The second part of the dialog: the straightened photo beside the board as it was read, to be looked at and corrected.
 *
 * The one idea: a correction makes a new reading, and everything on view is drawn from it and from the square that is
 * selected.
 */

import { gameOf } from '../../game/formats/puzzle.js';
import { applyMove, emptyGame } from '../../game/state.js';
import { columnOf, rowOf } from '../../game/units.js';
import { boardStrings } from '../../ui/board-strings.js';
import { make } from '../../ui/elements.js';
import { StraightPhoto } from './photo-view.js';
import {
  correct,
  countsOf,
  doubtfulIn,
  isByHand,
  otherKind,
  puzzleIn,
  readingOf,
  reasonIn,
} from './reading.js';

/** @typedef {import('./reading.js').Reading} Reading */
/**
 * @typedef {object} AgreeingOrder
 * @property {import('../../locales/words.js').Words} words
 * @property {import('./straighten.js').Picture} picture
 * @property {import('./reading.js').Answer} answer
 * @property {HTMLElement} more what else can be done
 * @property {(givens: string, signal: AbortSignal) => Promise<'none' | 'one' | 'many' | null>} count null: unknown
 */

const DIGITS = Array.from('123456789.');
/** @type {Readonly<Record<string, string>>} */
const VERDICTS = Object.freeze({ none: 'photo.none', one: 'photo.one', many: 'photo.many' });

export class Agreeing {
  #order;
  #t;
  /** @type {Readonly<Reading>} */
  #reading;
  #square = 0;
  #counting = new AbortController();
  #counted = '';
  #photo;
  #board;
  #verdict = make('p', { class: 'photo-verdict', role: 'status' });
  #doubts = make('div', { class: 'photo-doubts' });
  #choice = make('section', { class: 'photo-square' });

  /** @param {AgreeingOrder} order */
  constructor(order) {
    this.#order = order;
    const { words, picture, answer, more } = order;
    const { t } = words;
    this.#t = t;
    this.#reading = readingOf(answer);
    this.#photo = new StraightPhoto(picture, answer.crossings, t('photo.straight'));
    this.#photo.element.addEventListener('click', (event) =>
      this.#select(this.#photo.squareAt(event)),
    );
    this.#board = /** @type {import('../../board/kakutei-board.js').KakuteiBoard} */ (
      make('kakutei-board', { label: t('photo.board') })
    );
    this.#board.strings = this.#strings();
    this.#board.addEventListener('kakutei-select', (event) =>
      this.#look(/** @type {CustomEvent} */ (event).detail.square),
    );
    this.#board.addEventListener('kakutei-move', (event) =>
      this.#move(/** @type {CustomEvent} */ (event).detail),
    );
    this.element = make('div', { class: 'photo-agreeing' }, [
      make('div', { class: 'photo-pair' }, this.#photo.element, this.#board),
      make(
        'div',
        { class: 'photo-side' },
        this.#verdict,
        this.#choice,
        make('div', this.#doubts, more),
      ),
      make('p', { class: 'photo-about photo-keys' }, t('photo.keys')),
    ]);
    this.#square = doubtfulIn(this.#reading)[0] ?? 0;
    this.#tell(answer.solutions);
    this.#draw();
  }

  focus() {
    this.#board.focusSquare(this.#square);
    this.#look(this.#square);
  }

  end() {
    this.#counting.abort();
  }

  get puzzle() {
    return puzzleIn(this.#reading);
  }

  /** A doubtful square looks like what led to something, and is called what it is. */
  #strings() {
    const { words } = this.#order;
    const usual = boardStrings(words);
    return {
      ...usual,
      square: (/** @type {import('../../ui/board-strings.js').SaidSquare} */ said) => {
        const name = usual.square({ ...said, roles: [] });
        return said.roles.length
          ? [name, this.#t('photo.doubtful')].join(this.#t('name.phraseSeparator'))
          : name;
      },
    };
  }

  /** @param {import('../../game/state.js').Move} move of the board: a mark is a digit by hand */
  #move(move) {
    if (move.type === 'clear') this.#correct(move.square, '.');
    else if (move.type === 'set') this.#correct(move.square, String(move.digit));
    else if (move.type === 'mark') this.#correct(move.square, String(move.digit), true);
  }

  /** @param {number} square @param {string} digit @param {boolean} [byHand] */
  #correct(square, digit, byHand) {
    this.#take(correct(this.#reading, square, digit, byHand));
  }

  /** @param {Readonly<Reading>} reading */
  #take(reading) {
    const isSame = reading.givens === this.#reading.givens;
    this.#reading = reading;
    this.#draw();
    if (!isSame) this.#count();
    else this.#tell(this.#counted);
  }

  async #count() {
    this.#counting.abort();
    const { signal } = (this.#counting = new AbortController());
    const counted = await this.#order.count(this.#reading.givens, signal);
    if (!signal.aborted) this.#tell(counted ?? '');
  }

  /** @param {string} counted */
  #tell(counted) {
    this.#counted = counted;
    const { t, join } = this.#order.words;
    const told = join([
      t('photo.read', countsOf(this.#reading)),
      VERDICTS[counted] ? t(VERDICTS[counted]) : '',
    ]);
    if (this.#verdict.textContent !== told) this.#verdict.textContent = told;
  }

  /** Shows another square. @param {number} square */
  #look(square) {
    this.#square = square;
    this.#draw();
  }

  /** The same, with the board's selection. @param {number} square */
  #select(square) {
    this.#board.selected = square;
    this.#look(square);
  }

  #draw() {
    const doubtful = doubtfulIn(this.#reading);
    const squares = doubtful.map((square) => /** @type {const} */ ({ square, role: 'cause' }));
    const game = applyMove(emptyGame(), { type: 'load', game: gameOf(this.puzzle) });
    this.#board.show(game, { squares });
    this.#photo.mark(doubtful, this.#square);
    this.#drawChoice();
    this.#drawDoubts(doubtful);
  }

  /** @param {number} square */
  #nameOf(square) {
    return this.#order.words.square({ row: rowOf(square), column: columnOf(square) });
  }

  /** @param {string} digit */
  #say(digit) {
    return digit === '.' ? this.#t('photo.empty') : digit;
  }

  /** What may stand in the selected square. */
  #drawChoice() {
    const [t, square, reading] = [this.#t, this.#square, this.#reading];
    const likely = Array.from(reading.likely[square]);
    const others = DIGITS.filter((digit) => !likely.includes(digit));
    const kind = make(
      'button',
      {
        type: 'button',
        'data-choice': 'kind',
        'aria-pressed': String(isByHand(reading, square)),
        disabled: reading.digits[square] === '.',
      },
      t('photo.byHand'),
    );
    kind.addEventListener('click', () =>
      this.#keepFocus(() => this.#take(otherKind(reading, square))),
    );
    const reason = reasonIn(reading, square);
    const told = reason && t(reason.key, { what: this.#say(reason.digit) });
    const cut = make('div', { class: 'photo-cut' }, this.#photo.cutOut(square));
    const heading = make('h3', { id: 'photo-square' }, this.#nameOf(square));
    const group = (
      /** @type {string} */ name,
      /** @type {string} */ label,
      /** @type {string[]} */ digits,
    ) =>
      make('div', { class: name, role: 'group', 'aria-label': label }, [
        ...digits.map((digit) => this.#digitButton(square, digit)),
      ]);
    this.#choice.setAttribute('aria-labelledby', heading.id);
    this.#choice.replaceChildren(
      cut,
      make('div', { class: 'photo-what' }, [
        make('div', { class: 'photo-head' }, heading, kind),
        ...(told ? [make('p', { class: 'photo-about' }, told)] : []),
        group('photo-likely', t('photo.likely'), likely),
        group('photo-others', t('photo.others'), others),
      ]),
    );
  }

  /** @param {number} square @param {string} digit */
  #digitButton(square, digit) {
    const button = make(
      'button',
      {
        type: 'button',
        'data-choice': digit,
        'aria-pressed': String(this.#reading.digits[square] === digit),
        class: digit === '.' ? 'photo-word' : null,
      },
      this.#say(digit),
    );
    button.addEventListener('click', () => this.#decide(square, digit));
    return button;
  }

  /** A doubtful square is followed by the next one. @param {number} square @param {string} digit */
  #decide(square, digit) {
    const wasDoubtful = this.#reading.doubts[square] !== 'sure';
    this.#keepFocus(() => {
      this.#correct(square, digit);
      const left = doubtfulIn(this.#reading);
      const next = left.find((other) => other > square) ?? left[0];
      if (wasDoubtful && next !== undefined) this.#select(next);
    });
  }

  /** The buttons are made anew: the one in the same place gets the focus. @param {() => void} act */
  #keepFocus(act) {
    const { choice = '' } = /** @type {HTMLElement} */ (document.activeElement).dataset;
    const before = this.#square;
    act();
    const wanted = before === this.#square ? `[data-choice='${choice}']` : "[aria-pressed='true']";
    const found = /** @type {HTMLElement | null} */ (
      this.#choice.querySelector(`.what :is(.likely, .others, .head) ${wanted}:enabled`)
    );
    found?.focus();
  }

  /** @param {readonly number[]} doubtful */
  #drawDoubts(doubtful) {
    const t = this.#t;
    this.#doubts.hidden = doubtful.length === 0;
    const buttons = doubtful.map((square) => {
      const name = this.#nameOf(square);
      const what = this.#say(this.#reading.digits[square]);
      const button = make(
        'button',
        { type: 'button', 'aria-label': t('photo.doubt', { square: name, what }) },
        [this.#photo.cutOut(square), make('span', what)],
      );
      button.addEventListener('click', () => {
        this.#select(square);
        const pressed = this.#choice.querySelector(".photo-likely [aria-pressed='true']");
        /** @type {HTMLElement | null} */ (pressed)?.focus();
      });
      return make('li', button);
    });
    this.#doubts.replaceChildren(
      make('h3', t('photo.doubts', { count: doubtful.length })),
      make('ul', buttons),
    );
  }
}
