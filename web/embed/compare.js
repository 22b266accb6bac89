/**
 * "Compare": runs every method on the board on view, one after the other, and sets them side by side in
 * an entry of the panel. Loaded when it is first wanted. It never touches the board.
 *
 * The one idea: the runs are plain records. The entry is written from them, in any language and at any
 * time, and one that goes on is written again where it changed.
 */

import { conflicts, countDigits, toText } from '../game/state.js';
import { countDeduced, tellRun } from '../story/compare.js';
import { tellPress } from '../story/entry.js';
import { item } from '../story/items.js';
import { make } from '../ui/elements.js';
import { optionsOf } from './choices.js';
import { drawTimes } from './compare-chart.js';
import { comparisonSheetFor } from './compare-styles.js';
import { furtherItems } from './further.js';

/** @typedef {import('../engine/records.js').MethodInfo} MethodInfo */
/** @typedef {import('../game/state.js').Game} Game */
/**
 * @typedef {import('../story/compare.js').Run & { method: MethodInfo, pressed: Pressed | null }} Run pressed:
 *   all that the run told
 */
/** @typedef {import('./running.js').Pressed} Pressed */
/** @typedef {import('../locales/words.js').Words} Words */
/** @typedef {import('../story/types.js').Item} Item */
/** @typedef {(items: readonly Item[]) => Element} List */

/** Seconds that one method may take. */
const LIMIT = 20;

/**
 * @param {object} order
 * @param {import('./pressing.js').Stage} order.stage
 * @param {Game} order.game
 * @param {import('./running.js').Running} order.running
 * @param {AbortSignal} order.signal
 */
export async function compare({ stage, game, running, signal }) {
  const engine = await running.load();
  const [methods, rules] = [engine.methods(), engine.rules()];
  if (signal.aborted) return;
  const [root, choices] = [stage.root(), stage.choices()];
  const sheet = comparisonSheetFor(root.ownerDocument);
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);

  const runs = methods.map((method) => waiting(method, rules));
  const table = new Table(runs);
  const weight = () => runs.reduce((all, { pressed }) => all + (pressed?.events.length ?? 0), 0);
  stage.tell((words) => {
    return {
      lead: item(words.t(leadOf(game))),
      items: [],
      figure: (list) => table.write(words, list),
      lighten: () => runs.forEach((run) => (run.pressed = null)),
    };
  }, weight);

  const board = toText(game);
  await runMethods(runs, {
    press: (method, late) => {
      const options = { ...optionsOf(choices, method), eventLevels: 0 };
      const [trail, onProgress] = [null, () => {}];
      const order = { board, method: method.slug, options, trail, signal: late, onProgress };
      return running.press({ action: 'solve', ...order });
    },
    signal,
    changed: (run) => table.rewrite(run),
  });
  const ended = runs.every(({ state }) => state !== 'stopped');
  const { t } = stage.words();
  stage.say(ended ? t('compare.done') : t('compare.broken'));
}

/** @param {MethodInfo} method @param {Run['rules']} rules @returns {Run} */
const waiting = (method, rules) => ({
  method,
  state: 'waiting',
  result: null,
  deduced: 0,
  uses: {},
  rules,
  time: 0,
  pressed: null,
});

/** @param {Game} game */
function leadOf(game) {
  if (conflicts(game).length) return 'compare.leadClash';
  const count = countDigits(game);
  if (count === 81) return 'compare.leadFull';
  return count ? 'compare.lead' : 'compare.leadEmpty';
}

/**
 * Runs the methods in turn. What ended before the signal stays.
 *
 * @param {Run[]} runs
 * @param {object} how
 * @param {(method: MethodInfo, signal: AbortSignal) => Promise<Pressed>} how.press
 * @param {AbortSignal} how.signal
 * @param {number} [how.limit] milliseconds for each
 * @param {(run: Run) => void} how.changed
 */
export async function runMethods(runs, { press, signal, limit = LIMIT * 1000, changed }) {
  const update = (/** @type {Run} */ run, /** @type {Partial<Run>} */ change) => {
    Object.assign(run, change);
    changed(run);
  };
  try {
    for (const run of runs) {
      if (signal.aborted) break;
      update(run, { state: 'running' });
      const late = new AbortController();
      const end = () => late.abort();
      const timer = setTimeout(end, limit);
      signal.addEventListener('abort', end);
      try {
        const pressed = await press(run.method, late.signal);
        const { result, events, uses, time } = pressed;
        const deduced = countDeduced(events);
        if (result.outcome !== 'cancelled') {
          update(run, { state: 'done', result, deduced, uses, time, pressed });
        } else if (!signal.aborted) update(run, { state: 'limit', time: limit });
      } finally {
        clearTimeout(timer);
        signal.removeEventListener('abort', end);
      }
    }
  } finally {
    for (const run of runs) {
      if (run.state === 'waiting' || run.state === 'running') update(run, { state: 'stopped' });
    }
  }
}

const COLUMNS = /** @type {const} */ (['deduced', 'tried', 'deepest', 'time']);

/** @type {Record<(typeof COLUMNS)[number], string>} */
const HEADS = {
  deduced: 'compare.deduced',
  tried: 'compare.tried',
  deepest: 'compare.deepest',
  time: 'compare.time',
};

/** Where it is narrow a row is shown as a card, which some browsers then no longer take for a row. */
/** @param {'th' | 'td'} name @param {string} role @param {Record<string, string>} more @param {(Node | string)[]} children */
const cell = (name, role, more, children) => make(name, { role, ...more }, children);

/** Writes the runs, and again those that change. */
class Table {
  #runs;
  /** @type {{ words: Words, list: List, bodies: HTMLElement[], chart: HTMLElement } | null} */
  #written = null;

  /** @param {readonly Run[]} runs */
  constructor(runs) {
    this.#runs = runs;
  }

  /** @param {Words} words @param {List} list @returns {Element} */
  write(words, list) {
    const { t } = words;
    const head = (/** @type {string} */ key) =>
      cell('th', 'columnheader', { scope: 'col' }, [t(key)]);
    const heads = ['compare.method', 'compare.ended', ...COLUMNS.map((name) => HEADS[name])];
    const bodies = this.#runs.map(() => make('tbody', { role: 'rowgroup' }));
    const chart = make('figure');
    this.#written = { words, list, bodies, chart };
    for (const run of this.#runs) this.rewrite(run);
    const table = make('table', { role: 'table', 'aria-label': t('action.compare') }, [
      make('thead', { role: 'rowgroup' }, [make('tr', { role: 'row' }, heads.map(head))]),
      ...bodies,
    ]);
    return make('div', { class: 'comparison' }, [table, chart]);
  }

  /** @param {Run} run */
  rewrite(run) {
    if (!this.#written) return;
    const { words, list, bodies, chart } = this.#written;
    const row = tellRun(words, run, LIMIT);
    const { t } = words;
    const ended = [row.ended, ...(row.remark ? [make('small', row.remark)] : [])];
    const number = (/** @type {(typeof COLUMNS)[number]} */ name) =>
      cell('td', 'cell', { class: 'number', 'data-head': t(HEADS[name]) }, [row.figures[name]]);
    const first = make('tr', { role: 'row' }, [
      cell('th', 'rowheader', { scope: 'row' }, [row.name]),
      cell('td', 'cell', { class: 'ended', 'data-head': t('compare.ended') }, ended),
      ...COLUMNS.map(number),
    ]);
    const used = row.techniques.flatMap(({ label, count }, index) => [
      ...(index ? [' · '] : []),
      make('span', t('compare.used', { label, count })),
    ]);
    const { pressed } = run;
    const solution = item(t('compare.solution', { method: row.name }), {
      items: () => (pressed ? tellSolution(words, run.method, pressed) : []),
    });
    const second = make('tr', { role: 'row' }, [
      cell('td', 'cell', { colspan: '6', class: 'more' }, [
        ...(used.length ? [make('p', used)] : []),
        ...(pressed ? [list([solution])] : []),
      ]),
    ]);
    const body = bodies[this.#runs.indexOf(run)];
    body.dataset.tone = row.tone;
    body.replaceChildren(first, ...(used.length || pressed ? [second] : []));
    const timed = this.#runs.filter(({ state }) => state === 'done' || state === 'limit');
    const bars = timed.map((run) => ({
      name: words.method(run.method.slug),
      text: tellRun(words, run, LIMIT).figures.time,
      time: run.time,
      isOpen: run.state === 'limit',
    }));
    chart.replaceChildren(...(bars.length > 1 ? drawTimes(words, bars) : []));
  }
}

/** @param {Words} words @param {MethodInfo} method @param {Pressed} pressed */
function tellSolution(words, method, pressed) {
  const press = { ...pressed, action: /** @type {const} */ ('solve'), method };
  const { lead, items } = tellPress(words, { ...press, showHow: true });
  const { board } = pressed.result;
  return [lead, ...items.map((item) => finding(item, board)), ...furtherItems(words, press)];
}

/** The board on view lacks what a method found before: a picture brings it with it. */
/** @param {Item} item @param {string} found @returns {Item} */
const finding = (item, found) => ({
  ...item,
  picture: item.picture && { ...item.picture, found },
  items: item.items && (() => (item.items?.() ?? []).map((inner) => finding(inner, found))),
});
