// Runs the C tests of this folder, under gcc and as wasm. Each line of TAP becomes a subtest here.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { need } from '../needs.js';
import { programs, runProgram } from './programs.js';

need('gcc', 'wasm-ubsan');

/**
 * Reads TAP. A program that prints no plan, or another number of tests than planned, has a fault.
 * @param {string} text
 */
export function readTap(text) {
  /** @type {{ passed: boolean, name: string, remarks: string[] }[]} */
  const results = [];
  let plan;
  for (const line of text.split('\n')) {
    const [, not, name] = /^(not )?ok \d+ - (.*)$/.exec(line) ?? [];
    if (name !== undefined) results.push({ passed: not === undefined, name, remarks: [] });
    if (line.startsWith('# ')) results.at(-1)?.remarks.push(line.slice(2));
    plan ??= /^1\.\.(\d+)$/.exec(line)?.[1];
  }
  const faults = [];
  if (plan === undefined) faults.push('no plan');
  else if (Number(plan) !== results.length || plan === '0') {
    faults.push(`a plan of ${plan} for ${results.length} tests`);
  }
  return { results, faults };
}

test('a TAP that is cut off, miscounted or empty is a fault', () => {
  assert.deepEqual(readTap('ok 1 - a\n1..1\n').faults, []);
  assert.deepEqual(readTap('ok 1 - a\n').faults, ['no plan']);
  assert.deepEqual(readTap('ok 1 - a\n1..2\n').faults, ['a plan of 2 for 1 tests']);
  assert.deepEqual(readTap('1..0\n').faults, ['a plan of 0 for 0 tests']);
  assert.deepEqual(readTap('').faults, ['no plan']);
});

test('a test that fails is read with its remarks', () => {
  assert.deepEqual(readTap('not ok 1 - a\n# got 1\nok 2 - b\n1..2').results, [
    { passed: false, name: 'a', remarks: ['got 1'] },
    { passed: true, name: 'b', remarks: [] },
  ]);
});

const names = programs('.test.c');

test('there are C tests', () => assert.ok(names.length >= 10));

for (const build of ['gcc', 'wasm-ubsan']) {
  for (const name of names) {
    test(`${name} under build/${build}`, async (t) => {
      const { status, signal, error, stdout, stderr } = runProgram(build, name);
      const { results, faults } = readTap(stdout);
      for (const { passed, name: sentence, remarks } of results) {
        await t.test(sentence, () => assert.ok(passed, remarks.join('\n')));
      }
      const ended = error?.message ?? `${signal ?? status}\n${stderr}`;
      assert.deepEqual(faults, [], `ended with ${ended}`);
      assert.equal(status, 0, `ended with ${ended}`);
    });
  }
}
