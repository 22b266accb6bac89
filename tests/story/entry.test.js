import assert from 'node:assert/strict';
import { test } from 'node:test';
import { locales } from '../locales/all.js';
import { tellPress } from '../../web/story/entry.js';
import { loadDetails } from '../../web/story/loading.js';
import { createWords } from '../../web/locales/words.js';
import { at, caseTwo, event, lastPlace, result, row } from './events.js';

await loadDetails('en');

const en = createWords(locales.en);
const placed = { row: 3, column: 5, digit: 7 };

/** @param {any} item whose items `details.js` writes @returns {readonly any[]} */
const unfold = ({ items, unfold }) => (items ? items() : unfold.write().items);

/** @param {any} press */
const tell = (press) => tellPress(en, { action: 'solve', events: [], ...press });
/** @param {any} press */
const texts = (press) => tell(press).items.map((/** @type {any} */ item) => item.text);

test('a step without "Show how" is one sentence and nothing else', () => {
  const entry = tell({ action: 'step', result: result({ order: [placed] }), events: lastPlace });
  assert.match(entry.lead.text, /^r3c5 is 7\./);
  assert.deepEqual(entry.items, []);
});

test('a step with "Show how" lists the sets as they were registered and as they are', async () => {
  const sets = [{ squares: [at(1, 1), at(1, 2)], digits: [1, 2] }];
  const press = { result: result({ order: [placed] }), events: lastPlace, sets, showHow: true };
  const { items } = tell({ ...press, action: 'step' });
  assert.deepEqual(
    items.map(({ text, folded }) => [text, folded]),
    [
      ['Determined sets, in order of registration (1)', false],
      ['All determined sets now (1)', true],
    ],
  );
  const [registered] = await unfold(items[0]);
  assert.equal(registered.text, 'r3c5 = 7');
  assert.match(registered.detail, /^r8c4 is 7, so 7 is excluded.*In row 3, 7 can only go in r3c5/);
  const [now] = await unfold(items[1]);
  assert.equal(now.text, '1 and 2 in r1c1 and r1c2');
  assert.deepEqual(
    now.picture?.squares.map(({ square }) => square),
    [0, 1],
  );
});

test('a Go with "Show how" lists them as well, folded under its digits', async () => {
  const press = { result: result({ outcome: 'finished', order: [placed] }), events: lastPlace };
  const { items } = tell({ ...press, showHow: true });
  assert.deepEqual(
    items.map(({ text, folded }) => [text, folded]),
    [
      ['The digits, in order (1)', true],
      ['Determined sets, in order of registration (1)', true],
    ],
  );
  assert.equal((await unfold(items[1]))[0].text, 'r3c5 = 7');
});

test('of a long search the first thousand events are listed, and how many there are more', () => {
  const pair = ['placed', 'takenBack'].map((kind) =>
    event(kind, { square: at(1, 1), digits: [3] }),
  );
  const events = Array.from({ length: 601 }, () => pair).flat();
  const press = { result: result({ outcome: 'inconsistent' }), events, showHow: true };
  const [searched] = tell({ ...press, method: { slug: 'backtracking', goesOn: true } }).items;
  assert.match(searched.text, /\(1202\)/);
  const items = searched.items?.() ?? [];
  assert.equal(items.length, 1001);
  assert.equal(items[1000].text, '… and 202 more events.');
});

test('after an indeterminate step the list of sets is not shown', () => {
  const sets = [{ squares: [at(1, 1)], digits: [1] }];
  const press = {
    action: 'step',
    sets,
    showHow: true,
    result: result({ outcome: 'indeterminate' }),
  };
  assert.deepEqual(texts(press), []);
});

test('an assumption folds what happened inside, main before sub, and names its case', async () => {
  const order = [{ row: 1, column: 1, digit: 2 }];
  const press = { action: 'step', showHow: true, events: caseTwo, result: result({ order }) };
  const [section] = tell(press).items;
  const [assumption] = await unfold(section);
  assert.equal(assumption.text, 'Assumption: r1c1 = 2');
  assert.equal(assumption.rule?.label, 'Table 1, case 2');
  const [main, sub] = assumption.items?.() ?? [];
  assert.equal(main.text, 'Main: r1c1 is 2');
  assert.equal(main.detail, 'Finished: the board can be filled. 2 steps and 1 trial in all.'); // prettier-ignore
  assert.equal(sub.text, 'Sub: r1c1 is not 2');
  assert.equal(sub.detail, 'Inconsistent: it leads to a contradiction.');
  assert.equal(sub.items, null);
  const inside = main.items?.() ?? [];
  assert.deepEqual(
    inside.map(({ text }) => text),
    ['r1c1 = 2', 'Assumption: r5c5 = 3'],
  );
});

test('Go says how many digits it placed and whether it had to assume', () => {
  const order = [placed];
  assert.equal(
    tell({ result: result({ outcome: 'finished', order }) }).lead.text,
    'Solved: 1 digit placed. Logic alone was enough.',
  );
  const counts = { assumptionsTried: 8, deepestAssumption: 3 };
  assert.equal(
    tell({ result: result({ outcome: 'finished', order: [placed, placed], counts }) }).lead.text,
    'Solved: 2 digits placed. 8 assumptions tried, to a depth of 3.',
  );
  const given = {
    method: { slug: 'ushio' },
    result: result({ outcome: 'finished', order, counts }),
  };
  assert.equal(
    tell(given).lead.text,
    'Solved: 1 digit placed. 8 branches of assumptions tried, to a depth of 3.',
  );
});

test('a press on a full board says that there is nothing to place', () => {
  for (const action of ['step', 'solve']) {
    const { lead } = tell({ action, result: result({ outcome: 'finished' }) });
    assert.match(lead.text, /nothing left to place/);
  }
});

test('a step that fills the last square tells its digit first and the end after it', () => {
  const press = { result: result({ outcome: 'finished', order: [placed] }), events: lastPlace };
  const { lead, items } = tell({ ...press, action: 'step' });
  assert.match(lead.text, /^r3c5 is 7\./);
  assert.equal(items[0].text, 'The board is complete.');
});

test('a cancelled press says that the board is as it was, and no more', () => {
  const { lead, items } = tell({ result: result({ outcome: 'cancelled', eventsLost: 5 }) });
  assert.equal(lead.text, 'Stopped. The board is as it was.');
  assert.deepEqual(items, []);
});

test('an inconsistent board marks its squares and says why, for each way to be so', () => {
  const other = event('given', { square: at(2, 2), digits: [5] });
  /** @type {[string, object, RegExp][]} */
  const ways = [
    ['givens', { squares: [at(1, 1), at(1, 4)] }, /has the same digit twice: r1c1 and r1c4\.$/],
    ['determined', { square: at(2, 9), digits: [5], other: 0 }, /r2c9 is 5, but r2c2 = 5 excludes/],
    ['no-place', { unit: row(2), digits: [5], other: 0 }, /No square of row 2 can be 5\.$/],
    [
      'squares',
      { unit: row(2), squares: [at(2, 1), at(2, 3)], digits: [4] },
      /In row 2, only 4 is left for r2c1 and r2c3: too few digits\.$/,
    ],
    ['squares', { unit: row(2), squares: [at(2, 1)] }, /r2c1 has no candidate left\.$/],
    [
      'digits',
      { unit: row(2), squares: [at(2, 1)], digits: [4, 8] },
      /In row 2, only r2c1 is left for 4 and 8: too few squares\.$/,
    ],
    ['digits', { unit: row(2), digits: [4] }, /No square of row 2 can be 4\.$/],
    [
      'single',
      { square: at(2, 2), digits: [6], other: 0 },
      /r2c2 would have to be both 5 and 6\.$/,
    ],
    ['single', { square: at(2, 7), digits: [5], other: 0 }, /Both r2c2 and r2c7 .* be 5\.$/],
  ];
  for (const [rule, fields, words] of ways) {
    const events = [other, event('contradiction', { rule, ...fields })];
    const marks = [at(2, 2)];
    const { lead } = tell({ result: result({ outcome: 'inconsistent', marks }), events });
    assert.match(lead.text, /^Inconsistent: this board has no solution\. /, rule);
    assert.match(lead.text, words);
    assert.deepEqual(lead.picture?.wrong, [10]);
  }
});

test('a contradiction inside an assumption is not the reason of the board', () => {
  const events = [
    event('contradiction', { rule: 'no-place', unit: row(2), digits: [5], depth: 1 }),
  ];
  const { lead } = tell({ result: result({ outcome: 'inconsistent' }), events });
  assert.equal(lead.text, 'Inconsistent: this board has no solution.');
});

test('case 5 names the assumption whose two sides both fail', () => {
  const events = [
    event('table1', { square: at(4, 4), digits: [8], value: 5 }),
    event('contradiction', { rule: 'branches', squares: [at(4, 4)], cause: 0 }),
  ];
  const { lead } = tell({ result: result({ outcome: 'inconsistent' }), events });
  assert.match(lead.text, /r4c4 = 8 leads to a contradiction, and so does excluding it\.$/);
});

test('warnings are always told, messages of cases 2 and 4 only with "Show how"', () => {
  const notice = { depth: 0, row: 1, column: 2, digit: 3 };
  const given = result({
    outcome: 'finished',
    order: [placed],
    warnings: [{ ...notice, case: 1 }],
    references: [{ ...notice, case: 4 }],
  });
  assert.deepEqual(texts({ result: given }), [
    'This board has more than one solution: it can be filled both with r1c2 = 3 and without it.',
  ]);
  assert.match(
    texts({ result: given, showHow: true })[1],
    /^With r1c2 = 3: contradiction\. Without it: solved\./,
  );
});

test('a warning inside an assumption is folded, but what it means stands open', () => {
  const warnings = [{ case: 1, depth: 2, row: 1, column: 2, digit: 3 }];
  const { items } = tell({ result: result({ outcome: 'finished', order: [placed], warnings }) });
  assert.equal(items[0].text, 'This board has more than one solution.');
  assert.equal(items[0].items, null);
  assert.equal(items[1].text, '1 more warning inside assumptions');
  assert.equal(items[1].items?.().length, 1);
});

test('what is inside assumptions is summed up only if it is a warning and the board has none of its own', () => {
  const [own, deeper] = [0, 2].map((depth) => ({ case: 3, depth, row: 1, column: 2, digit: 3 }));
  const given = result({ outcome: 'finished', order: [placed] });
  const warned = texts({ result: { ...given, warnings: [own, deeper] } });
  assert.deepEqual(warned.slice(1), ['1 more warning inside assumptions']);
  const references = [{ ...deeper, case: 4 }];
  assert.deepEqual(texts({ result: { ...given, references }, showHow: true }), [
    '1 more message inside assumptions',
  ]);
});

test('lost events and messages are said in words', () => {
  const given = result({ outcome: 'finished', order: [placed], eventsLost: 1200, noticesLost: 1 });
  const messages = 'The list of messages was full: 1 message is missing.';
  assert.deepEqual(texts({ result: given, showHow: true }), [
    'The record was full: 1200 events are missing, so what is shown is incomplete.',
    messages,
  ]);
  assert.deepEqual(texts({ result: given }), [messages], 'a Go alone shows no events');
  assert.deepEqual(texts({ result: { ...given, eventsLost: 0 } }), [messages]);
});
