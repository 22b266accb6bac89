// When the page asks for what makes it work without a network. What is kept then is proved in service-worker.test.js.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as settle } from 'node:timers/promises';
import { offline } from '../../web/app/offline.js';

test('nothing is kept before the page is quiet', async () => {
  /** @type {string[]} */
  const registered = [];
  const worker = Object.assign(new EventTarget(), {
    ready: Promise.resolve({}),
    register: async (/** @type {string} */ script) => {
      registered.push(script);
      return new EventTarget();
    },
  });
  const window = { top: /** @type {unknown} */ (null) };
  window.top = window;
  const page = {
    window,
    document: { documentElement: { dataset: { offline: 'sw.js' } } },
    navigator: { serviceWorker: worker },
  };
  for (const [name, value] of Object.entries(page)) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
  let end = () => {};
  const quiet = new Promise((resolve) => (end = () => resolve(undefined)));
  const done = offline({ save: () => {}, quiet: () => quiet });
  await settle();
  assert.deepEqual(registered, []);
  end();
  await done;
  assert.deepEqual(registered, ['sw.js']);
});
