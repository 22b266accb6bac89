// A worker that dies or hangs, with or without notice: waiting calls end with an error, and the next call gets
// another worker. The clock is the test's.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, test } from 'node:test';
import { built, need } from '../needs.js';
import { serve } from '../../web/engine/answerer.js';
import { EngineHost } from '../../web/engine/host.js';
import { EngineClient } from '../../web/index.js';
import { EASY, EMPTY, ENDLESS } from './boards.js';
import { FakeWorker, RealWorker, withWorker } from './workers.js';

need('wasm');

const bytes = readFileSync(built('wasm', 'kakutei'));
const SECOND = 1000;
/** Longer than a worker may be silent. */
const LONG = 25;

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
  for (let i = 0; i < 50; i++) await null;
}

/** Lets seconds go by. @param {import('node:test').TestContext} t @param {number} seconds @param {() => void} [each] */
async function wait(t, seconds, each = () => {}) {
  for (let i = 0; i < seconds; i++) {
    t.mock.timers.tick(SECOND);
    each();
    await settle();
  }
}

/** How a promise ended, or that it has not. @param {Promise<any>} promise */
function follow(promise) {
  const end = { state: 'open', value: /** @type {any} */ (null), code: '' };
  promise.then(
    (value) => Object.assign(end, { state: 'kept', value }),
    (error) => Object.assign(end, { state: 'refused', code: error.code, value: error }),
  );
  return end;
}

/** Starts a client, with the test's clock. @param {import('node:test').TestContext} t */
async function start(t) {
  t.mock.timers.enable({ apis: ['setInterval', 'setTimeout'] });
  const client = await EngineClient.start({ bytes });
  t.after(() => client.close());
  return client;
}

const newest = () => /** @type {FakeWorker} */ (FakeWorker.all.at(-1));

/** The locks of a browser, with those that wait for each. @param {import('node:test').TestContext} t */
function makeLocks(t) {
  /** @type {Map<string, () => unknown>} */
  const waiting = new Map();
  const request = (/** @type {string} */ name, /** @type {any} */ _, /** @type {any} */ call) => {
    waiting.set(name, call);
    return new Promise(() => {});
  };
  const own = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
  Object.defineProperty(globalThis, 'navigator', {
    value: { locks: { request } },
    configurable: true,
  });
  t.after(() => {
    if (own) Object.defineProperty(globalThis, 'navigator', own);
    else Reflect.deleteProperty(globalThis, 'navigator');
  });
  /** The holder of the lock has released it, or died. @param {string} name */
  return (name) => void waiting.get(name)?.();
}

test('a worker whose lock comes free without a word is lost in two seconds, and the next call has another', async (t) => {
  const free = makeLocks(t);
  const client = await start(t);
  const solver = await client.open(EASY);
  FakeWorker.obeys = () => false;
  const pressing = follow(solver.solve());
  newest().say({ holds: 'a' });
  await settle();
  await wait(t, 10);
  assert.equal(pressing.state, 'open', 'it works');
  free('a');
  await wait(t, 2);
  assert.deepEqual([pressing.state, pressing.code], ['refused', 'lost']);
  FakeWorker.obeys = () => true;
  assert.equal((await client.count(EASY)).count, 1);
  assert.equal(FakeWorker.all.length, 2);
});

test('a worker that has ended one piece of work, and says a word at the next, is not lost', async (t) => {
  const free = makeLocks(t);
  const client = await start(t);
  FakeWorker.obeys = () => false;
  const counting = follow(client.count(EMPTY));
  newest().say({ holds: 'a' });
  await settle();
  free('a');
  await wait(t, 1, () => newest().say({ holds: 'b' }));
  free('a');
  await wait(t, 15);
  assert.equal(counting.state, 'open');
});

test('a worker that died while nobody waited is missed after some seconds, where it would say that it begins', async (t) => {
  makeLocks(t);
  const client = await start(t);
  newest().say({ holds: 'a' });
  await settle();
  FakeWorker.obeys = () => false;
  const counting = follow(client.count(EASY));
  await wait(t, 5);
  assert.deepEqual([counting.state, counting.code], ['refused', 'lost']);
});

test('a worker holds a lock while it works, each time another, and says which', async () => {
  /** @type {any[]} */
  const said = [];
  /** @type {Map<string, boolean>} */
  const held = new Map();
  let hear = async (/** @type {any} */ _event) => {};
  const scope = {
    addEventListener: (/** @type {string} */ _, /** @type {any} */ take) => (hear = take),
    postMessage: (/** @type {any} */ message) => said.push(message),
    navigator: {
      locks: {
        request: async (/** @type {string} */ name, /** @type {() => Promise<any>} */ work) => {
          held.set(name, true);
          await work();
          held.set(name, false);
        },
      },
    },
  };
  serve(EngineHost, scope);
  for (let round = 1; round <= 2; round++) {
    const working = hear({ data: { id: round, call: 'load', args: { bytes } } });
    assert.deepEqual([...held.values()].at(-1), true);
    await working;
    await settle();
    assert.deepEqual([...held.values()], Array(round).fill(false));
  }
  assert.deepEqual(
    said.flatMap(({ holds = [] }) => holds),
    [...held.keys()],
  );
});

test('a worker that stands still is told of, and the next call has another one', async (t) => {
  const client = await start(t);
  const solver = await client.open(EASY);
  FakeWorker.obeys = () => false;
  const pressing = follow(solver.solve());
  await wait(t, 10);
  assert.equal(pressing.state, 'open', 'a machine may be slow');
  await wait(t, LONG);
  assert.deepEqual([pressing.state, pressing.code], ['refused', 'lost']);
  assert.match(pressing.value.message, /open the board again/);
  assert.ok(newest().isTerminated);
  assert.equal(client.runsIn, null);
  FakeWorker.obeys = () => true;
  await assert.rejects(solver.step(), { code: 'lost' });
  await solver.free();
  const again = await client.open(EASY);
  assert.equal((await again.step()).outcome, 'continues');
  assert.deepEqual([FakeWorker.all.length, client.runsIn], [2, 'worker']);
});

test('what a browser notices is told at once, to all that wait, and calls share the next one', async (t) => {
  const client = await start(t);
  FakeWorker.obeys = () => false;
  const calls = [follow(client.count(EMPTY)), follow(client.make())];
  await settle();
  newest().fail();
  await settle();
  assert.deepEqual(
    calls.map(({ code }) => code),
    ['lost', 'lost'],
  );
  FakeWorker.obeys = () => true;
  const counts = await Promise.all([client.count(EASY), client.count(EASY)]);
  assert.deepEqual(
    counts.map(({ count }) => count),
    [1, 1],
  );
  assert.equal(FakeWorker.all.length, 2);
});

test('a worker that was lost while nobody waited for it is replaced without a word', async (t) => {
  const client = await start(t);
  newest().fail();
  assert.equal((await client.count(EASY)).count, 1);
  assert.equal(FakeWorker.all.length, 2);
});

test('who says that it is there may work for as long as it takes', async (t) => {
  const client = await start(t);
  FakeWorker.obeys = () => false;
  const counting = follow(client.count(EMPTY));
  await wait(t, 600, () => newest().say({}));
  assert.equal(counting.state, 'open');
  assert.equal(newest().isTerminated, false);
});

test('who is asked nothing need not say anything', async (t) => {
  const client = await start(t);
  await wait(t, 600);
  assert.equal((await client.count(EASY)).count, 1);
  assert.equal(FakeWorker.all.length, 1);
});

test('a machine that slept has lost nobody', async (t) => {
  const client = await start(t);
  FakeWorker.obeys = () => false;
  const counting = follow(client.count(EMPTY));
  await wait(t, 3);
  // Timers that were due while a machine slept come once.
  await wait(t, 1);
  newest().say({});
  await wait(t, 18);
  assert.equal(counting.state, 'open');
});

test('a worker that never says a word leaves the work to this thread', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval', 'setTimeout'] });
  FakeWorker.obeys = () => false;
  /** @type {{ waited: number }[]} */
  const told = [];
  const starting = follow(EngineClient.start({ bytes, onProgress: (now) => told.push(now) }));
  await wait(t, LONG);
  while (starting.state === 'open') await new Promise((resume) => setImmediate(resume));
  assert.equal(starting.value.runsIn, 'thread');
  assert.ok(newest().isTerminated);
  assert.deepEqual(told.slice(0, 2), [{ waited: 1000 }, { waited: 2000 }]);
  starting.value.close();
});

test('a module that takes long to load is waited for, which is told, until nobody wants it', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval', 'setTimeout'] });
  FakeWorker.obeys = () => false;
  const controller = new AbortController();
  /** @type {{ waited: number }[]} */
  const told = [];
  const { signal } = controller;
  const starting = follow(
    EngineClient.start({ bytes, signal, onProgress: (now) => told.push(now) }),
  );
  await wait(t, 600, () => newest().say({}));
  assert.equal(starting.state, 'open');
  assert.equal(told.at(-1)?.waited, 600 * SECOND);
  controller.abort();
  await settle();
  assert.deepEqual([starting.state, starting.code], ['refused', 'aborted']);
  assert.ok(newest().isTerminated);
  assert.equal(FakeWorker.all.length, 1, 'and nobody tries in this thread');
});

test('a call that waits for another worker ends with its signal', async (t) => {
  const client = await start(t);
  newest().fail();
  FakeWorker.obeys = () => false;
  const controller = new AbortController();
  const counting = follow(client.count(EASY, { signal: controller.signal }));
  await wait(t, 3);
  controller.abort();
  await settle();
  assert.deepEqual([counting.state, counting.code], ['refused', 'aborted']);
});

test('a press that is stopped in a worker that stands still ends in a second, the worker later', async (t) => {
  const client = await start(t);
  const solver = await client.open(EMPTY, ENDLESS);
  FakeWorker.obeys = () => false;
  const controller = new AbortController();
  const pressing = follow(solver.solve({ signal: controller.signal }));
  await wait(t, 2);
  controller.abort();
  await wait(t, 1);
  assert.deepEqual([pressing.state, pressing.code], ['refused', 'aborted']);
  await wait(t, LONG);
  assert.ok(newest().isTerminated);
  FakeWorker.obeys = () => true;
  assert.equal((await client.count(EASY)).count, 1);
});

test('what cannot be sent is refused, and nobody waits for it', async (t) => {
  const client = await start(t);
  const { postMessage } = FakeWorker.prototype;
  t.after(() => Object.assign(FakeWorker.prototype, { postMessage }));
  FakeWorker.prototype.postMessage = () => {
    throw new DOMException('not cloned', 'DataCloneError');
  };
  await assert.rejects(client.count(EASY), { name: 'KakuteiError', code: 'type' });
  Object.assign(FakeWorker.prototype, { postMessage });
  await wait(t, LONG);
  assert.equal((await client.count(EASY)).count, 1);
  assert.equal(FakeWorker.all.length, 1, 'the worker was not taken for lost');
});

test('an onProgress that throws ends its call in words, and the others go on', async () => {
  const client = await EngineClient.start({ bytes, worker: false });
  const solver = await client.open(EMPTY, ENDLESS);
  const onProgress = () => {
    throw new Error('mine');
  };
  await assert.rejects(solver.solve({ onProgress }), (/** @type {any} */ error) => {
    assert.deepEqual([error.code, error.cause.message], ['type', 'mine']);
    return true;
  });
  await solver.setBoard(EASY);
  assert.equal((await solver.solve()).outcome, 'finished');
  client.close();
});

test('a real worker says that it is there while it works, and only then', async () => {
  const client = await withWorker(RealWorker, () => EngineClient.start({ bytes }));
  const { thread } = /** @type {RealWorker} */ (RealWorker.all.at(-1));
  let beats = 0;
  thread.on('message', (message) => {
    if (Object.keys(message).length === 0) beats++;
  });
  const controller = new AbortController();
  const solver = await client.open(EMPTY, ENDLESS);
  const pressing = solver.solve({ signal: controller.signal });
  for (let left = 1200; beats < 2; left--) {
    assert.ok(left > 0, 'the worker does not say that it is there');
    await new Promise((resume) => setTimeout(resume, 50));
  }
  controller.abort();
  await pressing;
  beats = 0;
  await new Promise((resume) => setTimeout(resume, 1300));
  assert.equal(beats, 0);
  client.close();
});
