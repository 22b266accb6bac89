// The texts of the dialog "Embed" of the built page, pasted into a page of another origin, solve there.
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { project } from '../../scripts/lib/tools.js';
import { serve } from '../../scripts/serve.js';
import { need } from '../needs.js';
import { leaveBrowser, startBrowser } from './browser.js';
import { ask } from './engine.js';
import { openFromMenu, readBoard } from './hands.js';

need('dist');

const site = join(project, 'dist/site');

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').Frame} Frame */

describe('What the dialog "Embed" gives solves on a page of another origin', () => {
  /** @type {import('playwright-core').Browser} */
  let browser;
  /** @type {{ url: string, close: () => Promise<void> }} */
  let server;
  /** Somebody else's. @type {import('node:http').Server} */
  let host;
  let hostAddress = '';
  let pasted = '';
  before(async () => {
    server = await serve({ root: site, port: 0, prefix: '/a/b/' });
    host = createServer((_, response) => {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(
        `<!doctype html><html lang="en"><link rel="icon" href="data:,">${pasted}</html>`,
      );
    });
    await new Promise((resolve) => host.listen(0, '127.0.0.1', () => resolve(undefined)));
    const { port } = /** @type {import('node:net').AddressInfo} */ (host.address());
    hostAddress = `http://127.0.0.1:${port}/`;
    browser = await startBrowser();
  });
  after(async () => {
    leaveBrowser();
    await server?.close();
    host?.closeAllConnections();
    host?.close();
  });

  /** Where the solver is, once the text is in the host's page. */
  const ways = /** @type {[string, (page: Page) => Promise<Page | Frame>][]} */ ([
    ['frame (iframe)', async (page) => page.frames()[1]],
    ['element', async (page) => page],
    [
      'link',
      async (page) => {
        await page.getByRole('link').click();
        await page.waitForURL(`${server.url}**`);
        return page;
      },
    ],
  ]);
  test('as frame (iframe), as element and as link', async () => {
    const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
    context.setDefaultTimeout(60_000);
    try {
      const page = await context.newPage();
      await page.goto(server.url);
      await page.getByRole('button', { name: 'hard' }).click();
      const board = await readBoard(page);
      await openFromMenu(page, 'embed');
      const texts = [];
      for (const [name] of ways) {
        await page.getByRole('radio', { name }).check();
        texts.push(await page.getByRole('textbox', { name: /other page/ }).inputValue());
      }
      for (const [at, [name, reach]] of ways.entries()) {
        pasted = texts[at];
        if (name === 'link') pasted = `<a href="${pasted.replaceAll('&', '&amp;')}">Here</a>`;

        await page.goto(hostAddress);
        const place = await reach(page);
        /** @param {string} button @param {string} expected */
        const press = async (button, expected) => {
          await place.getByRole('button', { name: button }).click();
          await place.waitForFunction(
            (board) =>
              Reflect.get(document.querySelector('kakutei-solver') ?? {}, 'board') === board,
            expected,
          );
        };
        const { board: after } = ask('step', board);
        assert.notEqual(after, board, name);
        await press('1 Step', after);
        await press('Go', ask('solve', after).board);
      }
    } finally {
      await context.close();
    }
  });
});
