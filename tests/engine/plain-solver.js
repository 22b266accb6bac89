// The plainest possible solver, which the tests trust: it knows the rules of Sudoku and no method.
// The one idea: fill the empty square with the fewest digits left, one digit after the other.
import { UNITS_OF } from '../grid.js';

const [rowOf, columnOf, boxOf] = [0, 1, 2].map((kind) => UNITS_OF.map((units) => units[kind]));

/** How many of bits 1 to 9 are set, for each set of them. */
const sizes = Array.from({ length: 1024 }, (_, set) =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9].reduce((size, digit) => size + ((set >> digit) & 1), 0),
);

/**
 * The solutions of a board, at most `limit`. A board that contradicts itself has none.
 * @param {string} board 81 characters, '.' or '0' for an empty square
 * @param {number} [limit]
 * @returns {string[]}
 */
export function solutions(board, limit = Infinity) {
  const digits = Array.from(board, (character) => Number(character.replace('.', '0')));
  /** The digits that each unit still has to place, as bits 1 to 9. */
  const open = Array(27).fill(0b1111111110);
  /** @type {string[]} */
  const found = [];

  /** @param {number} square @param {number} digit */
  const toggle = (square, digit) => {
    open[rowOf[square]] ^= 1 << digit;
    open[columnOf[square]] ^= 1 << digit;
    open[boxOf[square]] ^= 1 << digit;
  };
  /** @param {number} square */
  const left = (square) => open[rowOf[square]] & open[columnOf[square]] & open[boxOf[square]];

  for (const [square, digit] of digits.entries()) {
    if (digit === 0) continue;
    if (!((left(square) >> digit) & 1)) return [];
    toggle(square, digit);
  }

  const empty = [...digits.keys()].filter((square) => digits[square] === 0);

  /** @param {number} count how many of `empty`, from its beginning, are still to be filled */
  function fill(count) {
    if (count === 0) {
      found.push(digits.join(''));
      return;
    }
    let at = 0;
    let fewest = 10;
    for (let i = 0; i < count && fewest > 1; i++) {
      const size = sizes[left(empty[i])];
      if (size < fewest) [at, fewest] = [i, size];
    }
    const square = empty[at];
    empty[at] = empty[count - 1];
    empty[count - 1] = square;
    const choices = left(square);
    for (let digit = 1; digit <= 9 && found.length < limit; digit++) {
      if (!((choices >> digit) & 1)) continue;
      digits[square] = digit;
      toggle(square, digit);
      fill(count - 1);
      toggle(square, digit);
    }
    digits[square] = 0;
    empty[count - 1] = empty[at];
    empty[at] = square;
  }
  fill(empty.length);
  return found;
}
