// The engines of the exact search agree on random boards, natively and as wasm. The long run is
// scripts/cross-check.js.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { need } from '../needs.js';
import { outputOf } from './programs.js';

need('gcc', 'wasm-ubsan');

const BOARDS = 4000;

test('engines agree on random boards, and every build tells the same of them', () => {
  const lines = ['gcc', 'wasm-ubsan'].map((build) =>
    outputOf(build, 'search_check.tool', { args: ['1', String(BOARDS)] }),
  );
  const kinds = /^(\d+) without, (\d+) with one, (\d+) with more; sum [0-9a-f]{8}\n$/;
  const [, ...counts] = /** @type {RegExpExecArray} */ (kinds.exec(lines[0]));
  assert.equal(
    counts.map(Number).reduce((a, b) => a + b),
    BOARDS,
  );
  assert.ok(
    counts.every((count) => Number(count) > BOARDS / 20),
    lines[0],
  );
  assert.deepEqual([...new Set(lines)], [lines[0]]);
});
