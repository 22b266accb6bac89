// The catalogue of techniques against recorded answers of HoDoKu 2.2.0 and Sudoku Explainer, and against the exact
// search. Short tests and samples run with sanitizers, tests with many boards without them. REFERENCES=all looks at all
// positions instead of a sample, and scripts/agreement.js prints the count over all records.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  compareExplainer,
  compareLibrary,
  comparePaths,
  compareRatings,
  compareScores,
  noReferences,
  readLibrary,
} from '../../../scripts/lib/references.js';
import { noShared, readCases, sampleShared } from '../../cases/cases.js';
import { built, need } from '../../needs.js';
import { cases } from '../../words/steps.js';
import { outputOf } from '../programs.js';

need('gcc', 'native');

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
    const { table, puzzles, rated, late } = comparePaths(built('native', 'rating.tool'));
    const differing = examples(table);
    assert.equal(differing.length, late, differing.join('\n'));
    assert.ok(late <= 5, `${late} steps differ behind one that is not built yet`);
    assert.equal(rated, puzzles, 'levels and scores of the recorded paths');
  },
);

test("HoDoKu's levels and scores come out, those of the forks too", { skip: noReferences }, () => {
  for (const version of /** @type {const} */ (['220', '23x'])) {
    const { puzzles, levels, scores } = compareScores(built('native', 'rating.tool'), version);
    assert.deepEqual([levels, scores], [puzzles, puzzles], version);
  }
});

for (const [build, every] of /** @type {const} */ ([
  ['native', isWhole ? 1 : 3],
  ['gcc', 10],
])) {
  const share = every === 1 ? 'all' : `one of ${every}`;
  const name = `Sudoku Explainer's recorded steps are found, each first: ${share} under build/${build}`;
  test(name, { skip: noReferences }, () => {
    const { table, puzzles, whole } = compareExplainer(built(build, 'se_rating.tool'), every);
    assert.deepEqual(examples(table), []);
    assert.equal(whole, puzzles);
  });
}

test('and rate as its restricted successor does', { skip: noReferences }, () => {
  const { examples } = compareRatings(built('native', 'se_rating.tool'), 'se-bbse121.tsv');
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
 * What a tool counts over boards: a number each, of which this is the sum.
 * @param {string} build @param {string} tool @param {string} word its argument @param {string[]} boards
 */
function countOver(build, tool, word, boards) {
  const output = outputOf(build, tool, { args: [word], input: `${boards.join('\n')}\n` });
  const counts = output.trim().split('\n');
  assert.deepEqual(
    counts.filter((count) => !/^\d+$/.test(count)),
    [],
  );
  assert.equal(counts.length, boards.length);
  return counts.reduce((sum, count) => sum + Number(count), 0);
}

/** Of so many positions of a path one is looked at. @param {number} positions */
const oneOf = (positions) => (isWhole ? '1' : String(positions));

const ours = readCases('unique').map(({ board }) => board);
const several = readCases('several').map(({ board }) => board);
const sampled = ['17clue.txt', 'magictour1465.txt', 'hardest1106.txt'];
const shared = noShared ? [] : sampled.flatMap((file) => sampleShared(file, 10));

test('on our boards nothing is found that takes a solution away, however many there are', () => {
  assert.ok(countOver('native', 'sound.tool', oneOf(160), ours) > 500_000);
  assert.ok(countOver('native', 'sound.tool', oneOf(80), several) > 50_000);
  const few = [...ours, ...several].filter((_, i) => i % 12 === 0);
  assert.ok(countOver('gcc', 'sound.tool', '40', few) > 100_000);
});

test('nor on puzzles with patterns of several digits, of which others have hardly any', () => {
  const rare = cases.filter((line) => /^(junior-exocet|tridagon) /.test(line));
  const boards = rare.map((line) => line.split(' ')[1]);
  assert.ok(countOver('native', 'sound.tool', oneOf(6), boards) > 100_000);
});

test('nor on shared boards', { skip: noShared }, () => {
  assert.ok(countOver('native', 'sound.tool', oneOf(120), shared) > 250_000);
});

test("nor on Sudoku Explainer's paths, whose chains are proved", () => {
  const boards = [...ours, ...shared.slice(0, isWhole ? undefined : 20)];
  assert.ok(countOver('native', 'se_rating.tool', 'sound', boards) > 4000);
});

test('rows and columns, first and last squares and all digits are treated alike', () => {
  const boards = [...ours, ...several, ...shared];
  assert.ok(countOver('native', 'transpose.tool', oneOf(30), boards) > 25_000);
});
