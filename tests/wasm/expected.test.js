// The Ushio method in wasm gives exactly what is expected, with events and without.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readFileSync } from 'node:fs';
import { Engine } from '../../web/index.js';
import { noShared, readCases } from '../cases/cases.js';
import { built, need } from '../needs.js';
import { assertExpected, expected, expectedCases, ours } from './expectations.js';
import { wasmReport, withoutEvents } from './report.js';

need('wasm');

const engine = await Engine.load({ bytes: readFileSync(built('wasm', 'kakutei')) });

test('there are 331 expected results, most of which list their sets', { skip: noShared }, () => {
  assert.equal(expected.length, 331);
  assert.ok(expected.filter(({ step }) => step.sets).length > 200);
  assert.ok(expected.filter(({ recursion_limit: limit }) => limit !== undefined).length > 10);
});

for (const events of [true, false]) {
  const how = events ? 'with events' : 'without events';
  test(`the wasm module gives the expected results ${how}`, { skip: noShared }, () => {
    expected.forEach((want, i) => {
      // With events, which take most of the time, every second: native.test.js has some of the others.
      if (events && i % 2 === 0) return;
      assertExpected(want, wasmReport(engine, expectedCases[i], events), events);
    });
  });
}

test('on our boards events change nothing but what they tell', () => {
  for (const case_ of ours) {
    const silent = wasmReport(engine, case_, false);
    assert.equal(silent.step.sets.length, 0);
    assert.deepEqual(withoutEvents(wasmReport(engine, case_, true)), withoutEvents(silent));
  }
});

test('each case of Table 1 comes up as often as its line says', () => {
  const seen = Array(9).fill(0);
  for (const { board, words } of readCases('table1')) {
    const [limit, table1, skipped, outcome] = words;
    const { go } = wasmReport(engine, { board, limit: Number(limit) }, false);
    assert.equal(go.table1.join(), table1, board);
    assert.equal(go.sub_skipped, Number(skipped), board);
    assert.equal(go.outcome, outcome, board);
    go.table1.forEach((/** @type {number} */ count, /** @type {number} */ i) => (seen[i] += count));
  }
  assert.ok(
    seen.every((count) => count > 0),
    `never seen: ${seen}`,
  );
});
