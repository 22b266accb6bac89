// The steps that a digit of the method of techniques is told with: they prove it without all others.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import { Engine } from '../../web/index.js';
import { neededFor } from '../../web/story/techniques/needed.js';
import { number, squaresIn, unitsOf } from '../../web/story/trace.js';
import { madePuzzles } from '../explained/made.js';
import { built, need } from '../needs.js';
import { checkEvents } from './step.js';

/** @typedef {import('../../web/story/types.js').Event} Event */

need('wasm');

/** @type {Engine} */
let engine;
before(async () => {
  engine = await Engine.load({ bytes: readFileSync(built('wasm', 'kakutei')) });
  await engine.loadTechniques({ bytes: readFileSync(built('wasm', 'kakutei-techniques')) });
});

/** @param {string} board @param {Record<string, number>} [options] @returns {readonly Event[]} of one Go */
function eventsOf(board, options = {}) {
  const solver = engine.open(board, { method: 'techniques', events: true, options });
  try {
    solver.solve();
    return solver.events();
  } finally {
    solver.free();
  }
}

/** @param {readonly Event[]} events */
const placedIn = (events) =>
  events.filter(({ kind, cause }) => kind === 'placed' && cause !== null);

/** @param {import('../../web/story/types.js').Square} square */
const peersOf = (square) =>
  unitsOf(square)
    .flatMap(squaresIn)
    .filter((other) => number(other) !== number(square));

/** @param {readonly Event[]} events @returns {Event[]} without the steps that no digit was told with, and what they did */
function withoutOthers(events) {
  const told = new Set(placedIn(events).flatMap((placed) => neededFor(events, placed).steps));
  const isKept = (/** @type {Event} */ event) => event.kind !== 'deduction' || told.has(event);
  const kept = events.filter(
    (event) => isKept(event) && (event.cause === null || isKept(events[event.cause])),
  );
  const places = new Map(kept.map((event, at) => [events.indexOf(event), at]));
  const moved = (/** @type {number | null} */ at) =>
    at === null ? null : (places.get(at) ?? null);
  return kept.map((event) => ({
    ...event,
    // A digit now takes what a step has not.
    squares: event.kind === 'placed' && event.square ? peersOf(event.square) : event.squares,
    cause: moved(event.cause),
    other: moved(event.other),
  }));
}

const LISTS = { HoDoKu: {}, 'Sudoku Explainer': { preset: 2 } };

for (const [list, options] of Object.entries(LISTS)) {
  test(`what remains still proves every digit, by the list of ${list}`, (t) => {
    let [all, told] = [0, 0];
    for (const board of madePuzzles(1000).filter((_, at) => at % 20 === 3)) {
      const events = eventsOf(board, options);
      const rest = withoutOthers(events);
      assert.deepEqual(checkEvents(rest, undefined, 0).slice(0, 1), [], board);
      const count = (/** @type {readonly Event[]} */ list) =>
        list.filter(({ kind, family }) => kind === 'deduction' && family !== 'singles').length;
      [all, told] = [all + count(events), told + count(rest)];
    }
    t.diagnostic(`${told} of ${all} steps besides singles are told`);
    assert.ok(told < all);
  });
}

test('a digit has the steps that it needs, and the others apart', () => {
  const events = eventsOf(
    '.917.....6.5.38.4...49............7.5.......373.5..4....26...3..4..9.2.....3.4.1.',
  );
  const rules = placedIn(events).map((placed) => {
    const { steps, others } = neededFor(events, placed);
    return [steps, others].map((list) => list.map(({ rule }) => rule).join(' '));
  });
  assert.deepEqual(
    rules.filter(([steps, others]) => steps.includes(' ') || others),
    [
      ['pointing naked-single', 'pointing'],
      ['claiming hidden-single', ''],
      ['pointing w-wing hidden-single', 'claiming'],
    ],
  );
});

test('a pattern needs the step that empties its box', () => {
  // Qiu's deadly pattern is on, and comes after the hidden single.
  const options = { turned5: 1 << (145 % 32), moved1: (3 << 8) | 145 };
  const board = '1.....8...9.2..3....4796...9....5.2.27.....91..69............3....5........83.257';
  const rest = withoutOthers(eventsOf(board, options));
  assert.ok(rest.some(({ rule }) => rule === 'qiu-deadly-pattern'));
  assert.deepEqual(checkEvents(rest, undefined, 0).slice(0, 1), []);
});
