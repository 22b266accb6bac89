// Difficulty and interest, as the engine counts them in whole numbers, against the plain formula.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Engine } from '../../web/index.js';
import { allBoards, noShared, sampleShared } from '../cases/cases.js';
import { need } from '../needs.js';

need('wasm');

const engine = await Engine.load();
const rules = engine.rules();

/** How evenly something is spread over its kinds: 1 evenly, 0 all of one kind. @param {number[]} counts */
function evenness(counts) {
  if (counts.length < 2) return 0;
  const all = counts.reduce((a, b) => a + b, 0);
  const entropy = counts.reduce((total, count) => total - (count / all) * Math.log(count / all), 0);
  return entropy / Math.log(counts.length);
}

/** @param {Record<string, number>} uses @param {import('../../web/engine/records.js').Counts} counts */
function plainRating(uses, { assumptionsTried, deepestAssumption, longestChain }) {
  const ranked = rules
    .filter(({ rank }) => rank > 0)
    .map(({ slug, rank }) => {
      if (slug === 'chain')
        return { rank: rank + Number(longestChain > 4), count: uses.chain ?? 0 };
      if (slug !== 'supposed') return { rank, count: uses[slug] ?? 0 };
      return { rank: rank + Number(deepestAssumption > 1), count: assumptionsTried };
    })
    .filter(({ count }) => count > 0);
  const rank = Math.max(0, ...ranked.map((use) => use.rank));
  const often = ranked.reduce((sum, use) => sum + (use.rank === rank ? use.count : 0), 0);
  const steps = ranked.reduce((sum, use) => sum + (use.rank < 8 ? use.count : 0), 0);
  const choices = uses.choices ? uses.choices / Math.max(1, steps) : null;
  const techniques = ranked.filter((use) => use.rank > 1).map(({ count }) => count);
  const variety = Math.min(1, techniques.length / 6) * evenness(techniques);
  return {
    difficulty: { rank, score: rank && 10 * rank + Math.min(9, often) },
    steps,
    choices,
    interest: choices && Math.round(50 * variety + 50 / Math.max(1, choices)),
  };
}

/** @param {string[]} boards */
function compare(boards) {
  const interests = new Set();
  for (const board of boards) {
    for (const measure of [0, 1]) {
      const solver = engine.open(board, { method: 'human', options: { measure } });
      const { rating, counts } = solver.solve();
      assert.deepEqual(rating, plainRating(solver.uses(), counts), board);
      interests.add(rating?.interest);
      solver.free();
    }
  }
  return interests.size;
}

test('on our boards the engine rates as the plain formula does', () => {
  assert.ok(compare(allBoards()) > 5);
});

test('so it does on shared boards', { skip: noShared }, () => {
  const boards = ['17clue.txt', 'magictour1465.txt'].flatMap((file) => sampleShared(file, 60));
  assert.ok(compare(boards) > 25);
});
