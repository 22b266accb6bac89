/**
 * What `explain.js` loads when something is to be told: words, sentences, and what asks for short proofs.
 */

import * as details from './story/details.js';
import { unprovedIn } from './story/proof-wanted.js';
import { provedBy } from './story/short-proofs.js';

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

/** What each square may be, as far as it is not ruled out. @param {string} digits 81 characters @param {Set<string>} ruledOut @returns {number[][]} */
const candidatesBut = (digits, ruledOut) =>
  Array.from(digits, (symbol, at) => {
    const name = `r${Math.floor(at / 9) + 1}c${(at % 9) + 1}`;
    return [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) =>
      symbol === '.' ? !ruledOut.has(`${name}<>${digit}`) : digit === Number(symbol),
    );
  });

/** @param {Press} press @param {Prove} prove */
async function withProofs(press, prove) {
  const { events } = press;
  const { board: after = '', order } = press.result;
  const unproved = unprovedIn(press);
  /** @type {typeof known} */
  const own = new Map();
  /** @type {import('./story/types.js').Event[]} */
  const proved = [];
  /** What they rule out, from which the next go on, as in `r4c6<>8`. @type {Set<string>} */
  const ruledOut = new Set();
  let digits = order.reduce((board, place) => put(board, place, '.'), after);
  for (const place of order) {
    if (unproved.includes(place)) {
      const claim = `r${place.row}c${place.column}=${place.digit}`;
      const board = { digits, candidates: candidatesBut(digits, ruledOut) };
      const question = [claim, board.digits, ...board.candidates].join(' ');
      const proof = known.get(question) ?? (await proofOf(prove, board, claim));
      if (!proof) break;
      own.set(question, proof);
      if (proof.result === 'proved') {
        proved.push(provedBy(place, proof, digits, ruledOut));
        for (const line of proof.way)
          if ('by' in line) line.remove.forEach((name) => ruledOut.add(name));
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
