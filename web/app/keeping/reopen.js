/**
 * Brings back the game of a tab, or in a new tab a copy of the last one. Loaded if something is kept.
 *
 * The one idea: nothing is thrown away that another version may be able to read. A text that this version cannot
 * read is set aside under another name, and the next game is taken.
 */

import { LATELY, newId, newestFirst } from './tab.js';
import { unpackHistory } from './unpack.js';

/** @typedef {import('./pack.js').Unpacked} Unpacked */
/** @typedef {import('./store.js').Store} Store */
/** @typedef {import('./tab.js').TabGame} TabGame */
/** @typedef {{ game: Unpacked | null, isAside: boolean }} Reopened isAside: something could not be read */

export const ASIDE = 'aside.';

/**
 * @param {TabGame} tab
 * @param {boolean} isOwnOnly whether nothing may be copied
 * @returns {Reopened}
 */
export function reopen(tab, isOwnOnly) {
  const { own, shared } = tab;
  let isAside = false;
  /** @param {Store} store @param {string} name */
  const setAside = (store, name) => {
    isAside = true;
    if (shared.put(ASIDE + newId(), store.text(name) ?? '')) store.remove(name);
  };
  /** @param {Store} store @param {string} name */
  const read = (store, name) => {
    if (store.text(name) === null) return null;
    const game = unpackHistory(store.read(name));
    if (!game) setAside(store, name);
    return game;
  };
  const newest = () => {
    for (const name of newestFirst(shared, LATELY)) {
      const game = read(shared, name);
      if (game) return game;
    }
    return null;
  };

  const present = read(own, 'game') ?? read(shared, tab.name);
  return { game: present ?? (isOwnOnly ? null : newest()), isAside };
}
