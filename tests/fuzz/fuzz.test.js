// The targets run on their seeds, and on what a few changes make of them, always the same: a fault in the engine, or in a
// target, that is found so quickly is found here. `npm run fuzz` looks for longer, and learns.
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import fc from 'fast-check';
import { need } from '../needs.js';
import { fuzzTargets, LONGEST, readRun } from '../../scripts/fuzz.js';
import { REPLAYED, runInputs, runInWasm, seedsOf } from '../../scripts/lib/replay.js';
import { project } from '../../scripts/lib/tools.js';
import { holds, inputs } from './formats.fuzz.js';

need('gcc', 'wasm-ubsan');

/** How many changed seeds of each target take about a second. @type {Record<string, number>} */
const runs = {
  api: 250,
  filter: 500,
  methods: 45,
  photo: 8,
  proof: 100,
  techniques: 150,
  text: 10_000,
};

/** Some inputs of a target, always the same ones: seeds in which bytes are replaced, taken out or put in. @param {string} target */
function changedSeeds(target) {
  const seeds = seedsOf(target)
    .sort()
    .map((file) => [...readFileSync(file)]);
  const change = fc.tuple(fc.nat(), fc.nat(3), fc.uint8Array({ maxLength: 3 }));
  const changed = fc
    .tuple(fc.constantFrom(...seeds), fc.array(change, { minLength: 1, maxLength: 8 }))
    .map(([seed, changes]) => {
      const bytes = [...seed];
      for (const [at, out, put] of changes) bytes.splice(at % (bytes.length + 1), out, ...put);
      return Uint8Array.from(bytes.slice(0, LONGEST[target]));
    });
  return fc.sample(changed, { seed: 1, numRuns: runs[target] });
}

/** Keeps an input that failed, so that it can be run again. @param {string} target @param {Uint8Array} input */
function keep(target, input) {
  const path = join(mkdtempSync(join(tmpdir(), 'kakutei-fuzz-')), target);
  writeFileSync(path, input);
  return path;
}

test('every target has its number of inputs, and seeds that are text', () => {
  assert.deepEqual(fuzzTargets('.c').sort(), Object.keys(runs));
  for (const target of fuzzTargets('.c')) {
    const folder = join(project, 'tests/fuzz/seeds', target);
    const seeds = readdirSync(folder);
    assert.ok(seeds.length > 0);
    for (const seed of seeds) {
      const bytes = readFileSync(join(folder, seed));
      assert.ok(
        bytes.every((byte) => byte >= 9),
        `${target}/${seed}`,
      );
    }
  }
});

for (const target of fuzzTargets('.c')) {
  test(`${target}: nothing is found on the seeds, and on what comes of them`, async () => {
    const changed = changedSeeds(target);
    const all = [...seedsOf(target).map((file) => readFileSync(file)), ...changed];
    assert.ok(new Set(changed.map(String)).size > runs[target] / 2, 'they differ');
    const fault = await runInputs('gcc', target, all);
    if (fault) assert.fail(`${keep(target, all[fault.at])}\n${fault.told}`);
  });
}

for (const target of REPLAYED) {
  test(`${target}: nothing is found on the seeds as wasm, where what is undefined traps`, async () => {
    assert.equal(await runInWasm(target, seedsOf(target)), '');
  });
}

test('an input that fails is named', async () => {
  const tooLong = join(project, 'package-lock.json');
  const files = [...seedsOf('text'), tooLong];
  const inputs = files.map((file) => readFileSync(file));
  const told = 'this input cannot be read\n';
  assert.deepEqual(await runInputs('gcc', 'text', inputs), { at: files.length - 1, told });
  assert.equal(await runInWasm('text', files), `${tooLong}\n${told}`);
});

test('formats: nothing is found on texts that are nearly right', async () => {
  await fc.assert(fc.asyncProperty(inputs, holds), { seed: 1, numRuns: 500 });
});

test('what does not hold is found, with the input that shows it', () => {
  const said = [
    '#7 NEW    cov: 12 ft: 3',
    'tests/fuzz/x.fuzz.c:3: this does not hold: a == b',
    'SUMMARY: libFuzzer: deadly signal',
    "artifact_prefix='/tmp/'; Test unit written to /tmp/slow-unit-1",
    "artifact_prefix='/tmp/'; Test unit written to /tmp/crash-1",
    'stat::number_of_executed_units: 7',
  ].join('\n');
  assert.deepEqual(readRun(said), {
    runs: 7,
    edges: 12,
    artifact: '/tmp/crash-1',
    fault: 'tests/fuzz/x.fuzz.c:3: this does not hold: a == b',
  });
});
