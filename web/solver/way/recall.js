/**
 * Makes presses once more whose steps are on the way, but of which nobody knows any longer what they told: after
 * a reload, for one. A press gives the same whenever it is made on the same board.
 *
 * The one idea: it is done one after the other while nothing else runs, beginning with the step on view, and
 * each answer is checked against the steps that were kept.
 */

import { recalled, unknownStep } from './actions.js';
import { wayOf } from './way.js';
import { pressOf } from '../run/actions.js';
import { goTo } from '../../game/history.js';

/** @typedef {import('../state.js').State} State */
/** @typedef {import('../run/runner.js').Runner} Runner */

/** Milliseconds: what takes longer is not told again. */
const LONGEST = 3000;

export class Recaller {
  #store;
  #runner;
  /** @type {AbortController | null} */
  #now = null;

  /** @param {import('../store.js').Store} store @param {Pick<Runner, 'ask'>} runner */
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
    // Whoever sees the same state is to see it first.
    await null;
    const { state } = this.#store;
    const step = unknownStep(state);
    const press = step && !signal.aborted ? await this.#ask(state, step, signal) : null;
    this.#now = null;
    if (step && !signal.aborted) this.#store.send(recalled, step.by, press);
    else this.#look(this.#store.state);
  }

  /** @param {State} state @param {Readonly<import('./way.js').Step>} step @param {AbortSignal} signal */
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
