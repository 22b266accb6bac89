// The method `techniques`: it runs only in the module of the catalogue, which the client loads by itself; and the
// events of its presses.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { built, need } from '../needs.js';
import { Engine, EngineClient, KakuteiError } from '../../web/index.js';
import { readCases } from '../cases/cases.js';
import { ASSUMING, EASY } from './boards.js';

need('wasm');

const method = 'techniques';
const engine = await Engine.load();
await engine.loadTechniques();

/** @param {string} code */
const coded = (code) => (/** @type {any} */ error) =>
  error instanceof KakuteiError && error.code === code;

const unique = readCases('unique').map(({ board }) => board);
const several = readCases('several').map(({ board }) => board);

/** The slugs of the techniques that hold only where there is one solution. */
const wantOne = (() => {
  const table = new URL('../../engine/techniques/techniques.def', import.meta.url);
  const lines = readFileSync(table, 'utf8').matchAll(/^TECH\(\w+, "(.*?)",.* 1, \w+\)$/gm);
  return [...lines].map(([, slug]) => slug);
})();

/** A Go. @param {string} board @param {Record<string, number>} [options] */
function go(board, options) {
  const solver = engine.open(board, { method, options, events: true });
  const result = solver.solve();
  const press = { result, uses: solver.uses(), events: solver.events() };
  solver.free();
  return press;
}

test('every module describes the method, and only that of the catalogue opens a board with it', async () => {
  const bare = await Engine.load();
  const info = bare.methods().find(({ slug }) => slug === method);
  assert.ok(info?.namesSteps && info.canBeStuck && info.takesCandidates);
  assert.throws(() => bare.open(EASY, { method }), coded('unloaded'));
  const open = (
    /** @type {string} */ build,
    /** @type {string} */ name,
    /** @type {number} */ number,
  ) => {
    const module = new WebAssembly.Module(readFileSync(built(/** @type {any} */ (build), name)));
    /** @type {any} */
    const exports = new WebAssembly.Instance(module, {}).exports;
    exports._initialize?.();
    const handle = exports.kt_create(0);
    new Uint8Array(exports.memory.buffer).set(Buffer.from(EASY), exports.kt_text(handle));
    return exports.kt_open(handle, exports.kt_text(handle), 81, number);
  };
  const E_METHOD = -4;
  assert.equal(open('wasm', 'kakutei', bare.methods().indexOf(info)), E_METHOD);
  assert.equal(open('wasm', 'kakutei-techniques', 0), 0);
  assert.equal(open('wasm', 'kakutei-techniques', 1), E_METHOD);
});

test('a client loads the module by itself', async () => {
  const client = await EngineClient.start({ worker: false });
  const solver = await client.open(EASY, { method });
  assert.equal((await solver.solve()).outcome, 'finished');
  assert.ok((await solver.uses())['naked-single'] > 0);
  client.close();
});

test('what fails to load can be loaded again', async () => {
  const bare = await Engine.load();
  await assert.rejects(bare.loadTechniques({ bytes: new Uint8Array(8) }), coded('load'));
  assert.throws(() => bare.open(EASY, { method }), coded('unloaded'));
  await bare.loadTechniques();
  bare.open(EASY, { method }).free();
});

test('a trap in one module leaves the boards of the other alone', async () => {
  const { instantiate } = WebAssembly;
  const trapping = await Engine.load();
  WebAssembly.instantiate = /** @type {any} */ (
    async (/** @type {WebAssembly.Module} */ module) => {
      const trap = () => assert.fail('a trap');
      return { exports: { ...new WebAssembly.Instance(module, {}).exports, kt_solve: trap } };
    }
  );
  await trapping.loadTechniques().finally(() => (WebAssembly.instantiate = instantiate));
  const [bystander, solver] = [trapping.open(EASY), trapping.open(EASY, { method })];
  assert.throws(() => solver.solve(), coded('trap'));
  assert.throws(() => solver.step(), coded('trap'));
  assert.equal(bystander.solve().outcome, 'finished');
  const next = trapping.open(EASY, { method });
  assert.equal(next.solve().outcome, 'finished');
  for (const each of [bystander, solver, next]) each.free();
});

test('1 Step tells all steps up to a digit, and no argument besides', () => {
  let most = 0;
  for (const board of unique.slice(40)) {
    const solver = engine.open(board, { method, events: true });
    for (let outcome = 'continues'; outcome === 'continues';) {
      outcome = solver.step().outcome;
      const events = solver.events();
      const placed = events.filter(({ kind }) => kind === 'placed');
      const steps = events.filter(({ kind }) => kind === 'deduction');
      assert.ok(placed.length <= 1 && !events.some(({ kind }) => kind === 'reason'));
      for (const { cause } of placed) assert.equal(events[Number(cause)], steps.at(-1));
      for (const step of steps) {
        const number = events.indexOf(step);
        const does = events.filter(({ kind, cause }) => cause === number && kind !== 'part');
        assert.ok(does.length > 0, `${step.rule} does nothing on ${board}`);
      }
      most = Math.max(most, steps.length);
    }
    solver.free();
  }
  assert.ok(most > 5, `at most ${most} steps`);
});

test('techniques that want one solution are used where there is one, and nowhere else', () => {
  const used = (/** @type {string[]} */ boards) =>
    boards.flatMap((board) => Object.keys(go(board).uses)).filter((slug) => wantOne.includes(slug));
  assert.ok(wantOne.length > 10);
  assert.ok(used(unique).length > 0);
  assert.deepEqual(used(several), []);
});

test('what candidates leave as the only solution is none of the givens', () => {
  const [{ board, words }] = readCases('several').filter(({ words }) => words[0] === '2');
  const { solution } = engine.count(board, { limit: 1 });
  assert.ok(words.length && solution);
  const candidates = Array.from(board, (symbol, square) =>
    symbol === '.' ? [...new Set([Number(solution[square]), 1, 2, 3])] : [],
  );
  const solver = engine.open({ givens: board, candidates }, { method });
  solver.solve();
  assert.deepEqual(
    Object.keys(solver.uses()).filter((slug) => wantOne.includes(slug)),
    [],
  );
  solver.free();
});

test('a Go is the same however it is cut into budgets', () => {
  for (const board of [ASSUMING, ...unique.slice(74), ...several.slice(0, 2)]) {
    const solver = engine.open(board, { method, events: true });
    const whole = solver.solve();
    const told = solver.events();
    for (const budget of [1, 97]) {
      solver.board = board;
      let result = null;
      while (!result) result = solver.advance('solve', budget);
      assert.deepEqual(result, whole);
      assert.deepEqual(solver.events(), told);
    }
    solver.free();
  }
});

test('a cancelled press leaves nothing behind', () => {
  const solver = engine.open(unique[75], { method, events: true });
  assert.equal(solver.advance('solve', 2000), null);
  assert.equal(solver.cancel().board, unique[75]);
  assert.deepEqual(solver.uses(), {});
  assert.deepEqual(solver.solve(), go(unique[75]).result);
  solver.free();
});

test('only those that are chosen are looked for: of a preset, without what is turned off, with what is turned on', async () => {
  const client = await EngineClient.start();
  const table = await client.techniques();
  const named = (/** @type {string} */ slug) => table.findIndex((each) => each.slug === slug) + 1;
  const turn = (/** @type {string} */ slug) => ({
    [`turned${Math.floor(named(slug) / 32) + 1}`]: (1 << (named(slug) % 32)) >>> 0,
  });
  const used = (/** @type {Record<string, number>} */ options) =>
    new Set(unique.flatMap((board) => Object.keys(go(board, options).uses)));
  client.close();
  const beginners = used({ preset: 3 });
  assert.ok(beginners.has('hidden-single') && beginners.has('pointing'));
  const ofSe = used({ preset: 2 });
  assert.ok(ofSe.has('xy-wing'));
  assert.deepEqual(
    [...ofSe].filter((slug) => table[named(slug) - 1]?.place === 0),
    [],
  );
  assert.ok(!used({ preset: 3, ...turn('pointing') }).has('pointing'));
  assert.ok(!beginners.has('xy-wing') && used({ preset: 3, ...turn('xy-wing') }).has('xy-wing'));
});

test('the preset of the forks makes the same steps: the easiest are short in both', () => {
  for (const board of unique) {
    assert.deepEqual(go(board, { preset: 1 }).uses, go(board).uses);
  }
});
