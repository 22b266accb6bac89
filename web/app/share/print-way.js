/**
 * Share: a sheet of paper with one to six boards, this one or new puzzles, and their solutions if they are wanted.
 *
 * The one idea: the sheet is pictures. It stands beside everything else for as long as it is being printed, and a
 * style sheet shows it, and nothing else, on paper.
 */

import { drawSvg } from '../../board/picture.js';
import { candidatesOf } from '../../game/candidates.js';
import { fromText } from '../../game/state.js';
import { make } from '../../ui/elements.js';
import { candidatesBox, imageOf } from './picture-way.js';

/** @typedef {import('./dialog.js').Desk} Desk */
/** @typedef {import('./shared.js').Shared} Shared */
/** @typedef {{ board: string, solution: string | null }} Printed SVG; null: there is none, or not just one */

const COUNTS = ['1', '2', '4', '6'];
/** @type {Record<string, string>} */
const SOLUTIONS = {
  none: 'share.solution.none',
  same: 'share.solution.same',
  own: 'share.solution.own',
};
/** @type {Record<string, string>} */
const BOARDS = { this: 'share.boards.this', new: 'share.boards.new' };

/** @param {string} puzzle @param {string} solution @returns {string} SVG: what is given, and the rest as found */
function drawSolution(puzzle, solution) {
  const given = fromText(puzzle);
  const found = fromText(solution, 'found').squares;
  const squares = given.squares.map((content, at) => (content.digit ? content : found[at]));
  return drawSvg({ ...given, squares });
}

/** @param {Desk} desk @param {string} puzzle @returns {Promise<string | null>} SVG */
async function solve({ lease, signal }, puzzle) {
  const client = await lease.clientUntil(signal);
  const solutions = [];
  for await (const solution of client?.solutions(puzzle, { signal }) ?? []) {
    if (solutions.push(solution) > 1) return null;
  }
  return solutions.length ? drawSolution(puzzle, solutions[0]) : null;
}

/** What the dialog "New puzzle" would make. @param {Desk} desk @param {number} count @param {boolean} isMarked @returns {Promise<Printed[]>} */
async function makeNew({ lease, signal, note, words: { t } }, count, isMarked) {
  const { keptRequest } = await import('../new-puzzle-form.js');
  const client = await lease.clientUntil(signal);
  const printed = [];
  while (client && printed.length < count) {
    note(t('share.making', { at: printed.length + 1, count }));
    const { puzzle, solution } = await client.make(keptRequest(), { signal });
    if (!puzzle) throw new Error('No puzzle was made.');
    const game = fromText(puzzle);
    const board = drawSvg(game, { candidates: isMarked ? candidatesOf(game) : null });
    printed.push({ board, solution: solution && drawSolution(puzzle, solution) });
  }
  note('');
  return printed;
}

/** @param {readonly string[]} pictures SVG; of several, each has its number @param {string} look */
async function leaf(pictures, look) {
  const figures = pictures.map(async (svg, index) => {
    const number = pictures.length > 1 ? [make('figcaption', String(index + 1))] : [];
    return make('figure', await imageOf(svg), ...number);
  });
  return make('div', { class: look }, await Promise.all(figures));
}

/**
 * @param {readonly Printed[]} printed
 * @param {{ count: number, where: string }} choices
 */
async function makeSheet(printed, { count, where }) {
  const boards = printed.map(({ board }) => board);
  const solutions = printed.flatMap(({ solution }) => solution ?? []);
  const filled = Array.from({ length: count }, (_, at) => boards[at % boards.length]);
  const first = await leaf(filled, 'leaf');
  first.classList.toggle('alike', boards.length < count);
  const sheet = make('div', { class: 'print-sheet', 'data-count': count }, first);
  if (where === 'same' && solutions.length) first.append(await leaf(solutions, 'solutions'));
  if (where === 'own' && solutions.length) sheet.append(await leaf(solutions, 'leaf'));
  return sheet;
}

/** @param {string} label @param {Record<string, string>} options */
function choose(label, options) {
  const all = Object.entries(options).map(([value, text]) => new Option(text, value));
  const select = make('select', all);
  return { select, label: make('label', { class: 'choice' }, make('span', label), select) };
}

/** @param {Desk} desk @returns {import('./dialog.js').Way} */
export function makePrint(desk) {
  const { t } = desk.words;
  const named = (/** @type {Record<string, string>} */ keys) =>
    Object.fromEntries(Object.entries(keys).map(([name, key]) => [name, t(key)]));
  const counts = choose(
    t('share.count'),
    Object.fromEntries(COUNTS.map((count) => [count, count])),
  );
  const boards = choose(t('share.boards'), named(BOARDS));
  const where = choose(t('share.solution'), named(SOLUTIONS));
  const { box, label, read } = candidatesBox(desk);
  /** @type {Shared} */
  let shared;
  let isBusy = false;

  const collect = async (/** @type {number} */ count) => {
    if (boards.select.value === 'new') return makeNew(desk, count, box.checked);
    const board = drawSvg(shared.game, { candidates: read(shared) });
    const solution = where.select.value === 'none' ? null : await solve(desk, shared.givens);
    if (!solution && where.select.value !== 'none') desk.note(t('share.noSolution'));
    return [{ board, solution }];
  };
  const print = async () => {
    if (isBusy) return;
    isBusy = true;
    desk.note('');
    try {
      const choices = { count: Number(counts.select.value), where: where.select.value };
      const sheet = await makeSheet(await collect(choices.count), choices);
      if (desk.signal.aborted) return;
      addEventListener('afterprint', () => sheet.remove(), { once: true });
      document.body.append(sheet);
      window.print();
    } catch (error) {
      if (desk.signal.aborted) return;
      console.error(error);
      desk.note(t('share.notPrinted'));
    } finally {
      isBusy = false;
    }
  };
  return {
    parts: [counts.label, boards.label, where.label, label],
    buttons: [desk.button('share.doPrint', print)],
    draw(next) {
      shared = next;
      read(shared);
    },
  };
}
