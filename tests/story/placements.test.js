import assert from 'node:assert/strict';
import { test } from 'node:test';
import { locales } from '../locales/all.js';
import { tellPlaced } from '../../web/story/placements.js';
import { createWords } from '../../web/locales/words.js';
import { at, caseTwo, event, lastPlace, row } from './events.js';

const en = createWords(locales.en);
const ja = createWords(locales.ja);

/** @param {any[]} events */
const tell = (events, words = en) => tellPlaced(words, events, events.at(-1));

test('a digit with one place left says where, why, and what closed the last other place', () => {
  const { text, rule } = tell(lastPlace);
  assert.equal(
    text,
    'r3c5 is 7. In row 3, no other square can be 7. The 7 in r8c4 has just excluded 7 from r3c4.',
  );
  assert.deepEqual(rule, { label: 'rule (2)', anchor: 'make-exclusive-set' });
});

test('the same is said in Japanese, without spaces between the sentences', () => {
  assert.equal(
    tell(lastPlace, ja).text,
    '3行5列は7です。第3行で7が入るマスはほかにありません。8行4列の7により、3行4列から7が除外されたところです。',
  );
});

test('the picture shows the target, its unit, what was excluded, and the cause', () => {
  const { picture } = tell(lastPlace);
  assert.equal(picture?.last, 22);
  assert.deepEqual(picture?.units, [{ unit: row(3), role: 'set' }]);
  assert.deepEqual(picture?.struck, [{ square: 21, digit: 7 }]);
  assert.deepEqual(picture?.squares, [
    { square: 66, role: 'cause' },
    { square: 22, role: 'target' },
  ]);
});

test('a digit that excludes another in its own square is not drawn over it', () => {
  const events = lastPlace.with(1, event('excluded', { ...lastPlace[1], square: at(3, 5) }));
  assert.deepEqual(tell(events).picture?.struck, []);
});

test('what is left of a pair names the pair and the digit that is known', () => {
  const events = [
    event('given', { square: at(5, 6), digits: [8] }),
    event('given', { square: at(4, 4), digits: [9] }),
    event('excluded', { square: at(4, 6), digits: [8], rule: 'sp-column', cause: 0 }),
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
  assert.equal(
    tell(events).text,
    'r4c6 is 6. In row 4, r4c4 and r4c6 have only the candidates {6, 9}, and r4c4 is 9. The 8 in r5c6 has just excluded 8 from r4c6.',
  );
  assert.equal(tell(events).rule?.label, 'rule (b)');
});

test('of a known set that is split, the new part is what has to be explained', () => {
  const events = [
    event('given', { square: at(3, 3), digits: [9] }),
    event('setRegistered', { squares: [at(3, 1), at(3, 2)], digits: [2, 3] }),
    event('excluded', { square: at(3, 1), digits: [9], rule: 'sp-row', cause: 0 }),
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
  assert.equal(
    tell(events).text,
    'r3c2 is 2. The set {2, 3} in r3c1 and r3c2 was already known, and now r3c1 is 3. r3c1 has no other candidate. The 9 in r3c3 has just excluded 9 from r3c1.',
  );
});

test('a larger set as the cause is named with its squares', () => {
  const events = lastPlace.with(
    0,
    event('setRegistered', { squares: [at(8, 4), at(9, 4)], digits: [5, 7] }),
  );
  assert.match(
    tell(events).text,
    /The set \{5, 7\} in r8c4 and r9c4 has just excluded 7 from r3c4\.$/,
  );
});

test('a square that holds another digit is said to be full, not taken', () => {
  const full = [
    event('given', { square: at(3, 4), digits: [2] }),
    event('excluded', { ...lastPlace[1], rule: 'sp-square', unit: null }),
    ...lastPlace.slice(2),
  ];
  assert.match(tell(full).text, /r3c4 is 2, so it cannot be 7\.$/);
});

test('an adopted digit tells what its assumption and the exclusion led to', () => {
  const { text, rule } = tell(caseTwo);
  assert.equal(
    text,
    'r1c1 is 2. Assuming r1c1 = 2 fills the board; excluding it leads to a contradiction.',
  );
  assert.deepEqual(rule, { label: 'Table 1, case 2', anchor: 'table-1' });
});

test('a digit out of the finished list names the branch that finished', () => {
  /** @param {number} number of the case of Table 1 */
  const inCase = (number) =>
    tell([
      ...caseTwo.slice(0, 9),
      event('table1', { square: at(1, 1), digits: [2], value: number, cause: 0, other: 7 }),
      event('fromFinished', { square: at(9, 9), digits: [4], cause: 9 }),
      event('placed', { square: at(9, 9), digits: [4], cause: 10 }),
    ]).text;
  for (const number of [0, 1, 2, 3]) {
    assert.equal(
      inCase(number),
      'r9c9 is 4. It is part of the solution found by assuming r1c1 = 2.',
    );
  }
  for (const number of [4, 7]) {
    assert.equal(
      inCase(number),
      'r9c9 is 4. It is part of the solution found by excluding 2 from r1c1.',
    );
  }
});

test('a digit whose cause was not recorded says so instead of guessing', () => {
  const { text, picture } = tell([event('placed', { square: at(9, 9), digits: [4] })]);
  assert.equal(text, 'r9c9 is 4. The reason was not recorded.');
  assert.equal(picture?.last, 80);
});
