// The dialog "Embed" in Chromium, on a page of its own: choices, preview, copying, keys, names.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, describe, test } from 'node:test';
import { project } from '../../scripts/lib/tools.js';
import { serve } from '../../scripts/serve.js';
import { noBrowser, startBrowser } from './browser.js';
import { reportBreaches, watch } from './page.js';

/** @typedef {import('playwright-core').Page} Page */

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

describe('The dialog "Embed"', { skip: noBrowser }, () => {
  /** @type {import('playwright-core').Browser} */
  let browser;
  /** @type {{ url: string, close: () => Promise<void> }} */
  let server;
  before(async () => {
    server = await serve({ root: project, port: 0 });
    browser = await startBrowser();
  });
  after(async () => {
    await browser?.close();
    await server?.close();
  });

  /** @param {string} name @param {(page: Page) => Promise<void>} body @param {string} [query] */
  const onDialog = (name, body, query = '') =>
    test(name, async () => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
      const page = await context.newPage();
      page.setDefaultTimeout(10_000);
      try {
        const faults = watch(page, server.url);
        await page.addInitScript(reportBreaches);
        // A stand-in: what the frame shows is not the matter of this file.
        await page.route('**/embed.html', (route) =>
          route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Frame</title>' }),
        );
        await page.goto(`${server.url}tests/page/embed-dialog.html${query}`);
        await page.locator('html[data-ready]').waitFor();
        await page.locator('#open').focus();
        await page.keyboard.press('Enter');
        await page.getByRole('dialog').waitFor();
        await body(page);
        assert.deepEqual(faults, []);
      } finally {
        await context.close();
      }
    });

  const text = (/** @type {Page} */ page, /** @type {string} */ name) =>
    page.getByRole('textbox', { name, exact: true }).inputValue();

  onDialog('every choice is in the texts and in the preview', async (page) => {
    const dialog = page.getByRole('dialog', { name: 'Embed this puzzle' });
    await dialog.getByLabel('Width').selectOption('480');
    await dialog.getByLabel('Height in pixels').fill('500');
    await dialog.getByLabel('Theme').selectOption('dark');
    await dialog.getByLabel('Language').selectOption('ja');
    await dialog.getByRole('combobox', { name: 'Method' }).selectOption('other');
    await dialog.getByRole('checkbox', { name: 'Digits' }).uncheck();
    const iframe = await text(page, 'Frame (iframe)');
    for (const part of ['theme=dark', 'lang=ja', 'method=other', 'width="480"', 'height="500"']) {
      assert.ok(iframe.includes(part), `${part} in ${iframe}`);
    }
    assert.ok(iframe.includes('sandbox="allow-scripts"'));
    assert.ok(iframe.includes('controls=step%20go%20stop%20back%20clear%20method%20how%20story'));
    assert.match(await text(page, 'Element'), /<kakutei-solver puzzle="53\.\.7.*theme="dark"/);
    assert.match(await text(page, 'Link'), /\/tests\/page\/index\.html#p=53\.\.7.*&m=other$/);

    const preview = dialog.locator('iframe');
    await page.waitForFunction(() => document.querySelector('iframe')?.src.includes('lang=ja'));
    assert.equal(await preview.getAttribute('sandbox'), 'allow-scripts');
    assert.equal(await preview.getAttribute('width'), '480');
    const address = (await preview.getAttribute('src')) ?? '';
    assert.ok(iframe.includes(address.replaceAll('&', '&amp;')), 'the preview is what is copied');
    await page.waitForFunction(() => frames.length === 1);
    assert.equal(page.frames()[1].url(), address, 'the policy lets the preview in');
  });

  onDialog('a text is copied, and the dialog says so', async (page) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy: Link' }).click();
    await page.getByRole('status').getByText('Copied.').waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    assert.equal(copied, await text(page, 'Link'));
  });

  onDialog(
    'where copying is refused the text is selected, and the dialog says so',
    async (page) => {
      await page.evaluate(() => {
        Object.defineProperty(navigator, 'clipboard', {
          value: { writeText: () => Promise.reject(new Error('refused')) },
        });
      });
      await page.getByRole('button', { name: 'Copy: Element' }).click();
      await page.getByRole('status').getByText('did not allow copying').waitFor();
      const selected = await page.evaluate(() => {
        const area = /** @type {HTMLTextAreaElement} */ (document.activeElement);
        return area.value.slice(area.selectionStart, area.selectionEnd);
      });
      assert.equal(selected, await text(page, 'Element'));
    },
  );

  onDialog('Escape closes it for good, and the focus is back where it was', async (page) => {
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !document.querySelector('dialog'));
    assert.equal(await page.evaluate(() => document.activeElement?.id), 'open');
    await page.waitForTimeout(400);
    assert.equal(await page.evaluate(() => frames.length), 0);
  });

  onDialog('Tab reaches every choice, text and button, and stays in the dialog', async (page) => {
    const reached = new Set();
    for (let count = 0; count < 40; count++) {
      await page.keyboard.press('Tab');
      reached.add(
        await page.evaluate(() => {
          const { activeElement } = document;
          const all = [...document.querySelectorAll('dialog :is(select, input, textarea, button)')];
          return activeElement ? all.indexOf(activeElement) : -1;
        }),
      );
    }
    const all = await page.locator('dialog :is(select, input, textarea, button)').count();
    for (let index = 0; index < all; index++) assert.ok(reached.has(index), `element ${index}`);
  });

  for (const [language, title] of [
    ['en', 'Embed this puzzle'],
    ['ja', 'この問題を埋め込む'],
  ]) {
    for (const width of [360, 1280]) {
      onDialog(
        `axe finds nothing in ${language} at ${width} px, and nothing overflows`,
        async (page) => {
          await page.setViewportSize({ width, height: 800 });
          await page.getByRole('dialog', { name: title }).waitFor();
          const { violations } = await page.evaluate(
            `${axe};axe.run('dialog', { iframes: false })`,
          );
          assert.deepEqual(
            violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`),
            [],
          );
          const over = await page.evaluate(() => {
            const dialog = /** @type {Element} */ (document.querySelector('dialog'));
            return dialog.scrollWidth - dialog.clientWidth;
          });
          assert.equal(over, 0);
          if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/embed-${language}-${width}.png` }); // prettier-ignore
        },
        `?lang=${language}`,
      );
    }
  }
});
