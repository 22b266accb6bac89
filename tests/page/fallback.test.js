// The page when something that it needs is missing: workers, the engine's module.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { project } from '../../scripts/lib/tools.js';
import { ask } from './engine.js';
import {
  button,
  emptyBoard,
  example,
  follow,
  idle,
  newest,
  phrase,
  press,
  readBoard,
  squareAt,
} from './hands.js';
import { FIRST } from './host.js';
import { describePage } from './page.js';
import { slowEngine } from './slow.js';
import { isSolution } from '../grid.js';

/** @typedef {import('playwright-core').Page} Page */

/** @param {Page} page */
async function assertWorks(page) {
  const board = await readBoard(page);
  await press(page, 'step');
  assert.equal(await readBoard(page), ask('step', board).board);
  await press(page, 'go');
  assert.equal(await readBoard(page), ask('solve', board).board);
}

/** Messages of the browser and of the page about failed loads. */
const loading = /^Failed to load resource|^KakuteiError: kakutei.wasm could not|^404 for .*\.wasm$/;

describePage('Where no worker can start', (onPage) => {
  onPage('because there are none, the page works all the same', assertWorks, {
    prepare: (page) => page.addInitScript(() => Reflect.deleteProperty(window, 'Worker')),
  });

  onPage('because the policy forbids it, the page works all the same', assertWorks, {
    prepare: (page) =>
      page.addInitScript(() => {
        window.Worker = /** @type {any} */ (
          class {
            constructor() {
              throw new DOMException('no worker here', 'SecurityError');
            }
          }
        );
      }),
  });

  onPage('because its script is missing, the page works all the same', assertWorks, {
    prepare: (page) => page.route('**/engine/worker.js', (route) => route.abort()),
    expected: loading,
  });
});

describePage('Where the worker dies', (onPage) => {
  /** Keeps the workers of the engine, and lets them die. @param {Page} page */
  const prepare = (page) =>
    page.addInitScript(() => {
      const workers = /** @type {Worker[]} */ ([]);
      const Real = Worker;
      const Kept = class extends Real {
        /** @param {string | URL} url @param {WorkerOptions} options */
        constructor(url, options) {
          super(url, options);
          if (String(url).endsWith('/worker.js')) workers.push(this);
        }
      };
      Object.assign(window, { workers, Worker: Kept });
    });
  const countWorkers = (/** @type {Page} */ page) =>
    page.evaluate(() => Reflect.get(window, 'workers').length);
  const die = (/** @type {Page} */ page) =>
    page.evaluate(() => Reflect.get(window, 'workers')[0].dispatchEvent(new Event('error')));

  onPage(
    'during a press, that is said, and the next press has a new one',
    async (page) => {
      await example(page, 'hard').click();
      const board = await readBoard(page);
      await button(page, 'go').click();
      await page.getByText(phrase('status.progress')).waitFor();
      await die(page);
      await page
        .getByRole('status')
        .filter({ hasText: phrase('error.lost') })
        .waitFor();
      assert.equal(await readBoard(page), board);
      // Slowed down as well, a press would take its time on the hard board.
      await follow(page, `p=${FIRST}`);
      await press(page, 'step');
      assert.equal(await readBoard(page), ask('step', FIRST).board);
      assert.equal(await countWorkers(page), 2);
    },
    {
      prepare: async (page) => [await prepare(page), await slowEngine(page)],
      expected: /^KakuteiError: The engine's worker has ended/,
    },
  );

  onPage(
    'during a press without a word, that is said as soon',
    async (page) => {
      await example(page, 'hard').click();
      const board = await readBoard(page);
      await button(page, 'go').click();
      await page.getByText(phrase('status.progress')).waitFor();
      await page.evaluate(() => Reflect.get(window, 'workers')[0].terminate());
      await newest(page)
        .filter({ hasText: phrase('error.lost') })
        .waitFor();
      assert.equal(await readBoard(page), board);
      assert.equal(await button(page, 'stop').count(), 0);
    },
    {
      prepare: async (page) => [await prepare(page), await slowEngine(page)],
      expected: /^KakuteiError: The engine's worker has ended/,
    },
  );

  onPage(
    'between two presses, the next one works in a new one',
    async (page) => {
      await press(page, 'step');
      const board = await readBoard(page);
      await die(page);
      await press(page, 'step');
      assert.equal(await readBoard(page), ask('step', board).board);
      assert.equal(await countWorkers(page), 2);
    },
    { prepare },
  );
});

describePage('Where the engine cannot be loaded', (onPage) => {
  const module = readFileSync(join(project, 'web/kakutei.wasm'));
  /** tests/wasm/load.test.js has more. @type {[string, (route: import('playwright-core').Route) => Promise<void>][]} */
  const ways = [
    ['the network fails', (route) => route.abort()],
    [
      'half of it came',
      (route) => route.fulfill({ contentType: 'application/wasm', body: module.subarray(0, 9000) }),
    ],
  ];
  for (const [why, breakIt] of ways) {
    onPage(
      `because ${why}, that is said, typing works, and a retry once it is there`,
      async (page) => {
        const words = page.getByText(phrase('error.load')).and(page.locator(':not([role=status])'));
        await words.waitFor();
        assert.match(String(await page.getByRole('status').textContent()), phrase('error.load'));
        await emptyBoard(page);
        await squareAt(page, 1, 1).click();
        await page.keyboard.press('7');
        assert.ok((await readBoard(page)).startsWith('7'));
        await button(page, 'step').click();
        await idle(page);
        await words.waitFor();
        assert.ok((await readBoard(page)).startsWith('7.'));

        await page.unroute('**/kakutei.wasm');
        await page.getByRole('button', { name: 'Try again' }).click();
        await words.waitFor({ state: 'detached' });
        assert.ok((await page.locator('#method option').count()) > 0);
        await press(page, 'go');
        assert.ok(isSolution(await readBoard(page)));
        assert.match(await newest(page).innerText(), phrase('ended.finished'));
      },
      { prepare: (page) => page.route('**/kakutei.wasm', breakIt), expected: loading },
    );
  }

  onPage(
    'pressing 1 Step again is a retry, too',
    async (page) => {
      const words = page.getByText(phrase('error.load')).and(page.locator(':not([role=status])'));
      await words.waitFor();
      await page.unroute('**/kakutei.wasm');
      const board = await readBoard(page);
      await press(page, 'step');
      assert.equal(await readBoard(page), ask('step', board).board);
      assert.equal(await words.count(), 0);
    },
    {
      prepare: (page) => page.route('**/kakutei.wasm', (route) => route.abort()),
      expected: loading,
    },
  );
});
