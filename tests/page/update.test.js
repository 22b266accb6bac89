// How a new version of the built page comes: whole, only when agreed to, and without loss. What the service worker
// decides is proved in tests/app/service-worker.test.js; here Chromium does it, and the page tells of it.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { closeSync, constants, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ask } from './engine.js';
import { button, phrase, press, readBoard, resize, squareAt, undo, until } from './hands.js';
import { change, describeSite, renew, update, updateUntilSettled, versionOf } from './site.js';

/** @typedef {import('playwright-core').Page} Page */

const axe = fileURLToPath(import.meta.resolve('axe-core/axe.min.js'));

const WORKER = 'engine/worker.js';
const NEVER = 'await new Promise(() => {});';

/** @param {Page} page */
const notice = (page) => page.locator('.notice').filter({ hasText: phrase('offline.update') });

/** @param {Page} page */
const cacheNames = (page) => page.evaluate(() => caches.keys());

/** @param {Page} page @param {number} count */
const untilCaches = (page, count) =>
  until(async () => (await cacheNames(page)).length === count, `there are ${count} caches`);

/** Where it begins only after the page was loaded for it, it is told again. @param {Page} page @param {number} [version] that begins then */
async function agree(page, version = 1) {
  const isThere = async () => (await versionOf(page)) === version;
  for (let times = 0; !(await isThere()); times++) {
    assert.ok(times < 5, `version ${version} never begins`);
    const reload = notice(page).getByRole('button', { name: 'Reload' });
    await Promise.all([page.waitForEvent('load'), reload.click()]);
    await until(
      async () => (await isThere()) || (await notice(page).isVisible()),
      `version ${version} begins, or is told again`,
    );
  }
}

/** What axe finds. The page's own policy would not let the script in. @param {Page} page @param {string} where */
async function assertAxeFindsNothing(page, where) {
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: readFileSync(axe, 'utf8') });
  const faults = await page.evaluate(async () => {
    const { violations } = await Reflect.get(window, 'axe').run();
    return violations.map((/** @type {any} */ { id, nodes }) => `${id}: ${nodes[0].html}`);
  });
  assert.deepEqual(faults, [], where);
}

describeSite(
  'A new version under /a/b/',
  (onVisit) => {
    onVisit('comes as a whole or not at all', async ({ page, root, goOffline }) => {
      const before = await cacheNames(page);
      renew(root);
      rmSync(join(root, 'help.html'));
      assert.equal(await updateUntilSettled(page), 'redundant');
      assert.deepEqual(await cacheNames(page), before);
      assert.equal(await page.locator('.notice').count(), 0);
      await goOffline();
      await page.reload();
      assert.equal(await versionOf(page), 0);
      await press(page, 'step');
    });

    onVisit(
      'waits for consent, and the game goes on; no cache but our own is touched',
      async ({ page, root, url }) => {
        const foreign = ['somebody-else', 'kakutei-https://elsewhere.example/#1'];
        await page.evaluate(async (names) => {
          for (const name of names) await caches.open(name);
        }, foreign);
        await press(page, 'step');
        const board = await readBoard(page);
        renew(root);
        await update(page);
        await notice(page).waitFor();
        assert.equal(await versionOf(page), 0);
        await page.reload();
        assert.equal(await versionOf(page), 0, 'a reload is no consent');
        assert.equal(await readBoard(page), board);
        await agree(page);
        assert.equal(await readBoard(page), board);
        assert.equal(await page.locator('.notice').count(), 0);
        await untilCaches(page, 3);
        const names = await cacheNames(page);
        assert.deepEqual(
          names.filter((name) => !name.startsWith(`kakutei-${url}#`)).sort(),
          [...foreign].sort(),
        );
      },
    );
  },
  '/a/b/',
);

describeSite('A new version', (onVisit) => {
  onVisit(
    'is told in one line at 360 pixels and in the language that is chosen, axe finds nothing, and keys put it off',
    async ({ page, root }) => {
      renew(root);
      await update(page);
      for (const [language, colorScheme] of /** @type {const} */ ([
        ['en', 'light'],
        ['ja', 'dark'],
      ])) {
        const where = `${language}, ${colorScheme}`;
        await page.emulateMedia({ colorScheme });
        await resize(page, { width: 1280, height: 740 });
        await page.getByRole('combobox', { name: /^(Language|言語)$/ }).selectOption(language);
        await resize(page, { width: 360, height: 740 });
        await page.getByText(phrase('offline.update', {}, language)).waitFor();
        const { height = 0 } = (await page.locator('.notice').boundingBox()) ?? {};
        assert.ok(height < 64, `${where}: ${height} pixels high`);
        await assertAxeFindsNothing(page, where);
      }
      await page.getByRole('button', { name: phrase('offline.later', {}, 'ja') }).focus();
      await page.keyboard.press('Enter');
      assert.equal(await page.locator('.notice').count(), 0);
      await press(page, 'step');
      await page.reload();
      await page.getByText(phrase('offline.update', {}, 'ja')).waitFor();
      assert.equal(await versionOf(page), 0);
    },
  );

  onVisit(
    'agreed to while the digits of Go are played loses none of them',
    async ({ page, root }) => {
      const before = await readBoard(page);
      renew(root);
      await update(page);
      await notice(page).waitFor();
      await button(page, 'go').click();
      await page.getByRole('gridcell', { name: /found/ }).first().waitFor();
      await agree(page);
      assert.equal(await readBoard(page), ask('solve', before).board);
      await undo(page);
      assert.equal(await readBoard(page), before);
    },
    { reducedMotion: 'no-preference' },
  );

  onVisit(
    'agreed to while Go runs leaves the board as it was, and Go begins afresh',
    async ({ page, root }) => {
      await squareAt(page, 1, 1).click();
      await page.keyboard.press('4');
      const board = await readBoard(page);
      change(root, WORKER, (code) => code.slice(NEVER.length));
      renew(root);
      await update(page);
      await notice(page).waitFor();
      await button(page, 'go').click();
      assert.equal(await button(page, 'stop').isEnabled(), true);
      await agree(page);
      assert.equal(await readBoard(page), board);
      await press(page, 'go');
      assert.equal(await readBoard(page), ask('solve', board).board);
    },
    // The worker of the old version never begins: Go still runs when the page is left.
    { build: (root) => change(root, WORKER, (code) => NEVER + code) },
  );

  onVisit(
    'agreed to in one tab leaves the other its own to the end',
    async ({ page, context, root, url }) => {
      const other = await context.newPage();
      await other.goto(url);
      await press(other, 'step');
      const board = await readBoard(other);
      await other.evaluate(() => Reflect.set(window, 'isMine', true));
      renew(root);
      change(root, WORKER, (code) => `self.isNew = true;${code}`);
      await update(page);
      await notice(other).waitFor();
      await agree(page);

      /** @param {Page} page */
      const read = (page) => page.evaluate(async () => (await fetch('index.html')).text());
      assert.match(await read(page), /data-version/);
      assert.doesNotMatch(await read(other), /data-version/);
      assert.equal(await other.evaluate(() => Reflect.get(window, 'isMine')), true);
      assert.equal(await readBoard(other), board);
      // Its engine begins anew: still the old one.
      await other.evaluate(() => {
        Reflect.set(document.querySelector('kakutei-solver') ?? {}, 'engineSource', null);
      });
      await press(other, 'step');
      assert.equal(await readBoard(other), ask('step', board).board);
      // Those of the engine: the catalogue's come when they are wanted.
      const workers = (/** @type {Page} */ page) =>
        Promise.all(
          page
            .workers()
            .filter((worker) => worker.url().endsWith(WORKER))
            .map((worker) => worker.evaluate('self.isNew === true')),
        );
      assert.deepEqual(await workers(other), [false]);
      assert.deepEqual(await workers(page), [true]);

      const solved = await readBoard(other);
      await agree(other);
      assert.equal(await readBoard(other), solved);
      await page.reload();
      await untilCaches(page, 1);
    },
  );

  onVisit(
    'agreed to begins though an answer never comes, or files come one after the other; forgotten by the browser, it is told again',
    async ({ page, root }) => {
      const pipe = join(root, 'never.txt');
      execFileSync('mkfifo', [pipe]);
      // Open for both, so that opening it blocks nobody; the server waits for more until it is closed.
      const writer = openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK);
      await page.evaluate(() => void fetch('never.txt').catch(() => {}));
      renew(root, 1);
      await update(page);
      try {
        await agree(page, 1);
      } finally {
        rmSync(pipe);
        closeSync(writer);
      }

      renew(root, 2);
      await update(page);
      await notice(page).waitFor();
      await page.evaluate(() =>
        addEventListener('click', async () => {
          for (const end = Date.now() + 600; Date.now() < end;)
            await fetch('help/help.css?').catch(() => {});
        }),
      );
      await agree(page, 2);

      await press(page, 'step');
      const board = await readBoard(page);
      renew(root, 3);
      const list = join(root, 'sw.js');
      writeFileSync(list, readFileSync(list, 'utf8').replace(/\w+\.skipWaiting\(\)/g, '0'));
      await update(page);
      const reload = notice(page).getByRole('button', { name: 'Reload' });
      await Promise.all([page.waitForEvent('load'), reload.click()]);
      await notice(page).waitFor();
      assert.equal(await readBoard(page), board);
      assert.equal(await versionOf(page), 2);
    },
  );

  onVisit('begun while the page was on its way, it is told', async ({ page, root }) => {
    renew(root, 1);
    await updateUntilSettled(page);
    // Here it has begun before the page's scripts can see it.
    await page.addInitScript(() => {
      const { serviceWorker } = navigator;
      serviceWorker.addEventListener('controllerchange', (event) =>
        event.stopImmediatePropagation(),
      );
      const { register } = serviceWorker;
      serviceWorker.register = async (script) => {
        const registration = await serviceWorker.ready;
        const pause = () => new Promise((resolve) => setTimeout(resolve, 300));
        const count = () => performance.getEntriesByType('resource').length;
        // It would wait for a worker that is asked for more while it ends.
        for (let before = -1; before !== count();) {
          before = count();
          await pause();
        }
        const { waiting } = registration;
        waiting?.postMessage('kakutei-update');
        while (waiting && registration.active !== waiting) await pause();
        return register.call(serviceWorker, script);
      };
    });
    await page.reload();
    await notice(page).waitFor();
    assert.equal(await versionOf(page), 0);
    await agree(page, 1);
    await press(page, 'step');
  });

  onVisit(
    'begun by somebody else, it is told once more, and comes with one press',
    async ({ page, root }) => {
      renew(root, 1);
      await update(page);
      await notice(page).getByRole('button', { name: 'Later' }).click();
      await notice(page).waitFor({ state: 'detached' });
      await page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        registration?.waiting?.postMessage('kakutei-update');
      });
      await notice(page).waitFor();
      assert.equal(await versionOf(page), 0);
      await agree(page, 1);
    },
  );
});
