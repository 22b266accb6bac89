// How soon the page is ready, compared with a blank page in the same browser: until the digits of the board are
// painted, and until 1 Step finds the first digit.
//
// The one idea: both pages are asked in the same way. A script that runs before theirs presses their button as soon as
// it exists, and notes the frame in which the answer is on the screen.
import { createServer } from 'node:http';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { Failure, findChromium, project, say } from '../lib/tools.js';
import { serve } from '../serve.js';

/** @typedef {{ paint: number, digit: number }} Times in milliseconds after the navigation began */

const BLANK = `<!doctype html><title>Blank</title><script>
document.addEventListener('click', () => { document.getElementById('found').textContent = '5'; });
</script><p>5</p><p id="found"></p><button id="step">1 Step</button>`;

/** Runs in the page. */
function watch() {
  const inside = (/** @type {string[]} */ ...path) => {
    /** @type {any} */
    let root = document;
    for (const name of path) root = (root?.shadowRoot ?? root)?.querySelector?.(name);
    return root;
  };
  const solver = () => inside('kakutei-solver') !== null;
  const button = () => (solver() ? inside('kakutei-solver', '#step') : inside('#step'));
  const found = () =>
    solver()
      ? inside('kakutei-solver', 'kakutei-board', '[data-kind=found]')
      : inside('#found:not(:empty)');
  let isPressed = false;
  const look = () => {
    const there = button();
    if (there && !isPressed) {
      isPressed = true;
      there.click();
    }
    if (!isPressed || !found()) return void requestAnimationFrame(look);
    requestAnimationFrame(() =>
      setTimeout(() => /** @type {any} */ (globalThis).done(performance.now())),
    );
  };
  requestAnimationFrame(look);
}

/** Runs in the page. @returns {Promise<number>} may come later than the frame that it names */
const firstPaint = () =>
  new Promise((resolve) =>
    new PerformanceObserver((list) => {
      const [found] = list.getEntriesByName('first-contentful-paint');
      if (found) resolve(found.startTime);
    }).observe({ type: 'paint', buffered: true }),
  );

/** @param {import('playwright-core').Browser} browser @param {string} url @param {number} slower @returns {Promise<Times>} */
async function visit(browser, url, slower) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    /** @type {(time: number) => void} */
    let note = () => {};
    const noted = new Promise((resolve) => (note = resolve));
    await page.exposeFunction('done', (/** @type {number} */ time) => note(time));
    await page.addInitScript(watch);
    await page.goto(url);
    const digit = await noted;
    const paint = await page.evaluate(firstPaint);
    return { paint, digit };
  } finally {
    await context.close();
  }
}

/** @param {readonly number[]} values */
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** @returns {Promise<{ url: string, close: () => void }>} */
function serveBlank() {
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(BLANK);
  });
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      resolve({ url: `http://127.0.0.1:${port}/`, close: () => server.close() });
    }),
  );
}

/** @param {{ rounds: number, slower?: number }} how */
export async function measureStartup({ rounds, slower = 4 }) {
  const executablePath = findChromium();
  if (!executablePath) throw new Failure('There is no Chromium: npm run setup installs it.');
  const [site, blank] = [
    await serve({ port: 0, root: join(project, 'dist/site') }),
    await serveBlank(),
  ];
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    /** @type {{ blank: Times, page: Times }[]} */
    const all = [];
    for (let round = -1; round < rounds; round++) {
      const pair = {
        blank: await visit(browser, blank.url, slower),
        page: await visit(browser, site.url, slower),
      };
      if (round >= 0) all.push(pair);
    }
    const summary = (/** @type {keyof Times} */ what) => ({
      blank: median(all.map(({ blank }) => blank[what])),
      page: median(all.map(({ page }) => page[what])),
      ratio: median(all.map(({ blank, page }) => page[what] / blank[what])),
    });
    return { rounds, slower, paint: summary('paint'), digit: summary('digit') };
  } finally {
    await browser.close();
    blank.close();
    await site.close();
  }
}

/** @param {Awaited<ReturnType<typeof measureStartup>>} measured */
export function printStartup({ rounds, slower, paint, digit }) {
  say(
    `A first visit with an empty cache, the processor ${slower} times slower, median of ${rounds}:`,
  );
  const line = (
    /** @type {string} */ name,
    /** @type {typeof paint} */ { blank, page, ratio },
    /** @type {number} */ aim,
  ) =>
    say(
      `${name.padEnd(28)} ${page.toFixed(0).padStart(6)} ms, blank page ${blank.toFixed(0).padStart(5)} ms, ratio ${ratio.toFixed(2)} (aim ${aim.toFixed(1)})`,
    );
  line('first paint with the digits', paint, 1.5);
  line('first digit found by 1 Step', digit, 2.5);
}
