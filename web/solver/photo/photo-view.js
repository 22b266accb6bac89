/**
 * The straightened photo on a canvas, with doubtful squares and the selected one marked, and cut-outs of its squares.
 */

import { make } from '../../ui/elements.js';
import { straighten } from './straighten.js';

/** Pixels of a square. */
const SIDE = 64;
/** What a cut-out shows of its neighbours, likewise. */
const MARGIN = 6;

/** @param {HTMLCanvasElement} canvas */
const contextOf = (canvas) => /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));

export class StraightPhoto {
  #plain = make('canvas', { width: 9 * SIDE, height: 9 * SIDE });

  /** @param {import('./straighten.js').Picture} picture @param {import('./straighten.js').Crossings} crossings @param {string} label */
  constructor(picture, crossings, label) {
    this.element = make('canvas', {
      ...{ class: 'photo-straight', width: 9 * SIDE, height: 9 * SIDE },
      ...{ role: 'img', 'aria-label': label },
    });
    const { data, width } = straighten(picture, crossings, SIDE);
    const pixels = new ImageData(/** @type {any} */ (data), width);
    contextOf(this.#plain).putImageData(pixels, 0, 0);
  }

  /** @param {readonly number[]} doubtful @param {number} selected */
  mark(doubtful, selected) {
    const context = contextOf(this.element);
    const { color, outlineColor } = getComputedStyle(this.element);
    context.drawImage(this.#plain, 0, 0);
    const frame = (
      /** @type {number} */ square,
      /** @type {string} */ strokeStyle,
      /** @type {number[]} */ dash,
    ) => {
      const [x, y] = placeOf(square);
      for (const [style, lineWidth, gaps] of /** @type {const} */ ([
        ['#fff', 9, []],
        [strokeStyle, 5, dash],
      ])) {
        Object.assign(context, { strokeStyle: style, lineWidth });
        context.setLineDash([...gaps]);
        context.strokeRect(x + 5, y + 5, SIDE - 10, SIDE - 10);
      }
    };
    for (const square of doubtful) frame(square, outlineColor, [12, 6]);
    frame(selected, color, []);
  }

  /** @param {MouseEvent} event on the canvas @returns {number} 0 to 80 */
  squareAt({ offsetX, offsetY }) {
    const { clientWidth, clientHeight } = this.element;
    const [column, row] = [offsetX / clientWidth, offsetY / clientHeight].map((part) =>
      Math.min(Math.max(Math.floor(part * 9), 0), 8),
    );
    return 9 * row + column;
  }

  /** @param {number} square @returns {HTMLCanvasElement} that says nothing to a screen reader */
  cutOut(square) {
    const size = SIDE + 2 * MARGIN;
    const canvas = make('canvas', { width: size, height: size, 'aria-hidden': 'true' });
    const [x, y] = placeOf(square);
    contextOf(canvas).drawImage(this.#plain, x - MARGIN, y - MARGIN, size, size, 0, 0, size, size);
    return canvas;
  }
}

/** @param {number} square */
const placeOf = (square) => [(square % 9) * SIDE, Math.floor(square / 9) * SIDE];
