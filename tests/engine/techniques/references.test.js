// The catalogue of techniques against what HoDoKu 2.2.0 was recorded to answer, and against the exact search. Of what
// takes long a sample; REFERENCES=all takes all, and scripts/agreement.js prints the whole count.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  compareExplainer,
  compareLibrary,
  comparePaths,
  compareRatings,
  noReferences,
  readLibrary,
} from '../../../scripts/lib/references.js';
import { noShared, readCases, sampleShared } from '../../cases/cases.js';
import { built, need } from '../../needs.js';
import { outputOf } from '../programs.js';

need('gcc');

/** @typedef {import('../../../scripts/lib/references.js').Tally} Tally */

const isWhole = process.env.REFERENCES === 'all';

/** @param {Map<string, Tally>} table */
const examples = (table) => [...table.values()].flatMap((tally) => tally.examples);

/** Chains through almost locked sets: what HoDoKu counts as their length is not known for all. */
const throughSets = ['0709-2', '0710-3', '0710-4', '0711-3', '0711-4'];

test('every built technique finds what the library says', { skip: noReferences }, () => {
  const table = compareLibrary(built('gcc', 'reglib.tool'));
  const chains = throughSets.map((code) => table.get(code));
  assert.deepEqual(
    chains.map((tally) => tally?.differs),
    [0, 0, 0, 0, 0],
  );
  for (const code of throughSets) table.delete(code);
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

test("Sudoku Explainer's recorded steps are found, each first", { skip: noReferences }, (t) => {
  const { table, puzzles, all, whole } = compareExplainer(
    built('gcc', 'se_rating.tool'),
    isWhole ? 1 : 10,
  );
  t.diagnostic(`${puzzles} of ${all} recorded puzzles`);
  assert.deepEqual(examples(table), []);
  assert.equal(whole, puzzles);
});

test('and rate as its restricted successor does', { skip: noReferences }, () => {
  const { examples } = compareRatings(built('gcc', 'se_rating.tool'), 'se-bbse121.tsv');
  assert.deepEqual(examples, []);
});

/** Whether no list of all steps has it: it has to find nothing, is Siamese or dual, or takes an option. @param {string} code */
const isSpecial = (code) => /-x|^\d{5}|^040[45]|^0402-1|^0903-1/.test(code);

test("a person's board is answered about as the library says", { skip: noReferences }, () => {
  const library = readLibrary();
  const answers = outputOf('gcc', 'person.tool', { input: library }).trim().split('\n');
  assert.deepEqual(
    answers.filter((answer) => !/^(\d+|no)$/.test(answer)),
    [],
  );
  const passedOver = library.split('\n').filter((_, i) => answers[i] === 'no');
  assert.deepEqual(
    passedOver.filter((line) => !isSpecial(line.split(':')[1])),
    [],
  );
});

/**
 * What a tool counts over the positions of the paths: a number a board, and their sum.
 * @param {string} tool @param {string[]} args @param {string[]} boards
 */
function countOver(tool, args, boards) {
  const output = outputOf('gcc', tool, { args, input: `${boards.join('\n')}\n` });
  const counts = output.trim().split('\n');
  assert.deepEqual(
    counts.filter((count) => !/^\d+$/.test(count)),
    [],
  );
  assert.equal(counts.length, boards.length);
  return counts.reduce((sum, count) => sum + Number(count), 0);
}

/** Of so many boards one. @param {string[]} boards @param {number} every */
const oneOf = (boards, every) => boards.filter((_, i) => isWhole || i % every === 0);

const ours = readCases('unique').map(({ board }) => board);
const shared = noShared
  ? []
  : ['17clue.txt', 'magictour1465.txt', 'hardest1106.txt'].flatMap((file) =>
      sampleShared(file, 20),
    );

/** @param {import('node:test').TestContext} t @param {string[]} boards @param {string[]} all */
const say = (t, boards, all) => t.diagnostic(`${boards.length} of ${all.length} boards`);

test('on our boards nothing is found that the solution refutes', (t) => {
  const boards = oneOf(ours, 20);
  say(t, boards, ours);
  assert.ok(countOver('rating.tool', ['sound'], boards) > 1000);
});

test('nor on shared boards', { skip: noShared }, (t) => {
  const boards = oneOf(shared, 15);
  say(t, boards, shared);
  assert.ok(countOver('rating.tool', ['sound'], boards) > 1000);
});

test("nor on Sudoku Explainer's paths, whose chains are proved", (t) => {
  const all = [...ours, ...shared.slice(0, 40)];
  const boards = oneOf(all, 2);
  say(t, boards, all);
  assert.ok(countOver('se_rating.tool', ['sound'], boards) > 1000);
});

test('rows and columns are treated alike', (t) => {
  const all = [...ours, ...shared];
  const boards = oneOf(all, 28);
  say(t, boards, all);
  assert.ok(countOver('transpose.tool', [], boards) > 1000);
});
