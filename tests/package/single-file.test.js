// dist/kakutei.html, opened as a file with the network off.
import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { project } from '../../scripts/lib/tools.js';
import { need } from '../needs.js';
import { leaveBrowser, startBrowser } from '../page/browser.js';
import { ask } from '../page/engine.js';
import {
  chooseMethod,
  openBeside,
  openFromMenu,
  openPlace,
  press,
  readBoard,
  wantRatings,
} from '../page/hands.js';
import { reportBreaches, watch } from '../page/page.js';

need('dist');

const file = join(project, 'dist/kakutei.html');

describe('The single file', () => {
  /** @type {import('playwright-core').Browser} */
  let browser;
  before(async () => {
    browser = await startBrowser();
  });
  after(leaveBrowser);

  test('solves by 1 Step and Go from file://, and has the Help, without a network', async (t) => {
    t.diagnostic(`kakutei.html: ${statSync(file).size} bytes`);
    const context = await browser.newContext({ offline: true, locale: 'en-GB' });
    context.setDefaultTimeout(60_000);
    try {
      const page = await context.newPage();
      const faults = watch(page, pathToFileURL(file).href);
      await page.addInitScript(reportBreaches);
      await page.goto(pathToFileURL(file).href);
      const board = await readBoard(page);
      await press(page, 'step');
      assert.equal(await readBoard(page), ask('step', board).board);
      await press(page, 'go');
      assert.equal(await readBoard(page), ask('solve', board).board);

      // The catalogue of techniques is in it, too.
      await openFromMenu(page, 'techniques');
      await page.getByRole('checkbox', { name: 'X-Wing', exact: true }).waitFor();
      await page.keyboard.press('Escape');

      await openPlace(page, 'menu');
      const help = await openBeside(page, page.getByRole('link', { name: 'Help' }));
      await help.locator('#help h2').first().waitFor();
      await help.getByRole('link', { name: 'The logical cube' }).first().click();
      await help.waitForURL(/#help\/logical-cube$/);
      assert.ok(await help.getByRole('heading', { name: 'The logical cube' }).isVisible());
      await help.evaluate(() => (location.hash = '#help/cube-hamada'));
      await help.getByRole('heading', { name: 'Hamada' }).waitFor();
      await help.getByRole('link', { name: 'Board', exact: true }).click();
      await help.getByRole('button', { name: '1 Step' }).waitFor();
      assert.deepEqual(faults, []);
    } finally {
      await context.close();
    }
  });

  test('has the techniques, their list and the ratings, and opens a board of the Help', async () => {
    const context = await browser.newContext({ offline: true, locale: 'en-GB' });
    context.setDefaultTimeout(60_000);
    try {
      const page = await context.newPage();
      const faults = watch(page, pathToFileURL(file).href);
      await page.goto(pathToFileURL(file).href);
      await wantRatings(page);
      await page
        .locator('.ratings')
        .filter({ hasText: /SE 1\.2\.1: \d/ })
        .waitFor();
      const board = await readBoard(page);
      await chooseMethod(page, 'techniques');
      await press(page, 'step');
      const stepped = await readBoard(page);
      assert.equal([...stepped].filter((digit, i) => digit !== board[i]).length, 1);
      await openFromMenu(page, 'techniques');
      const dialog = page.getByRole('dialog', { name: 'Techniques' });
      await dialog.getByRole('checkbox', { name: 'X-Wing', exact: true }).waitFor();
      await page.goto(`${pathToFileURL(file).href}#help/technique-x-wing`);
      await page.locator('#technique-x-wing kakutei-board').first().waitFor();
      const link = page.locator('#technique-x-wing').getByRole('link', { name: 'Open this board' });
      const shown = /s=(.{81})/.exec(String(await link.getAttribute('href')))?.[1];
      await link.click();
      await page.getByRole('button', { name: '1 Step' }).waitFor();
      assert.equal(await readBoard(page), shown);
      assert.deepEqual(faults, []);
    } finally {
      await context.close();
    }
  });
});
