/**
 * Texts that arrive from elsewhere, shared or as a file: finds the one board in them.
 */

/** A line that is a note in the files of other programs (.sdm, .sdk). */
const note = /^\s*[#[]/;
/** What only draws the grid. */
const drawing = /[\s|+,;'"]|-(?=[-+])|(?<=[-+])-/g;

/** A link to this page, wherever it lies. */
const links = /(?<=#p=)[.0-9]{81}(?![.0-9])/g;
/** In characters: longer texts are not examined. */
export const LONGEST = 20_000;

/**
 * The board in one of several texts that belong together, all of them no longer than one may be.
 *
 * @param {readonly string[]} texts @returns {ReturnType<typeof findBoard>}
 */
export function findBoardIn(texts) {
  if (texts.reduce((sum, { length }) => sum + length, 0) > LONGEST) return { fault: 'long' };
  const found = texts.map(findBoard);
  const board = found.find((one) => 'board' in one);
  const fault = found.find((one) => 'fault' in one && one.fault !== 'none');
  return board ?? fault ?? { fault: 'none' };
}

/**
 * The one board of 81 squares in a text: digits, and one symbol for an empty square.
 * @param {string} text
 * @returns {{ board: string } | { fault: 'none' | 'several' | 'long' }}
 */
export function findBoard(text) {
  if (text.length > LONGEST) return { fault: 'long' };
  const told = text.split(/[\r\n]+/).filter((line) => !note.test(line));
  const lines = told.flatMap((line) => line.split(/\s+/));
  const whole = [...lines, ...(text.match(links) ?? [])].filter(isBoard);
  const all = lines.join('').replace(drawing, '');
  const boards = [...new Set((whole.length > 0 ? whole : [all].filter(isBoard)).map(plain))];
  if (boards.length === 0) return { fault: 'none' };
  return boards.length === 1 ? { board: boards[0] } : { fault: 'several' };
}

/** @param {string} text */
function isBoard(text) {
  const blanks = new Set(text.replace(/[1-9]/g, ''));
  return text.length === 81 && blanks.size <= 1 && /^[1-9.0*_?xX-]+$/.test(text);
}

/** @param {string} board */
const plain = (board) => board.replace(/[^1-9]/g, '.');
