import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import { built, need } from '../needs.js';
import { lineOf } from '../../web/solver/play/course.js';
import {
  afterPress,
  afterSteps,
  depthOf,
  trackAfter,
  trackDuring,
} from '../../web/model/play/track.js';
import { emptyTrack } from '../../web/model/play/trails.js';
import { EngineClient } from '../../web/index.js';

need('wasm');

const BOARD = '.........2..3....7.6724...1.45..8..6..21.59.......62.8.7.5...14.1......2..8......';
const search = { method: 'backtracking', options: { seed1: 4 }, events: true };

/** @type {EngineClient} */
let client;
before(async () => {
  client = await EngineClient.start({ bytes: readFileSync(built('wasm', 'kakutei')) });
});

/** A track after one press of Go. @param {import('../../web/model/play/track.js').Track} track @param {any} solver */
async function go(track, solver) {
  const result = await solver.solve();
  const [events, uses] = await Promise.all([solver.events(), solver.uses()]);
  return afterPress(track, { result, events, uses });
}

test('steps and Go together make the same track as one Go', async () => {
  const whole = await go(emptyTrack, await client.open(BOARD, search));
  const solver = await client.open(BOARD, search);
  const parts = await go(afterSteps(emptyTrack, await solver.steps(30)), solver);
  assert.deepEqual({ ...parts, points: [] }, { ...whole, points: [] });
  assert.equal(depthOf(parts), [...BOARD].filter((symbol) => symbol === '.').length);
  assert.equal(parts.placed - parts.takenBack, depthOf(parts));
});

test('a track has few points, from the first event to the last', () => {
  const depths = Array.from({ length: 50_000 }, (_, i) => i % 80);
  const steps = { result: null, made: 50_000, visits: 50_000, placed: 30_000, takenBack: 20_000, deepest: 70, depths }; // prettier-ignore
  const { points } = afterSteps(emptyTrack, steps);
  assert.ok(points.length <= 600 && points.length >= 300, `${points.length} points`);
  assert.deepEqual([points[0].at, points.at(-1)?.at], [0, 50_000]);
  assert.ok(points.every(({ at }, i) => i === 0 || at > points[i - 1].at));
});

test('progress draws what more there is than the press before, and where it was seen', () => {
  const base = { ...emptyTrack, visits: 10, placed: 5, takenBack: 1, deepest: 9 };
  const progress = (/** @type {number} */ visits) => ({
    ...{ depth: 7, visits, placed: 7, assumptionsTried: 0, deepestAssumption: 8 },
    uses: { tried: visits, 'taken-back': visits - 7 },
  });
  const first = trackDuring(base, [], progress(20));
  const { track, seen } = trackDuring(base, first.seen, progress(40));
  assert.deepEqual([track.visits, track.placed, track.takenBack, track.deepest], [50, 45, 34, 9]);
  assert.deepEqual(seen, [
    { at: 39, depth: 7 },
    { at: 79, depth: 7 },
  ]);
});

test('of a Go with more events than are told, those that are told are drawn, then what was seen', () => {
  const counts = { visits: 9, deepestAssumption: 5 };
  const result = /** @type {any} */ ({ outcome: 'inconsistent', order: [], eventsLost: 4, counts });
  const events = ['placed', 'placed', 'takenBack'].map((kind) => /** @type {any} */ ({ kind }));
  const uses = { tried: 4, 'taken-back': 3 };
  const seen = [
    { at: 2, depth: 9 },
    { at: 5, depth: 1 },
  ];
  const { points } = afterPress(emptyTrack, { result, events, uses }, seen);
  assert.deepEqual(
    points.map(({ at, depth }) => [at, depth]),
    [...[[0, 0], [1, 1], [2, 2], [3, 1]], [5, 1], [7, 0]], // prettier-ignore
  );
});

test('where the track of a state is not known, it is made from the way there', () => {
  const trail = { method: 'backtracking', options: {}, origin: BOARD, steps: 2 };
  const before = { result: null, made: 2, visits: 2, placed: 2, takenBack: 0, deepest: 3, depths: [1, 2] }; // prettier-ignore
  const press = /** @type {any} */ ({
    result: {
      outcome: 'continues',
      order: [],
      eventsLost: 0,
      counts: { visits: 1, deepestAssumption: 3 },
    },
    events: [{ kind: 'placed' }],
    uses: { tried: 1 },
  });
  const search = { from: trail, trail, before };
  const unknown = trackAfter(null, search, press, []);
  assert.deepEqual([unknown.placed, unknown.visits, depthOf(unknown)], [3, 3, 3]);
  const known = trackAfter({ ...emptyTrack, placed: 70 }, search, press, []);
  assert.equal(known.placed, 71);
  const anew = trackAfter(known, { ...search, from: { ...trail, steps: 0 } }, press, []);
  assert.equal(anew.placed, 1, 'a search that began anew has done nothing before');
});

test('the plot goes from the left to the right, from the ground to the top', () => {
  const points = [
    { at: 0, depth: 0 },
    { at: 1, depth: 10 },
    { at: 2, depth: 5 },
  ];
  assert.equal(lineOf(points, 10), '0.0,60.0 150.0,0.0 300.0,30.0');
  assert.equal(lineOf(points.slice(0, 1), 9), '0.0,60.0');
});
