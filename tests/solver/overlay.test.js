import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FIRST_STATE, gameOf } from '../../web/model/state.js';
import { overlayOf, pictureOf, thenOf } from '../../web/model/overlay.js';
import { picture } from '../../web/story/items.js';
import { fromText } from '../../web/game/state.js';

const game = fromText(`1${'.'.repeat(80)}`);
const known = game.squares.map((_, square) => (square === 80 ? [2, 3] : [2]));

test('each view shows what a press left, or else what row, column and box leave', () => {
  assert.deepEqual(overlayOf({ view: 'digits', sheet: 1 }, game, known), {});
  const shown = overlayOf({ view: 'candidates', sheet: 1 }, game, known).candidates;
  assert.deepEqual(shown, [[], ...known.slice(1)]);
  assert.equal(overlayOf({ view: 'candidates', sheet: 1 }, game, null).candidates?.[1].length, 8);
  assert.equal(overlayOf({ view: 'counts', sheet: 1 }, game, null).counts?.[1], 8);
  assert.equal(overlayOf({ view: 'counts', sheet: 1 }, game, known).counts?.[80], 2);
});

test('what a press left where it has not come to is no more than row, column and box leave', () => {
  const all = game.squares.map(() => [1, 2, 3]);
  const shown = overlayOf({ view: 'candidates', sheet: 1 }, game, all).candidates;
  assert.deepEqual(
    [0, 1, 9, 10, 80].map((square) => shown?.[square]),
    [[], [2, 3], [2, 3], [2, 3], [1, 2, 3]],
  );
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
});

test('a picture of an earlier time shows the board as it was, with the digit it leads to', () => {
  const full = fromText('1'.repeat(4) + '.'.repeat(77));
  const position = new Uint16Array(81);
  position[1] = 0b011;
  position[2] = 0b100;
  const then = thenOf({ position, last: 2 }, full);
  assert.deepEqual(
    then?.game.squares.slice(0, 4).map(({ digit }) => digit),
    [1, 0, 1, 1],
  );
  assert.deepEqual(then?.candidates.slice(0, 4), [[], [1, 2], [3], []]);
  assert.equal(thenOf({ position: null, last: null }, full), null);
  const found = `1234${'.'.repeat(77)}`;
  const without = thenOf({ position, last: 2, found }, game);
  assert.deepEqual(
    without?.game.squares.slice(0, 5).map(({ digit }) => digit),
    [1, 0, 3, 4, 0],
    'a board that lacks what was found gets what was there then',
  );
});

test('what is pointed at is drawn on the board that it belongs to', () => {
  const other = fromText(`9${'.'.repeat(80)}`);
  const pointed = { picture: picture({ last: 0 }) };
  const on = (/** @type {any} */ pointed) => pictureOf({ ...FIRST_STATE, pointed });
  assert.equal(on({ ...pointed, game: other }).game, other);
  assert.equal(on({ ...pointed, game: other }).overlay.last, 0);
  assert.equal(on(pointed).game, gameOf(FIRST_STATE));
});
