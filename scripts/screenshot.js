// Renews the picture in the README: the page with its example after one press of 1 Step.
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { serve } from './serve.js';
import { Failure, findChromium, project, say, script } from './lib/tools.js';

const help = `
Usage: node scripts/screenshot.js [--out FILE]

Opens the page in Chromium, presses 1 Step with "Show the method's own account" on
and writes the picture to web/icons/screenshot.png. Run "npm run build" first.`;

/** @param {import('playwright-core').Page} page @param {string} url */
async function pressOneStep(page, url) {
  await page.goto(url);
  const method = page.locator('kakutei-solver').getByRole('button', { name: /^Method/ });
  await method.click();
  await page.getByRole('checkbox', { name: 'Show the method’s own account' }).check();
  await page.getByRole('checkbox', { name: 'Candidates on the board' }).uncheck();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '1 Step' }).click();
  await page.getByRole('gridcell', { name: /found/ }).first().waitFor();
}

await script(
  import.meta.url,
  help,
  { out: { type: 'string' } },
  async ({ out = join(project, 'web/icons/screenshot.png') }) => {
    const executablePath = findChromium();
    if (!executablePath) throw new Failure('There is no Chromium: npm run setup installs it.');
    const server = await serve({ port: 0 });
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
    try {
      const page = await browser.newPage({
        viewport: { width: 1280, height: 860 },
        locale: 'en-GB',
        colorScheme: 'light',
      });
      await pressOneStep(page, server.url);
      await page.screenshot({ path: out, animations: 'disabled' });
      say(`Written: ${out}`);
    } finally {
      await browser.close();
      await server.close();
    }
  },
);
