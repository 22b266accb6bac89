/**
 * Presses of `techniques` that go on where no technique was left, as one press: between two of them a candidate goes by a
 * short contradiction, which is told as a step like any other. Pure.
 */

import { squareNamed } from '../../game/units.js';
import { eventOf, readProof } from '../../story/certificate.js';

/** @typedef {import('../run/answer.js').Pressed} Pressed */
/** @typedef {import('../../engine/proof/records.js').Proof} Proof */
/** @typedef {import('../../story/types.js').Event} Event */
/** @typedef {import('../../story/certificate.js').Position} Position */
/** @typedef {{ square: number, digit: number }} Candidate */

/** The slug and the family of the step. */
export const CONTRADICTION = 'short-contradiction';

/** @param {Position} position @param {Candidate} gone @returns {Position} */
export const without = ({ digits, candidates }, { square, digit }) => ({
  digits,
  candidates: candidates.map((left, at) =>
    at === square ? left.filter((each) => each !== digit) : left,
  ),
});

/**
 * The step and what it removes.
 *
 * @param {Position} position before it
 * @param {Candidate} gone
 * @param {Proof} proof
 * @param {number} number of the first event
 * @returns {Event[]}
 */
function tellRemoval(position, { square, digit }, proof, number) {
  const own = { square: squareNamed(square), digits: [digit] };
  const names = { kind: 'deduction', rule: CONTRADICTION, family: CONTRADICTION };
  return [
    eventOf({ ...own, ...names, proof: readProof(proof, position) }),
    eventOf({ ...own, kind: 'excluded', cause: number }),
  ];
}

/** @param {Record<string, number>} a @param {Record<string, number>} b */
const sum = (a, b) =>
  Object.fromEntries(
    [...new Set([...Object.keys(a), ...Object.keys(b)])].map((key) => [
      key,
      (a[key] ?? 0) + (b[key] ?? 0),
    ]),
  );

/**
 * @param {Pressed} before which ended without a technique
 * @param {{ position: Position, gone: Candidate, proof: Proof, time: number }} step from its end, and the milliseconds that it took
 * @param {Pressed} after the next press, without that candidate
 * @returns {Pressed}
 */
export function joined(before, { position, gone, proof, time }, after) {
  const removal = tellRemoval(position, gone, proof, before.events.length);
  const offset = before.events.length + removal.length;
  const moved = (/** @type {number | null} */ at) => (at === null ? null : at + offset);
  const events = after.events.map((event) => ({
    ...event,
    cause: moved(event.cause),
    other: moved(event.other),
  }));
  return {
    ...after,
    time: before.time + time + after.time,
    uses: sum(sum(before.uses, { [CONTRADICTION]: 1 }), after.uses),
    events: /** @type {any} */ ([...before.events, ...removal, ...events]),
    result: {
      ...after.result,
      order: [...before.result.order, ...after.result.order],
      counts: {
        ...after.result.counts,
        visits: before.result.counts.visits + after.result.counts.visits,
        assumptionsTried:
          before.result.counts.assumptionsTried + 1 + after.result.counts.assumptionsTried,
        deepestAssumption: Math.max(
          proof.depth,
          before.result.counts.deepestAssumption,
          after.result.counts.deepestAssumption,
        ),
      },
      eventsLost: before.result.eventsLost + after.result.eventsLost,
    },
  };
}
