/**
 * What becomes of a Play that has begun: where it is, and its end. Pure; loaded with what plays.
 */

import { addEntry, keep, keepMoment, playedResult, tellHost } from '../actions.js';
import { changeRun, end } from '../run/actions.js';
import { gameOf, methodOf } from '../state.js';
import { isUnsolvable } from '../../story/caution.js';
import { picture } from '../../story/items.js';
import { squareAt } from '../../game/units.js';

/** @typedef {import('../state.js').Moment} Moment */
/** @typedef {import('../state.js').State} State */
/** @typedef {import('../store.js').Next} Next */
/** @typedef {import('../telling.js').Telling} Telling */

/** @param {State} state @param {number} id @param {Moment} moment to which it has come @returns {State} */
export const played = (state, id, moment) =>
  state.run?.id === id && !state.run.settled
    ? changeRun(state, id, { moment: Object.freeze(moment), track: moment.track })
    : state;

/**
 * It was paused, or has come to the end of the search.
 *
 * @param {State} state
 * @param {number} id
 * @param {object} what
 * @param {readonly import('../../engine/records.js').KakuteiEvent[]} what.events
 * @param {number[][]} what.candidates
 * @param {boolean} what.anew whether the search began anew, without its earlier finds on the board
 * @returns {Next}
 */
export function playEnded(state, id, { events, candidates, anew }) {
  const { run } = state;
  const moment = run?.moment;
  if (run?.id !== id || run.settled || !moment?.result) return cut(state, id);
  const { outcome, placed } = moment.result;
  const last = placed && squareAt(placed.row, placed.column);
  const remark = Object.freeze({
    picture: placed && picture({ last }),
    candidates,
    told: false,
  });
  const kept = keepMoment(state);
  const remarked = { ...kept, fault: null, history: keep(kept, gameOf(kept), { remark }) };
  const result = playedResult(moment);
  const isPaused = outcome === 'continues';
  const method = methodOf({ ...state, choices: run.choices });
  const press = { action: /** @type {const} */ ('solve'), result, events, method, uses: {} };
  /** @type {Telling} */
  const telling = isPaused
    ? { kind: 'paused', values: totalsOf(moment.track), anew, isUnsolvable: isUnsolvable(result) }
    : { kind: 'press', press: { ...press, isPlayed: true }, anew, game: gameOf(remarked) };
  const idle = /** @type {State} */ (end(addEntry(remarked, telling)));
  return [idle, tellHost(isPaused ? 'stepped' : 'solved', { result })];
}

/**
 * It was stopped: the game is as before, or as Play had left it when somebody changed it.
 * @param {State} state
 * @param {number} id
 * @returns {Next}
 */
export function cut(state, id) {
  const { run } = state;
  if (run?.id !== id) return state;
  return end(run.stopping && !run.settled ? addEntry(state, { kind: 'cancelled' }) : state);
}

/** @param {import('./track.js').Track} track */
const totalsOf = ({ placed, takenBack }) => ({ count: placed + takenBack, placed, takenBack });
