// WebKitGTK's MiniBrowser, spoken to in plain WebDriver. It has no way to run a script before those
// of a page.
import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { call, missing, noteErrors, readErrors } from './inside.js';

/** @typedef {import('./drivers.js').Driver} Driver */
/** @typedef {import('./drivers.js').Size} Size */

/**
 * The code points that WebDriver gives to keys without a character.
 * @type {Record<string, string>}
 */
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

/** @type {import('./drivers.js').BrowserEngine} */
export const webkit = {
  name: 'WebKitGTK',
  missing: missing(['WebKitWebDriver', 'Xvfb'], 'WebKitGTK'),
  noSandbox: "WebKit bug 316847: in a sandboxed frame the 'self' of a policy matches nothing",
  async start() {
    const screen = await startScreen();
    const env = {
      ...process.env,
      DISPLAY: screen.display,
      GDK_BACKEND: 'x11',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      LANG: 'C.UTF-8',
    };
    let driver = await startDriver(env);
    return {
      async close() {
        driver.stop();
        screen.stop();
      },
      /** A browser that does not come up hangs its driver, too: both are started anew. */
      async visit(size) {
        for (let tries = 0; ; tries++) {
          try {
            const { sessionId } = await driver.ask('POST', '', newSession);
            return webkitVisit(driver.ask, sessionId, size);
          } catch (error) {
            if (tries === 2) throw error;
            driver.stop();
            driver = await startDriver(env);
          }
        }
      },
    };
  },
};

const newSession = { capabilities: { alwaysMatch: {} } };
const PATIENCE = 30_000;

/** @param {NodeJS.ProcessEnv} env */
async function startDriver(env) {
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' });
  for (let tries = 0; ; tries++) {
    const status = await fetch(`http://127.0.0.1:${port}/status`).catch(() => null);
    if (status) break;
    if (tries > 100) throw new Error('WebKitWebDriver does not answer');
    await wait(50);
  }
  /** @param {string} method @param {string} path @param {object} [body] */
  async function ask(method, path, body) {
    const response = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method,
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE),
    });
    const { value } = /** @type {any} */ (await response.json());
    if (value?.error) throw new Error(`${value.error}: ${value.message}`);
    return value;
  }
  return { ask, stop: () => driver.kill() };
}

/**
 * @param {(method: string, path: string, body?: object) => Promise<any>} ask
 * @param {string} sessionId
 * @param {Size} size
 * @returns {Promise<Driver>}
 */
async function webkitVisit(ask, sessionId, { width, height }) {
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

  // The window has a toolbar, so its size is set by the room left for the page.
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
    async reload() {
      await ask('POST', `${at}/refresh`, {});
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
