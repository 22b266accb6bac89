/**
 * What happens with proofs of the steps of the way. Pure.
 */

import { squareNamed } from '../../game/units.js';
import { withProof as addProof } from '../../story/short-proofs.js';
import { say } from '../message.js';
import { wordsFor } from '../state.js';
import { aloud, claimOf } from '../telling.js';
import { tellStep } from '../way/telling.js';
import { stepOn } from '../way/way.js';
import { wantedIn } from './wanted.js';

/** @typedef {import('../state.js').State} State */
/** @typedef {import('../../engine/proof/records.js').Proof} Proof */
/** @typedef {import('../run/summary.js').Press} Press */
/** @typedef {import('./wanted.js').Wanted} Wanted */

/** @param {State} state @param {number} id @param {Partial<Press>} changes @returns {State} */
function changePress(state, id, changes) {
  const told = state.presses[id];
  if (told?.kind !== 'press') return state;
  const press = Object.freeze({ ...told.press, ...changes });
  const presses = { ...state.presses, [id]: Object.freeze({ ...told, press }) };
  return { ...state, presses: Object.freeze(presses) };
}

/** Finds out for all presses whose proofs are to be sought. @param {State} state @returns {State} */
export const seekAll = (state) =>
  saidAnew(
    state,
    Object.values(state.presses).reduce(
      (next, told) =>
        told.kind === 'press' && !told.press.seeking
          ? changePress(next, told.id, { seeking: wantedIn(told.press) })
          : next,
      state,
    ),
  );

/** If the step on view was the last thing said, says what is new about it. @param {State} before @param {State} now @returns {State} */
function saidAnew(before, now) {
  const step = stepOn(now);
  if (!step || !before.said.startsWith(claimOf(wordsFor(now), step))) return now;
  const said = aloud(tellStep(now, step));
  return said === before.said.trim() ? now : say(now, said);
}

/** No proofs are sought any more. @param {State} state @returns {State} */
export const seekNone = (state) =>
  Object.values(state.presses).reduce(
    (next, { id }) => changePress(next, id, { seeking: [] }),
    state,
  );

/**
 * Tells a digit by a proof instead of the argument that came with its press.
 *
 * @param {State} state
 * @param {Wanted} wanted
 * @param {Proof | null} proof null: there is none
 * @param {boolean} isLast whether no shorter one is sought
 * @returns {State}
 */
export function proved(state, wanted, proof, isLast) {
  const { id, square } = wanted;
  const told = state.presses[id];
  if (told?.kind !== 'press') return state;
  const { press } = told;
  const seeking = isLast ? press.seeking?.filter((each) => each !== square) : press.seeking;
  const events = proof ? withProof(press, wanted, proof) : press.events;
  const known = changePress(state, id, { seeking, events });
  const next = seeking?.length === 0 ? retold(known, id) : known;
  return isLast ? saidAnew(state, next) : next;
}

/** The end of a Go, which offers the whole as a text, is told anew once all is there. @param {State} state @param {number} id @returns {State} */
function retold(state, id) {
  const own = state.presses[id];
  if (own?.kind !== 'press') return state;
  const { press } = own;
  const story = state.story.map((told) =>
    told.kind === 'press' && told.press.result === press.result
      ? Object.freeze({ ...told, press })
      : told,
  );
  return { ...state, story: Object.freeze(story) };
}

/**
 * The events of a press with a proof of a digit, in the place of another one of it.
 *
 * @param {Press} press
 * @param {Omit<Wanted, 'id'>} wanted
 * @param {Proof} proof
 * @returns {Press['events']}
 */
export const withProof = ({ events }, wanted, proof) =>
  addProof(events, { ...squareNamed(wanted.square), digit: wanted.digit }, proof, wanted);
