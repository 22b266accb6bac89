// The way to the engine: which boards stay open, which one is closed when there is no room, when the engine ends.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EngineClient } from '../../web/engine/client.js';
import { rate } from '../../web/solver/count/rating.js';
import { openCatalogue } from '../../web/solver/hints/catalogue.js';
import { EngineLease } from '../../web/solver/run/shared-engine.js';
import { Solving } from '../../web/solver/run/solving.js';
import { soon } from './fake.js';

const BOARD = '.'.repeat(81);
const TRAIL = Object.freeze({ method: 'search', options: {}, origin: BOARD, steps: 0 });
const { signal } = new AbortController();

/** An engine with room for so many boards. @param {number} room */
function makeSolving(room) {
  const all = { opened: 0, open: 0 };
  /** @type {Error[]} */
  const faults = [];
  const enter = () => {
    const fault = faults.shift();
    if (fault) throw fault;
    if (all.open === room) throw Object.assign(new Error('full'), { code: 'memory' });
    all.opened++;
  };
  const client = {
    press: async () => {
      enter();
      return { result: { outcome: 'cancelled' } };
    },
    open: async () => {
      enter();
      all.open++;
      return {
        isOpen: true,
        free: async () => void all.open--,
        steps: async () => ({ made: 0 }),
        press: async () => ({ result: { outcome: 'stuck' }, uses: {} }),
      };
    },
  };
  const solving = new Solving();
  solving.load = async () => /** @type {any} */ (client);
  return { solving, all, faults };
}

/** @param {Solving} solving @param {typeof TRAIL} from */
const search = (solving, from) =>
  solving.search(from, signal, async () => ({ trail: { ...from, steps: 1 }, value: 'done' }));

/** @param {Solving} solving @param {typeof TRAIL | null} [trail] */
const press = (solving, trail = null) =>
  solving.press(/** @type {any} */ ({ action: 'step', board: BOARD, method: 'other', options: {}, trail, signal })); // prettier-ignore

test('a press can be made once more from where it began, and one of a search says what it came to', async () => {
  const { solving } = makeSolving(9);
  const from = { action: 'step', board: BOARD, method: 'other', options: {} };
  const plain = await press(solving);
  assert.deepEqual([plain.search, plain.from], [null, from]);
  const searched = await press(solving, TRAIL);
  assert.equal(searched.from, null);
  assert.deepEqual([searched.search?.from, searched.search?.trail], [TRAIL, TRAIL], 'no event: the same place'); // prettier-ignore
});

test('the board of a search stays open for the next press from there', async () => {
  const { solving, all } = makeSolving(9);
  let there = TRAIL;
  for (let times = 0; times < 3; times++) {
    const from = there;
    there = Object.freeze({ ...there, steps: there.steps + 1 });
    const reached = there;
    await solving.search(from, signal, async () => ({ trail: reached, value: null }));
  }
  assert.deepEqual(all, { opened: 1, open: 1 });
  await search(solving, TRAIL);
  assert.deepEqual(all, { opened: 2, open: 1 }, 'and no longer');
});

test('a search that cannot have come as far as was kept begins anew, as if nothing had been gone', async () => {
  const { solving, all } = makeSolving(9);
  const reached = await solving.search({ ...TRAIL, steps: 3 }, signal, async (_, from) => ({
    trail: TRAIL,
    value: from,
  }));
  assert.deepEqual([reached?.trail.steps, reached?.before], [0, null]);
  assert.deepEqual(all, { opened: 2, open: 1 });
});

test('the board of a search that rests gives way where there is no room for another', async () => {
  const { solving, all } = makeSolving(1);
  await search(solving, TRAIL);
  assert.equal((await press(solving)).result.outcome, 'cancelled');
  assert.deepEqual(all, { opened: 2, open: 0 });
  const none = makeSolving(0);
  await assert.rejects(press(none.solving), { code: 'memory' });
});

test('the board of a search stays open where another fails for want of something else', async () => {
  const { solving, all, faults } = makeSolving(2);
  await search(solving, TRAIL);
  faults.push(Object.assign(new Error('no such method'), { code: 'method' }));
  await assert.rejects(press(solving), { code: 'method' });
  assert.deepEqual(all, { opened: 1, open: 1 });
});

test('the board of a search is closed where nobody is left to go on with it', async () => {
  const { solving, all } = makeSolving(1);
  await search(solving, TRAIL);
  solving.disconnect();
  await soon();
  assert.deepEqual(all, { opened: 1, open: 0 });
});

test('a press that never came to anything has done nothing', async () => {
  const { solving } = makeSolving(9);
  solving.load = async () => /** @type {any} */ (null);
  const { result } = await press(solving);
  const { table1, ...counts } = result.counts;
  assert.deepEqual([...table1, ...Object.values(counts)].filter(Boolean), []);
});

test('the engine ends with the last that uses it, and not when that is only moved', async (t) => {
  let closed = 0;
  const start = t.mock.method(EngineClient, 'start', async () => ({ close: () => closed++ }));
  const source = { url: 'shared' };
  const [first, second] = [new EngineLease(source), new EngineLease(source)];
  assert.equal(await first.client(), await second.client());
  first.release();
  await soon();
  assert.equal(closed, 0);
  second.release();
  const moved = new EngineLease(source);
  await soon();
  assert.deepEqual([closed, start.mock.callCount()], [0, 1]);
  moved.release();
  await soon();
  assert.equal(closed, 1);
  await new EngineLease(source).client();
  assert.equal(start.mock.callCount(), 2);
  await new EngineLease({ url: 'elsewhere' }).client();
  assert.equal(start.mock.callCount(), 3, 'from another place it is another one');
});

test('one puzzle is rated at a time', async () => {
  /** @type {((proof: any) => void)[]} */
  const ends = [];
  const client = {
    count: async () => ({ count: 1 }),
    prove: () => new Promise((end) => ends.push(end)),
  };
  const levels = [1, 2].map(() => rate(/** @type {any} */ (client), '.'.repeat(81), signal));
  await soon();
  assert.equal(ends.length, 1);
  ends[0]({ result: 'solved', longest: 3 });
  await soon();
  ends[1]({ result: 'open', longest: 0 });
  assert.deepEqual(await Promise.all(levels), [4, null]);
});

test('where the catalogue has not counted the solutions there is none to go by', async () => {
  const check = async () => ({ outcome: 'stuck', solutions: null, digits: [[1, 9]] });
  const client = { catalogue: async () => ({ check }) };
  const ask = async (/** @type {any} */ _, /** @type {any} */ work) => work(client);
  const position = /** @type {any} */ ({ givens: BOARD, digits: BOARD, candidates: [] });
  const found = openCatalogue(/** @type {any} */ ({ ask }), position, 'h');
  assert.deepEqual(await found.check({ signal }), { solutions: 0, isRight: false, right: [257] });
});
