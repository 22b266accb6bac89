// The puzzle maker as others call it, frozen: it may grow, but none of this may change. Also: a request is
// met, the same request makes the same puzzle everywhere, and impossible requests are refused.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import { built, need } from '../needs.js';
import { Engine, EngineClient, KakuteiError } from '../../web/index.js';
import { solutions } from '../engine/plain-solver.js';

need('wasm');

const bytes = readFileSync(built('wasm', 'kakutei'));

/** @type {Engine} */
let engine;
before(async () => {
  engine = await Engine.load({ bytes });
});

/** @param {string} code @param {RegExp} [words] */
const coded = (code, words) => (/** @type {any} */ error) => {
  assert.ok(error instanceof KakuteiError, String(error));
  assert.equal(error.code, code);
  if (words) assert.match(error.message, words);
  return true;
};

/** @param {() => unknown} call @param {string} code @param {RegExp} words */
const refused = (call, code, words) => assert.throws(call, coded(code, words));

/** Where each square goes under the turns and mirrors of a symmetry. */
const images = {
  none: [],
  leftRight: [(r, c) => [r, 8 - c]],
  topBottom: [(r, c) => [8 - r, c]],
  both: [(r, c) => [r, 8 - c], (r, c) => [8 - r, c]],
  point: [(r, c) => [8 - r, 8 - c]],
  quarterTurn: [(r, c) => [c, 8 - r]],
  diagonal: [(r, c) => [c, r]],
};

/** @param {string} puzzle @param {string} symmetry */
function assertSymmetric(puzzle, symmetry) {
  for (const image of images[symmetry]) {
    for (let square = 0; square < 81; square++) {
      const [row, column] = image(Math.floor(square / 9), square % 9);
      assert.equal(puzzle[square] === '.', puzzle[9 * row + column] === '.', puzzle);
    }
  }
}

/** @param {import('../../web/engine/maker.js').Made} made */
function assertSound({ puzzle, solution, givens }) {
  assert.match(String(puzzle), /^[1-9.]{81}$/);
  assert.deepEqual(solutions(String(puzzle), 2), [solution]);
  assert.equal(String(puzzle).replaceAll('.', '').length, givens);
}

test('a puzzle comes with its solution, and what it took', () => {
  const made = engine.make({ seed1: 1, seed2: 2 });
  assertSound(made);
  const { work, givens } = made;
  assert.ok(work >= 81 && givens >= 17 && givens < 32);
  assert.deepEqual(made, {
    ...{ puzzle: made.puzzle, solution: made.solution, work, givens },
    outcome: 'finished',
    reason: null,
    difficulty: null,
    rating: null,
    attempts: 1,
    measured: 0,
    seed1: 1,
    seed2: 2,
  });
});

for (const symmetry of Object.keys(images)) {
  test(`24 to 30 givens under the symmetry ${symmetry} are made`, () => {
    for (let seed = 0; seed < 10; seed++) {
      const made = engine.make({ symmetry, givens: [24, 30], seed1: seed, seed2: 1 });
      assert.equal(made.outcome, 'finished');
      assertSound(made);
      assertSymmetric(String(made.puzzle), symmetry);
      assert.ok(made.givens >= 24 && made.givens <= 30);
    }
  });
}

test('without seeds each puzzle is another, and its seeds make it once more', () => {
  const [first, second] = [engine.make(), engine.make()];
  assert.notEqual(first.puzzle, second.puzzle);
  const { seed1, seed2 } = first;
  assert.deepEqual(engine.make({ seed1, seed2 }), first);
});

test('a minimal puzzle has no given to spare', () => {
  const { puzzle } = engine.make({ seed1: 5, seed2: 5 });
  for (let square = 0; square < 81; square++) {
    if (puzzle?.[square] === '.') continue;
    const fewer = `${puzzle?.slice(0, square)}.${puzzle?.slice(square + 1)}`;
    assert.equal(solutions(fewer, 2).length, 2);
  }
});

test('givens keep to a pattern, which may be another puzzle', () => {
  const pattern = String(engine.make({ givens: 36, symmetry: 'point', seed1: 8, seed2: 8 }).puzzle);
  const made = engine.make({ pattern, seed1: 1, seed2: 1 });
  assert.equal(made.outcome, 'finished');
  assertSound(made);
  for (let square = 0; square < 81; square++) {
    assert.ok(pattern[square] !== '.' || made.puzzle?.[square] === '.');
  }
  const crosses = pattern.replace(/[1-9]/g, 'x').replaceAll('.', '0');
  assert.equal(engine.make({ pattern: crosses, seed1: 1, seed2: 1 }).puzzle, made.puzzle);
});

test('a difficulty is met, and measured as Go of the human-like method measures it', () => {
  for (const difficulty of [1, 2, [6, 7]]) {
    const made = engine.make({ difficulty: /** @type {any} */ (difficulty), seed1: 3, seed2: 4 });
    assert.equal(made.outcome, 'finished');
    assertSound(made);
    const solver = engine.open(String(made.puzzle), { method: 'human' });
    assert.deepEqual(made.difficulty, solver.solve().rating?.difficulty);
    solver.free();
    const [least, most] = Array.isArray(difficulty) ? difficulty : [difficulty, difficulty];
    assert.ok(made.difficulty && made.difficulty.rank >= least && made.difficulty.rank <= most);
    assert.ok(made.measured >= 1 && made.attempts >= made.measured);
  }
});

test('what the budget does not reach is said, with the nearest puzzle', () => {
  const request = { symmetry: 'quarterTurn', givens: 17, seed1: 1, seed2: 1, budget: 5000 };
  const made = engine.make(request);
  assert.equal(made.outcome, 'exhausted');
  assertSound(made);
  assertSymmetric(String(made.puzzle), 'quarterTurn');
  assert.ok(made.givens > 17 && made.givens < 30);
  assert.equal(made.work, 5000);
  const hard = engine.make({ givens: 70, difficulty: 9, seed1: 1, seed2: 1, budget: 20_000 });
  assert.equal(hard.outcome, 'exhausted');
  assertSound(hard);
  assert.ok(hard.difficulty && hard.difficulty.rank < 9 && hard.measured > 1);
  assert.ok(hard.work >= 20_000);
});

test('a budget too small for anything still gives what there is', () => {
  const made = engine.make({ givens: 24, budget: 3, seed1: 1, seed2: 1 });
  assert.equal(made.outcome, 'exhausted');
  assert.equal(made.givens, 79);
  assertSound(made);
});

test('what cannot be is said, with the reason', () => {
  const reasons = {
    count: { symmetry: 'quarterTurn', givens: [26, 27] },
    few: { pattern: 'x'.repeat(16) + '.'.repeat(65) },
    lines: { pattern: '.'.repeat(18) + 'x'.repeat(63) },
  };
  for (const [reason, request] of Object.entries(reasons)) {
    const made = engine.make(/** @type {any} */ (request));
    assert.deepEqual([made.outcome, made.reason], ['impossible', reason]);
    assert.deepEqual([made.puzzle, made.solution, made.givens], [null, null, 0]);
  }
});

test('a request that makes no sense is refused, in words', () => {
  const request = (/** @type {any} */ value) => () => engine.make(value);
  for (const value of [null, 3, 'point']) refused(request(value), 'type', /object/);
  refused(request({ symetry: 'point' }), 'option', /symetry.*symmetry/);
  for (const symmetry of ['Point', 4, null, 'toString', Symbol('point')]) {
    refused(request({ symmetry }), 'range', /There are: none, leftRight/);
  }
  const numbers = [16, 81, 24.5, NaN, '24', null, [], [24], [30, 24], [24, 26, 28], [16, 20], {}];
  for (const givens of numbers) refused(request({ givens }), 'range', /givens.*17 to 80/);
  for (const difficulty of [0, 10, '1', [2, 1], null])
    refused(request({ difficulty }), 'range', /1 to 9/);
  for (const seed of [-1, 2 ** 32, 1.5, '1', null]) {
    refused(request({ seed1: seed }), 'range', /seed1.*4294967295/);
    refused(request({ seed2: seed }), 'range', /seed2/);
  }
  for (const budget of [0, -1, 1.5, NaN, '9', null])
    refused(request({ budget }), 'budget', /budget/);
  refused(request({ pattern: 81 }), 'type', /string/);
  refused(request({ pattern: 'x'.repeat(80) }), 'length', /81.*80/);
  assert.throws(
    request({ pattern: `${'x'.repeat(80)}?` }),
    (error) => coded('symbol', /81.*"\?"/)(error) && error.position === 80,
  );
  assert.equal(engine.make({ seed1: 1, seed2: 1 }).outcome, 'finished');
});

test('a maker works step by step as well, and is freed', () => {
  const request = { givens: 24, symmetry: 'point', seed1: 4, seed2: 4 };
  const maker = engine.maker(request);
  let made = null;
  let work = 0;
  while (!made) {
    made = maker.advance(1);
    const progress = maker.progress();
    assert.ok(progress.work >= work && progress.budget > work);
    work = progress.work;
  }
  assert.deepEqual(made, engine.make(request));
  maker.free();
  maker.free();
  assert.throws(() => maker.advance(1), coded('freed'));
});

test('a thousand puzzles leave the memory as it was', () => {
  for (let seed = 0; seed < 1000; seed++) {
    const difficulty = seed % 5 === 0 ? { difficulty: [1, 3] } : {};
    engine.make({ givens: [32, 40], seed1: seed, seed2: 0, ...difficulty });
  }
});

/** @param {(client: EngineClient) => Promise<void>} work */
async function withClient(work) {
  const client = await EngineClient.start({ bytes });
  try {
    await work(client);
  } finally {
    client.close();
  }
}

test('EngineClient makes the same puzzles, in slices', () =>
  withClient(async (client) => {
    for (const request of [
      { givens: 23 },
      { difficulty: 2, symmetry: 'diagonal' },
      { budget: 10 },
    ]) {
      const seeded = { ...request, seed1: 6, seed2: 6 };
      assert.deepEqual(await client.make(seeded), engine.make(seeded));
    }
    await assert.rejects(client.make({ givens: 3 }), coded('range'));
    assertSound(await client.make());
  }));

test('long making tells its progress, and ends when it is aborted, with what it has reached', () =>
  withClient(async (client) => {
    const controller = new AbortController();
    /** @type {import('../../web/engine/maker.js').MakerProgress[]} */
    const told = [];
    const made = await client.make(
      { symmetry: 'quarterTurn', givens: 17, budget: 0xffffffff },
      {
        signal: controller.signal,
        onProgress: (progress) => {
          told.push(progress);
          controller.abort();
        },
      },
    );
    assert.equal(made.outcome, 'cancelled');
    assertSound(made);
    assert.ok(told.length >= 1 && told[0].work > 0 && told[0].givens >= made.givens);
    const late = await client.make({}, { signal: AbortSignal.abort() });
    assert.deepEqual([late.outcome, late.puzzle, late.work], ['cancelled', null, 0]);
    assert.equal((await client.make()).outcome, 'finished');
  }));
