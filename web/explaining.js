/**
 * What `explain.js` loads when something is to be told: words, sentences, and what asks for short proofs.
 */

import * as details from './story/details.js';
import { unprovedIn } from './story/proof-wanted.js';
import { boardOf, provedBy, ruledOutBy } from './story/short-proofs.js';

/** @typedef {import('./explain.js').Prove} Prove */
/** @typedef {import('./engine/proof/records.js').Proof} Proof */
/** @typedef {import('./story/proof-wanted.js').Press} Press */
/** @typedef {import('./locales/words.js').Words} Words */

/** Suppositions for one digit, after which the best proof so far will do: so the text is the same each time. */
const WORK = 100_000;

/** The proofs of the press that was told last, which may be told again, in another language. @type {Map<string, Proof>} */
let known = new Map();

/** @param {string} language @param {import('./story/types.js').Method} method @returns {Promise<Words>} */
export async function loadWords(language, { namesSteps }) {
  const techniques = namesSteps && (await import('./story/techniques/index.js'));
  details.putOnShelf({ details, ...(techniques && { techniques }) });
  return details.loadWords(language, Boolean(techniques));
}

/** @param {Words} words @param {Press} press @param {Prove} prove */
export async function write(words, press, prove) {
  return details.explain(words, { ...press, events: await withProofs(press, prove) });
}

/** @returns {Promise<(events: readonly import('./story/types.js').Event[]) => string>} */
export async function loadNotation() {
  const { writeNotation } = await import('./story/techniques/notation.js');
  const words = await details.loadWords('en', true);
  return (events) => writeNotation(words, events);
}

/** @param {string} board @param {{ row: number, column: number }} square @param {string} digit */
function put(board, { row, column }, digit) {
  const at = 9 * (row - 1) + column - 1;
  return board.slice(0, at) + digit + board.slice(at + 1);
}

/** @param {Press} press @param {Prove} prove */
async function withProofs(press, prove) {
  const { events } = press;
  const { board: after = '', order } = press.result;
  const unproved = unprovedIn(press);
  /** @type {typeof known} */
  const own = new Map();
  /** @type {import('./story/types.js').Event[]} */
  const proved = [];
  /** What they rule out, on which the next rest. @type {import('./story/short-proofs.js').Candidate[]} */
  let ruledOut = [];
  let digits = order.reduce((board, place) => put(board, place, '.'), after);
  for (const place of order) {
    if (unproved.includes(place)) {
      const start = { board: digits, ruledOut };
      const board = boardOf(start);
      const claim = `r${place.row}c${place.column}=${place.digit}`;
      const question = JSON.stringify([claim, board]);
      const proof = known.get(question) ?? (await proofOf(prove, board, claim));
      if (!proof) break;
      own.set(question, proof);
      if (proof.result === 'proved') {
        const event = provedBy(place, proof, start);
        proved.push(event);
        ruledOut = [...ruledOut, ...ruledOutBy(event.proof?.nodes ?? [])];
      }
    }
    digits = put(digits, place, String(place.digit));
  }
  known = own;
  return [...events, ...proved];
}

/** @param {Prove} prove @param {import('./engine/board.js').Board} board @param {string} claim @returns {Promise<Proof | null>} null: there is no prover */
async function proofOf(prove, board, claim) {
  try {
    return await prove(board, { claim, work: WORK });
  } catch (error) {
    if (/** @type {any} */ (error).code === 'aborted') throw error;
    return null;
  }
}
