/**
 * <kakutei-board>: shows a game and reports the moves of a person. It knows no engine and never changes the
 * game itself: its host hears `kakutei-move`, applies the move and sets `game` again.
 *
 * The one idea: selection follows focus. The selected square is the board's only tab stop. Keys, clicks and screen
 * readers move the focus, and the focus moves the selection.
 */

import { GameError } from '../game/game-error.js';
import { NO_NOTES } from '../game/notes.js';
import { emptyGame } from '../game/state.js';
import { isSquare, unitSquares } from '../game/units.js';
import { boardStrings } from '../ui/board-strings.js';
import { draw } from '../ui/elements.js';
import { attempt, part } from '../ui/load-part.js';
import { sheetOf } from '../ui/sheet.js';
import { upgradeProperties } from '../ui/upgrade.js';
import { drawBoard } from './drawing.js';
import { followFinger } from './finger.js';
import { keyIntent } from './keys.js';
import { isPlain, lookOf } from './roles.js';
import { outlines, styleSheetFor } from './styles.js';
import { viewSquares } from './view.js';

/** @typedef {import('../game/state.js').Game} Game */
/** @typedef {import('../game/state.js').Move} Move */
/** @typedef {import('./view.js').Overlay} Overlay */
/** @typedef {import('../ui/board-strings.js').BoardStrings} BoardStrings */

/** Where there is no DOM the module can still be imported. */
const Base = /** @type {typeof HTMLElement} */ (globalThis.HTMLElement ?? class {});

const PROPERTIES = /** @type {const} */ ([
  'strings',
  'game',
  'overlay',
  'selected',
  'readonly',
  'label',
]);

/** What most boards never need: each with its sheet, one for all boards, and patterns with their arrows. */
const FURTHER = {
  colours: part(() => import('./colours.js'), {
    begin: ({ CSS }) => ({ sheetFor: sheetOf(CSS), drawArrows: null }),
  }),
  patterns: part(() => import('./patterns.js'), {
    begin: ({ cssOf, drawArrows }) => ({ sheetFor: sheetOf(cssOf(outlines)), drawArrows }),
  }),
};

/** @type {readonly never[]} */
const NONE = Object.freeze([]);

/**
 * Draws a game and turns keys and clicks into moves.
 *
 * @element kakutei-board
 * @attr {boolean} readonly - squares can be selected, keys make no moves
 * @attr {string} label - its name for screen readers
 * @fires {CustomEvent<Move>} kakutei-move - a digit, a mark or a clearing key
 * @fires {CustomEvent<{ square: number, group: readonly number[] }>} kakutei-select - another square is selected, or joins
 * @fires {CustomEvent<{ square: number, digit: number, again: boolean }>} kakutei-press - each click or tap on a square
 * @csspart grid - all of it
 * @csspart row - nine squares
 * @csspart square - one square
 * @csspart digit - its digit
 * @csspart candidates - its small digits
 * @csspart candidate - one of them
 * @csspart corners - its corner marks
 * @csspart corner - one of them
 * @csspart colour - ground that a person gave a square
 * @cssprop --kakutei-paper - ground
 * @cssprop --kakutei-ink - given digits
 * @cssprop --kakutei-line - frame and boxes
 * @cssprop --kakutei-hairline - lines between squares
 * @cssprop --kakutei-pencil - small digits
 * @cssprop --kakutei-entered - digits entered by hand
 * @cssprop --kakutei-found - digits found by the engine
 * @cssprop --kakutei-last - ground of the digit found last
 * @cssprop --kakutei-set - ground of a set
 * @cssprop --kakutei-cause - ground of what led to it
 * @cssprop --kakutei-set-line - lines of a set
 * @cssprop --kakutei-cause-line - lines of what led to it
 * @cssprop --kakutei-third - ground of a third part
 * @cssprop --kakutei-third-line - lines of a third part
 * @cssprop --kakutei-fourth - ground of a fourth part
 * @cssprop --kakutei-fourth-line - lines of a fourth part
 * @cssprop --kakutei-painted - ground of a painted square
 * @cssprop --kakutei-painted-line - hatching of a painted square
 * @cssprop --kakutei-white - ground of a white square of a sheet
 * @cssprop --kakutei-conflict - what contradicts
 * @cssprop --kakutei-select - frame of the selected square
 * @cssprop --kakutei-digits - font of digits
 * @cssprop --kakutei-digit-size - factor on the size of the digits, from 0.75 to 1.22
 */
export class KakuteiBoard extends Base {
  static observedAttributes = ['label', 'readonly'];

  #game = emptyGame();
  /** @type {Overlay | null} */
  #overlay = null;
  #strings = boardStrings();
  /** @type {number | null} */
  #selected = null;
  #tabStop = 0;
  /** All selected squares where they are several. @type {readonly number[]} */
  #group = NONE;
  /** Whether the next square that gets the focus joins the one selected. */
  #joins = false;
  /** Whether a button was pressed on a square and not let go. */
  #isDragging = false;
  /** The square that was selected when a pointer came down. @type {number | null} */
  #held = null;
  /** What is there or on its way. @type {Set<keyof typeof FURTHER>} */
  #further = new Set();
  /** @type {typeof import('./arrows.js').drawArrows | null} */
  #drawArrows = null;
  #arrows = draw('svg', { viewBox: '0 0 90 90', class: 'arrows', 'aria-hidden': 'true' });
  /** The large digits, 81 characters: arrows pass under them. */
  #digits = '';
  /** What they draw. @type {readonly unknown[]} */
  #drawn = NONE;
  #sheets = [styleSheetFor];
  #grid;
  #squares;

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open' });
    const { grid, squares } = drawBoard();
    this.#grid = grid;
    this.#squares = squares;
    squares[this.#tabStop].element.tabIndex = 0;
    root.append(grid);
    root.addEventListener('keydown', (event) => this.#onKey(/** @type {KeyboardEvent} */ (event)));
    root.addEventListener('focusin', (event) => this.#choose(squareOf(event)));
    root.addEventListener('pointerdown', (event) => {
      const { ctrlKey, metaKey } = /** @type {PointerEvent} */ (event);
      this.#held = this.#selected;
      this.#isDragging = true;
      this.#joins = ctrlKey || metaKey;
    });
    root.addEventListener('pointerover', (event) =>
      this.#onOver(/** @type {PointerEvent} */ (event)),
    );
    grid.addEventListener('pointerleave', () => (this.#isDragging = false));
    followFinger(grid, (x, y, joins) => {
      const square = squareOf({ target: root.elementFromPoint(x, y) });
      if (square !== null) this.#goTo(square, joins);
    });
    root.addEventListener('click', (event) => this.#onClick(event));
    this.#nameGrid();
  }

  connectedCallback() {
    this.#wear();
    upgradeProperties(this, PROPERTIES);
    this.#paint();
  }

  attributeChangedCallback() {
    this.#nameGrid();
  }

  /** @returns {Game} */
  get game() {
    return this.#game;
  }

  set game(game) {
    this.#game = game ?? emptyGame();
    this.#paint();
  }

  /** @returns {Overlay | null} */
  get overlay() {
    return this.#overlay;
  }

  set overlay(overlay) {
    this.#overlay = overlay ?? null;
    this.#paint();
  }

  /** Sets both, and is painted once. @param {Game} game @param {Overlay | null} overlay */
  show(game, overlay) {
    [this.#game, this.#overlay] = [game, overlay];
    this.#paint();
  }

  /** @returns {BoardStrings} */
  get strings() {
    return this.#strings;
  }

  /** @param {Partial<BoardStrings> | null} strings missing ones are English */
  set strings(strings) {
    this.#strings = { ...boardStrings(), ...strings };
    this.#nameGrid();
    this.#paint();
  }

  /** @returns {number | null} 0 to 80 */
  get selected() {
    return this.#selected;
  }

  set selected(square) {
    if (square !== null && !isSquare(square)) {
      throw new GameError('square', `There is no square ${square}.`);
    }
    this.#select(square);
    if (square !== null && this.shadowRoot?.activeElement) this.focus();
  }

  get readonly() {
    return this.hasAttribute('readonly');
  }

  set readonly(readonly) {
    this.toggleAttribute('readonly', Boolean(readonly));
  }

  /** @returns {string} the board's name for screen readers */
  get label() {
    return this.getAttribute('label') ?? this.#strings.board;
  }

  set label(label) {
    this.setAttribute('label', label);
  }

  /**
   * Focuses the selected square, or the one last selected.
   *
   * @param {FocusOptions} [options]
   */
  focus(options) {
    this.#squares[this.#tabStop].element.focus(options);
  }

  /** Selects nothing and releases the focus. */
  release() {
    this.selected = null;
    /** @type {HTMLElement | null | undefined} */ (this.shadowRoot?.activeElement)?.blur();
  }

  /**
   * Selects a square and puts the focus on it.
   *
   * @param {number} square 0 to 80
   */
  focusSquare(square) {
    this.selected = square;
    this.focus();
  }

  #nameGrid() {
    this.#grid.setAttribute('aria-label', this.label);
    this.#grid.setAttribute('aria-readonly', String(this.readonly));
  }

  #paint() {
    if (!this.isConnected) return;
    if (hasColours(this.#game)) this.#load('colours');
    if (!isPlainOverlay(this.#overlay ?? {})) this.#load('patterns');
    const views = viewSquares(this.#game, this.#overlay, this.#strings);
    views.forEach((view, square) => this.#squares[square].paint(view));
    this.#digits = views.map(({ digit }) => digit || '.').join('');
    this.#paintArrows();
  }

  /** @param {number | null} square */
  #select(square) {
    if (square === this.#selected) return;
    const before = this.#selected;
    const isJoined = this.#joins && before !== null && square !== null;
    if (!isJoined)
      for (const each of [before ?? [], this.#group].flat()) this.#markSelected(each, false);
    this.#group = isJoined ? [...new Set([...this.#group, before, square])] : NONE;
    this.#selected = square;
    if (square === null) return;
    this.#squares[this.#tabStop].element.tabIndex = -1;
    this.#squares[square].element.tabIndex = 0;
    this.#tabStop = square;
    this.#markSelected(square, true);
  }

  /** @param {number} square @param {boolean} selected */
  #markSelected(square, selected) {
    this.#squares[square].element.setAttribute('aria-selected', String(selected));
  }

  /**
   * Selects a square for the person, and fires the event; a selection by a script fires none.
   * @param {number | null} square
   */
  #choose(square) {
    if (square === null || square === this.#selected) return;
    this.#select(square);
    this.#tell('kakutei-select', { square, group: this.#group });
  }

  #paintArrows() {
    const { links = NONE, tags = NONE } = this.#overlay ?? {};
    const wanted = [links, tags, this.#digits];
    if (!this.#drawArrows || wanted.every((each, at) => each === this.#drawn[at])) return;
    this.#drawn = wanted;
    const given = { draw, lookOf, unitSquares };
    this.#arrows.replaceChildren(...this.#drawArrows({ links, tags, digits: this.#digits }, given));
  }

  /** @param {keyof typeof FURTHER} name */
  #load(name) {
    if (this.#further.has(name)) return;
    const load = async () => {
      this.#further.add(name);
      const { sheetFor, drawArrows } = await FURTHER[name]('');
      this.#sheets.push(sheetFor);
      if (this.isConnected) this.#wear();
      if (!drawArrows) return;
      this.#drawArrows = drawArrows;
      this.#grid.append(this.#arrows);
      this.#paintArrows();
    };
    attempt(load, (again) => {
      this.#further.delete(name);
      // For the solver around it only, which says so.
      this.dispatchEvent(new CustomEvent('kakutei-missing', { detail: again }));
    });
  }

  #wear() {
    /** @type {ShadowRoot} */ (this.shadowRoot).adoptedStyleSheets = this.#sheets.map((sheetFor) =>
      sheetFor(this.ownerDocument),
    );
  }

  /**
   * A second tap on the selected square is reported as such: a listener may then deselect it.
   * @param {Event} event
   */
  #onClick(event) {
    const square = squareOf(event);
    if (square === null) return;
    const again = this.#held === square;
    this.#held = null;
    this.#joins = false;
    this.#choose(square);
    this.focus({ preventScroll: true });
    this.#tell('kakutei-press', { square, digit: digitOf(event), again });
  }

  /** @param {PointerEvent} event of a mouse that may be dragged over squares; for a finger see finger.js */
  #onOver(event) {
    const square = squareOf(event);
    if (this.#isDragging && event.buttons === 1 && square !== null) this.#goTo(square, true);
  }

  /** @param {number} square @param {boolean} joins the selected ones */
  #goTo(square, joins) {
    this.#joins = joins;
    this.#squares[square].element.focus({ preventScroll: this.#isDragging });
    this.#joins = false;
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    const square = squareOf(event);
    const intent = square === null || event.defaultPrevented ? null : keyIntent(event, square);
    if (square === null || !intent) return;
    if ('go' in intent) {
      event.preventDefault();
      this.#goTo(intent.go, event.shiftKey);
    } else if (!this.readonly) {
      event.preventDefault();
      this.#tell('kakutei-move', moveOf(intent, square));
    }
  }

  /** @param {string} type @param {object} detail */
  #tell(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, detail }));
  }
}

/** @param {Pick<Event, 'target'>} event @returns {number | null} */
function squareOf({ target }) {
  const element = /** @type {Element | null} */ (target)?.closest('[data-square]');
  return element ? Number(element.getAttribute('data-square')) : null;
}

/** @param {Exclude<import('./keys.js').Intent, { go: number }>} intent @param {number} square @returns {Move} */
function moveOf(intent, square) {
  if ('set' in intent) return { type: 'set', square, digit: intent.set };
  return 'mark' in intent
    ? { type: 'mark', square, digit: intent.mark }
    : { type: 'clear', square };
}

/** @param {Event} event @returns {number} the small digit that was hit; 0: none */
const digitOf = ({ target }) =>
  Number(/** @type {Element} */ (target).closest('.candidate[data-small]')?.textContent ?? 0);

/** @param {Game} game whether there is anything that colours.js draws */
const hasColours = ({ notes = NO_NOTES }) =>
  notes.colours !== NO_NOTES.colours ||
  notes.tints !== NO_NOTES.tints ||
  notes.corners?.some(Boolean);

/** @param {Overlay} overlay */
const isPlainOverlay = ({ links, tags, units = [], squares = [], focusDigits = [] }) =>
  !links?.length && !tags?.length && [...units, ...squares, ...focusDigits].every(isPlain);
