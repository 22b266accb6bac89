// Boards with a wrong digit that clashes with none: they have no solution, and that does not show at once.

import { solutions } from '../engine/plain-solver.js';
import { Position } from './position.js';
import { DIGITS } from '../grid.js';

/** Each puzzle with a wrong digit that fits in the first possible square. @param {readonly string[]} puzzles with one solution */
export const wrongBoards = (puzzles) =>
  puzzles.map((puzzle, at) => {
    const [solution] = solutions(puzzle, 1);
    const position = new Position(puzzle);
    const wrong = Array.from(puzzle, (_, square) => square).flatMap((square) =>
      DIGITS.filter(
        (digit) => position.can(square, digit) && digit !== Number(solution[square]),
      ).map((digit) => ({ square, digit })),
    );
    const { square, digit } = wrong[(7 * at) % wrong.length];
    return `${puzzle.slice(0, square)}${digit}${puzzle.slice(square + 1)}`;
  });
