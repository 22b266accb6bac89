// How difficult puzzles are, and making those of a level.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Engine, EngineClient } from '../../../web/index.js';
import { makeOf } from '../../../web/app/making/of-level.js';
import { rate } from '../../../web/solver/count/rating.js';
import { levelOf } from '../../../web/story/difficulty.js';
import { solutions } from '../../engine/plain-solver.js';
import { need } from '../../needs.js';

need('wasm');

const engine = await Engine.load();
const { signal } = new AbortController();

/** @param {(client: EngineClient) => Promise<void>} body */
async function withClient(body) {
  const client = await EngineClient.start({ worker: false });
  await body(client);
  client.close();
}

test('a puzzle has the level of its longest argument, and none unless it has one solution', () =>
  withClient(async (client) => {
    const levels = new Set();
    for (let seed1 = 1; seed1 <= 60; seed1++) {
      const puzzle = String(engine.make({ seed1, seed2: 5 }).puzzle);
      const { longest } = await client.prove(puzzle, { work: 1 });
      const level = await rate(client, puzzle, signal);
      assert.equal(level, levelOf(longest), puzzle);
      levels.add(level);
      assert.equal(
        await rate(client, puzzle.replace(/[1-9]/, '.'), signal),
        null,
        'it was minimal',
      );
    }
    assert.deepEqual([...levels].sort(), [1, 2, 3, 4, 5, 6]);
  }));

test('puzzles of each level are made, the same ones of the same seed', () =>
  withClient(async (client) => {
    for (let level = 1; level <= 6; level++) {
      const request = { level, symmetry: 'point', seed1: 11, seed2: 0 };
      const { outcome, puzzle, givens, ...made } = await makeOf(client, request, {});
      assert.deepEqual([outcome, made.level, made.seed1], ['finished', level, 11]);
      assert.equal(solutions(String(puzzle), 2).length, 1);
      assert.equal(await rate(client, String(puzzle), signal), level);
      assert.equal(givens, String(puzzle).replaceAll('.', '').length);
      if (level < 6) assert.equal((await makeOf(client, request, {})).puzzle, puzzle);
    }
  }));

test('what is stopped or impossible is said, with the nearest puzzle so far', () =>
  withClient(async (client) => {
    const stop = new AbortController();
    /** @type {number[]} */
    const measured = [];
    const onProgress = (/** @type {{ measured: number, work: number, budget: number }} */ far) => {
      measured.push(far.measured);
      assert.ok(far.work <= far.budget);
      if (far.measured > 20) stop.abort();
    };
    const options = { signal: stop.signal, onProgress };
    const stopped = await makeOf(
      client,
      { level: 6, givens: [40, 45], seed1: 1, seed2: 0 },
      options,
    );
    assert.equal(stopped.outcome, 'cancelled');
    assert.ok(measured.every((count, at) => at === 0 || count >= measured[at - 1]));
    const pattern = 'x'.repeat(16).padEnd(81, '.');
    const none = await makeOf(client, { level: 1, pattern, seed1: 1, seed2: 0 }, {});
    assert.deepEqual([none.outcome, none.puzzle], ['impossible', null]);
  }));
