// Opens the page for the page tests as a first visitor sees it, and notes whatever must never happen
// there: errors, refused requests, breaches of the content security policy, requests to another
// host, dialogs. A test that opens the page through here fails if anything was noted.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { project } from '../../scripts/lib/tools.js';
import { serve } from '../../scripts/serve.js';
import { need } from '../needs.js';
import { leaveBrowser, startBrowser } from './browser.js';

need('wasm', 'dist');

/** The shipped page, which has far fewer files to load. */
const site = join(project, 'dist/site');

/** @typedef {import('playwright-core').Page} Page */
/**
 * @typedef {object} Visit how the page is opened; the rest are options of a browser context
 * @property {string} [path] after the address of the page
 * @property {(page: Page) => Promise<unknown>} [prepare] before the page is opened
 * @property {RegExp} [expected] messages that belong to what the test does
 */

/** @type {import('playwright-core').BrowserContextOptions} */
const usual = {
  locale: 'en-GB',
  colorScheme: 'light',
  reducedMotion: 'reduce',
  viewport: { width: 1280, height: 800 },
};

/** Runs in the page before its own scripts: a breach of the policy becomes an error in the console. */
export function reportBreaches() {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error(`breach of ${violatedDirective}: ${blockedURI}`),
  );
}

/** Runs in the page before its own scripts: turns off what is kept for use without a network, which has tests of its own. */
function keepNothing() {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
}

/**
 * Notes everything that must never happen.
 *
 * @param {Page} page
 * @param {string} home the only address that may be asked
 * @returns {string[]} grows while the page is open
 */
export function watch(page, home) {
  /** @type {string[]} */
  const faults = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(message.text());
  });
  page.on('pageerror', ({ message }) => faults.push(`error: ${message}`));
  page.on('request', (request) => {
    const url = request.url();
    if (!/^(data|blob):/.test(url) && !url.startsWith(home)) faults.push(`request to ${url}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} for ${response.url()}`);
  });
  page.on('dialog', (dialog) => {
    faults.push(`dialog: ${dialog.message()}`);
    dialog.dismiss().catch(() => {});
  });
  return faults;
}

/**
 * The first board is painted before the page works. Where it cannot, it says so.
 *
 * @param {Page} page
 */
const begun = (page) =>
  page.waitForFunction(
    () =>
      !document.getElementById('running') ||
      customElements.get('kakutei-solver') ||
      document.querySelector('[role="alert"]'),
  );

/**
 * A describe with a browser and a server of its own.
 *
 * @param {string} title
 * @param {(onPage: (name: string, body: (page: Page, t: import('node:test').TestContext) => Promise<void>, visit?: Visit) => void) => void} define
 *   calls `onPage` for each test
 * @param {string} [prefix] the path under which the page lies
 * @param {string} [root] the folder of the page
 */
export function describePage(title, define, prefix = '/', root = site) {
  describe(title, () => {
    /** @type {import('playwright-core').Browser} */
    let browser;
    /** @type {{ url: string, close: () => Promise<void> }} */
    let server;
    before(async () => {
      server = await serve({ port: 0, prefix, root });
      browser = await startBrowser();
    });
    after(async () => {
      leaveBrowser();
      await server?.close();
    });

    define((name, body, { path = '', prepare, expected, ...options } = {}) =>
      test(name, async (t) => {
        const context = await browser.newContext({ ...usual, ...options });
        context.setDefaultTimeout(60_000);
        /** @type {string[]} */
        let faults = [];
        try {
          const page = await context.newPage();
          faults = watch(page, server.url);
          await page.addInitScript(reportBreaches);
          if (root === site) await page.addInitScript(keepNothing);
          await prepare?.(page);
          await page.goto(server.url + path);
          await begun(page);
          await body(page, t);
          assert.deepEqual(
            faults.filter((fault) => !expected?.test(fault)),
            [],
          );
        } catch (error) {
          for (const fault of faults) t.diagnostic(`the page: ${fault}`);
          throw error;
        } finally {
          await context.close();
        }
      }));
  });
}

/**
 * The same of the page as it lies in web/, each module by its own address.
 *
 * @param {string} title
 * @param {Parameters<typeof describePage>[1]} define
 */
export const describeSource = (title, define) =>
  describePage(title, define, '/', join(project, 'web'));
