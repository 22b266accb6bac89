/**
 * The boards that illustrate the method of determined sets, rule by rule.
 */

import { squareAt } from '../game/units.js';
import { box, focus, inRole, row, squares } from './drawing.js';
import { hiddenSet, lastPlace, nakedSet } from './patterns.js';
import * as on from './positions.js';
import { START, TECHNIQUES } from './technique-pictures.js';

const three = squares([5, 7], [6, 7], [6, 8]);
const two = squares([6, 7], [6, 8]);
const [third] = squares([5, 7]);

/** Two squares and two digits, out of three and three. */
const within = nakedSet(on.hidden, [box(6)], three, [1, 3, 9]);

/** @param {'set' | 'cause'} pair the role of the two squares and their digits */
const split = (pair) => ({
  game: on.hidden,
  overlay: {
    ...within.overlay,
    squares: [...inRole(two, pair), ...inRole([third], 'target')],
    focusDigits: [...focus(two, [1, 9], pair), ...focus([third], [3], 'target')],
    struck: [{ square: third, digit: 9 }],
  },
});

export const PICTURES = Object.freeze({
  excluding: TECHNIQUES['naked-pair'],
  equal: nakedSet(on.locked, [row(5), box(4)], squares([5, 1], [5, 3]), [3, 4]),
  enlarged: nakedSet(on.triple, [box(5)], squares([4, 5], [5, 5], [6, 5]), [1, 5, 8]),
  inRow: lastPlace(on.wellKnown, row(3), squareAt(3, 7), 5, squares([1, 1], [2, 6], [8, 9])),
  inColumn: TECHNIQUES['hidden-single-line'],
  inBox: START.why,
  contains: split('cause'),
  contained: split('set'),
  complement: hiddenSet(on.hidden, box(5), squares([6, 4], [6, 5]), [4, 8]),
});
