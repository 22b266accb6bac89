/** Share: links that open the board on other sites. */

import { FORMATS, writePuzzle } from '../../game/formats/index.js';
import { puzzleOf } from '../../game/formats/puzzle.js';
import { make } from '../../ui/elements.js';

/** The name of each site, and the format of its address. */
const SITES = Object.freeze({
  SudokuWiki: 'sudokuwiki',
  SudokuPad: 'sudokupad',
  'f-puzzles': 'f-puzzles',
  'sudoku.coach': 'sudoku-coach',
  SudokuExchange: null,
});

/** @param {import('./shared.js').Shared} shared */
export async function linksOf({ givens, digits, marks, corners }) {
  const puzzle = puzzleOf({ givens, digits, marks, corners });
  const links = Object.entries(SITES).map(async ([name, id]) => ({
    name,
    // Not a format of its own: any address with the 81 squares in it is read.
    href: id
      ? await writePuzzle(id, puzzle)
      : `https://sudokuexchange.com/play/?s=${givens.replaceAll('.', '0')}`,
    isWhole: FORMATS.some((format) => format.id === id && format.writes === 'marks'),
  }));
  return Promise.all(links);
}

/** @param {import('./dialog.js').Desk} desk @returns {import('./dialog.js').Way} */
export function makeSites({ words: { t } }) {
  const list = make('ul', { class: 'sites' });
  /** @type {import('./shared.js').Shared} */
  let shared;
  return {
    parts: [list],
    buttons: [],
    async draw(next) {
      shared = next;
      const links = await linksOf(next);
      if (shared !== next) return;
      const isMore = next.digits !== next.givens || next.marks !== null;
      const items = links.map(({ name, href, isWhole }) => {
        const lost =
          isMore && !isWhole
            ? ['share.loses.rest']
            : [
                next.corners && name === 'SudokuWiki' && 'share.loses.cornerMarks',
                next.coloured && 'share.loses.tones',
              ];
        return make('li', [
          make('a', { href, target: '_blank', rel: 'noreferrer' }, name),
          ...lost.flatMap((key) => (key ? [' ', make('span', { class: 'loss' }, t(key))] : [])),
        ]);
      });
      list.replaceChildren(...items);
    },
  };
}
