/**
 * Repeats presses whose steps are on the way but whose accounts are lost, for example after a reload. A press gives
 * the same result whenever it is made on the same board.
 *
 * The one idea: presses are repeated one after the other while nothing else runs, beginning with the step on view,
 * and each answer is checked against the kept steps.
 */

import { hold, unknownStep } from '../../model/way/held.js';
import { wayOf } from '../../model/way/way.js';
import { pressOf } from '../../model/run/actions.js';
import { goTo } from '../../game/history.js';
import { squareAt } from '../../game/units.js';

/** @typedef {import('../../model/state.js').State} State */
/** @typedef {import('../run/runner.js').Runner} Runner */
/** @typedef {import('../../model/telling.js').Told} Told */
/** @typedef {import('../../model/way/way.js').Maker} Maker */
/** @typedef {import('../../model/way/way.js').Step} Step */
/** @typedef {import('../../engine/records.js').PressResult} PressResult */

/** Milliseconds: a press that takes longer is not told again. */
const LONGEST = 3000;

export class Recaller {
  #store;
  #runner;
  /** @type {AbortController | null} */
  #now = null;

  /** @param {import('../../model/store.js').Store} store @param {Pick<Runner, 'ask'>} runner */
  constructor(store, runner) {
    this.#store = store;
    this.#runner = runner;
    store.subscribe((state) => this.#look(state));
    this.#look(store.state);
  }

  /** @param {State} state */
  #look(state) {
    if (state.run) return this.#now?.abort();
    if (this.#now || state.methods.length === 0 || !unknownStep(state)) return;
    this.#now = new AbortController();
    this.#recall(this.#now.signal);
  }

  /** @param {AbortSignal} signal aborted: somebody wants something else first */
  async #recall(signal) {
    // Other subscribers should see the same state first.
    await null;
    const { state } = this.#store;
    const step = unknownStep(state);
    const press = step && !signal.aborted ? await this.#ask(state, step, signal) : null;
    this.#now = null;
    if (step && !signal.aborted) this.#store.send(recalled, step.by, press);
    else this.#look(this.#store.state);
  }

  /** @param {State} state @param {Readonly<import('../../model/way/way.js').Step>} step @param {AbortSignal} signal */
  async #ask(state, { by }, signal) {
    const { steps, start } = wayOf(state.history);
    const history = goTo(state.history, start + steps.findIndex((step) => step.by.id === by.id));
    const { action: kind, method, options } = by;
    const choices = Object.freeze({ ...state.choices, method, options });
    const run = { id: by.id, kind, choices, game: history.entries[history.index].state };
    const late = AbortSignal.timeout(LONGEST);
    try {
      const { result, ...given } = await this.#runner.ask(
        run,
        history,
        AbortSignal.any([signal, late]),
      );
      return result.outcome === 'cancelled' ? null : pressOf(state, run, given, result);
    } catch (error) {
      console.error(error);
      return null;
    }
  }
}

/**
 * A press was repeated; unless it made the same steps, their reasons stay unknown.
 *
 * @param {State} state
 * @param {Readonly<Maker>} by
 * @param {Extract<Told, { kind: 'press' }>['press'] | null} press null: it took too long
 * @returns {State}
 */
export function recalled(state, { id }, press) {
  const { history, presses } = state;
  const { steps, start } = wayOf(history);
  const last = steps.findLastIndex(({ by }) => by.id === id);
  if (last < 0 || presses[id]) return state;
  const isSame = press && steps.every((step) => step.by.id !== id || isIn(press.result, step));
  const game = history.entries[start + last + 1].state;
  return hold(
    state,
    Object.freeze(
      isSame ? { id, kind: 'press', press, anew: false, game } : { id, kind: 'unknown' },
    ),
  );
}

/** @param {PressResult} result @param {Readonly<Step>} step */
function isIn({ order, takenBack }, { nth, square, digit, isTaking }) {
  const found = isTaking ? takenBack : order[nth];
  return found && found.digit === digit && squareAt(found.row, found.column) === square;
}
