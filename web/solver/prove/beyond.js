/**
 * Goes on where `techniques` has no technique left: the candidate goes that has the shortest argument, and the techniques
 * are tried again, until the press is over.
 */

import { whileWanted } from '../../engine/slices.js';
import { eventsOfRemoval, joined, without } from '../../model/prove/joined.js';
import { candidateNamed } from '../../story/certificate.js';
import { number } from '../../story/trace.js';

/** @typedef {import('../../engine/proof/records.js').Proof} Proof */
/** @typedef {import('../../model/run/answer.js').Pressed} Pressed */
/** @typedef {import('../../model/prove/joined.js').Removal} Removal */
/** @typedef {import('../../story/certificate.js').Position} Position */
/**
 * @typedef {object} Going
 * @property {Pick<import('../run/solving.js').Solving, 'ask'>} solving
 * @property {AbortSignal} signal
 * @property {string} givens 81 characters
 * @property {(board: { givens: string, digits: string, candidates: readonly (readonly number[])[] }) => Promise<Pressed>} press
 */

/**
 * @param {Pressed} given a press that may have ended without a technique
 * @param {Going} how
 * @returns {Promise<Pressed>} the whole press; `stuck` only where no argument was found
 */
export async function goBeyond(given, { solving, signal, givens, press }) {
  let all = given;
  while (all.result.outcome === 'stuck' && all.candidates && !signal.aborted) {
    const position = { digits: all.result.board, candidates: all.candidates };
    const removal = await nextRemoval({ givens, ...position }, { solving, signal });
    if (!removal) break;
    const after = await press({ givens, ...without(position, removal.gone) });
    if (after.result.outcome === 'cancelled') break;
    all = joined(all, removal, after);
  }
  return signal.aborted ? cancelled(given) : all;
}

/**
 * What a press would tell of the next one alone.
 * @param {Position & { givens: string }} board @param {Pick<Going, 'solving' | 'signal'>} how
 */
export async function removeNext(board, how) {
  const removal = await nextRemoval(board, how);
  return removal && eventsOfRemoval(removal, 0);
}

/**
 * @param {Position & { givens: string }} board
 * @param {Pick<Going, 'solving' | 'signal'>} how
 * @returns {Promise<Removal | null>} the candidate with the shortest argument; null: none was found
 */
async function nextRemoval({ givens, ...position }, { solving, signal }) {
  const begun = performance.now();
  const proof = await solving.ask(signal, (client) =>
    next(client, { givens, ...position }, signal),
  );
  const gone = removedBy(proof);
  return proof && gone && { position, gone, proof, time: performance.now() - begun };
}

/**
 * Only on a board with one solution: elsewhere the press cannot end well, however long it goes on.
 *
 * @param {import('../../engine/client.js').EngineClient} client
 * @param {import('../../engine/board.js').Board} board
 * @param {AbortSignal} signal
 */
async function next(client, board, signal) {
  const { count } = await whileWanted(client.count(board, { limit: 2, signal }), signal);
  return count === 1 ? client.prove(board, { claim: 'next', signal }) : null;
}

/** The candidate that goes at the end of a proof. @param {Proof | null} proof */
function removedBy(proof) {
  const last = proof?.way.at(-1);
  if (proof?.result !== 'proved' || !last || !('by' in last)) return null;
  const { square, digit } = candidateNamed(last.by.suppose);
  return { square: number(square), digit };
}

/** @param {Pressed} given @returns {Pressed} */
const cancelled = (given) => ({
  ...given,
  result: { ...given.result, outcome: 'cancelled', order: [], placed: null },
});
