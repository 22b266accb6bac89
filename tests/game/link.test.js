// The fragment of a link to the page, version 1. People keep such links: what is here stays true.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { givenText, readLink, writeLink } from '../../web/game/link.js';
import { applyMove, fromText } from '../../web/game/state.js';

const BOARD = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

test('a link of version 1 is read, with and without a method', () => {
  assert.deepEqual(readLink(`#p=${BOARD}`), { puzzle: BOARD, method: null });
  assert.deepEqual(readLink(`#p=${BOARD}&m=ushio`), { puzzle: BOARD, method: 'ushio' });
  assert.deepEqual(readLink(`#p=${BOARD.replaceAll('.', '0')}&later=1`)?.puzzle, BOARD);
});

test('what is written is read as the same', () => {
  for (const link of [
    { puzzle: BOARD, method: null },
    { puzzle: BOARD, method: 'ushio' },
  ]) {
    assert.deepEqual(readLink(writeLink(link)), link);
  }
  assert.equal(writeLink({ puzzle: BOARD, method: 'ushio' }), `#p=${BOARD}&m=ushio`);
});

test('what is no link reads as none', () => {
  for (const hash of ['', '#', '#credits', '#m=ushio', '#%E0%A4%A']) {
    assert.equal(readLink(hash), null, hash);
  }
  assert.equal(readLink(`#p=${BOARD}&m=<script>`)?.method, null);
});

test('a link whose board is none is broken, and says where', () => {
  assert.throws(() => readLink('#p='), { code: 'length', position: 0 });
  assert.throws(() => readLink('#p=abc'), { code: 'symbol', position: 0 });
  assert.throws(() => readLink(`#p=${BOARD}1`), { code: 'length', position: 81 });
  assert.throws(() => readLink(`#p=${BOARD.slice(1)}`), { code: 'length', position: 80 });
  assert.throws(() => readLink(`#p=${BOARD.slice(1)}x`), { code: 'symbol', position: 80 });
});

test('the given digits of a game are the puzzle it came from', () => {
  const game = applyMove(fromText(BOARD), { type: 'set', square: 2, digit: 4 });
  assert.equal(givenText(game), BOARD);
});
