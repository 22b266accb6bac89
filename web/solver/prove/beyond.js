/**
 * Goes on where `techniques` has no technique left: a candidate goes by a short contradiction, and the techniques are tried
 * again, until the press is over.
 *
 * The one idea: a short way to the solution says which candidates are worth removing. Each is then proved on the board as
 * it stands by then.
 */

import { claimOf } from '../../model/prove/claim.js';
import { joined, without } from '../../model/prove/joined.js';
import { candidateNamed } from '../../story/certificate.js';
import { number } from '../../story/trace.js';

/** @typedef {import('../../engine/proof/records.js').Proof} Proof */
/** @typedef {import('../../model/prove/joined.js').Candidate} Candidate */
/** @typedef {import('../../model/prove/joined.js').Position} Position */
/** @typedef {import('../../model/run/answer.js').Pressed} Pressed */
/**
 * @typedef {object} Going
 * @property {Pick<import('../run/solving.js').Solving, 'ask'>} solving
 * @property {AbortSignal} signal
 * @property {string} givens 81 characters
 * @property {(board: { givens: string, digits: string, candidates: readonly (readonly number[])[] }) => Promise<Pressed>} press
 */

/** Suppositions for a way, and for an argument against a candidate. A time would give another press each time. */
const WAY_WORK = 200_000;
const ARGUMENT_WORK = 20_000;

/** @param {Proof | null} proof @returns {Candidate[]} that go by contradiction on the way to the solution */
const planOf = (proof) =>
  (proof && proof.result !== 'open' ? proof.way : []).flatMap((line) => {
    if (!('by' in line)) return [];
    const { square, digit } = candidateNamed(line.by.suppose);
    return [{ square: number(square), digit }];
  });

/** @param {Position} position @param {Candidate} candidate */
const has = ({ digits, candidates }, { square, digit }) =>
  digits[square] === '.' && candidates[square].includes(digit);

/**
 * @param {Pressed} given a press that may have ended without a technique
 * @param {Going} how
 * @returns {Promise<Pressed>} the whole press; `stuck` only where no way was found
 */
export async function goBeyond(given, { solving, signal, givens, press }) {
  const prove = (
    /** @type {Position} */ position,
    /** @type {string} */ claim,
    /** @type {number} */ work,
  ) =>
    solving.ask(signal, (client) => client.prove({ givens, ...position }, { claim, work, signal }));
  /** @type {Candidate[]} */
  let plan = [];
  let all = given;
  while (all.result.outcome === 'stuck' && all.candidates && !signal.aborted) {
    const begun = performance.now();
    const position = { digits: all.result.board, candidates: all.candidates };
    const isOpen = (/** @type {Candidate} */ candidate) => has(position, candidate);
    if (!plan.some(isOpen)) plan = planOf(await prove(position, 'way', WAY_WORK));
    const wanted = plan.find(isOpen);
    if (!wanted) break;
    const step = firstOf(await prove(position, claimOf(wanted, '<>'), ARGUMENT_WORK));
    if (!step) break;
    const { gone, proof } = step;
    const time = performance.now() - begun;
    const after = await press({ givens, ...without(position, gone) });
    if (after.result.outcome === 'cancelled') break;
    all = joined(all, { position, gone, proof, time }, after);
  }
  return signal.aborted ? cancelled(given) : all;
}

/**
 * The first contradiction of a proof, with the lines before it: what comes after it may be within the reach of techniques.
 * @param {Proof | null} proof
 */
function firstOf(proof) {
  if (proof?.result !== 'proved') return null;
  const end = proof.way.findIndex((line) => 'by' in line);
  const way = proof.way.slice(0, end + 1);
  const [gone] = planOf({ ...proof, way });
  return gone ? { gone, proof: { ...proof, way } } : null;
}

/** @param {Pressed} given @returns {Pressed} */
const cancelled = (given) => ({
  ...given,
  result: { ...given.result, outcome: 'cancelled', order: [], placed: null },
});
