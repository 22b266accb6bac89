// Boards with candidates, through the JS API: in parts and as text, there and back, and refused ones.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { built, need } from '../needs.js';
import { Engine, EngineClient } from '../../web/index.js';
import { EASY } from './boards.js';

need('wasm');

const bytes = readFileSync(built('wasm', 'kakutei'));
const engine = await Engine.load({ bytes });
await engine.loadTechniques();
const { solution } = /** @type {{ solution: string }} */ (engine.count(EASY));

const ALL = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const EMPTY = '.'.repeat(81);

/** All candidates of EASY, but of one square. @param {number} square @param {number[]} digits */
const allBut = (square, digits) =>
  Array.from(EASY, (symbol, at) => (symbol !== '.' ? [] : at === square ? digits : ALL));

/** @param {readonly (readonly number[])[]} lists */
const asText = (lists) =>
  lists.map((list) => ALL.map((digit) => (list.includes(digit) ? digit : '.')).join('')).join('');

const taking = engine.methods().filter(({ takesCandidates }) => takesCandidates);

test('four methods take candidates, and say so', () => {
  const slugs = taking.map(({ slug }) => slug);
  assert.deepEqual(slugs, ['logical-cube', 'human', 'cell-list', 'techniques']);
});

for (const { slug } of taking) {
  test(`${slug} begins from the candidates that the board is opened with`, (t) => {
    const open = (/** @type {any} */ board) => {
      const solver = engine.open(board, { method: slug });
      t.after(() => solver.free());
      return solver;
    };
    const right = Number(solution[0]);
    const wrong = ALL.filter((digit) => digit !== right);
    const solver = open({ givens: EASY, candidates: allBut(0, [right]) });
    assert.equal(solver.board, EASY);
    assert.deepEqual(solver.candidates[0], [right]);
    assert.deepEqual(solver.candidates[1], [Number(EASY[1])]);
    assert.equal(solver.solve().board, solution);
    solver.board = { digits: EASY, candidates: asText(allBut(0, wrong)) };
    assert.equal(solver.solve().outcome, 'inconsistent');
    solver.board = asText(Array.from(solution, (digit) => [Number(digit)]));
    assert.equal(solver.board, EMPTY);
    assert.equal(solver.solve().board, solution);
  });
}

test('what a press left opens the same position again', (t) => {
  const first = engine.open(EASY, { method: 'human' });
  t.after(() => first.free());
  for (let i = 0; i < 5; i++) first.step();
  const { board, candidates } = first;
  const second = engine.open({ givens: EASY, digits: board, candidates }, { method: 'human' });
  t.after(() => second.free());
  assert.equal(second.board, board);
  assert.deepEqual(second.candidates, candidates);
  assert.equal(second.solve().board, solution);
});

test('the exact search takes them as well', () => {
  const right = Number(solution[0]);
  const count = (/** @type {number[]} */ digits) =>
    engine.count({ givens: EASY, candidates: allBut(0, digits) }).count;
  assert.deepEqual([count([right]), count(ALL), count([])], [1, 1, 0]);
});

test('a client takes the same', async (t) => {
  const client = await EngineClient.start({ bytes, worker: false });
  t.after(() => client.close());
  const board = { givens: EASY, candidates: allBut(0, [Number(solution[0])]) };
  const solver = await client.open(board, { method: 'human' });
  assert.deepEqual((await solver.candidates())[0], [Number(solution[0])]);
  assert.equal(await solver.setBoard({ ...board, digits: EASY }), EASY);
  assert.equal((await solver.solve()).board, solution);
});

const other = EASY.replace('5', '6');
for (const [what, board, code, position] of /** @type {const} */ ([
  ['a method on digits', [{ givens: EASY, candidates: allBut(0, ALL) }, 'ushio'], 'candidates'],
  [
    'a digit where the given is another',
    [{ givens: EASY, digits: other, candidates: allBut(0, ALL) }],
    'symbol',
    82,
  ],
  [
    'a candidate beside a digit',
    [{ givens: EASY, candidates: allBut(1, []).with(1, [6]) }],
    'symbol',
    176,
  ],
  ['a candidate in the place of another', ['2'.padEnd(729, '.')], 'symbol', 0],
  ['givens that are too short', [{ givens: '1', candidates: allBut(0, ALL) }], 'length'],
  ['candidates of 80 squares', [{ candidates: allBut(0, ALL).slice(1) }], 'type'],
  ['a candidate 10', [{ candidates: allBut(0, [10]) }], 'type'],
  ['no candidates at all', [{ givens: EASY }], 'type'],
])) {
  test(`${what} is refused, in words`, () => {
    const [puzzle, method = 'human'] = board;
    assert.throws(
      () => engine.open(/** @type {any} */ (puzzle), { method }),
      (/** @type {any} */ error) => {
        assert.deepEqual([error.code, error.position], [code, position]);
        return error.message.length > 20;
      },
    );
  });
}
