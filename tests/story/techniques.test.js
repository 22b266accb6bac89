// Steps of the catalogue in sentences: every technique has a name and its words in every language.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createWords, wordsOf } from '../../web/locales/words.js';
import { explain } from '../../web/story/explain.js';
import { tellPlaced } from '../../web/story/placements.js';
import { loadDetails } from '../../web/story/loading.js';
import { techniques } from '../../web/story/shelf.js';
import { labelOf } from '../../web/story/rules.js';
import { locales } from '../locales/all.js';
import { FAMILIES } from '../told/events.js';
import { isStep } from '../../web/story/techniques/techniques.js';
import { at, event, result, row } from './events.js';

const slugs = [...FAMILIES.keys()];

test('every technique of the catalogue has a name of its own in every language', () => {
  assert.ok(slugs.length >= 126);
  for (const [tag, texts] of Object.entries(locales)) {
    const names = slugs.map((slug) => labelOf(createWords(texts), slug));
    assert.deepEqual(
      slugs.filter((_, at) => !names[at]),
      [],
      tag,
    );
    assert.equal(new Set(names).size, slugs.length, tag);
  }
});

test('every technique of the catalogue has a teller', () => {
  const told = [...FAMILIES].filter(([rule, family]) =>
    isStep(event('deduction', { rule, family })),
  );
  assert.equal(told.length, FAMILIES.size);
});

/** The 4 of box 1 lies in row 1, so r1c7 is not 4, so column 7 has its 4 in r5c7. */
const method = { slug: 'techniques', namesSteps: true };
const singles = { rule: 'hidden-single', family: 'singles' };
const press = [
  ...[at(2, 5), at(4, 1), at(6, 4), at(8, 8)].map((square) =>
    event('given', { square, digits: [4] }),
  ),
  event('given', { square: at(3, 7), digits: [9] }),
  event('deduction', {
    rule: 'full-house',
    family: 'singles',
    unit: row(9),
    squares: [at(9, 9)],
    digits: [8],
  }),
  event('placed', { square: at(9, 9), digits: [8], cause: 5 }),
  event('deduction', {
    rule: 'pointing',
    family: 'locked-candidates',
    squares: [at(1, 1), at(1, 2)],
    digits: [4],
  }),
  event('part', { value: 'base', unit: { type: 'box', number: 1 }, cause: 7 }),
  event('part', { value: 'cover', unit: row(1), cause: 7 }),
  event('excluded', { square: at(1, 7), digits: [4], cause: 7 }),
  event('deduction', {
    ...singles,
    unit: { type: 'column', number: 7 },
    squares: [at(5, 7)],
    digits: [4],
  }),
  event('placed', { square: at(5, 7), digits: [4], cause: 11 }),
];
await loadDetails('en', method);
const words = wordsOf('en');

test('a digit folds all steps since the digit before, with its own at the end', () => {
  const [first, second] = press.filter(({ kind }) => kind === 'placed').map((placed) => tellPlaced(words, press, placed, method)); // prettier-ignore
  assert.deepEqual([first.items, first.unfold], [null, null], 'its sentence says it all');
  assert.equal(first.text, 'r9c9 is 8. It is the last empty square of row 9.');
  assert.equal(second.rule?.label, 'pointing, hidden single');
  assert.deepEqual(
    second.items?.().map(({ text, detail, rule }) => [rule?.label, text, detail]),
    [
      ['pointing', 'In box 1 the digit 4 can only go in r1c1 and r1c2, which all lie in row 1.', 'So r1c7 cannot be 4.'],
      ['hidden single', 'In column 7 no other square can be 4: in r1c7 the 4 is ruled out (pointing), and the 4s in r2c5, r4c1, r6c4 and r8c8 rule out the others.', 'So r5c7 is 4.'],
    ], // prettier-ignore
  );
});

test('a hidden single without another empty square in its unit is told as the last one', () => {
  const full = [...'1234567'].map((digit, i) => event('given', { square: at(9, i + 1), digits: [Number(digit)] })); // prettier-ignore
  const deduction = event('deduction', { ...singles, unit: row(9), squares: [at(9, 8)], digits: [8] }); // prettier-ignore
  const told = (/** @type {any[]} */ givens) => {
    const placed = event('placed', { square: at(9, 8), digits: [8], cause: givens.length });
    return tellPlaced(words, [...givens, deduction, placed], placed, method).text;
  };
  const last = event('given', { square: at(9, 9), digits: [9] });
  assert.equal(told([...full, last]), 'r9c8 is 8. It is the last empty square of row 9.');
  assert.match(told(full), /^r9c8 is 8\. In row 9 no other square can be 8: .*r9c9/);
});

test('as a text, a digit has its steps under it, by name', () => {
  const order = [{ row: 9, column: 9, digit: 8 }, { row: 5, column: 7, digit: 4 }]; // prettier-ignore
  const told = explain(words, { result: result({ order }), events: press, method });
  assert.deepEqual(told.split('\n').slice(0, 4), [
    '1. r9c9 is 8. It is the last empty square of row 9.',
    '2. r5c7 is 4.',
    '  Pointing: In box 1 the digit 4 can only go in r1c1 and r1c2, which all lie in row 1. So r1c7 cannot be 4.',
    '  Hidden single: In column 7 no other square can be 4: in r1c7 the 4 is ruled out (pointing), and the 4s in r2c5, r4c1, r6c4 and r8c8 rule out the others. So r5c7 is 4.',
  ]);
});

test('it is said how often each technique was used', () => {
  assert.deepEqual(techniques().tellUses(words, press).map(({ text }) => text), [
    'Full house: 1 time.',
    'Pointing: 1 time.',
    'Hidden single: 1 time.',
  ]); // prettier-ignore
});

test('of a rectangle with a set beside it the set is hidden where its squares have other digits', () => {
  const told = (/** @type {number[]} */ digits, /** @type {number[]} */ own) => {
    const others = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => !own.includes(digit));
    const set = [at(4, 5), at(4, 6)];
    const cause = set.length;
    const events = [
      ...set.map((square) => event('excluded', { square, digits: others })),
      event('deduction', { rule: 'unique-rectangle-3', family: 'uniqueness', digits: [1, 2], squares: [at(1, 1), at(1, 2), at(4, 1), at(4, 2)] }),
      event('part', { value: 'fin', squares: [at(4, 1), at(4, 2)], digits: [5], cause }),
      event('part', { value: 'setA', squares: set, digits, cause }),
      event('part', { value: 'base', unit: row(4), cause }),
      event('excluded', { square: at(4, 5), digits: [9], cause }),
    ]; // prettier-ignore
    return techniques().tellStep(words, events, events[cause]).text;
  };
  const naked = told([1, 5, 6], [1, 5, 6]);
  const hidden = told([1, 2, 5], [1, 2, 5, 9]);
  assert.match(naked, /together hold only 1, 5 and 6: 3 squares for 3 digits, .* in row 4\.$/);
  assert.match(
    hidden,
    /In row 4 the 3 digits 1, 2 and 5 can only go in the other and in r4c5 and r4c6: 3 squares/,
  );
});

test('of a step whose end was lost the name alone is told', () => {
  const squares = [at(1, 1), at(1, 2), at(4, 1), at(4, 2)];
  const rectangle = { rule: 'unique-rectangle-3', family: 'uniqueness', digits: [1, 2], squares };
  const events = [event('deduction', rectangle)];
  const { text, rule } = techniques().tellStep(words, events, events[0]);
  assert.equal(text, '');
  assert.equal(rule?.label, 'unique rectangle, type 3');
});

test('of chains that had no room it is said that they are too long', () => {
  const events = [
    event('deduction', { rule: 'dynamic-region', family: 'forcing' }),
    event('excluded', { square: at(1, 1), digits: [1], cause: 0 }),
  ];
  const { text, detail } = techniques().tellStep(words, events, events[0]);
  assert.equal(text, 'Its chains have too many links to be told.');
  assert.equal(detail, 'So r1c1 cannot be 1.');
});

test('what a pattern finds inside a chain is no case, and says what it rests on', () => {
  const node = (/** @type {string} */ value, /** @type {number} */ other, /** @type {object} */ fields) =>
    event('part', { value, cause: 0, other, ...fields }); // prettier-ignore
  const events = [
    event('deduction', { rule: 'cell-forcing-chains', family: 'forcing' }),
    node('strongLink', 0, { square: at(1, 1), digits: [1] }),
    node('weakLink', 1, { square: at(1, 5), digits: [1] }),
    node('found', 2, { square: at(4, 6), digits: [7], rule: 'pointing', unit: { type: 'box', number: 2 } }),
    node('strongLink', 3, { square: at(4, 9), digits: [7] }),
    node('strongLink', 0, { square: at(1, 1), digits: [2] }),
    node('strongLink', 5, { square: at(4, 9), digits: [7] }),
    event('excluded', { square: at(4, 9), digits: [3], cause: 0 }),
  ]; // prettier-ignore
  const { items } = techniques().tellStep(words, events, events[0]);
  assert.deepEqual(items?.().map(({ text }) => text), [
    'If r1c1 is 1, a chain of 3 links shows that r4c9 is 7.',
    'If r1c1 is 2, then r4c9 is 7.',
  ]); // prettier-ignore
  const found = items?.()[0].items?.()[2].text;
  assert.equal(found, 'Then r4c6 is not 7 (pointing in box 2), because r1c5 is not 1.');
});

test('a loop that does not close is told by what its two ends say', () => {
  /** @param {number} digit @param {'weakLink' | 'strongLink'} first @param {'weakLink' | 'strongLink'} last */
  const told = (digit, first, last) => {
    const events = [
      event('deduction', { rule: 'discontinuous-loop', family: 'loops', squares: [at(1, 1)], digits: [1] }),
      event('part', { value: first, square: at(1, 1), digits: [1], cause: 0, other: 0 }),
      event('part', { value: 'strongLink', square: at(1, 5), digits: [1], cause: 0, other: 1 }),
      event('part', { value: last, square: at(1, 1), digits: [digit], cause: 0, other: 2 }),
      event('excluded', { square: at(1, 1), digits: [1], cause: 0 }),
    ]; // prettier-ignore
    return techniques().tellStep(words, events, events[0]).text;
  };
  assert.match(told(1, 'strongLink', 'weakLink'), /^If r1c1 is 1, .* That contradicts itself\.$/);
  assert.match(told(1, 'weakLink', 'strongLink'), /^If r1c1 is not 1, .* it is 1 after all\.$/);
  assert.match(told(2, 'weakLink', 'weakLink'), /^If .* If it is 1, it is not 2 anyway\.$/);
});

test('as a text a short chain is told once, and of several each has a line of its own', () => {
  /** @param {string} rule @param {[digit: number, other: number][]} premises */
  const told = (rule, premises) => {
    const events = [
      event('deduction', { rule, family: FAMILIES.get(rule), squares: [at(1, 1)], digits: [1] }),
      ...premises.flatMap(([digit, other], index) => [
        event('part', { value: 'strongLink', square: at(1, 1), digits: [digit], cause: 0, other: 0 }),
        event('part', { value: 'weakLink', square: at(1, 5), digits: [other], cause: 0, other: 2 * index + 1 }),
      ]),
      event('excluded', { square: at(1, 5), digits: [3], cause: 0 }),
    ]; // prettier-ignore
    return techniques().writeStep(words, events, events[0]);
  };
  assert.equal(told('x-chain', [[1, 1]]).length, 1);
  const [step, ...ways] = told('cell-forcing-chains', [[1, 3], [2, 3]]); // prettier-ignore
  assert.match(step, /^Cell forcing chains?: /);
  assert.deepEqual(ways, ['If r1c1 is 1, then r1c5 is not 3.', 'If r1c1 is 2, then r1c5 is not 3.']); // prettier-ignore
});

test('cases in several squares are told one by one, even if the first square has no other digits', () => {
  const events = [
    event('excluded', { square: at(1, 1), digits: [3, 4, 5, 6, 7, 8, 9] }),
    event('deduction', { rule: 'chain-verity', family: 'forcing' }),
    ...[[1, 1, 1], [1, 5, 2]].flatMap(([row, column, digit], index) => [
      event('part', { value: 'strongLink', square: at(row, column), digits: [digit], cause: 1, other: 1 }),
      event('part', { value: 'weakLink', square: at(5, 1), digits: [3], cause: 1, other: 2 * index + 2 }),
    ]),
    event('excluded', { square: at(5, 1), digits: [3], cause: 1 }),
  ]; // prettier-ignore
  const { text } = techniques().tellStep(words, events, events[1]);
  assert.equal(
    text,
    'One of these is true: r1c1 is 1 or r1c5 is 2. Each leads to this: r5c1 is not 3.',
  );
});

test('an arrow to a group of squares names all of them, and begins with its first', () => {
  const events = [
    event('deduction', { rule: 'grouped-aic', family: 'loops', digits: [1] }),
    event('part', { value: 'strongLink', square: at(1, 1), digits: [1], cause: 0, other: 0 }),
    event('part', { value: 'weakLink', squares: [at(1, 5), at(1, 6)], digits: [1], cause: 0, other: 1 }),
    event('excluded', { square: at(1, 5), digits: [1], cause: 0 }),
  ]; // prettier-ignore
  const { picture } = techniques().tellStep(words, events, events[0]);
  assert.deepEqual(picture?.links, [
    { from: { square: 0, digit: 1 }, to: { square: 4, digit: 1, squares: [4, 5] }, role: 'weakLink' },
  ]); // prettier-ignore
});

test('places that see a digit, each in another unit, are told to lose it, and others are not', () => {
  /** @param {object} premise @param {import('../../web/story/types.js').Square[]} squares */
  const told = (premise, ...squares) => {
    const events = [
      event('deduction', { rule: 'grouped-aic', family: 'loops', digits: [1] }),
      event('part', { value: 'strongLink', ...premise, digits: [1], cause: 0, other: 0 }),
      event('part', { value: 'weakLink', squares, digits: [1], cause: 0, other: 1 }),
      event('excluded', { square: at(1, 5), digits: [1], cause: 0 }),
    ]; // prettier-ignore
    return techniques().tellStep(words, events, events[0]).items?.()[1].text;
  };
  const one = { square: at(1, 1) };
  assert.equal(told(one, at(1, 5), at(5, 1)), 'Then r1c5 and r5c1 are not 1: all its 1s see r1c1.');
  assert.equal(told(one, at(1, 5), at(5, 5)), 'Then r1c5 and r5c5 are not 1.');
  const two = { squares: [at(1, 1), at(4, 1)] };
  assert.equal(told(two, at(1, 5)), 'Then r1c5 is not 1.');
});

test('whichever digit a wing takes away, its sentence says that one of both ends is it', () => {
  for (const z of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
    const [x, y] = [1, 2, 3, 4].filter((digit) => digit !== z);
    const events = [
      event('deduction', { rule: 'xy-wing', family: 'wings' }),
      event('part', { value: 'pivot', square: at(1, 1), digits: [x, y], cause: 0 }),
      event('part', { value: 'pincer', square: at(1, 5), digits: [x, z], cause: 0 }),
      event('part', { value: 'pincer', square: at(5, 1), digits: [y, z], cause: 0 }),
      event('excluded', { square: at(5, 5), digits: [z], cause: 0 }),
    ];
    assert.equal(
      techniques().tellStep(words, events, events[0]).text,
      `r1c1 can only be ${x} or ${y}. If it is ${x}, r1c5 is ${z}; if it is ${y}, r5c1 is ${z}. Either way one of r1c5 and r5c1 is ${z}.`,
    );
  }
});

test('two fish of one base are told one after the other, each with its own covers and fin', () => {
  const part = (/** @type {string} */ value, /** @type {object} */ fields) =>
    event('part', { value, digits: [4], cause: 0, ...fields });
  const column = (/** @type {number} */ number) => ({ unit: { type: 'column', number } });
  const events = [
    event('deduction', { rule: 'sashimi-x-wing', family: 'finned-fish', digits: [4], squares: [at(2, 1), at(2, 7), at(5, 2), at(5, 7)] }),
    ...[part('base', { unit: row(2) }), part('base', { unit: row(5) })],
    ...[part('cover', column(1)), part('cover', column(7)), part('fin', { squares: [at(5, 2)] })],
    ...[part('cover', column(2)), part('cover', column(7)), part('fin', { squares: [at(2, 1)] })],
    ...[at(4, 1), at(3, 2)].map((square) => event('excluded', { square, digits: [4], cause: 0 })),
  ]; // prettier-ignore
  assert.equal(
    techniques().tellStep(words, events, events[0]).text,
    [
      'In rows 2 and 5 the digit 4 can only go in columns 1 and 7 or in the fin r5c2.',
      'Either the fin is 4, or columns 1 and 7 have no 4 but those of rows 2 and 5.',
      'A square of columns 1 and 7 outside rows 2 and 5 that sees the fin is never 4.',
      'Or, with other covers: in columns 2 and 7 or in the fin r2c1.',
      'A square of columns 2 and 7 outside rows 2 and 5 that sees the fin is never 4.',
    ].join(' '),
  );
});

test('a chain of seven links is told link by link in its sentence, a longer one by its ends', () => {
  const way = [[1, 1], [1, 5], [2, 5], [2, 9], [4, 9], [4, 3], [6, 3], [6, 7], [8, 7]]; // prettier-ignore
  const told = (/** @type {number} */ links) => {
    const events = [
      event('deduction', { rule: 'x-chain', family: 'chains', squares: [at(1, 1)], digits: [1] }),
      ...way.slice(0, links + 1).map(([row, column], index) =>
        event('part', { value: index % 2 ? 'strongLink' : 'weakLink', square: at(row, column), digits: [1], cause: 0, other: index }),
      ),
      event('excluded', { square: at(9, 1), digits: [1], cause: 0 }),
    ]; // prettier-ignore
    return techniques().tellStep(words, events, events[0]).text;
  };
  const steps = 'r1c5 is 1, r2c5 is not 1, r2c9 is 1, r4c9 is not 1, r4c3 is 1, r6c3 is not 1';
  assert.ok(told(7).startsWith(`If r1c1 is not 1, then ${steps} and r6c7 is 1.`), told(7));
  assert.ok(
    told(8).startsWith('If r1c1 is not 1, a chain of 8 links shows that r8c7 is not 1.'),
    told(8),
  );
});
