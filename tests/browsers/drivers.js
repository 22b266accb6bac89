// The three browser engines behind one small interface, `Driver`. README.md says what each lacks.
import puppeteer from 'puppeteer-core';
import { findProgram } from '../../scripts/lib/tools.js';
import { call, missing, noteErrors, readErrors } from './inside.js';
import { webkit } from './webkit.js';

/**
 * @typedef {object} Driver one visit: a window with empty storage
 * @property {number} narrowest the least width that its window can have
 * @property {(url: string) => Promise<void>} open
 * @property {(fn: (tools: any, ...args: any[]) => any, ...args: any[]) => Promise<any>} evaluate
 *   calls a function inside the page with `tools` of tools.js first
 * @property {(x: number, y: number) => Promise<void>} clickAt
 * @property {(key: string) => Promise<void>} press such as `a`, `ArrowUp`, `Control+Home`
 * @property {(path: string) => Promise<void>} screenshot
 * @property {() => Promise<void>} back
 * @property {() => Promise<void>} reload
 * @property {() => Promise<string[]>} errors in the page so far
 * @property {() => Promise<void>} close
 */
/** @typedef {{ width: number, height: number }} Size */
/** @typedef {{ visit: (size: Size) => Promise<Driver>, close: () => Promise<void> }} Running */
/**
 * @typedef {object} BrowserEngine
 * @property {string} name
 * @property {string | false} missing the reason why it cannot be started
 * @property {string | false} [noSandbox] the reason why embed.html does not work in a sandbox
 * @property {() => Promise<Running>} start
 */

/**
 * Playwright and Puppeteer name most things alike.
 *
 * @param {any} page
 * @param {{ close: () => Promise<void> }} context
 * @param {(key: string) => Promise<void>} press
 * @returns {Driver}
 */
function drivePage(page, context, press) {
  const evaluate = (/** @type {Function} */ fn, /** @type {any[]} */ ...args) =>
    page.evaluate(call(fn, args));
  return {
    narrowest: 0,
    open: async (url) => void (await page.goto(url)),
    evaluate,
    clickAt: (x, y) => page.mouse.click(x, y),
    press,
    screenshot: async (path) => void (await page.screenshot({ path })),
    back: async () => void (await page.goBack()),
    reload: async () => void (await page.reload()),
    errors: () => evaluate(readErrors),
    close: () => context.close(),
  };
}

/** Looked for only on request. @type {BrowserEngine} */
const chromium = {
  name: 'Chromium',
  missing: false,
  async start() {
    const { startBrowser } = await import('../page/browser.js');
    const browser = await startBrowser();
    return {
      close: () => browser.close(),
      async visit(viewport) {
        const context = await browser.newContext({ viewport, locale: 'en-GB' });
        const page = await context.newPage();
        await page.addInitScript(noteErrors);
        return drivePage(page, context, (keys) => page.keyboard.press(keys));
      },
    };
  },
};

/** @type {BrowserEngine} */
const firefox = {
  name: 'Firefox',
  missing: missing(['firefox-esr'], 'Firefox'),
  async start() {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: findProgram('firefox-esr') ?? '',
      extraPrefsFirefox: { 'intl.accept_languages': 'en-GB' },
    });
    return {
      close: () => browser.close(),
      async visit(viewport) {
        const context = await browser.createBrowserContext();
        const page = await context.newPage();
        await page.setViewport(viewport);
        await page.evaluateOnNewDocument(noteErrors);
        return drivePage(page, context, async (keys) => {
          const parts = /** @type {any[]} */ (keys.split('+'));
          for (const part of parts) await page.keyboard.down(part);
          for (const part of parts.reverse()) await page.keyboard.up(part);
        });
      },
    };
  },
};

export const engines = [chromium, firefox, webkit];
