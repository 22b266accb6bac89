/**
 * Which control an action belongs to, and whether it is there. Pure.
 */

import { methodOf } from './state.js';

/** @typedef {import('./keys.js').Action} Action */

/** @type {Record<Action, string>} */
const CONTROL_OF = {
  step: 'step',
  deduce: 'step',
  go: 'go',
  stop: 'stop',
  back: 'back',
  forward: 'forward',
  restart: 'restart',
  enter: 'enter',
  mode: 'marks',
  fill: 'marks',
  unmark: 'marks',
  highlight: 'highlight',
  clear: 'clear',
  play: 'go',
  showHow: 'how',
  inside: 'how',
  candidates: 'how',
  view: 'view',
  compare: 'compare',
  common: 'view',
  why: 'check',
  check: 'check',
  solutions: 'check',
  hint: 'hint',
  allSteps: 'hint',
  whyNot: 'hint',
  missed: 'hint',
};

/** What they come to stands in the story. @type {readonly Action[]} */
const TOLD = ['compare', 'why', 'check', 'solutions'];

/**
 * Whether an action has a control, and so a key. Escape always means Stop.
 *
 * @param {import('./state.js').State} state
 * @param {Action} action
 */
export function offers(state, action) {
  const { controls } = state;
  if (action === 'stop') return true;
  if (action === 'play' && !(state.searches && methodOf(state)?.goesOn)) return false;
  if (TOLD.includes(action) && !controls.has('story')) return false;
  return controls.has(CONTROL_OF[action]);
}

/** @param {import('./state.js').State} state @param {Action} action whether its button is there */
export const hasButton = (state, action) =>
  state.controls.has(CONTROL_OF[action]) && offers(state, action);
