// A digit in the first layer: the argument that the engine has proved, or where the digit comes from.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { locales } from '../locales/all.js';
import { tellPlaced } from '../../web/story/placements.js';
import { loadDetails } from '../../web/story/loading.js';
import { tellKept, tellTakenBack } from '../../web/story/unproved.js';
import { writeLines } from '../../web/story/trials.js';
import { tellAnalysis, tellVisit } from '../../web/story/visits.js';
import { createWords } from '../../web/locales/words.js';
import { at, caseTwo, event, givens, lastPlace, part, reason, row } from './events.js';

await loadDetails('en');

const en = createWords(locales.en);
const ja = createWords(locales.ja);
const box = (/** @type {number} */ number) => ({ type: 'box', number });
const column = (/** @type {number} */ number) => ({ type: 'column', number });

/** @param {readonly any[]} events @returns {any} */
const tell = (events, words = en, method = {}) =>
  tellPlaced(
    words,
    events,
    events.findLast(({ kind }) => kind === 'placed'),
    method,
  );

/** A digit in r4c6 with the lines that prove it, which count from 1. @param {any[]} lines */
const proved = (...lines) => [event('placed', { square: at(4, 6), digits: [6] }), ...lines];
const here = { square: at(4, 6), digits: [6] };

/** @param {readonly any[]} lines */
const bothOf = (lines) => [en, ja].map((words) => tell(lines, words).text);

test('a naked single says where each other digit stands, each once', () => {
  const lines = proved(
    reason('naked-single', 'single', 0, here),
    part('sees', 1, { unit: row(4), digits: [2, 5, 9] }),
    part('sees', 1, { unit: column(6), digits: [1, 7, 8] }),
    part('sees', 1, { unit: box(5), digits: [3, 4] }),
  );
  assert.deepEqual(bothOf(lines), [
    'r4c6 is 6. Only 6 is left: row 4 has 2, 5 and 9, column 6 has 1, 7 and 8, box 5 has 3 and 4.',
    '4行6列は6です。第4行に2・5・9、第6列に1・7・8、第5ボックスに3・4があり、残るのは6だけです。',
  ]);
  assert.deepEqual(tell(lines).rule, { label: 'naked single', anchor: 'naked-single' });
});

test('marks that a person has removed are not said to stand on the board', () => {
  const lines = proved(
    reason('naked-single', 'single', 0, here),
    part('sees', 1, { unit: row(4), digits: [1, 2, 3, 4, 5, 9] }),
    part('ruledOut', 1, { square: at(4, 6), digits: [7, 8] }),
  );
  assert.deepEqual(bothOf(lines), [
    'r4c6 is 6. Only 6 is left: row 4 has 1, 2, 3, 4, 5 and 9. The candidates 7 and 8 were ruled out before.',
    '4行6列は6です。第4行に1・2・3・4・5・9があり、残るのは6だけです。候補の7・8は、すでに除かれています。',
  ]);
});

test('a hidden single names the digits that see the other squares, and shades what each of them closes', () => {
  const lines = proved(
    reason('hidden-single', 'single', 0, { ...here, unit: box(5) }),
    part('sees', 1, { squares: [at(5, 1), at(9, 4)], digits: [6] }),
  );
  assert.deepEqual(bothOf(lines), [
    'r4c6 is 6. In box 5 no other square can be 6: the 6s in r5c1 and r9c4 rule out the other empty squares.',
    '4行6列は6です。5行1列と9行4列に6があるので、第5ボックスのほかの空きマスに6は入りません。',
  ]);
  const { picture } = tell(lines);
  assert.equal(picture.last, 32);
  assert.deepEqual(picture.units, [
    { unit: row(5), role: 'closed' },
    { unit: column(4), role: 'closed' },
    { unit: box(5), role: 'set' },
  ]);
  assert.deepEqual(picture.links, [], 'no arrow runs across digits');
});

test('where one other square is empty, it is not spoken of as several', () => {
  assert.equal(
    tell(lastPlace).text,
    'r3c5 is 7. In row 3 no other square can be 7: the 7 in r8c4 rules out the other empty square.',
  );
  assert.equal(
    tell(lastPlace, ja).text,
    '3行5列は7です。8行4列に7があるので、第3行のほかの空きマスに7は入りません。',
  );
});

test('squares that a person has ruled out are named apart from those that a digit sees', () => {
  const lines = proved(
    reason('hidden-single', 'single', 0, { ...here, unit: row(4) }),
    part('ruledOut', 1, { squares: [at(4, 1), at(4, 2)], digits: [6] }),
  );
  assert.deepEqual(bothOf(lines), [
    'r4c6 is 6. In row 4 no other square can be 6: in r4c1 and r4c2 the 6 was ruled out before.',
    '4行6列は6です。4行1列と4行2列では候補の6がすでに除かれているので、第4行のほかの空きマスに6は入りません。',
  ]);
  const both = [...lines, part('sees', 1, { squares: [at(5, 9), at(9, 4)], digits: [6] })];
  assert.equal(
    tell(both).text,
    'r4c6 is 6. In row 4 no other square can be 6: in r4c1 and r4c2 the 6 was ruled out before, and the 6s in r5c9 and r9c4 rule out the others.',
  );
  const { position } = tell(lines).picture;
  assert.deepEqual([position[27], position[29]], [0b111011111, 0b111111111], 'only the 6 is gone');
});

test('the last empty square of a unit is told as such', () => {
  const lines = proved(reason('full-house', 'single', 0, { ...here, unit: row(4) }));
  assert.deepEqual(bothOf(lines), [
    'r4c6 is 6. It is the last empty square of row 4.',
    '4行6列は6です。第4行の最後の空きマスです。',
  ]);
});

const slice = proved(
  reason('naked-pair', 'subset', 0, {
    squares: [at(4, 1), at(4, 2)],
    digits: [3, 7],
    unit: row(4),
  }),
  part('takes', 1, { square: at(4, 6), digits: [3, 7] }),
  part('takes', 1, { square: at(4, 8), digits: [3] }),
  reason('x-wing', 'fish', 0, { squares: [at(1, 6), at(4, 6)], digits: [8] }),
  part('base', 4, { unit: row(1) }),
  part('base', 4, { unit: row(5) }),
  part('cover', 4, { unit: column(2) }),
  part('cover', 4, { unit: column(6) }),
  part('takes', 4, { square: at(4, 6), digits: [8] }),
  reason('naked-single', 'single', 0, here),
);

test('a slice is told deduction by deduction, by their usual names, and then the digit', () => {
  assert.deepEqual(bothOf(slice), [
    'r4c6 is 6. Because r4c1 and r4c2 can only be 3 and 7 (naked pair), r4c6 cannot be 3 or 7; r4c8 cannot be 3. Because in rows 1 and 5 the digit 8 can only go in columns 2 and 6 (X-Wing), r4c6 cannot be 8. So r4c6 is 6: it has no other candidate left.',
    '4行6列は6です。4行1列と4行2列に入るのは3・7だけなので（ネイキッドペア）、4行6列に3・7、4行8列に3は入りません。第1・5行で8が入るのは第2・6列だけなので（Xウィング）、4行6列に8は入りません。これで、ほかに候補が残っていないので、4行6列は6です。',
  ]);
  assert.deepEqual(tell(slice).rule, {
    label: 'naked pair, X-Wing, naked single',
    anchor: 'naked-pair',
  });
});

test('each line of a slice unfolds with its own pattern and what it takes, struck out', () => {
  const [pair, , final] = tell(slice).items();
  assert.deepEqual(pair.picture.struck, [
    { square: 32, digit: 3 },
    { square: 32, digit: 7 },
    { square: 34, digit: 3 },
  ]);
  assert.deepEqual(
    pair.picture.squares.map((/** @type {any} */ { square }) => square),
    [27, 28],
  );
  assert.equal(final.picture.last, 32);
  assert.equal(final.picture.position[32] & 0b1000100, 0, 'what the pair took is gone by then');
});

test('a digit that is not the one in question is said to be a must, not to stand there', () => {
  const lines = proved(
    reason('hidden-single', 'single', 0, { square: at(2, 8), digits: [6], unit: column(8) }),
    reason('hidden-single', 'single', 0, { ...here, unit: row(4) }),
  );
  assert.deepEqual(bothOf(lines), [
    'r4c6 is 6. r2c8 must be 6: no other square in column 8 can be 6. So r4c6 is 6: no other square in row 4 can be 6.',
    '4行6列は6です。第8列のほかのマスに6が入らないので、2行8列は6に決まります。これで、第4行のほかのマスに6が入らないので、4行6列は6です。',
  ]);
  assert.equal(tell(lines).rule.label, 'hidden single\u00a0×2', 'both count');
});

/** @param {any[]} inner lines inside */
const trial = (...inner) =>
  proved(
    reason('trial', 'trial', 0, { square: at(4, 6), digits: [3] }),
    ...inner,
    reason('naked-single', 'single', 0, here),
  );
const broken = reason('no-candidate', 'contradiction', 0, { square: at(7, 9), value: 1 });
const step = reason('hidden-single', 'single', 0, {
  square: at(4, 8),
  digits: [6],
  unit: row(4),
  value: 1,
});

test('a short trial is told with all of its lines, and names where it breaks', () => {
  assert.deepEqual(bothOf(trial(step, broken)), [
    'r4c6 is 6. Suppose that r4c6 is 3. Then r4c8 is 6: no other square in row 4 can be 6. Then r7c9 has no candidate left. So r4c6 cannot be 3. So r4c6 is 6: it has no other candidate left.',
    '4行6列は6です。4行6列が3だとします。すると、第4行のほかのマスに6が入らないので、4行8列は6です。すると、7行9列に入る数字がなくなります。したがって、4行6列に3は入りません。これで、ほかに候補が残っていないので、4行6列は6です。',
  ]);
});

test('of a long trial is told how long it is and where it breaks, and its lines unfold', () => {
  const lines = trial(step, step, step, step, step, broken);
  assert.deepEqual(bothOf(lines), [
    'r4c6 is 6. If r4c6 were 3, then after 5 steps r7c9 would have no candidate left. So r4c6 cannot be 3. So r4c6 is 6: it has no other candidate left.',
    '4行6列は6です。4行6列が3だとすると、5手のあとで、7行9列に入る数字がなくなります。したがって、4行6列に3は入りません。これで、ほかに候補が残っていないので、4行6列は6です。',
  ]);
  const [supposed] = tell(lines).items();
  assert.equal(supposed.items().length, 6);
  assert.deepEqual(supposed.picture.wrong, [62], 'the square that has nothing left is marked');
});

test('trials inside a trial are counted, and unfold one by one', () => {
  const inner = [
    reason('trial', 'trial', 0, { square: at(1, 1), digits: [2], value: 1 }),
    reason('no-place', 'contradiction', 0, { unit: row(3), digits: [5], value: 2 }),
  ];
  const lines = trial(...inner, step, broken);
  assert.match(
    tell(lines).text,
    /If r4c6 were 3, then after 1 step and 1 further trial r7c9 would have no candidate left\./,
  );
  const [further] = tell(lines).items()[0].items();
  assert.equal(
    further.text,
    'If r1c1 were 2, then no square of row 3 could be 5. So r1c1 cannot be 2.',
  );
});

test('a trial inside whose lines are too many says so, and what takes nothing is left out', () => {
  const inner = reason('trial', 'trial', 0, { square: at(1, 1), digits: [2], value: 1 });
  const idle = reason('naked-pair', 'subset', 0, {
    squares: [at(5, 1), at(5, 2)],
    digits: [1, 2],
    unit: row(5),
    value: 1,
  });
  const [supposed] = tell(trial(idle, inner, step, broken)).items();
  assert.deepEqual(
    supposed.items().map((/** @type {any} */ { text }) => text),
    [
      'That r1c1 is 2 leads to a contradiction, by more lines than can be told here. So r1c1 cannot be 2.',
      'Then r4c8 is 6: no other square in row 4 can be 6.',
      'Then r7c9 has no candidate left.',
    ],
  );
});

test('a trial that something is not so proves the digit, and no line is needed after it', () => {
  const lines = proved(
    reason('trial-not', 'trial', 0, here),
    reason('squares', 'contradiction', 0, {
      unit: row(3),
      squares: [at(3, 1), at(3, 2), at(3, 3)],
      digits: [4, 7],
      value: 1,
    }),
  );
  assert.deepEqual(bothOf(lines), [
    'r4c6 is 6. Suppose that r4c6 is not 6. Then in row 3 only 4 and 7 are left for r3c1, r3c2 and r3c3: too few digits. So r4c6 is 6.',
    '4行6列は6です。4行6列が6でないとします。すると、第3行の3行1列、3行2列、3行3列に残る数字は4・7だけで、数字が足りません。したがって、4行6列は6です。',
  ]);
});

test('the square of a digit is not marked as wrong, even where its trial breaks', () => {
  const lines = proved(
    reason('trial-not', 'trial', 0, here),
    reason('no-candidate', 'contradiction', 0, { square: at(4, 6), value: 1 }),
  );
  assert.deepEqual(tell(lines).picture.wrong, []);
  assert.deepEqual(tell(trial(broken)).picture.wrong, [62]);
});

test('inside a trial the board is drawn with what was put in on trial', () => {
  const [supposed] = tell(trial(step, broken)).items();
  const [, last] = supposed.items();
  assert.equal(last.picture.found[32], '3');
  assert.equal(last.picture.found[34], '6');
});

test('a digit out of a solution names what was refuted, never a refuted digit as its ground', () => {
  /** @param {number} number of the case of Table 1 */
  const inCase = (number, words = en) =>
    tell(
      [
        ...caseTwo.slice(0, 9),
        event('table1', { square: at(1, 1), digits: [2], value: number, cause: 0, other: 7 }),
        event('fromFinished', { square: at(9, 9), digits: [4], cause: 9 }),
        event('placed', { square: at(9, 9), digits: [4], cause: 10 }),
      ],
      words,
    ).text;
  for (const number of [0, 1, 2, 3]) {
    assert.equal(
      inCase(number),
      'r9c9 is 4. It comes from the solution found by assuming r1c1 = 2.',
    );
  }
  assert.equal(
    inCase(4),
    'r9c9 is 4. It comes from the solution found after r1c1 = 2 was refuted.',
  );
  assert.equal(
    inCase(4, ja),
    '9行9列は4です。1行1列に2を仮置きすると矛盾し、除外すると完成しました。その解の数字です。',
  );
  assert.equal(inCase(7), 'r9c9 is 4. It comes from the solution found by excluding 2 from r1c1.');
});

test('a digit found while another was tried is not said to follow from it', () => {
  const tried = event('assumed', { square: at(1, 2), digits: [1], rule: 'list-tried' });
  const found = event('result', { value: 'finished', cause: 0 });
  const placed = event('placed', { square: at(1, 5), digits: [4], cause: 1 });
  assert.equal(
    tell([tried, found, placed]).text,
    'r1c5 is 4. It comes from the solution found by trying r1c2 = 1.',
  );
  const itself = event('placed', { square: at(1, 2), digits: [1], cause: 1 });
  assert.equal(
    tell([tried, found, itself]).text,
    'r1c2 is 1. Trying it led to a complete solution.',
  );
  assert.equal(
    tell([tried, { ...placed, cause: 0 }]).text,
    'r1c5 is 4. It comes from the solution found by trying r1c2 = 1.',
  );
});

test('a digit of a search fits so far, unless the board proves it', () => {
  const placed = event('placed', { square: at(4, 6), digits: [6] });
  assert.equal(
    tell([placed], en, { slug: 'x', goesOn: true }).text,
    'r4c6 is 6. It fits so far: row 4, column 6 and box 5 do not have 6 yet.',
  );
  const kept = [
    ...givens(`${'1234567..'.padEnd(80, '.')}1`),
    reason('full-house', 'single', /** @type {any} */ (null), {
      square: at(1, 9),
      digits: [9],
      unit: row(1),
    }),
  ];
  const order = [
    { row: 1, column: 8, digit: 8 },
    { row: 1, column: 9, digit: 9 },
    { row: 2, column: 1, digit: 4 },
  ];
  assert.equal(
    tellKept(en, kept, order, 1).text,
    'r1c9 is 9. It is the last empty square of row 1.',
  );
  assert.match(tellKept(en, kept, order, 2).text, /^r2c1 is 4\. It fits so far/);
  const { found } = tellKept(en, kept, order, 1).picture ?? {};
  assert.equal(found, `${'12345678.'.padEnd(80, '.')}1`, 'on the givens and what was kept before');
});

test('of a digit that is taken back is told which square had nothing left', () => {
  const back = event('takenBack', { square: at(1, 2), digits: [3] });
  const events = [...givens('1.2......'.padEnd(81, '.')), back];
  assert.equal(
    tellTakenBack(en, events, back).text,
    'The 3 in r1c2 is taken back: with it, r1c4 had no digit left to try.',
  );
});

test('a digit whose argument had no room says so instead of guessing', () => {
  const { text, picture } = tell([event('placed', { square: at(9, 9), digits: [4] })]);
  assert.equal(text, 'r9c9 is 4. Its reason is too long to be told here.');
  assert.equal(picture?.last, 80);
});

test('of a visit is told what was tried in its square since a search last came there', () => {
  const place = (/** @type {number} */ column, /** @type {number} */ digit, kind = 'placed') =>
    event(kind, { square: at(1, column), digits: [digit] });
  const events = [
    ...[place(1, 1), place(2, 2), place(2, 2, 'takenBack'), place(1, 1, 'takenBack')],
    ...[place(1, 3), place(2, 4), place(2, 4, 'takenBack'), place(2, 5), place(2, 5, 'takenBack')],
    ...[place(2, 6), place(3, 7), place(3, 7, 'takenBack'), place(2, 6, 'takenBack'), place(2, 8)],
  ];
  const tried = tellVisit(en, events, events[13]).map(({ text }) => text);
  assert.equal(tried[1], en.t('visit.tried', { digits: '4, 5 and 6', count: 3 }));
  assert.equal(tellVisit(en, events, events[5]).length, 1, 'the 2 was tried before another 1');
});

test('one square that is left for two digits is told as one, and so is one digit for two squares', () => {
  const clash = (/** @type {string} */ rule, /** @type {object} */ left) =>
    writeLines(en, [{ line: { event: reason(rule, 'contradiction', 0, { unit: row(1), ...left }), parts: [] }, inner: null }])[0].text; // prettier-ignore
  const [one, two] = [[at(1, 1)], [at(1, 1), at(1, 2)]];
  assert.equal(
    clash('digits', { squares: one, digits: [3, 4] }),
    'Then in row 1 only r1c1 is left for 3 and 4: too few squares.',
  );
  assert.equal(
    clash('squares', { squares: two, digits: [3] }),
    'Then in row 1 only 3 is left for r1c1 and r1c2: too few digits.',
  );
});

test('the digits that stand in the way of a visit are told in their order', () => {
  const placed = event('placed', { square: at(1, 2), digits: [3] });
  const [{ text }] = tellVisit(en, [...givens('9.2......'.padEnd(81, '.')), placed], placed);
  assert.equal(text, 'Row 1 has 2 and 9.');
});

test('what is analysed are all digits that are left in the square', () => {
  const deduction = event('deduction', { rule: 'list-1' });
  const placed = event('placed', { square: at(1, 1), digits: [2], cause: 0 });
  const told = tellAnalysis(en, [deduction, placed], placed, deduction);
  const digits = '1, 2, 3, 4, 5, 6, 7, 8 and 9';
  assert.equal(told[1].text, en.t('analysis.partial', { digits, count: 9 }));
});
