// Jobs begin as soon as what they wait for is done, and no more at once than is said.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { runJobs } from '../../scripts/lib/jobs.js';

/**
 * Runs jobs by their names and what they wait for; they end when the test says so.
 * @param {Record<string, string[]>} after by name
 * @param {number} atOnce
 */
function begin(after, atOnce) {
  /** @type {Map<string, { end: () => void, fail: (fault: Error) => void }>} */
  const running = new Map();
  const jobs = Object.entries(after).map(([name, waitsFor]) => ({
    name,
    after: waitsFor,
    run: () =>
      new Promise((resolve, reject) => {
        running.set(name, { end: () => resolve(undefined), fail: reject });
      }).finally(() => running.delete(name)),
  }));
  const done = runJobs(jobs, atOnce);
  done.catch(() => {});
  return { running, done, names: async () => (await setImmediate(), [...running.keys()].join('')) };
}

test('those that can begin do so in the order of the list, a few at a time', async () => {
  const { running, done, names } = begin({ a: [], b: [], c: [] }, 2);
  assert.equal(await names(), 'ab');
  running.get('b')?.end();
  assert.equal(await names(), 'ac');
  running.get('a')?.end();
  running.get('c')?.end();
  await done;
});

test('what waits lets others go before it, and begins once all is done that it waits for', async () => {
  const { running, done, names } = begin({ a: [], b: [], c: ['a', 'b'], d: [] }, 3);
  assert.equal(await names(), 'abd');
  running.get('a')?.end();
  assert.equal(await names(), 'bd');
  running.get('b')?.end();
  assert.equal(await names(), 'dc');
  running.get('c')?.end();
  running.get('d')?.end();
  await done;
});

test('when one fails nothing more begins, and the fault is told when the others have ended', async () => {
  const { running, done, names } = begin({ a: [], b: [], c: [], d: ['a'] }, 2);
  await names();
  running.get('a')?.fail(new Error('no'));
  assert.equal(await names(), 'b');
  running.get('b')?.end();
  await assert.rejects(done, /^Error: no$/);
  assert.equal(await names(), '');
});

test('jobs that wait for each other are a fault', async () => {
  await assert.rejects(
    begin({ a: ['b'], b: ['a'], c: ['a'] }, 2).done,
    /wait for each other: a, b, c/,
  );
  await begin({}, 2).done;
});
