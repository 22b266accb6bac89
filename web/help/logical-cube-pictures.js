/**
 * The boards that illustrate the logical cube. Those of the first sections have the rows of the
 * paper's Figure 4; Figures 6 and 7 are drawn as its text tells them.
 */

import { candidatesOf } from '../game/candidates.js';
import { emptyGame, fromText } from '../game/state.js';
import { unitSquares } from '../game/units.js';
import {
  box,
  candidates,
  column,
  cross,
  focus,
  inRole,
  outline,
  row,
  squares,
  squaresOf,
  strike,
  without,
} from './drawing.js';

const figure4 = fromText(
  '.8.7...3.7..2.3..8..9..6.4...4....2.8.2...9.1.3.....6...68..1..2....95.6.7..3.4..',
);
const left = candidatesOf(figure4);

/** @param {readonly number[]} all @param {number} digit */
const having = (all, digit) => all.filter((square) => left[square].includes(digit));

/** @param {import('./drawing.js').Overlay} overlay */
const onFigure4 = (overlay) => ({ game: figure4, overlay: { candidates: left, ...overlay } });

const onePlaceInBox = onFigure4({
  units: outline([box(1)], 'set'),
  squares: inRole(squares([3, 1]), 'target'),
  focusDigits: focus(squares([3, 1]), [3], 'target'),
});

const inBox7 = having(unitSquares(box(7)), 3);
const onePlaceInRow = onFigure4({
  units: outline([row(8)], 'set'),
  squares: inRole(squares([8, 3]), 'target'),
  focusDigits: [
    ...focus(without(inBox7, squares([8, 3])), [3], 'cause'),
    ...focus(squares([8, 3]), [3], 'target'),
  ],
});

const around = having(squaresOf([row(2), column(7), box(3)]), 6);
const depth = onFigure4({
  squares: inRole(squares([2, 7]), 'target'),
  focusDigits: [
    ...focus(without(around, squares([2, 7])), [6], 'cause'),
    ...focus(squares([2, 7]), [6], 'target'),
  ],
});

const cells = squares([1, 3], [2, 3]);
const pair = onFigure4({
  units: outline([box(1), column(3)], 'set'),
  squares: inRole(cells, 'set'),
  focusDigits: focus(cells, [1, 5], 'set'),
  struck: strike(left, without(squaresOf([box(1), column(3)]), cells), [1, 5]),
});

const three = squares([5, 2], [5, 5], [5, 8]);
const row5 = candidates({
  36: [1, 4, 5],
  37: [1, 2],
  38: [2, 5, 6],
  39: [3, 7, 8],
  40: [2, 3],
  41: [4, 7, 9],
  42: [1, 6, 8],
  43: [1, 3],
  44: [3, 4, 9],
});
const cycle = {
  game: emptyGame(),
  overlay: {
    candidates: row5,
    units: outline([row(5)], 'set'),
    squares: inRole(three, 'set'),
    focusDigits: three.flatMap((square) => focus([square], row5[square], 'set')),
    struck: strike(row5, without(unitSquares(row(5)), three), [1, 2, 3]),
  },
};

const inBox6 = having(unitSquares(box(6)), 3);
const line = onFigure4({
  units: outline([box(6)], 'set'),
  squares: [...inRole(inBox6, 'set'), ...inRole(squares([4, 4]), 'target')],
  focusDigits: focus(inBox6, [3], 'set'),
  struck: strike(left, without(unitSquares(row(4)), inBox6), [3]),
});

const inTwoBoxes = squares([1, 1], [1, 3], [2, 2], [1, 5], [2, 4], [2, 6]);
const thirdBox = squares([1, 7], [1, 8], [1, 9], [2, 7], [2, 8], [2, 9]);
const twoBoxes = {
  game: emptyGame(),
  overlay: {
    units: outline([box(1), box(2)], 'set'),
    squares: inRole(inTwoBoxes, 'set'),
    candidates: candidates({ 24: [1], 25: [1], 26: [1] }),
    focusDigits: focus(inTwoBoxes, [1], 'set'),
    struck: cross(thirdBox, [1]),
  },
};

/** @param {Record<number, string>} rows by number */
const board = (rows) =>
  fromText(Array.from({ length: 9 }, (_, index) => rows[index + 1] ?? '.........').join(''));

const [one, other] = [squares([3, 3], [7, 7]), squares([3, 7], [7, 3])];
const rectangle = {
  game: board({ 3: '12.456.89', 7: '85.674.21' }),
  overlay: {
    candidates: candidates({ 20: [3, 7], 24: [3, 7], 56: [3, 9], 60: [3, 9] }),
    squares: [...inRole(one, 'set'), ...inRole(other, 'cause')],
    focusDigits: [...focus(one, [3], 'set'), ...focus(other, [3], 'cause')],
    struck: cross(without(squaresOf([column(3), column(7)]), [...one, ...other]), [3]),
  },
};

const [a, aPrime, b] = squares([4, 2], [6, 3], [6, 7]);
const decides = squares([2, 2], [2, 7]);
const hamada = {
  game: board({ 2: '1.2456.89', 4: '4.1......', 5: '726......', 6: '85.674.21' }),
  overlay: {
    units: outline([row(2)], 'cause'),
    candidates: candidates({ [a]: [3, 9], [aPrime]: [3, 9], [b]: [3, 9], 10: [3, 7], 15: [3, 7] }),
    squares: [...inRole([a, b], 'set'), ...inRole([aPrime], 'target'), ...inRole(decides, 'cause')],
    focusDigits: focus(decides, [3], 'cause'),
    struck: cross([a, b], [3]),
  },
};

export const PICTURES = Object.freeze({
  onePlaceInBox,
  onePlaceInRow,
  depth,
  pair,
  cycle,
  line,
  twoBoxes,
  rectangle,
  hamada,
});
