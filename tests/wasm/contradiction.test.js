// Digits that contradict each other: proved by the plain solver, which knows nothing of how they were found.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { built, need } from '../needs.js';
import { Engine, EngineClient } from '../../web/index.js';
import { readCases } from '../cases/cases.js';
import { solutions } from '../engine/plain-solver.js';
import { CLASHING, EASY, EMPTY, TWICE } from './boards.js';

need('wasm');

const bytes = readFileSync(built('wasm', 'kakutei'));
const none = readCases('none').map(({ board }) => board.replaceAll('0', '.'));

/** @type {Engine} */
let engine;
/** @type {EngineClient} */
let client;
before(async () => {
  engine = await Engine.load({ bytes });
  client = await EngineClient.start({ bytes });
});
after(() => client.close());

/** @param {string} board */
const squaresOf = (board) => [...board].flatMap((symbol, at) => (symbol === '.' ? [] : [at]));

/** @param {string} board */
const isSolvable = (board) => solutions(board, 1).length > 0;

/** @param {string} of @param {string} board @param {number} count */
function assertMinimal(of, board, count) {
  const squares = squaresOf(board);
  assert.equal(squares.length, count);
  assert.ok(
    squares.every((square) => board[square] === of[square]),
    'they stand on the board',
  );
  assert.ok(!isSolvable(board), `${board} has a solution`);
  for (const square of squares) {
    const fewer = `${board.slice(0, square)}.${board.slice(square + 1)}`;
    assert.ok(isSolvable(fewer), `${board} needs no digit in square ${square}`);
  }
}

test('the digits named contradict each other, and without any one of them they do not', () => {
  for (const of of [...none, CLASHING]) {
    const { outcome, count, board } = engine.contradiction(of);
    assert.equal(outcome, 'finished');
    assertMinimal(of, board ?? '', count);
  }
});

test('two digits that clash are all that is named, whatever else is wrong', () => {
  for (const [one, other] of [
    [0, 8],
    [4, 76],
    [60, 80],
  ]) {
    const board = [...none[0]];
    board[one] = board[other] = '5';
    const found = engine.contradiction(board.join('')).board ?? '';
    const [first, second] = squaresOf(found);
    assert.equal(found.replaceAll('.', ''), found[first].repeat(2), `${first}, ${second}`);
  }
});

test('a board with a solution has no contradiction', () => {
  for (const board of [EASY, TWICE, EMPTY, solutions(EASY)[0]]) {
    assert.deepEqual(engine.contradiction(board), { outcome: 'finished', count: 0, board: null });
  }
});

test('the answer is always the same, in slices too, and others are answered meanwhile', async () => {
  for (const board of none.slice(0, 4)) {
    const expected = engine.contradiction(board);
    assert.deepEqual(engine.contradiction(board), expected);
    const asked = client.contradiction(board);
    assert.equal((await client.count(EASY)).count, 1);
    assert.deepEqual(await asked, expected);
  }
});

test('cancelled, it names what it knows by then, which is minimal or nothing', async () => {
  const controller = new AbortController();
  const [of] = none;
  const asked = client.contradiction(of, { signal: controller.signal });
  controller.abort();
  const { outcome, count, board } = await asked;
  assert.equal(outcome, 'cancelled');
  if (board) assertMinimal(of, board, count);
  else assert.equal(count, 0);
});

test('a board of candidates, and a text that is no board, are refused', () => {
  const parts = /** @type {any} */ ({ digits: EASY, candidates: '.'.repeat(729) });
  for (const [board, code] of [
    ['.'.repeat(729), 'candidates'],
    [parts, 'candidates'],
    ['12', 'length'],
    [`x${EMPTY.slice(1)}`, 'symbol'],
  ]) {
    assert.throws(
      () => engine.contradiction(board),
      (/** @type {any} */ error) => error.code === code,
    );
  }
});
