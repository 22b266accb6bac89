/**
 * How many solutions the board on view has, asked while a person types and said in the line under the
 * board; and, for the view of common digits, what they have in common.
 *
 * The one idea: an answer belongs to a board. It is kept, so that it is there at once when the board
 * comes back, and shown with that board only. What was said of the board before stays for a moment: the
 * answer mostly comes within it, and so nothing flickers.
 */

import { conflicts, countDigits, isFull, toText } from '../game/state.js';
import { fallback, loadPart } from '../locales/languages.js';
import { codeOf } from './answers.js';

/** @typedef {import('../game/state.js').Game} Game */
/** @typedef {import('../locales/words.js').Words} Words */
/** @typedef {import('./common.js').Common} Common */
/** @typedef {{ count: number, complete: boolean }} Count complete: there are no others */
/** @typedef {'none' | 'one' | 'several' | 'full' | ''} Verdict empty: there is nothing to say */

/** As many are counted. */
const MOST = 1000;

/** Boards whose answers are kept. */
const KEPT = 1000;

/** Milliseconds: about two frames; a pause in typing. */
const MOMENT = 40;
const PAUSE = 1000;

/** @type {Record<Exclude<Verdict, ''>, string>} */
const SENTENCES = {
  none: 'verdict.none',
  one: 'verdict.one',
  several: 'verdict.several',
  full: 'verdict.full',
};

/**
 * What needs no search. Of an empty board nothing is said, nor of one that the solver has filled.
 *
 * @param {Game} game
 * @returns {Verdict | null} null: it has to be counted
 */
function obvious(game) {
  if (conflicts(game).length) return 'none';
  if (countDigits(game) === 0) return '';
  if (!isFull(game)) return null;
  return game.cells.some(({ kind }) => kind === 'found') ? '' : 'full';
}

/** @param {Count | undefined} count @returns {Verdict} */
function verdictOf(count) {
  if (!count) return '';
  if (count.count > 1) return 'several';
  return count.count ? 'one' : 'none';
}

/** @param {Count | undefined} count whether nothing more is to be found out */
const isKnown = (count) => count !== undefined && (count.complete || count.count > MOST);

export class Solutions {
  #running;
  #line;
  #changed;
  /** On view. @type {Game | null} */
  #game = null;
  #board = '';
  /** @type {Words | null} */
  #words = null;
  /** By board. @type {Map<string, Count>} */
  #counts = new Map();
  /** @type {Map<string, Common>} */
  #commons = new Map();
  /** Aborted as soon as another board is on view. */
  #left = new AbortController();
  #counting = false;
  #uniting = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #moment;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #pause;
  /** The last one that was said aloud. @type {Verdict} */
  #heard = '';

  /**
   * @param {import('./running.js').Running} running
   * @param {import('./status.js').StatusLine} line
   * @param {() => void} changed what the solutions have in common has become known
   */
  constructor(running, line, changed) {
    this.#running = running;
    this.#line = line;
    this.#changed = changed;
  }

  set words(/** @type {Words} */ words) {
    this.#words = words;
    this.#say();
  }

  /** Whether the board on view is known to have several. */
  get areSeveral() {
    return this.#verdict === 'several';
  }

  /** @returns {Verdict} */
  get #verdict() {
    const game = this.#game;
    return game ? (obvious(game) ?? verdictOf(this.#counts.get(this.#board))) : '';
  }

  /** @param {Game} game that is on view now */
  look(game) {
    if (game === this.#game) return;
    this.#game = game;
    this.#board = toText(game);
    for (const kept of [this.#counts, this.#commons]) if (kept.size > KEPT) kept.clear();
    this.#left.abort();
    this.#left = new AbortController();
    this.#counting = this.#uniting = false;
    clearTimeout(this.#pause);
    clearTimeout(this.#moment);
    this.#moment = setTimeout(() => this.#say(), MOMENT);
    this.ask();
  }

  /** Counts the solutions unless it is known or under way; again, where the engine was not there. */
  ask() {
    const game = this.#game;
    if (!game || this.#counting) return;
    if (obvious(game) !== null || isKnown(this.#counts.get(this.#board))) this.#say();
    else this.#count(this.#board, this.#left.signal);
  }

  /** @param {string} board @param {AbortSignal} signal */
  async #count(board, signal) {
    this.#counting = true;
    const take = (/** @type {Count} */ { count, complete }) => {
      this.#counts.set(board, { count, complete });
      if (!signal.aborted) this.#say();
    };
    const onProgress = (/** @type {{ count: number }} */ { count }) => {
      if (count > 1) take({ count, complete: false });
    };
    const counted = await this.#ask(signal, (client) =>
      client.count(board, { limit: MOST + 1, signal, onProgress }),
    );
    if (counted?.outcome === 'finished') take(counted);
    if (!signal.aborted) this.#counting = false;
  }

  /**
   * What the solutions of the board on view have in common.
   *
   * @returns {Common | null} null: it is not known yet, and asked for
   */
  common() {
    const game = this.#game;
    if (!game) return null;
    const common = this.#commons.get(this.#board);
    if (!common && !this.#uniting) this.#unite(game, this.#board, this.#left.signal);
    return common ?? null;
  }

  /** @param {Game} game @param {string} board @param {AbortSignal} signal */
  async #unite(game, board, signal) {
    this.#uniting = true;
    const common = await this.#ask(signal, async (client) => {
      const [{ unite }] = await Promise.all([
        import('./common.js'),
        loadPart(this.#words?.language ?? fallback, 'further'),
      ]);
      return unite(game, await client.commonDigits(board, { signal }));
    });
    if (common) this.#commons.set(board, common);
    if (signal.aborted) return;
    this.#uniting = false;
    if (common) this.#changed();
  }

  /**
   * Without an engine there is nothing to say here: that it is missing is said elsewhere.
   *
   * @template T
   * @param {AbortSignal} signal
   * @param {(client: import('../engine/client.js').EngineClient) => Promise<T>} work
   * @returns {Promise<T | null>}
   */
  async #ask(signal, work) {
    try {
      return await this.#running.ask(signal, work);
    } catch (error) {
      if (!['freed', 'load', 'abi'].includes(codeOf(error))) console.error(error);
      return null;
    }
  }

  #say() {
    if (!this.#words || !this.#game) return;
    clearTimeout(this.#moment);
    const verdict = this.#verdict;
    const sentence = this.#tell(verdict, this.#words);
    this.#line.verdict(sentence, { isWrong: verdict === 'none', offers: verdict === 'several' });
    clearTimeout(this.#pause);
    if (!verdict || verdict === this.#heard) return;
    // What stood there from the beginning is no news, and of clashing digits more is said elsewhere.
    if (!this.#heard || conflicts(this.#game).length > 0) {
      this.#heard = verdict;
      return;
    }
    this.#pause = setTimeout(() => {
      this.#heard = verdict;
      this.#line.whisper(sentence);
    }, PAUSE);
  }

  /** @param {Verdict} verdict @param {Words} words @returns {string} */
  #tell(verdict, { t }) {
    if (!verdict) return '';
    const { count, complete } = this.#counts.get(this.#board) ?? {};
    if (verdict === 'several' && complete) return t('verdict.counted', { count: count ?? 0 });
    const isMore = verdict === 'several' && Number(count) > MOST;
    return isMore ? t('verdict.many', { count: MOST }) : t(SENTENCES[verdict]);
  }
}
