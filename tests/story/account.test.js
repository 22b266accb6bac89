// The method's own account of a digit, folded under the sentence of the first layer.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { locales } from '../locales/all.js';
import { tellAccount } from '../../web/story/account.js';
import { createWords } from '../../web/locales/words.js';
import { at, caseTwo, event, givens, lastPlace, row } from './events.js';

const en = createWords(locales.en);
const ja = createWords(locales.ja);

/** @param {readonly any[]} events @returns {readonly any[]} */
const tell = (events, words = en, method = {}) =>
  tellAccount(
    words,
    events,
    events.findLast(({ kind }) => kind === 'placed'),
    method,
  );

/** @param {readonly any[]} events */
const texts = (events, words = en) => tell(events, words).map(({ text }) => text);

test('a set is told stage by stage: what was excluded, what was found then, what was registered', () => {
  assert.deepEqual(texts(lastPlace), [
    'r8c4 is 7, so 7 is excluded from r3c4 in column 4.',
    'In row 3, 7 can only go in r3c5.',
    'Registered on level 0: r3c5 = 7.',
  ]);
  assert.deepEqual(
    tell(lastPlace).map(({ rule }) => rule?.label),
    ['searchPossibility (3)', 'rule (2)', undefined],
  );
});

test('the same is said in Japanese, without spaces between words and digits', () => {
  assert.deepEqual(texts(lastPlace, ja), [
    '8行4列が7なので、第4列の3行4列から7が除外されます。',
    '第3行で7が入るのは3行5列だけです。',
    'レベル0で登録：3行5列 = 7。',
  ]);
});

test('its picture shows the target, its unit, what was excluded, and the cause', () => {
  const [{ picture }] = tell(lastPlace);
  assert.equal(picture.last, 22);
  assert.deepEqual(picture.units, [{ unit: row(3), role: 'set' }]);
  assert.deepEqual(picture.struck, [{ square: 21, digit: 7 }]);
  assert.deepEqual(picture.squares, [
    { square: 66, role: 'cause' },
    { square: 22, role: 'target' },
  ]);
});

test('a digit that excludes another in its own square is not drawn over it', () => {
  const events = lastPlace.with(1, event('excluded', { ...lastPlace[1], square: at(3, 5) }));
  assert.deepEqual(tell(events)[0].picture.struck, []);
});

test('of what is left of a pair the pair and the known digit are named, with the rule', () => {
  const events = [
    event('given', { square: at(5, 6), digits: [8] }),
    event('given', { square: at(4, 4), digits: [9] }),
    event('excluded', {
      square: at(4, 6),
      digits: [8],
      rule: 'sp-column',
      unit: { type: 'column', number: 6 },
      cause: 0,
    }),
    event('setFound', {
      squares: [at(4, 4), at(4, 6)],
      digits: [6, 9],
      rule: 'rule-1-1',
      unit: row(4),
      cause: 2,
    }),
    event('setReduced', { squares: [at(4, 6)], digits: [6], rule: 'rule-b', cause: 3, other: 1 }),
    event('setRegistered', { squares: [at(4, 6)], digits: [6], rule: 'rule-d', cause: 4 }),
    event('placed', { square: at(4, 6), digits: [6], cause: 5 }),
  ];
  assert.deepEqual(texts(events), [
    'r5c6 is 8, so 8 is excluded from r4c6 in column 6.',
    'In row 4, only r4c4 and r4c6 have no candidates but 6 and 9.',
    'The set r4c4 = 9 is known, so 6 is left for r4c6.',
    'Registered on level 0: r4c6 = 6.',
  ]);
  assert.equal(tell(events)[2].rule?.label, 'rule (b)');
});

test('of a known set that is split, the new part is what has to be explained', () => {
  const events = [
    event('given', { square: at(3, 3), digits: [9] }),
    event('setRegistered', { squares: [at(3, 1), at(3, 2)], digits: [2, 3] }),
    event('excluded', { square: at(3, 1), digits: [9], rule: 'sp-row', unit: row(3), cause: 0 }),
    event('setFound', {
      squares: [at(3, 1)],
      digits: [3],
      rule: 'rule-1-1',
      unit: row(3),
      cause: 2,
    }),
    event('setDropped', { squares: [at(3, 1), at(3, 2)], digits: [2, 3], cause: 3, other: 1 }),
    event('setReduced', { squares: [at(3, 2)], digits: [2], rule: 'rule-c', cause: 4, other: 3 }),
    event('setRegistered', { squares: [at(3, 2)], digits: [2], rule: 'rule-d', cause: 5 }),
    event('placed', { square: at(3, 2), digits: [2], cause: 6 }),
  ];
  assert.deepEqual(texts(events).slice(1, 3), [
    'In row 3, only r3c1 has no candidates but 3.',
    'Of the known set 2 and 3 in r3c1 and r3c2, 2 is left for r3c2.',
  ]);
});

test('rule (1-2) says which digit it has added to those of the square', () => {
  const unit = row(1);
  const events = [
    event('excluded', { square: at(1, 1), digits: [3, 4, 5, 6, 7, 8, 9], rule: 'sp-row', unit }),
    event('setFound', {
      squares: [at(1, 1), at(1, 2), at(1, 3)],
      digits: [1, 2, 3],
      rule: 'rule-1-2',
      unit,
      cause: 0,
    }),
    event('setRegistered', { squares: [at(1, 1)], digits: [1], rule: 'rule-d', cause: 1 }),
    event('placed', { square: at(1, 1), digits: [1], cause: 2 }),
  ];
  assert.equal(
    texts(events)[1],
    'With 3 added, in row 1 only r1c1, r1c2 and r1c3 have no candidates but 1, 2 and 3.',
  );
});

test('a larger set as the cause is named with its squares', () => {
  const squares = [at(8, 4), at(9, 4)];
  const events = lastPlace.with(0, event('setRegistered', { squares, digits: [5, 7] }));
  assert.equal(
    texts(events)[0],
    'In column 4 there is the determined set 5 and 7 in r8c4 and r9c4, so 7 is excluded from r3c4.',
  );
});

test('a square that holds another digit is said to be full', () => {
  const full = [
    event('given', { square: at(3, 4), digits: [2] }),
    event('excluded', { ...lastPlace[1], rule: 'sp-square', unit: null }),
    ...lastPlace.slice(2),
  ];
  assert.equal(texts(full)[0], 'r3c4 is 2, so 7 is excluded from it.');
});

test('of an adopted digit the case of Table 1 is told, with both branches under it', () => {
  const [first, assumption] = tell(caseTwo);
  assert.equal(
    first.text,
    'Assuming r1c1 = 2 fills the board; excluding it leads to a contradiction.',
  );
  assert.deepEqual(first.rule, { label: 'Table 1, case 2', anchor: 'table-1' });
  assert.equal(assumption.text, 'Assumption: r1c1 = 2');
  assert.equal(assumption.items().length, 2);
});

test('of case 2 with a remainder is told which set was registered in place of the digit', () => {
  const events = caseTwo.with(-1, event('placed', { square: at(9, 9), digits: [4], cause: 10 }));
  assert.match(
    texts(events)[0],
    /In that branch the first single set to be registered was r9c9 = 4, in place of r1c1 = 2\.$/,
  );
});

test('of a search is told what the square could not take, and what was tried in it before', () => {
  const digits = '12345....' + '.'.repeat(72);
  const events = [
    ...givens(digits),
    event('placed', { square: at(1, 6), digits: [6] }),
    event('takenBack', { square: at(1, 6), digits: [6] }),
    event('placed', { square: at(1, 6), digits: [7] }),
  ];
  const told = tellAccount(en, events, events[events.length - 1], { slug: 'x', goesOn: true });
  assert.deepEqual(
    told.map(({ text }) => text),
    ['Row 1 has 1, 2, 3, 4 and 5.', 'Before it, 6 was tried here and taken back.'],
  );
});

test('cell lists name the painting that has left one white square', () => {
  const board = '.'.repeat(18) + '123...4568'.slice(0, 9) + '.'.repeat(54);
  const events = [
    ...givens(board),
    event('given', { square: at(8, 4), digits: [7] }),
    event('given', { square: at(2, 6), digits: [7] }),
    event('deduction', {
      rule: 'list-row',
      family: 'list-elimination',
      square: at(3, 5),
      digits: [7],
      unit: row(3),
    }),
  ];
  const placed = event('placed', { square: at(3, 5), digits: [7], cause: events.length - 1 });
  assert.equal(
    texts([...events, placed])[0],
    'On the sheet of 7, r3c5 is the only white square of row 3: the others are painted by line elimination.',
  );
});

test('cell lists name the sheets that a digit changes, and the whole analysis before the first', () => {
  const deduction = (/** @type {number} */ column, /** @type {number} */ digit) =>
    event('deduction', {
      rule: 'list-single',
      family: 'list-single',
      square: at(3, column),
      digits: [digit],
    });
  const events = [
    event('excluded', { square: at(3, 5), digits: [1, 2, 3, 4, 5, 6, 8] }),
    deduction(5, 7),
    event('placed', { square: at(3, 5), digits: [7], cause: 1 }),
    event('excluded', { square: at(3, 6), digits: [1, 2, 3, 4, 5, 6, 7, 8] }),
    deduction(6, 9),
    event('placed', { square: at(3, 6), digits: [9], cause: 4 }),
  ];
  assert.deepEqual(texts(events.slice(0, 3)).slice(1), [
    'The press began with the whole analysis: all nine sheets were painted, all cell lists made.',
    'Partial analysis: the digit changes the sheets of 7 and 9, and only those are looked through again.',
  ]);
  assert.deepEqual(texts(events).slice(1), [
    'Partial analysis: the digit changes the sheet of 9, and only that is looked through again.',
  ]);
});
