// The logical cube over corpora: what it finishes is the solution, and where it stops it is stuck. How
// many boards of a corpus it solves, and how many of them by a trial, says whether a deduction is lost.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import { built, need } from '../needs.js';
import { Engine } from '../../web/index.js';
import { noShared, readCases, sampleShared } from '../cases/cases.js';
import { plainCube } from './plain-cube.js';
import { solutions } from './plain-solver.js';
import { fits } from './soundness.js';

need('wasm-ubsan');

/** @type {Engine} with undefined behaviour trapping */
let engine;
before(async () => {
  engine = await Engine.load({ bytes: readFileSync(built('wasm-ubsan', 'kakutei')) });
});

/** One press of Go. @param {string} board */
function go(board) {
  const solver = engine.open(board, { method: 'logical-cube' });
  try {
    return solver.solve();
  } finally {
    solver.free();
  }
}

/**
 * How many boards with one solution end how.
 * @param {string[]} boards
 */
function count(boards) {
  const ends = { deduced: 0, byTrial: 0, stuck: 0 };
  for (const board of boards) {
    const [solution] = solutions(board, 1);
    const result = go(board);
    assert.ok(fits(solution, result.board), `${board} has another solution`);
    if (result.outcome === 'stuck') {
      ends.stuck++;
    } else {
      assert.equal(result.outcome, 'finished', board);
      if (result.counts.assumptionsTried > 0) ends.byTrial++;
      else ends.deduced++;
    }
  }
  return ends;
}

test("it determines what the paper's program does, digit by digit, and tries as much", () => {
  const boards = readCases('unique').filter((_, i) => i % 6 === 0 || i === 77);
  assert.ok(boards.length > 10);
  for (const { board } of boards) {
    const { outcome, order, counts } = go(board);
    const digits = order.map(({ row, column, digit }) => `r${row}c${column}=${digit}`);
    const tried = counts.assumptionsTried;
    assert.deepEqual({ outcome, order: digits, tried }, plainCube(board), board);
  }
});

test('on our boards with one solution it ends with that, or is stuck with digits of it', () => {
  const ends = count(readCases('unique').map(({ board }) => board));
  assert.ok(ends.deduced >= 20 && ends.byTrial >= 50 && ends.stuck >= 1, JSON.stringify(ends));
});

test('where there are more, a board that it finishes is one of them', () => {
  const ends = new Set();
  for (const { board } of readCases('several')) {
    const result = go(board);
    ends.add(result.outcome);
    assert.ok(['finished', 'stuck'].includes(result.outcome), board);
    if (result.outcome === 'stuck') continue;
    assert.deepEqual(solutions(result.board), [result.board], board);
    assert.ok(fits(result.board, board), `a digit of ${board} was changed`);
  }
  assert.equal(ends.size, 2);
});

test('where there is none, it never finishes', () => {
  for (const { board } of readCases('none')) assert.equal(go(board).outcome, 'inconsistent', board);
});

for (const [file, boards, ends] of /** @type {const} */ ([
  ['17clue.txt', 100, { deduced: 85, byTrial: 15, stuck: 0 }],
  ['magictour1465.txt', 200, { deduced: 41, byTrial: 154, stuck: 5 }],
  ['hardest1106.txt', 60, { deduced: 0, byTrial: 1, stuck: 59 }],
  ['hardest1905.txt', 60, { deduced: 0, byTrial: 1, stuck: 59 }],
])) {
  test(`of ${boards} boards of ${file} it solves as many as ever`, { skip: noShared }, () => {
    assert.deepEqual(count(sampleShared(file, boards)), ends);
  });
}
