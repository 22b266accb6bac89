// The answers: each command is right about the puzzles of tests/cases and of ../shared/data.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { noShared, readCases } from '../cases/cases.js';
import { answersAlike, filter } from './alike.js';
import { outputOf, run } from './filter.js';

const lines = (/** @type {string[]} */ list) => list.map((line) => `${line}\n`).join('');
const boards = (/** @type {string} */ name) => lines(readCases(name).map(({ board }) => board));
const unique = readCases('unique').map(({ board, words: [solution] }) => ({ board, solution }));
const several = readCases('several').map(({ board, words: [count] }) => ({ board, count }));
const none = readCases('none');

/** 729 characters that say the same as a board. @param {string} board */
const possibilities = (board) =>
  [...board]
    .map((c) => '123456789'.replace(c === '.' ? /x/g : RegExp(`[^${c}]`, 'g'), '.'))
    .join('');

/** @param {string} text */
const sum = (text) => [...text].reduce((all, c) => all + Number(c), 0);

test('solve finds the solutions, and says none where there is none', () => {
  assert.equal(outputOf(filter, ['solve'], boards('unique')), lines(unique.map((u) => u.solution)));
  assert.equal(outputOf(filter, ['solve'], boards('none')), 'none\n'.repeat(none.length));
});

test('solve gives one of several solutions, or with --unique says many', () => {
  const found = outputOf(filter, ['solve'], boards('several')).trim().split('\n');
  several.forEach(({ board }, i) => {
    assert.equal(sum(found[i]), 405);
    assert.ok([...board].every((c, s) => c === '.' || c === found[i][s]));
  });
  const all = boards('several') + boards('none') + boards('unique');
  const wanted =
    'many\n'.repeat(several.length) +
    'none\n'.repeat(none.length) +
    lines(unique.map((u) => u.solution));
  assert.equal(outputOf(filter, ['solve', '--unique'], all), wanted);
});

test('check tells none, one and many apart', () => {
  const all = boards('none') + boards('unique') + boards('several');
  const counts = [none.length, unique.length, several.length];
  const wanted = ['none\n', 'one\n', 'many\n'].map((word, i) => word.repeat(counts[i])).join('');
  assert.equal(outputOf(filter, ['check'], all), wanted);
});

test('count is exact below its limit, and says so when it stops there', () => {
  const all = boards('none') + boards('unique') + boards('several');
  const counts = ['0', '1'].flatMap((n, i) => (i ? unique : none).map(() => n));
  counts.push(...several.map(({ count }) => count));
  assert.equal(outputOf(filter, ['count'], all), lines(counts));
  const upTo2 = counts.map((count) => (Number(count) < 2 ? count : '2+'));
  assert.equal(outputOf(filter, ['count', '--limit', '2'], all), lines(upTo2));
  const empty = '.'.repeat(81);
  assert.equal(outputOf(filter, ['count', '--limit=12345'], empty), '12345+\n');
  assert.equal(outputOf(filter, ['count'], empty), '1000000+\n');
});

test('729 characters are answered as the 81 that mean the same', () => {
  const few = unique.slice(0, 3);
  const input = lines(few.map(({ board }) => `${possibilities(board)} a`));
  const wanted = lines(few.map(({ solution }) => `${solution}\ta`));
  assert.equal(outputOf(filter, ['solve'], input), wanted);
  const wrong = `2${possibilities('.'.repeat(81)).slice(1)}`;
  const { status, stdout } = run(filter, ['solve'], `${wrong}\n`);
  assert.equal(status, 1);
  assert.equal(stdout, `error: character 1 is '2'; there can be 1 or .\t${wrong}\n`);
});

test('the counts of counts.txt are right', { skip: noShared }, () => {
  const file = new URL('../../../shared/data/puzzles/counts.txt', import.meta.url);
  const text = readFileSync(file, 'utf8');
  const counted = outputOf(filter, ['count', '--limit', '4294967295'], text);
  const puzzles = counted.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  assert.ok(puzzles.length > 10);
  for (const line of puzzles) {
    const [answer, told] = line.split('\t');
    assert.equal(answer, told.split(':')[0]);
  }
});

// Of several solutions the first one may be another: the search has vectors in one of the two.
const clear = boards('none') + boards('unique');
const all = clear + boards('several');
answersAlike('what a search finds', [
  [['solve'], `${possibilities(unique[0].board)} a\n${clear}`],
  [['solve', '--unique'], all],
  [['check'], all],
  [['count'], all],
  [['count', '--limit=12345'], '.'.repeat(81)],
]);
