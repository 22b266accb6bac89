/**
 * The boards that illustrate the human-like method: the examples of section 4 of the paper, and its
 * Figure 2.
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

/** @typedef {import('./drawing.js').Unit} Unit */

const two = squares([1, 1], [1, 4]);
const allianceOfTwo = {
  game: emptyGame(),
  overlay: {
    units: outline([row(1)], 'set'),
    squares: inRole(two, 'set'),
    focusDigits: focus(two, [1, 2], 'set'),
    struck: cross(without(unitSquares(row(1)), two), [1, 2]),
  },
};

const box5 = candidates({
  30: [1, 2],
  31: [1, 4, 6],
  32: [2, 5, 7],
  39: [3, 4, 8],
  40: [5, 6, 9],
  41: [2, 3],
  48: [2, 7, 9],
  49: [1, 3],
  50: [1, 3, 8],
});
const three = squares([4, 4], [5, 6], [6, 5]);
const allianceOfThree = {
  game: emptyGame(),
  overlay: {
    candidates: box5,
    units: outline([box(5)], 'set'),
    squares: inRole(three, 'set'),
    focusDigits: three.flatMap((square) => focus([square], box5[square], 'set')),
    struck: strike(box5, without(unitSquares(box(5)), three), [1, 2, 3]),
  },
};

/**
 * A has places for the digit only where it meets B.
 *
 * @param {Unit[]} a
 * @param {Unit[]} b
 * @param {number[]} places
 * @param {number} digit
 */
const reduction = (a, b, places, digit) => ({
  units: [...outline(a, 'set'), ...outline(b, 'cause')],
  squares: inRole(places, 'set'),
  focusDigits: focus(places, [digit], 'set'),
  struck: cross(without(squaresOf(b), squaresOf(a)), [digit]),
});

const abOfOne = {
  game: fromText(`${'.'.repeat(9)}729......${'.'.repeat(63)}`),
  overlay: {
    ...reduction([box(1)], [row(1)], squares([1, 1], [1, 2], [1, 3]), 5),
    candidates: candidates({ 18: [4, 6], 19: [1, 3, 6], 20: [1, 3, 4] }),
  },
};

const abOfTwo = {
  game: emptyGame(),
  overlay: reduction(
    [row(1), row(2)],
    [column(1), column(4)],
    squares([1, 1], [1, 4], [2, 1], [2, 4]),
    1,
  ),
};

const abOfThree = {
  game: emptyGame(),
  overlay: reduction(
    [row(2), row(5), row(8)],
    [column(1), column(5), column(9)],
    squares([2, 1], [2, 5], [5, 5], [5, 9], [8, 1], [8, 9]),
    7,
  ),
};

/** The digits of the chain's squares, one after the other. */
const steps = squares([1, 1], [1, 4], [4, 4], [4, 2], [3, 2]).map((square, index) => ({
  square,
  digit: [1, 2, 1, 2, 1][index],
}));
const [start, ...others] = steps;
const links = steps.map((from, index) => ({
  from,
  to: steps[index + 1] ?? start,
  role: index < 4 ? /** @type {const} */ ('strongLink') : /** @type {const} */ ('weakLink'),
}));
const chain = {
  game: emptyGame(),
  overlay: {
    candidates: candidates({ 0: [1, 2, 3], 3: [1, 2], 30: [1, 2], 28: [1, 2], 19: [1, 2] }),
    squares: [
      ...inRole([start.square], 'target'),
      ...inRole(
        others.map(({ square }) => square),
        'set',
      ),
    ],
    focusDigits: steps.flatMap(({ square, digit }) => focus([square], [digit], 'set')),
    struck: cross([start.square], [1, 2]),
    links,
  },
};

const hardest = fromText(
  '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..',
);
const left = candidatesOf(hardest);
const [fewest] = squares([8, 7]);
const supposed = {
  game: hardest,
  overlay: {
    candidates: left,
    squares: inRole([fewest], 'target'),
    focusDigits: focus([fewest], left[fewest], 'target'),
  },
};

export const PICTURES = Object.freeze({
  allianceOfTwo,
  allianceOfThree,
  abOfOne,
  abOfTwo,
  abOfThree,
  chain,
  supposed,
});
