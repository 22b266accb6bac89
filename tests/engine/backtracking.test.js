// Backtracking where it takes long: whole corpora in samples, and the boards whose cost is known.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import { built, need } from '../needs.js';
import { Engine } from '../../web/index.js';
import { noShared, readCases, sampleShared } from '../cases/cases.js';
import { solutions } from './plain-solver.js';

need('wasm');

/** @type {Engine} */
let engine;
before(async () => {
  engine = await Engine.load({ bytes: readFileSync(built('wasm', 'kakutei')) });
});

const ASCENDING = { order: 1 };
const SHUFFLED = { seed1: 20, seed2: 14 };

/** One Go. @param {string} board @param {Record<string, number>} options */
function go(board, options) {
  const solver = engine.open(board, { method: 'backtracking', options });
  const result = { ...solver.solve(), uses: solver.uses() };
  solver.free();
  return result;
}

test('the board made to take long takes 88,178,562 visits in ascending order', () => {
  const board = '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9';
  const { outcome, counts, uses } = go(board, ASCENDING);
  assert.equal(outcome, 'finished');
  assert.equal(counts.visits, 88_178_562);
  assert.equal(counts.deepestAssumption, 81);
  assert.equal(uses.tried - uses['taken-back'], 64);
});

test('a board that takes milliards of visits stops when it is cancelled', () => {
  const board = '.....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........';
  const solver = engine.open(board, { method: 'backtracking', options: ASCENDING });
  for (let i = 0; i < 10; i++) assert.equal(solver.advance('solve', 1000), null);
  assert.equal(solver.progress().visits, 10_000);
  assert.equal(solver.cancel().board, board);
  solver.free();
});

test('in any order it ends with the one solution of our boards', () => {
  for (const { board, words } of readCases('unique')) {
    for (const options of [ASCENDING, SHUFFLED]) {
      assert.equal(go(board, options).board, words[0]);
    }
  }
});

test('so it does on shared boards', { skip: noShared }, () => {
  for (const board of sampleShared('magictour1465.txt', 20)) {
    for (const options of [ASCENDING, SHUFFLED]) {
      assert.deepEqual([go(board, options).board], solutions(board, 2));
    }
  }
});

test('in ascending order the solution is the first one there is', () => {
  for (const { board } of readCases('several')) {
    assert.equal(go(board, ASCENDING).board, solutions(board).sort()[0]);
  }
});

test('as many grids come from the empty board as there are seeds', () => {
  const grids = new Set();
  for (let seed1 = 0; seed1 < 200; seed1++) grids.add(go('.'.repeat(81), { seed1 }).board);
  assert.equal(grids.size, 200);
  for (const grid of grids) assert.deepEqual(solutions(grid), [grid]);
});
