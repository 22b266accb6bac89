import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { keyIntent } from '../../web/board/keys.js';
import { squareAt } from '../../web/game/units.js';

/** @param {string} key @param {Partial<import('../../web/board/keys.js').Key>} [more] */
const press = (key, more = {}) => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});

const middle = squareAt(5, 5);

test('arrows move by one square and stop at the edges', () => {
  assert.deepEqual(keyIntent(press('ArrowUp'), middle), { go: squareAt(4, 5) });
  assert.deepEqual(keyIntent(press('ArrowDown'), middle), { go: squareAt(6, 5) });
  assert.deepEqual(keyIntent(press('ArrowLeft'), middle), { go: squareAt(5, 4) });
  assert.deepEqual(keyIntent(press('ArrowRight'), middle), { go: squareAt(5, 6) });
  assert.deepEqual(keyIntent(press('ArrowRight'), squareAt(1, 9)), { go: squareAt(1, 9) });
  assert.deepEqual(keyIntent(press('ArrowLeft'), squareAt(2, 1)), { go: squareAt(2, 1) });
  assert.deepEqual(keyIntent(press('ArrowUp'), squareAt(1, 4)), { go: squareAt(1, 4) });
  assert.deepEqual(keyIntent(press('ArrowDown'), squareAt(9, 4)), { go: squareAt(9, 4) });
});

test('Ctrl or Cmd with an arrow moves by a box and stays in the last one', () => {
  assert.deepEqual(keyIntent(press('ArrowRight', { ctrlKey: true }), middle), {
    go: squareAt(5, 8),
  });
  assert.deepEqual(keyIntent(press('ArrowUp', { metaKey: true }), middle), { go: squareAt(2, 5) });
  assert.deepEqual(keyIntent(press('ArrowDown', { ctrlKey: true }), squareAt(7, 2)), {
    go: squareAt(7, 2),
  });
});

test('Home and End lead to the ends of the row, with Ctrl to the corners of the board', () => {
  assert.deepEqual(keyIntent(press('Home'), middle), { go: squareAt(5, 1) });
  assert.deepEqual(keyIntent(press('End'), middle), { go: squareAt(5, 9) });
  assert.deepEqual(keyIntent(press('Home', { ctrlKey: true }), middle), { go: 0 });
  assert.deepEqual(keyIntent(press('End', { ctrlKey: true }), middle), { go: 80 });
});

test('no chain of keys ever leads off the board', () => {
  const key = fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End');
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 80 }), key, fc.boolean(), (square, name, ctrlKey) => {
      const intent = keyIntent(press(name, { ctrlKey }), square);
      assert.ok(intent && 'go' in intent);
      assert.ok(Number.isInteger(intent.go) && intent.go >= 0 && intent.go <= 80);
    }),
  );
});

test('digits set, on the row, on the number pad and where the row needs Shift for them', () => {
  assert.deepEqual(keyIntent(press('7', { code: 'Digit7' }), 0), { set: 7 });
  assert.deepEqual(keyIntent(press('7', { code: 'Numpad7' }), 0), { set: 7 });
  assert.deepEqual(keyIntent(press('è', { code: 'Digit7' }), 0), { set: 7 });
  assert.deepEqual(keyIntent(press('7', { code: 'Digit7', shiftKey: true }), 0), { set: 7 });
});

test('0, Delete, Backspace, space and the full stop empty the square', () => {
  for (const key of ['0', 'Delete', 'Backspace', ' ', '.']) {
    assert.deepEqual(keyIntent(press(key), 0), { clear: true }, key);
  }
});

test('Shift with the digit row pencils in, where digits do not need it', () => {
  assert.deepEqual(keyIntent(press('!', { code: 'Digit1', shiftKey: true }), 0), { mark: 1 });
  assert.equal(keyIntent(press(')', { code: 'Digit0', shiftKey: true }), 0), null);
});

test('keys that mean something elsewhere pass through', () => {
  assert.equal(keyIntent(press('Tab'), 0), null);
  assert.equal(keyIntent(press('a', { code: 'KeyA' }), 0), null);
  assert.equal(keyIntent(press('constructor'), 0), null);
  assert.equal(keyIntent(press('1', { code: 'Digit1', ctrlKey: true }), 0), null);
  assert.equal(keyIntent(press('ArrowLeft', { altKey: true }), 5), null);
  assert.equal(keyIntent(press('!', { code: 'Slash', shiftKey: true }), 0), null);
});
