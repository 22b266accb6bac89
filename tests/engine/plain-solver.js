// The plainest possible solver, which the tests trust: it knows the rules of Sudoku and no method.
// The one idea: fill the empty square with the fewest digits left, one digit after the other.

/** The three units of each square, as numbers 0 to 26. */
const unitsOf = Array.from({ length: 81 }, (_, square) => {
  const row = Math.floor(square / 9);
  const column = square % 9;
  return [row, 9 + column, 18 + Math.floor(row / 3) * 3 + Math.floor(column / 3)];
});

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
    for (const unit of unitsOf[square]) open[unit] ^= 1 << digit;
  };
  /** @param {number} square */
  const left = (square) => {
    const [row, column, box] = unitsOf[square];
    return open[row] & open[column] & open[box];
  };

  for (const [square, digit] of digits.entries()) {
    if (digit === 0) continue;
    if (!((left(square) >> digit) & 1)) return [];
    toggle(square, digit);
  }

  function fill() {
    let square = -1;
    let fewest = 10;
    for (let s = 0; s < 81 && fewest > 1; s++) {
      if (digits[s] !== 0) continue;
      const size = sizes[left(s)];
      if (size < fewest) [square, fewest] = [s, size];
    }
    if (square < 0) {
      found.push(digits.join(''));
      return;
    }
    const choices = left(square);
    for (let digit = 1; digit <= 9 && found.length < limit; digit++) {
      if (!((choices >> digit) & 1)) continue;
      digits[square] = digit;
      toggle(square, digit);
      fill();
      toggle(square, digit);
    }
    digits[square] = 0;
  }
  fill();
  return found;
}
