/**
 * What `explain.js` loads when something is to be told: words, sentences, and what asks for short proofs.
 */

import { whileWanted } from './engine/slices.js';
import * as details from './story/details.js';
import { unprovedIn, withProof } from './story/short-proofs.js';

/** @typedef {import('./explain.js').Prove} Prove */
/** @typedef {import('./story/short-proofs.js').Press} Press */
/** @typedef {import('./locales/words.js').Words} Words */

/** Suppositions for one digit, after which the best proof so far will do: so the text is the same each time. */
const WORK = 30_000;

/** @param {string} language @param {import('./story/types.js').Method} method @returns {Promise<Words>} */
export async function loadWords(language, { namesSteps }) {
  const techniques = namesSteps && (await import('./story/techniques/index.js'));
  details.putOnShelf({ details, ...(techniques && { techniques }) });
  return details.loadWords(language, Boolean(techniques));
}

/** @param {Words} words @param {Press} press @param {Prove} prove @param {AbortSignal} [signal] */
export async function write(words, press, prove, signal) {
  return details.explain(words, { ...press, events: await withProofs(press, prove, signal) });
}

/** @returns {Promise<(events: readonly import('./story/types.js').Event[]) => string>} */
export async function loadNotation() {
  const { loadWords: load, writeNotation } = await import('./story/techniques/notation.js');
  const words = await load('en', true);
  return (events) => writeNotation(words, events);
}

/** @param {string} board @param {{ row: number, column: number }} square @param {string} digit */
function put(board, { row, column }, digit) {
  const at = 9 * (row - 1) + column - 1;
  return board.slice(0, at) + digit + board.slice(at + 1);
}

/** @param {Press} press @param {Prove} prove @param {AbortSignal} [signal] */
async function withProofs(press, prove, signal) {
  const { board: after = '', order } = press.result;
  const unproved = unprovedIn(press);
  let { events } = press;
  let digits = order.reduce((board, place) => put(board, place, '.'), after);
  for (const place of order) {
    if (unproved.includes(place)) {
      const claim = `r${place.row}c${place.column}=${place.digit}`;
      const proof = await proofIn(() => prove(digits, { claim, work: WORK, signal }), signal);
      if (!proof) return events;
      if (proof.result === 'proved') events = withProof(events, place, proof, digits);
    }
    digits = put(digits, place, String(place.digit));
  }
  return events;
}

/**
 * @template T
 * @param {() => Promise<T>} ask
 * @param {AbortSignal} [signal]
 * @returns {Promise<T | null>} null: there is no prover
 */
async function proofIn(ask, signal) {
  try {
    return await whileWanted(ask(), signal);
  } catch (error) {
    if (signal?.aborted) throw error;
    return null;
  }
}
