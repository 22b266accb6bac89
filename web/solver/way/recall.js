/**
 * Repeats presses whose steps are on the way but whose accounts are lost, for example after a reload. A press gives
 * the same result whenever it is made on the same board.
 *
 * The one idea: presses are repeated one after the other while nothing else runs, beginning with the step on view,
 * and each answer is checked against the kept steps.
 */

import { hold, unknownStep } from '../../model/way/held.js';
import { wayOf } from '../../model/way/way.js';
import { takersOn } from '../../model/way/takers.js';
import { deduceAgain } from '../run/deduction.js';
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

  /** @param {import('../../model/store.js').Store} store @param {Pick<Runner, 'ask' | 'solving' | 'beyond'>} runner */
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
    const told = step && !signal.aborted ? await this.#ask(state, step, signal) : null;
    this.#now = null;
    if (step && !signal.aborted) this.#store.send(recalled, step.by, told);
    else this.#look(this.#store.state);
  }

  /** @param {State} state @param {Readonly<Step>} step @param {AbortSignal} signal @returns {Promise<Told | null>} null: it took too long, or failed */
  async #ask(state, { by }, signal) {
    const { steps, start } = wayOf(state.history);
    const history = goTo(state.history, start + steps.findIndex((step) => step.by.id === by.id));
    const { id, action: kind, method, options } = by;
    const choices = Object.freeze({ ...state.choices, method, options });
    const run = { id, kind, choices, game: history.entries[history.index].state };
    const soon = AbortSignal.any([signal, AbortSignal.timeout(LONGEST)]);
    try {
      if (kind === 'deduce') {
        const { solving, beyond } = this.#runner;
        const takers = takersOn({ history, presses: state.presses });
        const asked = { run, solving, signal: soon, takers, ...beyond };
        return await deduceAgain(asked, by, state.language);
      }
      const { result, ...given } = await this.#runner.ask(run, history, soon);
      if (result.outcome === 'cancelled') return null;
      const { game } = run;
      return { id, kind: 'press', press: pressOf(state, run, given, result), anew: false, game };
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
 * @param {Told | null} told null: it is not known
 * @returns {State}
 */
export function recalled(state, { id }, told) {
  const { history, presses } = state;
  const { steps, start } = wayOf(history);
  const last = steps.findLastIndex(({ by }) => by.id === id);
  if (last < 0 || presses[id]) return state;
  const isSame = told && steps.every((step) => step.by.id !== id || isIn(told, step));
  // The pictures of a press belong to the board after it.
  const { state: game } = history.entries[start + last + 1];
  if (!isSame) return hold(state, Object.freeze({ id, kind: 'unknown' }));
  return hold(state, Object.freeze(told.kind === 'press' ? { ...told, game } : told));
}

/** @param {Told} told @param {Readonly<Step>} step */
function isIn(told, step) {
  if (told.kind === 'told') return told.step !== undefined && isSameStep(told.step, step);
  if (told.kind !== 'press') return false;
  const own = told.press.deductions?.[step.nth];
  return own ? isSameStep(own, step) : isOf(told.press.result, step);
}

/** @typedef {Pick<Step, 'square' | 'digit' | 'removed'>} Deduction */

/** @param {Readonly<Deduction>} a @param {Readonly<Deduction>} b */
const isSameStep = (a, b) => JSON.stringify(placesOf(a)) === JSON.stringify(placesOf(b));

/** @param {Readonly<Deduction>} step */
const placesOf = ({ square, digit, removed }) => [square, digit, removed];

/** @param {PressResult} result @param {Readonly<Step>} step */
function isOf({ order, takenBack }, { nth, square, digit, isTaking }) {
  const found = isTaking ? takenBack : order[nth];
  return found && found.digit === digit && squareAt(found.row, found.column) === square;
}
