/**
 * The printed sheet, and the boards on it.
 *
 * The one idea: the sheet is pictures. It stands beside everything else for as long as it is being printed, and a
 * style sheet shows it, and nothing else, on paper.
 */

import { drawSvg } from '../../board/picture.js';
import { candidatesOf } from '../../game/candidates.js';
import { fromText } from '../../game/state.js';
import { make } from '../../ui/elements.js';
import { part } from '../../ui/load-part.js';
import { imageOf } from './picture-way.js';
import { stepsLeaf } from './print-steps.js';

/** The choices for new puzzles. */
const requests = part(() => import('../making/form.js'));

/** @typedef {import('./dialog.js').Desk} Desk */
/** @typedef {{ puzzle: string, board: string, solution: string | null, steps?: string | null }} Printed puzzle: its givens; SVG; null: there is none, or not just one; steps: the sentences of its solution */

/** How many fit on a sheet, by its layout. */
export const COUNTS = [1, 2, 4, 6];

/** @param {string} puzzle @param {string} solution @returns {string} SVG: the givens, and the rest as found digits */
function drawSolution(puzzle, solution) {
  const given = fromText(puzzle);
  const found = fromText(solution, 'found').squares;
  const squares = given.squares.map((content, at) => (content.digit ? content : found[at]));
  return drawSvg({ ...given, squares });
}

/** @param {Desk} desk @param {string} puzzle @returns {Promise<string | null>} SVG */
export async function solve({ lease, signal }, puzzle) {
  const client = await lease.clientUntil(signal);
  const solutions = [];
  for await (const solution of client?.solutions(puzzle, { signal }) ?? []) {
    if (solutions.push(solution) > 1) return null;
  }
  return solutions.length ? drawSolution(puzzle, solutions[0]) : null;
}

/** Puzzles with the choices of the dialog "New puzzle". @param {Desk} desk @param {number} count @param {boolean} isMarked @returns {Promise<Printed[]>} */
export async function makeNew({ lease, signal, note, words: { t } }, count, isMarked) {
  const { keptRequest, makePuzzle } = await requests('');
  const client = await lease.clientUntil(signal);
  const printed = [];
  while (client && printed.length < count) {
    note(t('share.making', { at: printed.length + 1, count }));
    const { puzzle, solution } = await makePuzzle(client, keptRequest(), { signal });
    if (!puzzle) throw new Error('No puzzle was made.');
    const game = fromText(puzzle);
    const board = drawSvg(game, { candidates: isMarked ? candidatesOf(game) : null });
    printed.push({ puzzle, board, solution: solution && drawSolution(puzzle, solution) });
  }
  note('');
  return printed;
}

/** @param {readonly (string | null)[]} pictures SVG; of several, each has its number, and so has what is missing @param {string} look */
async function leaf(pictures, look) {
  const figures = pictures.flatMap((svg, index) => {
    const number = pictures.length > 1 ? [make('figcaption', String(index + 1))] : [];
    return svg ? imageOf(svg).then((image) => make('figure', image, ...number)) : [];
  });
  return make('div', { class: look }, await Promise.all(figures));
}

/**
 * @param {readonly Printed[]} printed
 * @param {{ count: number, where: string }} choices
 */
export async function makeSheet(printed, { count, where }) {
  const boards = printed.map(({ board }) => board);
  const solutions = printed.map(({ solution }) => solution);
  const filled = Array.from({ length: count }, (_, at) => boards[at % boards.length]);
  const first = await leaf(filled, 'leaf');
  first.classList.toggle('alike', boards.length < count);
  const room = COUNTS.find((most) => most >= count) ?? count;
  const sheet = make('div', { class: 'print-sheet', 'data-count': room }, first);
  if (!solutions.some(Boolean)) return sheet;
  if (where === 'same') first.append(await leaf(solutions, 'solutions'));
  if (where === 'own') sheet.append(await leaf(solutions, 'leaf'));
  if (where === 'steps') sheet.append(stepsLeaf(printed.map(({ steps }) => steps ?? null)));
  return sheet;
}
