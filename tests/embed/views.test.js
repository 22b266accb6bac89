import assert from 'node:assert/strict';
import { test } from 'node:test';
import { VIEWS, ViewKeys, nameView, overlayOf, thenOf } from '../../web/embed/views.js';
import { wordsOf } from '../../web/locales/words.js';
import { fromText } from '../../web/game/state.js';

const game = fromText(`1${'.'.repeat(80)}`);
const known = game.cells.map((_, square) => (square === 80 ? [2, 3] : [2]));

test('each view shows what a press left, or else what row, column and box leave', () => {
  assert.deepEqual(overlayOf({ view: 'digits', sheet: 1 }, game, known), {});
  assert.deepEqual(overlayOf({ view: 'left', sheet: 1 }, game, known), { candidates: known });
  assert.equal(overlayOf({ view: 'left', sheet: 1 }, game, null).candidates?.[1].length, 8);
  assert.equal(overlayOf({ view: 'counts', sheet: 1 }, game, null).counts?.[1], 8);
  assert.equal(overlayOf({ view: 'counts', sheet: 1 }, game, known).counts?.[80], 2);
});

test('a sheet is painted where its digit cannot go, and on every filled square', () => {
  const painted = (/** @type {number} */ sheet) =>
    overlayOf({ view: 'sheet', sheet }, game, known).painted;
  assert.deepEqual(painted(2), [0]);
  assert.equal(painted(3)?.length, 80);
  assert.equal(overlayOf({ view: 'sheet', sheet: 1 }, game, null).painted?.length, 21);
});

test('a view that nobody knows shows the digits', () => {
  const choices = { view: /** @type {any} */ ('upside down'), sheet: 1 };
  assert.deepEqual(overlayOf(choices, game, known), {});
  assert.equal(nameView(wordsOf('en'), choices), 'Digits');
});

/** @param {import('../../web/embed/views.js').View} view @param {boolean} offered */
function keysOf(view, offered, { areSeveral = false } = {}) {
  let choices = /** @type {any} */ ({ view, sheet: 4 });
  const keys = new ViewKeys({
    choices: () => choices,
    offered: () => offered,
    areSeveral: () => areSeveral,
    choose: (changes) => (choices = { ...choices, ...changes }),
  });
  return { keys, now: () => `${choices.view} ${choices.sheet}` };
}

test('on a sheet a digit is taken for its sheet, elsewhere it is left to the board', () => {
  const { keys, now } = keysOf('sheet', true);
  assert.deepEqual([keys.take(7), now()], [true, 'sheet 7']);
  assert.deepEqual([keys.take(0), now()], [false, 'sheet 7'], 'erasing stays erasing');
  assert.equal(keysOf('left', true).keys.take(7), false);
  assert.equal(keysOf('sheet', false).keys.take(7), false, 'where a person cannot choose a view');
});

test('the next view follows in a circle, and a sheet and common digits can be left at once', () => {
  const { keys, now } = keysOf('digits', true);
  const circle = (/** @type {ReturnType<typeof keysOf>} */ { keys, now }) =>
    VIEWS.map(() => {
      keys.next();
      return now().replace(' 4', '');
    });
  assert.deepEqual(circle(keysOf('digits', true)), ['left', 'counts', 'sheet', 'digits', 'left']);
  const several = keysOf('digits', true, { areSeveral: true });
  const all = ['left', 'counts', 'sheet', 'common', 'digits'];
  assert.deepEqual(circle(several), all, 'there is something to show only where there are several');
  assert.equal(keys.leave(), false);
  keys.next();
  assert.equal(keys.leave(), false, 'only a sheet takes the digits away');
  assert.equal(now(), 'left 4');
  for (const view of /** @type {const} */ (['sheet', 'common'])) {
    const seen = keysOf(view, true);
    assert.deepEqual([seen.keys.leave(), seen.now()], [true, 'digits 4']);
    assert.equal(keysOf(view, false).keys.leave(), false);
  }
});

test('common digits are one step there and one back, also on a board that has no others', () => {
  const { keys, now } = keysOf('counts', true);
  keys.toggleCommon();
  assert.equal(now(), 'common 4');
  keys.toggleCommon();
  assert.equal(now(), 'digits 4');
  assert.deepEqual(overlayOf({ view: 'common', sheet: 4 }, game, known), {});
  assert.equal(nameView(wordsOf('en'), { view: 'common', sheet: 4 }), 'Common digits');
});

test('the line under the board says what is painted, and names keys only where they work', () => {
  const words = wordsOf('en');
  assert.equal(keysOf('counts', true).keys.hint(words), '');
  assert.equal(keysOf('sheet', false).keys.hint(words), 'Painted: where 4 cannot go.');
  assert.match(keysOf('sheet', true).keys.hint(words), /^Painted: where 4 cannot go\. Keys 1 to 9/);
});

test('a picture of an earlier time shows the board as it was, with the digit it leads to', () => {
  const full = fromText('1'.repeat(4) + '.'.repeat(77));
  const position = new Uint16Array(81);
  position[1] = 0b011;
  position[2] = 0b100;
  const then = thenOf({ position, last: 2 }, full);
  assert.deepEqual(
    then?.game.cells.slice(0, 4).map(({ digit }) => digit),
    [1, 0, 1, 1],
  );
  assert.deepEqual(then?.left.slice(0, 4), [[], [1, 2], [3], []]);
  assert.equal(thenOf({ position: null, last: null }, full), null);
  const found = `1234${'.'.repeat(77)}`;
  const without = thenOf({ position, last: 2, found }, game);
  assert.deepEqual(
    without?.game.cells.slice(0, 5).map(({ digit }) => digit),
    [1, 0, 3, 4, 0],
    'a board that lacks what was found gets what was there then',
  );
});
