// The record of the human-like method about a puzzle, in sentences.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { levelOf, wordOf } from '../../web/story/difficulty.js';
import { locales } from '../locales/all.js';
import { tellStatistics } from '../../web/story/statistics.js';
import { createWords } from '../../web/locales/words.js';

const counts = { assumptionsTried: 0, deepestAssumption: 0, longestChain: 4 };
const rating = { difficulty: { rank: 6, score: 62 }, steps: 36, choices: 3, interest: 40 };

/** @param {string} language @param {object} [more] of the rating @param {object} [otherCounts] @param {object} [otherUses] */
const told = (language, more = {}, otherCounts = {}, otherUses = {}) =>
  tellStatistics(
    createWords(locales[language]),
    { 'alliance-1': 30, 'alliance-2': 1, 'ab-2': 3, chain: 2, ...otherUses, choices: 108 },
    { rating: { ...rating, ...more }, counts: { ...counts, ...otherCounts } },
  ).map(({ text }) => text);

test('difficulty and interest are said in figures, then each technique', () => {
  assert.deepEqual(told('en'), [
    'Difficulty by this method: 62 of 99.',
    'Interest: 40 of 100; on average 3.0 steps were possible at a time.',
    'one candidate (n-country alliance, n = 1): 30 times.',
    '2-country alliance (naked pair): 1 time.',
    'AB reduction, n = 2 (fish): 3 times.',
    'chains: 2 times, the longest with 4 digits.',
  ]);
  assert.equal(told('ja')[0], 'この解法での難易度は99点満点で62点です。');
  assert.equal(told('ja').length, 6);
});

test('what was not measured is not said, and assumptions are told with their depth', () => {
  const [difficulty, ...rest] = told(
    'en',
    { difficulty: { rank: 9, score: 93 }, choices: null, interest: null },
    { assumptionsTried: 3, deepestAssumption: 2 },
    { supposed: 1 },
  );
  assert.equal(difficulty, 'Difficulty by this method: 93 of 99.');
  assert.ok(rest.every((line) => !line.startsWith('Interest')));
  assert.equal(rest.at(-1), 'assumptions: 3 times, to a depth of 2.');
});

test('how difficult a puzzle is follows from its longest argument', () => {
  const sizes = [0, 1, 2, 3, 4, 5, 6, 41];
  assert.deepEqual(sizes.map(levelOf), [1, 2, 3, 4, 5, 5, 6, 6]);
  const words = createWords(locales.en);
  assert.deepEqual(
    [1, 4, 6].map((level) => words.t(wordOf(level))),
    ['very easy', 'hard', 'extreme'],
  );
});
