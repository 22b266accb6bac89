/**
 * The sentences about a text that was read: its format, its content, the parts that were not kept, its fault.
 */

import { FormatError } from '../../game/formats/format-error.js';
import { tellPuzzle } from '../../story/puzzle.js';

/** @typedef {import('../../locales/words.js').Words} Words */
/** @typedef {import('../../game/formats/index.js').Found} Found */
/** @typedef {import('../../game/formats/puzzle.js').Puzzle} Puzzle */
/** @typedef {import('../arrivals.js').Origin} Origin */

/** @type {Record<string, string>} */
const FORMAT_WORDS = {
  link: 'format.link',
  'other-link': 'format.otherLink',
  sudokuwiki: 'format.sudokuwiki',
  'f-puzzles': 'format.fPuzzles',
  sudokupad: 'format.sudokuPad',
  'sudoku-coach': 'format.sudokuCoach',
  'good-sudoku': 'format.goodSudoku',
  'open-sudoku': 'format.openSudoku',
  json: 'format.json',
  hodoku: 'format.hodoku',
  sukaku: 'format.sukaku',
  tatham: 'format.tatham',
  line: 'format.line',
  sdx: 'format.sdx',
  'simple-sudoku': 'format.simpleSudoku',
  'pencil-marks': 'format.pencilMarks',
  sdk: 'format.sdk',
  table: 'format.table',
  grid: 'format.grid',
};

/** @type {Record<string, string>} */
const FAULTS = {
  empty: 'open.fault.empty',
  long: 'open.fault.long',
  none: 'open.fault.none',
  cells: 'open.fault.cells',
  rows: 'open.fault.rows',
  row: 'open.fault.row',
  symbol: 'open.fault.symbol',
  place: 'open.fault.place',
  candidate: 'open.fault.candidate',
  mark: 'open.fault.mark',
  payload: 'open.fault.payload',
  seed: 'open.fault.seed',
  server: 'open.fault.server',
};

/** @type {Record<string, string>} */
const VARIANTS = {
  killer: 'open.variant.killer',
  jigsaw: 'open.variant.jigsaw',
  diagonal: 'open.variant.diagonal',
  size: 'open.variant.size',
  other: 'open.variant.other',
};

/** @type {Record<string, string>} */
const LOST = {
  colours: 'open.lost.colours',
  doubtful: 'open.lost.doubtful',
  lines: 'open.lost.lines',
  step: 'open.lost.step',
};

/** @param {Words} words @param {Readonly<Found>} found */
const tellLost = ({ t, number }, { lost, skipped }) =>
  lost.map((what) =>
    t(LOST[what], { count: skipped?.count ?? 0, line: number(skipped?.line ?? 0) }),
  );

/** Before it is taken. @param {Words} words @param {Readonly<Found>} found @param {Puzzle} [chosen] absent: none of several */
export function tellFound(words, found, chosen) {
  const { t, join, number, capital } = words;
  const format = capital(t(FORMAT_WORDS[found.format]));
  const { length } = found.puzzles;
  return join([
    chosen
      ? t('open.found', { format, what: tellPuzzle(words, chosen) })
      : t('open.several', { format, count: number(length) }),
    ...tellLost(words, found),
  ]);
}

/** After it was taken. @param {Words} words @param {Origin} origin @param {Readonly<Found>} found @param {Puzzle} puzzle */
export function tellTaken(words, { key, name = '' }, found, puzzle) {
  const { t, join } = words;
  const source = t(key, { name });
  const format = t(FORMAT_WORDS[found.format]);
  return join([
    t('arrived.board', { source, format, what: tellPuzzle(words, puzzle) }),
    ...tellLost(words, found),
    t('arrived.back'),
  ]);
}

/** @param {Words} words @param {unknown} error @returns {string} */
function tellError({ t, number, square }, error) {
  if (!(error instanceof FormatError)) return t('open.fault.unreadable');
  const { code, line, column, data } = error;
  if (code === 'variant') return t(VARIANTS[data.variant ?? ''] ?? VARIANTS.other);
  const symbol = String(data.symbol ?? '').slice(0, 20);
  const at = { row: Number(data.row), column: Number(data.place) };
  const where = { line: number(line ?? 0), column: column ?? 0, square: square(at) };
  const limit = number(Number(data.limit ?? 0));
  const key = code === 'cells' && line ? 'open.fault.cellsInLine' : FAULTS[code];
  return t(key, { ...where, symbol, limit, count: data.count ?? 0, site: data.site ?? '' });
}

/**
 * @param {Words} words
 * @param {unknown} error
 * @param {Origin | null} [origin] null: in the dialog, where it is visible
 */
export function tellFault(words, error, origin = null) {
  const { t, join } = words;
  const format = error instanceof FormatError && FORMAT_WORDS[error.format ?? ''];
  const known = format ? t('open.looksLike', { format: t(format) }) : '';
  const fault = join([known, tellError(words, error)]);
  if (!origin) return fault;
  const source = t(origin.key, { name: origin.name ?? '' });
  return join([t('arrived.none', { source }), fault, t('arrived.unchanged')]);
}

/** Of a link to the page. @param {Words} words @param {unknown} error */
export const tellBrokenLink = (words, error) =>
  words.join([words.t('arrived.broken'), tellError(words, error), words.t('arrived.unchanged')]);
