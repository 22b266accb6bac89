// The other page tests rely on a watch for things that must never happen. It must not be blind.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { project } from '../../scripts/lib/tools.js';
import { serve } from '../../scripts/serve.js';
import { need } from '../needs.js';
import { leaveBrowser, startBrowser } from './browser.js';
import { until } from './hands.js';
import { reportBreaches, watch } from './page.js';

need('dist');

describe('The watch', () => {
  /** @type {import('playwright-core').Browser} */
  let browser;
  /** @type {{ url: string, close: () => Promise<void> }} */
  let server;
  before(async () => {
    server = await serve({ port: 0, root: join(project, 'dist/site') });
    browser = await startBrowser();
  });
  after(async () => {
    leaveBrowser();
    await server?.close();
  });

  /** @type {[string, () => unknown, RegExp][]} */
  const wrongs = [
    [
      'an error',
      () =>
        setTimeout(() => {
          throw new Error('sorry');
        }),
      /error: sorry/,
    ],
    ['a refused promise', () => void Promise.reject(new Error('sorry')), /error: sorry/],
    ['a warning', () => console.warn('mind'), /^mind$/],
    [
      'a style attribute',
      () => document.body.setAttribute('style', 'color: red'),
      /breach of style-src/,
    ],
    [
      'an inline handler',
      () => document.body.setAttribute('onclick', 'go()'),
      /breach of script-src/,
    ],
    [
      'another host',
      () => void fetch('http://127.0.0.2:9/').catch(() => {}),
      /breach of connect-src/,
    ],
    ['a missing file', () => void fetch('none.js'), /404 for .*none\.js/],
    ['a dialog', () => setTimeout(() => alert('hello')), /dialog: hello/],
  ];
  test('notices each of them', async () => {
    const page = await browser.newPage();
    const faults = watch(page, server.url);
    await page.addInitScript(reportBreaches);
    await page.goto(server.url);
    await page.getByRole('gridcell').first().waitFor();
    assert.deepEqual(faults, []);
    for (const [what, wrong, fault] of wrongs) {
      faults.length = 0;
      await page.evaluate(wrong);
      await until(async () => fault.test(faults.join('\n')), `${what} is noted`);
    }
    await page.close();
  });

  test('notices a link to another host that is followed', async () => {
    const page = await browser.newPage();
    const faults = watch(page, server.url);
    await page.goto(server.url);
    await Promise.all([
      page.waitForEvent('requestfailed'),
      page.evaluate(() => void (location.href = 'http://127.0.0.2:9/')),
    ]);
    assert.deepEqual(faults, ['request to http://127.0.0.2:9/']);
    await page.close();
  });
});
