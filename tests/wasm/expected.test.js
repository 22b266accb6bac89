// The Ushio method gives exactly what is expected, natively and as wasm, with events and without; on
// our own boards, native and wasm agree in every field.
//
// ../shared/data/README.md says what is exact: everything but the marks, of which only the square of
// the three variables is fixed.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { readFileSync } from 'node:fs';
import { Engine } from '../../web/index.js';
import { built } from '../../scripts/build.js';
import { allBoards, noShared, readCases, readExpected } from '../cases/cases.js';
import { nativeReports, wasmReport, withoutEvents } from './report.js';

const expected = noShared ? [] : readExpected();
const expectedCases = expected.map(({ board, recursion_limit: limit }) => ({ board, limit }));
const ours = [
  ...allBoards().map((board) => ({ board })),
  ...readCases('table1').map(({ board, words }) => ({ board, limit: Number(words[0]) })),
];

/** @type {Engine} */
let engine;
/** @type {Engine} with undefined behaviour trapping */
let strict;
before(async () => {
  engine = await Engine.load({ bytes: readFileSync(built('wasm', 'kakutei')) });
  strict = await Engine.load({ bytes: readFileSync(built('wasm-ubsan', 'kakutei')) });
});

/** @param {any} want @param {any} got @param {boolean} events */
function assertExpected(want, got, events) {
  const { marks, sets, ...step } = want.step;
  const { marks: goMarks, ...go } = want.go;
  for (const [key, value] of Object.entries(step)) {
    assert.deepEqual(got.step[key], value, `${want.id}: ${key} of step`);
  }
  for (const [key, value] of Object.entries(go)) {
    assert.deepEqual(got.go[key], value, `${want.id}: ${key} of go`);
  }
  if (events && sets) assert.deepEqual(got.step.sets, sets, `${want.id}: sets of step`);
  if (events && sets) assert.equal(got.step.events_lost, 0, `${want.id}: events lost`);
  const at = want.step.at?.slice(0, 4);
  if (marks.includes(at)) assert.ok(got.step.marks.includes(at), `${want.id}: ${at} is not marked`);
  if (!want.step.statuses.includes('inconsistent')) assert.deepEqual(got.step.marks, marks);
  if (want.go.outcome !== 'inconsistent') assert.deepEqual(got.go.marks, goMarks);
}

test('there are 331 expected results, most of which list their sets', { skip: noShared }, () => {
  assert.equal(expected.length, 331);
  assert.ok(expected.filter(({ step }) => step.sets).length > 200);
  assert.ok(expected.filter(({ recursion_limit: limit }) => limit !== undefined).length > 10);
});

for (const build of ['gcc', 'clang']) {
  for (const events of [true, false]) {
    const how = events ? 'with events' : 'without events';
    test(`the ${build} build gives the expected results ${how}`, { skip: noShared }, () => {
      const reports = nativeReports(build, expectedCases, events);
      assert.equal(reports.length, expected.length);
      expected.forEach((want, i) => assertExpected(want, reports[i], events));
    });
  }
}

for (const events of [true, false]) {
  const how = events ? 'with events' : 'without events';
  test(`the wasm module gives the expected results ${how}`, { skip: noShared }, () => {
    expected.forEach((want, i) =>
      assertExpected(want, wasmReport(engine, expectedCases[i], events), events),
    );
  });

  test(
    `on the expected boards native and wasm agree in every field ${how}`,
    { skip: noShared },
    () => {
      const reports = nativeReports('clang', expectedCases, events);
      expectedCases.forEach((case_, i) =>
        assert.deepEqual(wasmReport(engine, case_, events), reports[i], case_.board),
      );
    },
  );

  test(`on our boards native, wasm and wasm with traps agree in every field ${how}`, () => {
    const reports = nativeReports('gcc', ours, events);
    assert.equal(reports.length, ours.length);
    assert.ok(ours.length > 150);
    ours.forEach((case_, i) => {
      assert.deepEqual(wasmReport(engine, case_, events), reports[i], case_.board);
      assert.deepEqual(wasmReport(strict, case_, events), reports[i], case_.board);
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
