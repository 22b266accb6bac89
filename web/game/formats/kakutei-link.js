/**
 * A link to this page, wherever it lies: `#p=<81 characters>&m=<method>`; or to its frame.
 */

import { writeLink } from '../link.js';
import { boardOf, valuesIn } from './links.js';
import { puzzleOf } from './puzzle.js';

/** @param {string} link @returns {string} what stands behind `#` */
const fragmentOf = (link) => (link.includes('#') ? link.slice(link.indexOf('#')) : '');

/** @param {string} link */
const isOurs = (link) => /[#&](p|puzzle)=/.test(fragmentOf(link));

/** @type {import('./index.js').Format} */
export const kakuteiLink = {
  id: 'link',
  writes: 'puzzle',
  detect: ({ links }) => links.some(isOurs),
  read: ({ links }) => ({
    puzzles: links.filter(isOurs).map((link) => {
      const values = new URLSearchParams(fragmentOf(link).slice(1));
      const method = values.get('m') ?? values.get('method') ?? '';
      return puzzleOf({
        givens: boardOf(values.get('p') ?? values.get('puzzle') ?? ''),
        method: /^[a-z0-9-]{1,40}$/.test(method) ? method : null,
      });
    }),
  }),
  write: ({ givens, method }) => writeLink({ puzzle: givens, method }),
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
