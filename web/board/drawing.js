/**
 * The elements of the board: a grid of nine rows of nine squares, and how a view is put on them.
 *
 * A square remembers the view it shows and touches only what differs. The nine small digits are made
 * when a square first needs them and stay. Everything that can be seen is an element, a border or a
 * background: no style attribute, no picture.
 */

import { columnOf, rowOf } from '../game/units.js';
import { Arrows } from './arrows.js';

/** @typedef {import('./view.js').SquareView} SquareView */

/** @param {Document} document @param {string} name its class and its part @param {string} [role] */
function make(document, name, role) {
  const element = document.createElement('div');
  element.className = name;
  element.setAttribute('part', name);
  if (role) element.setAttribute('role', role);
  return element;
}

/** @param {Element} element @param {string} name @param {string} value '' takes it away */
function setOrRemove(element, name, value) {
  if (value) element.setAttribute(name, value);
  else element.removeAttribute(name);
}

/** One square on the screen. */
class SquareDrawing {
  /** @type {SquareView | null} */
  #shown = null;
  /** @type {HTMLElement[]} */
  #small = [];
  #digit;

  /** @param {Document} document @param {number} square */
  constructor(document, square) {
    this.element = make(document, 'square', 'gridcell');
    this.element.tabIndex = -1;
    this.element.dataset.square = String(square);
    this.element.dataset.row = String(rowOf(square));
    this.element.dataset.column = String(columnOf(square));
    this.element.setAttribute('aria-selected', 'false');
    this.#digit = make(document, 'digit');
    this.#digit.setAttribute('aria-hidden', 'true');
    this.element.append(this.#digit);
  }

  /** @param {SquareView} view */
  paint(view) {
    const shown = this.#shown;
    const { element } = this;
    if (view.label !== shown?.label) element.setAttribute('aria-label', view.label);
    if (view.digit !== shown?.digit) this.#digit.textContent = view.digit;
    for (const name of /** @type {const} */ ([
      'kind',
      'marks',
      'roles',
      'unit',
      'edges',
      'sheet',
    ])) {
      if (view[name] !== shown?.[name]) setOrRemove(element, `data-${name}`, view[name]);
    }
    this.#paintSmall(view.small);
    this.#shown = view;
  }

  /** @param {readonly string[]} small */
  #paintSmall(small) {
    if (!this.#small.length) {
      if (small.every((state) => !state)) return;
      this.#makeSmall();
    }
    small.forEach((state, index) => {
      if (state !== (this.#shown?.small[index] ?? '')) {
        setOrRemove(this.#small[index], 'data-small', state);
      }
    });
  }

  #makeSmall() {
    const { ownerDocument } = this.element;
    const candidates = make(ownerDocument, 'candidates');
    candidates.setAttribute('aria-hidden', 'true');
    for (let digit = 1; digit <= 9; digit++) {
      const element = make(ownerDocument, 'candidate');
      element.textContent = String(digit);
      this.#small.push(element);
    }
    // The spaces keep the text of a square within its name, where the digits stand apart.
    candidates.append(...this.#small.flatMap((element) => [element, ' ']));
    this.element.append(candidates);
  }
}

/**
 * @param {Document} document
 * @returns {{ grid: HTMLElement, squares: SquareDrawing[], arrows: Arrows }}
 */
export function drawBoard(document) {
  const grid = make(document, 'grid', 'grid');
  const squares = Array.from({ length: 81 }, (_, square) => new SquareDrawing(document, square));
  for (let row = 0; row < 9; row++) {
    const element = make(document, 'row', 'row');
    element.append(...squares.slice(row * 9, row * 9 + 9).map((square) => square.element));
    grid.append(element);
  }
  const arrows = new Arrows(document);
  grid.append(arrows.element);
  return { grid, squares, arrows };
}
