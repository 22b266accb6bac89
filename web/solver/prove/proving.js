/**
 * "Why?": asks the prover what the selected square must be, or what is wrong with it or with the board, and tells the
 * proof in an entry of the story. Loaded when it is first wanted.
 *
 * The one idea: a first proof comes soon and shorter ones follow, so the entry is told with the first, then from time to
 * time, and with the last. After a while, or where a person stops it, the best so far is the last.
 */

import { whileWanted } from '../../engine/slices.js';
import { loadPart } from '../../locales/languages.js';
import { addEntry, point } from '../../model/actions.js';
import { tellWhy } from '../../model/check/telling.js';
import { claimOf } from '../../model/prove/claim.js';
import { questionOn } from '../../model/prove/question.js';
import { tellNothing, tellingOf } from '../../model/prove/telling.js';
import { progressed } from '../../model/run/actions.js';
import { changeEntry } from '../../model/run/changing.js';
import { gameOf, wordsFor } from '../../model/state.js';
import { tell } from '../../model/telling.js';
import { number } from '../../story/trace.js';
import { SAID_AFTER, examined, report, telling } from '../check/checking.js';

/** @typedef {import('../../engine/proof/records.js').Proof} Proof */
/** @typedef {import('../../model/prove/question.js').Question} Question */
/** @typedef {import('../../model/state.js').State} State */
/** @typedef {import('../../model/telling.js').Telling} Telling */
/** @typedef {import('../check/checking.js').Work & Held} Work */
/** @typedef {Readonly<import('../../model/check/examining.js').Findings>} Findings */
/** @typedef {{ question: Question, found: Findings }} Asked */

/**
 * @typedef {object} Held
 * @property {() => boolean} [isHeld] whether a person holds something down: until they let go nothing is told anew, as
 *   their click would be lost
 */

/** Milliseconds in which shorter proofs are sought, and between two that are told. */
const SOUGHT_FOR = 3000;
const TOLD_EVERY = 1000;

/** Suppositions, of which most machines make more in that time: a slow one takes up to so many times as long for them. */
const ENOUGH = 300_000;
const PATIENCE = 4;

/** @param {Question['claim']} claim */
const claimText = (claim) =>
  claim
    ? claimOf({ square: number(claim.square), digit: claim.digit }, claim.isDenied ? '<>' : '=')
    : 'none';

/** @param {Work} work */
export async function why(work) {
  /** @type {Asked | null} */
  let asked = null;
  await telling(
    work,
    async () => {
      const { run, history } = work;
      const found = await examined(work, true);
      const question =
        found && (await questionOn(found, run.square, (board) => solve(work, board)));
      if (question) return (asked = { question, found });
      if (!found) return null;
      const { game, before, isSolvable } = found;
      const entry = (/** @type {import('../../locales/words.js').Words} */ words) =>
        isSolvable ? tellNothing(words, game, run.square) : tellWhy(words, found, history);
      return /** @type {Telling} */ ({
        kind: 'told',
        tell: entry,
        game,
        before,
        isCheck: !isSolvable,
      });
    },
    (state, told, id) => ('question' in told ? state : report(state, told, id)),
  );
  if (asked) await prove(work, asked);
}

/** @param {Work} work @param {Question['board']} board @returns {Promise<string | null>} a solution */
async function solve({ solving, signal }, board) {
  const counted = await solving.ask(signal, (client) =>
    whileWanted(client.count(board, { limit: 1, signal }), signal),
  );
  return counted?.solution ?? null;
}

/** @param {Work} work @param {Asked} asked */
async function prove(work, { question, found }) {
  const { run, store, history } = work;
  const { id, game } = run;
  const soon = setTimeout(() => store.send(progressed, id), SAID_AFTER);
  const isOnView = () => gameOf(store.state) === game;
  const isTold = () => store.state.story.some((told) => told.id === id);
  const faults = found.isSolvable
    ? null
    : (/** @type {import('../../locales/words.js').Words} */ words) =>
        tellWhy(words, found, history);
  const say = (/** @type {Proof} */ proof, isLast = false) =>
    store.send(retell, tellingOf(question, proof, game, { isLast, faults }), id);
  try {
    const claim = claimText(question.claim);
    const onBetter = (/** @type {Proof} */ better) => void (isOnView() && say(better));
    const how = { milliseconds: SOUGHT_FOR, onBetter };
    const names = nameArguments(store.state.language);
    const proof = await best(work, { board: question.board, claim }, how);
    await names;
    if (proof && (isTold() || isOnView())) say(proof, true);
    else if (!isTold()) store.send(addEntry, { kind: isOnView() ? 'cancelled' : 'overtaken' }, id);
  } finally {
    clearTimeout(soon);
  }
}

/** Resolves when nothing is held down, after two seconds at the latest. @param {() => boolean} isHeld */
async function letGo(isHeld) {
  for (let left = 40; left > 0 && isHeld(); left--) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Loads the names of techniques; without them arguments have none. @param {string} language */
export const nameArguments = (language) => loadPart(language, 'techniques').catch(() => {});

/**
 * The best proof found in some time and with enough work; if there is none yet, the first.
 *
 * @param {Pick<Work, 'solving' | 'signal' | 'isHeld'>} work
 * @param {{ board: import('../../engine/board.js').Board, claim: string }} question
 * @param {{ milliseconds: number, onBetter: (proof: Proof) => void }} how
 * @returns {Promise<Proof | null>} null: it was stopped before there was one
 */
export async function best(work, { board, claim }, { milliseconds, onBetter }) {
  const { solving, signal, isHeld = () => false } = work;
  const enough = new AbortController();
  const end = () => enough.abort();
  const begun = performance.now();
  let [isThere, next] = [false, 0];
  /** @type {Proof | null} */
  let untold = null;
  const onProgress = (/** @type {{ proof: Proof | null, work: number }} */ { proof, work }) => {
    const now = performance.now();
    if (proof) [isThere, untold] = [true, proof];
    if (untold && now >= next && !isHeld()) {
      onBetter(untold);
      [untold, next] = [null, now + TOLD_EVERY];
    }
    if (isThere && now - begun >= milliseconds * (work < ENOUGH ? PATIENCE : 1)) end();
  };
  signal.addEventListener('abort', end);
  try {
    const options = { claim, signal: enough.signal, onProgress };
    const proof = await solving.ask(signal, (client) => client.prove(board, options));
    await letGo(isHeld);
    return proof?.result === 'open' ? null : proof;
  } finally {
    signal.removeEventListener('abort', end);
  }
}

/** Tells a proof, or a shorter one in its place. @param {State} state @param {Telling} next @param {number} id @returns {State} */
function retell(state, next, id) {
  const before = state.story.find((told) => told.id === id);
  if (!before) return report(state, next, id);
  const { language } = state;
  const shown = tell(wordsFor(state), language, before).lead.picture;
  const changed = changeEntry(state, id, next);
  if (!shown || state.pointed?.picture !== shown) return changed;
  const after = changed.story.find((told) => told.id === id) ?? before;
  const { picture } = tell(wordsFor(changed), language, after).lead;
  return picture ? point(changed, { ...state.pointed, picture }) : changed;
}
