/**
 * SudokuPad's addresses that carry their puzzle: `classic` with the digits, or `scl`, `ctc`, `scf` with all of it,
 * packed by LZ-string. (`fpuzzles` is in f-puzzles.js.)
 *
 * What is packed is JSON in short: names without quotes, `'` for `"`, and nothing at all for `{}`.
 */

import { sudokuPadLink } from './f-puzzles.js';
import { FormatError, wrongSquare } from './format-error.js';
import { parseJson, textOf } from './from-json.js';
import { decoded } from './links.js';
import { decompress } from './lz-string.js';
import { puzzleOf } from './puzzle.js';

const LINK =
  /(?:sudokupad\.app|crackingthecryptic\.com|sudokupad\.svencodes\.com)\/(?:sudoku\/|puzzle\/)?(?:[?&]puzzleid=)?(classic|scl|ctc|scf)([^\s?&#]+)/i;
const BARE = /^\s*(classic|scl|ctc|scf)([A-Za-z0-9+/=%]{20,})\s*$/;

const CLASSIC = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx';

/** A character is a digit and ten times the number of empty squares after it. @param {string} text */
function unzipClassic(text) {
  const board = Array.from(text, (symbol) => {
    const number = CLASSIC.indexOf(symbol);
    if (number < 0) throw new FormatError('payload');
    return (number % 10 || '.') + '.'.repeat(Math.floor(number / 10));
  }).join('');
  if (board.length !== 81) throw new FormatError('cells', { count: board.length });
  return { puzzles: [puzzleOf({ givens: board })] };
}

/**
 * JSON in short, written out in full: strings stay as they are, names and bare words get quotes, a gap becomes {}.
 *
 * @param {string} text
 */
function inFull(text) {
  const quoted = text.includes('"')
    ? text
    : text.replaceAll(/\\'|'/g, (q) => (q === "'" ? '"' : "'"));
  return quoted
    .replace(
      /("(?:\\.|[^"\\])*")|([A-Za-z#][\w#]*|[0-9][0-9A-Fa-f]*[A-Fa-f][0-9A-Fa-f]*)|([,[{])(?=[,\]}])/g,
      (all, string, word, gap) =>
        string ??
        (word ? (word === 't' ? 'true' : word === 'f' ? 'false' : `"${word}"`) : `${gap}{}`),
    )
    .replaceAll('{{}}', '{}')
    .replaceAll('[{}]', '[]');
}

/** @param {unknown} list */
const isThere = (list) => Array.isArray(list) && list.length > 0;

/** Arrows, lines and figures are clues of other kinds of Sudoku, and so are cages with squares. @param {any} data */
function checkKind(data) {
  const cages = data.cages ?? data.ca;
  if (isThere(cages) && cages.some((/** @type {any} */ cage) => isThere(cage?.cells ?? cage?.ce))) {
    throw new FormatError('variant', { variant: 'killer' });
  }
  const clues = ['arrows', 'a', 'lines', 'l', 'overlays', 'o', 'underlays', 'u'];
  if (clues.some((name) => isThere(data[name])))
    throw new FormatError('variant', { variant: 'other' });
}

/** @param {string} packed */
function readPacked(packed) {
  const text = decompress(decoded(packed).replaceAll(' ', '+')) ?? '';
  const data = parseJson(text) ?? parseJson(inFull(text));
  const rows = data?.cells ?? data?.ce;
  if (!Array.isArray(rows)) throw new FormatError('payload');
  if (rows.length !== 9 || rows.some((row) => !Array.isArray(row) || row.length !== 9)) {
    throw new FormatError('variant', { variant: 'size' });
  }
  checkKind(data);
  const givens = rows
    .flat()
    .map((cell, at) => {
      const value = textOf(cell?.value ?? cell?.v);
      if (/^[1-9]?$/.test(value)) return value || '.';
      throw wrongSquare(value, at);
    })
    .join('');
  const { title, t, metadata } = data;
  return { puzzles: [puzzleOf({ givens, title: textOf(title ?? t ?? metadata?.title) })] };
}

/** @type {import('./index.js').Format} */
export const sudokuPad = {
  id: 'sudokupad',
  writes: 'marks',
  detect: ({ text }) => LINK.test(text) || BARE.test(text),
  read: ({ text }) => {
    const [, kind, packed] = LINK.exec(text) ?? BARE.exec(text) ?? [];
    return kind === 'classic' ? unzipClassic(decoded(packed)) : readPacked(packed);
  },
  write: sudokuPadLink,
};
