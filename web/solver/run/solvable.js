/**
 * Whether the board of a press has a solution, asked before the press, as without one a method would prove false
 * things. Pure except for questions to the engine.
 *
 * The one idea: usually the answer is known, as the line under the board shows it. Else the exact search knows as soon
 * as it has found one solution, which takes less time than the press.
 */

import { toText } from '../../game/state.js';
import { beginningOf } from '../../model/play/trails.js';
import { optionsOf } from '../../model/choices.js';

/** @typedef {import('../../model/state.js').State} State */
/** @typedef {import('../../model/state.js').Run} Run */
/** @typedef {import('../../engine/records.js').MethodInfo} MethodInfo */

/** The answer by the kind of verdict. @type {Readonly<Record<string, boolean>>} */
const KNOWN = Object.freeze({ none: false, one: true, several: true });

/**
 * The digits with which a press begins: those of a search are only tried.
 *
 * @param {Pick<Run, 'game' | 'choices'>} run
 * @param {import('../../model/state.js').History} history
 * @param {MethodInfo | undefined} method
 */
export function boardOf({ game, choices }, history, method) {
  const { trail } = method?.goesOn
    ? beginningOf(history, method.slug, optionsOf(choices, method))
    : { trail: null };
  return trail?.origin ?? toText(game);
}

/**
 * @param {import('../../engine/board.js').Board} board
 * @param {State['verdict']} verdict
 * @param {Pick<import('./solving.js').Solving, 'ask'>} solving
 * @param {AbortSignal} signal
 * @returns {Promise<boolean>} true also where it was stopped
 */
export async function isSolvable(board, verdict, solving, signal) {
  const known = verdict?.board === board ? KNOWN[verdict.kind] : undefined;
  if (known !== undefined) return known;
  const counted = await solving.ask(signal, (client) => client.count(board, { limit: 1, signal }));
  return counted?.outcome !== 'finished' || counted.count > 0;
}
