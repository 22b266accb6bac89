// The pictures of deductions, and the positions on which they were made.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tellDeduction } from '../../web/story/deductions.js';
import { drawDeduction } from '../../web/story/figures.js';
import { createWords } from '../../web/locales/words.js';
import { locales } from '../locales/all.js';
import { at, event, row } from './events.js';

const words = createWords(locales.en);

/** @param {number} number */
const column = (number) => ({ type: /** @type {const} */ ('column'), number });

test('of a set of digits each square emphasises those that are left in it', () => {
  const events = [
    event('excluded', { square: at(1, 1), digits: [3] }),
    event('deduction', {
      rule: 'alliance-2',
      unit: row(1),
      squares: [at(1, 1), at(1, 2)],
      digits: [2, 3],
    }),
  ];
  assert.equal(
    tellDeduction(words, events, events[1]).rule?.label,
    '2-country alliance (naked pair)',
  );
  assert.deepEqual(drawDeduction(events, events[1]).focusDigits, [
    { square: 0, digit: 2, role: 'set' },
    { square: 1, digit: 2, role: 'set' },
    { square: 1, digit: 3, role: 'set' },
  ]);
});

test('a rule without a number in its name has that of its deduction', () => {
  const events = [event('deduction', { rule: 'chain', family: 'chain', value: 4 })];
  assert.equal(tellDeduction(words, events, events[0]).rule?.label, 'chain of 4 (AIC)');
});

test('a deduction without a chain has nothing to unfold', () => {
  const pair = { rule: 'alliance-2', unit: row(1), squares: [at(1, 1), at(1, 2)], digits: [2, 3] };
  const events = [event('deduction', pair)];
  assert.equal(tellDeduction(words, events, events[0]).items, null);
});

test('an AB reduction names its units by their letters and shows where A has the digit', () => {
  const gone = [1, 2, 3, 4, 6, 7, 8].map((there) =>
    event('excluded', { square: at(2, there), digits: [7] }),
  );
  const number = gone.length;
  const events = [
    ...gone,
    event('deduction', { rule: 'ab-1', family: 'ab', digits: [7], value: 1 }),
    event('part', { value: 'base', unit: row(2), cause: number }),
    event('part', { value: 'cover', unit: column(5), cause: number }),
    event('excluded', { square: at(9, 5), digits: [7], cause: number }),
  ];
  const { tags, units, focusDigits, struck } = drawDeduction(events, events[number]);
  assert.deepEqual(tags, [
    { text: 'A', role: 'base', unit: row(2) },
    { text: 'B', role: 'cover', unit: column(5) },
  ]);
  assert.deepEqual(
    units.map(({ role }) => role),
    ['base', 'cover'],
  );
  assert.deepEqual(focusDigits, [
    { square: 13, digit: 7, role: 'base' },
    { square: 17, digit: 7, role: 'base' },
  ]);
  assert.deepEqual(struck, [{ square: 76, digit: 7 }]);
});

test('the diagonals of a rectangle differ, and the lines that hold both are outlined', () => {
  const corners = [at(1, 2), at(1, 5), at(9, 2), at(9, 5)];
  const gone = [1, 9].flatMap((line) =>
    [1, 3, 4, 6, 7, 8, 9].map((there) =>
      event('excluded', { square: at(line, there), digits: [4] }),
    ),
  );
  const number = gone.length;
  const events = [
    ...gone,
    event('deduction', { rule: 'cube-rectangle', digits: [4], squares: corners }),
    event('part', { value: 'base', unit: row(1), cause: number }),
    event('part', { value: 'base', unit: row(9), cause: number }),
    event('part', {
      ...{ value: 'colour1', squares: [corners[0], corners[3]], digits: [4], cause: number },
    }),
    event('part', {
      ...{ value: 'colour2', squares: [corners[1], corners[2]], digits: [4], cause: number },
    }),
  ];
  const { squares, focusDigits, units } = drawDeduction(events, events[number]);
  const roles = [0, 3, 1, 2].map((corner, index) => {
    const { row, column } = corners[corner];
    return { square: (row - 1) * 9 + column - 1, role: index < 2 ? 'colour1' : 'colour2' };
  });
  assert.deepEqual(squares, roles);
  assert.deepEqual(
    focusDigits,
    roles.map((place) => ({ ...place, digit: 4 })),
  );
  assert.deepEqual(
    units.map(({ unit }) => unit),
    [row(1), row(9)],
  );
});

test('Hamada logic names A, A′ and B, and emphasises of their pair what stays', () => {
  const pair = [1, 2, 3, 4, 6, 8, 9];
  const events = [
    ...[at(4, 3), at(6, 2), at(6, 6)].map((square) => event('excluded', { square, digits: pair })),
    event('deduction', { rule: 'cube-hamada', family: 'cube-hamada', digits: [5] }),
    event('part', { value: 'pincer', squares: [at(4, 3)], digits: [5, 7], cause: 3 }),
    event('part', { value: 'pivot', squares: [at(6, 2)], digits: [5, 7], cause: 3 }),
    event('part', { value: 'pincer', squares: [at(6, 6)], digits: [5, 7], cause: 3 }),
    event('part', { value: 'base', unit: row(7), squares: [at(7, 3)], digits: [5], cause: 3 }),
    event('excluded', { square: at(4, 3), digits: [5], cause: 3 }),
  ];
  const { tags, focusDigits } = drawDeduction(events, events[3]);
  assert.deepEqual(
    tags.map(({ text, square }) => `${text} ${square}`),
    ['A 29', 'A′ 46', 'B 50'],
  );
  assert.deepEqual(
    focusDigits.map(({ square, digit, role }) => `${square} ${digit} ${role}`),
    ['29 7 pincer', '46 5 pivot', '46 7 pivot', '50 5 pincer', '50 7 pincer', '56 5 base'],
  );
});

test('a chain is drawn as arrows, link by link, and its supposition once', () => {
  const chain = { square: at(1, 1), digits: [1] };
  const events = [
    event('deduction', { rule: 'chain', ...chain, value: 2 }),
    event('part', {
      ...{ value: 'weakLink', rule: 'link-digit', square: at(1, 5), digits: [1] },
      ...{ unit: row(1), cause: 0, other: 0 },
    }),
    event('part', {
      ...{ value: 'strongLink', rule: 'link-last-place', ...chain, unit: row(2) },
      ...{ cause: 0, other: 1 },
    }),
    event('excluded', { ...chain, cause: 0 }),
  ];
  const { picture, items } = tellDeduction(words, events, events[0]);
  assert.deepEqual(picture?.focusDigits, [
    { square: 0, digit: 1, role: 'target' },
    { square: 4, digit: 1, role: 'weakLink' },
  ]);
  assert.deepEqual(
    picture?.links.map(({ from, to, role }) => [from.square, to.square, role]),
    [
      [0, 4, 'weakLink'],
      [4, 0, 'strongLink'],
    ],
  );
  assert.deepEqual(
    items?.().map((link) => link.picture?.links.length),
    [0, 1, 2],
  );
  assert.ok(items?.().every((link) => link.picture?.position === picture?.position));
  assert.deepEqual(
    items?.().map(({ text }) => text),
    [
      'Suppose that r1c1 is 1.',
      'Then r1c5 is not 1: it shares row 1 with r1c1.',
      'Then r1c1 is 1: row 2 has no other place for it.',
    ],
  );
});

test('of two boxes those lines are named that run through both', () => {
  /** @param {import('../../web/story/types.js').Square[]} squares */
  const told = (...squares) => {
    const events = [
      event('deduction', {
        rule: 'cube-two-boxes',
        family: 'cube-two-boxes',
        squares,
        digits: [7],
      }),
    ];
    return tellDeduction(words, events, events[0]).text;
  };
  assert.equal(
    told(at(1, 1), at(1, 2), at(4, 1), at(4, 2)),
    'In boxes 1 and 4, 7 can only go in columns 1 and 2, so these two boxes need both lines for it.',
  );
  assert.equal(
    told(at(1, 1), at(2, 1), at(1, 7), at(2, 7)),
    'In boxes 1 and 3, 7 can only go in rows 1 and 2, so these two boxes need both lines for it.',
  );
});

test('a part of any role is drawn in it: units, squares and candidates, and sets by their letters', () => {
  const [first, second] = [at(2, 2), at(2, 5)];
  const events = [
    event('deduction', { rule: 'toCome', digits: [3] }),
    event('part', { value: 'base', unit: row(2), cause: 0 }),
    event('part', { value: 'fin', squares: [first], digits: [3], cause: 0 }),
    event('part', { value: 'setB', squares: [second], digits: [1, 2], cause: 0 }),
    event('part', { value: 'restrictedCommon', squares: [second], digits: [2], cause: 0 }),
  ];
  const { units, squares, focusDigits, tags } = drawDeduction(events, events[0]);
  assert.deepEqual(units, [{ unit: row(2), role: 'base' }]);
  assert.deepEqual(
    squares.map(({ square, role }) => `${square} ${role}`),
    ['10 fin', '13 setB', '13 restrictedCommon'],
  );
  assert.deepEqual(
    focusDigits.map(({ square, digit, role }) => `${square} ${digit} ${role}`),
    [9, 11, 12, 14, 15, 16, 17]
      .map((square) => `${square} 3 base`)
      .concat(['10 3 fin', '13 1 setB', '13 2 setB', '13 2 restrictedCommon']),
  );
  assert.deepEqual(tags, [{ text: 'B', role: 'setB', square: 13 }]);
});

test('a link may lead from a group of squares', () => {
  const group = [at(1, 1), at(1, 2)];
  const events = [
    event('deduction', { rule: 'toCome', squares: group, digits: [1] }),
    event('part', { value: 'weakLink', square: at(1, 9), digits: [1], cause: 0, other: 0 }),
  ];
  assert.deepEqual(drawDeduction(events, events[0]).links, [
    {
      from: { square: 0, digit: 1, squares: [0, 1] },
      to: { square: 8, digit: 1 },
      role: 'weakLink',
    },
  ]);
});
