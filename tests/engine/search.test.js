// The exact search answers as the plain solver does, natively and as wasm, in one go and in slices.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allBoards, noShared, readCases, sampleShared } from '../cases/cases.js';
import { solutions as findSolutions } from './plain-solver.js';
import { need } from '../needs.js';
import { outputOf } from './programs.js';

need('gcc', 'wasm-ubsan');

const builds = ['gcc', 'wasm-ubsan'];

const PLENTY = 4294967295;

/** @type {Map<string, string[]>} */
const known500 = new Map();

/** Up to 500 solutions in ascending order, found once for all builds. @param {string} board */
function solutions(board) {
  const known = known500.get(board) ?? findSolutions(board, 500).sort();
  known500.set(board, known);
  return known;
}

/** @param {string} build @param {string[]} boards @param {(string | number)[]} question */
function answers(build, boards, ...question) {
  const input = boards.map((board) => `${board}\n`).join('');
  const output = outputOf(build, 'search_answers.tool', { args: question.map(String), input });
  const lines = output.split('\n').slice(0, -1);
  assert.equal(lines.length, boards.length);
  return lines.map((line) => line.trim());
}

/** @param {string} build @param {string[]} boards @param {number} limit */
function counts(build, boards, limit, budget = PLENTY) {
  const lines = answers(build, boards, 'count', limit, budget).map((line) => line.split(' '));
  return lines.map(([count, solution]) => ({ count: Number(count), solution }));
}

/** Random numbers below n, always the same. */
function randomNumbers(seed = 1) {
  let state = seed;
  return (/** @type {number} */ n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

/** Our boards with digits put in, taken out and changed. @param {number} count */
function changedBoards(count) {
  const random = randomNumbers();
  const whole = readCases('unique');
  return Array.from({ length: count }, () => {
    const { board, words } = whole[random(whole.length)];
    const cells = [...board];
    for (let n = random(4); n > 0; n--) {
      const at = random(81);
      cells[at] = ['.', words[0][at], String(1 + random(9))][random(3)];
    }
    const filled = cells.flatMap((cell, at) => (cell === '.' ? [] : [at]));
    for (let n = random(4); n > 0; n--) cells[filled[random(filled.length)]] = '.';
    return cells.join('');
  });
}

for (const build of builds) {
  test(`the ${build} build counts our boards as the plain solver does, in slices too`, () => {
    const boards = [...allBoards(), ...changedBoards(150)];
    const found = counts(build, boards, 500);
    for (const [i, board] of boards.entries()) {
      const known = solutions(board);
      assert.equal(found[i].count, known.length, board);
      const isOne = known.includes(found[i].solution) || known.length === 500;
      assert.ok(known.length === 0 || isOne, board);
    }
    assert.deepEqual(counts(build, boards, 500, 3), found);
  });

  test(`the ${build} build lists all solutions in ascending order, and what they have in common`, () => {
    const boards = [...allBoards(), ...changedBoards(150)].filter(
      (board) => solutions(board).length < 300,
    );
    const lists = answers(build, boards, 'list', 2);
    const common = answers(build, boards, 'common', 2);
    for (const [i, board] of boards.entries()) {
      const known = solutions(board);
      assert.deepEqual(lists[i].split(' ').filter(Boolean), known, board);
      const digits = Array.from({ length: 81 }, (_, at) => new Set(known.map((one) => one[at])));
      const expected = digits.map((set) => `${[...set].sort().join('')},`).join('');
      assert.equal(common[i], expected, board);
    }
  });
}

test('shared boards with known counts are counted exactly', { skip: noShared }, () => {
  const lines = sampleShared('counts.txt', Infinity).map((line) => line.split(':'));
  assert.ok(lines.length > 40);
  const boards = lines.map(([board]) => board);
  for (const build of builds) {
    const found = counts(build, boards, PLENTY);
    assert.deepEqual(
      found.map(({ count }) => count),
      lines.map(([, count]) => Number(count)),
    );
  }
});

test('shared boards that contradict themselves have no solution', { skip: noShared }, () => {
  const boards = sampleShared('invalid.txt', Infinity).map((line) => line.slice(0, 81));
  assert.ok(boards.length > 5);
  assert.ok(counts('wasm-ubsan', boards, 1).every(({ count }) => count === 0));
});

test('shared boards with one solution have that one', { skip: noShared }, () => {
  const samples = { '17clue': 30, magictour1465: 30, hardest1106: 5, hardest1905: 10 };
  const boards = Object.entries(samples).flatMap(([name, count]) =>
    sampleShared(`${name}.txt`, count).map((line) => line.slice(0, 81)),
  );
  const found = counts('wasm-ubsan', boards, PLENTY);
  for (const [i, board] of boards.entries()) {
    assert.deepEqual(found[i], { count: 1, solution: solutions(board)[0] }, board);
  }
});

test('every shared board with one solution has just one', { skip: noShared }, () => {
  for (const name of ['17clue', 'magictour1465', 'hardest1106', 'hardest1905']) {
    const boards = sampleShared(`${name}.txt`, Infinity).map((line) => line.slice(0, 81));
    assert.ok(
      counts('wasm-ubsan', boards, 2).every(({ count }) => count === 1),
      name,
    );
  }
});
