/**
 * What happens with proofs of the steps of the way. Pure.
 */

import { squareNamed } from '../../game/units.js';
import { argumentIn } from '../../story/certificate.js';
import { sceneOf } from '../../story/drawings.js';
import { aloud } from '../telling.js';
import { tellStep } from '../way/telling.js';
import { stepOn } from '../way/way.js';
import { nextWanted } from './wanted.js';

/** @typedef {import('../state.js').State} State */
/** @typedef {import('../../engine/proof/records.js').Proof} Proof */
/** @typedef {import('../run/summary.js').Press} Press */
/** @typedef {import('./wanted.js').Wanted} Wanted */

const NOTHING = Object.freeze({
  ...{ rule: null, family: null, unit: null, square: null, digits: [], squares: [] },
  ...{ depth: 0, value: 0, cause: null, other: null },
});

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
  const sought = isLast ? [...(press.sought ?? []), square] : press.sought;
  const events = proof ? withProof(press, wanted, proof) : press.events;
  const next = Object.freeze({ ...told, press: Object.freeze({ ...press, sought, events }) });
  const known = { ...state, presses: Object.freeze({ ...state.presses, [id]: next }) };
  const heard = { ...known, newest: newestOf(state, known) };
  return isLast && nextWanted(heard)?.id !== id ? retold(heard, next.press) : heard;
}

/** The line under the board, where it tells the digit. @param {State} state @param {State} known @returns {string} */
function newestOf(state, known) {
  const step = stepOn(state);
  const isTold = step && state.newest && state.newest === aloud(tellStep(state, step));
  return isTold ? aloud(tellStep(known, step)) : state.newest;
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

/**
 * The events of a press with a proof of a digit.
 *
 * @param {Press} press
 * @param {Pick<Wanted, 'square' | 'digit' | 'board'>} wanted
 * @param {Proof} proof
 * @returns {Press['events']}
 */
export function withProof({ events }, { square, digit, board }, proof) {
  const digits = Uint8Array.from(board, (symbol) => Number(symbol) || 0);
  const argument = argumentIn(proof, sceneOf(digits, []));
  const own = {
    ...NOTHING,
    kind: 'proved',
    square: squareNamed(square),
    digits: [digit],
    argument,
  };
  return Object.freeze([...events, Object.freeze(own)]);
}
