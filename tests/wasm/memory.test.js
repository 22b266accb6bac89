// The memory of the module: how much fits, what happens when it is full, and that nothing is kept.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { built, need } from '../needs.js';
import { Engine, KakuteiError } from '../../web/index.js';
import { readCases } from '../cases/cases.js';
import { EASY, TWICE } from './boards.js';

need('wasm');

const bytes = readFileSync(built('wasm', 'kakutei'));
const engine = await Engine.load({ bytes });

test('a thousand boards opened and freed leave the memory as it was', () => {
  for (let i = 0; i < 1000; i++) {
    const solver = engine.open(i % 2 ? EASY : TWICE, { events: i % 3 === 0 });
    if (i % 50 === 0) solver.solve();
    assert.throws(() => engine.open('x'), { code: 'length' });
    solver.free();
  }
});

test('ten boards are open at a time with all their events', () => {
  const boards = readCases('unique').slice(0, 10);
  const solvers = boards.map(({ board }) => engine.open(board, { events: true }));
  for (const solver of solvers) {
    assert.equal(solver.solve().outcome, 'finished');
    assert.equal(solver.result?.eventsLost, 0);
  }
  assert.ok(solvers.every((solver) => solver.events().at(-1)?.kind === 'ended'));
  for (const solver of solvers) solver.free();
});

test('where memory ends open says so, and works again when some is free', async () => {
  const small = await Engine.load({ bytes });
  /** @type {import('../../web/engine/engine.js').Solver[]} */
  const solvers = [];
  const openAll = (/** @type {boolean} */ events) => {
    while (solvers.length < 10_000) solvers.push(small.open(EASY, { events }));
  };
  for (const events of [true, false]) {
    assert.throws(
      () => openAll(events),
      (error) => {
        assert.ok(error instanceof KakuteiError && error.code === 'memory', String(error));
        assert.equal(error.position, undefined);
        return /memory/i.test(error.message);
      },
    );
  }
  for (const solver of solvers) solver.free();
  const solver = small.open(EASY, { events: true });
  assert.equal(solver.solve().outcome, 'finished');
});
