// Cell lists on whole corpora: the solution, whether it is the only one, and how long f(g) takes.
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

/** One Go. @param {string} board */
function go(board) {
  const solver = engine.open(board, { method: 'cell-list' });
  const result = solver.solve();
  solver.free();
  return result;
}

test('of several solutions it finds the first, since f(g) takes squares and digits in order', () => {
  for (const { board } of readCases('several')) {
    const { board: end, differs } = go(board);
    const all = solutions(board).sort();
    assert.equal(end, all[0]);
    assert.ok(differs, board);
    const { row, column, digit } = differs;
    const square = (row - 1) * 9 + column - 1;
    assert.equal(end[square], String(digit));
    assert.ok(all.some((solution) => solution[square] !== end[square]));
  }
});

test(
  'shared boards with one solution are finished, and found to have no other',
  { skip: noShared },
  () => {
    for (const file of ['17clue', 'magictour1465', 'hardest1106', 'hardest1905']) {
      for (const board of sampleShared(`${file}.txt`, 150)) {
        const { outcome, uniqueness, counts } = go(board);
        assert.equal(outcome, 'finished', board);
        assert.equal(uniqueness, 'only', board);
        assert.ok(
          counts.assumptionsTried < 6000,
          `${board} takes ${counts.assumptionsTried} tries`,
        );
      }
    }
  },
);
