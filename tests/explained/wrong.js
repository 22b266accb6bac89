// Boards with a wrong digit, which clashes with none: they have no solution, and that is not seen at once.

import { solutions } from '../engine/plain-solver.js';
import { DIGITS, Position } from './position.js';

/** Each puzzle with the first square of which another digit fits that its solution does not have. @param {readonly string[]} puzzles with one solution */
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
