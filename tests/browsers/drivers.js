// The three engines behind one small interface, `Driver`. What one of them lacks is in README.md.
import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import puppeteer from 'puppeteer-core';
import { findProgram } from '../../scripts/lib/tools.js';
import { noBrowser, startBrowser } from '../page/browser.js';
import { makeTools } from './tools.js';

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
 * @property {() => Promise<string[]>} errors what went wrong in the page so far
 * @property {() => Promise<void>} close
 */
/** @typedef {{ width: number, height: number }} Size */
/** @typedef {{ visit: (size: Size) => Promise<Driver>, close: () => Promise<void> }} Running */
/** @typedef {{ name: string, missing: string | false, start: () => Promise<Running> }} BrowserEngine */

const missing = (/** @type {string[]} */ programs, /** @type {string} */ name) => {
  const lacking = programs.filter((program) => !findProgram(program));
  if (lacking.length === 0) return false;
  return `no ${name}: ${lacking.join(', ')} not found (npm run setup -- --browsers installs it)`;
};

/** Runs in the page: notes what goes wrong there. */
function noteErrors() {
  if (Reflect.has(window, 'kakuteiErrors')) return;
  /** @type {string[]} */
  const errors = [];
  Object.defineProperty(window, 'kakuteiErrors', { value: errors });
  addEventListener('error', ({ message }) => errors.push(`error: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => errors.push(`rejection: ${reason}`));
  document.addEventListener('securitypolicyviolation', (event) =>
    errors.push(`breach of ${event.violatedDirective}: ${event.blockedURI}`),
  );
  const plain = console.error;
  console.error = (...words) => {
    errors.push(words.join(' '));
    plain.apply(console, words);
  };
}

/** @param {Function} fn @param {any[]} args */
const call = (fn, args) =>
  `(${fn})(${['(' + makeTools + ')()', ...args.map((arg) => JSON.stringify(arg))].join(', ')})`;

const readErrors = () => Reflect.get(window, 'kakuteiErrors') ?? [];

/** @type {BrowserEngine} */
const chromium = {
  name: 'Chromium',
  missing: noBrowser,
  async start() {
    const browser = await startBrowser();
    return {
      close: () => browser.close(),
      async visit(viewport) {
        const context = await browser.newContext({ viewport, locale: 'en-GB' });
        const page = await context.newPage();
        await page.addInitScript(noteErrors);
        const evaluate = (/** @type {Function} */ fn, /** @type {any[]} */ ...args) =>
          page.evaluate(call(fn, args));
        return {
          narrowest: 0,
          open: async (url) => void (await page.goto(url)),
          evaluate,
          clickAt: (x, y) => page.mouse.click(x, y),
          press: (key) => page.keyboard.press(key),
          screenshot: async (path) => void (await page.screenshot({ path })),
          back: async () => void (await page.goBack()),
          errors: () => /** @type {Promise<string[]>} */ (evaluate(readErrors)),
          close: () => context.close(),
        };
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
        const evaluate = (/** @type {Function} */ fn, /** @type {any[]} */ ...args) =>
          page.evaluate(call(fn, args));
        return {
          narrowest: 0,
          open: async (url) => void (await page.goto(url)),
          evaluate,
          clickAt: (x, y) => page.mouse.click(x, y),
          async press(keys) {
            const parts = /** @type {any[]} */ (keys.split('+'));
            for (const part of parts) await page.keyboard.down(part);
            for (const part of parts.reverse()) await page.keyboard.up(part);
          },
          screenshot: async (path) =>
            void (await page.screenshot({ path: /** @type {any} */ (path) })),
          back: async () => void (await page.goBack()),
          errors: () => /** @type {Promise<string[]>} */ (evaluate(readErrors)),
          close: () => context.close(),
        };
      },
    };
  },
};

/** The code points that WebDriver gives to keys without a character. */
/** @type {Record<string, string>} */
const keyCodes = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  Space: ' ',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
};

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject).listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });

/** A screen in memory. */
async function startScreen() {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const screen = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const pipe = /** @type {import('node:stream').Readable} */ (screen.stdio[3]);
  const number = await new Promise((resolve, reject) => {
    pipe.once('data', (data) => resolve(String(data).trim()));
    screen.once('error', reject);
    screen.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)));
  });
  return { display: `:${number}`, stop: () => screen.kill() };
}

/** @type {BrowserEngine} */
const webkit = {
  name: 'WebKitGTK',
  missing: missing(['WebKitWebDriver', 'Xvfb'], 'WebKitGTK'),
  async start() {
    const screen = await startScreen();
    const port = await freePort();
    const env = {
      ...process.env,
      DISPLAY: screen.display,
      GDK_BACKEND: 'x11',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      LANG: 'C.UTF-8',
    };
    const driver = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' });
    /** @param {string} method @param {string} path @param {object} [body] */
    async function ask(method, path, body) {
      const response = await fetch(`http://127.0.0.1:${port}/session${path}`, {
        method,
        body: body && JSON.stringify(body),
      });
      const { value } = /** @type {any} */ (await response.json());
      if (value?.error) throw new Error(`${value.error}: ${value.message}`);
      return value;
    }
    for (let tries = 0; ; tries++) {
      const status = await fetch(`http://127.0.0.1:${port}/status`).catch(() => null);
      if (status) break;
      if (tries > 100) throw new Error('WebKitWebDriver does not answer');
      await wait(50);
    }
    return {
      async close() {
        driver.kill();
        screen.stop();
      },
      visit: (size) => webkitVisit(ask, size),
    };
  },
};

/**
 * @param {(method: string, path: string, body?: object) => Promise<any>} ask
 * @param {Size} size
 * @returns {Promise<Driver>}
 */
async function webkitVisit(ask, { width, height }) {
  const { sessionId } = await ask('POST', '', { capabilities: { alwaysMatch: {} } });
  const at = `/${sessionId}`;
  /** @param {Function} fn @param {any[]} args */
  async function evaluate(fn, ...args) {
    const script = `const done = arguments[arguments.length - 1];
      (async () => ${call(fn, args)})().then(
        (value) => done({ value }), (error) => done({ error: String(error) }));`;
    const { value, error } = await ask('POST', `${at}/execute/async`, { script, args: [] });
    if (error) throw new Error(error);
    return value;
  }
  /** @param {object} source */
  const act = (source) => ask('POST', `${at}/actions`, { actions: [source] });
  const measure = () => evaluate(() => [innerWidth, innerHeight]);

  // The window has a bar of tools: its size is set by what is left for the page.
  const [w, h] = [width, height];
  await ask('POST', `${at}/window/rect`, { width: w, height: h });
  const [innerWide, innerHigh] = await measure();
  await ask('POST', `${at}/window/rect`, { width: 2 * w - innerWide, height: 2 * h - innerHigh });

  return {
    narrowest: 450,
    async open(url) {
      await ask('POST', `${at}/url`, { url });
      await evaluate(noteErrors);
    },
    evaluate,
    clickAt: (x, y) =>
      act({
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      }),
    press(keys) {
      const values = keys.split('+').map((key) => keyCodes[key] ?? key);
      const down = values.map((value) => ({ type: 'keyDown', value }));
      const up = [...values].reverse().map((value) => ({ type: 'keyUp', value }));
      return act({ type: 'key', id: 'keyboard', actions: [...down, ...up] });
    },
    screenshot: async (path) =>
      writeFile(path, Buffer.from(await ask('GET', `${at}/screenshot`), 'base64')),
    back: () => ask('POST', `${at}/back`, {}),
    errors: () => evaluate(readErrors),
    close: () => ask('DELETE', at),
  };
}

export const engines = [chromium, firefox, webkit];
