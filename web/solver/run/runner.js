/**
 * Carries out the run that the state names, and turns the results into actions. It knows no DOM: it is given the
 * function that lets digits appear one after the other.
 *
 * The one idea: what runs follows from the state. Every answer names its run, and an answer to a run that is over
 * changes nothing.
 */

import { whileWanted } from '../../engine/slices.js';
import { loadPart } from '../../locales/languages.js';
import { isPlain } from '../../story/entry.js';
import { loadDetails } from '../../story/loading.js';
import { asPart, part } from '../../ui/load-part.js';
import { beginningOf } from '../../model/play/trails.js';
import { setFault } from '../../model/actions.js';
import { optionsOf } from '../../model/choices.js';
import {
  allAppeared,
  appeared,
  beginAgain,
  changeRun,
  delayed,
  ended,
  failed,
  loaded,
  press,
  pressed,
  progressed,
} from '../../model/run/actions.js';
import { boardOf, isSolvable } from './solvable.js';
import { Solving } from './solving.js';
import { givenText, toText } from '../../game/state.js';

/** @typedef {import('../../model/state.js').Run} Run */
/** @typedef {import('../../model/state.js').History} History */
/** @typedef {import('../../model/store.js').Store} Store */
/** @typedef {import('../../engine/records.js').PressResult} PressResult */
/** @typedef {import('../../model/run/answer.js').Answer} Answer */
/** @typedef {Awaited<ReturnType<import('../pieces.js').Pieces['proofs']>>} Proofs */
/** @typedef {(pressed: import('../../model/run/answer.js').Pressed, how: Omit<import('../prove/beyond.js').Going, 'solving'>) => ReturnType<Proofs['goBeyond']>} GoBeyond */
/** @typedef {{ goBeyond: GoBeyond, removeNext: Proofs['removeNext'] }} Beyond what goes on where no technique is left */
/** @typedef {(work: Beyond & { run: Run, history: History, store: Store, solving: Solving, signal: AbortSignal }) => Promise<unknown>} Work of a run that is no press */
/**
 * @typedef {(order: { count: number, show: (count: number) => void, signal: AbortSignal }) => Promise<void>} Appear
 *   lets digits appear; aborted: all at once
 */

const PROGRESS_AFTER = 200;
const PROGRESS_EVERY = 250;
/** Runs that need a board with a solution, unless a person wants them anyway. The next deduction checks that itself. */
const ASKED = ['step', 'solve', 'play'];
/** Milliseconds after which the line says that the engine is loading. */
const LOADED_AFTER = 5000;

export class Runner {
  #store;
  #appear;
  #solving;
  /** The current run. @type {{ id: number, controller: AbortController, done: Promise<PressResult | null> } | null} */
  #now = null;
  /** The last run that was begun. */
  #begun = 0;
  /** Presses of scripts come one after the other. @type {Promise<unknown>} */
  #turn = Promise.resolve();

  /** What a search and all runs that are no press take. */
  #tools;
  #proofs;
  #retry;

  /**
   * @param {Store} store
   * @param {object} world
   * @param {Appear} world.appear
   * @param {import('../pieces.js').Pieces['tools']} world.tools
   * @param {import('../pieces.js').Pieces['proofs']} world.proofs
   * @param {(again: () => void) => void} world.retry is told what a person began and a missing part made fail
   * @param {Solving} [world.solving]
   */
  constructor(store, { appear, tools, proofs, retry, solving = new Solving() }) {
    this.#store = store;
    this.#appear = appear;
    this.#tools = part(tools, { texts: ['methods'] });
    this.#proofs = part(proofs, { texts: ['methods', 'proofs'] });
    this.#retry = retry;
    this.#solving = solving;
    store.subscribe((state) => this.#look(state));
  }

  /** Begins what the state says that runs, and ends what it does not. @param {import('../../model/state.js').State} state */
  #look({ run, history }) {
    const now = this.#now;
    if (now && (run?.id !== now.id || run.stopping)) now.controller.abort();
    if (!run || run.id === this.#begun) return;
    this.#begun = run.id;
    this.#begin(run, history);
  }

  /** The way to the engine. */
  get solving() {
    return this.#solving;
  }

  /** @param {import('../../engine/load.js').Source | null} source */
  connect(source) {
    this.#solving.connect(source);
    return this.load();
  }

  disconnect() {
    this.#solving.disconnect();
  }

  async load() {
    this.#store.send(setFault, null);
    const late = setTimeout(() => this.#store.send(delayed), LOADED_AFTER);
    try {
      const client = await this.#solving.load();
      this.#store.send(loaded, client.methods());
    } catch (error) {
      if (/** @type {any} */ (error).code === 'freed') return;
      console.error(error);
      this.#store.send(setFault, 'error.load');
    } finally {
      clearTimeout(late);
    }
  }

  /** A press by a script. @param {'step' | 'solve'} kind @returns {Promise<PressResult>} */
  press(kind) {
    const mine = this.#turn.then(async () => {
      while (this.#now) await this.#now.done.catch(() => {});
      this.#store.send(press, kind, false);
      return /** @type {Promise<PressResult>} */ (/** @type {any} */ (this.#now).done);
    });
    this.#turn = mine.catch(() => {});
    return mine;
  }

  /** @param {Run} run @param {History} history that led to the game on which it began */
  #begin(run, history) {
    const controller = new AbortController();
    const { id } = run;
    const done = this.#carryOut(run, history, controller.signal).catch((error) => {
      console.error(error);
      this.#release(id);
      this.#store.send(failed, id, error);
      if (!run.byPerson) throw error;
      if (error.isPart) this.#retry(() => this.#store.send(beginAgain, run));
      return null;
    });
    this.#now = { id, controller, done };
    // A person is told of a failure by the state; a script that does not wait for it is not.
    done.catch(() => {});
  }

  /** @param {Run} run @param {History} history @param {AbortSignal} signal @returns {Promise<PressResult | null>} */
  async #carryOut(run, history, signal) {
    const [store, solving] = [this.#store, this.#solving];
    const isEarly = store.state.methods.length === 0;
    // All subscribers should see the state first.
    await null;
    const isAsked = ASKED.includes(run.kind) && run.byPerson && !run.anyway;
    const isRefused = isAsked && !(await this.#isSolvable(run, history, signal));
    // Only now it is known how the method steps.
    const method = isEarly && (await solving.method(run.choices.method, signal));
    const deduces = method && method.namesSteps && run.kind === 'step' && run.byPerson;
    const kind = isRefused ? 'refused' : deduces ? 'deduce' : run.kind;
    if (kind === 'step' || kind === 'solve') return this.#press(run, history, signal);
    const { language } = store.state;
    await asPart(loadDetails(language));
    const tools = await this.#tools(language);
    /** @type {Readonly<Record<typeof kind, Work>>} */
    const works = { ...tools, why: this.#why, refused: tools.refuse };
    await works[kind]({ run, history, store, solving, signal, ...this.beyond });
    this.#release(run.id);
    store.send(ended, run.id);
    return null;
  }

  /** Whether a press would begin on a board that has a solution. @param {Run} run @param {History} history @param {AbortSignal} signal */
  async #isSolvable(run, history, signal) {
    const store = this.#store;
    const soon = setTimeout(() => store.send(progressed, run.id), PROGRESS_AFTER);
    try {
      const method = await this.#solving.method(run.choices.method, signal);
      const board = boardOf(run, history, method);
      return await isSolvable(board, store.state.verdict, this.#solving, signal);
    } finally {
      clearTimeout(soon);
    }
  }

  /** Before the last action of a run, which may begin the next. @param {number} id */
  #release(id) {
    if (this.#now?.id === id) this.#now = null;
  }

  /** @param {Run} run @param {History} history @param {AbortSignal} signal */
  async #press(run, history, signal) {
    const store = this.#store;
    const { id } = run;
    const answer = await this.ask(run, history, signal);
    const isCurrent = () => store.state.run?.id === id;
    if (run.kind === 'step') this.#release(id);
    store.send(pressed, id, answer);
    if (isCurrent() && store.state.run?.appearing) {
      await this.#appear({
        count: store.state.run.appearing.placements.length,
        show: (count) => store.send(appeared, id, count),
        signal,
      });
      this.#release(id);
      store.send(allAppeared, id);
    } else this.#release(id);
    return answer.result;
  }

  /**
   * The result of a press, without its effects.
   *
   * @param {Pick<Run, 'id' | 'kind' | 'game' | 'choices'>} run
   * @param {History} history
   * @param {AbortSignal} signal
   * @returns {Promise<Answer>}
   */
  async ask({ id, kind, game, choices }, history, signal) {
    const method = await this.#solving.method(choices.method, signal);
    const own = optionsOf(choices, method);
    const { trail, track } = method?.goesOn
      ? beginningOf(history, method.slug, own)
      : { trail: null, track: null };
    const { language } = this.#store.state;
    const needed = Promise.all([
      trail || method?.namesSteps ? this.#tools(language) : null,
      method?.takesCandidates && asPart(loadPart(language, 'methods')),
    ]);
    const [tools] = await whileWanted(needed, signal).catch((error) => {
      if (signal.aborted) return [null];
      throw error;
    });
    /** @type {Record<string, number>} */
    const options = { ...own, eventDepth: 0 };
    if (kind === 'solve' && method?.options.includes('measure')) options.measure = 1;
    /** @type {readonly import('../../model/play/track.js').Point[]} */
    let seen = [];
    const watch = this.#watch(id, (progress) => {
      if (!track || !tools) return;
      const now = tools.trackDuring(track, seen, progress);
      seen = now.seen;
      this.#store.send(changeRun, id, { track: now.track });
    });
    try {
      const action = /** @type {'step' | 'solve'} */ (kind);
      const board = toText(game);
      const slug = method?.slug ?? choices.method;
      const order = { action, board, method: slug, options, trail, signal };
      const press = (/** @type {import('../../engine/board.js').Board} */ on) =>
        this.#solving.press({ ...order, board: on, onProgress: watch.progress });
      const pressed = await press(board);
      const isStuck = method?.namesSteps && pressed.result.outcome === 'stuck';
      const given = isStuck
        ? await this.beyond.goBeyond(pressed, { signal, givens: givenText(game), press })
        : pressed;
      const { showHow } = choices;
      if (!isPlain({ ...given, action, showHow, method: method ?? undefined })) {
        await asPart(loadDetails(this.#store.state.language, method ?? undefined));
      }
      const from = given.search?.from;
      return Object.freeze({
        ...given,
        result: freeze(given.result),
        deductions: tools?.deductionsOf(given.events, game, given.result.board) ?? null,
        anew: from !== undefined && from.steps === 0 && from.origin !== board,
        track: given.search && tools ? tools.trackAfter(track, given.search, given, seen) : null,
      });
    } finally {
      watch.end();
    }
  }

  /** @type {Work} */
  #why = async (work) => (await this.#proofs(this.#store.state.language)).why(work);

  /** @type {Beyond} */
  beyond = {
    goBeyond: async (pressed, how) => {
      const { goBeyond } = await this.#proofs(this.#store.state.language);
      return goBeyond(pressed, { ...how, solving: this.#solving });
    },
    removeNext: async (board, how) =>
      (await this.#proofs(this.#store.state.language)).removeNext(board, how),
  };

  /**
   * Tells a few times a second how far a run is, once it takes a while.
   * @param {number} id
   * @param {(progress: import('../../engine/records.js').Progress) => void} each
   */
  #watch(id, each) {
    const start = performance.now();
    let last = 0;
    const store = this.#store;
    const isSearch = (/** @type {any} */ { uses }) => Boolean(uses.tried);
    const soon = setTimeout(() => store.send(progressed, id), PROGRESS_AFTER);
    return {
      progress: (/** @type {import('../../engine/records.js').Progress} */ progress) => {
        each(progress);
        const now = performance.now();
        if (now - start < PROGRESS_AFTER || now - last < PROGRESS_EVERY) return;
        last = now;
        const { depth, visits } = progress;
        store.send(progressed, id, { depth, visits, isSearch: isSearch(progress) });
      },
      end: () => clearTimeout(soon),
    };
  }
}

/** @template T @param {T} value @returns {T} frozen through and through */
function freeze(value) {
  if (value && typeof value === 'object') Object.values(Object.freeze(value)).forEach(freeze);
  return value;
}
