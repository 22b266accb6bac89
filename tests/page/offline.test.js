// The built page without a network, and how a new version comes: whole, and only when agreed to.
import assert from 'node:assert/strict';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { project } from '../../scripts/lib/tools.js';
import { serve } from '../../scripts/serve.js';
import { noBrowser, startBrowser } from './browser.js';
import { ask, noEngine } from './engine.js';
import { phrase, press, readBoard } from './hands.js';

const site = join(project, 'dist/site');
const skip = noBrowser || noEngine || (existsSync(site) ? false : 'no dist/ (npm run build)');

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {{ page: Page, context: import('playwright-core').BrowserContext, root: string, url: string }} Visit */

for (const prefix of ['/', '/a/b/']) {
  describe(`The built page under ${prefix}`, { skip }, () => {
    /** @type {import('playwright-core').Browser} */
    let browser;
    before(async () => {
      browser = await startBrowser();
    });
    after(() => browser?.close());

    /** @param {string} name @param {(visit: Visit) => Promise<void>} body a first visit that is over */
    const onVisit = (name, body) =>
      test(name, async () => {
        const root = mkdtempSync(join(tmpdir(), 'kakutei-site-'));
        cpSync(site, root, { recursive: true });
        const server = await serve({ port: 0, root, prefix });
        const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
        context.setDefaultTimeout(15_000);
        try {
          const page = await context.newPage();
          await page.goto(server.url);
          await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
          await page.waitForFunction(async () => {
            const registration = await navigator.serviceWorker.getRegistration();
            return registration?.active?.state === 'activated';
          });
          await page.reload();
          await body({ page, context, root, url: server.url });
        } finally {
          await context.close();
          await server.close();
          rmSync(root, { recursive: true, force: true });
        }
      });

    onVisit('works after one visit with the network off', async ({ page, context, url }) => {
      await context.setOffline(true);
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

    onVisit('a new version waits for consent, and the game goes on', async ({ page, root }) => {
      await press(page, 'step');
      const board = await readBoard(page);
      changeStyle(root, 'html { --new: 1 }');
      await update(page);
      const notice = page.locator('.notice').filter({ hasText: phrase('offline.update') });
      await notice.waitFor();
      assert.equal(await isNew(page), false);
      await page.reload();
      assert.equal(await isNew(page), false, 'a reload is no consent');
      assert.equal(await readBoard(page), board);
      await Promise.all([page.waitForEvent('load'), notice.getByRole('button').click()]);
      await page.waitForFunction(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--new'),
      );
      assert.equal(await readBoard(page), board);
    });

    for (const [fault, spoil] of /** @type {[string, (root: string) => void][]} */ ([
      ['a file missing', (root) => rmSync(join(root, 'help.html'))],
      ['a file of another version', (root) => writeFileSync(join(root, 'help.html'), 'other')],
    ])) {
      onVisit(`a download with ${fault} leaves the old version whole`, async (visit) => {
        const { page, context, root } = visit;
        await page.evaluate(() => caches.open('somebody-else'));
        const before = await page.evaluate(() => caches.keys());
        changeStyle(root, 'html { --new: 1 }');
        spoil(root);
        await update(page);
        await page.waitForTimeout(300);
        assert.deepEqual(await page.evaluate(() => caches.keys()), before);
        assert.equal(await page.locator('.notice').count(), 0);
        await context.setOffline(true);
        await page.reload();
        assert.equal(await isNew(page), false);
        await press(page, 'step');
      });
    }

    onVisit('touches no cache but its own', async ({ page, root, url }) => {
      const foreign = ['somebody-else', 'kakutei-https://elsewhere.example/#1'];
      await page.evaluate(async (names) => {
        for (const name of names) await caches.open(name);
      }, foreign);
      changeStyle(root, 'html { --new: 1 }');
      await update(page);
      const button = page.locator('.notice').getByRole('button');
      await button.waitFor();
      await Promise.all([page.waitForEvent('load'), button.click()]);
      await page.waitForFunction(async () => (await caches.keys()).length === 3);
      const names = await page.evaluate(() => caches.keys());
      assert.deepEqual(
        names.filter((name) => !name.startsWith(`kakutei-${url}#`)).sort(),
        [...foreign].sort(),
      );
    });

    onVisit('can be installed', async ({ page, context }) => {
      const session = await context.newCDPSession(page);
      const { errors } = await session.send('Page.getAppManifest');
      assert.deepEqual(errors, []);
      const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
      // Playwright's contexts are private ones, in which nothing can be installed.
      const faults = installabilityErrors.map(({ errorId }) => errorId);
      assert.deepEqual(
        faults.filter((fault) => fault !== 'in-incognito'),
        [],
      );
    });
  });
}

/**
 * Makes another version of the site: one style more, and a list that knows of it.
 * @param {string} root @param {string} rule
 */
function changeStyle(root, rule) {
  const style = join(root, 'app/base.css');
  const old = readFileSync(style);
  const changed = `${old}\n${rule}\n`;
  writeFileSync(style, changed);
  const hash = (/** @type {string | Buffer} */ text) =>
    createHash('sha256').update(text).digest('hex');
  const list = join(root, 'sw.js');
  writeFileSync(list, readFileSync(list, 'utf8').replace(hash(old), hash(changed)));
}

/** @param {Page} page */
const update = (page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update().catch(() => {});
  });

/** @param {Page} page */
const isNew = (page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--new') !== '');
