// A puzzle drawn on paper, as a picture that the reader of photos reads.

export const puzzle =
  '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

/** Seven rows of five dots, by digit, from the top, each row as a number. */
const dots = [
  [],
  [4, 12, 4, 4, 4, 4, 14],
  [14, 17, 1, 2, 4, 8, 31],
  [14, 17, 1, 6, 1, 17, 14],
  [2, 6, 10, 18, 31, 2, 2],
  [31, 16, 30, 1, 1, 17, 14],
  [14, 16, 16, 30, 17, 17, 14],
  [31, 1, 2, 4, 4, 8, 8],
  [14, 17, 17, 14, 17, 17, 14],
  [14, 17, 17, 15, 1, 1, 14],
];
const CELL = 48;
const MARGIN = 20;
export const SIDE = 9 * CELL + 2 * MARGIN + 1;

/** Whether there is ink at a place of the board, in pixels. @param {number} x @param {number} y */
function isInk(x, y) {
  if (x < 0 || y < 0 || x > 9 * CELL || y > 9 * CELL) return false;
  const near = (/** @type {number} */ at) => at % CELL < (at % (3 * CELL) < CELL ? 3 : 1);
  if (near(x) || near(y)) return true;
  const digit = Number(puzzle[9 * Math.floor(y / CELL) + Math.floor(x / CELL)]) || 0;
  const column = Math.floor(((x % CELL) - 14) / 4);
  const row = Math.floor(((y % CELL) - 10) / 4);
  return column >= 0 && column < 5 && ((dots[digit][row] ?? 0) >> (4 - column)) % 2 === 1;
}

/** The puzzle drawn on paper, as netpbm. @param {'P5' | 'P6'} kind @param {number} [most] the value of white */
export function picture(kind, most = 255) {
  const [ink, paper] = [48, 208].map((of) => String.fromCharCode(Math.ceil((of * most) / 255)));
  let text = `${kind}\n# drawn\n${SIDE} ${SIDE}\n${most}\n`;
  for (let i = 0; i < SIDE * SIDE; i++) {
    const isDark = isInk((i % SIDE) - MARGIN, Math.floor(i / SIDE) - MARGIN);
    text += (isDark ? ink : paper).repeat(kind === 'P5' ? 1 : 3);
  }
  return text;
}

/** The same as a page has it. @returns {import('../../web/engine/photo/arguments.js').Picture} */
export function image() {
  const data = new Uint8ClampedArray(4 * SIDE * SIDE).fill(0xd0);
  for (let i = 0; i < SIDE * SIDE; i++) {
    if (isInk((i % SIDE) - MARGIN, Math.floor(i / SIDE) - MARGIN))
      data.fill(0x30, 4 * i, 4 * i + 3);
  }
  return { data, width: SIDE, height: SIDE };
}
