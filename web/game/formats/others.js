/**
 * Recognises texts in order to refuse them by name: other kinds of Sudoku, and links to puzzles that only the site
 * itself knows.
 */

import { FormatError } from './format-error.js';

/** @type {readonly [pattern: RegExp, variant: import('./format-error.js').Variant][]} */
const VARIANTS = [
  [/^\s*\[killer\]|SumoCueV1=|^\s*\d+x\d+:[a-z]*:k/i, 'killer'],
  [/^\s*\d+x\d+:[a-z]*:j/i, 'jigsaw'],
  [/^\s*\[jigsaw\]/i, 'jigsaw'],
  [/^\s*(?:[1-9.0]{81})\s*[1-9]{81}\s*$/, 'jigsaw'],
  [/^\s*(?:[1-4.0*_-]{4}\s+){3}[1-4.0*_-]{4}\s*$/, 'size'],
  [/^\s*(?:[1-4.0*_-]{16}|[1-6.0*_-]{36}|[0-9A-Pa-p.*_-]{256}|[0-9A-Ya-y.*_-]{625})\s*$/, 'size'],
];

/** @param {string} text */
const variantOf = (text) => VARIANTS.find(([pattern]) => pattern.test(text))?.[1];

/** 81 digits and 81 numbers of regions, nine of each, which as a solution would not fit. @param {string} text */
function isSolved(text) {
  const [, givens, rest] = /^\s*([1-9.0]{81})\s*([1-9]{81})\s*$/.exec(text) ?? [];
  if (!givens) return false;
  const rows = rest.match(/.{9}/g) ?? [];
  const isLatin = rows.every((row) => new Set(row).size === 9);
  return (
    isLatin && Array.from(givens).every((digit, at) => !/[1-9]/.test(digit) || digit === rest[at])
  );
}

/** @type {import('./index.js').Format} */
export const variants = {
  id: 'variant',
  writes: null,
  detect: ({ text }) => text.length < 20_000 && variantOf(text) !== undefined && !isSolved(text),
  read: ({ text }) => {
    throw new FormatError('variant', { variant: variantOf(text) });
  },
};

const SERVERS =
  /(sudokupad\.app|crackingthecryptic\.com|f-puzzles\.com|sudoku\.coach|sudokuexchange\.com|playgoodsudoku\.com|sudokuwiki\.org|tinyurl\.com)\/\S/i;

/** @type {import('./index.js').Format} */
export const serverLink = {
  id: 'server',
  writes: null,
  detect: ({ links }) => links.some((link) => SERVERS.test(link)),
  read: ({ links }) => {
    const [, site] = links.map((link) => SERVERS.exec(link)).find(Boolean) ?? [];
    throw new FormatError('server', { site });
  },
};
