/**
 * "Check my digits": finds the faults of the board on view, tells them in an entry of the story and shows them on the
 * board. Pure except for questions to the engine; loaded when it is first wanted.
 */

import { addEntry, point } from '../../model/actions.js';
import { progressed } from '../../model/run/actions.js';
import { whileWanted } from '../../engine/slices.js';
import { gameOf, wordsFor } from '../../model/state.js';
import { tell } from '../../model/telling.js';
import { examine } from '../../model/check/examining.js';
import { tellCheck } from '../../model/check/telling.js';

/** @typedef {import('../../model/state.js').State} State */
/** @typedef {import('../../model/telling.js').Telling} Telling */
/**
 * @typedef {object} Work
 * @property {import('../../model/state.js').Run} run
 * @property {import('../../model/state.js').History} history
 * @property {import('../../model/store.js').Store} store
 * @property {Pick<import('../run/solving.js').Solving, 'ask'>} solving
 * @property {AbortSignal} signal
 */

/** Milliseconds after which the line says that something runs. */
export const SAID_AFTER = 200;

/** An entry that is shown on the board at once. @param {State} state @param {Telling} telling @param {number} id @returns {State} */
export function report(state, telling, id) {
  const next = addEntry(state, telling, id);
  const [told] = next.story;
  const { picture } = tell(wordsFor(next), next.language, told).lead;
  const game = 'game' in told ? told.game : undefined;
  return picture ? point(next, { picture, game }) : next;
}

/**
 * Tells what comes of some work, or that it was stopped; after a while it says that it is under way.
 *
 * @template [T=Telling]
 * @param {Pick<Work, 'run' | 'store' | 'signal'>} work
 * @param {() => Promise<T | null>} find null: it was stopped
 * @param {(state: State, told: T, id: number) => import('../../model/store.js').Next} [show]
 */
export async function telling(
  { run: { id, game }, store, signal },
  find,
  show = /** @type {any} */ (report),
) {
  const soon = setTimeout(() => store.send(progressed, id), SAID_AFTER);
  try {
    const told = await whileWanted(find(), signal).catch((error) => {
      if (signal.aborted) return null;
      throw error;
    });
    if (told) return store.send(show, told, id);
    const isSame = gameOf(store.state) === game;
    store.send(addEntry, { kind: isSame ? 'cancelled' : 'overtaken' }, id);
  } finally {
    clearTimeout(soon);
  }
}

/**
 * The faults of the board on view.
 * @param {Pick<Work, 'history' | 'solving' | 'signal'>} work
 * @param {boolean} isDeep whether to find out why there is no solution
 */
export const examined = ({ history, solving, signal }, isDeep) =>
  solving.ask(signal, (client) =>
    examine(history, isDeep, {
      count: (board, limit) => whileWanted(client.count(board, { limit, signal }), signal),
      contradiction: async (board) =>
        (await whileWanted(client.contradiction(board, { signal }), signal)).board,
    }),
  );

/** @param {Work} work */
export const check = (work) =>
  telling(work, async () => {
    const found = await examined(work, false);
    if (!found) return null;
    const { game, before } = found;
    return {
      kind: 'told',
      tell: (words) => tellCheck(words, found, work.history),
      ...{ game, before, isCheck: true },
    };
  });
