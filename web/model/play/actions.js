/**
 * Play: the events of a search one after the other, until it ends or is paused. Pure.
 *
 * The one idea: while it plays, the board on view is only shown. The game becomes it when it pauses or
 * ends, so that one Undo takes the whole play back.
 */

import { announce } from '../message.js';
import { begin, changeRun, isOver, press } from '../run/actions.js';
import { wordsFor } from '../state.js';

/** @typedef {import('../state.js').State} State */

/** The button Play, which is Pause while it plays. @param {State} state @returns {State} */
export function play(state) {
  const { run } = state;
  if (run?.kind === 'play') return changeRun(state, run.id, { paused: true });
  if (run) return state;
  if (isOver(state)) return press(state, 'solve', true);
  const begun = begin(state, { kind: 'play', byPerson: true });
  return announce(begun, wordsFor(state).t('search.plays'), begun.run?.id);
}
