/**
 * Walking along the way. Pure.
 */

import { goTo } from '../../game/history.js';
import { isFull } from '../../game/state.js';
import { byHand, onto } from '../actions.js';
import { optionsOf } from '../choices.js';
import { announce, hint, say } from '../message.js';
import { sameOptions } from '../play/trails.js';
import { ask, press } from '../run/actions.js';
import { gameOf, goesOnAnyway, methodOf, wordsFor } from '../state.js';
import { aloud } from '../telling.js';
import { tellStep } from './telling.js';
import { nameState } from './time.js';
import { isToldAtOnce, wayOf } from './way.js';

/** @typedef {import('../../game/state.js').Game} Game */
/** @typedef {import('../state.js').State} State */
/** @typedef {import('../store.js').Next} Next */
/** @typedef {import('./way.js').Step} Step */

/** To the board after so many steps. @param {State} state @param {number} count @returns {Next} */
export const walk = (state, count) =>
  byHand(state, 'walked', (halted) => {
    const { start, steps } = wayOf(halted.history);
    return wentTo(halted, start + Math.max(0, Math.min(steps.length, count)));
  });

/**
 * To any state of the history, back or on.
 *
 * @param {State} state
 * @param {number | Game} to its index; or the game, if the history may have changed since
 * @returns {Next}
 */
export function goToState(state, to) {
  const { entries } = state.history;
  const index = typeof to === 'number' ? to : entries.findLastIndex((entry) => entry.state === to);
  if (index < 0) return say(state, wordsFor(state).t('check.gone'));
  return byHand(state, 'walked', (halted) => wentTo(halted, index));
}

/** @param {State} state that was halted @param {number} index @returns {State} */
function wentTo(state, index) {
  const there = onto(state, goTo(state.history, index));
  const next = { ...there, walked: state.last, isReading: true };
  const { at, steps } = wayOf(next.history);
  const words = wordsFor(state);
  if (steps.length === 0) return hint(next, nameState(words, next.history, next.history.index));
  const sentence = at ? aloud(tellStep(next, steps[at - 1])) : words.t('way.start');
  return announce(next, sentence);
}

/**
 * 1 Step: the next digit of the method, or the next deduction where these are its steps.
 * @param {State} state @returns {Next}
 */
export const stepByHand = (state) => stepOrRepeat(state, stepKind(state));

/**
 * The other one: a single deduction of a method that steps from digit to digit, or the next digit.
 * @param {State} state @returns {Next}
 */
export const deduceByHand = (state) =>
  stepKind(state) === 'step' ? ask(state, 'deduce') : stepOrRepeat(state, 'step');

/** A full board has nothing to deduce, and a press says so. @param {State} state @returns {'step' | 'deduce'} */
const stepKind = (state) =>
  methodOf(state)?.namesSteps && !isFull(gameOf(state)) ? 'deduce' : 'step';

/** Repeats the next recorded step, if a press would find the same. @param {State} state @param {'step' | 'deduce'} kind @returns {Next} */
function stepOrRepeat(state, kind) {
  const { steps, at } = wayOf(state.history);
  const next = steps[at];
  const isToBeTaken = next && (!next.by.isUnsolvable || goesOnAnyway(state));
  return !state.run && isToBeTaken && isAsChosen(state, next, kind)
    ? walk(state, at + 1)
    : press(state, kind, true);
}

/** Whether a step is of that kind, and was made with the current choices. @param {State} state @param {Readonly<Step>} step @param {'step' | 'deduce'} kind */
function isAsChosen(state, { by }, kind) {
  if (isToldAtOnce({ by }) && by.action !== kind) return false;
  const { choices, presses } = state;
  const method = methodOf(state);
  const told = presses[by.id];
  const isTold =
    told?.kind !== 'press' || by.action === 'solve' || told.press.showHow === choices.showHow;
  return (
    by.method === method?.slug && sameOptions(by.options, optionsOf(choices, method)) && isTold
  );
}
