// Opens the built site for the tests of what works offline: each test has a copy of it that it may
// change, as a new version would, and a server that can go away.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { project } from '../../scripts/lib/tools.js';
import { serve } from '../../scripts/serve.js';
import { need } from '../needs.js';
import { leaveBrowser, startBrowser } from './browser.js';
import { until } from './hands.js';

need('dist');

const site = join(project, 'dist/site');

/** @typedef {import('playwright-core').Page} Page */
/**
 * @typedef {object} Visit
 * @property {Page} page
 * @property {import('playwright-core').BrowserContext} context
 * @property {string} root the folder of the copy
 * @property {string} url
 * @property {() => Promise<void>} goOffline removes the network and the server
 */
/**
 * @typedef {object} Options the rest are options of a browser context
 * @property {(root: string) => void} [build] changes the copy before the first visit
 * @property {Record<string, string>} [headers] of every answer of the server
 * @property {boolean} [isKept] false: nothing is kept by the first visit
 * @property {(page: Page, url: string) => Promise<unknown>} [prepare] before the first visit
 */
/** @typedef {(name: string, body: (visit: Visit) => Promise<void>, options?: Options & import('playwright-core').BrowserContextOptions) => void} OnVisit */

/**
 * A describe with a browser of its own; each test begins after a first visit, with everything kept.
 *
 * @param {string} title
 * @param {(onVisit: OnVisit) => void} define
 * @param {string} [prefix] the path under which the site lies
 */
export function describeSite(title, define, prefix = '/') {
  describe(title, () => {
    /** @type {import('playwright-core').Browser} */
    let browser;
    before(async () => {
      browser = await startBrowser();
    });
    after(leaveBrowser);

    define((name, body, { build, headers, prepare, isKept = true, ...options } = {}) =>
      test(name, async () => {
        const root = mkdtempSync(join(tmpdir(), 'kakutei-site-'));
        cpSync(site, root, { recursive: true });
        build?.(root);
        const server = await serve({ port: 0, root, prefix, more: headers });
        const usual = /** @type {const} */ ({ locale: 'en-GB', reducedMotion: 'reduce' });
        const context = await browser.newContext({ ...usual, ...options });
        context.setDefaultTimeout(60_000);
        try {
          const page = await context.newPage();
          await prepare?.(page, server.url);
          await page.goto(server.url);
          if (isKept) {
            await until(() => isActivated(page), 'the service worker is activated');
            await page.reload();
          }
          // A service worker that begins later is switched off at some time: only a server that is gone answers nobody.
          const goOffline = async () => {
            await server.close();
            await context.setOffline(true);
          };
          await body({ page, context, root, url: server.url, goOffline });
        } finally {
          await context.close();
          await server.close();
          rmSync(root, { recursive: true, force: true });
        }
      }));
  });
}

/** @param {Page} page */
const isActivated = (page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.active?.state === 'activated';
  });

/** As the list has it. @param {string | Buffer} text */
const hash = (text) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/**
 * Makes another version of a site: a file, and the list that knows of it.
 *
 * @param {string} root
 * @param {string} file
 * @param {(text: string) => string} edit
 */
export function change(root, file, edit) {
  const old = readFileSync(join(root, file), 'utf8');
  const changed = edit(old);
  writeFileSync(join(root, file), changed);
  const list = join(root, 'sw.js');
  const listed = readFileSync(list, 'utf8');
  assert.ok(listed.includes(hash(old)), `${file} is in the list`);
  writeFileSync(list, listed.replace(hash(old), hash(changed)));
}

/** Makes another version of a site, which `versionOf` knows from the others. @param {string} root @param {number} [version] */
export function renew(root, version = 1) {
  for (const page of ['index.html', 'help.html']) {
    change(root, page, (html) => html.replace('<html ', `<html data-version="${version}" `));
  }
}

/** @param {Page} page @returns {Promise<number>} 0: the first */
export const versionOf = (page) =>
  page.evaluate(() => Number(document.documentElement.dataset.version ?? 0));

/** Asks for a new version. @param {Page} page */
export const update = (page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update().catch(() => {});
  });

/**
 * Asks for a new version and waits until it has been kept, or given up.
 *
 * @param {Page} page
 * @returns {Promise<string>} 'installed' or 'redundant'
 */
export const updateUntilSettled = (page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    if (!registration) throw new Error('There is no service worker.');
    /** @type {Promise<ServiceWorker>} */
    const found = new Promise((resolve) => {
      const tell = () => registration.installing && resolve(registration.installing);
      registration.addEventListener('updatefound', tell, { once: true });
    });
    await registration.update();
    const worker = await found;
    while (worker.state === 'installing') {
      await new Promise((resolve) =>
        worker.addEventListener('statechange', resolve, { once: true }),
      );
    }
    return worker.state;
  });
