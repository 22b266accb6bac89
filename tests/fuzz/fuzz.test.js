// The targets run on their seeds and for a while from a fixed beginning: a fault in the engine, or in a target, that
// is found so quickly is found here. `npm run fuzz` looks for longer.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import fc from 'fast-check';
import { built, need } from '../needs.js';
import { fuzzArguments, fuzzTargets, readRun } from '../../scripts/fuzz.js';
import { REPLAYED, runInWasm, seedsOf } from '../../scripts/lib/replay.js';
import { project } from '../../scripts/lib/tools.js';
import { holds, inputs } from './formats.fuzz.js';

need('clang', 'wasm-ubsan');

/** How many inputs of each target take about a second. @type {Record<string, number>} */
const runs = {
  api: 250,
  filter: 500,
  methods: 45,
  photo: 8,
  proof: 30,
  techniques: 50,
  text: 5000,
};

/** @param {string} target @param {string[]} args */
function drive(target, args) {
  const { status, stderr, error } = spawnSync(built('clang', `${target}.fuzz`), args, {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (error) throw error;
  return { status, ...readRun(stderr), text: stderr };
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
  test(`${target}: nothing is found on the seeds, and on what comes of them`, (t) => {
    const corpus = mkdtempSync(join(tmpdir(), 'kakutei-fuzz-'));
    t.after(() => rmSync(corpus, { recursive: true }));
    const more = ['-seed=1', `-runs=${runs[target]}`];
    const {
      status,
      edges,
      runs: done,
      text,
    } = drive(target, fuzzArguments(target, { corpus, found: corpus, more }));
    assert.equal(status, 0, text.slice(-3000));
    assert.ok(done >= runs[target] && edges > 100, text.slice(-3000));
  });
}

for (const target of REPLAYED) {
  test(`${target}: nothing is found on the seeds as wasm, where what is undefined traps`, async () => {
    assert.equal(await runInWasm(target, seedsOf(target)), '');
  });
}

test('an input that fails as wasm is named', async () => {
  const tooLong = join(project, 'package-lock.json');
  const fault = await runInWasm('text', [...seedsOf('text'), tooLong]);
  assert.equal(fault, `${tooLong}\nthis input cannot be read\n`);
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
