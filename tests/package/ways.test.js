// The five ways to use the package, each from the packed package in a project of its own, under /a/b/. The tests run
// the shipped examples themselves.
import assert from 'node:assert/strict';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { project } from '../../scripts/lib/tools.js';
import { serve } from '../../scripts/serve.js';
import { leaveBrowser, startBrowser } from '../page/browser.js';
import { ask } from '../page/engine.js';
import { press, readBoard } from '../page/hands.js';
import { reportBreaches, watch } from '../page/page.js';
import { deno, makeConsumer, noDeno } from './consumer.js';

/** @typedef {import('playwright-core').Page} Page */

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const OTHER = '......2..2...875...19...4.....95..2.9..3.8..1.2..41.....2...17...569...4..4......';
const STEPPED = ask('step', PUZZLE);
const SOLVED = ask('solve', PUZZLE);
const place = ({ digit, row, column } = /** @type {any} */ (STEPPED.placed)) => ({
  digit,
  row,
  column,
});

describe('The five ways in', () => {
  /** @type {import('./consumer.js').Consumer} */
  let consumer;
  /** @type {import('playwright-core').Browser} */
  let browser;
  /** @type {{ url: string, close: () => Promise<void> }} */
  let server;

  before(async () => {
    consumer = makeConsumer();
    cpSync(join(project, 'dist/site'), join(consumer.home, 'site'), { recursive: true });
    server = await serve({ root: consumer.home, port: 0, prefix: '/a/b/', policy: '' });
    browser = await startBrowser();
  });
  after(async () => {
    leaveBrowser();
    await server?.close();
    consumer?.close();
  });

  /**
   * @param {string} address from the project's folder, or a whole one
   * @param {(page: Page) => Promise<void>} body
   * @param {{ offline?: boolean, expected?: RegExp }} [options] expected: messages of the browser's
   */
  async function visit(address, body, { offline = false, expected } = {}) {
    const context = await browser.newContext({ offline, locale: 'en-GB', reducedMotion: 'reduce' });
    context.setDefaultTimeout(60_000);
    try {
      const page = await context.newPage();
      const url = new URL(address, server.url).href;
      const faults = watch(page, offline ? url.split('#')[0] : server.url);
      await page.addInitScript(reportBreaches);
      await page.goto(url);
      await body(page);
      assert.deepEqual(
        faults.filter((fault) => !expected?.test(fault)),
        [],
      );
    } finally {
      await context.close();
    }
  }

  /** A person presses 1 Step, then Go. @param {Page} page */
  async function solve(page) {
    assert.equal(await readBoard(page), PUZZLE);
    await press(page, 'step');
    assert.equal(await readBoard(page), STEPPED.board);
    await press(page, 'go');
    assert.equal(await readBoard(page), SOLVED.board);
  }

  test('1: a link with the puzzle leads to the built page', () =>
    visit(`site/index.html#p=${PUZZLE}`, solve));

  test('1: it leads to the page in the package as well', () =>
    visit(`node_modules/kakutei/web/index.html#p=${PUZZLE}`, solve));

  test('2: sandboxed-iframe.html has the frame solve, and shows its answers', () =>
    visit(
      'sandboxed-iframe.html',
      async (page) => {
        const said = page.locator('output');
        const ask = async (/** @type {string} */ name, /** @type {RegExp} */ answer) => {
          await page.getByRole('button', { name, exact: true }).click();
          await said.filter({ hasText: answer }).waitFor();
        };
        const { digit, row, column } = place();
        await ask('One step', new RegExp(`^${digit} goes to row ${row}, column ${column}$`));
        const rows = SOLVED.board.match(/.{9}/g) ?? [];
        await ask('Solve', new RegExp(`^finished: ${rows.join(' ')}$`));
        await ask('Another puzzle', new RegExp(`^Loaded: ${OTHER.replaceAll('.', '\\.')}$`));
        const frame = page.frameLocator('iframe');
        await frame.getByRole('gridcell').first().click();
        await page.keyboard.press('7');
        await said.filter({ hasText: /^entered by hand: 7/ }).waitFor();
      },
      // A frame without an origin starts no worker, and the engine runs in its thread.
      { expected: /worker/i },
    ));

  for (const example of ['plain.html', 'strict-csp.html']) {
    test(`3: ${example} shows the element, which solves`, () => visit(example, solve));
  }

  test('4: the engine solves in a browser, imported as it lies', () =>
    visit('plain.html', async (page) => {
      const got = await page.evaluate(
        async ([entry, puzzle]) => {
          const { Engine } = await import(entry);
          const board = (await Engine.load()).open(puzzle);
          return [board.step().board, board.solve().board];
        },
        [`${server.url}node_modules/kakutei/web/index.js`, PUZZLE],
      );
      assert.deepEqual(got, [STEPPED.board, SOLVED.board]);
    }));

  /** @param {string} output of node.js and deno.ts */
  function readOutput(output) {
    const [step, go, ...rows] = output.trim().split('\n');
    const { digit, row, column } = place();
    assert.equal(step, `1 Step: ${digit} in row ${row}, column ${column}`);
    assert.equal(go, 'Go: finished');
    assert.equal(rows.join('').replaceAll(' ', ''), SOLVED.board);
  }

  test('4: node.js solves', () => readOutput(consumer.run(process.execPath, 'node.js')));

  test('4: deno.ts solves', { skip: noDeno }, () =>
    readOutput(consumer.run(deno, 'run', '--allow-read', 'deno.ts')),
  );

  test('4: bundler/ builds, and engine and element solve out of it', async (t) => {
    // Its bundler is the project's own: npm would want a network, or a filled cache, to look for it.
    const installed = ['node_modules/kakutei', 'bundler/node_modules/kakutei'];
    const [from, to] = installed.map((path) => join(consumer.home, path));
    cpSync(from, to, { recursive: true });
    consumer.runIn('bundler', 'npm', 'run', 'build');
    await visit('bundler/', async (page) => {
      /** @type {Set<string>} */
      const asked = new Set();
      page.on('request', (request) => asked.add(new URL(request.url()).pathname));
      await page.reload();
      const { digit, row, column } = place();
      await page
        .getByText(`The engine alone: ${digit} goes to row ${row}, column ${column}.`)
        .waitFor();
      await solve(page);
      assert.equal(page.workers().length, 1, 'in the worker');

      const all = [...asked].flatMap((path) => path.match(/\/bundler\/dist\/(.+)/)?.[1] ?? []);
      // How difficult the puzzle is comes when the page is idle: on a slow machine before the solution.
      const names = all.filter((name) => !/^assets\/rating-/.test(name));
      for (const part of [/^assets\/main\.js$/, /^assets\/worker\.js$/, /^kakutei\.wasm$/]) {
        assert.ok(
          names.some((name) => part.test(name)),
          `${part} is among ${names}`,
        );
      }
      const files = names.map((name) => readFileSync(join(consumer.home, 'bundler/dist', name)));
      const sum = (/** @type {(file: Buffer) => Buffer} */ press) =>
        files.reduce((all, file) => all + press(file).length, 0);
      const gzip = sum((file) => gzipSync(file, { level: 9 }));
      const brotli = sum((file) => brotliCompressSync(file));
      t.diagnostic(`a first visit that solves: gzip ${gzip}, brotli ${brotli} bytes`);
      assert.ok(brotli <= 99.25 * 1024, `${brotli} bytes, and 80 KB is the aim`);
    });
  });

  test('5: the single file in the package solves from file://, without a network', () => {
    const file = pathToFileURL(join(consumer.home, 'node_modules/kakutei/kakutei.html'));
    return visit(`${file}#p=${PUZZLE}`, solve, { offline: true });
  });
});
