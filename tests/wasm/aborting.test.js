// Every call of the client ends when its signal aborts, also calls that are added later: in this thread, in a
// worker, and with a worker that no longer answers.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { built, need } from '../needs.js';
import { ClientSolver } from '../../web/engine/client.js';
import { EngineClient, KakuteiError } from '../../web/index.js';
import { image } from '../photo/drawn.js';
import { ASSUMING, CLASHING, EASY, EMPTY, SEARCHED_LONG, TWICE } from './boards.js';
import { callsOf } from './hostile.js';
import { FakeWorker, RealWorker, withWorker } from './workers.js';

need('wasm');

const bytes = readFileSync(built('wasm', 'kakutei'));

/** Turns of the event loop, of five milliseconds where nothing delays them: a slow machine has slow turns. */
const MOST_TURNS = 10;

/**
 * How a call is made that takes arguments before its options; others take these alone.
 * @type {Record<string, any[]>}
 */
const ARGUMENTS = {
  steps: [1e9],
  setBoard: [TWICE],
  setOption: ['recursionLimit', 3],
  explain: ['en'],
  open: [EASY],
  press: [EMPTY, 'solve'],
  count: [EMPTY],
  commonDigits: [EMPTY],
  contradiction: [CLASHING],
  solutions: [EMPTY],
  rate: [EASY],
  catalogue: [EASY],
  prove: [EASY],
  readPhoto: [image()],
  make: [{ difficulty: 9, symmetry: 'quarterTurn', givens: [17, 20] }],
};

/**
 * Those that go on until they are stopped, with what makes them do so.
 * @type {Record<string, any[]>}
 */
const ENDLESS = {
  step: [],
  solve: [],
  steps: [1e9],
  press: [{ events: true, options: { recursionLimit: 3, eventDepth: 255 } }],
  count: [{ limit: 0xffffffff }],
  commonDigits: [{ limit: 0xffffffff }],
  make: [],
};

/** @param {any} target @param {string} name @param {object} options */
function callOf(target, name, options) {
  const args = [...(ARGUMENTS[name] ?? [])];
  // A solver has its board.
  if (name === 'press' && target instanceof ClientSolver) return target.press('solve', options);
  const more = ['press', 'count', 'commonDigits'].includes(name) ? ENDLESS[name][0] : {};
  const answer = target[name](...args, { ...more, ...options });
  return typeof answer?.next === 'function' ? collect(answer) : answer;
}

/** @param {AsyncIterable<any>} list */
async function collect(list) {
  const all = [];
  for await (const one of list) all.push(one);
  return all;
}

/**
 * Begins a call and aborts it when it is time, or when it has ended.
 *
 * @param {(options: object) => any} call
 * @param {(told: readonly any[]) => boolean} [isTime] by what it has told of its progress; absent: at once
 */
async function abortWhen(call, isTime = () => true) {
  const controller = new AbortController();
  /** @type {any[]} */
  const told = [];
  let isOver = false;
  const ended = (async () =>
    call({ signal: controller.signal, onProgress: told.push.bind(told) }))()
    .then(
      (value) => ({ value }),
      (error) => ({ error }),
    )
    .finally(() => (isOver = true));
  for (let left = 12_000; !isOver && !isTime(told); left--) {
    assert.ok(left > 0, 'it neither ends nor tells of its progress');
    await new Promise((resume) => setTimeout(resume, 5));
  }
  const endedBefore = isOver;
  controller.abort();
  let turns = 0;
  for (; !isOver; turns++) await new Promise((resume) => setTimeout(resume, 5));
  return { ...(await ended), endedBefore, told, turns };
}

/** @param {number} count @returns {(told: readonly any[]) => boolean} */
const hasTold = (count) => (told) => told.length >= count;

/**
 * The fewest turns of some tries: others work on this machine, too.
 * @param {() => ReturnType<typeof abortWhen>} attempt
 */
async function quickest(attempt) {
  let best = await attempt();
  for (let tries = 0; tries < 4 && best.turns > MOST_TURNS; tries++) {
    const next = await attempt();
    if (next.turns < best.turns) best = next;
  }
  return best;
}

/** @param {any} end @param {string} name */
function assertEnded({ value, error, turns }, name) {
  assert.ok(turns <= MOST_TURNS, `${name} took ${turns} turns to end`);
  if (error) assert.ok(error instanceof KakuteiError && error.code === 'aborted', String(error));
  else if (name === 'press') assert.equal(value.result.outcome, 'cancelled');
  else if (name in ENDLESS) assert.ok(['cancelled', undefined].includes(value.outcome), name);
}

/** What is there when a call is tried. @type {Record<string, (client: EngineClient, name?: string) => any>} */
const subjects = {
  async ClientSolver(client, name) {
    if (name !== 'explain') {
      const options = { recursionLimit: 3, eventDepth: 255 };
      return client.open(EMPTY, { events: true, options });
    }
    const solver = await client.open(EASY, { events: true });
    await solver.solve();
    return solver;
  },
  EngineClient: (client) => client,
};

/** These calls end something, at once and without a signal. */
const ENDS = /free|close|dispose/i;

for (const [where, Worker] of /** @type {const} */ ([
  ['this thread', undefined],
  ['a worker', RealWorker],
])) {
  describe(`In ${where}`, () => {
    /** @type {EngineClient} */
    let client;
    before(async () => {
      client = await withWorker(Worker, () => EngineClient.start({ bytes }));
      assert.equal(client.runsIn, Worker ? 'worker' : 'thread');
    });
    after(() => client.close());

    for (const [type, make] of Object.entries(subjects)) {
      test(`every call of ${type} ends within ${MOST_TURNS} turns of its signal`, async (t) => {
        const names = callsOf(Object.getPrototypeOf(await make(client))).map(([name]) => name);
        for (const name of names.filter((name) => !ENDS.test(name))) {
          const isEndless = name in ENDLESS && (type === 'ClientSolver') === name.startsWith('s');
          const end = await quickest(async () => {
            const subject = await make(client, name);
            if (typeof subject[name] !== 'function')
              return { turns: 0, told: [1], endedBefore: true };
            const end = await abortWhen(
              (how) => callOf(subject, name, how),
              isEndless ? hasTold(1) : undefined,
            );
            if (subject !== client) await subject.free();
            return end;
          });
          t.diagnostic(`${name}: ${end.turns} turns`);
          assertEnded(end, name);
          if (isEndless) {
            assert.equal(end.endedBefore, false, `${name} is endless`);
            assert.ok(end.told.length > 0, `${name} tells of its progress`);
          }
        }
        assert.equal((await client.count(EASY)).count, 1);
      });
    }

    test('steps that one press makes endless end, the board as the steps before left it', async () => {
      const solver = await client.open(EMPTY, { options: { recursionLimit: 3 } });
      const { value, told } = await abortWhen((how) => solver.steps(5, how), hasTold(2));
      assert.deepEqual([value.made, value.result], [0, null]);
      assert.ok(told.at(-1).visits > told[0].visits);
      assert.equal(await solver.setBoard(EASY), EASY);
      assert.equal((await solver.solve()).outcome, 'finished');
      await solver.free();
    });

    test('reading a long story ends with its signal, and a press may come meanwhile', async () => {
      const solver = await client.open(ASSUMING, { method: 'backtracking', events: true });
      await solver.solve();
      const { length } = await solver.events();
      assert.ok(length > 10_000, `${length} events`);
      const end = await abortWhen((how) => solver.events(how));
      assert.equal(end.error?.code, 'aborted');
      const both = [solver.events(), solver.setBoard(EASY)];
      assert.equal((await Promise.all(both))[0].length, length, 'what was told before');
      await solver.free();
    });

    test('what was opened for nobody any more takes no room', async () => {
      for (let i = 0; i < 30; i++) {
        const end = await abortWhen((how) => client.open(SEARCHED_LONG, how));
        if (end.value) await end.value.free();
        else assert.equal(end.error.code, 'aborted');
      }
      const open = await Promise.all(Array.from({ length: 8 }, () => client.open(EASY)));
      await Promise.all(open.map((solver) => solver.free()));
    });
  });
}

describe('With a worker that does not answer', () => {
  for (const [type, make] of Object.entries(subjects)) {
    test(`every call of ${type} ends with its signal all the same`, () =>
      // Calls about techniques start a worker of their own when they are first made.
      withWorker(FakeWorker, async () => {
        FakeWorker.obeys = () => true;
        const client = await EngineClient.start({ bytes });
        for (const [name] of callsOf(Object.getPrototypeOf(await make(client)))) {
          FakeWorker.obeys = () => true;
          const subject = await make(client, name);
          FakeWorker.obeys = () => false;
          if (ENDS.test(name) || typeof subject[name] !== 'function') continue;
          let turns = 0;
          const end = await abortWhen((how) => callOf(subject, name, how), () => turns++ > 0); // prettier-ignore
          if (end.endedBefore) assert.ok(['methods', 'rules'].includes(name), name);
          else if (name === 'solutions') assert.deepEqual(end.value, []);
          else assert.equal(end.error?.code, 'aborted', name);
          assert.ok(end.turns < 300, `${name} took ${end.turns} turns`);
        }
        FakeWorker.obeys = () => true;
        client.close();
      }));
  }
});
