/**
 * The games that are kept by name, and those that tabs have left behind. It knows no page.
 *
 * The one idea: every change of a kept game replaces one text by another, so each change returns its own
 * undo.
 */

import { applyMove, countDigits, emptyGame, givenText, toText } from '../../game/state.js';
import { packHistory } from '../keeping/pack.js';
import { ASIDE } from '../keeping/reopen.js';
import { shared } from '../keeping/store.js';
import { LATELY, newId, newestFirst, putWithRoom } from '../keeping/tab.js';
import { unpackHistory } from '../keeping/unpack.js';
import { readGames, writeGames } from './file.js';

/** @typedef {import('../../game/state.js').Game} Game */
/** @typedef {import('../keeping/pack.js').History} History */
/** @typedef {import('../keeping/pack.js').Unpacked} Unpacked */
/** @typedef {import('./file.js').FiledGame} FiledGame */
/** @typedef {() => void} Undo */
/**
 * @typedef {object} Kept
 * @property {string} key
 * @property {string} name empty: it has none
 * @property {number} at when, in milliseconds
 * @property {Game} game as it was left
 * @property {number} open squares that the puzzle leaves empty
 * @property {number} filled how many of them have a digit
 */
/** @typedef {{ undo: Undo, added: number, same: number, faults: readonly number[] }} Imported faults: the numbers of unreadable games, from 1 */

const KEPT = 'kept.';
export const LONGEST_NAME = 80;

/** @param {string} name as it was typed */
export const tidy = (name) => name.replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME);

/** @param {Unpacked} unpacked @returns {Game} on view */
const gameIn = ({ entries, index }) =>
  applyMove(emptyGame(), { type: 'load', game: entries[index].state });

export class Shelf {
  #store;
  #present;

  /** @param {string} [present] the name of the game that is on the board @param {import('../keeping/store.js').Store} [store] */
  constructor(present = '', store = shared) {
    this.#present = present;
    this.#store = store;
  }

  /** @returns {Kept[]} those with a name, newest first */
  kept() {
    return this.#all(KEPT);
  }

  /** Those of tabs, without games that are part of a newer one. @param {History} history of the board @returns {Kept[]} newest first */
  lately(history) {
    const passed = new Set(history.entries.map(({ state }) => toText(state)));
    return this.#all(LATELY).filter(({ key, game }) => {
      const isOld = key === this.#present || passed.has(toText(game)) || countDigits(game) === 0;
      for (const { state } of this.open(key)?.entries ?? []) passed.add(toText(state));
      return !isOld;
    });
  }

  /** @param {string} key @returns {Unpacked | null} */
  open(key) {
    return unpackHistory(this.#store.read(key));
  }

  /** The name of the puzzle that is on the board, if it is kept. @param {Game} game */
  nameOf(game) {
    const puzzle = givenText(game);
    return this.kept().find((kept) => givenText(kept.game) === puzzle)?.name ?? '';
  }

  /**
   * @param {string} name tidy; a game that has it is replaced
   * @param {History} history
   * @returns {{ undo: Undo, key: string, isNew: boolean } | null} null: there is no room
   */
  keep(name, history) {
    const old = this.kept().find((kept) => kept.name === name);
    const key = old?.key ?? KEPT + newId();
    const undo = this.#set(key, JSON.stringify({ ...packHistory(history), name }));
    return undo && { undo, key, isNew: !old };
  }

  /** Keeps a copy of a game that had no name. @param {string} key @param {string} name tidy */
  rename(key, name) {
    const to = key.startsWith(KEPT) ? key : KEPT + newId();
    const free = this.#freeName(name, to);
    const undo = this.#set(to, JSON.stringify({ ...this.#store.read(key), name: free }));
    return undo && { undo, key: to, name: free };
  }

  /** @param {string} key */
  remove(key) {
    return /** @type {Undo} */ (this.#set(key, null));
  }

  /** @param {History} history of the board @returns {string} a file with everything, also unreadable texts */
  exportAll(history) {
    const keys = [KEPT, LATELY].flatMap((prefix) => newestFirst(this.#store, prefix));
    const isRead = (/** @type {string} */ key) => this.open(key) !== null;
    const games = keys.filter(isRead).map((key) => this.#store.read(key));
    if (this.#store.text(this.#present) === null) games.push(packHistory(history));
    const unread = [...this.#store.names(ASIDE), ...keys.filter((key) => !isRead(key))];
    return writeGames(
      games,
      unread.map((key) => this.#store.text(key) ?? ''),
    );
  }

  /**
   * Adds the games of a file to those that are there, all of them or none.
   *
   * @param {string} text
   * @returns {Imported | null} null: there is no room
   * @throws {import('./file.js').FileError}
   */
  importAll(text) {
    const { games, faults } = readGames(text);
    /** @type {Undo[]} */
    const undone = [];
    const undo = () => undone.reverse().forEach((each) => each());
    let same = 0;
    for (const game of games) {
      if (this.#has(game)) same++;
      else {
        const back = this.#add(game);
        if (!back) return (undo(), null);
        undone.push(back);
      }
    }
    return { undo, added: undone.length, same, faults };
  }

  /** @param {FiledGame} game */
  #has(game) {
    const wanted = JSON.stringify(game.entries);
    return this.#keys().some((key) => {
      const { name = '', index, entries } = this.#store.read(key) ?? {};
      const isSame = name === (game.name ?? '') && index === game.index;
      return isSame && JSON.stringify(entries) === wanted;
    });
  }

  /** @param {FiledGame} game */
  #add({ name, ...game }) {
    if (!name) return this.#set(LATELY + newId(), JSON.stringify(game));
    const free = this.#freeName(name);
    return this.#set(KEPT + newId(), JSON.stringify({ ...game, name: free }));
  }

  /** @param {string} name @param {string} [own] the key of the game that is to have it */
  #freeName(name, own) {
    const names = new Set(this.kept().flatMap((kept) => (kept.key === own ? [] : [kept.name])));
    let free = name;
    for (let nth = 2; names.has(free); nth++) free = `${name} (${nth})`;
    return free;
  }

  #keys() {
    return [...this.#store.names(KEPT), ...this.#store.names(LATELY)];
  }

  /** @param {string} prefix @returns {Kept[]} */
  #all(prefix) {
    return newestFirst(this.#store, prefix).flatMap((key) => {
      const packed = this.#store.read(key);
      const unpacked = unpackHistory(packed);
      return unpacked ? [describe(key, packed, gameIn(unpacked))] : [];
    });
  }

  /** @param {string} key @param {string | null} text null: nothing @returns {Undo | null} null: there is no room */
  #set(key, text) {
    const before = this.#store.text(key);
    if (text === null) this.#store.remove(key);
    else if (!putWithRoom(this.#store, key, text)) return null;
    return () => void this.#set(key, before);
  }
}

/** @param {string} key @param {{ name?: string, at: number }} packed @param {Game} game @returns {Kept} */
function describe(key, { name = '', at }, game) {
  const givens = game.squares.filter(({ digit, kind }) => digit && kind === 'given').length;
  return { key, name, at, game, open: 81 - givens, filled: countDigits(game) - givens };
}
