/**
 * The answer to a press on a board without a solution: finds out what is wrong with it, and the moves that correct
 * it. Loaded when it is first wanted.
 */

import { whileWanted } from '../../engine/slices.js';
import { movesToMend } from '../../model/hints/position.js';
import { refused } from '../../model/run/refusal.js';
import { telling } from './checking.js';
import { findFaults } from '../../model/check/examining.js';
import { tellRefusal } from '../../model/check/telling.js';

/** @typedef {import('../../game/state.js').Game} Game */
/** @typedef {import('../../game/state.js').Move} Move */
/** @typedef {import('../../model/run/refusal.js').Refusal} Refusal */
/** @typedef {import('./checking.js').Work} Work */
/** @typedef {Readonly<import('../../model/check/examining.js').Faults>} Faults */

/** Removes what is wrong and adds needed marks. @param {Faults} faults @returns {Move[]} */
function movesToMendAll({ mistakes, solution }) {
  if (!mistakes || !solution) return [];
  const digits = [...mistakes.entered.map(({ square }) => square), ...mistakes.found];
  return [
    ...digits.map((square) => ({ square, isMark: false, lacking: [] })),
    ...mistakes.marked.map(({ square }) => ({
      ...{ square, isMark: true, lacking: [Number(solution[square])] },
    })),
  ].flatMap((mistake) => movesToMend(mistake));
}

/**
 * @param {Work} work of a press
 * @param {(game: Game) => string} [read] the text of a state; absent: its digits
 */
export async function refuse(work, read) {
  const { run, history, solving, signal } = work;
  const kind = /** @type {Refusal['kind']} */ (run.kind);
  const find = async () => {
    const found = await solving.ask(signal, (client) =>
      findFaults(history, counting(client, signal), read),
    );
    const { mistakes } = found ?? {};
    if (!found) return null;
    // Only the next deduction asks the marks.
    const faults =
      kind === 'deduce' || !mistakes ? found : { ...found, mistakes: { ...mistakes, marked: [] } };
    return Object.freeze({
      kind,
      tell: (/** @type {import('../../locales/words.js').Words} */ words) =>
        tellRefusal(words, faults, history),
      mending: Object.freeze(movesToMendAll(faults)),
      before: faults.before,
      isPuzzle: faults.solutions === 0,
    });
  };
  await telling(work, find, (state, refusal, id) => refused(state, id, refusal));
}

/** @param {import('../../engine/client.js').EngineClient} client @param {AbortSignal} signal */
const counting = (client, signal) => ({
  count: (/** @type {string} */ board, /** @type {number} */ limit) =>
    whileWanted(client.count(board, { limit, signal }), signal),
});
