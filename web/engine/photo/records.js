/**
 * Writes rows of a photo to the memory of its module, and reads what stands in it.
 */
import { REPORT } from './layout.js';

/** Fractions of a pixel in which places are told. */
const PER_PIXEL = 16;
/** What is less likely than this, against the likeliest, is not worth offering: a chance of e to the minus eighth. */
const LEAST_LIKELY = 8 * 256;
const DOUBTS = /** @type {const} */ (['sure', 'doubtful', 'again']);
const SOLUTIONS = /** @type {const} */ (['none', 'one', 'many']);

/**
 * @typedef {object} PhotoSquare
 * @property {'sure' | 'doubtful' | 'again'} doubt `doubtful`: another digit is nearly as likely, or the givens clash here;
 *   `again`: the rules changed what was read first
 * @property {string} other what is next likely; where it was read again, what was read first; where that is the digit itself,
 *   it may be, or was, of the other kind
 * @property {string} likely `1` to `9` and `.` for an empty square: what was read, and then what else may be there, the
 *   likeliest first
 */
/**
 * @typedef {object} PhotoBoard squares row by row as the board is read, however it lies in the photo
 * @property {true} hasGrid
 * @property {string} givens 81 characters: the printed digits, `.` for none
 * @property {string} digits these and the handwritten ones
 * @property {'none' | 'one' | 'many'} solutions of the givens
 * @property {0 | 1 | 2 | 3} turn quarters by which the board is turned against the clock to be read
 * @property {[x: number, y: number][]} crossings of the lines of the grid, ten rows of ten, in pixels of the photo
 * @property {PhotoSquare[]} squares 81
 */
/** @typedef {PhotoBoard | { hasGrid: false }} PhotoReading */

/** @param {DataView} memory @param {number} address @param {Uint8Array | Uint8ClampedArray} rows */
export const writeRows = ({ buffer }, address, rows) =>
  new Uint8Array(buffer, address, rows.length).set(rows);

/** @param {DataView} memory @param {number} report its address @returns {PhotoBoard} */
export function readReport(memory, report) {
  const byte = (/** @type {number} */ at) => memory.getUint8(report + at);
  const text = (/** @type {number} */ field) =>
    Array.from({ length: 81 }, (_, square) => String.fromCharCode(byte(field + square))).join('');
  const digits = text(REPORT.digits);
  const others = text(REPORT.others);
  const crossing = (/** @type {number} */ at) =>
    memory.getInt32(report + REPORT.crossings + at, true) / PER_PIXEL;

  /** @param {number} square @returns {PhotoSquare} */
  function readSquare(square) {
    const unlikely = Array.from({ length: 10 }, (_, digit) =>
      memory.getUint16(report + REPORT.unlikely + 20 * square + 2 * digit, true),
    );
    const doubt = DOUBTS[byte(REPORT.doubts + square)];
    const other = others[square];
    const worth = [...unlikely.keys()].filter((digit) => unlikely[digit] < LEAST_LIKELY);
    const ordered = worth.sort((a, b) => unlikely[a] - unlikely[b]).map((digit) => digit || '.');
    const first = doubt === 'sure' ? [digits[square]] : [digits[square], other];
    return { doubt, other, likely: [...new Set([...first, ...ordered.map(String)])].join('') };
  }

  return {
    hasGrid: true,
    givens: text(REPORT.givens),
    digits,
    solutions: SOLUTIONS[memory.getUint32(report + REPORT.solutions, true)],
    turn: /** @type {0 | 1 | 2 | 3} */ (memory.getUint32(report + REPORT.turn, true)),
    crossings: Array.from({ length: 100 }, (_, at) => [crossing(8 * at), crossing(8 * at + 4)]),
    squares: Array.from({ length: 81 }, (_, square) => readSquare(square)),
  };
}
