// Every public call with wrong arguments of all kinds: they are refused with a KakuteiError, and everything
// else that is open still works.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { built, need } from '../needs.js';
import { Engine, EngineClient, KakuteiError, explain, notation } from '../../web/index.js';
import { NEARLY } from './boards.js';
import { HOSTILE, callsOf } from './hostile.js';

need('wasm');

const bytes = readFileSync(built('wasm', 'kakutei'));

/** @param {unknown} error @param {string} what */
function assertCoded(error, what) {
  assert.ok(error instanceof KakuteiError, `${what}: ${describeError(error)}`);
  assert.match(error.code, /^[a-z]+$/i, what);
  assert.notEqual(error.code, 'trap', what);
}

/** @param {unknown} error */
function describeError(error) {
  try {
    return String(error);
  } catch {
    return 'an error that cannot be described';
  }
}

/** Takes the answer of a call, and closes it. @param {any} answer */
async function take(answer) {
  const given = await answer;
  if (typeof given?.[Symbol.asyncIterator] === 'function') {
    await given.next();
    await given.return();
  } else if (typeof given?.[Symbol.iterator] === 'function' && typeof given !== 'string') {
    given.next?.();
    given.return?.();
  }
  await given?.free?.();
  await given?.close?.();
}

/**
 * @param {string} name
 * @param {() => any} call
 * @returns {Promise<boolean>} whether it is refused, and leaves what it was called of as it was
 */
async function attempt(name, call) {
  try {
    await take(call());
    return false;
  } catch (error) {
    assertCoded(error, name);
    // What fails late may have solved the board.
    return /** @type {KakuteiError} */ (error).code !== 'finished';
  }
}

/** Stands for every other solver. @type {any} */
let witness;
/** @type {Engine} */
let engine;
/** @type {EngineClient} */
let client;
before(async () => {
  engine = await Engine.load({ bytes });
  client = await EngineClient.start({ bytes });
  witness = [engine.open(NEARLY), await client.open(NEARLY)];
});
after(() => client.close());

async function assertAlive() {
  const [here, there] = witness;
  here.board = NEARLY;
  assert.equal(here.solve().outcome, 'finished');
  await there.setBoard(NEARLY);
  assert.equal((await there.solve()).outcome, 'finished');
}

/** The objects with calls, and how to make each anew. @type {Record<string, () => any>} */
const subjects = {
  Engine: () => engine,
  Solver: () => engine.open(NEARLY, { events: true }),
  Search: () => engine.search(NEARLY),
  Maker: () => engine.maker(),
  Catalogue: () => engine.catalogue(NEARLY),
  EngineClient: () => client,
  ClientSolver: () => client.open(NEARLY, { events: true }),
};

describe('Hostile arguments', () => {
  for (const [type, make] of Object.entries(subjects)) {
    test(`every call of ${type} refuses them in words, and all that is open works on`, async () => {
      let subject = await make();
      const calls = callsOf(Object.getPrototypeOf(subject));
      assert.ok(calls.length > 3);
      for (const [name, call, lists] of calls) {
        // They end the client, which the others need.
        if (type === 'EngineClient' && /close|dispose/.test(name)) continue;
        for (const [what, value] of HOSTILE) {
          for (const args of lists(value)) {
            if (await attempt(`${type}.${name} with ${what}`, () => call(subject, args))) continue;
            if (subject !== engine && subject !== client) await subject.free?.();
            subject = await make();
          }
        }
        await assertAlive();
      }
    });
  }

  test('so do those that load the engine, explain() and notation()', async () => {
    for (const [what, value] of HOSTILE) {
      const sources = [value, { url: value }, { bytes: value }, { module: value }];
      sources.push({ bytes, signal: value }, { bytes, onProgress: value });
      for (const source of sources) {
        await attempt(`Engine.load with ${what}`, () => Engine.load(source));
        await attempt(`EngineClient.start with ${what}`, () => EngineClient.start(source));
      }
      await attempt(`explain with ${what}`, () => explain(value, value));
      await attempt(`explain in ${what}`, () => explain(witness[0], value));
      await attempt(`notation of ${what}`, () => notation(value));
    }
    await assertAlive();
  });

  for (const wrong of [1.5, '2', 2n, true, -1, NaN, null]) {
    test(`what is no whole number is refused wherever one is counted: ${String(wrong)} (${typeof wrong})`, async () => {
      const bad = /** @type {any} */ (wrong);
      const search = engine.search(NEARLY);
      const solver = engine.open(NEARLY);
      const maker = engine.maker();
      const there = await client.open(NEARLY);
      /** @type {[string, () => any][]} */
      const calls = [
        ['range', () => engine.count(NEARLY, { limit: bad })],
        ['range', () => engine.commonDigits(NEARLY, { limit: bad })],
        ['range', () => client.count(NEARLY, { limit: bad })],
        ['range', () => client.commonDigits(NEARLY, { limit: bad })],
        ['range', () => search.count(bad, 1)],
        ['budget', () => search.count(1, bad)],
        ['budget', () => search.next(bad)],
        ['budget', () => search.common(bad)],
        ['budget', () => solver.advance('step', bad)],
        ['budget', () => maker.advance(bad)],
        ['range', () => there.steps(bad)],
        ['range', () => solver.setOption('recursionLimit', bad)],
        ['range', () => there.setOption('recursionLimit', bad)],
        ['range', () => engine.make({ seed1: bad })],
        ['range', () => client.make({ seed1: bad })],
      ];
      for (const [code, call] of calls) {
        await assert.rejects(async () => call(), { name: 'KakuteiError', code }, String(call));
      }
      for (const open of [search, solver, maker, there]) await open.free();
      await assertAlive();
    });
  }
});
