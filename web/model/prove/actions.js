/**
 * What happens with proofs of the steps of the way. Pure.
 */

import { argumentIn } from '../../story/certificate.js';
import { digitsBefore } from '../../story/argument.js';
import { sceneOf } from '../../story/drawings.js';
import { placingOf } from '../run/placing.js';
import { nextWanted } from './wanted.js';

/** @typedef {import('../state.js').State} State */
/** @typedef {import('../../engine/proof/records.js').Proof} Proof */
/** @typedef {import('../run/summary.js').Press} Press */

/**
 * Tells a digit by a proof instead of the argument that came with its press.
 *
 * @param {State} state
 * @param {Pick<import('./wanted.js').Wanted, 'id' | 'square'>} wanted
 * @param {Proof | null} proof null: there is none
 * @param {boolean} isLast whether no shorter one is sought
 * @returns {State}
 */
export function proved(state, { id, square }, proof, isLast) {
  const told = state.presses[id];
  if (told?.kind !== 'press') return state;
  const { press } = told;
  const sought = isLast ? [...(press.sought ?? []), square] : press.sought;
  const events = proof ? withProof(press, square, proof) : press.events;
  const next = Object.freeze({ ...told, press: Object.freeze({ ...press, sought, events }) });
  const known = { ...state, presses: Object.freeze({ ...state.presses, [id]: next }) };
  return isLast && nextWanted(known)?.id !== id ? retold(known, next.press) : known;
}

/** The end of a Go, which offers the whole as a text, is told anew once all is there. @param {State} state @param {Press} press @returns {State} */
function retold(state, press) {
  const story = state.story.map((told) =>
    told.kind === 'press' && told.press.result === press.result
      ? Object.freeze({ ...told, press })
      : told,
  );
  return { ...state, story: Object.freeze(story) };
}

/** @param {Press} press @param {number} square @param {Proof} proof @returns {Press['events']} */
function withProof({ events }, square, proof) {
  const placing = placingOf({ events }, square);
  if (!placing) return events;
  const argument = argumentIn(proof, sceneOf(digitsBefore(events, placing), []));
  return events.with(events.indexOf(placing), Object.freeze({ ...placing, argument }));
}
