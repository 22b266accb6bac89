/**
 * Share: a sheet of paper with one to six boards, and their solution if it is wanted.
 *
 * The one idea: the sheet is pictures. It stands beside everything else for as long as it is being printed, and a
 * style sheet shows it, and nothing else, on paper.
 */

import { drawSvg } from '../../board/picture.js';
import { fromText } from '../../game/state.js';
import { make } from '../../ui/elements.js';
import { candidatesBox, imageOf } from './picture-way.js';

/** @typedef {import('./dialog.js').Desk} Desk */
/** @typedef {import('./shared.js').Shared} Shared */

const COUNTS = ['1', '2', '4', '6'];
/** @type {Record<string, string>} */
const SOLUTIONS = {
  none: 'share.solution.none',
  same: 'share.solution.same',
  own: 'share.solution.own',
};

/** @param {string} label @param {Record<string, string>} options */
function choose(label, options) {
  const select = make(
    'select',
    Object.entries(options).map(([value, text]) => new Option(text, value)),
  );
  return { select, label: make('label', { class: 'choice' }, make('span', label), select) };
}

/** @param {Desk} desk @param {Shared} shared @returns {Promise<string | null>} null: there is none, or not just one */
async function solve({ lease, signal }, { givens }) {
  const client = await lease.clientUntil(signal);
  const solutions = [];
  for await (const solution of client?.solutions(givens, { signal }) ?? []) {
    if (solutions.push(solution) > 1) return null;
  }
  return solutions[0] ?? null;
}

/** @param {string} puzzle @param {string} solution @returns {string} SVG: what is given, and the rest as found */
function drawSolution(puzzle, solution) {
  const found = fromText(solution, 'found').squares;
  const squares = fromText(puzzle).squares.map((given, at) => (given.digit ? given : found[at]));
  return drawSvg({ ...fromText(puzzle), squares });
}

/**
 * @param {string} board SVG
 * @param {string | null} solution SVG
 * @param {{ count: number, where: string }} choices
 */
async function makeSheet(board, solution, { count, where }) {
  const boards = await Promise.all(Array.from({ length: count }, () => imageOf(board)));
  const first = make('div', { class: 'leaf' }, boards);
  const sheet = make('div', { class: 'print-sheet', 'data-count': count }, first);
  if (solution) {
    const small = make('div', { class: 'solution' }, await imageOf(solution));
    if (where === 'own') sheet.append(make('div', { class: 'leaf' }, small));
    else first.append(small);
  }
  return sheet;
}

/** @param {Desk} desk @returns {import('./dialog.js').Way} */
export function makePrint(desk) {
  const { t } = desk.words;
  const counts = Object.fromEntries(COUNTS.map((count) => [count, count]));
  const boards = choose(t('share.boards'), counts);
  const where = choose(
    t('share.solution'),
    Object.fromEntries(Object.entries(SOLUTIONS).map(([name, key]) => [name, t(key)])),
  );
  const { label, read } = candidatesBox(desk);
  /** @type {Shared} */
  let shared;
  const print = async () => {
    const choices = { count: Number(boards.select.value), where: where.select.value };
    const board = drawSvg(shared.game, { candidates: read(shared) });
    desk.note('');
    try {
      const solution = choices.where === 'none' ? '' : await solve(desk, shared);
      if (desk.signal.aborted) return;
      if (solution === null) desk.note(t('share.noSolution'));
      const drawn = solution ? drawSolution(shared.givens, solution) : null;
      const sheet = await makeSheet(board, drawn, choices);
      addEventListener('afterprint', () => sheet.remove(), { once: true });
      document.body.append(sheet);
      window.print();
    } catch (error) {
      console.error(error);
      desk.note(t('error.load'));
    }
  };
  return {
    parts: [boards.label, where.label, label],
    buttons: [desk.button('share.doPrint', print)],
    draw(next) {
      shared = next;
      read(shared);
    },
  };
}
