/**
 * Patterns as pictures: which squares, digits and units play which part. The removals of a pattern, and the
 * candidates that it shows, are computed from its position.
 */

import { candidatesOf } from '../game/candidates.js';
import { applyMove } from '../game/state.js';
import { squareNamed, unitSquares } from '../game/units.js';
import { unitOver } from '../story/drawings.js';
import { cross, focus, inRole, outline, squaresOf, strike, without } from './drawing.js';

/** @typedef {import('./drawing.js').Unit} Unit */
/** @typedef {import('./drawing.js').Game} Game */
/** @typedef {import('./drawing.js').HelpPicture} HelpPicture */

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** @param {Game} game @param {number} square */
const isEmpty = ({ squares }, square) => squares[square].digit === 0;

/**
 * The candidates of some squares, or of all squares one digit.
 *
 * @param {Game} game
 * @param {(square: number, digit: number) => boolean} isShown
 */
const shown = (game, isShown) =>
  candidatesOf(game).map((digits, square) => digits.filter((digit) => isShown(square, digit)));

/** As the page shows it after the step. @param {Game} game @param {number} square @param {number} digit */
const after = (game, square, digit) =>
  applyMove(game, { type: 'found', placements: [{ square, digit }] });

/**
 * The last empty square of a unit.
 *
 * @param {Game} game
 * @param {Unit} unit
 * @param {number} square
 * @param {number} digit
 * @returns {HelpPicture}
 */
export const lastSquare = (game, unit, square, digit) => ({
  game: after(game, square, digit),
  overlay: { last: square, units: outline([unit], 'set'), squares: inRole([square], 'target') },
});

/**
 * The last digit for a square: all others are in squares that see it.
 *
 * @param {Game} game
 * @param {number} square
 * @param {number} digit
 * @param {readonly number[]} seers one for each of the eight others
 * @returns {HelpPicture}
 */
export const lastDigit = (game, square, digit, seers) => ({
  game: after(game, square, digit),
  overlay: {
    last: square,
    squares: [...inRole(seers, 'cause'), ...inRole([square], 'target')],
  },
});

/**
 * The last place for a digit in a unit: equal digits see its other empty squares.
 *
 * @param {Game} game
 * @param {Unit} unit
 * @param {number} square
 * @param {number} digit
 * @param {readonly number[]} seers
 * @returns {HelpPicture}
 */
export function lastPlace(game, unit, square, digit, seers) {
  const others = unitSquares(unit)
    .filter((one) => one !== square && isEmpty(game, one))
    .map(squareNamed);
  return {
    game: after(game, square, digit),
    overlay: {
      last: square,
      units: [
        ...outline(
          seers.map((from) => unitOver(squareNamed(from), others)),
          'closed',
        ),
        ...outline([unit], 'set'),
      ],
      squares: [...inRole(seers, 'cause'), ...inRole([square], 'target')],
    },
  };
}

/**
 * As many squares of a unit as digits: these squares have no other candidates.
 *
 * @param {Game} game
 * @param {readonly Unit[]} units all that hold the squares
 * @param {readonly number[]} set
 * @param {readonly number[]} digits
 * @returns {HelpPicture}
 */
export function nakedSet(game, units, set, digits) {
  const left = candidatesOf(game);
  const around = squaresOf(units);
  return {
    game,
    overlay: {
      candidates: shown(game, (square) => around.includes(square)),
      units: outline(units, 'set'),
      squares: inRole(set, 'set'),
      focusDigits: set.flatMap((square) => focus([square], left[square], 'set')),
      struck: strike(left, without(around, set), digits),
    },
  };
}

/**
 * As many squares of a unit as digits: these digits can go nowhere else in it.
 *
 * @param {Game} game
 * @param {Unit} unit
 * @param {readonly number[]} set
 * @param {readonly number[]} digits
 * @returns {HelpPicture}
 */
export function hiddenSet(game, unit, set, digits) {
  const left = candidatesOf(game);
  return {
    game,
    overlay: {
      candidates: shown(game, (square) => unitSquares(unit).includes(square)),
      units: outline([unit], 'set'),
      squares: inRole(set, 'set'),
      focusDigits: set.flatMap((square) =>
        focus(
          [square],
          digits.filter((digit) => left[square].includes(digit)),
          'set',
        ),
      ),
      struck: strike(left, set, without(DIGITS, digits)),
    },
  };
}

/**
 * In some units a digit has places only where they meet as many others.
 *
 * @param {Game} game
 * @param {readonly Unit[]} base
 * @param {readonly Unit[]} cover
 * @param {number} digit
 * @returns {HelpPicture}
 */
export function crossing(game, base, cover, digit) {
  const left = candidatesOf(game);
  const inBase = squaresOf(base);
  const places = inBase.filter((square) => left[square].includes(digit));
  return {
    game,
    overlay: {
      candidates: shown(game, (_, one) => one === digit),
      units: [...outline(base, 'base'), ...outline(cover, 'cover')],
      squares: inRole(places, 'base'),
      focusDigits: focus(places, [digit], 'base'),
      struck: strike(left, without(squaresOf(cover), inBase), [digit]),
    },
  };
}

/** @typedef {{ square: number, digit: number }} Placed */

/** The supposed digit, and those that follow. @param {readonly Placed[]} steps */
const squaresOfSteps = ([start, ...others]) => [
  ...inRole([start.square], 'target'),
  ...inRole(
    others.map(({ square }) => square),
    'set',
  ),
];

/**
 * The digits that follow from one, one after the other; the last contradicts the first.
 *
 * @param {Game} game
 * @param {readonly Placed[]} steps
 * @returns {HelpPicture}
 */
export function loop(game, steps) {
  const [start, ...others] = steps;
  const on = steps.map(({ square }) => square);
  return {
    game,
    overlay: {
      candidates: shown(game, (square) => on.includes(square)),
      squares: squaresOfSteps(steps),
      focusDigits: others.flatMap(({ square, digit }) => focus([square], [digit], 'set')),
      struck: [start],
      links: steps.map((from, index) => ({
        from,
        to: others[index] ?? start,
        role: index < others.length ? 'strongLink' : 'weakLink',
      })),
    },
  };
}

/**
 * The digits that follow from one, numbered, until a square has nothing left.
 *
 * @param {Game} game
 * @param {readonly Placed[]} steps
 * @param {number} empty the square that has no digit left
 * @returns {HelpPicture}
 */
export function deadEnd(game, [start, ...others], empty) {
  const left = candidatesOf(game);
  const on = [start, ...others].map(({ square }) => square).concat(empty);
  return {
    game,
    overlay: {
      candidates: shown(game, (square) => on.includes(square)),
      squares: squaresOfSteps([start, ...others]),
      wrong: [empty],
      focusDigits: [start, ...others].flatMap(({ square, digit }) =>
        focus([square], [digit], 'set'),
      ),
      struck: cross([empty], left[empty]),
      tags: [start, ...others].map(({ square }, index) => ({
        text: String(index + 1),
        role: 'set',
        square,
      })),
    },
  };
}
