/**
 * The list to choose one of several puzzles.
 *
 * The one idea: of a hundred thousand puzzles only some are ever in the list; a number leads to any of them, and
 * other words to those that have them in their title or digits.
 */

import { make } from '../../ui/elements.js';
import { tellPuzzle } from '../../story/puzzle.js';

/** @typedef {import('./reading.js').Puzzle} Puzzle */

/** The number of puzzles in the list at a time. */
const SHOWN = 200;
/** The number of visible rows. */
const ROWS = 7;

export class PuzzleList {
  #words;
  #choose;
  /** @type {readonly Puzzle[]} */
  #puzzles = [];
  #search;
  #select;
  #none;

  /** @param {import('../../locales/words.js').Words} words @param {(puzzle: Puzzle | null) => void} choose */
  constructor(words, choose) {
    const { t } = (this.#words = words);
    this.#choose = choose;
    this.#search = make('input', { type: 'search', autocomplete: 'off', spellcheck: 'false' });
    this.#select = make('select', { size: ROWS, 'aria-label': t('open.list') });
    this.#none = make('p', { hidden: true }, t('open.notFound'));
    this.element = make('div', { class: 'list', hidden: true }, [
      make('label', { class: 'choice' }, make('span', t('open.search')), this.#search),
      this.#select,
      this.#none,
    ]);
    this.#search.addEventListener('input', () => this.#fill());
    this.#select.addEventListener('change', () => this.#tell());
    this.#select.addEventListener('dblclick', () => this.#select.form?.requestSubmit());
    this.#select.addEventListener('keydown', (event) => {
      if (event.key === 'Enter') this.#select.form?.requestSubmit();
    });
  }

  /** @param {readonly Puzzle[]} puzzles empty: there is nothing to choose */
  set puzzles(puzzles) {
    this.#puzzles = puzzles;
    this.element.hidden = puzzles.length === 0;
    this.#search.value = '';
    this.#fill(false);
  }

  /** @returns {boolean} whether there is anything to choose */
  focus() {
    this.#select.focus();
    return this.#puzzles.length > 0;
  }

  /** The places of the puzzles that match. @returns {number[]} */
  #wanted() {
    const words = this.#search.value.trim().toLowerCase();
    const from = /^\d{1,7}$/.test(words) ? Number(words) - 1 : 0;
    if (!words || (from >= 0 && from < this.#puzzles.length && String(from + 1) === words)) {
      const most = Math.min(SHOWN, this.#puzzles.length - from);
      return Array.from({ length: most }, (_, at) => from + at);
    }
    const found = [];
    for (const [at, { title, givens }] of this.#puzzles.entries()) {
      if (title.toLowerCase().includes(words) || givens.includes(words)) found.push(at);
      if (found.length === SHOWN) break;
    }
    return found;
  }

  #fill(tell = true) {
    const options = this.#wanted().map((at, index) => {
      const puzzle = this.#puzzles[at];
      const what = puzzle.title || tellPuzzle(this.#words, puzzle);
      const text = this.#words.t('open.item', { number: at + 1, what });
      return new Option(text, String(at), index === 0, index === 0);
    });
    this.#select.replaceChildren(...options);
    this.#none.hidden = options.length > 0 || this.#puzzles.length === 0;
    if (tell) this.#tell();
  }

  #tell() {
    const { value } = this.#select;
    this.#choose(value === '' ? null : this.#puzzles[Number(value)]);
  }
}
