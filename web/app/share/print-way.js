/**
 * Share: a sheet of paper with one to six boards, this one, new puzzles or games that are kept, and their solutions
 * if they are wanted.
 */

import { drawSvg } from '../../board/picture.js';
import { make } from '../../ui/elements.js';
import { attemptIn, failure } from '../../ui/failure.js';
import { attempt, isPartError, part } from '../../ui/load-part.js';
import { candidatesBox } from './picture-way.js';
import { COUNTS, makeNew, makeSheet, solve } from './print-sheet.js';
import { writeSteps } from './print-steps.js';
import { shareOf } from './shared.js';

/** @typedef {import('./shared.js').Shared} Shared */
/** @typedef {import('./print-sheet.js').Printed} Printed */

/** @type {Record<string, string>} */
const SOLUTIONS = {
  none: 'share.solution.none',
  same: 'share.solution.same',
  own: 'share.solution.own',
  steps: 'share.solution.steps',
};
/** @type {Record<string, string>} */
const BOARDS = {
  this: 'share.boards.this',
  new: 'share.boards.new',
  kept: 'share.boards.kept',
};

/** @param {string} label @param {Record<string, string>} options */
function choose(label, options) {
  const all = Object.entries(options).map(([value, text]) => new Option(text, value));
  const select = make('select', all);
  return { select, label: make('label', { class: 'choice' }, make('span', label), select) };
}

const keptBoards = part(() => import('./kept-boards.js'));

class PrintWay {
  /** The kinds of boards: this one, new ones, kept ones. */
  #boards;
  #counts;
  #where;
  #games = make('div', { hidden: true });
  #candidates;
  #desk;
  /** @type {ReturnType<typeof import('./kept-boards.js').makeKeptBoards> | null} */
  #kept = null;
  /** @type {Shared | null} */
  #shared = null;
  #isBusy = false;

  /** @param {import('./dialog.js').Desk} desk */
  constructor(desk) {
    const { t } = desk.words;
    const named = (/** @type {Record<string, string>} */ keys) =>
      Object.fromEntries(Object.entries(keys).map(([name, key]) => [name, t(key)]));
    this.#desk = desk;
    this.#boards = choose(t('share.boards'), named(BOARDS));
    this.#counts = choose(
      t('share.count'),
      Object.fromEntries(COUNTS.map((count) => [count, String(count)])),
    );
    this.#where = choose(t('share.solution'), named(SOLUTIONS));
    this.#candidates = candidatesBox(desk);
    this.#boards.select.addEventListener('change', () => this.#offer());
    const { label } = this.#candidates;
    this.parts = [this.#boards.label, this.#counts.label, this.#games, this.#where.label, label];
    this.buttons = [desk.button('share.doPrint', () => this.#print())];
  }

  /** @param {Shared} shared */
  draw(shared) {
    this.#shared = shared;
    this.#candidates.read(shared);
  }

  #offer() {
    const isKept = this.#boards.select.value === 'kept';
    this.#counts.label.hidden = isKept;
    this.#games.hidden = !isKept;
    this.#desk.note('');
    if (!isKept || this.#kept) return;
    const { words } = this.#desk;
    attemptIn(this.#games, words, async () => {
      const { makeKeptBoards } = await keptBoards(words.language);
      this.#kept = makeKeptBoards(words);
      this.#games.replaceChildren(this.#kept.part);
    });
  }

  #print() {
    const { note, words } = this.#desk;
    attempt(
      () => this.#tryToPrint(),
      (again) => note(failure(words, again)),
    );
  }

  async #tryToPrint() {
    if (this.#isBusy) return;
    this.#isBusy = true;
    const { note, signal, words } = this.#desk;
    note('');
    try {
      const sheet = await this.#sheet();
      if (!sheet || signal.aborted) return;
      addEventListener('afterprint', () => sheet.remove(), { once: true });
      document.body.append(sheet);
      window.print();
    } catch (error) {
      if (signal.aborted) return;
      if (isPartError(error)) throw error;
      console.error(error);
      note(words.t('share.notPrinted'));
    } finally {
      this.#isBusy = false;
    }
  }

  /** @returns {Promise<HTMLElement | null>} null: nothing has been chosen */
  async #sheet() {
    const { value: which } = this.#boards.select;
    const where = this.#where.select.value;
    if (which !== 'kept') {
      const count = Number(this.#counts.select.value);
      const isMarked = this.#candidates.box.checked;
      const isNew = which === 'new';
      const printed = await (isNew ? this.#printNew(count, isMarked) : this.#printThis());
      return makeSheet(printed, { count, where });
    }
    const printed = await this.#printKept();
    if (printed.length) return makeSheet(printed, { count: printed.length, where });
    if (this.#kept?.focus()) this.#desk.note(this.#desk.words.t('share.noneChosen'));
    return null;
  }

  /** Each with its steps, if they are wanted and there is just one solution. @param {Printed[]} printed @returns {Promise<Printed[]>} */
  async #explained(printed) {
    if (this.#where.select.value !== 'steps') return printed;
    const { note, words } = this.#desk;
    const all = [];
    for (const [at, each] of printed.entries()) {
      note(words.t('share.explaining', { at: at + 1, count: printed.length }));
      all.push({ ...each, steps: each.solution && (await writeSteps(this.#desk, each.puzzle)) });
    }
    note('');
    return all;
  }

  /** @param {number} count @param {boolean} isMarked */
  async #printNew(count, isMarked) {
    return this.#explained(await makeNew(this.#desk, count, isMarked));
  }

  /** @param {Shared} shared @returns {Promise<Printed>} */
  async #printOne(shared) {
    const isSolved = this.#where.select.value !== 'none';
    const board = drawSvg(shared.game, { candidates: this.#candidates.read(shared) });
    const puzzle = shared.givens;
    return { puzzle, board, solution: isSolved ? await solve(this.#desk, puzzle) : null };
  }

  async #printThis() {
    const shared = /** @type {Shared} */ (this.#shared);
    const [printed] = await this.#explained([await this.#printOne(shared)]);
    if (!printed.solution) this.#miss('share.noSolution');
    return [printed];
  }

  /** Shares the same part of each as of the board. */
  async #printKept() {
    const { what } = /** @type {Shared} */ (this.#shared);
    const chosen = this.#kept?.chosen() ?? [];
    const bare = await Promise.all(
      chosen.map(({ game }) => this.#printOne(shareOf(game, what, ''))),
    );
    const printed = await this.#explained(bare);
    const missing = chosen.filter((_, at) => !printed[at].solution);
    if (missing.length) this.#miss('share.noSolutionOf', missing);
    return printed;
  }

  /** Says that there is no solution, if one was wanted. @param {string} key @param {readonly { name: string }[]} [of] */
  #miss(key, of = []) {
    const { note, words } = this.#desk;
    const names = words.list(of.map(({ name }) => name));
    if (this.#where.select.value !== 'none') note(words.t(key, { names }));
  }
}

/** @param {import('./dialog.js').Desk} desk @returns {import('./dialog.js').Way} */
export const makePrint = (desk) => new PrintWay(desk);
