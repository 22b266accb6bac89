// The built page without a network, and where nothing can be kept for it. What the service worker decides is proved in
// tests/app/service-worker.test.js; here Chromium does it.
import assert from 'node:assert/strict';
import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { modules } from '../../scripts/lib/modules.js';
import { ask } from './engine.js';
import { chooseMethod, phrase, press, readBoard, until, wantRatings } from './hands.js';
import { change, describeSite } from './site.js';

/** Where there is nothing. */
const PLACES = ['no/such/place', 'a/b/', 'help.html/', 'nothing.html?p=1#p=2'];

/** @param {import('./site.js').Visit} visit */
async function assertCanBeInstalled({ page, context }) {
  const session = await context.newCDPSession(page);
  const { errors, data } = await session.send('Page.getAppManifest');
  assert.deepEqual(errors, []);
  const { share_target: target, file_handlers: handlers } = JSON.parse(data ?? '{}');
  for (const { action } of [target, ...handlers]) {
    const response = await page.request.get(new URL(action, page.url()).href);
    assert.match(await response.text(), /<kakutei-solver /, 'what arrives is taken by the page');
  }
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // Playwright's contexts are private ones, in which nothing can be installed.
  const faults = installabilityErrors.map(({ errorId }) => errorId);
  assert.deepEqual(
    faults.filter((fault) => fault !== 'in-incognito'),
    [],
  );
}

const VARY = 'Accept-Encoding, Accept-Language, *';

describeSite(
  `The built page under /a/b/, from a server that says "Vary: ${VARY}",`,
  (onVisit) => {
    onVisit(
      'can be installed, and works after one visit with the network off',
      async (visit) => {
        const { page, url, goOffline } = visit;
        await assertCanBeInstalled(visit);
        const answer = await page.goto(url + PLACES[0]);
        assert.equal(answer?.status(), 404, 'what is there is for the server to say');
        await goOffline();
        await page.goto(url);
        const board = await readBoard(page);
        await press(page, 'step');
        assert.equal(await readBoard(page), ask('step', board).board);
        await press(page, 'go');
        assert.equal(await readBoard(page), ask('solve', board).board);
        await page.goto(`${url}help.html`);
        await page.locator('#help h2').first().waitFor();
        for (const place of PLACES) {
          const redirected = await page.goto(url + place);
          assert.equal(redirected?.status(), 200, `${place}: what is kept answers`);
          assert.equal(page.url().split('#')[0], url, `${place} leads to the page's own address`);
        }
        await press(page, 'step');
      },
      { headers: { Vary: VARY } },
    );
  },
  '/a/b/',
);

/** @typedef {import('playwright-core').Page} Page */

/** @param {Page} page @returns {Promise<string[]>} the files of all caches, and the notes */
const filesKept = (page) =>
  page.evaluate(async () => {
    const all = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(all)).flat().map(({ url }) => url);
  });

const laterModules = modules.filter(({ isLater }) => isLater).map(({ name }) => `/${name}.wasm`);
/** What comes for photos, once one is read. @param {string} file */
const isOfPhotos = (file) => /(photos-[^/]*\.js|photo-worker\.js|kakutei-photo\.wasm)$/.test(file);
/** What comes after the page, for techniques alone. @param {string} file */
const isLater = (file) =>
  !isOfPhotos(file) &&
  (/(techniques-[^/]*|\w+-worker)\.js$/.test(file) ||
    laterModules.some((name) => `/${file}`.endsWith(name)));

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

/** Leaves the site no room in the browser. @param {Page} page @param {string} url */
async function takeRoom(page, url) {
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(url);
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1000 });
}

/** @param {Page} page */
const rated = (page) => page.locator('.ratings').filter({ hasText: /SE 1\.2\.1: \d/ });

describeSite('What is kept, with what only techniques need,', (onVisit) => {
  onVisit('is made whole by the next visit after it, or a part, was deleted', async (visit) => {
    const { page, root, url, goOffline } = visit;
    await waitForLater(page, root);
    const count = await countKept(page);
    await page.evaluate(async (address) => {
      for (const name of await caches.keys()) await (await caches.open(name)).delete(address);
    }, `${url}help.html`);
    assert.equal(await countKept(page), count - 1);
    await page.reload();
    await untilKept(page, count);

    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    await page.reload();
    await untilKept(page, count);
    await waitForLater(page, root);
    await goOffline();
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await wantRatings(page);
    await rated(page).waitFor();
    const before = await readBoard(page);
    await chooseMethod(page, 'techniques');
    await press(page, 'step');
    const after = await readBoard(page);
    assert.equal([...after].filter((digit, i) => digit !== before[i]).length, 1);
    await page.goto(`${url}help.html`);
    await page.locator('#help h2').first().waitFor();
  });

  onVisit(
    'is the page only where a person saves data',
    async ({ page }) => {
      // It comes when the browser has been idle.
      await wantRatings(page);
      await page.getByRole('button', { name: 'Rate', exact: true }).waitFor();
      const told = await page.evaluate(() => document.documentElement.dataset.told);
      assert.match(String(told), /kakutei-begun/);
      assert.doesNotMatch(String(told), /kakutei-idle/);
    },
    {
      prepare: (page) =>
        page.addInitScript(() => {
          Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
          const { postMessage } = ServiceWorker.prototype;
          ServiceWorker.prototype.postMessage = function (/** @type {any} */ message) {
            document.documentElement.dataset.told += ` ${message}`;
            postMessage.call(this, message);
          };
        }),
    },
  );
});

describeSite('That nothing can be kept', (onVisit) => {
  /** @param {Page} page @param {string} file @param {string} locale */
  async function assertToldOf(page, file, locale) {
    await page
      .locator('.notice')
      .filter({ hasText: phrase('offline.missing', {}, locale) })
      .filter({ hasText: file })
      .waitFor();
    await page.getByRole('button', { name: phrase('settings.close', {}, locale) }).click();
    assert.equal(await page.locator('.notice').count(), 0);
    await press(page, 'step');
  }

  onVisit(
    'because there is no service worker, or something else in its place, is said, and the page works',
    async ({ page, root }) => {
      const list = join(root, 'sw.js');
      await assertToldOf(page, 'sw.js', 'en');
      writeFileSync(list, '<!doctype html><title>Not here</title>');
      await page.reload();
      await assertToldOf(page, 'sw.js', 'en');
      renameSync(join(root, 'away.js'), list);
      change(root, 'index.html', (text) => text.replace('sw.js', 'help.html'));
      await page.reload();
      await assertToldOf(page, 'help.html', 'en');
    },
    {
      build: (root) => renameSync(join(root, 'sw.js'), join(root, 'away.js')),
      isKept: false,
    },
  );

  for (const [
    why,
    locale,
    file,
    build,
  ] of /** @type {[string, string, string, (root: string) => void][]} */ ([
    ['a file is missing', 'en', 'help.html', (root) => rmSync(join(root, 'help.html'))],
    [
      'a server changes a file',
      'ja',
      'help/help.css',
      (root) => writeFileSync(join(root, 'help/help.css'), 'p {}'),
    ],
  ])) {
    onVisit(
      `because ${why} is said, and the page works (${locale})`,
      ({ page }) => assertToldOf(page, file, locale),
      { build, isKept: false, locale },
    );
  }

  onVisit(
    'because there is no room is said',
    async ({ page }) => {
      await page
        .locator('.notice')
        .filter({ hasText: phrase('offline.full') })
        .waitFor();
    },
    {
      isKept: false,
      prepare: takeRoom,
    },
  );
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
    /** @type {string[]} */
    const faults = [];
    onVisit(
      `${how}: the page works, and nothing is reported`,
      async ({ page }) => {
        const board = await readBoard(page);
        await press(page, 'step');
        assert.equal(await readBoard(page), ask('step', board).board);
        assert.equal(await page.locator('.notice').count(), 0);
        assert.deepEqual(faults, []);
      },
      {
        isKept: false,
        prepare: async (page) => {
          await page.addInitScript(refuse);
          page.on('pageerror', ({ message }) => faults.push(message));
          page.on('console', (message) => {
            if (message.type() === 'error') faults.push(message.text());
          });
        },
      },
    );
  }
});
