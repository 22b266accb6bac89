// rate: puzzles by the scales of HoDoKu and Sudoku Explainer.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { readCases } from '../cases/cases.js';
import { answersAlike, filter } from './alike.js';
import { outputOf, run } from './filter.js';

const easy = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const lines = (/** @type {string[]} */ list) => list.map((line) => `${line}\n`).join('');
const boards = (/** @type {string} */ name) => lines(readCases(name).map(({ board }) => board));

const table = readFileSync(
  new URL('../../engine/techniques/techniques.def', import.meta.url),
  'utf8',
);
const scores = new Map(
  [...table.matchAll(/^TECH\(\w+, "([^"]+)", (?:"[^"]*", ){3}\d+, \w+, (\d+)/gm)].map(
    ([, slug, score]) => [slug, Number(score)],
  ),
);

const recorded = new URL('../../../shared/data/techniques/se-121.tsv', import.meta.url);
const noRecord = existsSync(recorded) ? false : '../shared/data/techniques is missing';

test('rate answers with level and score, or with ER, EP and ED', () => {
  const input = `${easy} a name\n`;
  assert.equal(outputOf(filter, ['rate'], input), 'easy\t204\ta name\n');
  assert.equal(outputOf(filter, ['rate', '--scale', 'hodoku'], input), 'easy\t204\ta name\n');
  assert.equal(outputOf(filter, ['rate', '--scale=hodoku-2.3'], input), 'easy\t204\ta name\n');
  assert.equal(outputOf(filter, ['rate', '--scale', 'se'], input), '1.2\t1.2\t1.2\ta name\n');
});

test('rate --steps adds the techniques, which cost the score', () => {
  const rated = outputOf(filter, ['rate', '--steps'], boards('unique')).trim().split('\n');
  for (const line of rated) {
    const [level, score, steps, ...more] = line.split('\t');
    assert.match(level, /^(easy|medium|hard|unfair|extreme)$/);
    assert.deepEqual(more, []);
    const costs = steps.split(',').map((slug) => scores.get(slug) ?? NaN);
    assert.equal(
      costs.reduce((a, b) => a + b),
      Number(score),
      line,
    );
  }
  const [, , , steps] = outputOf(filter, ['rate', '--scale=se', '--steps'], `${easy}\n`)
    .trim()
    .split('\t');
  assert.deepEqual([...new Set(steps.split(','))], ['hidden-single']);
});

test('what has not exactly one solution is not rated, but named', () => {
  for (const scale of ['hodoku', 'se']) {
    const rate = (/** @type {string} */ input) =>
      outputOf(filter, ['rate', '--scale', scale], input).trim().split('\n');
    assert.ok(rate(boards('none')).every((answer) => answer === 'none'));
    assert.ok(rate(boards('several')).every((answer) => answer === 'many'));
  }
  const { status, stdout } = run(filter, ['rate'], '12\n');
  assert.equal(status, 1);
  assert.equal(stdout, 'error: 2 characters; a puzzle has 81, or 729\t12\n');
});

test('the recorded ratings come out, of candidates too', { skip: noRecord }, () => {
  const [, ...rows] = readFileSync(recorded, 'utf8').trim().split('\n');
  const quick = rows.map((row) => row.split('\t')).filter(([, , er]) => Number(er) < 7);
  const chosen = quick.filter((_, i) => i % 4 === 0);
  const puzzles = chosen.map(([, puzzle]) => puzzle);
  assert.ok(puzzles.length > 100 && puzzles.some(({ length }) => length === 729));
  const wanted = chosen.map(([, , ...ratings]) => ratings.slice(0, 3).join('\t'));
  assert.equal(outputOf(filter, ['rate', '--scale', 'se'], lines(puzzles)), lines(wanted));
});

const some = lines([
  easy,
  ...[...readCases('unique').filter((_, i) => i % 8 === 0), ...readCases('none').slice(0, 2)].map(
    ({ board }) => board,
  ),
]);
answersAlike('a rating', [
  [['rate', '--steps'], some],
  [['rate', '--steps', '--scale', 'se'], some],
]);
