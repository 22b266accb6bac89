/**
 * The game of this tab: brought back with the tab, and never that of another one.
 *
 * The one idea: the browser gives each tab a storage of its own, copies it for a tab that is duplicated, and
 * brings it back with one that is reloaded or restored. The game is there. The storage that all tabs share has only
 * copies, for the next new tab and for the list of games, and each tab writes its own.
 */

import { packHistory } from './pack.js';
import { ofTab, shared } from './store.js';

/** @typedef {import('./store.js').Store} Store */
/** @typedef {import('./pack.js').History} History */
/** @typedef {'all' | 'tab' | 'none'} Kept tab: for this tab, but not for the next; none: not even for a reload */

/** The prefix of the copies' names, before their ids. */
export const LATELY = 'game.';
/** The most copies. */
const MOST = 20;

export const newId = () => Date.now().toString(36) + Math.random().toString(36).slice(2, 8);

/** When a game was kept, without reading all of it. @param {string | null} text */
const timeIn = (text) => Number(/"at":(\d+)/.exec(text?.slice(0, 60) ?? '')?.[1] ?? 0);

/**
 * A game with a time in the future was kept before the clock was set back: it is older than all that have been
 * kept since.
 *
 * @param {Store} store @param {string} prefix
 * @returns {string[]} the names of the copies, newest first
 */
export function newestFirst(store, prefix) {
  const now = Date.now();
  const kept = store.names(prefix).map((name) => ({ name, at: timeIn(store.text(name)) }));
  kept.sort((one, other) => Number(one.at > now) - Number(other.at > now) || other.at - one.at);
  return kept.map(({ name }) => name);
}

/**
 * If there is no room, the oldest copies go, as many as needed.
 *
 * @param {Store} store @param {string} name @param {string} text
 * @returns {boolean} whether it was kept
 */
export function putWithRoom(store, name, text) {
  if (store.put(name, text)) return true;
  /** @type {[name: string, text: string][]} */
  const gone = [];
  for (const old of newestFirst(store, LATELY).reverse()) {
    if (old === name) continue;
    gone.push([old, store.text(old) ?? '']);
    store.remove(old);
    if (store.put(name, text)) return true;
  }
  // It was in vain: the old text fits in again.
  for (const [old, kept] of gone) store.put(old, kept);
  return false;
}

export class TabGame {
  #id = '';
  #isListed = false;
  /** As it was last kept here. */
  #text = '';

  /** @param {Store} [own] @param {Store} [all] */
  constructor(own = ofTab, all = shared) {
    this.own = own;
    this.shared = all;
    this.wake();
  }

  /** @returns {string} the name of its copy */
  get name() {
    return LATELY + this.#id;
  }

  /** The page goes away, perhaps for a reload. */
  rest() {
    this.own.put('id', this.#id);
  }

  /**
   * The page is there, or there again. Between two loads of a page its tab knows the name of its copy. Nobody
   * else does: when a tab is duplicated, its page is running and has taken the name away.
   */
  wake() {
    this.#id = this.own.text('id') ?? newId();
    this.own.remove('id');
  }

  /** @returns {boolean} whether there is anything to bring back, of this tab or another */
  get hasKept() {
    return this.own.text('game') !== null || this.shared.names(LATELY).length > 0;
  }

  /** @returns {boolean} whether the page that comes back is as its tab has left it */
  get isFresh() {
    return [null, this.#text].includes(this.own.text('game'));
  }

  /** The next game is another one; this one stays in the list. */
  beginAnother() {
    this.#id = newId();
    this.#isListed = false;
  }

  /** For this tab only, until it is changed. @param {History} history */
  hold(history) {
    this.#text = JSON.stringify(packHistory(history));
    const isKept = this.own.put('game', this.#text);
    // An outdated game must not come back.
    if (!isKept) this.own.remove('game');
    return isKept;
  }

  /** @param {History} history @returns {Kept} */
  keep(history) {
    const isHeld = this.hold(history);
    if (this.#list(this.#text)) return 'all';
    return isHeld ? 'tab' : 'none';
  }

  /** @param {string} text @returns {boolean} whether it is in the list */
  #list(text) {
    const { name } = this;
    if (this.#isListed && this.shared.put(name, text)) return true;
    const others = newestFirst(this.shared, LATELY).filter((other) => other !== name);
    for (const old of others.slice(MOST - 1)) this.shared.remove(old);
    this.#isListed = putWithRoom(this.shared, name, text);
    return this.#isListed;
  }
}
