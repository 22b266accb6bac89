// The methods one after the other: the limit of each, Stop, and which results stay.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadPart } from '../../web/locales/languages.js';
import { compare, runMethods } from '../../web/solver/compare/comparing.js';
import { wordsFor } from '../../web/model/state.js';
import { tell } from '../../web/model/telling.js';
import { METHODS, answer, makeSolver } from './fake.js';

await loadPart('en', 'methods');

/** @param {string[]} slugs @returns {any[]} */
const waiting = (slugs) =>
  slugs.map((slug) => ({ method: { slug }, state: 'waiting', result: null, pressed: null }));

/** @param {string} outcome @returns {any} */
const pressed = (outcome) => ({ result: { outcome }, events: [], uses: {}, time: 3 });

/** A press without end, but for its signal. @param {AbortSignal} signal @returns {Promise<any>} */
const endless = (signal) =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve(pressed('cancelled'))));

/** @param {readonly any[]} runs */
const states = (runs) => runs.map(({ state }) => state).join(' ');

test('each method runs when the one before it has ended, and each change is told', async () => {
  /** @type {string[]} */
  const told = [];
  const press = () => Promise.resolve(pressed('stuck'));
  const { signal } = new AbortController();
  const runs = await runMethods(waiting(['a', 'b', 'c']), {
    press,
    signal,
    changed: (runs) => told.push(states(runs)),
  });
  assert.deepEqual(told, [
    'running waiting waiting',
    'done waiting waiting',
    'done running waiting',
    'done done waiting',
    'done done running',
    'done done done',
  ]);
  assert.deepEqual([runs[0].result?.outcome, runs[0].time], ['stuck', 3]);
});

test('a method that takes too long is ended, and the next one runs', async () => {
  const runs = await runMethods(waiting(['slow', 'b']), {
    press: ({ slug }, signal) =>
      slug === 'slow' ? endless(signal) : Promise.resolve(pressed('finished')),
    signal: new AbortController().signal,
    limit: 30,
    changed: () => {},
  });
  assert.equal(states(runs), 'limit done');
  assert.deepEqual([runs[0].time, runs[0].result], [30, null]);
});

test('a method may take twenty seconds', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  let last = '';
  const ended = runMethods(waiting(['slow']), {
    press: (_, signal) => endless(signal),
    signal: new AbortController().signal,
    changed: (runs) => (last = states(runs)),
  });
  t.mock.timers.tick(19_999);
  await new Promise((resume) => setImmediate(resume));
  assert.equal(last, 'running');
  t.mock.timers.tick(1);
  const [{ state, time }] = await ended;
  assert.deepEqual([state, time], ['limit', 20_000]);
});

test('Stop ends the method that runs and those to come, and what was done stays', async () => {
  const controller = new AbortController();
  const runs = await runMethods(waiting(['a', 'b', 'c']), {
    press: ({ slug }, signal) => {
      if (slug === 'a') return Promise.resolve(pressed('finished'));
      setTimeout(() => controller.abort(), 5);
      return endless(signal);
    },
    signal: controller.signal,
    changed: () => {},
  });
  assert.equal(states(runs), 'done stopped stopped');
});

test('a method that fails ends them all, and nothing seems to run on', async () => {
  let last = '';
  await assert.rejects(
    runMethods(waiting(['a', 'b']), {
      press: () => Promise.reject(new Error('trap')),
      signal: new AbortController().signal,
      changed: (runs) => (last = states(runs)),
    }),
    /trap/,
  );
  assert.equal(last, 'stopped stopped');
});

for (const [count, words] of /** @type {const} */ ([
  [
    0,
    'All methods on this board, which has no solution: whatever they place rests on a wrong board',
  ],
  [1, 'All methods on this board, which has exactly one solution'],
  [2, 'All methods on this board, which has several solutions'],
])) {
  test(`of a board on which the search finds ${count} there is one verdict, whatever a method found out`, async () => {
    const board = `1${'.'.repeat(80)}`;
    const { store, state } = makeSolver(board);
    const client = { count: async () => ({ outcome: 'finished', count, complete: true }) };
    const solving = /** @type {any} */ ({
      tables: async () => ({ methods: METHODS, rules: [] }),
      ask: (/** @type {any} */ _, /** @type {any} */ work) => work(client),
      press: async () => answer(board, [], { outcome: 'stuck', uniqueness: 'unknown' }),
    });
    const run = /** @type {any} */ ({
      id: 7,
      game: state().history.entries[0].state,
      choices: state().choices,
    });
    await compare({ run, store, solving, signal: new AbortController().signal });
    const [told] = /** @type {any} */ (state().story);
    assert.equal(tell(wordsFor(state()), 'en', told).lead.text, words);
    assert.deepEqual(
      told.runs.map((/** @type {any} */ { solutions }) => solutions),
      METHODS.map(() => count),
    );
  });
}
