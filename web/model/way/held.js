/**
 * The accounts of presses, kept for the steps of the way that they made. Pure.
 */

import { wordsFor } from '../state.js';
import { MOST_EVENTS, lighten, weightOf } from '../telling.js';
import { wayOf } from './way.js';

/** @typedef {import('../state.js').State} State */
/** @typedef {import('../telling.js').Told} Told */
/** @typedef {import('./way.js').Step} Step */

/**
 * Keeps the account of a press. Old presses drop their folded parts, so that a long sitting does not fill the memory;
 * a press that was dropped is made again when one of its steps comes on view.
 *
 * @param {State} state
 * @param {Told} told
 * @returns {State}
 */
export function hold(state, told) {
  const ids = new Set(wayOf(state.history).steps.map(({ by }) => by.id));
  const all = [
    ...Object.values(state.presses).filter(({ id }) => ids.has(id) && id !== told.id),
    told,
  ];
  let held = 0;
  const presses = all.reverse().map((each) => {
    held += weightOf(each);
    const isSingle = each.kind !== 'press' || each.press.action === 'step';
    return held > MOST_EVENTS && each !== told && isSingle
      ? lighten(wordsFor(state), state.language, each)
      : each;
  });
  return {
    ...state,
    presses: Object.freeze(Object.fromEntries(presses.map((each) => [each.id, each]))),
  };
}

/** The step nearest to the one on view whose press is unknown. @param {State} state @returns {Readonly<Step> | undefined} */
export function unknownStep({ history, presses }) {
  const { steps, at } = wayOf(history);
  const isUnknown = (/** @type {Readonly<Step>} */ { by }) => !presses[by.id];
  return steps.slice(0, at).findLast(isUnknown) ?? steps.find(isUnknown);
}
