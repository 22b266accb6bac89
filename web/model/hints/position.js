/**
 * The position of a hint: the digits on the board, and the marks of the person. Pure.
 *
 * The one idea: marks are candidates. A square without marks has all that the digits allow, and a mark that a digit
 * forbids counts as gone. So the moves that carry a step out begin with the marks that it needs.
 */

import { candidatesOf } from '../../game/candidates.js';
import { marksOf } from '../../game/notes.js';
import { puzzleText, toText } from '../../game/state.js';
import { squareAt } from '../../game/units.js';

/** @typedef {import('../../game/state.js').Game} Game */
/** @typedef {import('../../game/state.js').Move} Move */
/** @typedef {import('./answers.js').Place} Place */
/** @typedef {import('./answers.js').Step} Step */
/** @typedef {Readonly<{ givens: string, digits: string, candidates: number[][], tidied: number }>} Position */

/** @param {Place} place */
export const squareOf = ({ row, column }) => squareAt(row, column);

/** Marks that a digit in row, column or box forbids. @param {Game} game @returns {{ square: number, digit: number }[]} */
export function forbiddenMarks(game) {
  const allowed = candidatesOf(game);
  return game.squares.flatMap(({ digit: placed }, square) =>
    placed
      ? []
      : marksOf(game.notes, square)
          .filter((digit) => !allowed[square].includes(digit))
          .map((digit) => ({ square, digit })),
  );
}

/** @param {Game} game @returns {Position} tidied: how many marks count as gone */
export function positionOf(game) {
  const allowed = candidatesOf(game);
  const candidates = allowed.map((digits, square) => {
    const marks = marksOf(game.notes, square);
    return marks.length ? digits.filter((digit) => marks.includes(digit)) : [...digits];
  });
  const [givens, digits] = [puzzleText(game), toText(game)];
  return Object.freeze({ givens, digits, candidates, tidied: forbiddenMarks(game).length });
}

/** @param {number} square @param {number} digit @returns {Move} */
const mark = (square, digit) => ({ type: 'mark', square, digit });

/** Needed marks for squares that have none. @param {Game} game @param {readonly number[]} squares @returns {Move[]} */
function filling(game, squares) {
  if (!game.notes.marks.some(Boolean)) return [{ type: 'markAll' }];
  const allowed = candidatesOf(game);
  return squares
    .filter((square) => !game.notes.marks[square])
    .flatMap((square) => allowed[square].map((digit) => mark(square, digit)));
}

/**
 * The moves that carry a step out: digits of a solver, or marks that go, with those that a digit forbids.
 *
 * @param {Game} game
 * @param {Pick<Step, 'placed' | 'removed'>} step
 * @returns {Move[]}
 */
export function movesOf(game, { placed, removed }) {
  const tidying = forbiddenMarks(game).map(({ square, digit }) => mark(square, digit));
  if (placed.length) {
    const placements = placed.map((place) => ({ square: squareOf(place), digit: place.digit }));
    return [...tidying, { type: 'found', placements }];
  }
  const squares = [...new Set(removed.map(squareOf))];
  const going = removed.map((place) => mark(squareOf(place), place.digit));
  return [...tidying, ...filling(game, squares), ...going];
}

/**
 * The moves that correct a mistake: the wrong digit goes, the missing mark comes.
 *
 * @param {Pick<import('./answers.js').Mistake, 'isMark' | 'square' | 'lacking'>} mistake
 * @returns {Move[]}
 */
export const movesToMend = ({ isMark, square, lacking }) =>
  isMark ? lacking.map((digit) => mark(square, digit)) : [{ type: 'clear', square }];
