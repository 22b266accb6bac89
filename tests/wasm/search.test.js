// The exact search as others call it, frozen: it may grow, but none of this may change. Engine answers in
// this thread, EngineClient the same as promises.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { built, need } from '../needs.js';
import { Engine, EngineClient, KakuteiError } from '../../web/index.js';
import { readCases } from '../cases/cases.js';
import { solutions } from '../engine/plain-solver.js';
import { ASSUMING, CLASHING, EASY, EMPTY, TWICE } from './boards.js';

need('wasm');

const bytes = readFileSync(built('wasm', 'kakutei'));

/** @type {Engine} */
let engine;
/** @type {EngineClient} */
let client;
before(async () => {
  engine = await Engine.load({ bytes });
  client = await EngineClient.start({ bytes });
});
after(() => client.close());

/** @param {string} code */
const coded = (code) => (/** @type {any} */ error) => {
  assert.ok(error instanceof KakuteiError, String(error));
  assert.equal(error.code, code);
  assert.ok(error.message.length > 20, 'an error has words');
  return true;
};

/** A board as 729 characters. @param {string} board @param {(square: number) => string} [left] */
const asCandidates = (board, left = () => '123456789') =>
  Array.from(board, (symbol, square) =>
    Array.from('123456789', (digit) =>
      (symbol === '.' ? left(square) : symbol).includes(digit) ? digit : '.',
    ).join(''),
  ).join('');

/** @param {AsyncIterable<string>} list */
async function collect(list) {
  const all = [];
  for await (const one of list) all.push(one);
  return all;
}

/** @param {readonly string[]} all solutions */
const inCommon = (all) =>
  Array.from({ length: 81 }, (_, square) =>
    [...new Set(all.map((one) => Number(one[square])))].sort(),
  );

const unique = readCases('unique').map(({ board }) => board);
const none = readCases('none').map(({ board }) => board);
const several = readCases('several').filter((_, index) => index % 4 === 0);

test('a board with one solution has just that', () => {
  for (const board of unique) {
    const [solution] = solutions(board);
    const expected = { outcome: 'finished', count: 1, complete: true, solution };
    assert.deepEqual(engine.count(board), expected);
  }
});

test('a board without a solution has none', () => {
  for (const board of [...none, CLASHING]) {
    const expected = { outcome: 'finished', count: 0, complete: true, solution: null };
    assert.deepEqual(engine.count(board), expected);
    assert.deepEqual([...engine.solutions(board)], []);
    const { digits, board: shared, ...counted } = engine.commonDigits(board);
    assert.deepEqual(counted, { outcome: 'finished', count: 0, complete: true });
    assert.deepEqual([digits, shared], [Array(81).fill([]), EMPTY]);
  }
});

test('a count goes up to its limit, 2 unless said otherwise, and says whether it is all', () => {
  for (const { board, words } of several) {
    const number = Number(words[0]);
    const counted = (/** @type {any} */ how) => {
      const { count, complete, solution } = engine.count(board, how);
      assert.ok(solution && solutions(board).includes(solution));
      return [count, complete];
    };
    assert.deepEqual(counted(undefined), [2, false]);
    assert.deepEqual(counted({ limit: number - 1 }), [number - 1, false]);
    assert.deepEqual(counted({ limit: number }), [number, false], 'nobody looked for another');
    assert.deepEqual(counted({ limit: number + 1 }), [number, true]);
    assert.deepEqual(counted({ limit: 0xffffffff }), [number, true]);
  }
});

test('the solutions come all, each once, in ascending order', async () => {
  for (const { board } of several) {
    const all = solutions(board).sort();
    assert.deepEqual([...engine.solutions(board)], all);
    assert.deepEqual(await collect(client.solutions(board)), all);
  }
});

test('of endless solutions as many are found as are asked for', async () => {
  const some = [];
  for (const solution of engine.solutions(EMPTY)) {
    if (some.push(solution) === 1000) break;
  }
  assert.deepEqual(some, [...new Set(some)].sort());
  assert.equal(some[0].slice(0, 18), '123456789456789123');
  const same = [];
  for await (const solution of client.solutions(EMPTY)) {
    if (same.push(solution) === 1000) break;
  }
  assert.deepEqual(same, some);
});

test('two lists of solutions go on side by side', () => {
  const [one, other] = [engine.solutions(TWICE), engine.solutions(several[0].board)];
  const [first, second] = solutions(TWICE).sort();
  assert.equal(one.next().value, first);
  assert.equal(other.next().value, solutions(several[0].board).sort()[0]);
  assert.equal(one.next().value, second);
  assert.equal(one.next().done, true);
  other.return();
});

test('common digits are what every square has in some solution, and where it is always one', () => {
  for (const { board, words } of several) {
    const digits = inCommon(solutions(board));
    const shared = digits.map((some) => (some.length === 1 ? some[0] : '.')).join('');
    const expected = { outcome: 'finished', digits, board: shared };
    const counted = { count: Number(words[0]), complete: true };
    assert.deepEqual(engine.commonDigits(board, { limit: 1000 }), { ...expected, ...counted });
    const { count, complete } = engine.commonDigits(board);
    assert.deepEqual([count, complete], [2, false], 'counting is one thing, looking another');
  }
  const all = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  assert.deepEqual(engine.commonDigits(EMPTY).digits, Array(81).fill(all));
});

test('a board can be given by the digits that are possible in its squares', () => {
  const [one, other] = solutions(TWICE);
  const differs = [...one].findIndex((digit, square) => digit !== other[square]);
  const with729 = asCandidates(TWICE);
  assert.equal(engine.count(with729).count, 2);
  const narrowed = asCandidates(TWICE, (square) =>
    square === differs ? one[square] : '123456789',
  );
  assert.deepEqual([...engine.solutions(narrowed)], [one]);
  assert.equal(engine.commonDigits(narrowed).board, one);
  assert.equal(engine.count(with729.replaceAll('.', '0')).count, 2);
});

const wrongTexts = [
  ['an empty text', '', 'length'],
  ['80 characters', EMPTY.slice(1), 'length'],
  ['728 characters', '.'.repeat(728), 'length'],
  ['a huge text', '1'.repeat(1_000_000), 'length'],
  ['a letter', `${EMPTY.slice(1)}x`, 'symbol', 80],
  ['a full-width digit', `１${EMPTY.slice(1)}`, 'symbol', 0],
  ['a digit at the place of another', `.1${'.'.repeat(727)}`, 'symbol', 1],
];
const notTexts = [undefined, null, 81, {}, [EMPTY], Symbol('board'), 81n];
const limits = [0, -1, 1.5, NaN, Infinity, 2 ** 32, '2', null, {}, 2n, Symbol('2')];

test('wrong boards and limits are refused by every call, which works on then', () => {
  /** @type {((puzzle: any) => unknown)[]} */
  const calls = [
    (puzzle) => engine.count(puzzle),
    (puzzle) => engine.solutions(puzzle),
    (puzzle) => engine.commonDigits(puzzle),
  ];
  for (const call of calls) {
    for (const [what, text, code, position] of wrongTexts) {
      assert.throws(
        () => call(text),
        (error) => coded(String(code))(error) && error.position === position,
        String(what),
      );
    }
    for (const value of notTexts) assert.throws(() => call(value), coded('type'));
  }
  for (const limit of limits) {
    const wrong = { limit: /** @type {any} */ (limit) };
    assert.throws(() => engine.count(EASY, wrong), coded('range'));
    assert.throws(() => engine.commonDigits(EASY, wrong), coded('range'));
  }
  assert.throws(() => engine.count(EMPTY.slice(1)), /81.*729.*80/);
  assert.throws(() => engine.count(`.x${'.'.repeat(727)}`), /row 1, column 1.*"x".*2/);
  assert.equal(engine.count(EASY).count, 1);
});

test('thousands of questions leave the memory as it was', () => {
  for (let i = 0; i < 3000; i++) {
    assert.equal(engine.count(EASY).count, 1);
    assert.throws(() => engine.count('x'), coded('length'));
    for (const solution of engine.solutions(TWICE)) {
      if (solution) break;
    }
  }
});

test('a trap names its board, and the next question works', async () => {
  const { instantiate } = WebAssembly;
  const kt_search_count = () => {
    throw new WebAssembly.RuntimeError('unreachable');
  };
  WebAssembly.instantiate = /** @type {any} */ (
    async (/** @type {WebAssembly.Module} */ module) => {
      const { exports } = new WebAssembly.Instance(module, {});
      return { exports: { ...exports, kt_search_count } };
    }
  );
  const trapping = await Engine.load({ bytes }).finally(() => {
    WebAssembly.instantiate = instantiate;
  });
  const list = trapping.solutions(TWICE);
  assert.equal(list.next().done, false);
  const solver = trapping.open(EASY);
  assert.throws(
    () => trapping.count(ASSUMING),
    (error) => coded('trap')(error) && error.puzzle === ASSUMING,
  );
  assert.throws(() => list.next(), coded('trap'));
  assert.throws(() => solver.step(), coded('trap'));
  assert.equal(trapping.count(ASSUMING).count, 1);
  assert.equal(trapping.open(EASY).solve().outcome, 'finished');
});

// The client

test('the client answers what the engine answers', async () => {
  for (const board of [EASY, ASSUMING, TWICE, CLASHING, EMPTY, several[3].board]) {
    assert.deepEqual(await client.count(board), engine.count(board));
    assert.deepEqual(await client.count(board, { limit: 30 }), engine.count(board, { limit: 30 }));
    assert.deepEqual(await client.commonDigits(board), engine.commonDigits(board));
  }
});

test('a long count tells its progress, ends with its signal and lets others in meanwhile', async () => {
  const controller = new AbortController();
  /** @type {{ count: number, guesses: number }[]} */
  const told = [];
  let resume = () => {};
  const begun = new Promise((resolve) => (resume = () => resolve(undefined)));
  const counting = client.count(EMPTY, {
    limit: 0xffffffff,
    signal: controller.signal,
    onProgress(progress) {
      told.push(progress);
      if (told.length === 2) resume();
    },
  });
  await begun;
  assert.equal((await client.count(EASY)).count, 1);
  controller.abort();
  const { outcome, count, complete, solution } = await counting;
  assert.deepEqual([outcome, complete], ['cancelled', false]);
  assert.ok(count >= told[1].count && told[1].count > told[0].count && told[0].count > 0);
  assert.equal(engine.count(solution ?? '').count, 1);
});

test('what was aborted before it began ends at once', async () => {
  const signal = AbortSignal.abort();
  assert.equal((await client.count(EASY, { signal })).outcome, 'cancelled');
  const { outcome, board } = await client.commonDigits(TWICE, { signal });
  assert.deepEqual([outcome, board], ['cancelled', EMPTY]);
  assert.deepEqual(await collect(client.solutions(EMPTY, { signal })), []);
  const controller = new AbortController();
  let seen = 0;
  for await (const solution of client.solutions(EMPTY, { signal: controller.signal })) {
    assert.equal(solution.length, 81);
    if (++seen === 10) controller.abort();
  }
  assert.ok(seen >= 10);
});

test('errors keep their code, words and position on the way', async () => {
  await assert.rejects(client.count('123'), coded('length'));
  await assert.rejects(client.count(/** @type {any} */ (7)), coded('type'));
  await assert.rejects(client.count(EASY, { limit: 0 }), coded('range'));
  await assert.rejects(client.commonDigits(`x${EMPTY.slice(1)}`), (error) => {
    assert.equal(error.position, 0);
    return coded('symbol')(error);
  });
  await assert.rejects(collect(client.solutions('123')), coded('length'));
  assert.equal((await client.count(EASY)).count, 1);
});

test('closing the client refuses what runs and what comes after', async () => {
  const other = await EngineClient.start({ bytes });
  const counting = other.count(EMPTY, { limit: 0xffffffff });
  const list = other.solutions(EMPTY);
  await list.next();
  other.close();
  await assert.rejects(counting, coded('freed'));
  await assert.rejects(other.commonDigits(EASY), coded('freed'));
  await assert.rejects(collect(other.solutions(EASY)), coded('freed'));
});
