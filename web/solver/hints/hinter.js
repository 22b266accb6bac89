/**
 * Finds the answers for hints in the worker of the catalogue, where no press waits for them.
 *
 * The one idea: the questions follow from the state. A question that the state no longer has is aborted, and a late
 * answer changes nothing.
 */

import { faultOf } from '../../model/faults.js';
import {
  added,
  answered,
  askWhy,
  failed,
  settle,
  slow,
  told,
  unlock,
  untold,
} from '../../model/hints/actions.js';
import { hintsOf } from '../../model/hints/known.js';
import { mistakeAmong } from '../../model/hints/mistake.js';
import { positionOf } from '../../model/hints/position.js';
import { takersOn } from '../../model/way/takers.js';
import { findLine, openIn, wrongIn } from './find-line.js';
import { withTakers } from '../../story/techniques/takers.js';

/** @typedef {import('../../model/state.js').State} State */
/** @typedef {import('../../model/hints/answers.js').Answer} Answer */
/** @typedef {import('../../model/hints/answers.js').Step} Step */
/** @typedef {import('../../model/hints/known.js').Hints} Hints */
/** @typedef {import('./catalogue.js').Catalogue} Catalogue */
/** @typedef {import('../../model/hints/answers.js').Verdict} Verdict */
/** @typedef {Extract<Answer, { kind: 'why' }>} Why */
/** @typedef {{ id: number, controller: AbortController }} Work */

/** Milliseconds after which the panel says that it is searching. */
const SAID_AFTER = 200;

/** The error of a cancelled call. */
const STOPPED = ['aborted', 'freed'];

/** An answer without anything to show. */
const NOTHING = Object.freeze({
  kind: /** @type {const} */ ('why'),
  verdict: /** @type {Verdict} */ ('none'),
  steps: [],
  supposed: null,
  proof: null,
});

/** Milliseconds between two rankings of a list. */
const RANKED_EVERY = 300;

export class Hinter {
  #store;
  #open;
  /** The work for the newest question, until the state drops it. @type {Work | null} */
  #now = null;
  /** The work for steps of the answer, aborted with it. @type {Work} */
  #aside = { id: 0, controller: new AbortController() };
  /** The open questions about steps. @type {Set<string>} */
  #asked = new Set();

  /**
   * @param {import('../../model/store.js').Store} store
   * @param {(position: import('../../model/hints/position.js').Position, techniques: string) => Catalogue} open techniques: the text of
   *   their list
   */
  constructor(store, open) {
    this.#store = store;
    this.#open = open;
    store.subscribe((state) => this.#look(state));
    this.#look(store.state);
  }

  /** @param {State} state */
  #look(state) {
    const { hints } = state;
    if (hints && !hintsOf(state)) return this.#store.send(settle);
    if (hints?.isPointing && hints.place) {
      const { square, digit } = hints.place;
      return this.#store.send(askWhy, square, digit);
    }
    const wanted = hints?.phase === 'asking' ? hints.id : null;
    if (this.#now && this.#now.id !== wanted) {
      const { controller } = this.#now;
      this.#now = null;
      controller.abort();
    }
    if (this.#aside.id !== (hints?.id ?? 0)) {
      this.#aside.controller.abort();
      this.#aside = { id: hints?.id ?? 0, controller: new AbortController() };
      this.#asked.clear();
    }
    if (hints && wanted !== null && !this.#now) this.#ask(hints);
    if (hints) this.#tellChosen(hints);
    if (hints?.filter.byProgress && hints.phase === 'answered') this.#unlockAll(hints);
  }

  /** @param {Hints} hints */
  async #ask(hints) {
    const { id } = hints;
    const controller = new AbortController();
    const { signal } = controller;
    this.#now = { id, controller };
    const store = this.#store;
    const soon = setTimeout(() => store.send(slow, id), SAID_AFTER);
    try {
      // The question came with a state that all subscribers should see first.
      await null;
      const answer = await this.#answer(hints, signal);
      store.send(answered, id, Object.freeze(answer));
    } catch (error) {
      if (signal.aborted && STOPPED.includes(/** @type {any} */ (error).code)) return;
      console.error(error);
      store.send(failed, id, faultOf(error));
    } finally {
      clearTimeout(soon);
    }
  }

  /** @param {Hints} hints @param {AbortSignal} signal @returns {Promise<Answer>} */
  async #answer({ id, question, game, place, line, techniques }, signal) {
    const position = positionOf(game);
    const catalogue = this.#open(position, techniques);
    const checked = await catalogue.check({ signal });
    const wrong = this.#fault(checked);
    if (wrong) return wrong;
    const isPractised = techniques !== this.#store.state.choices.techniques;
    const isOnly = checked.solutions === 1;
    const notes = Object.freeze({ tidied: position.tidied, isOnly, isPractised });
    if (question === 'all') return this.#list(id, catalogue, notes, signal);
    if (question === 'line') return this.#find(line, { catalogue, position, checked }, signal);
    if (question === 'why' && place) return this.#why(place, catalogue, signal);
    const isHint = question === 'hint';
    const noStep = isPractised ? 'practised' : this.#saysMore ? 'stuck' : 'stuckHere';
    const step = await (isHint ? catalogue.hint({ signal }) : catalogue.missed({ signal }));
    // A digit out of the solution explains nothing.
    if (!step || step.family === 'brute-force') {
      return { kind: 'none', reason: isHint ? noStep : 'nothingMissed' };
    }
    return { kind: 'step', step, events: await this.#tell(catalogue, step, signal), notes };
  }

  /** @param {import('../../model/hints/known.js').Place} place @param {Catalogue} catalogue @param {AbortSignal} signal @returns {Promise<Why>} */
  async #why(place, catalogue, signal) {
    const why = await catalogue.why(place, { signal });
    const isBeyond = why.verdict === 'trueBeyond';
    const proof = isBeyond ? await catalogue.prove(place, { signal }) : null;
    return { ...NOTHING, ...why, supposed: proof ? null : why.supposed, proof };
  }

  /**
   * @param {import('../../model/hints/line.js').Line | null} line
   * @param {{ catalogue: Catalogue, position: ReturnType<typeof positionOf>, checked: import('./catalogue.js').Checked }} on
   * @param {AbortSignal} signal
   * @returns {Promise<Answer>}
   */
  async #find(line, { catalogue, position, checked }, signal) {
    const said = (/** @type {Verdict} */ verdict, /** @type {Partial<Why>} */ more = {}) =>
      Object.freeze({ ...NOTHING, verdict, ...more });
    if (!line) return said('unreadable');
    const wrong = wrongIn(line, checked.right);
    if (wrong) {
      const isThere = checked.solutions === 1 ? 'lineIsThere' : 'lineMayBe';
      return said(wrong.isPlaced ? 'lineIsNot' : isThere, { about: wrong.place });
    }
    const open = openIn(line, position);
    if (open.placed.length + open.removed.length === 0) return said('lineDone');
    /** @type {Step[]} */
    const steps = [];
    await catalogue.all({ signal, onStep: (step) => steps.push(step) });
    const found = await findLine(line, open, steps, (step) => this.#tell(catalogue, step, signal));
    if (found) return said(found.isSame ? 'foundLine' : 'foundOther', { steps: [found.step] });
    const [removed] = open.removed;
    if (!removed) return said('lineUnseen');
    return { ...(await this.#why(removed, catalogue, signal)), about: removed };
  }

  /** @param {Catalogue} catalogue @param {Step} step @param {AbortSignal} signal */
  async #tell(catalogue, step, signal) {
    return withTakers(await catalogue.tell(step, { signal }), takersOn(this.#store.state));
  }

  /** Whether there are the buttons that say more: a host may do without them. */
  get #saysMore() {
    const { controls } = this.#store.state;
    return controls.has('check') && controls.has('story');
  }

  /** @param {import('./catalogue.js').Checked} checked @returns {Answer | null} */
  #fault({ solutions, isRight, right }) {
    if (solutions === 0) return { kind: 'none', reason: 'contradictory' };
    if (isRight) return null;
    const mistake = mistakeAmong(this.#store.state.history, right);
    if (mistake) return { kind: 'mistake', mistake };
    return { kind: 'none', reason: this.#saysMore ? 'lost' : 'lostHere' };
  }

  /** @param {number} id @param {Catalogue} catalogue @param {import('../../model/hints/answers.js').Notes} notes @param {AbortSignal} signal @returns {Promise<Answer>} */
  async #list(id, catalogue, notes, signal) {
    /** @type {Step[]} */
    const steps = [];
    const list = (lost = 0) =>
      Object.freeze({ kind: /** @type {const} */ ('list'), steps: [...steps], lost, notes });
    // Those that come at once are shown at once.
    let isToCome = false;
    const show = () => {
      isToCome = false;
      this.#store.send(added, id, list());
    };
    const onStep = (/** @type {Step} */ step) => {
      steps.push(step);
      if (!isToCome) queueMicrotask(show);
      isToCome = true;
    };
    const { lost } = await catalogue.all({ signal, onStep });
    return list(lost);
  }

  /** The step of the list that is shown is told once. @param {Hints} hints */
  #tellChosen({ id, chosen, answer, told: known, game, techniques }) {
    if (chosen === null || known[chosen] || !answer || !('steps' in answer)) return;
    const step = answer.steps[chosen];
    const ask = async (/** @type {AbortSignal} */ signal) => {
      const catalogue = this.#open(positionOf(game), techniques);
      const events = await this.#tell(catalogue, step, signal);
      this.#store.send(told, id, chosen, events);
    };
    this.#askAside(`tell ${chosen}`, ask, (fault) => this.#store.send(untold, id, chosen, fault));
  }

  /** Finds out how far a visible step of the list leads. @param {number} index */
  unlock(index) {
    const { hints } = this.#store.state;
    if (!hints?.answer || !('steps' in hints.answer) || hints.unlocked[index]) return;
    const { id, game, techniques } = hints;
    const step = hints.answer.steps[index];
    this.#askAside(`unlocks ${index}`, async (signal) => {
      const unlocked = await this.#open(positionOf(game), techniques).unlocks(step, { signal });
      this.#store.send(unlock, id, { [index]: Object.freeze(unlocked) });
    });
  }

  /** Finds out how far every step of the list leads. @param {Hints} hints */
  #unlockAll({ id, answer, game, techniques, unlocked: known }) {
    if (answer?.kind !== 'list') return;
    const { steps } = answer;
    this.#askAside('progress', async (signal) => {
      const catalogue = this.#open(positionOf(game), techniques);
      /** @type {Record<number, import('../../model/hints/answers.js').Unlocked>} */
      let found = {};
      let next = performance.now() + RANKED_EVERY;
      for (const [index, step] of steps.entries()) {
        if (!known[index]) found[index] = Object.freeze(await catalogue.unlocks(step, { signal }));
        if (performance.now() < next && index < steps.length - 1) continue;
        this.#store.send(unlock, id, found);
        [found, next] = [{}, performance.now() + RANKED_EVERY];
      }
    });
  }

  /**
   * Asks about a step, once; after a failure, whenever it is wanted again.
   *
   * @param {string} what
   * @param {(signal: AbortSignal) => Promise<void>} work
   * @param {(fault: import('../../model/faults.js').Fault) => void} [fail]
   */
  async #askAside(what, work, fail) {
    const { signal } = this.#aside.controller;
    if (this.#asked.has(what)) return;
    this.#asked.add(what);
    try {
      await work(signal);
    } catch (error) {
      if (STOPPED.includes(/** @type {any} */ (error).code)) return;
      console.error(error);
      this.#asked.delete(what);
      fail?.(faultOf(error));
    }
  }
}
