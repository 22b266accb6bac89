/**
 * The formats that are drawn as a grid of nine rows.
 *
 * The one idea: `rows.js` finds the rows, whatever surrounds them. The formats differ in the content of a square and in
 * the text beside the grid.
 */

import { FormatError } from './format-error.js';
import { candidatesOf, digitsIn, marksOn, maskOf, puzzleOf, puzzleOfMasks } from './puzzle.js';
import { NOTE, gridsOf, hasCandidates, squaresIn, wholeGrids } from './rows.js';

/** @typedef {import('./rows.js').Grid} Grid */
/** @typedef {import('./puzzle.js').Puzzle} Puzzle */
/** @typedef {import('./index.js').Format} Format */

/** @param {Grid} grid @returns {string} */
const boardOf = (grid) =>
  squaresIn(grid)
    .map(({ digits }) => digits || '.')
    .join('');

/**
 * Two digits in a square of a grid without candidates are a mistake.
 *
 * @param {Grid} grid
 */
function checkSlip({ rows }) {
  const all = rows.flatMap(({ cells, line, text }) => cells.map((cell) => ({ cell, line, text })));
  const several = all.filter(({ cell }) => /[1-9]{2}/.test(cell));
  const isPlain = several.length < 3 && all.some(({ cell }) => /^[.0*_-]?$/.test(cell));
  if (!isPlain || !several.length) return;
  const [{ cell, line, text }] = several;
  throw new FormatError('symbol', { symbol: cell, line, column: text.indexOf(cell) + 1 });
}

/** @param {Grid} grid of candidates, with what it says of digits @returns {Puzzle} */
function readMarks(grid) {
  const squares = squaresIn(grid);
  const masks = squares.map(({ digits }) => maskOf(digits));
  const { givens: placed } = puzzleOfMasks(masks);
  const isTold = squares.some(({ kind }) => kind === 'given');
  const digits = squares
    .map((square, at) => (square.kind ? square.digits : isTold ? '.' : placed[at]))
    .join('');
  const givens = squares
    .map(({ kind }, at) => (kind === 'entered' || (isTold && kind !== 'given') ? '.' : digits[at]))
    .join('');
  return puzzleOf({ givens, digits, marks: marksOn(digits, masks), title: grid.title });
}

/** The lines between boxes, which only surround candidates: with them, squares with no digit or with two are no slips. */
const FRAME = /^\s*:-+\+-+\+-+:\s*$/;

/** @param {import('./source.js').Source} source */
const framesCandidates = ({ lines }) => lines.some((line) => FRAME.test(line));

/** @param {import('./source.js').Source} source */
function readAllMarks(source) {
  const grids = wholeGrids(source)?.grids ?? [];
  if (!framesCandidates(source)) grids.forEach(checkSlip);
  return grids.map(readMarks);
}

/** @param {string} board */
const nineOf = (board) => board.match(/.{9}/g) ?? [];

/** The name in lines such as `#DA hard one`. @param {readonly string[]} notes */
const titleIn = (notes) => /^\s*#D\s*(.*\S)/m.exec(notes.join('\n'))?.[1] ?? '';

/** Nine lines of nine with notes before them; or two grids, the givens and the current digits. @type {Format} */
export const sdk = {
  id: 'sdk',
  writes: 'puzzle',
  detect: (source) =>
    Boolean(wholeGrids(source)?.notes.some((note) => /^\s*(#[A-Z]|\[(Puzzle|State)\])/.test(note))),
  read: (source) => {
    const { grids, notes } = /** @type {import('./rows.js').Grids} */ (wholeGrids(source));
    if (grids.length === 2 && notes.some((note) => /\[State\]/.test(note))) {
      const [givens, digits] = grids.map(boardOf);
      return { puzzles: [stateOf(givens, digits, titleIn(notes))] };
    }
    return {
      puzzles: grids.map((grid) => puzzleOf({ givens: boardOf(grid), title: titleIn(notes) })),
    };
  },
  // A tag in the title would be read as XML, and a D right before it as the beginning of an address.
  write: ({ givens, title }) =>
    `${title ? `#D ${title.replace(/[\s<>]+/g, ' ')}\n` : ''}${nineOf(givens).join('\n')}\n`,
};

/** @param {string} givens @param {string} digits @param {string} [title] */
function stateOf(givens, digits, title = '') {
  const all = Array.from(givens, (given, at) => (given === '.' ? digits[at] : given)).join('');
  return puzzleOf({ givens, digits: all, title });
}

/** SudoCue's progress: as pencil marks, `u` before a digit of the person's. @type {Format} */
export const sdx = {
  id: 'sdx',
  writes: null,
  detect: (source) =>
    Boolean(
      wholeGrids(source)?.grids.some(({ rows }) =>
        rows.some(({ cells }) => cells.some((cell) => /^u[1-9]$/.test(cell))),
      ),
    ),
  read: (source) => ({ puzzles: readAllMarks(source) }),
};

/** @param {string} first @param {string | readonly string[]} second the content of each square */
const contains = (first, second) =>
  Array.from(first).every((digit, at) => digit === '.' || digit === second[at]);

/** @param {import('./source.js').Source} source @returns {Puzzle | null} givens, what stands now, candidates: of one puzzle */
function readTogether(source) {
  const grids = wholeGrids(source)?.grids ?? [];
  // If each square has one candidate, only the frame shows that these are no digits.
  const marked = grids.find(hasCandidates) ?? (framesCandidates(source) ? grids[2] : undefined);
  const plain = grids.filter((grid) => grid !== marked);
  if (plain.length > 2 || plain.some(hasCandidates)) return null;
  const [givens, digits = givens] = plain.map(boardOf);
  if (!givens || !contains(givens, digits)) return null;
  if (!marked) return stateOf(givens, digits);
  // Only the other grids know whether a square with one candidate is filled.
  const candidates = squaresIn(marked).map((square) => square.digits);
  return contains(digits, candidates)
    ? puzzleOf({ givens, digits, marks: marksOn(digits, candidates.map(maskOf)) })
    : null;
}

/** Simple Sudoku's clipboard: one to three framed grids. @type {Format} */
export const simpleSudoku = {
  id: 'simple-sudoku',
  writes: 'marks',
  detect: (source) => {
    const all = wholeGrids(source);
    const [first] = all?.grids ?? [];
    if (!all || hasCandidates(first)) return false;
    if (all.grids.length > 1) return all.isFramed && readTogether(source) !== null;
    return /^[ \t]*\*-+\*[ \t]*$/m.test(source.text);
  },
  read: (source) => {
    const puzzle = readTogether(source);
    return { puzzles: puzzle ? [puzzle] : [] };
  },
  write: (puzzle) => {
    const { givens, digits, marks } = puzzle;
    const grids = [framed(givens)];
    if (digits !== givens || marks) grids.push(framed(digits));
    if (marks) grids.push(pencilGrid(puzzle));
    return grids.join('\n');
  },
};

/** @param {string} board */
function framed(board) {
  const rows = nineOf(board).map((row) => `|${(row.match(/.../g) ?? []).join('|')}|`);
  const line = '|---+---+---|';
  const all = [...rows.slice(0, 3), line, ...rows.slice(3, 6), line, ...rows.slice(6)];
  return ['*-----------*', ...all, '*-----------*', ''].join('\n');
}

/** @param {Puzzle} puzzle */
function pencilGrid(puzzle) {
  const left = candidatesOf(puzzle);
  const cells = Array.from(puzzle.digits, (digit, at) =>
    digit === '.' ? digitsIn(left[at]) || '.' : digit,
  );
  const nine = [...Array(9).keys()];
  const widths = nine.map((column) =>
    Math.max(...nine.map((row) => cells[row * 9 + column].length)),
  );
  const drawRow = (/** @type {number} */ row) => {
    const padded = widths.map((width, column) => cells[row * 9 + column].padEnd(width));
    return `| ${[0, 3, 6].map((at) => padded.slice(at, at + 3).join(' ')).join(' | ')} |`;
  };
  const drawLine = (/** @type {string} */ ends, /** @type {string} */ joint) => {
    const parts = [0, 3, 6].map((at) =>
      '-'.repeat(widths[at] + widths[at + 1] + widths[at + 2] + 4),
    );
    return ends + parts.join(joint) + ends;
  };
  const rows = nine.map(drawRow);
  const between = drawLine(':', '+');
  const all = [...rows.slice(0, 3), between, ...rows.slice(3, 6), between, ...rows.slice(6)];
  return [drawLine('.', '.'), ...all, drawLine("'", "'"), ''].join('\n');
}

/** @type {Format} */
export const pencilMarks = {
  id: 'pencil-marks',
  writes: 'marks',
  detect: (source) => Boolean(wholeGrids(source)?.grids.some(hasCandidates)),
  read: (source) => ({ puzzles: readAllMarks(source) }),
  write: pencilGrid,
};

/** Cells of a spreadsheet, or values with commas. @type {Format} */
export const table = {
  id: 'table',
  writes: null,
  detect: (source) => Boolean(wholeGrids(source)?.isTable),
  read: (source) => ({ puzzles: plainGrids(source) }),
};

/** @param {import('./source.js').Source} source */
const plainGrids = (source) =>
  wholeGrids(source)?.grids.map((grid) => puzzleOf({ givens: boardOf(grid), title: grid.title })) ??
  [];

/** Nine rows in any other shape. A text that is nearly a grid is refused here, with its fault. @type {Format} */
export const grid = {
  id: 'grid',
  writes: null,
  detect: (source) => gridsOf(source) !== null,
  read: (source) => {
    const found = gridsOf(source);
    if (!(found instanceof FormatError)) return { puzzles: plainGrids(source) };
    const whole = allSquares(source);
    if (!whole) throw found;
    return { puzzles: [whole] };
  },
};

/** 81 squares, with any line breaks. @param {import('./source.js').Source} source @returns {Puzzle | null} */
function allSquares({ lines }) {
  const words = lines
    .filter((line) => !NOTE.test(line) && !/--|==/.test(line))
    .flatMap((line) =>
      line
        .replace(/[[\](){},;"'`:!+|]/g, ' ')
        .trim()
        .split(/\s+/),
    )
    .filter(Boolean);
  const joined = words.join('');
  if (/^[1-9.0*_xX?-]{81}$/.test(joined))
    return puzzleOf({ givens: joined.replace(/[^1-9]/g, '.') });
  const areGroups = words.length === 81 && words.every((word) => /^([1-9]+|[.0*_-])$/.test(word));
  return areGroups ? puzzleOfMasks(words.map(maskOf)) : null;
}
