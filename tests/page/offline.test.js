// The built page without a network, and in browsers where nothing can be kept.
import assert from 'node:assert/strict';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { modules } from '../../scripts/lib/modules.js';
import { ask } from './engine.js';
import { phrase, press, readBoard, until } from './hands.js';
import { change, describeSite, isNew, renew, update } from './site.js';

/** Where there is nothing. */
const PLACES = ['no/such/place', 'a/b/', 'help.html/', 'nothing.html?p=1#p=2'];

for (const prefix of ['/', '/a/b/']) {
  describeSite(
    `The built page under ${prefix}`,
    (onVisit) => {
      onVisit('works after one visit with the network off', async ({ page, url, goOffline }) => {
        await goOffline();
        await page.reload();
        const board = await readBoard(page);
        await press(page, 'step');
        assert.equal(await readBoard(page), ask('step', board).board);
        await press(page, 'go');
        assert.equal(await readBoard(page), ask('solve', board).board);
        await page.goto(`${url}help.html`);
        await page.locator('#help h2').first().waitFor();
        await page.goto(`${url}nothing-here`);
        await page.getByRole('button', { name: '1 Step' }).waitFor();
      });

      for (const place of prefix === '/' ? PLACES : PLACES.slice(0, 1)) {
        onVisit(`leads from ${place} to its own address`, async ({ page, url, goOffline }) => {
          const answer = await page.goto(url + place);
          assert.equal(answer?.status(), 404, 'what is there is for the server to say');
          await page.goto(url);
          await goOffline();
          const redirected = await page.goto(url + place);
          assert.equal(redirected?.status(), 200, 'what is kept answers');
          assert.equal(page.url().split('#')[0], url);
          await press(page, 'step');
        });
      }

      onVisit('can be installed', async ({ page, context }) => {
        const session = await context.newCDPSession(page);
        const { errors, data } = await session.send('Page.getAppManifest');
        assert.deepEqual(errors, []);
        const { share_target: target, file_handlers: handlers } = JSON.parse(data ?? '{}');
        for (const { action } of [target, ...handlers]) {
          const response = await page.request.get(new URL(action, page.url()).href);
          assert.match(
            await response.text(),
            /<kakutei-solver /,
            'what arrives is taken by the page',
          );
        }
        const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
        // Playwright's contexts are private ones, in which nothing can be installed.
        const faults = installabilityErrors.map(({ errorId }) => errorId);
        assert.deepEqual(
          faults.filter((fault) => fault !== 'in-incognito'),
          [],
        );
      });
    },
    prefix,
  );
}

/** @typedef {import('playwright-core').Browser} Browser */
/** @typedef {import('playwright-core').Page} Page */

/** @param {Page} page @returns {Promise<string[]>} the files of all caches, and the notes */
const filesKept = (page) =>
  page.evaluate(async () => {
    const all = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(all)).flat().map(({ url }) => url);
  });

const laterModules = modules.filter(({ isLater }) => isLater).map(({ name }) => `/${name}.wasm`);
/** What comes after the page, for techniques alone. @param {string} file */
const isLater = (file) =>
  /(techniques-[^/]*|\w+-worker)\.js$/.test(file) ||
  laterModules.some((name) => `/${file}`.endsWith(name));

/** @param {Page} page @returns {Promise<number>} of the page itself */
const countKept = async (page) => (await filesKept(page)).filter((url) => !isLater(url)).length;

/** @param {Page} page @param {number} count files of the page itself */
const untilKept = (page, count) =>
  until(async () => (await countKept(page)) === count, `${count} files are kept`);

/** @param {string} root @returns {number} how many files come later */
const countLater = (root) =>
  readdirSync(root, { recursive: true }).filter((file) => isLater(String(file))).length;

/** Waits until the worker has done all work of the visit. @param {Page} page @param {string} root */
const waitForLater = (page, root) =>
  until(async () => {
    const kept = (await filesKept(page)).filter((url) => isLater(url));
    return kept.length === countLater(root);
  }, 'what comes later is kept');

/** @param {Page} page */
const deleteAll = (page) =>
  page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });

/** Leaves the site no storage in the browser. @param {Page} page @param {string} url */
async function takeRoom(page, url) {
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(url);
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1000 });
}

/** @param {Page} page */
const assertToldOfRoom = (page) =>
  page
    .locator('.notice')
    .filter({ hasText: phrase('offline.full') })
    .waitFor();

/** @param {import('./site.js').Visit} visit */
async function assertWorksOffline({ page, url, goOffline }) {
  await goOffline();
  await page.reload();
  await press(page, 'step');
  await page.goto(`${url}help.html`);
  await page.locator('#help h2').first().waitFor();
}

describeSite('What is kept', (onVisit) => {
  onVisit('is kept again by the next visit after it was deleted', async (visit) => {
    const { page, root } = visit;
    await waitForLater(page, root);
    const count = await countKept(page);
    await deleteAll(page);
    await page.reload();
    await untilKept(page, count);
    await assertWorksOffline(visit);
  });

  onVisit('is made whole by the next visit after a part was deleted', async (visit) => {
    const { page, root, url } = visit;
    await waitForLater(page, root);
    const count = await countKept(page);
    await page.evaluate(async (address) => {
      for (const name of await caches.keys()) await (await caches.open(name)).delete(address);
    }, `${url}help.html`);
    assert.equal(await countKept(page), count - 1);
    await page.reload();
    await untilKept(page, count);
    await assertWorksOffline(visit);
  });

  onVisit('gives way to a new version if it was deleted before that came', async (visit) => {
    const { page, root } = visit;
    await waitForLater(page, root);
    const count = await countKept(page);
    await deleteAll(page);
    renew(root);
    await page.reload();
    await untilKept(page, count);
    await assertWorksOffline(visit);
    assert.equal(await isNew(page), true);
  });

  for (const vary of ['*', 'Accept', 'Accept-Encoding, Accept-Language, *']) {
    onVisit(`is kept from a server that says "Vary: ${vary}"`, assertWorksOffline, {
      headers: { Vary: vary },
    });
  }
});

/** @param {Page} page */
const rated = (page) => page.locator('.ratings').filter({ hasText: /SE 1\.2\.1: \d/ });

describeSite('What only techniques need', (onVisit) => {
  onVisit(
    'is kept after the page, and works without a network',
    async ({ page, root, goOffline }) => {
      await waitForLater(page, root);
      await page.evaluate(() => localStorage.clear());
      await goOffline();
      await page.reload();
      await rated(page).waitFor();
      const before = await readBoard(page);
      await page.getByRole('combobox', { name: 'Method' }).selectOption('techniques');
      await press(page, 'step');
      const after = await readBoard(page);
      assert.equal([...after].filter((digit, i) => digit !== before[i]).length, 1);
    },
  );

  onVisit('is kept again by the next visit after it was deleted', async ({ page, root }) => {
    await waitForLater(page, root);
    await deleteAll(page);
    await page.reload();
    await waitForLater(page, root);
  });

  onVisit('is not kept where a person saves data', async ({ page, context }) => {
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      const { postMessage } = ServiceWorker.prototype;
      ServiceWorker.prototype.postMessage = function (/** @type {any} */ message) {
        document.documentElement.dataset.told += ` ${message}`;
        postMessage.call(this, message);
      };
    });
    await page.reload();
    // It comes when the browser has been idle.
    await page.getByRole('button', { name: 'Rate', exact: true }).waitFor();
    const told = await page.evaluate(() => document.documentElement.dataset.told);
    assert.match(String(told), /kakutei-begun/);
    assert.doesNotMatch(String(told), /kakutei-idle/);
  });

  onVisit('gives way to that of a new version', async ({ page, root }) => {
    await waitForLater(page, root);
    change(root, 'engine/catalogue-worker.js', (code) => `${code}//new`);
    await update(page);
    const reload = page.getByRole('button', { name: 'Reload' });
    await Promise.all([page.waitForEvent('load'), reload.click()]);
    const isNewKept = () =>
      page.evaluate(async () => {
        const answers = (await caches.keys()).map(async (cacheName) =>
          (await caches.match('engine/catalogue-worker.js', { cacheName }))?.text(),
        );
        return (await Promise.all(answers)).map((text) => text?.endsWith('//new'));
      });
    await until(async () => String(await isNewKept()) === 'true', 'the new file is kept');
  });
});

describeSite('That nothing can be kept', (onVisit) => {
  const html = '<!doctype html><title>Not here</title>';
  for (const [why, file, build] of /** @type {[string, string, (root: string) => void][]} */ ([
    ['a file is missing', 'help.html', (root) => rmSync(join(root, 'help.html'))],
    [
      'a server changes a file',
      'help/help.css',
      (root) => writeFileSync(join(root, 'help/help.css'), 'p {}'),
    ],
    ['the service worker is missing', 'sw.js', (root) => rmSync(join(root, 'sw.js'))],
    ['the service worker is broken', 'sw.js', (root) => writeFileSync(join(root, 'sw.js'), html)],
    [
      'there is a page in the place of the service worker',
      'help.html',
      (root) => change(root, 'index.html', (text) => text.replace('sw.js', 'help.html')),
    ],
  ])) {
    // The sentence is the same for all of them.
    const locales =
      file === 'sw.js' ? /** @type {const} */ (['en']) : /** @type {const} */ (['en', 'ja']);
    for (const locale of locales) {
      onVisit(
        `because ${why} is said, and the page works (${locale})`,
        async ({ page }) => {
          await page
            .locator('.notice')
            .filter({ hasText: phrase('offline.missing', {}, locale) })
            .filter({ hasText: file })
            .waitFor();
          await page.getByRole('button', { name: phrase('settings.close', {}, locale) }).click();
          assert.equal(await page.locator('.notice').count(), 0);
          await press(page, 'step');
        },
        { build, isKept: false, locale },
      );
    }
  }

  onVisit(
    'because there is no room is said',
    async ({ context, url }) => {
      const fresh = await /** @type {Browser} */ (context.browser()).newContext();
      try {
        const page = await fresh.newPage();
        await takeRoom(page, url);
        await page.goto(url);
        await assertToldOfRoom(page);
      } finally {
        await fresh.close();
      }
    },
    { isKept: false },
  );

  onVisit('again, after it was deleted, because there is no room is said', async (visit) => {
    const { page, url } = visit;
    await takeRoom(page, url);
    await deleteAll(page);
    await page.reload();
    await assertToldOfRoom(page);
  });
});

describeSite('Where nothing can be kept', (onVisit) => {
  for (const [how, refuse] of /** @type {[string, () => void][]} */ ([
    [
      'the service worker is refused',
      () => {
        ServiceWorkerContainer.prototype.register = () =>
          Promise.reject(new DOMException('Refused.', 'SecurityError'));
      },
    ],
    [
      'even its name is refused',
      () =>
        Object.defineProperty(Navigator.prototype, 'serviceWorker', {
          get() {
            throw new DOMException('Refused.', 'SecurityError');
          },
        }),
    ],
    [
      'storage is refused',
      () =>
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('Refused.', 'SecurityError');
          },
        }),
    ],
  ])) {
    onVisit(`${how}: the page works, and nothing is reported`, async ({ context, url }) => {
      const page = await context.newPage();
      await page.addInitScript(refuse);
      /** @type {string[]} */
      const faults = [];
      page.on('pageerror', ({ message }) => faults.push(message));
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(message.text());
      });
      await page.goto(url);
      const board = await readBoard(page);
      await press(page, 'step');
      assert.equal(await readBoard(page), ask('step', board).board);
      assert.equal(await page.locator('.notice').count(), 0);
      assert.deepEqual(faults, []);
    });
  }
});
