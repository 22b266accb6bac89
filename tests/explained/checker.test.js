// The checker itself: it accepts true steps and refuses each kind of lie once.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readChinese } from './chinese.js';
import { CASES } from './cases.js';
import { readJapanese } from './japanese.js';
import { checkText, compareTexts } from './press.js';

/** The candidates of a person as bits. @param {Record<string, number[]>} candidates */
function marksOf(candidates) {
  const marks = Array(81).fill(0);
  for (const [name, digits] of Object.entries(candidates)) {
    const square = (Number(name[1]) - 1) * 9 + Number(name[3]) - 1;
    marks[square] = digits.reduce((mark, digit) => mark | (1 << digit), 0);
  }
  return marks;
}

/** The faults of a text, and its steps. @param {import('./cases.js').Case} told @param {string} text */
function check({ board = '.'.repeat(81), candidates = {} }, text) {
  const [, row, column, digit] = /r(\d)c(\d) is (\d)/.exec(text) ?? [];
  const square = (Number(row) - 1) * 9 + Number(column) - 1;
  const after = board.slice(0, square) + digit + board.slice(square + 1);
  return checkText({ before: board, after, english: text, marks: marksOf(candidates) });
}

for (const told of CASES) {
  test(`what is told of ${told.name} is found true, and lies about it are found`, () => {
    assert.deepEqual(check(told, told.text).faults, []);
    for (const [from, to, fault] of told.lies) {
      const lie = told.text.replace(told.text.includes(from) ? from : new RegExp(from), to);
      assert.notEqual(lie, told.text, from);
      const { faults } = check(told, lie);
      assert.ok(
        faults.some((one) => fault.test(one.split('\n')[0])),
        `${fault} in ${faults.join('\n')}\n${lie}`,
      );
    }
  });
}

const NAKED = /** @type {import('./cases.js').Case} */ (
  CASES.find(({ name }) => name === 'a naked single')
);

test('a single that is not told as one is found, whatever is told instead', () => {
  const faultsOf = (/** @type {string} */ reason) =>
    check(NAKED, `1. r1c9 is 9.${reason}`).faults.map((fault) => fault.split('\n')[0]);
  const untold = 'is a single, and is not told as one';
  const fits = ' It fits so far: row 1, column 9 and box 3 do not have 9 yet.';
  assert.deepEqual(faultsOf(fits), [untold]);
  assert.deepEqual(faultsOf(' Its reason is too long to be told here.'), [untold]);
  const supposed = `
  Suppose that r1c9 is not 9.
    Then r1c9 has no candidate left.
  So r1c9 is 9.`;
  assert.deepEqual(faultsOf(supposed), [untold]);
});

test('a step that the press did not take is found, and one that is not told', () => {
  const before = NAKED.board ?? '';
  const { faults } = checkText({ before, after: before, english: NAKED.text });
  assert.match(faults.join(), /the steps lead to/);
  const after = `${before.slice(0, 8)}9${before.slice(9)}`;
  assert.match(checkText({ before, after, english: 'Finished.\n' }).faults.join(), /the press to/);
});

test('each step is proved on the board that those before it lead to', () => {
  const before = '12345678.'.padEnd(81, '.');
  const text = `1. r1c9 is 9. It is the last empty square of row 1.
2. r2c9 is 9. It fits so far: row 2, column 9 and box 3 do not have 9 yet.`;
  const after = '123456789........9'.padEnd(81, '.');
  const { steps, faults } = checkText({ before, after, english: text });
  assert.deepEqual(steps[0].faults, []);
  assert.match(faults.join(), /column 9 has 9/);
});

test('a step may rest on what those above it have refuted, and says so', () => {
  const marks = marksOf({ r1c1: [1, 2], r1c2: [1, 2], r1c3: [1, 3], r1c4: [1, 5] });
  const refuting = (/** @type {string} */ square) => `
  Suppose that ${square} is 1.
    Then r1c1 is 2: it has no other candidate left.
    Then r1c2 has no candidate left.
  So ${square} cannot be 1.`;
  const earlier = '\n  What earlier proofs ruled out stays ruled out.';
  const faultsOf = (/** @type {string} */ first, /** @type {string} */ second) =>
    checkText({
      before: '.'.repeat(81),
      after: '..35'.padEnd(81, '.'),
      english: `1. r1c3 is 3.${first}
  So r1c3 is 3: it has no other candidate left.
2. r1c4 is 5.${second}
  So r1c4 is 5: it has no other candidate left.
`,
      marks,
    }).faults.map((fault) => fault.split('\n')[0]);
  const both = refuting('r1c4') + refuting('r1c3');
  assert.deepEqual(faultsOf(both, earlier), []);
  assert.ok(faultsOf(both, '').length > 0);
  assert.ok(faultsOf(refuting('r1c3'), earlier).includes('it rests on nothing'));
});

/** Lines for the pair of a case, and others. @param {string[]} more */
const slice = (...more) =>
  ['1. r1c3 is 3.', ...more, '  So r1c3 is 3: it has no other candidate left.'].join('\n');

test('a line that could be left out is counted, on the board and under an assumption', () => {
  const told = {
    name: '',
    lies: [],
    text: '',
    candidates: { r1c1: [1, 2], r1c2: [1, 2], r1c3: [1, 3], r1c4: [1, 5], r9c9: [4] },
  };
  const needed = '  Because r1c1 and r1c2 can only be 1 and 2 (naked pair), r1c3 cannot be 1.';
  const idle = '  Because r1c1 and r1c2 can only be 1 and 2 (naked pair), r1c4 cannot be 1.';
  const supposed = [
    '  Suppose that r1c3 is 1.',
    '    Then r1c1 is 2: it has no other candidate left.',
  ];
  const clash = ['    Then r1c2 has no candidate left.', '  So r1c3 cannot be 1.'];
  const aside = '    Then r9c9 is 4: it has no other candidate left.';
  for (const [count, text] of /** @type {const} */ ([
    [0, slice(needed)],
    [1, slice(needed, idle)],
    [0, slice(...supposed, ...clash)],
    [1, slice(...supposed, aside, ...clash)],
  ])) {
    const { steps, faults } = check(told, text);
    assert.deepEqual(faults, []);
    assert.equal(steps[0].needless, count, text);
  }
});

const ENGLISH = `${slice('  Because r1c1 and r1c2 can only be 1 and 2 (naked pair), r1c3 cannot be 1.')}
2. r4c6 is 6. Row 4 has 2 and 5, column 6 has 1, 7 and 8, box 5 has 3, 4 and 9.`;

/**
 * A text in another language gives the same facts, and lies in it are found.
 * @param {(line: string) => import('./reader.js').Fact[]} read
 * @param {string} text
 * @param {readonly (readonly [from: string, to: string, fault: RegExp])[]} lies
 */
function compare(read, text, lies) {
  assert.deepEqual(compareTexts(ENGLISH, text, read), []);
  for (const [from, to, fault] of lies) {
    const lie = text.replace(from, to);
    assert.notEqual(lie, text);
    assert.match(compareTexts(ENGLISH, lie, read).join(), fault, from);
  }
}

test('Japanese has to say what English says, number by number and square by square', () => {
  const japanese = `1. 1行3列は3です。
  1行1列と1行2列に入るのは1・2だけなので（ネイキッドペア）、1行3列に1は入りません。
  これで、ほかに候補が残っていないので、1行3列は3です。
2. 4行6列は6です。第4行に2・5、第6列に1・7・8、第5ボックスに3・4・9があります。`;
  compare(readJapanese, japanese, [
    ['1行2列', '1行4列', /two facts/],
    ['1・2だけ', '1・3だけ', /two facts/],
    ['第6列', '第6行', /two facts/],
    ['3・4・9', '3・4・8', /two facts/],
    ['1行3列に1は', '1行3列に2は', /two facts/],
    ['ネイキッド', 'ヒドゥン', /two facts/],
    ['ほかに候補が', 'ほかの候補は', /is not understood: "これで、ほかの/],
    ['\n  これで、ほかに候補が残っていないので、1行3列は3です。', '', /3 lines for 4/],
  ]);
});

test('so has Chinese', () => {
  const chinese = `1. r1c3是3。
  r1c1和r1c2只能填1、2（显性数对），所以r1c3不能填1。
  于是r1c3是3：它没有别的候选数了。
2. r4c6是6。第4行有2、5，第6列有1、7、8，第5宫有3、4、9。`;
  compare(readChinese, chinese, [
    ['r1c2', 'r1c4', /two facts/],
    ['只能填1、2', '只能填1、3', /two facts/],
    ['第6列', '第6行', /two facts/],
    ['第5宫', '第5列', /two facts/],
    ['3、4、9', '3、4、8', /two facts/],
    ['r1c3不能填1', 'r1c3不能填2', /two facts/],
    ['显性', '隐性', /two facts/],
    ['数对', '三数组', /two facts/],
    ['于是r1c3是3：它没有别的候选数了', '因此r1c3不能填3', /two facts/],
    ['它没有别的候选数了', '它可能没有别的候选数了', /is not understood: "于是r1c3是3：它可能/],
    ['\n  于是r1c3是3：它没有别的候选数了。', '', /3 lines for 4/],
  ]);
});
