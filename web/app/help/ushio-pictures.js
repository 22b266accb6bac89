/**
 * The boards that illustrate the method of determined sets.
 */

import { emptyGame, fromText } from '../../game/state.js';
import {
  box,
  candidates,
  cross,
  focus,
  inRole,
  outline,
  row,
  squares,
  squaresOf,
  without,
} from './drawing.js';

const [first, second] = squares([1, 1], [1, 2]);

/** A set in two squares takes its digits from the rest of the row and the box. */
const excluding = {
  game: emptyGame(),
  overlay: {
    squares: inRole([first, second], 'set'),
    focusDigits: focus([first, second], [2, 7], 'set'),
    struck: cross(without(squaresOf([row(1), box(1)]), [first, second]), [2, 7]),
  },
};

/** Two squares of a box with the same two digits left, among others with more. */
const pair = {
  game: emptyGame(),
  overlay: {
    units: outline([box(5)], 'set'),
    squares: inRole([30, 50], 'set'),
    focusDigits: focus([30, 50], [3, 8], 'set'),
    candidates: candidates({
      30: [3, 8],
      31: [1, 3, 5],
      32: [1, 5, 8, 9],
      39: [2, 4, 8],
      40: [2, 3, 4, 6],
      41: [1, 7, 9],
      48: [4, 6, 8],
      49: [2, 6, 7],
      50: [3, 8],
    }),
  },
};

/** Three 7s close every empty square of row 3 but one. */
const place = {
  game: fromText(
    ['.........', '.......7.', '4.9.2..8.', '.........', '.7.......']
      .concat('.........', '.........', '...7.....', '.........')
      .join(''),
  ),
  overlay: {
    units: outline([row(3)], 'set'),
    squares: [...inRole([16, 37, 66], 'cause'), ...inRole([23], 'target')],
    focusDigits: focus([23], [7], 'target'),
    struck: cross([19, 21, 24, 26], [7]),
  },
};

/** Three squares, three digits, and two of each already known. */
const rest = {
  game: emptyGame(),
  overlay: {
    units: outline([row(5)], 'set'),
    squares: [...inRole([37, 41], 'set'), ...inRole([43], 'target')],
    focusDigits: [...focus([37, 41], [4, 9], 'set'), ...focus([43], [1], 'target')],
    struck: cross([43], [4, 9]),
    candidates: candidates({ 37: [4, 9], 41: [4, 9], 43: [1, 4, 9] }),
  },
};

export const PICTURES = Object.freeze({ excluding, pair, place, rest });
