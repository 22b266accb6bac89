// Host pages with frames of another origin in Chromium, each page without a policy of its own, as it
// is somebody else's. A test fails if a page reports an error, is navigated, or loses a frame.
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { after, before, describe, test } from 'node:test';
import { project } from '../../scripts/lib/tools.js';
import { serve } from '../../scripts/serve.js';
import { need } from '../needs.js';
import { leaveBrowser, startBrowser } from './browser.js';
import { reportBreaches } from './page.js';

need('dist');

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').Frame} Frame */
/** @typedef {(name: string, html: () => string, body: (page: Page, frames: Frame[]) => Promise<void>, expected?: RegExp) => void} OnHost */

/**
 * Has messages sent, and waits until all of them have been received. Messages from one window to another keep their
 * order, so each sender has to send a last message after the others.
 *
 * @param {Page | Frame} receiver
 * @param {() => Promise<unknown>} send ends with a message that is `LAST`
 * @param {number} [senders] each with a last message of its own
 */
export async function received(receiver, send, senders = 1) {
  await receiver.evaluate(
    ([last, count]) => {
      let left = Number(count);
      window.received = new Promise((resolve, reject) => {
        addEventListener('message', ({ data }) => {
          if (data === last && --left === 0) resolve(undefined);
        });
        setTimeout(() => reject(new Error(`${left} senders have not been heard.`)), 60_000);
      });
    },
    [LAST, senders],
  );
  await send();
  await receiver.evaluate(() => window.received);
}

/** A message that no frame and no helper understands. */
export const LAST = 'the last message';

/** Has a frame send something to its host, after all its own messages. @param {Frame} frame */
export const sayLast = (frame) => frame.evaluate((last) => parent.postMessage(last, '*'), LAST);

/** Sends something to each frame, after all earlier messages. @param {Page} page */
export const sayLastToAll = (page) =>
  page.evaluate((last) => {
    for (const { contentWindow } of window.iframes) contentWindow.postMessage(last, '*');
  }, LAST);

/**
 * Asks the first frame until it answers: messages that come too fast are dropped unread, and so is a question that
 * comes behind that.
 *
 * @param {Page} page
 */
export const untilAnswered = (page) =>
  page.evaluate(async () => {
    const id = 123_456_789;
    let isAnswered = false;
    addEventListener('message', ({ data }) => {
      if (data.type === 'reply' && data.id === id) isAnswered = true;
    });
    for (let left = 300; !isAnswered; left--) {
      if (left === 0) throw new Error('The frame does not answer any more.');
      window.iframes[0].contentWindow.postMessage({ kakutei: 1, id, type: 'get' }, '*');
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  });

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
      leaveBrowser();
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
            .replaceAll('EMBED', `${other}dist/site/embed.html`);
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
          // The browser reports a message that was kept from a wrong origin.
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
