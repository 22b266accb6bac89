// EngineClient as it runs in Node: the engine's calls as promises, in slices in this thread. In a
// worker the same host answers; the page tests see to that.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { built, need } from '../needs.js';
import { Engine, EngineClient, KakuteiError } from '../../web/index.js';
import { ASSUMING, CLASHING, EASY, EMPTY, ENDLESS, SEARCHED_LONG, TWICE } from './boards.js';

need('wasm');

const bytes = readFileSync(built('wasm', 'kakutei'));

/** @type {EngineClient} */
let client;
/** @type {Engine} */
let engine;
before(async () => {
  client = await EngineClient.start({ bytes });
  engine = await Engine.load({ bytes });
});
after(() => client.close());

/** @param {string} code */
const coded = (code) => (/** @type {any} */ error) => {
  assert.ok(error instanceof KakuteiError, String(error));
  assert.equal(error.code, code);
  return true;
};

/** Resolves once the press has told of progress. @param {(options: any) => Promise<any>} press */
function begin(press) {
  const controller = new AbortController();
  /** @type {any[]} */
  const told = [];
  /** @type {Promise<any>} */
  let ended = Promise.resolve();
  const running = new Promise((resolve) => {
    const onProgress = (/** @type {any} */ progress) => {
      told.push(progress);
      resolve(progress);
    };
    ended = press({ signal: controller.signal, onProgress });
    ended.catch(resolve);
  });
  return { running, ended: () => ended, abort: () => controller.abort(), told };
}

test('in Node the engine runs in the thread, with the same methods', () => {
  assert.equal(client.runsIn, 'thread');
  assert.deepEqual(client.methods(), engine.methods());
});

for (const board of [EASY, ASSUMING, TWICE, CLASHING]) {
  test(`every call answers what Engine answers, on ${board}`, async () => {
    const open = { method: 'ushio', options: { eventDepth: 1 }, events: true };
    const here = engine.open(board, open);
    const there = await client.open(board, open);
    assert.deepEqual(await there.step(), here.step());
    assert.deepEqual(await there.events(), here.events());
    assert.deepEqual(await there.sets(), here.sets());
    assert.deepEqual(await there.candidates(), here.candidates);
    assert.deepEqual(await there.solve(), here.solve());
    assert.deepEqual(await there.events(), here.events());
    assert.equal(await there.setBoard(EASY.replaceAll('.', '0')), EASY);
    here.board = EASY;
    await there.setOption('recursionLimit', 3);
    here.setOption('recursionLimit', 3);
    assert.deepEqual(await there.solve(), here.solve());
    await there.free();
    here.free();
  });
}

for (const [board, method] of [
  [EASY, 'ushio'],
  [CLASHING, 'ushio'],
  // With so many events that they come in parts.
  [ASSUMING, 'backtracking'],
  [EASY, 'techniques'],
]) {
  test(`a press gives all that a solver tells of it, also on a board that is not kept: ${method} on ${board}`, async () => {
    const open = { method, events: true };
    for (const action of /** @type {const} */ (['step', 'solve'])) {
      const [solver, other] = [await client.open(board, open), await client.open(board, open)];
      const told = {
        result: await solver[action](),
        events: await solver.events(),
        sets: await solver.sets(),
        uses: await solver.uses(),
        candidates: await solver.candidates(),
      };
      const { time, ...pressed } = await client.press(board, action, open);
      assert.deepEqual(pressed, told);
      assert.ok(time >= 0);
      const { time: later, ...kept } = await other.press(action);
      assert.deepEqual(kept, told);
      assert.deepEqual([other.result, other.time], [told.result, later]);
      await Promise.all([solver.free(), other.free()]);
    }
  });
}

test('a press on a board that is not kept leaves no board open, however it ends', async () => {
  for (let i = 0; i < 12; i++) {
    const { running, ended, abort } = begin((how) => client.press(EMPTY, 'solve', { ...ENDLESS, ...how })); // prettier-ignore
    await running;
    abort();
    const { result, events, sets } = await ended();
    assert.equal(result.outcome, 'cancelled');
    assert.deepEqual([events, sets], [[], []]);
    await assert.rejects(
      client.press('1'.repeat(81), 'step', { method: 'magic' }),
      coded('method'),
    );
  }
  const solvers = await Promise.all(Array.from({ length: 8 }, () => client.open(EASY)));
  await Promise.all(solvers.map((solver) => solver.free()));
  const aborted = await client.press(EASY, 'step', { signal: AbortSignal.abort() });
  assert.equal(aborted.result.outcome, 'cancelled');
});

test('more presses at once than there is room for boards wait for each other', async () => {
  const board = EMPTY;
  const events = { events: true, options: { eventDepth: 255 } };
  const all = Array.from({ length: 30 }, () => client.press(board, 'solve', events));
  const outcomes = (await Promise.all(all)).map(({ result }) => result.outcome);
  assert.deepEqual([...new Set(outcomes)], ['finished']);
});

test('a long Go tells its progress and ends when it is aborted, the board as before', async () => {
  const solver = await client.open(EMPTY, ENDLESS);
  const { running, ended, abort, told } = begin((options) => solver.solve(options));
  const progress = await running;
  assert.ok(progress.visits > 0 && progress.assumptionsTried > 0 && progress.depth >= 0);
  abort();
  const result = await ended();
  assert.equal(result.outcome, 'cancelled');
  assert.equal(result.board, EMPTY);
  assert.deepEqual(result.order, []);
  assert.ok(told.every((later, i) => i === 0 || later.visits > told[i - 1].visits));
  await solver.setBoard(EASY);
  assert.equal((await solver.solve()).outcome, 'finished');
  await solver.free();
});

test('a press whose signal was aborted before ends at once and tells nothing', async () => {
  const solver = await client.open(EASY, { events: true });
  const { board } = await solver.step();
  for (const press of ['step', 'solve']) {
    const options = { signal: AbortSignal.abort() };
    const result = await (press === 'step' ? solver.step(options) : solver.solve(options));
    assert.equal(result.outcome, 'cancelled');
    assert.equal(result.board, board);
    assert.deepEqual([result.placed, result.order], [null, []]);
    assert.deepEqual(await solver.events(), []);
  }
  assert.equal((await solver.solve()).outcome, 'finished');
  await solver.free();
});

test('several steps of a search at once are as many steps one after the other', async () => {
  const open = { method: 'backtracking', options: { seed1: 3 } };
  const here = engine.open(ASSUMING, open);
  const there = await client.open(ASSUMING, open);
  const all = { made: 0, visits: 0, placed: 0, takenBack: 0, deepest: 0 };
  for (let i = 0; i < 40; i++) {
    const { takenBack, counts } = here.step();
    all.made++;
    all[takenBack ? 'takenBack' : 'placed']++;
    all.visits += counts.visits;
    all.deepest = Math.max(all.deepest, counts.deepestAssumption);
  }
  const { result, depths, ...counted } = await there.steps(40);
  assert.deepEqual(counted, all);
  assert.equal(result?.board, here.board);
  assert.equal(depths.length, 40);
  assert.equal(depths.at(-1), all.placed - all.takenBack);
  assert.ok(depths.every((depth, i) => i === 0 || Math.abs(depth - depths[i - 1]) === 1));
  assert.equal((await there.steps(1_000_000)).result?.outcome, 'finished');
  assert.deepEqual(await there.uses(), { tried: 1 });
  here.free();
  await there.free();
});

test('steps end with their signal, and what was stepped stays', async () => {
  const solver = await client.open(SEARCHED_LONG, {
    method: 'backtracking',
    options: { order: 1 },
  });
  const { made, result } = await solver.steps(10, { signal: AbortSignal.abort() });
  assert.deepEqual([made, result], [0, null]);
  const { running, ended, abort } = begin((options) => solver.steps(1e9, options));
  await running;
  abort();
  const steps = await ended();
  assert.equal(steps.result?.outcome, 'continues');
  assert.equal(steps.made, steps.depths.length);
  const { board } = await solver.step();
  assert.notEqual(board, steps.result?.board);
  await solver.free();
});

test('a signal that aborts after the end does nothing', async () => {
  const solver = await client.open(EASY);
  const controller = new AbortController();
  const result = await solver.step({ signal: controller.signal });
  controller.abort();
  assert.equal(result.outcome, 'continues');
  assert.equal(await solver.setBoard(result.board), result.board);
  assert.equal((await solver.solve()).outcome, 'finished');
  await solver.free();
});

test('while one solver works long another one answers', async () => {
  const slow = await client.open(EMPTY, ENDLESS);
  const { running, ended, abort } = begin((options) => slow.solve(options));
  await running;
  const quick = await client.open(ASSUMING);
  assert.equal((await quick.solve()).outcome, 'finished');
  await quick.free();
  abort();
  assert.equal((await ended()).outcome, 'cancelled');
  await slow.free();
});

test('two solvers that work at once answer as if they were alone', async () => {
  const boards = [ASSUMING, TWICE, EASY];
  const solvers = await Promise.all(boards.map((board) => client.open(board)));
  const results = await Promise.all(solvers.map((solver) => solver.solve()));
  assert.deepEqual(
    results,
    boards.map((board) => engine.open(board).solve()),
  );
  await Promise.all(solvers.map((solver) => solver.free()));
});

test('during a press the same solver refuses every other, which it does not disturb', async () => {
  const solver = await client.open(EMPTY, ENDLESS);
  const { running, ended, abort, told } = begin((options) => solver.solve(options));
  const { visits } = await running;
  await assert.rejects(solver.step(), coded('busy'));
  await assert.rejects(solver.solve(), coded('busy'));
  await assert.rejects(solver.press('step'), coded('busy'));
  await assert.rejects(solver.solve({ signal: AbortSignal.abort() }), coded('busy'));
  await assert.rejects(solver.setBoard(EASY), coded('busy'));
  await assert.rejects(solver.setOption('recursionLimit', 1), coded('busy'));
  for (let left = 3000; told.length < 3; left--) {
    assert.ok(left > 0, 'the press does not go on');
    await new Promise((resume) => setTimeout(resume, 20));
  }
  assert.ok(told.at(-1).visits > visits, 'the press went on from where it was');
  abort();
  assert.equal((await ended()).outcome, 'cancelled');
  await solver.free();
});

test('errors keep their code, words and position on the way', async () => {
  const solver = await client.open(EASY);
  await assert.rejects(client.open('123'), coded('length'));
  await assert.rejects(client.open(EASY, { method: 'magic' }), coded('method'));
  await assert.rejects(client.open(EASY, { options: { speed: 1 } }), coded('option'));
  await assert.rejects(client.open(/** @type {any} */ (7)), coded('type'));
  await assert.rejects(client.press('123', 'step'), coded('length'));
  await assert.rejects(client.press(EASY, /** @type {any} */ ('go')), coded('type'));
  await assert.rejects(solver.press(/** @type {any} */ ('go')), coded('type'));
  await assert.rejects(solver.setOption('recursionLimit', 81), coded('range'));
  await assert.rejects(solver.setBoard(`x${EMPTY.slice(1)}`), (error) => {
    assert.equal(error.position, 0);
    assert.match(error.message, /row 1, column 1/);
    return coded('symbol')(error);
  });
  assert.equal((await solver.solve()).outcome, 'finished');
  await assert.rejects(solver.step(), coded('finished'));
  await solver.free();
});

test('a freed solver refuses every call, and freeing it twice does nothing', async () => {
  const solver = await client.open(EASY);
  await solver.free();
  await solver.free();
  await assert.rejects(solver.step(), coded('freed'));
  await assert.rejects(solver.setBoard(EASY), coded('freed'));
  await assert.rejects(solver.events(), coded('freed'));
});

test('freeing a solver at work refuses the press', async () => {
  const solver = await client.open(EMPTY, ENDLESS);
  const { running, ended } = begin((options) => solver.solve(options));
  await running;
  await solver.free();
  await assert.rejects(ended(), coded('freed'));
});

test('closing the client refuses what runs and what comes after', async () => {
  const other = await EngineClient.start({ bytes });
  const solver = await other.open(EMPTY, ENDLESS);
  const { running, ended } = begin((options) => solver.solve(options));
  await running;
  const open = other.open(EASY);
  other.close();
  await assert.rejects(ended(), coded('freed'));
  await assert.rejects(open, coded('freed'));
  await assert.rejects(other.open(EASY), coded('freed'));
  await assert.rejects(solver.step(), coded('freed'));
  assert.equal(other.runsIn, null);
  other.close();
});

test('a client that cannot load its module says so', async () => {
  await assert.rejects(EngineClient.start({ bytes: new Uint8Array(8) }), coded('load'));
});
