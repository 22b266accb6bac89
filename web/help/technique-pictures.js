/**
 * The boards that illustrate the usual techniques, and the first steps.
 */

import { fromText, toText } from '../game/state.js';
import { squareAt } from '../game/units.js';
import { box, column, row, squares } from './drawing.js';
import {
  crossing,
  deadEnd,
  hiddenSet,
  lastDigit,
  lastPlace,
  lastSquare,
  loop,
  nakedSet,
} from './patterns.js';
import * as on from './positions.js';

/** @typedef {import('./drawing.js').HelpPicture} HelpPicture */

/** @param {number} row @param {number} column @param {number} digit */
const placed = (row, column, digit) => ({ square: squareAt(row, column), digit });

/** @type {Readonly<Record<string, HelpPicture>>} by slug */
export const TECHNIQUES = Object.freeze({
  'full-house': lastSquare(on.almost, box(5), squareAt(6, 6), 4),
  'naked-single': lastDigit(
    on.first,
    squareAt(4, 6),
    6,
    squares([4, 4], [4, 5], [4, 8], [6, 6], [2, 6], [5, 6], [5, 4], [6, 5]),
  ),
  'hidden-single': lastPlace(on.wellKnown, box(9), squareAt(9, 7), 1, squares([5, 9], [8, 5])),
  'hidden-single-line': lastPlace(
    on.first,
    column(3),
    squareAt(4, 3),
    1,
    squares([3, 2], [5, 9], [6, 6]),
  ),
  'naked-pair': nakedSet(on.pair, [box(3), column(7)], squares([1, 7], [2, 7]), [1, 2]),
  'naked-triple': nakedSet(
    on.triple,
    [box(5), column(5)],
    squares([4, 5], [5, 5], [6, 5]),
    [1, 5, 8],
  ),
  'hidden-pair': hiddenSet(on.hidden, box(5), squares([6, 4], [6, 5]), [4, 8]),
  pointing: crossing(on.locked, [box(4)], [row(5)], 3),
  claiming: crossing(on.locked, [row(4)], [box(5)], 3),
  'x-wing': crossing(on.xWing, [row(5), row(9)], [column(1), column(7)], 5),
  swordfish: crossing(on.swordfish, [row(3), row(6), row(7)], [column(3), column(5), column(9)], 8),
  chain: loop(on.chain, [placed(4, 2, 6), placed(3, 2, 1), placed(3, 9, 3), placed(4, 9, 6)]),
  trial: deadEnd(
    on.hidden,
    [placed(1, 9, 1), placed(1, 7, 3), placed(5, 7, 9), placed(6, 7, 1)],
    squareAt(6, 8),
  ),
});

/** Typed up to the fourth row. */
const typed = fromText(`${toText(on.first).slice(0, 31)}${'.'.repeat(50)}`);

const step = placed(1, 6, 9);
const why = lastPlace(on.first, box(2), step.square, step.digit, squares([3, 3], [4, 4], [8, 5]));

/** @type {Readonly<Record<'enter' | 'why', HelpPicture>>} */
export const START = Object.freeze({
  enter: { game: typed, overlay: {}, selected: 31 },
  why,
});

const [one] = squares([5, 5]);

/** A row, a column and a box that meet. @type {HelpPicture} */
export const UNITS = {
  game: on.wellKnown,
  overlay: {
    units: [
      { unit: row(5), role: 'base' },
      { unit: column(5), role: 'cover' },
      { unit: box(5), role: 'fin' },
    ],
    squares: [{ square: one, role: 'target' }],
  },
};
