// The pictures of deductions, and the positions on which they were made.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tellDeduction } from '../../web/story/deductions.js';
import { drawDeduction } from '../../web/story/figures.js';
import { beginOn, boardBefore, positionAt } from '../../web/story/positions.js';
import { createWords } from '../../web/locales/words.js';
import { locales } from '../locales/all.js';
import { at, event, row } from './events.js';

const EMPTY = '.'.repeat(81);
const words = createWords(locales.en);

/** @param {number} number */
const column = (number) => ({ type: /** @type {const} */ ('column'), number });

/** @param {Uint16Array | null} position @param {number} square @returns {number[]} */
const left = (position, square) =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => (position?.[square] ?? 0) & (1 << (digit - 1)));

/** @param {import('../../web/story/types.js').Event[]} events @param {string} [board] */
function begun(events, board = EMPTY) {
  beginOn(events, board);
  return events;
}

test('a position is what row, column and box leave, less what was excluded before', () => {
  const events = begun(
    [
      event('deduction', { rule: 'cube-line', digits: [2] }),
      event('excluded', { square: at(1, 9), digits: [2, 3], cause: 0 }),
      event('deduction', { rule: 'alliance-1', square: at(1, 5), digits: [9] }),
      event('placed', { square: at(1, 5), digits: [9], cause: 2 }),
      event('deduction', { rule: 'cube-line', digits: [5] }),
    ],
    `1${'.'.repeat(80)}`,
  );
  const [first, second, third] = [0, 2, 4].map((index) => positionAt(events, events[index]));
  assert.deepEqual(left(first, 0), [], 'a filled square');
  assert.deepEqual(left(first, 8), [2, 3, 4, 5, 6, 7, 8, 9]);
  assert.deepEqual(left(second, 8), [4, 5, 6, 7, 8, 9]);
  assert.deepEqual(left(third, 8), [4, 5, 6, 7, 8]);
  assert.deepEqual(left(third, 4), []);
});

test('what an assumption places and excludes is forgotten with it', () => {
  const events = begun([
    event('assumed', { square: at(1, 1), digits: [1] }),
    event('deduction', { rule: 'cube-depth', square: at(1, 2), digits: [2], level: 1, cause: 0 }),
    event('deduction', { rule: 'cube-cycle-2', digits: [3, 4], level: 1, cause: 0 }),
    event('result', { square: at(1, 1), digits: [1], value: 'inconsistent', cause: 0 }),
    event('excluded', { square: at(1, 1), digits: [1], cause: 3 }),
    event('deduction', { rule: 'cube-cycle-2', digits: [3, 4] }),
  ]);
  const [inside, after] = [2, 5].map((index) => positionAt(events, events[index]));
  assert.deepEqual(left(inside, 8), [3, 4, 5, 6, 7, 8, 9]);
  assert.deepEqual(left(after, 8), [1, 2, 3, 4, 5, 6, 7, 8, 9]);
  assert.deepEqual(left(after, 0), [2, 3, 4, 5, 6, 7, 8, 9]);
});

test('the board before a press lacks what the press has placed', () => {
  const after = `12${'.'.repeat(79)}`;
  assert.equal(boardBefore(after, [at(1, 2)]), `1${'.'.repeat(80)}`);
  assert.equal(positionAt([event('deduction')], event('deduction')), null, 'no board was named');
});

test('of a set of digits each square emphasises those that are left in it', () => {
  const events = begun([
    event('excluded', { square: at(1, 1), digits: [3] }),
    event('deduction', {
      rule: 'alliance-2',
      unit: row(1),
      squares: [at(1, 1), at(1, 2)],
      digits: [2, 3],
    }),
  ]);
  assert.equal(tellDeduction(words, events, events[1]).rule?.label, '2-country alliance');
  assert.deepEqual(drawDeduction(events, events[1]).focusDigits, [
    { square: 0, digit: 2, role: 'set' },
    { square: 1, digit: 2, role: 'set' },
    { square: 1, digit: 3, role: 'set' },
  ]);
});

test('an AB reduction names its units by their letters and shows where A has the digit', () => {
  const gone = [1, 2, 3, 4, 6, 7, 8].map((there) =>
    event('excluded', { square: at(2, there), digits: [7] }),
  );
  const number = gone.length;
  const events = begun([
    ...gone,
    event('deduction', { rule: 'ab-1', digits: [7], value: 1 }),
    event('part', { value: 'a', unit: row(2), cause: number }),
    event('part', { value: 'b', unit: column(5), cause: number }),
    event('excluded', { square: at(9, 5), digits: [7], cause: number }),
  ]);
  const { tags, units, focusDigits, struck } = drawDeduction(events, events[number]);
  assert.deepEqual(tags, [
    { text: 'A', role: 'set', unit: row(2) },
    { text: 'B', role: 'cause', unit: column(5) },
  ]);
  assert.deepEqual(
    units.map(({ role }) => role),
    ['set', 'cause'],
  );
  assert.deepEqual(focusDigits, [
    { square: 13, digit: 7, role: 'set' },
    { square: 17, digit: 7, role: 'set' },
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
  const events = begun([
    ...gone,
    event('deduction', { rule: 'cube-rectangle', digits: [4], squares: corners }),
    event('part', { value: 'one', squares: [corners[0], corners[3]], cause: number }),
    event('part', { value: 'other', squares: [corners[1], corners[2]], cause: number }),
  ]);
  const { squares, focusDigits, units } = drawDeduction(events, events[number]);
  const roles = [0, 3, 1, 2].map((corner, index) => {
    const { row, column } = corners[corner];
    return { square: (row - 1) * 9 + column - 1, role: index < 2 ? 'set' : 'cause' };
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
  const events = begun([
    ...[at(4, 3), at(6, 2), at(6, 6)].map((square) => event('excluded', { square, digits: pair })),
    event('deduction', { rule: 'cube-hamada', digits: [5] }),
    event('part', { value: 'a', square: at(4, 3), cause: 3 }),
    event('part', { value: 'aPrime', square: at(6, 2), cause: 3 }),
    event('part', { value: 'b', square: at(6, 6), cause: 3 }),
    event('part', { value: 'decides', unit: row(7), squares: [at(7, 3)], digits: [5], cause: 3 }),
    event('excluded', { square: at(4, 3), digits: [5], cause: 3 }),
  ]);
  const { tags, focusDigits } = drawDeduction(events, events[3]);
  assert.deepEqual(
    tags.map(({ text, square }) => `${text} ${square}`),
    ['A 29', 'A′ 46', 'B 50'],
  );
  assert.deepEqual(
    focusDigits.map(({ square, digit, role }) => `${square} ${digit} ${role}`),
    ['29 7 set', '46 5 set', '46 7 set', '50 5 cause', '50 7 cause', '56 5 cause'],
  );
});

test('a chain is drawn as arrows, link by link, and its supposition once', () => {
  const chain = { square: at(1, 1), digits: [1] };
  const events = begun([
    event('deduction', { rule: 'chain', ...chain, value: 2 }),
    event('part', { value: 'true', ...chain, cause: 0 }),
    event('part', {
      ...{ value: 'false', rule: 'link-digit', square: at(1, 5), digits: [1] },
      ...{ cause: 0, other: 1 },
    }),
    event('part', { value: 'false', rule: 'link-digit', ...chain, cause: 0, other: 2 }),
    event('excluded', { ...chain, cause: 0 }),
  ]);
  const { picture, items } = tellDeduction(words, events, events[0]);
  assert.deepEqual(picture?.focusDigits, [
    { square: 0, digit: 1, role: 'target' },
    { square: 4, digit: 1, role: 'cause' },
  ]);
  assert.deepEqual(
    picture?.links.map(({ from, to, holds }) => [from.square, to.square, holds]),
    [
      [0, 4, false],
      [4, 0, false],
    ],
  );
  assert.deepEqual(
    items?.().map((link) => link.picture?.links.length),
    [0, 1, 2],
  );
  assert.ok(items?.().every((link) => link.picture?.position === picture?.position));
});
