// A proof as an argument: what no later line needs is not told, and digits that are only supposed are drawn as such.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadPart } from '../../web/locales/languages.js';
import { wordsOf } from '../../web/locales/words.js';
import { tellProof, writeProof } from '../../web/story/proofs.js';

await Promise.all([loadPart('en', 'methods'), loadPart('en', 'proofs')]);
const words = wordsOf('en');

const ALL = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** In box 1 the 1 is left in row 1 only, and r1c9 can be 1 or 2. */
const CANDIDATES = Array.from({ length: 81 }, (_, square) => {
  if ([9, 10, 11, 18, 19, 20].includes(square)) return ALL.slice(1);
  return square === 8 ? [1, 2] : ALL;
});

/** @param {object} proof @param {object | null} claim */
const proved = (proof, claim) =>
  /** @type {any} */ ({ claim, proof, digits: '.'.repeat(81), candidates: CANDIDATES });

const LOCKED = {
  remove: ['r1c4<>1', 'r1c5<>1', 'r1c6<>1', 'r1c7<>1', 'r1c8<>1', 'r1c9<>1'],
  locked: { digit: 1, in: 'b1', to: 'r1' },
};
const placed = { square: { row: 1, column: 9 }, digit: 2, isDenied: false };

test('of what a line takes only what a later line needs is told', () => {
  const text = writeProof(
    words,
    proved({ way: [LOCKED, { place: 'r1c9=2', in: 'r1c9' }] }, placed),
  );
  assert.equal(
    text.replaceAll('\u2060', ''),
    [
      'r1c9 is 2. Because in box 1 the digit 1 can only go in row 1 (pointing), r1c9 cannot be 1. So r1c9 is 2: it has no other candidate left.',
      '  Because in box 1 the digit 1 can only go in row 1 (pointing), r1c9 cannot be 1.',
      '  So r1c9 is 2: it has no other candidate left.',
      '',
    ].join('\n'),
  );
});

test('a digit that is supposed, and what follows from it, are drawn as supposed', () => {
  const by = {
    suppose: 'r1c9=2',
    lines: [LOCKED, { place: 'r4c9=1', in: 'c9' }],
    broken: 'r1c9',
  };
  const about = proved({ way: [{ remove: ['r1c9<>2'], by }] }, { ...placed, isDenied: true });
  const pictures = (tellProof(words, about).lead.steps?.() ?? []).map(({ picture }) => picture);
  // The supposition, two lines, the contradiction, the conclusion.
  assert.deepEqual(
    pictures.map((picture) => picture?.supposed),
    [undefined, [8], [8], [8, 35], [8, 35]],
  );
  assert.equal(pictures[3]?.found?.[35], '1');
});

test('what no argument can do with fewer lines says so at its end, and nothing else does', () => {
  const by = { suppose: 'r1c9=2', lines: [LOCKED], broken: 'r1c9' };
  const removal = { remove: ['r1c9<>2'], by };
  const about = proved(
    { way: [removal, { ...removal, remove: [] }], shortest: [1] },
    { ...placed, isDenied: true },
  );
  const ends = tellProof(words, about).items.map(({ items }) => items?.().at(-1)?.text);
  assert.equal(ends[1], 'No shorter contradiction exists (a pair counts as two lines).');
  assert.match(String(ends[0]), /^Then .* no candidate left/);
});

test('a trial with the same lines as the one before it refers to that', () => {
  const by = { suppose: 'r1c9=2', lines: [LOCKED], broken: 'r1c9' };
  const way = [
    { remove: ['r1c9<>2'], by },
    { remove: ['r9c9<>2'], by: { ...by, suppose: 'r9c9=2' } },
    { remove: ['r8c9<>2'], by: { ...by, suppose: 'r8c9=2', broken: 'r2c9' } },
  ];
  const { items } = tellProof(words, proved({ way }, { ...placed, isDenied: true }));
  const [first, second, third] = items.map(({ text }) => text.replaceAll('\u2060', ''));
  assert.match(first, /^If r1c9 were 2, .* So r1c9 cannot be 2\.$/);
  assert.equal(second, 'If r9c9 were 2, the same would follow. So r9c9 cannot be 2.');
  assert.match(third, /^If r8c9 were 2, /);
  assert.deepEqual(
    items[1].items?.().map(({ text }) => text),
    items[0].items?.().map(({ text }) => text),
  );
});

test('a short way is told whole, and a long one by its size', () => {
  const way = [1, 2, 3, 4, 5, 6].map((digit) => ({
    place: `r5c${digit}=${digit}`,
    in: `r5c${digit}`,
  }));
  const claim = { square: { row: 5, column: 6 }, digit: 6, isDenied: false };
  const { lead, items } = tellProof(words, proved({ way }, claim));
  assert.equal(lead.text.replaceAll('\u2060', ''), 'r5c6 is 6. The way there: 5 other digits.');
  assert.equal(items.length, 6);
  assert.equal(tellProof(words, proved({ way: way.slice(0, 1) }, claim)).items.length, 0);
});
