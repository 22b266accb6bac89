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

/** @typedef {{ position: Position, gone: Candidate, proof: Proof, time: number }} Removal a candidate that goes from a position, and the milliseconds that its proof took */

/**
 * The step and what it removes.
 *
 * @param {Pick<Removal, 'position' | 'gone' | 'proof'>} removal
 * @param {number} number of the first event
 * @returns {Event[]}
 */
export function eventsOfRemoval({ position, gone: { square, digit }, proof }, number) {
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
 * @param {Removal} gone from its end
 * @param {Pressed} after the next press, without that candidate
 * @returns {Pressed}
 */
export function joined(before, gone, after) {
  const { proof, time } = gone;
  const removal = eventsOfRemoval(gone, before.events.length);
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
