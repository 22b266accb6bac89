// A solver whose worker is slow to come, hangs or dies: the line says so, Stop works, and the next press gets
// another worker. The clock is the test's.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, test } from 'node:test';
import { built, need } from '../needs.js';
import { texts as english } from '../../web/locales/en/index.js';
import { press, stopByHand } from '../../web/model/run/actions.js';
import { Solving } from '../../web/solver/run/solving.js';
import { pressing } from '../../web/solver/view/status.js';
import { EASY } from '../wasm/boards.js';
import { FakeWorker } from '../wasm/workers.js';
import { makeSolver } from './fake.js';

need('wasm');

const bytes = readFileSync(built('wasm', 'kakutei'));
const { Worker } = globalThis;

beforeEach(() => {
  FakeWorker.all = [];
  FakeWorker.obeys = () => true;
  globalThis.Worker = /** @type {any} */ (FakeWorker);
});
afterEach(() => {
  globalThis.Worker = Worker;
});

/** Lets pending promises settle. */
async function settle() {
  for (let i = 0; i < 20; i++) await new Promise((resume) => setImmediate(resume));
}

/** @param {import('node:test').TestContext} t */
function makeReal(t) {
  t.mock.method(console, 'error', () => {});
  t.mock.timers.enable({ apis: ['setInterval', 'setTimeout'] });
  const solver = makeSolver(EASY, { solving: new Solving() });
  // A module of its own for each test: those that are given the same share an engine.
  const loading = solver.runner.connect({ bytes: Uint8Array.from(bytes) });
  t.after(() => solver.runner.disconnect());
  /** Lets seconds go by. @param {number} seconds */
  const wait = async (seconds) => {
    for (let i = 0; i < seconds; i++) {
      t.mock.timers.tick(1000);
      await settle();
    }
  };
  return { ...solver, loading, wait };
}

test('a worker that dies without a word ends the press in words, and the next has another', async (t) => {
  const { loading, wait, send, state, board, told } = makeReal(t);
  await loading;
  FakeWorker.obeys = () => false;
  send(press, 'step', true);
  await wait(25);
  assert.equal(state().run, null);
  assert.ok(state().said.startsWith(english['error.lost']), state().said);
  assert.equal(board(), EASY);
  assert.deepEqual(told.at(-1)?.[0], 'failed');
  assert.equal(told.at(-1)?.[1].code, 'lost');
  FakeWorker.obeys = () => true;
  send(press, 'step', true);
  while (state().run) await wait(1);
  assert.notEqual(board(), EASY);
  assert.equal(FakeWorker.all.length, 2);
});

for (const kind of /** @type {const} */ (['step', 'solve'])) {
  test(`Stop ends a ${kind} in a worker that stands still`, async (t) => {
    const { loading, wait, send, state, board } = makeReal(t);
    await loading;
    FakeWorker.obeys = () => false;
    send(press, kind, true);
    await wait(2);
    assert.ok(state().run);
    send(stopByHand);
    await wait(1);
    assert.equal(state().run, null);
    assert.equal(state().result?.outcome, 'cancelled');
    assert.equal(board(), EASY);
  });
}

test('Stop ends a press in a worker that stands still once it has begun', async (t) => {
  const { loading, wait, send, state } = makeReal(t);
  await loading;
  let hasBegun = false;
  FakeWorker.obeys = ({ call }) => !(hasBegun ||= call === 'press');
  send(press, 'solve', true);
  await wait(2);
  assert.ok(hasBegun);
  send(stopByHand);
  await wait(1);
  assert.equal(state().run, null);
  assert.equal(state().result?.outcome, 'cancelled');
});

test('an engine that is slow to come is said to be on its way, and Stop does not wait for it', async (t) => {
  FakeWorker.obeys = () => false;
  const { loading, wait, send, state } = makeReal(t);
  assert.equal(pressing(state()), null);
  await wait(6);
  assert.equal(pressing(state()), english['status.loading']);
  assert.equal(state().said, english['status.loading']);
  send(press, 'solve', true);
  await settle();
  assert.ok(state().run);
  send(stopByHand);
  await settle();
  assert.equal(state().run, null);
  assert.equal(state().result?.outcome, 'cancelled');
  assert.equal(state().fault, null);
  await wait(25);
  await loading;
  assert.equal(pressing(state()), null, 'it has come');
});

test('nothing is said of an engine that comes soon', async (t) => {
  const { loading, wait, state } = makeReal(t);
  await loading;
  const { said } = state();
  await wait(20);
  assert.equal(state().said, said);
  assert.equal(pressing(state()), null);
});
