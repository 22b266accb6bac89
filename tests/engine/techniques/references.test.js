// The catalogue of techniques against what HoDoKu 2.2.0 was recorded to answer, and against the exact search.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareLibrary, comparePaths, noReferences } from '../../../scripts/lib/references.js';
import { noShared, readCases, sampleShared } from '../../cases/cases.js';
import { built, need } from '../../needs.js';
import { outputOf } from '../programs.js';

need('gcc');

/** @typedef {import('../../../scripts/lib/references.js').Tally} Tally */

/** @param {Map<string, Tally>} table */
const examples = (table) => [...table.values()].flatMap((tally) => tally.examples);

test('every built technique finds what the library says', { skip: noReferences }, () => {
  const table = compareLibrary(built('gcc', 'reglib.tool'));
  assert.deepEqual(examples(table), []);
  assert.ok(Number(table.get('0000')?.ok) > 0, 'nothing was asked');
});

test(
  'every built technique finds the recorded step, and none before it',
  { skip: noReferences },
  () => {
    const { table, puzzles, rated, late } = comparePaths(built('gcc', 'rating.tool'));
    const differing = examples(table);
    assert.equal(differing.length, late, differing.join('\n'));
    assert.ok(late <= 5, `${late} steps differ behind one that is not built yet`);
    assert.equal(rated, puzzles, 'levels and scores of the recorded paths');
  },
);

/** Every deduction at every position of the paths; how many there were. @param {string[]} boards */
function prove(boards) {
  const output = outputOf('gcc', 'rating.tool', {
    args: ['sound'],
    input: `${boards.join('\n')}\n`,
  });
  const counts = output.trim().split('\n').map(Number);
  assert.equal(counts.length, boards.length);
  return counts.reduce((sum, count) => sum + count, 0);
}

test('on our boards nothing is found that the solution refutes', () => {
  assert.ok(prove(readCases('unique').map(({ board }) => board)) > 1000);
});

test('nor on shared boards', { skip: noShared }, () => {
  const files = ['17clue.txt', 'magictour1465.txt', 'hardest1106.txt'];
  assert.ok(prove(files.flatMap((file) => sampleShared(file, 20))) > 10_000);
});
