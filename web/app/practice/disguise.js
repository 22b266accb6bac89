/**
 * A board that looks like another. Pure.
 *
 * The one idea: all deductions still hold when digits are exchanged for each other, rows within their band, bands,
 * columns, stacks, and rows for columns.
 */

/** @typedef {Pick<import('../../game/link.js').Link, 'puzzle' | 'digits' | 'marks'>} Board */

const THREE = [0, 1, 2];

/** @template T @param {readonly T[]} list @param {() => number} random from 0, below 1 @returns {T[]} */
function shuffled(list, random) {
  const next = [...list];
  for (let at = next.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [next[at], next[other]] = [next[other], next[at]];
  }
  return next;
}

/** Rows or columns, those of a band together. @param {() => number} random */
const linesOf = (random) =>
  shuffled(THREE, random).flatMap((band) => shuffled(THREE, random).map((line) => 3 * band + line));

/**
 * @param {Board} board
 * @param {() => number} random from 0, below 1
 * @returns {Board}
 */
export function disguised({ puzzle, digits, marks }, random) {
  const names = [0, ...shuffled([1, 2, 3, 4, 5, 6, 7, 8, 9], random)];
  const [rows, columns] = [linesOf(random), linesOf(random)];
  const isTurned = random() < 0.5;
  const from = Array.from({ length: 81 }, (_, square) => {
    const [row, column] = [rows[Math.floor(square / 9)], columns[square % 9]];
    return isTurned ? 9 * column + row : 9 * row + column;
  });
  const text = (/** @type {string} */ old) =>
    from.map((square) => (old[square] === '.' ? '.' : names[Number(old[square])])).join('');
  const mask = (/** @type {number} */ old) =>
    names.reduce((all, name, digit) => (old & (1 << (digit - 1)) ? all | (1 << (name - 1)) : all));
  return {
    puzzle: text(puzzle),
    digits: text(digits),
    marks: marks && from.map((square) => mask(marks[square])),
  };
}
