// The package in other people's bundlers from the registry: projects that contain only what web/embed/README.md says,
// built and served under /a/b/, and on the bundler's own server.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { project } from '../../scripts/lib/tools.js';
import { serve } from '../../scripts/serve.js';
import { startBrowser } from '../page/browser.js';
import { ask } from '../page/engine.js';
import { chooseMethod, doWhole, press, readBoard } from '../page/hands.js';
import { watch } from '../page/page.js';
import { makeProject, pack } from './project.js';
import { bundlers } from './tools.js';

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const STEPPED = ask('step', PUZZLE).board;
const SOLVED = ask('solve', PUZZLE).board;

// Two at a time: npm, a bundler and a browser fill a core each.
describe('The package in a bundle', { concurrency: 2 }, () => {
  /** @type {import('playwright-core').Browser} */
  let browser;
  /** @type {string} */
  let folder;
  /** @type {string} */
  let archive;
  /** The steps that ran, with their times. @type {string[]} */
  const table = [];

  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'kakutei-packed-'));
    archive = await pack(folder);
    browser = await startBrowser();
  });
  after(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
    console.log(table.sort().join('\n'));
  });

  /** The engine alone has solved, and a person makes the element solve. @param {string} url */
  async function visit(url) {
    const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
    context.setDefaultTimeout(30_000);
    /** @type {string[]} */
    let faults = [];
    try {
      const page = await context.newPage();
      faults = watch(page, url);
      page.on('requestfailed', (request) => faults.push(`no answer from ${request.url()}`));
      await page.goto(url);
      await page.locator('#engine').filter({ hasText: SOLVED }).waitFor();
      assert.equal(await readBoard(page), PUZZLE);
      await press(page, 'step');
      assert.equal(await readBoard(page), STEPPED);
      await press(page, 'go');
      assert.equal(await readBoard(page), SOLVED);

      const [worker, ...others] = page.workers();
      assert.ok(worker && others.length === 0, 'the element has one worker');
      const asked = await worker.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
      );
      assert.equal(
        asked.filter((path) => path.endsWith('.wasm')).length,
        1,
        `the worker loads its module: ${asked}`,
      );
      await rateAndStep(page);
      assert.deepEqual(faults, []);
    } catch (cause) {
      throw new Error(`The page noted: ${faults.join(', ') || 'nothing'}`, { cause });
    } finally {
      await context.close();
    }
  }

  /** The techniques, which are a module and a worker more. @param {import('playwright-core').Page} page */
  async function rateAndStep(page) {
    await doWhole(page, 'restart');
    await page.locator('kakutei-solver').evaluate((/** @type {any} */ solver) => {
      solver.choices = { ratings: true };
    });
    await page
      .locator('.ratings')
      .filter({ hasText: /SE 1\.2\.1: \d/ })
      .waitFor();
    assert.equal(page.workers().length, 2, 'the ratings have a worker of their own');
    await chooseMethod(page, 'techniques');
    await press(page, 'step');
    const stepped = await readBoard(page);
    assert.equal([...stepped].filter((digit, i) => digit !== PUZZLE[i]).length, 1);
  }

  for (const bundler of bundlers) {
    const [[name, version]] = Object.entries(bundler.packages);
    test(`solves with ${name} ${version}`, async (t) => {
      const { home, runLine, install, versionOf, startServer, close } = makeProject(
        bundler,
        PUZZLE,
      );
      /** @type {string[]} */
      const times = [];
      const time = async (
        /** @type {string} */ what,
        /** @type {() => Promise<unknown>} */ work,
      ) => {
        const since = performance.now();
        await work();
        times.push(`${what} ${((performance.now() - since) / 1000).toFixed(1)} s`);
      };
      try {
        await time('install', () => install(archive));
        const ran = Object.keys(bundler.packages).map((each) => `${each} ${versionOf(each)}`);
        await t.test('built', () =>
          time('build', async () => {
            await runLine(bundler.build);
            const root = join(home, bundler.out);
            const server = await serve({ root, port: 0, prefix: '/a/b/', policy: '' });
            await visit(server.url).finally(server.close);
          }),
        );
        const { dev } = bundler;
        if (dev) {
          await t.test('on its own server', () =>
            time('server', async () => {
              const server = await startServer(dev);
              await visit(server.url).finally(server.stop);
            }),
          );
        }
        table.push(`${ran.join(', ')}: ${times.join(', ')}`);
      } finally {
        close();
      }
    });
  }
});

test('the README says to each bundler what it is told here', () => {
  const told = readFileSync(join(project, 'web/embed/README.md'), 'utf8');
  for (const word of bundlers.flatMap(({ words }) => words)) {
    assert.ok(told.includes(word), `it says: ${word}`);
  }
});
