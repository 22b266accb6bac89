/**
 * Share, on paper: which of the kept games go on the sheet. Loaded when it is first wanted.
 *
 * The one idea: the sheet has one place for each ticked game, so there is nothing else to choose.
 */

import { make } from '../../ui/elements.js';
import { Shelf } from '../games/shelf.js';

/** @typedef {import('../games/shelf.js').Kept} Kept */

/** The number of boards on a sheet. */
const MOST = 6;

/** @param {import('../../locales/words.js').Words} words */
export function makeKeptBoards({ t }) {
  const kept = new Shelf().kept();
  const ticks = kept.map(() => make('input', { type: 'checkbox' }));
  const rows = kept.map(({ name }, at) => make('label', { class: 'choice' }, ticks[at], name));
  const set = make('fieldset', { class: 'kept' }, make('legend', t('share.chooseKept')), rows);
  set.addEventListener('change', () => {
    const isFull = ticks.filter(({ checked }) => checked).length >= MOST;
    for (const tick of ticks) tick.disabled = isFull && !tick.checked;
  });
  return {
    part: kept.length ? set : make('p', t('share.noKept')),
    /** @returns {Kept[]} */
    chosen: () => kept.filter((_, at) => ticks[at].checked),
    /** @returns {boolean} whether there is anything to be chosen */
    focus() {
      ticks[0]?.focus();
      return ticks.length > 0;
    },
  };
}
