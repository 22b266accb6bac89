// The engine reports a board without a solution, whatever the method finds on it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Engine } from '../../web/index.js';
import { readCases } from '../cases/cases.js';
import { need } from '../needs.js';

need('wasm');

const engine = await Engine.load();
const [{ board: EASY }] = readCases('unique');

/**
 * Opens a board for a test that need not free it.
 * @param {import('node:test').TestContext} t
 * @param {import('../../web/engine/board.js').Board} board
 * @param {import('../../web/engine/engine.js').OpenOptions} [options]
 */
function open(t, board, options) {
  const solver = engine.open(board, options);
  t.after(() => solver.free());
  return solver;
}

test('of a board without a solution every method says so, and places what its document says', async (t) => {
  const wrong = '5.....2..2...875...19...4.....95..2.9..3.8..1.2..41.....2...17...569...4..4......';
  await engine.loadTechniques();
  for (const { slug } of engine.methods()) {
    const solver = open(t, wrong, { method: slug });
    for (let press = 0; press < 3; press++) {
      const { uniqueness, order, outcome } = solver.step();
      assert.deepEqual([uniqueness, order.length, outcome], ['none', 1, 'continues'], slug);
    }
    if (slug !== 'backtracking') assert.equal(solver.solve().uniqueness, 'none', slug);
    solver.board = wrong.replace('5', '.');
    assert.notEqual(solver.step().uniqueness, 'none', `${slug}: another board`);
  }
  const clashing = open(t, `11${'.'.repeat(79)}`);
  assert.equal(clashing.solve().uniqueness, 'none');
});

test('of a search the board counts on which it began, and not the digits that it tries', (t) => {
  const solver = open(t, EASY, { method: 'backtracking' });
  for (let press = 0; press < 200; press++) assert.equal(solver.step().uniqueness, 'unknown');
});

test('candidates that leave no solution count as well', (t) => {
  const first = [...EASY].indexOf('.');
  const candidates = Array.from(EASY, (symbol, square) =>
    symbol === '.' && square !== first ? [1, 2, 3, 4, 5, 6, 7, 8, 9] : [],
  );
  const solver = open(t, { givens: EASY, candidates }, { method: 'human' });
  assert.equal(solver.step().uniqueness, 'none');
});

test('where it takes long to find out, a call ends before the method begins', (t) => {
  // Of cases/slow.txt: its first solution comes late.
  const late = '..39.........2.....6..8..7.........6..........3..4.7..9..............1..3....9.6.';
  const solver = open(t, late);
  assert.equal(solver.advance('step', 1_000_000), null);
  assert.equal(solver.progress().visits, 0);
  solver.cancel();
});
