/**
 * The elements of the board: a grid of nine rows of nine squares, and how a view is put on them.
 *
 * A square remembers the view it shows and touches only what differs. The nine small digits are made when a square
 * first needs them, and stay. Everything visible is an element, a border or a background: no style attribute, no
 * picture.
 */

import { columnOf, rowOf } from '../game/units.js';
import { make } from '../ui/elements.js';

/** @typedef {import('./view.js').SquareView} SquareView */

/** @param {string} name its class and its part @param {import('../ui/elements.js').Attributes} [more] */
const part = (name, more = {}) => make('div', { class: name, part: name, ...more });

/** @param {Element} element @param {string} name @param {string} value '' takes it away */
function setOrRemove(element, name, value) {
  if (value) element.setAttribute(name, value);
  else element.removeAttribute(name);
}

/** One square on the screen. */
class SquareDrawing {
  /** @type {SquareView | null} */
  #shown = null;
  /** Nine small digits by their group. @type {Record<string, HTMLElement[]>} */
  #small = {};
  /** @type {HTMLElement | null} */
  #ground = null;
  #digit;

  /** @param {number} square */
  constructor(square) {
    this.element = part('square', {
      role: 'gridcell',
      tabindex: -1,
      'data-square': square,
      'data-row': rowOf(square),
      'data-column': columnOf(square),
      'aria-selected': 'false',
    });
    this.#digit = part('digit', { 'aria-hidden': 'true' });
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
      'colour',
      'lit',
    ])) {
      if (view[name] !== shown?.[name]) setOrRemove(element, `data-${name}`, view[name]);
    }
    if (view.colour !== (shown?.colour ?? '')) this.#paintGround(view.colour);
    this.#paintSmall('candidate', view.small, shown?.small);
    this.#paintSmall('corner', view.corners, shown?.corners);
    this.#shown = view;
  }

  /**
   * Its number is drawn in forced colours and on paper. It does not belong to the text of the square.
   * @param {string} colour
   */
  #paintGround(colour) {
    if (!this.#ground) {
      this.#ground = part('colour', { 'aria-hidden': 'true' });
      this.element.prepend(this.#ground);
    }
    this.#ground.dataset.number = colour;
  }

  /** @param {string} name the part of each @param {readonly string[]} small @param {readonly string[]} [before] */
  #paintSmall(name, small, before) {
    if (!this.#small[name]) {
      if (small.every((state) => !state)) return;
      this.#makeSmall(name);
    }
    small.forEach((state, index) => {
      if (state !== (before?.[index] ?? '')) {
        setOrRemove(this.#small[name][index], 'data-small', state);
      }
    });
  }

  /** @param {string} name */
  #makeSmall(name) {
    const group = part(`${name}s`, { 'aria-hidden': 'true' });
    this.#small[name] = Array.from({ length: 9 }, (_, index) => {
      const element = part(name);
      element.textContent = String(index + 1);
      return element;
    });
    // The spaces keep the text of a square within its name, where the digits stand apart.
    group.append(...this.#small[name].flatMap((element) => [element, ' ']));
    this.element.append(group);
  }
}

/**
 * @returns {{ grid: HTMLElement, squares: SquareDrawing[] }}
 */
export function drawBoard() {
  const grid = part('grid', { role: 'grid', 'aria-multiselectable': 'true' });
  const squares = Array.from({ length: 81 }, (_, square) => new SquareDrawing(square));
  for (let row = 0; row < 9; row++) {
    const element = part('row', { role: 'row' });
    element.append(...squares.slice(row * 9, row * 9 + 9).map((square) => square.element));
    grid.append(element);
  }
  return { grid, squares };
}
