/**
 * "Compare": runs every method on the board on view, one after the other, and sets them side by side in
 * an entry of the story. It never touches the board. Pure but for the engine it asks; loaded when it is
 * first wanted.
 *
 * The one idea: the runs are plain records in the entry, replaced when there is news.
 */

import { addEntry } from '../../model/actions.js';
import { optionsOf } from '../../model/choices.js';
import { say } from '../../model/message.js';
import { changeEntry } from '../../model/run/changing.js';
import { wordsFor } from '../../model/state.js';
import { conflicts, countDigits, givenText, toText } from '../../game/state.js';
import { LIMIT, countDeduced } from '../../story/compare.js';

/** @typedef {import('../../engine/records.js').MethodInfo} MethodInfo */
/** @typedef {import('../../game/state.js').Game} Game */
/** @typedef {import('../../model/run/answer.js').Pressed} Pressed */
/** @typedef {import('../../model/telling.js').ComparedRun} Run */

/**
 * @param {object} order
 * @param {import('../../model/state.js').Run} order.run
 * @param {import('../../model/store.js').Store} order.store
 * @param {import('../run/solving.js').Solving} order.solving
 * @param {AbortSignal} order.signal
 * @param {import('../run/runner.js').GoBeyond} order.goBeyond
 */
export async function compare({ run: { id, game, choices }, store, solving, signal, goBeyond }) {
  const board = toText(game);
  const tables = await solving.tables(signal);
  // One verdict for all methods.
  const counted = await solving.ask(signal, (client) => client.count(board, { limit: 2, signal }));
  if (signal.aborted || !tables || !counted) return;
  const { count } = counted;
  const key = leadOf(game, count);
  const lead = (/** @type {import('../../locales/words.js').Words} */ { t }) => t(key);
  const { methods, rules } = tables;
  const waiting = Object.freeze(methods.map((method) => waitingRun(method, rules, count)));
  store.send(addEntry, { kind: 'compare', lead, runs: waiting }, id);
  const runs = await runMethods(waiting, {
    press: (method, late) => {
      const options = { ...optionsOf(choices, method), eventDepth: 0 };
      const [trail, onProgress] = [null, () => {}];
      const order = { board, method: method.slug, options, trail, signal: late, onProgress };
      const press = (/** @type {import('../../engine/board.js').Board} */ on) =>
        solving.press({ action: 'solve', ...order, board: on });
      const given = press(board);
      if (!method.namesSteps) return given;
      const givens = givenText(game);
      return given.then((stuck) => goBeyond(stuck, { signal: late, givens, press }));
    },
    signal,
    changed: (runs) => store.send(changeEntry, id, { runs }),
  });
  const isWhole = runs.every(({ state }) => state !== 'stopped');
  const { t } = wordsFor(store.state);
  store.send(say, isWhole ? t('compare.done') : t('compare.broken'));
}

/** @param {MethodInfo} method @param {Run['rules']} rules @param {number} solutions @returns {Run} */
const waitingRun = (method, rules, solutions) =>
  Object.freeze({
    method,
    rules,
    state: 'waiting',
    result: null,
    deduced: 0,
    uses: {},
    time: 0,
    pressed: null,
    solutions,
  });

/** By the number of solutions, 2 for several. */
const LEADS = Object.freeze(['compare.leadNone', 'compare.leadOne', 'compare.leadSeveral']);

/** @param {Game} game @param {number} solutions */
function leadOf(game, solutions) {
  if (conflicts(game).length) return 'compare.leadClash';
  if (solutions === 0) return 'compare.leadNone';
  const digits = countDigits(game);
  if (digits === 81) return 'compare.leadFull';
  return digits ? LEADS[solutions] : 'compare.leadEmpty';
}

/**
 * Runs the methods in turn. Runs that ended before the signal stay.
 *
 * @param {readonly Run[]} runs
 * @param {object} how
 * @param {(method: MethodInfo, signal: AbortSignal) => Promise<Pressed>} how.press
 * @param {AbortSignal} how.signal
 * @param {number} [how.limit] milliseconds for each
 * @param {(runs: readonly Run[]) => void} how.changed
 * @returns {Promise<readonly Run[]>}
 */
export async function runMethods(runs, { press, signal, limit = LIMIT * 1000, changed }) {
  const update = (/** @type {number} */ index, /** @type {Partial<Run>} */ change) => {
    runs = Object.freeze(runs.with(index, Object.freeze({ ...runs[index], ...change })));
    changed(runs);
  };
  try {
    for (const [index, { method }] of runs.entries()) {
      if (signal.aborted) break;
      update(index, { state: 'running' });
      const late = new AbortController();
      const end = () => late.abort();
      const timer = setTimeout(end, limit);
      signal.addEventListener('abort', end);
      try {
        const pressed = await press(method, late.signal);
        const { result, events, uses, time } = pressed;
        const deduced = countDeduced(events);
        if (result.outcome !== 'cancelled') {
          update(index, { state: 'done', result, deduced, uses, time, pressed });
        } else if (!signal.aborted) update(index, { state: 'limit', time: limit });
      } finally {
        clearTimeout(timer);
        signal.removeEventListener('abort', end);
      }
    }
  } finally {
    for (const [index, { state }] of runs.entries()) {
      if (state === 'waiting' || state === 'running') update(index, { state: 'stopped' });
    }
  }
  return runs;
}
