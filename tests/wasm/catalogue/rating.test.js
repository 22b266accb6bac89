// How hard a puzzle is for a person: engine.rate, frozen; it may grow, but none of this may change.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { built, need } from '../../needs.js';
import { readCases } from '../../cases/cases.js';
import { Engine, EngineClient, KakuteiError } from '../../../web/index.js';
import { EMPTY, ENDLESS } from '../boards.js';
import { RealWorker, withWorker } from '../workers.js';

need('wasm');

const easy = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const bytes = readFileSync(built('wasm', 'kakutei'));
const engine = await Engine.load({ bytes });

test('a puzzle has level and score by HoDoKu, and ER, EP and ED by Sudoku Explainer', async () => {
  const { steps, ...rated } = await engine.rate(easy);
  const hodoku = { level: 'easy', score: 204, er: null, ep: null, ed: null };
  assert.deepEqual(rated, { outcome: 'finished', scale: 'hodoku', ...hodoku });
  assert.deepEqual(steps[0], {
    technique: 'naked-single',
    placed: [{ row: 5, column: 5, digit: 5 }],
    removed: [],
    level: 'easy',
    score: 4,
    rating: null,
  });
  const se = await engine.rate(easy, { scale: 'se' });
  assert.deepEqual([se.er, se.ep, se.ed, se.level, se.score], [1.2, 1.2, 1.2, null, null]);
  assert.equal((await engine.rate(easy, { scale: 'hodoku-2.3' })).score, 204);
});

test('the steps lead to the solution, and remove nothing of it', async () => {
  for (const { board, words } of readCases('unique').slice(0, 12)) {
    const [solution] = words;
    for (const scale of ['hodoku', 'se']) {
      const digits = [...board];
      const { steps } = await engine.rate(board, { scale });
      for (const { placed, removed } of steps) {
        for (const { row, column, digit } of placed) digits[9 * row + column - 10] = String(digit);
        for (const { row, column, digit } of removed) {
          assert.notEqual(solution[9 * row + column - 10], String(digit), board);
        }
      }
      assert.equal(digits.join(''), solution, scale);
    }
  }
});

test('what has not exactly one solution is not rated', async () => {
  const empty = { level: null, score: null, er: null, ep: null, ed: null, steps: [] };
  for (const [name, outcome] of [
    ['none', 'inconsistent'],
    ['several', 'indeterminate'],
  ]) {
    const rated = await engine.rate(readCases(name)[0].board);
    assert.deepEqual(rated, { outcome, scale: 'hodoku', ...empty });
  }
});

test('the signal ends it', async () => {
  const rated = await engine.rate(easy, { signal: AbortSignal.abort() });
  assert.equal(rated.outcome, 'cancelled');
  assert.deepEqual(rated.steps, []);
});

test('what is asked wrongly is refused', async () => {
  const refused = (/** @type {Promise<any>} */ call, /** @type {string} */ code) =>
    assert.rejects(call, (error) => error instanceof KakuteiError && error.code === code);
  await refused(engine.rate(easy, { scale: 'mine' }), 'option');
  await refused(engine.rate('12'), 'length');
  await refused(engine.rate('x'.repeat(81)), 'symbol');
});

test('a client answers the same in this thread', async () => {
  const client = await EngineClient.start({ bytes });
  assert.deepEqual(await client.rate(easy), await engine.rate(easy));
  await assert.rejects(client.rate(easy, { scale: 'mine' }), { code: 'option' });
  await assert.rejects(client.rate('12'), { code: 'length' });
  assert.equal((await client.rate(easy, { signal: AbortSignal.abort() })).outcome, 'cancelled');
  client.close();
  await assert.rejects(client.rate(easy), { code: 'freed' });
});

test('a client rates in a worker of its own, which a press does not hold up', async () => {
  await withWorker(RealWorker, async () => {
    const client = await EngineClient.start({ bytes });
    const started = RealWorker.all.length;
    const solver = await client.open(EMPTY, ENDLESS);
    const controller = new AbortController();
    const pressing = solver.solve({ signal: controller.signal });
    const rated = await client.rate(easy, { scale: 'se' });
    assert.deepEqual([rated.er, RealWorker.all.length - started], [1.2, 1]);
    controller.abort();
    assert.equal((await pressing).outcome, 'cancelled');
    client.close();
  });
});
