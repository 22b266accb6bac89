/**
 * The questions of hints to the engine's catalogue of techniques about one position, and its answers.
 *
 * The one idea: it keeps the position only. So nothing has to be closed, and a worker that was lost takes nothing
 * with it.
 */

import { whileWanted } from '../../engine/slices.js';
import { squareNamed } from '../../game/units.js';
import { claimOf } from '../../model/prove/claim.js';
import {
  isPreset,
  orderOf as orderOfList,
  presetOf,
  readList,
} from '../../model/techniques/list.js';

/** @typedef {import('../../model/hints/answers.js').Step} Step */
/** @typedef {import('../../model/hints/answers.js').Supposed} Supposed */
/** @typedef {import('../../story/types.js').Event} Event */
/** @typedef {import('../../engine/client.js').EngineClient} EngineClient */
/** @typedef {Awaited<ReturnType<EngineClient['techniques']>>} Techniques */
/** @typedef {import('../../model/hints/answers.js').Proved} Proved */
/** @typedef {{ signal: AbortSignal }} Signal */
/**
 * solutions: of the givens, 2 for several; isRight: a solution is left, with all its digits and marks; right: for
 * each square a mask of the digits that it has in a solution
 *
 * @typedef {{ solutions: number, isRight: boolean, right: readonly number[] }} Checked
 */
/** @typedef {{ verdict: import('../../model/hints/answers.js').Verdict, steps: readonly Step[], supposed: Supposed | null }} Why */
/**
 * @typedef {object} Catalogue
 * @property {(how: Signal) => Promise<Checked>} check
 * @property {(how: Signal) => Promise<Step | null>} hint
 * @property {(how: Signal & { onStep: (step: Step) => void }) => Promise<{ lost: number }>} all
 * @property {(place: { square: number, digit: number }, how: Signal) => Promise<Why>} why
 * @property {(place: { square: number, digit: number }, how: Signal) => Promise<Proved | null>} prove that a candidate is not there;
 *   null: no proof was found in time
 * @property {(how: Signal) => Promise<Step | null>} missed
 * @property {(step: Step, how: Signal) => Promise<readonly Event[]>} tell of a step that it gave
 * @property {(step: Step, how: Signal) => Promise<import('../../model/hints/answers.js').Unlocked>} unlocks
 */

/** Milliseconds in which a proof is sought. */
const PROVED_FOR = 1500;

/** A question that was cancelled. */
class StoppedError extends Error {
  code = 'aborted';
}

/** @template T @param {T | null} answer @returns {T} */
function wanted(answer) {
  const { outcome } = /** @type {{ outcome?: string }} */ (answer ?? { outcome: 'cancelled' });
  if (answer === null || outcome === 'cancelled') throw new StoppedError();
  return answer;
}

/** The table of techniques, which stays the same: each engine is asked once. @type {WeakMap<EngineClient, Promise<Techniques>>} */
const tables = new WeakMap();

/** @param {EngineClient} client @param {AbortSignal} signal */
function tableOf(client, signal) {
  const table = tables.get(client) ?? client.techniques();
  tables.set(client, table);
  table.catch(() => tables.delete(client));
  return whileWanted(table, signal);
}

/**
 * The order as the engine takes it; techniques that need a single solution it leaves out by itself.
 *
 * @param {EngineClient} client
 * @param {string} techniques the text of the list
 * @param {AbortSignal} signal
 */
async function orderOf(client, techniques, signal) {
  if (isPreset(techniques)) return presetOf(techniques);
  return orderOfList(readList(techniques, await tableOf(client, signal)), true);
}

/** @param {Awaited<ReturnType<typeof orderOf>>} order @param {{ technique: string }} step @returns {number | null} null: a preset has costs instead */
const placeIn = (order, { technique }) =>
  typeof order === 'string' ? null : order.findIndex(({ slug }) => slug === technique);

/**
 * @param {Pick<import('../run/solving.js').Solving, 'ask'>} solving
 * @param {import('../../model/hints/position.js').Position} position
 * @param {string} techniques the text of the list
 * @returns {Catalogue}
 */
export function openCatalogue(solving, { givens, digits, candidates }, techniques) {
  const board = { givens, digits, candidates };
  /**
   * @template T
   * @param {AbortSignal} signal
   * @param {(catalogue: import('../../engine/catalogue/catalogue.js').Catalogue, order: Awaited<ReturnType<typeof orderOf>>) => Promise<T>} work
   */
  const ask = async (signal, work) =>
    wanted(
      await solving.ask(signal, async (client) => {
        const order = await orderOf(client, techniques, signal);
        return work(await client.catalogue(board, { order, trusted: true, signal }), order);
      }),
    );
  return {
    check: async ({ signal }) => {
      const { outcome, solutions, digits: right } = await ask(signal, (on) => on.check({ signal }));
      return {
        solutions: solutions ?? 0,
        isRight: outcome === 'finished',
        right: right.map((all) => all.reduce((mask, digit) => mask | (1 << (digit - 1)), 0)),
      };
    },
    hint: async ({ signal }) => (await ask(signal, (on) => on.hint({ signal }))).step,
    missed: async ({ signal }) => (await ask(signal, (on) => on.missed({ signal }))).step,
    all: ({ signal, onStep }) =>
      ask(signal, (on, order) =>
        on.all({ signal, onStep: (step) => onStep({ ...step, place: placeIn(order, step) }) }),
      ),
    why: async ({ square, digit }, { signal }) => {
      const { row, column } = squareNamed(square);
      const { verdict, steps, events } = await ask(signal, (on) =>
        on.why(row, column, digit, { signal }),
      );
      return { verdict, steps, supposed: events };
    },
    prove: async (place, { signal }) => {
      const square = squareNamed(place.square);
      const options = { claim: claimOf(place, '<>'), milliseconds: PROVED_FOR, signal };
      const proof = wanted(
        await solving.ask(signal, (client) => whileWanted(client.prove(board, options), signal)),
      );
      const about = { claim: { square, digit: place.digit, isDenied: true }, digits, candidates };
      return proof.result === 'proved' ? { ...about, proof } : null;
    },
    tell: async (step, { signal }) =>
      step.events ?? ask(signal, (on) => on.tell(/** @type {any} */ (step), { signal })),
    unlocks: (step, { signal }) =>
      ask(signal, (on) => on.unlocks(/** @type {any} */ (step), { signal })),
  };
}
