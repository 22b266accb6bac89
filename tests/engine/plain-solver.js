// A solver as plain as can be, which the tests believe: it knows the rules of Sudoku and no method.
// The one idea: fill the empty square with the fewest digits left, one digit after the other.

/** The three units of each square, as numbers 0 to 26. */
const unitsOf = Array.from({ length: 81 }, (_, square) => {
  const row = Math.floor(square / 9);
  const column = square % 9;
  return [row, 9 + column, 18 + Math.floor(row / 3) * 3 + Math.floor(column / 3)];
});

/**
 * The solutions of a board, at most `limit`. A board that contradicts itself has none.
 * @param {string} board 81 characters, '.' or '0' for an empty square
 * @param {number} [limit]
 * @returns {string[]}
 */
export function solutions(board, limit = Infinity) {
  const digits = Array.from(board, (character) => Number(character.replace('.', '0')));
  const used = Array(27).fill(0);
  /** @type {string[]} */
  const found = [];

  /** @param {number} square @param {number} digit */
  const toggle = (square, digit) => {
    for (const unit of unitsOf[square]) used[unit] ^= 1 << digit;
  };
  /** @param {number} square */
  const left = (square) => {
    const [row, column, box] = unitsOf[square];
    const taken = used[row] | used[column] | used[box];
    return [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => !((taken >> digit) & 1));
  };

  for (const [square, digit] of digits.entries()) {
    if (digit === 0) continue;
    if (!left(square).includes(digit)) return [];
    toggle(square, digit);
  }

  function fill() {
    let square = -1;
    /** @type {number[]} */
    let choices = Array(10).fill(0);
    for (let s = 0; s < 81 && choices.length > 1; s++) {
      if (digits[s] !== 0) continue;
      const here = left(s);
      if (here.length < choices.length) [square, choices] = [s, here];
    }
    if (square < 0) {
      found.push(digits.join(''));
      return;
    }
    for (const digit of choices) {
      digits[square] = digit;
      toggle(square, digit);
      fill();
      toggle(square, digit);
      if (found.length >= limit) break;
    }
    digits[square] = 0;
  }
  fill();
  return found;
}
