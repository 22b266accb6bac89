// Stop, while a Go takes long: in the worker, and in the page's own thread where there is none.
import assert from 'node:assert/strict';
import { locales } from '../locales/all.js';
import { builtWith } from './built.js';
import { ask } from './engine.js';
import {
  button,
  chooseMethod,
  example,
  newest,
  phrase,
  press,
  readBoard,
  squareAt,
  undo,
} from './hands.js';
import { describePage } from './page.js';
import { slowEngine } from './slow.js';

/** @typedef {import('playwright-core').Page} Page */

/** Presses Go on a board that keeps it busy, until its progress is shown. @param {Page} page */
async function startLongGo(page) {
  await example(page, 'hard').click();
  const board = await readBoard(page);
  await button(page, 'go').click();
  await page.getByText(phrase('status.progress')).waitFor();
  assert.equal(await readBoard(page), board);
  assert.ok(await button(page, 'stop').isEnabled());
  return board;
}

/** The press has ended, nothing is changed, and the page says so. @param {Page} page @param {string} board */
async function assertStopped(page, board) {
  await newest(page)
    .filter({ hasText: phrase('ended.cancelled') })
    .waitFor();
  assert.equal(await readBoard(page), board);
  assert.match(String(await page.getByRole('status').textContent()), phrase('ended.cancelled'));
  assert.equal(await button(page, 'stop').count(), 0);
  assert.equal(await page.getByText(phrase('status.progress')).count(), 0);
}

/** @param {Page} page @param {string} board */
async function assertGoWorks(page, board) {
  await press(page, 'go');
  assert.equal(await readBoard(page), ask('solve', board).board);
}

/** @param {Page} page @returns {Promise<string>} where the engine runs */
const withoutWorker = (page) => page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));

for (const [where, start] of /** @type {const} */ ([
  ['in the worker', slowEngine],
  [
    'without a worker',
    async (/** @type {Page} */ page) => [await withoutWorker(page), await slowEngine(page)],
  ],
])) {
  const prepare = (/** @type {Page} */ page) => start(page);

  describePage(`A long Go ${where}`, (onPage) => {
    onPage(
      'is stopped by Stop, leaves the board as it was, and Go works again',
      async (page) => {
        const board = await startLongGo(page);
        await button(page, 'stop').click();
        await assertStopped(page, board);
        await assertGoWorks(page, board);
        await undo(page);
        assert.equal(await readBoard(page), board, 'what was stopped is nothing to take back');
      },
      { prepare },
    );

    // The order to stop is the same with and without a worker.
    if (where === 'without a worker') return;

    onPage(
      'is stopped by Esc, wherever the focus is',
      async (page) => {
        const board = await startLongGo(page);
        await squareAt(page, 4, 4).focus();
        await page.keyboard.press('Escape');
        await assertStopped(page, board);
        await assertGoWorks(page, board);
      },
      { prepare },
    );
  });
}

describePage('A press whose words stand still on their way', (onPage) => {
  const { file } = builtWith(locales.en['result.indeterminate']);

  onPage(
    'is stopped by Stop',
    async (page) => {
      await chooseMethod(page, 'human');
      const board = await readBoard(page);
      await button(page, 'step').click();
      await button(page, 'stop').click();
      await assertStopped(page, board);
    },
    { prepare: (page) => page.route(`**/${file}`, () => {}) },
  );
});
