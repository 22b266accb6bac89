import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  UNITS,
  boxOf,
  columnOf,
  peers,
  rowOf,
  squareAt,
  unitSquares,
} from '../../web/game/units.js';

const every = Array.from({ length: 81 }, (_, square) => square);

test('rows, columns and boxes count from 1, squares from 0', () => {
  assert.deepEqual([rowOf(0), columnOf(0), boxOf(0)], [1, 1, 1]);
  assert.deepEqual([rowOf(80), columnOf(80), boxOf(80)], [9, 9, 9]);
  assert.deepEqual([rowOf(32), columnOf(32), boxOf(32)], [4, 6, 5]);
  for (const square of every) assert.equal(squareAt(rowOf(square), columnOf(square)), square);
});

test('each of the 27 units has nine squares and each square lies in three units', () => {
  assert.equal(UNITS.length, 27);
  const seen = UNITS.flatMap(unitSquares);
  assert.equal(seen.length, 243);
  for (const square of every) {
    assert.equal(seen.filter((other) => other === square).length, 3);
  }
});

test('the middle box holds the nine squares in the middle', () => {
  assert.deepEqual(unitSquares({ type: 'box', number: 5 }), [30, 31, 32, 39, 40, 41, 48, 49, 50]);
  assert.deepEqual(unitSquares({ type: 'column', number: 9 })[8], 80);
});

test('a square sees exactly the twenty others that share a unit with it', () => {
  for (const square of every) {
    const sharing = UNITS.map(unitSquares)
      .filter((squares) => squares.includes(square))
      .flat();
    const expected = [...new Set(sharing)].filter((other) => other !== square);
    assert.deepEqual(
      peers(square),
      expected.sort((a, b) => a - b),
    );
    assert.equal(peers(square).length, 20);
  }
});

test('what is not on the board is refused by name', () => {
  assert.throws(() => peers(81), { code: 'square' });
  assert.throws(() => unitSquares({ type: 'row', number: 0 }), { code: 'unit' });
  assert.throws(() => unitSquares(/** @type {any} */ ({ type: 'ring', number: 1 })), {
    code: 'unit',
  });
});
