// The mutants of JavaScript: which changes are made in a module, and which are not.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changesOf } from '../../scripts/mutate/js-changes.js';
import { piecesOf, placeOf, testsAt } from '../../scripts/mutate/js-reach.js';

/** What becomes of a text. @param {string} text */
const mutants = (text) =>
  changesOf(text)
    .map(({ start, end, to }) => text.slice(0, start) + to + text.slice(end))
    .sort();

const changes = [
  ['if (a) b();', ['if (!(a)) b();', 'if (a) ;']],
  ['x = a < b;', [';', 'x = a <= b;']],
  ['x = a /* < */ >= b;', [';', 'x = a /* < */ > b;']],
  ['const x = a === b && c;', ['const x = a !== b && c;', 'const x = a === b || c;']],
  ['const x = a ?? b ?? c;', ['const x = ((a ?? b) && (c));', 'const x = ((a) && (b)) ?? c;']],
  ['const x = a - b;', ['const x = a + b;']],
  ['const x = 1;', ['const x = 0;', 'const x = 2;']],
  ['const x = -a;', ['const x = a;']],
  ['const x = !true;', ['const x = !false;', 'const x = true;']],
  ["const x = a === 'b';", ["const x = a !== 'b';", "const x = a === '';"]],
  [
    'const x = a?.b?.[c]?.();',
    ['const x = a.b?.[c]?.();', 'const x = a?.b?.[c]();', 'const x = a?.b[c]?.();'],
  ],
  ['const x = a.some(b);', ['const x = a.every(b);']],
  ['const x = a?.filter(b);', ['const x = a.filter(b);', 'const x = a;']],
  ['const f = () => a();', ['const f = () => undefined;']],
  ['function f() { return a(); }', ['function f() { return undefined; }']],
  [
    'for (; ; ) { i++; continue; }',
    ['for (; ; ) { ; continue; }', 'for (; ; ) { i++; ; }', 'for (; ; ) { i--; continue; }'],
  ],
  ['function f() { throw a; }', ['function f() { ; }']],
];

test('each change that there can be is made, and no other', () => {
  for (const [text, wanted] of changes) assert.deepEqual(mutants(String(text)), wanted);
});

test('what is no code, what has a name, and what is read by people only stays as it is', () => {
  for (const text of [
    "import { a } from 'b';",
    '// if (a < 1) b();',
    '/** @param {1} a */',
    "const a = t('key') + 'and';",
    'const a = { 1: b };',
    'const { a } = b;',
    '/[0-9]+/;',
  ]) {
    assert.deepEqual(
      mutants(text).filter((mutant) => mutant !== ';'),
      [],
      text,
    );
  }
});

test('a place is run where the innermost count says so', () => {
  const range = (
    /** @type {number} */ startOffset,
    /** @type {number} */ endOffset,
    /** @type {number} */ count,
  ) => ({ startOffset, endOffset, count });
  const functions = [
    { functionName: 'f', ranges: [range(10, 30, 2), range(15, 20, 0)] },
    { functionName: '', ranges: [range(0, 40, 1)] },
    { functionName: 'g', ranges: [range(32, 38, 0)] },
  ];
  assert.deepEqual(piecesOf({ functions }), [0, 15, 20, 32, 38, 40]);
});

test('a sign that passes over what follows is run with what is before it', () => {
  assert.equal(placeOf('a || b', 2), 1);
  assert.equal(placeOf('a || b', 5), 5);
  assert.equal(placeOf('a | b', 2), 2);
});

test('a place is put before the tests that run it, the quickest first, and before no others', () => {
  const reaches = {
    slow: { seconds: 3, ran: { 'a.js': [0, 9] }, calls: { 'a.js': true } },
    other: { seconds: 1, ran: { 'b.js': [0, 9] }, calls: {} },
    quick: { seconds: 2, ran: { 'a.js': [0, 5, 7, 9] }, calls: { 'a.js': true } },
    loads: { seconds: 1, ran: { 'a.js': [7, 9] }, calls: { 'a.js': false } },
  };
  assert.deepEqual(testsAt(reaches, 'a.js', 6), ['slow']);
  assert.deepEqual(testsAt(reaches, 'a.js', 7), ['quick', 'slow']);
  assert.deepEqual(testsAt(reaches, 'a.js', 9), []);
});
