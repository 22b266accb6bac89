/**
 * The table of a comparison in the story: written from its runs, and rewritten where they change.
 * Loaded with the first comparison.
 */

import { LIMIT, tellRun } from '../../story/compare.js';
import { tellPress } from '../../story/entry.js';
import { item } from '../../story/items.js';
import { make } from '../../ui/elements.js';
import { summaryItems } from '../../model/run/summary.js';
import { drawTimes } from './chart.js';
import { comparisonSheetFor } from './styles.js';

/** @typedef {import('../../engine/records.js').MethodInfo} MethodInfo */
/** @typedef {import('../../locales/words.js').Words} Words */
/** @typedef {import('../../story/types.js').Item} Item */
/** @typedef {import('../../model/telling.js').ComparedRun} Run */
/** @typedef {import('../../model/run/answer.js').Pressed} Pressed */
/** @typedef {(items: readonly Item[], pressed: Pressed) => Element} List */

const COLUMNS = /** @type {const} */ (['deduced', 'tried', 'deepest', 'time']);

/** @type {Record<(typeof COLUMNS)[number], string>} */
const HEADS = {
  deduced: 'compare.deduced',
  tried: 'compare.tried',
  deepest: 'compare.deepest',
  time: 'compare.time',
};

/**
 * If it is narrow a row is shown as a card, which some browsers then no longer treat as a row.
 * @param {'th' | 'td'} name
 * @param {string} role
 * @param {Record<string, string>} more
 * @param {(Node | string)[]} children
 */
const cell = (name, role, more, children) => make(name, { role, ...more }, children);

/** Writes the runs, and again those that change. */
export class Table {
  sheetFor = comparisonSheetFor;
  #words;
  #list;
  #bodies;
  #chart = make('figure');
  /** As they are written. @type {readonly (Run | null)[]} */
  #runs;

  /** @param {Words} words @param {List} list writes what folds @param {readonly Run[]} runs */
  constructor(words, list, runs) {
    this.#words = words;
    this.#list = list;
    this.#runs = runs.map(() => null);
    this.#bodies = runs.map(() => make('tbody', { role: 'rowgroup' }));
    const { t } = words;
    const head = (/** @type {string} */ key) =>
      cell('th', 'columnheader', { scope: 'col' }, [t(key)]);
    const heads = ['compare.method', 'compare.ended', ...COLUMNS.map((name) => HEADS[name])];
    const table = make('table', { role: 'table', 'aria-label': t('action.compare') }, [
      make('thead', { role: 'rowgroup' }, [make('tr', { role: 'row' }, heads.map(head))]),
      ...this.#bodies,
    ]);
    this.element = make('div', { class: 'comparison' }, [table, this.#chart]);
    this.rewrite(runs);
  }

  /** @param {readonly Run[]} runs */
  rewrite(runs) {
    runs.forEach((run, index) => {
      if (run !== this.#runs[index]) this.#rewriteRow(run, this.#bodies[index]);
    });
    this.#runs = runs;
    const timed = runs.filter(({ state }) => state === 'done' || state === 'limit');
    const bars = timed.map((run) => ({
      name: this.#words.method(run.method.slug),
      text: tellRun(this.#words, run, LIMIT).figures.time,
      time: run.time,
      isOpen: run.state === 'limit',
    }));
    this.#chart.replaceChildren(...(bars.length > 1 ? drawTimes(this.#words, bars) : []));
  }

  /** @param {Run} run @param {HTMLElement} body */
  #rewriteRow(run, body) {
    const words = this.#words;
    const row = tellRun(words, run, LIMIT);
    const { t } = words;
    const number = (/** @type {(typeof COLUMNS)[number]} */ name) =>
      cell('td', 'cell', { class: 'number', 'data-head': t(HEADS[name]) }, [row.figures[name]]);
    const first = make('tr', { role: 'row' }, [
      cell('th', 'rowheader', { scope: 'row' }, [row.name]),
      cell('td', 'cell', { class: 'ended', 'data-head': t('compare.ended') }, [row.ended]),
      ...COLUMNS.map(number),
    ]);
    const used = row.techniques.flatMap(({ label, count }, index) => [
      ...(index ? [' · '] : []),
      make('span', t('compare.used', { label, count })),
    ]);
    const { pressed, solutions } = run;
    const solution = item(t('compare.solution', { method: row.name }), {
      items: () => (pressed ? tellSolution(words, run.method, pressed, solutions) : []),
    });
    const second = make('tr', { role: 'row' }, [
      cell('td', 'cell', { colspan: '6', class: 'more' }, [
        ...(used.length ? [make('p', used)] : []),
        ...(pressed ? [this.#list([solution], pressed)] : []),
      ]),
    ]);
    body.dataset.tone = row.tone;
    body.replaceChildren(first, ...(used.length || pressed ? [second] : []));
  }
}

/** @param {Words} words @param {MethodInfo} method @param {Pressed} pressed @param {number} solutions */
function tellSolution(words, method, pressed, solutions) {
  const press = { ...pressed, action: /** @type {const} */ ('solve'), method, solutions };
  const { lead, items } = tellPress(words, { ...press, showHow: true });
  const { board } = pressed.result;
  return [lead, ...items.map((item) => finding(item, board)), ...summaryItems(words, press)];
}

/**
 * The board on view lacks what a method found before: a picture brings it with it, unless it has its own.
 * @param {Item} item
 * @param {string} found
 * @returns {Item}
 */
const finding = (item, found) => ({
  ...item,
  picture: item.picture && { ...item.picture, found: over(found, item.picture.found) },
  items: item.items && (() => (item.items?.() ?? []).map((inner) => finding(inner, found))),
});

/** @param {string} found @param {string} [own] */
const over = (found, own = '') =>
  found.replace(/./g, (digit, square) => (/\d/.test(own[square] ?? '') ? own[square] : digit));
