// Two presses of the techniques, and the candidate that goes by a contradiction between them, as one press.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventsOfRemoval, joined } from '../../web/model/prove/joined.js';

/** @param {object} more @returns {any} */
const pressed = ({ counts, ...more }) => ({
  ...{ time: 1, uses: {}, events: [] },
  ...more,
  result: {
    ...{ order: [], eventsLost: 0 },
    counts: { visits: 0, assumptionsTried: 0, deepestAssumption: 0, ...counts },
  },
});

/** @type {any} */
const gone = {
  position: { digits: '.'.repeat(81), candidates: Array(81).fill([1, 2]) },
  gone: { square: 0, digit: 1 },
  proof: { depth: 2, way: [] },
  time: 10,
};

test('the figures of both presses and of the removal are added up', () => {
  const before = pressed({
    time: 100,
    uses: { single: 3 },
    counts: { visits: 5, assumptionsTried: 7 },
  });
  const after = pressed({
    uses: { single: 4, fish: 1 },
    counts: { visits: 6, assumptionsTried: 8, deepestAssumption: 1 },
  });
  const { time, uses, result } = joined(before, gone, after);
  assert.equal(time, 111);
  assert.deepEqual(uses, { single: 7, fish: 1, 'short-contradiction': 1 });
  assert.deepEqual(result.counts, { visits: 11, assumptionsTried: 16, deepestAssumption: 2 });
});

test('what is later has the number of what it follows from, behind the removal', () => {
  const events = [{ kind: 'deduction' }, { kind: 'placed', cause: 0, other: null }];
  const all = joined(pressed({ events: [{}] }), gone, pressed({ events })).events;
  assert.deepEqual(all.slice(1, 3), eventsOfRemoval(gone, 1));
  assert.equal(all[2].cause, 1);
  assert.deepEqual([all[4].cause, all[4].other], [3, null]);
});
