// How a press of each method ends, in words: above all, whether the solution is said to be the only one.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { locales } from '../locales/all.js';
import { tellPress } from '../../web/story/entry.js';
import { loadDetails } from '../../web/story/loading.js';
import { explain } from '../../web/story/explain.js';
import { createWords } from '../../web/locales/words.js';
import { at, event, givens, reason, result, row } from './events.js';

await loadDetails('en');

const en = createWords(locales.en);
const ja = createWords(locales.ja);
const order = [{ row: 1, column: 2, digit: 3 }];
const only = { uniqueness: 'only' };
const several = { uniqueness: 'several', differs: { row: 4, column: 5, digit: 6 } };

/** @param {object} press @param {object} [fields] of its result @param {typeof en} [words] */
const tell = (press, fields, words = en) =>
  tellPress(words, {
    action: 'solve',
    events: [],
    result: result({ outcome: 'finished', order, ...fields }),
    ...press,
  });
/** @param {number} assumptionsTried @param {number} deepestAssumption */
const tried = (assumptionsTried, deepestAssumption) => ({
  counts: { assumptionsTried, deepestAssumption },
});
const backtracking = { slug: 'backtracking', goesOn: true };
const cube = { slug: 'logical-cube' };
const human = { slug: 'human' };
const lists = { slug: 'cell-list', judges: true };

test('backtracking never says that its solution is the only one, nor that it is not', () => {
  const { lead } = tell({ method: backtracking });
  assert.match(lead.text, /The search ends with the first solution that it finds\.$/);
  assert.doesNotMatch(lead.text, /assumption|only solution/);
  assert.match(
    tell({ method: backtracking }, {}, ja).lead.text,
    /最初に見つかった解で終わります。$/,
  );
  const [last] = tell({ method: backtracking, action: 'step' }).items;
  assert.match(last.text, /^The board is complete.*the first solution that it finds\.$/);
});

test('the logical cube proves its solution the only one unless it needed a trial', () => {
  const method = cube;
  assert.match(
    tell({ method }, only).lead.text,
    /Logic alone was enough\. The solution is unique\.$/,
  );
  const { text } = tell({ method }, tried(7, 1)).lead;
  assert.match(text, /7 digits were tried, and the first that filled the board was taken\.$/);
});

test('where the solutions have been counted, their number is told, whatever the method can prove', () => {
  for (const [method, fields] of /** @type {const} */ ([
    [backtracking, {}],
    [cube, tried(7, 1)],
  ])) {
    assert.match(tell({ method, solutions: 1 }, fields).lead.text, /The solution is unique\.$/);
    assert.match(
      tell({ method, solutions: 12 }, fields).lead.text,
      /This board has more than one solution\.$/,
    );
  }
});

test('a step of a search that the board proves is told so in the text as well', () => {
  const placed = event('placed', { square: at(1, 9), digits: [9] });
  const events = [
    ...givens('12345678.'.padEnd(81, '.')),
    placed,
    reason('full-house', 'single', 8, { square: at(1, 9), digits: [9], unit: row(1) }),
  ];
  const given = {
    result: result({ order: [{ row: 1, column: 9, digit: 9 }] }),
    events,
    method: backtracking,
  };
  assert.match(explain(en, given), /^1\. r1c9 is 9\. It is the last empty square of row 1\.\n/);
});

test('as a text, the line that gives the digit begins with “so”, and what leads to it must be', () => {
  const [there, here] = [at(2, 8), at(4, 6)].map((square) => ({ square, digits: [6] }));
  const events = [
    event('placed', here),
    reason('hidden-single', 'single', 0, { ...there, unit: row(2) }),
    reason('hidden-single', 'single', 0, { ...here, unit: row(4) }),
  ];
  assert.deepEqual(explain(en, { result: result(), events }).split('\n').slice(0, 3), [
    '1. r4c6 is 6.',
    '  r2c8 must be 6: no other square in row 2 can be 6.',
    '  So r4c6 is 6: no other square in row 4 can be 6.',
  ]);
});

test('after a digit was taken back, nothing is said of digits that were placed', () => {
  const events = [
    event('placed', { square: at(1, 2), digits: [3] }),
    event('takenBack', { square: at(1, 2), digits: [3] }),
  ];
  const given = { result: result({ outcome: 'continues' }), events, method: backtracking };
  assert.equal(
    explain(en, given),
    'The 3 in r1c2 is taken back: with it, r1c3 had no digit left to try.\n',
  );
});

test('the human-like method says that the solution is unique unless a warning tells of another', () => {
  const method = human;
  assert.equal(
    tell({ method }, only).lead.text,
    'Solved: 1 digit placed. Logic alone was enough. The solution is unique.',
  );
  assert.match(
    tell({ method }, { ...tried(3, 2), ...only }).lead.text,
    /3 assumptions tried, to a depth of 2\. The solution/,
  );
  const { lead, items } = tell({ method }, { ...tried(3, 2), ...several });
  assert.doesNotMatch(lead.text, /only solution/);
  assert.match(items[0].text, /more than one solution.*r4c5 = 6/);
  assert.equal(items[0].rule, null, 'Table 1 is not Kitamoto’s');
  const warnings = [{ case: 1, depth: 0, row: 4, column: 5, digit: 6 }];
  const { items: ushio } = tell({}, { ...several, warnings });
  assert.deepEqual([ushio.length, ushio[0].rule?.anchor], [1, 'table-1'], 'Ushio’s tells it');
});

test('cell lists end with the line of the lecture, in both languages', () => {
  const press = { method: lists, time: 12.3456 };
  assert.equal(
    tell(press).lead.text,
    'Solved: 1 digit placed. f(g) had nothing to try. Time taken to solve the puzzle: 0.012 seconds. Correct answer.',
  );
  assert.match(
    tell(press, tried(9, 4), ja).lead.text,
    /問題を解くのにかかった時間は0\.012秒です。正しい解答です。$/,
  );
  const { lead } = tell(press, { ...tried(9, 4), ...several });
  assert.match(
    lead.text,
    /seconds\. The lecture calls that a wrong answer: there is more than one solution\.$/,
  );
  assert.equal(lead.tone, 'warning');
  const none = { outcome: 'inconsistent', order: [] };
  assert.match(
    tell(press, none).lead.text,
    /no solution\. .*The lecture calls that a wrong answer: there is no solution\.$/,
  );
  assert.match(
    tell(press, none, ja).lead.text,
    /秒です。解がないので、講義の言い方では「誤った解答」です。$/,
  );
  assert.match(tell(press, { order: [] }).lead.text, /nothing left to place\..* Correct answer\.$/);
  assert.match(tell({ method: lists }).lead.text, /nothing to try\. Correct answer\.$/);
  const quick = { method: lists, time: 0.3 };
  assert.match(tell(quick).lead.text, /puzzle: less than 0\.001 seconds\. Correct answer\.$/);
});

test('stuck says what was placed, which method ends there, and what may go on', () => {
  assert.equal(
    tell({ method: cube }, { outcome: 'stuck' }).lead.text,
    '1 digit placed. “Logical cube” ends here. Hint, or the method “Techniques”, may find a step.',
  );
  const trials = { outcome: 'stuck', order: [], ...tried(218, 1) };
  assert.match(tell({ method: cube }, trials).lead.text, /^218 digits were .* none filled/);
  const byName = /** @type {any} */ ({ slug: 'techniques', namesSteps: true });
  assert.equal(
    tell({ method: byName }, { outcome: 'stuck', order: [] }).lead.text,
    'HoDoKu’s techniques that are turned on find no further digit. Hint may still find a step that removes candidates; a method that tries digits can go on.',
  );
});

test('a digit of backtracking is tried, not deduced, and the search is told as it went', () => {
  const events = [
    event('placed', { square: at(1, 2), digits: [3] }),
    event('takenBack', { square: at(1, 2), digits: [3] }),
    event('placed', { square: at(1, 2), digits: [4] }),
  ];
  const press = { method: backtracking, events };
  assert.match(tell({ ...press, action: 'step' }).lead.text, /^r1c2 is 4\. It fits so far/);
  const [searched] = tell({ ...press, showHow: true }).items;
  assert.match(searched.text, /placed and taken back, in order \(3\)/);
  assert.deepEqual(
    searched.items?.().map(({ text }) => text.slice(0, 15)),
    ['r1c2 is 3. It f', 'The 3 in r1c2 i', 'r1c2 is 4. It f'],
  );
  const given = result({ outcome: 'finished', order });
  assert.match(
    explain(en, { result: given, ...press }),
    /^1\. r1c2 is 3\. It fits so far.*the first solution that it finds\.\n$/s,
  );
});

test('an indeterminate end says why where the method told it, and else nothing', () => {
  const ended = (/** @type {string | null} */ rule) =>
    tell({ events: [event('indeterminate', { rule })] }, { outcome: 'indeterminate' }).lead.text;
  assert.ok(ended('exhausted').endsWith(en.t('indeterminate.exhausted')));
  assert.ok(ended('limit').endsWith(en.t('indeterminate.limit')));
  for (const key of ['indeterminate.exhausted', 'indeterminate.limit']) {
    assert.ok(!ended(null).includes(en.t(key)));
  }
});

test('a press that places is told by its digits, whatever it took back', () => {
  const back = event('takenBack', { square: at(1, 2), digits: [3] });
  const told = (/** @type {any[]} */ digits, /** @type {any[]} */ events) =>
    tell({ events, method: backtracking }, { outcome: 'continues', order: digits }).lead.text;
  assert.equal(told(order, [back]), en.t('ended.continues', { count: order.length }));
  assert.equal(told([], []), en.t('ended.continues', { count: 0 }));
  assert.notEqual(told([], [back]), told([], []));
});
