import assert from 'node:assert/strict';
import { test } from 'node:test';
import { candidatesOf } from '../../web/game/candidates.js';
import { applyMove, emptyGame, fromText } from '../../web/game/state.js';
import { squareAt } from '../../web/game/units.js';

test('row, column and box leave a square what stands in none of them', () => {
  const left = candidatesOf(
    fromText('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'),
  );
  assert.deepEqual(left[squareAt(1, 3)], [1, 2, 4]);
  assert.deepEqual(left[squareAt(5, 5)], [5]);
  assert.deepEqual(left[squareAt(1, 1)], [], 'a filled square has nothing left');
});

test('on the empty board everything is left, and a digit leaves its twenty peers', () => {
  const counts = (/** @type {import('../../web/game/state.js').Game} */ game) =>
    candidatesOf(game).map(({ length }) => length);
  assert.deepEqual(new Set(counts(emptyGame())), new Set([9]));
  const one = applyMove(emptyGame(), { type: 'set', square: 40, digit: 5 });
  assert.deepEqual(
    [0, 8, 9].map((count) => counts(one).filter((found) => found === count).length),
    [1, 20, 60],
  );
});
