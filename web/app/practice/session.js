/**
 * A practice: one position of a technique after the other, and the judging of each.
 *
 * The one idea: the position is a game like any other on the board, and its history belongs to the solver; whenever
 * the page keeps another state of it, the board is judged anew.
 */

import { current } from '../../game/history.js';
import { gameOfLink, readLink } from '../../game/link.js';
import { faultOf } from '../../model/faults.js';
import { positionOf } from '../../model/hints/position.js';
import { listOfPreset, turned, writeList } from '../../model/techniques/list.js';
import { Bar } from './bar.js';
import { judge } from './judge.js';
import { counted, countsOf } from './kept.js';
import { Supply } from './supply.js';

/** @typedef {import('../../engine/client.js').EngineClient} EngineClient */
/** @typedef {import('../../engine/catalogue/catalogue.js').Catalogue} Catalogue */
/** @typedef {import('../../engine/catalogue/records.js').ListedStep} Step */
/** @typedef {import('../../engine/catalogue/rating.js').Technique} Technique */
/** @typedef {import('../../game/link.js').Link} Link */
/** @typedef {import('../../game/state.js').Game} Game */
/** @typedef {import('./telling.js').Stand} Stand */
/** @typedef {import('./judge.js').Task<Step>} Task */
/** @typedef {{ task: Task, catalogue: Catalogue, hints: number, isCounted: boolean }} Posed hints: that had been given before */
/**
 * @typedef {object} PracticeOrder
 * @property {import('../../locales/words.js').Words} words
 * @property {import('../../solver/kakutei-solver.js').KakuteiSolver} solver
 * @property {import('../../solver/run/shared-engine.js').EngineLease} lease released in the end
 * @property {(game: Game) => void} load puts a game on the board, and keeps it
 * @property {import('./supply.js').Shelf} shelf
 * @property {() => void} choose another technique
 * @property {() => void} ended
 */

/** The error of a cancelled call. */
const STOPPED = ['aborted', 'freed'];

/** The list on which it stands alone. @param {string} slug @param {readonly Technique[]} table */
function onlyOf(slug, table) {
  const list = listOfPreset('hodoku', table);
  const others = table.flatMap((each) => (each.slug === slug ? [] : [each.slug]));
  return writeList('hodoku', turned(turned(list, others, false), [slug], true), table);
}

export class Session {
  #order;
  #supply;
  #bar;
  #words;
  #slug = '';
  /** @type {Stand} */
  #stand = { phase: 'stopped' };
  /** @type {Posed | null} */
  #posed = null;
  #now = new AbortController();

  /** @param {PracticeOrder} order */
  constructor(order) {
    this.#order = order;
    this.#supply = new Supply(order.shelf);
    const { solver, words } = order;
    this.#words = words;
    this.#bar = new Bar(words, solver.helpAddress, {
      stop: () => this.#stop(),
      again: () => this.#again(),
      next: () => this.start(this.#slug),
      choose: order.choose,
      end: () => this.end(),
    });
    solver.before(this.#bar.element);
  }

  get words() {
    return this.#words;
  }

  /** @param {import('../../locales/words.js').Words} words another language */
  speak(words) {
    this.#words = words;
    this.#bar.speak(words);
  }

  /** A position of the technique, or the reason why there is none. @param {string} slug */
  async start(slug) {
    this.#now.abort();
    this.#now = new AbortController();
    this.#slug = slug;
    this.#posed = null;
    this.#show({ phase: 'seeking', measured: 0 });
    this.#bar.focus();
    const { signal } = this.#now;
    try {
      await this.#find(slug, signal);
    } catch (error) {
      const { code } = /** @type {any} */ (error);
      if (signal.aborted && STOPPED.includes(code)) return;
      if (signal.aborted) console.error(error);
      else this.#fail(error);
    }
  }

  /** Drops a position that can no longer be judged. @param {unknown} error */
  #fail(error) {
    console.error(error);
    this.#posed = null;
    this.#show({ phase: 'failed', fault: faultOf(error) });
  }

  /** @param {string} slug @param {AbortSignal} signal */
  async #find(slug, signal) {
    const client = await this.#order.lease.clientUntil(signal);
    if (!client) return;
    const onProgress = (/** @type {{ measured: number }} */ { measured }) => {
      if (!signal.aborted) this.#show({ phase: 'seeking', measured });
    };
    const { position, measured } = await this.#supply.take(client, slug, { signal, onProgress });
    if (signal.aborted) return;
    const isPosed = position !== null && (await this.#pose(client, position, signal));
    if (signal.aborted) return;
    if (!isPosed) this.#show({ phase: 'none', measured });
    else await this.#findOthers(client, signal);
  }

  /** @param {EngineClient} client @param {string} text @param {AbortSignal} signal @returns {Promise<boolean>} */
  async #pose(client, text, signal) {
    const slug = this.#slug;
    const { solver, load } = this.#order;
    const game = gameOfLink(/** @type {Link} */ (readLink(`#${text}`)));
    const table = await client.techniques({ signal });
    const score = table.find((each) => each.slug === slug)?.score;
    const catalogue = await client.catalogue(positionOf(game), {
      order: [{ slug, score }],
      signal,
    });
    const { outcome, digits: right } = await catalogue.check({ signal });
    const { step } = await catalogue.hint({ signal });
    if (signal.aborted || outcome !== 'finished' || !step) return false;
    if (solver.choices.view !== 'digits') solver.choices = { view: 'digits' };
    load(game);
    const task = { game: current(solver.history), steps: [step], right };
    solver.practise({ game: task.game, techniques: onlyOf(slug, table) });
    this.#posed = { task, catalogue, hints: solver.hintsGiven, isCounted: false };
    this.#show({ phase: 'open', judged: { verdict: 'untouched' } });
    this.#bar.show();
    solver.focus({ preventScroll: true });
    return true;
  }

  /**
   * Any other step of the technique is right as well. Then the next positions are made.
   * @param {EngineClient} client
   * @param {AbortSignal} signal
   */
  async #findOthers(client, signal) {
    const posed = /** @type {Posed} */ (this.#posed);
    const { steps } = await posed.catalogue.all({ signal });
    const others = steps.filter(({ technique }) => technique === this.#slug);
    if (signal.aborted) return;
    posed.task = { ...posed.task, steps: [...posed.task.steps, ...others] };
    this.look();
    this.#supply.prepare(client, this.#slug);
  }

  /** The board may have changed. */
  async look() {
    const { solver, shelf } = this.#order;
    const posed = this.#posed;
    if (!posed) return;
    const judged = judge(posed.task, current(solver.history));
    if (judged.verdict !== 'right') {
      // A find stays a find, whatever comes after it.
      const isFound = this.#stand.phase === 'right' && judged.verdict !== 'away';
      if (!isFound) this.#show({ phase: 'open', judged });
      return;
    }
    if (!posed.isCounted) {
      posed.isCounted = true;
      const isHelped = solver.hintsGiven > posed.hints;
      shelf.change((kept) => counted(kept, this.#slug, isHelped));
    }
    await this.#praise(posed, judged.step);
  }

  /** @param {Posed} posed @param {Step & { events?: readonly import('../../story/types.js').Event[] }} step */
  async #praise(posed, step) {
    try {
      const events =
        step.events ?? (await posed.catalogue.tell(step, { signal: this.#now.signal }));
      if (posed !== this.#posed) return;
      this.#show({ phase: 'right', events });
      this.#bar.offerNext();
    } catch (error) {
      if (posed === this.#posed && !this.#now.signal.aborted) this.#fail(error);
    }
  }

  /** @param {Stand} stand */
  #show(stand) {
    this.#stand = stand;
    const counts = countsOf(this.#order.shelf.get(), this.#slug);
    this.#bar.draw({ slug: this.#slug, stand, counts });
  }

  #stop() {
    this.#now.abort();
    if (this.#stand.phase === 'seeking') this.#show({ phase: 'stopped' });
  }

  #again() {
    const { solver, load } = this.#order;
    const posed = this.#posed;
    if (!posed) return;
    load(posed.task.game);
    solver.focus();
  }

  /** The board stays as it is. */
  end() {
    const { solver, lease, ended } = this.#order;
    this.#now.abort();
    this.#supply.rest();
    solver.practise(null);
    const hadFocus = this.#bar.element.contains(document.activeElement);
    this.#bar.element.remove();
    lease.release();
    ended();
    if (hadFocus) solver.focus();
  }
}
