// The Ushio method gives the expected results natively, and native and wasm agree in every field.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Engine } from '../../web/index.js';
import { noShared } from '../cases/cases.js';
import { built, need } from '../needs.js';
import { assertExpected, expected, expectedCases, ours } from '../wasm/expectations.js';
import { nativeReports, wasmReport } from '../wasm/report.js';

need('gcc', 'wasm', 'wasm-ubsan');

const engine = await Engine.load({ bytes: readFileSync(built('wasm', 'kakutei')) });
/** With undefined behaviour trapping. */
const strict = await Engine.load({ bytes: readFileSync(built('wasm-ubsan', 'kakutei')) });

for (const events of [true, false]) {
  const how = events ? 'with events' : 'without events';
  const named = `expected results are given ${how}, in every field as wasm gives them`;
  test(named, { skip: noShared }, () => {
    assert.equal(expectedCases.length, expected.length);
    // With sanitizers and events it takes ten times as long.
    const some = [...expected.keys()].filter((at) => at % (events ? 8 : 2) === 0);
    const cases = some.map((at) => expectedCases[at]);
    const reports = nativeReports('gcc', cases, events);
    assert.equal(reports.length, some.length);
    some.forEach((at, i) => {
      assertExpected(expected[at], reports[i], events);
      assert.deepEqual(wasmReport(engine, cases[i], events), reports[i], expected[at].id);
    });
  });

  test(`on our boards native, wasm and wasm with traps agree in every field ${how}`, () => {
    const some = events ? ours.filter((_, at) => at % 3 === 0) : ours;
    const reports = nativeReports('gcc', some, events);
    assert.equal(reports.length, some.length);
    assert.ok(some.length > 50);
    some.forEach((case_, i) => {
      assert.deepEqual(wasmReport(engine, case_, events), reports[i], case_.board);
      assert.deepEqual(wasmReport(strict, case_, events), reports[i], case_.board);
    });
  });
}
