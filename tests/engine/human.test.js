// The human-like method over corpora: it always ends with the one solution. How many boards it solves
// without assumption says whether a technique is lost.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import { built, need } from '../needs.js';
import { Engine } from '../../web/index.js';
import { noShared, readCases, sampleShared } from '../cases/cases.js';
import { solutions } from './plain-solver.js';

need('wasm-ubsan');

/** @type {Engine} with undefined behaviour trapping */
let engine;
before(async () => {
  engine = await Engine.load({ bytes: readFileSync(built('wasm-ubsan', 'kakutei')) });
});

/**
 * Solves boards with one solution; returns how many of them need no assumption.
 * @param {string[]} boards
 */
function countDeduced(boards) {
  let deduced = 0;
  for (const board of boards) {
    const solver = engine.open(board, { method: 'human' });
    const { outcome, board: end, uniqueness, counts } = solver.solve();
    solver.free();
    assert.equal(outcome, 'finished', board);
    assert.deepEqual([end], solutions(board, 2), board);
    assert.equal(uniqueness, 'only', board);
    if (counts.assumptionsTried === 0) deduced++;
  }
  return deduced;
}

test('it ends with the solution of each of our boards that has one', () => {
  const boards = readCases('unique').map(({ board }) => board);
  assert.ok(countDeduced(boards) > boards.length / 4);
});

for (const [file, boards, deduced] of /** @type {const} */ ([
  ['17clue.txt', 40, 39],
  ['magictour1465.txt', 40, 12],
  ['hardest1106.txt', 8, 0],
  ['hardest1905.txt', 8, 0],
])) {
  test(`so it does on ${file}, mostly with as few assumptions`, { skip: noShared }, () => {
    const count = countDeduced(sampleShared(file, boards));
    assert.ok(count >= deduced, `${count} of ${boards} without assumption`);
  });
}

/** @typedef {import('../../web/engine/records.js').KakuteiEvent} Event */

/** @param {Event} event */
const place = ({ square, digits }) => `r${square?.row}c${square?.column}=${digits[0]}`;

test('the chains of a story are linked: weak and strong in turn, the last against one before', () => {
  let chains = 0;
  for (const { board } of readCases('unique').filter((_, i) => i % 2 === 0)) {
    const solver = engine.open(board, { method: 'human', events: true });
    solver.solve();
    const events = solver.events();
    solver.free();
    for (const [number, event] of events.entries()) {
      if (event.kind !== 'deduction' || event.rule !== 'chain') continue;
      const parts = events.filter(({ kind, cause }) => kind === 'part' && cause === number);
      const last = /** @type {Event} */ (parts.at(-1));
      assert.deepEqual(
        parts.map(({ value }) => value),
        parts.map((_, i) => (i % 2 === 0 ? 'weakLink' : 'strongLink')),
      );
      assert.deepEqual(
        parts.map(({ other }) => other),
        parts.map((_, i) => number + i),
        'the first link comes from the supposition, each other one from the link before',
      );
      // The supposition is true, as is what a strong link leads to.
      const nodes = [{ ...event, value: 'strongLink' }, ...parts];
      const against = nodes.find((node) => place(node) === place(last));
      assert.notEqual(against?.value, last.value, board);
      assert.equal(event.value, nodes.filter(({ value }) => value === 'strongLink').length);
      assert.ok(Number(event.value) <= 10);
      chains++;
    }
  }
  assert.ok(chains > 50, `${chains} chains`);
});
