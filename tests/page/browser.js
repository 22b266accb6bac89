// Chromium for the page tests.
import { chromium } from 'playwright-core';
import { findChromium } from '../../scripts/lib/tools.js';
import { need } from '../needs.js';

need('chromium');

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How many times slower than this machine pages are to be, as on an old phone. */
const SLOWNESS = Number(process.env.PAGE_SLOWNESS ?? 1);

/** @type {Promise<import('playwright-core').Browser> | undefined} */
let running;
/** @type {NodeJS.Timeout | undefined} */
let end;

/** The browser of this test file; tests that follow one another closely share it. */
export function startBrowser() {
  clearTimeout(end);
  running ??= launch();
  return running;
}

/** Releases it: it is closed unless it is wanted again at once. */
export function leaveBrowser() {
  end = setTimeout(async () => {
    const browser = running;
    running = undefined;
    await (await browser)?.close();
  }, 100);
}

async function launch() {
  const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: flags });
  if (SLOWNESS > 1) slowDown(browser);
  return browser;
}

/** From now on the pages of new contexts are slow. @param {import('playwright-core').Browser} browser */
function slowDown(browser) {
  const { newContext } = browser;
  browser.newContext = async (options) => {
    const context = await newContext.call(browser, options);
    const { newPage } = context;
    context.newPage = async () => {
      const page = await newPage.call(context);
      await throttle(page);
      return page;
    };
    // What a page opens is slow as soon as it is known.
    context.on('page', (page) => void throttle(page).catch(() => {}));
    return context;
  };
  browser.newPage = async (options) => {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    page.once('close', () => void context.close().catch(() => {}));
    return page;
  };
}

/** @param {import('playwright-core').Page} page */
async function throttle(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS });
}
