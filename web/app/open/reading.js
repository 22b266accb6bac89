/**
 * From texts to the board: reads them, and puts a puzzle on the board.
 *
 * The one idea: nothing changes before a text has been understood as a whole; then the board is replaced, one
 * Undo away from the last, and the story says what was recognised and what was not kept.
 */

import { FormatError } from '../../game/formats/format-error.js';
import { LONGEST_LIST, readPuzzles } from '../../game/formats/index.js';
import { gameOf } from '../../game/formats/puzzle.js';
import { wordsOf } from '../../locales/words.js';
import { showBoard } from '../show-board.js';
import { tellTaken } from './telling.js';

/** @typedef {import('../arrivals.js').Origin} Origin */
/** @typedef {import('../arrivals.js').Brought} Brought */
/** @typedef {import('../../game/formats/index.js').Found} Found */
/** @typedef {import('../../game/formats/puzzle.js').Puzzle} Puzzle */
/**
 * @typedef {object} Order
 * @property {import('../../locales/words.js').Words} words
 * @property {import('../../solver/kakutei-solver.js').KakuteiSolver} solver
 * @property {() => void} keep stores the board
 * @property {(slug: string) => void} useMethod that came with the puzzle
 */

/** @param {File} file @returns {Promise<string>} */
async function textOf(file) {
  if (file.size > LONGEST_LIST) throw new FormatError('long', { limit: LONGEST_LIST });
  return file.text();
}

/** The puzzles of one or several texts. @param {Brought} brought @returns {Promise<Readonly<Found>>} */
export async function readBrought({ texts, files }) {
  const all = files ? await Promise.all(files.map(textOf)) : (texts ?? []);
  const found = await Promise.all(all.map((text) => readPuzzles(text)));
  if (!found.length) throw new TypeError('There is nothing to read.');
  return { ...found[0], puzzles: found.flatMap(({ puzzles }) => puzzles) };
}

/**
 * @param {Order} order
 * @param {Origin} origin
 * @param {Readonly<Found>} found
 * @param {Puzzle} puzzle of these
 */
export function takePuzzle({ solver, keep, useMethod }, origin, found, puzzle) {
  if (puzzle.method) useMethod(puzzle.method);
  solver.load(gameOf(puzzle));
  keep();
  solver.remark((...how) => tellTaken(wordsOf(...how), origin, found, puzzle));
  showBoard(solver);
}
