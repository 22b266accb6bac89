// The hill-climb of `npm run limits`, with a score of the test's own; wasm/limits.test.js holds the measures.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chance } from '../../scripts/lib/chance.js';
import { change, climb, uniqueFrom } from '../../scripts/limits/climb.js';
import { Engine } from '../../web/index.js';
import { need } from '../needs.js';
import { EMPTY, TWICE } from '../wasm/boards.js';

need('wasm');

/** How many givens are fives. @param {string} board */
const fives = async (board) => board.split('5').length - 1;

/** @param {number} seed @param {(board: string) => string | null} [repair] */
function fromEmpty(seed, repair = (board) => board) {
  let left = 3000;
  const how = { random: chance(seed), mayGoOn: () => left-- > 0, repair };
  return climb([EMPTY], fives, how);
}

test('a changed board is a board, on which no two equal digits see each other', () => {
  const random = chance(1);
  let board = EMPTY;
  for (let i = 0; i < 300; i++) {
    board = change(board, random);
    assert.match(board, /^[1-9.]{81}$/);
    for (let row = 0; row < 9; row++) {
      const digits = board.slice(9 * row, 9 * row + 9).replaceAll('.', '');
      assert.equal(new Set(digits).size, digits.length);
    }
  }
});

test('it climbs, keeps the best first, and the same seed comes to the same boards', async () => {
  const best = await fromEmpty(1);
  assert.ok(best[0].score >= 6, `${best[0].score}`);
  const scores = best.map(({ score }) => score);
  assert.deepEqual(
    scores,
    scores.toSorted((a, b) => b - a),
  );
  assert.deepEqual(await fromEmpty(1), best);
});

test('a board that cannot be mended is passed over', async () => {
  const best = await fromEmpty(1, (board) => (board === EMPTY ? board : null));
  assert.deepEqual(best, [{ board: EMPTY, score: 0 }]);
  assert.deepEqual(await fromEmpty(1, () => null), []);
});

test('a board is given digits until it has one solution, unless it has none', async () => {
  const engine = await Engine.load();
  const unique = uniqueFrom(engine, TWICE, chance(1)) ?? '';
  assert.equal(engine.count(unique).count, 1);
  assert.ok([...TWICE].every((symbol, s) => symbol === '.' || symbol === unique[s]));
  assert.equal(uniqueFrom(engine, `55${EMPTY.slice(2)}`, chance(1)), null);
});
