// The ratings of other programs under the board: whoever wants them has them from then on, by a button if the person saves
// data; each is computed only once, and nothing is loaded for them before.
import assert from 'node:assert/strict';
import { need } from '../needs.js';
import { FIRST } from './host.js';
import { readBoard, wantRatings } from './hands.js';
import { describePage } from './page.js';

need('wasm');

/** @typedef {import('playwright-core').Page} Page */

/** @param {Page} page */
const ratings = (page) => page.locator('.ratings');

/** @param {Page} page @returns {Promise<string[]>} grows by the address of each module that is asked for from now on */
async function modulesOf(page) {
  /** @type {string[]} */
  const asked = [];
  // Requests that the visit has already begun do not count.
  await page.locator('.verdict').filter({ hasText: /./ }).waitFor();
  page.context().on('request', (request) => {
    const name = new URL(request.url()).pathname.match(/[\w-]+\.wasm$/)?.[0];
    if (name) asked.push(name);
  });
  return asked;
}

describePage('The ratings of others', (onPage) => {
  onPage(
    'come when they are wanted, the figures explained, and after a reload at once',
    async (page) => {
      const asked = await modulesOf(page);
      await page.reload();
      assert.equal(await readBoard(page), FIRST);
      await page.locator('.verdict').filter({ hasText: /./ }).waitFor();
      assert.deepEqual(asked, ['kakutei.wasm'], 'nothing is loaded for them');
      await wantRatings(page);
      await ratings(page).filter({ hasText: 'SE 1.2.1: 1.2 / 1.2 / 1.2' }).waitFor();
      const text = String(await ratings(page).textContent());
      assert.match(text, /HoDoKu 2\.2\.0: Easy, \d+/);
      assert.match(text, /level Easy, score \d+.*hardest step 1\.2 \(ER\)/);
      assert.deepEqual(asked, ['kakutei.wasm', 'kakutei-techniques.wasm']);
      await page.reload();
      await ratings(page).filter({ hasText: 'SE 1.2.1: 1.2 / 1.2 / 1.2' }).waitFor();
      assert.deepEqual(asked.slice(2), ['kakutei.wasm'], 'they were kept');
    },
  );

  onPage(
    'come also where the browser never says that it is idle',
    async (page) => {
      await wantRatings(page);
      await ratings(page).filter({ hasText: 'SE 1.2.1: 1.2 / 1.2 / 1.2' }).waitFor();
    },
    {
      prepare: (page) =>
        page.addInitScript(() => {
          Reflect.set(
            window,
            'requestIdleCallback',
            (/** @type {() => void} */ call, { timeout = 0 } = {}) =>
              timeout > 0 && setTimeout(call, timeout),
          );
        }),
    },
  );

  onPage(
    'wait for a button where a person saves data',
    async (page) => {
      const asked = await modulesOf(page);
      await page.reload();
      await wantRatings(page);
      const rate = page.getByRole('button', { name: 'Rate', exact: true });
      await rate.waitFor();
      assert.deepEqual(asked, ['kakutei.wasm']);
      await rate.click();
      await ratings(page).filter({ hasText: 'SE 1.2.1: 1.2 / 1.2 / 1.2' }).waitFor();
      assert.equal(await rate.isVisible(), false);
    },
    {
      prepare: (page) =>
        page.addInitScript(() => {
          Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
        }),
    },
  );
});
