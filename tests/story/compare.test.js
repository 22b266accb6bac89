// A row of the comparison, and the scale of its bars.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { locales } from '../locales/all.js';
import { countDeduced, scaleTimes, tellRun, tellTime } from '../../web/story/compare.js';
import { createWords } from '../../web/locales/words.js';
import { at, event, result } from './events.js';

const [en, ja] = ['en', 'ja'].map((tag) => createWords(locales[tag]));
const method = { slug: 'human' };

/** @param {object} [fields] @returns {any} */
const run = (fields) => ({
  method,
  state: 'done',
  result: result({ outcome: 'finished', order: [{ ...at(1, 1), digit: 1 }] }),
  deduced: 0,
  uses: {},
  rules: [{ slug: 'supposed', does: 'assumes' }],
  time: 1,
  ...fields,
});

/** @param {object} counts @param {object} [fields] */
const counted = (counts, fields) =>
  result({
    outcome: 'finished',
    order: [{ ...at(1, 1), digit: 1 }],
    counts: { assumptionsTried: 0, deepestAssumption: 0, ...counts },
    ...fields,
  });

test('a digit is deduced if it follows from a set or a deduction, not from a trial', () => {
  const events = [
    event('setRegistered'),
    event('placed', { cause: 0 }),
    event('deduction', { rule: 'ab-2' }),
    event('placed', { cause: 2 }),
    event('assumed', { rule: 'supposed' }),
    event('placed', { cause: 4 }),
    event('adopted'),
    event('placed', { cause: 6 }),
    event('placed'),
    event('setRegistered'),
    event('placed', { cause: 9 }),
  ];
  assert.equal(countDeduced(events), 3);
});

test('a row says how it ended, in figures and in words, with what was used how often', () => {
  const given = run({
    result: counted({ assumptionsTried: 1234, deepestAssumption: 3 }, { uniqueness: 'only' }),
    deduced: 40,
    uses: { 'alliance-1': 30, 'ab-2': 3, chain: 2, supposed: 9, choices: 5 },
    time: 12.34,
  });
  assert.deepEqual(tellRun(en, given, 20), {
    name: 'Human-like',
    ended: 'finished',
    tone: 'done',
    figures: { deduced: '40', tried: '1,234', deepest: '3', time: '12.3 ms' },
    techniques: [
      { label: 'one candidate (n-country alliance, n = 1)', count: '30' },
      { label: 'AB reduction, n = 2 (fish)', count: '3' },
      { label: 'chain (AIC)', count: '2' },
    ],
  });
  assert.equal(tellRun(ja, given, 20).name, '人間に近い解法');
  assert.equal(tellRun(ja, given, 20).figures.time, '12.3 ms');
});

test('rows and columns that are searched under one name are counted together', () => {
  const { techniques } = tellRun(
    en,
    run({ uses: { 'list-row': 2, 'list-column': 3, 'list-block': 1 } }),
    20,
  );
  assert.deepEqual(techniques, [
    { label: 'last white in a line (hidden single)', count: '5' },
    { label: 'last white in a block (hidden single)', count: '1' },
  ]);
});

test('of Ushio’s method the sets and the cases of Table 1 are counted', () => {
  const table1 = [0, 6, 0, 4, 0, 0, 0, 0, 0];
  const given = run({ result: counted({ setsRegistered: 77, table1 }) });
  assert.deepEqual(
    tellRun(en, given, 20).techniques.map(({ label, count }) => `${label} ${count}`),
    ['determined sets 77', 'Table 1, case 2 6', 'Table 1, case 4 4'],
  );
});

test('of a search the takings-back are counted', () => {
  const { figures, techniques } = tellRun(
    en,
    run({ result: counted({ deepestAssumption: 81 }), uses: { tried: 9, 'taken-back': 5 } }),
    20,
  );
  assert.deepEqual([figures.tried, figures.deepest], ['5', '81']);
  assert.deepEqual(techniques, [{ label: 'placed', count: '9' }]);
});

test('every end has its words', () => {
  const ended = (/** @type {object} */ fields) => {
    const { ended, tone } = tellRun(en, run(fields), 20);
    return `${ended}|${tone}`;
  };
  assert.equal(ended({ result: counted({}) }), 'finished|done');
  assert.equal(ended({ result: result({ outcome: 'inconsistent' }) }), 'no solution|wrong');
  assert.equal(ended({ result: result({ outcome: 'indeterminate' }) }), 'undecided|warning');
  assert.equal(ended({ result: result({ outcome: 'stuck' }) }), 'stuck|warning');
  const none = { result: null };
  assert.equal(ended({ ...none, state: 'waiting' }), 'waiting|quiet');
  assert.equal(ended({ ...none, state: 'running' }), 'running …|plain');
  assert.equal(ended({ ...none, state: 'stopped' }), 'stopped|quiet');
  assert.equal(ended({ ...none, state: 'limit' }), 'stopped after 20 s|warning');
});

test('what did not end has no figures, but for the time it was given', () => {
  const { figures } = tellRun(en, run({ result: null, state: 'limit', time: 20_000 }), 20);
  assert.deepEqual(figures, { deduced: '–', tried: '–', deepest: '–', time: 'over 20 s' });
});

test('times are told as exactly as they are known', () => {
  const told = [0, 0.04, 0.123, 5.26, 999, 1000, 12_345].map((time) => tellTime(en, time));
  assert.deepEqual(told, ['< 0.1 ms', '< 0.1 ms', '0.1 ms', '5.3 ms', '999 ms', '1 s', '12.3 s']);
});

test('times of one size have a plain scale, which begins at nothing', () => {
  assert.deepEqual(scaleTimes([4, 8]), {
    isLogarithmic: false,
    lengths: [0.5, 1],
    ticks: [0, 2, 4, 6, 8].map((time) => ({ time, at: time / 8 })),
  });
  for (const times of [[1], [0], [0.3, 1.1], [3, 29], [20_000, 1500]]) {
    const { lengths, ticks } = scaleTimes(times);
    assert.ok(ticks.length > 2 && ticks.length < 9, String(ticks.length));
    assert.ok(lengths.every((length) => length > 0 && length <= 1));
    assert.deepEqual([ticks[0].at, ticks[ticks.length - 1].at], [0, 1]);
  }
});

test('times far apart have a logarithmic scale, on which the shortest can still be seen', () => {
  const { isLogarithmic, lengths, ticks } = scaleTimes([0, 1, 100, 20_000]);
  assert.equal(isLogarithmic, true);
  assert.ok(lengths[0] > 0.02 && lengths[3] < 1);
  assert.deepEqual(
    [...lengths],
    [...lengths].sort((a, b) => a - b),
  );
  assert.deepEqual(
    ticks.map(({ time }) => Math.round(time * 100) / 100),
    [0.01, 0.1, 1, 10, 100, 1000, 10_000, 100_000],
  );
  assert.equal(Math.min(...scaleTimes([10, 1000]).lengths) > 0, true);
});

test('the marks of a scale are halves, ones or twos of its power of ten', () => {
  const marks = (/** @type {number} */ most) => scaleTimes([most]).ticks.map(({ time }) => time);
  assert.deepEqual(marks(1.9), [0, 0.5, 1, 1.5, 2]);
  assert.deepEqual(marks(2), [0, 1, 2]);
  assert.deepEqual(marks(4.9), [0, 1, 2, 3, 4, 5]);
  assert.deepEqual(marks(50), [0, 20, 40, 60]);
});
