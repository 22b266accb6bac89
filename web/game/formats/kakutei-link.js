/**
 * A link to this page, wherever it is served (`../link.js`), or to its frame.
 */

import { readLink, writeLink } from '../link.js';
import { FormatError, wrongSquare } from './format-error.js';
import { boardOf, valuesIn } from './links.js';
import { marksOn, puzzleOf } from './puzzle.js';

/** @param {string} link @returns {string} what stands behind `#` */
const fragmentOf = (link) => (link.includes('#') ? link.slice(link.indexOf('#')) : '');

/** @param {string} link */
const isOurs = (link) => /[#&](p|puzzle)=/.test(fragmentOf(link));

/** @param {import('../link.js').Fault} fault @returns {FormatError} */
export function faultOf({ code, part, position, symbol, length }) {
  if ('ceh'.includes(part) || code === 'givens') return new FormatError('payload');
  if (code === 'length') return new FormatError('cells', { count: length });
  return wrongSquare(symbol, position);
}

/** @param {string} link @returns {import('./puzzle.js').Puzzle} */
function puzzleIn(link) {
  const values = new URLSearchParams(fragmentOf(link).slice(1));
  // A frame has other names for them; a link written by hand has other signs for an empty square.
  values.set('p', boardOf(values.get('p') ?? values.get('puzzle') ?? ''));
  values.set('m', values.get('m') ?? values.get('method') ?? '');
  const read = readLink(String(values));
  if (!read) throw new FormatError('payload');
  if ('fault' in read) throw faultOf(read.fault);
  const { puzzle: givens, digits, ...rest } = read;
  const [marks, corners] = [rest.marks, rest.corners].map((all) =>
    all ? marksOn(digits, all) : null,
  );
  return puzzleOf({ ...rest, givens, digits, marks, corners });
}

/** @type {import('./index.js').Format} */
export const kakuteiLink = {
  id: 'link',
  writes: 'marks',
  detect: ({ links }) => links.some(isOurs),
  read: ({ links }) => ({ puzzles: links.filter(isOurs).map(puzzleIn) }),
  write: ({ givens, ...rest }) => writeLink({ puzzle: givens, ...rest }),
};

/** An address of any other site with the 81 squares in it; SudokuExchange's is known by its name. */
const boardIn = (/** @type {string} */ link) =>
  [...valuesIn(link).values(), ...link.split(/[/?#&=]/)].find((part) =>
    /^[1-9.0_*xX-]{81}$/.test(part),
  ) ?? (/sudokuexchange\.com\//.test(link) ? valuesIn(link).get('s') : null);

/** @type {import('./index.js').Format} */
export const otherLink = {
  id: 'other-link',
  writes: null,
  detect: ({ links }) => links.some(boardIn),
  read: ({ links }) => ({
    puzzles: links.flatMap((link) => {
      const board = boardIn(link);
      return board ? [puzzleOf({ givens: boardOf(board) })] : [];
    }),
  }),
};
