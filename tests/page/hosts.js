// Host pages with frames of another origin in Chromium, each page without a policy of its own, as it
// is somebody else's. A test fails if a page reports an error, is navigated, or loses a frame.
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { after, before, describe, test } from 'node:test';
import { project } from '../../scripts/lib/tools.js';
import { serve } from '../../scripts/serve.js';
import { startBrowser } from './browser.js';
import { reportBreaches } from './page.js';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').Frame} Frame */
/** @typedef {(name: string, html: () => string, body: (page: Page, frames: Frame[]) => Promise<void>, expected?: RegExp) => void} OnHost */

/**
 * A describe with a browser, a server for the frames and one for the hosts.
 *
 * @param {string} title
 * @param {(onHost: OnHost, places: { home: () => string, other: () => string }) => void} define
 */
export function describeHosts(title, define) {
  describe(title, () => {
    /** @type {import('playwright-core').Browser} */
    let browser;
    /** @type {{ url: string, close: () => Promise<void> }} */
    let server;
    /** Gives out the host page of the test that runs. @type {import('node:http').Server} */
    let hosts;
    let hostPage = '';
    /** @type {string} */
    let home;
    /** @type {string} */
    let other;

    before(async () => {
      server = await serve({ root: project, port: 0 });
      other = server.url;
      hosts = createServer((_, response) => {
        response.setHeader('Content-Type', 'text/html').end(hostPage);
      });
      await new Promise((resolve) => hosts.listen(0, '127.0.0.1', () => resolve(undefined)));
      const { port } = /** @type {import('node:net').AddressInfo} */ (hosts.address());
      home = `http://127.0.0.1:${port}/`;
      browser = await startBrowser();
    });
    after(async () => {
      await browser?.close();
      await server?.close();
      hosts?.closeAllConnections();
      hosts?.close();
    });

    /**
     * A host page with iframes; it has no policy, as it is somebody else's.
     *
     * @param {string} name
     * @param {() => string} html its body; FRAME and EMBED are addresses on the other server, of a
     *   stand-in and of the real embed.html
     * @param {(page: Page, frames: Frame[]) => Promise<void>} body
     * @param {RegExp} [expected] messages that belong to what the test does
     */
    const onHost = (name, html, body, expected) =>
      test(name, async () => {
        const page = await browser.newPage();
        page.setDefaultTimeout(60_000);
        try {
          /** @type {string[]} */
          const faults = [];
          page.on('pageerror', ({ message }) => faults.push(message));
          page.on('dialog', (dialog) => {
            faults.push(`dialog: ${dialog.message()}`);
            dialog.dismiss().catch(() => {});
          });
          page.on('request', (request) => {
            const url = request.url();
            if (![home, other, 'data:'].some((begin) => url.startsWith(begin))) faults.push(url);
          });
          await page.addInitScript(reportBreaches);
          page.on('console', (message) => {
            if (['error', 'warning'].includes(message.type())) faults.push(message.text());
          });
          const text = html()
            .replaceAll('FRAME', `${other}tests/page/frame.html`)
            .replaceAll('EMBED', `${other}web/embed.html`);
          hostPage = `<!doctype html><html lang="en"><link rel="icon" href="data:," />
          <title>Host</title><body>${text}</body></html>`;
          await page.goto(home);
          await page.evaluate(async (url) => {
            const { connect } = await import(`${url}web/embed/host.js`);
            Object.assign(window, { connect, iframes: [...document.querySelectorAll('iframe')] });
          }, other);
          const frames = page.frames().slice(1);
          for (const frame of frames)
            await frame.waitForSelector('html[data-ready], kakutei-solver:defined', {
              state: 'attached',
            });
          await body(page, frames);
          // What was kept from a wrong origin is said by the browser.
          const kept = /does not match the recipient window's origin/;
          assert.deepEqual(
            faults.filter((fault) => !kept.test(fault) && !expected?.test(fault)),
            [],
          );
          assert.equal(page.url(), home, 'the host is where it was');
          assert.equal(page.frames().length, frames.length + 1);
        } finally {
          await page.close();
        }
      });

    define(onHost, { home: () => home, other: () => other });
  });
}
