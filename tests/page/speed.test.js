// How quick the page is. Times depend on the machine and are only reported; everything else is held to
// its goal.
import assert from 'node:assert/strict';
import { emptyBoard, squareAt } from './hands.js';
import { describePage } from './page.js';

/** @typedef {import('playwright-core').Page} Page */

/** Runs in the page from its beginning: notes when the board can be used, and when the engine can. */
function noteTimes() {
  /** @type {Record<string, number>} */
  const times = {};
  Object.assign(window, { times });
  const look = () => {
    const board = document
      .querySelector('kakutei-solver')
      ?.shadowRoot?.querySelector('kakutei-board')?.shadowRoot;
    if (board?.querySelector('[role=gridcell][aria-label*=given]'))
      times.board ??= performance.now();
    if (
      /** @type {ShadowRoot | undefined} */ (board?.host.getRootNode())?.querySelector(
        '#method:enabled',
      )
    )
      times.engine ??= performance.now();
    if (!times.engine) setTimeout(look, 1);
  };
  look();
}

/** @param {number[]} numbers */
const median = (numbers) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

describePage('Speed', (onPage) => {
  onPage(
    'the page is interactive soon after it was loaded once, with a processor four times slower',
    async (page, t) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      const taken = { board: /** @type {number[]} */ ([]), engine: /** @type {number[]} */ ([]) };
      for (let round = 0; round < 5; round++) {
        await page.reload();
        await page.waitForFunction(() => Reflect.get(window, 'times').engine);
        const times = await page.evaluate(() => Reflect.get(window, 'times'));
        taken.board.push(times.board);
        taken.engine.push(times.engine);
      }
      const [board, engine] = [median(taken.board), median(taken.engine)].map(Math.round);
      t.diagnostic(`board after ${board} ms (goal 300), engine after ${engine} ms, 4x slower`);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      assert.ok(board <= engine, 'the board does not wait for the engine');
    },
    { prepare: (page) => page.addInitScript(noteTimes) },
  );

  onPage('a digit is drawn in the frame after its key press', async (page, t) => {
    await emptyBoard(page);
    await squareAt(page, 1, 1).focus();
    await page.evaluate(() => {
      /** @type {{ drawn: boolean, time: number }[]} */
      const shots = [];
      Object.assign(window, { shots });
      addEventListener(
        'keydown',
        ({ key, timeStamp }) => {
          if (!/[1-9]/.test(key)) return;
          requestAnimationFrame(() => {
            const grid = document
              .querySelector('kakutei-solver')
              ?.shadowRoot?.querySelector('kakutei-board')?.shadowRoot;
            const square = grid?.activeElement;
            const drawn = (square?.ariaLabel ?? '').endsWith(key);
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => shots.push({ drawn, time: performance.now() - timeStamp });
            port2.postMessage(null);
          });
        },
        { capture: true },
      );
    });
    for (let round = 0; round < 9; round++) {
      await page.keyboard.press(String(round + 1));
      await page.waitForFunction(
        (count) => Reflect.get(window, 'shots').length === count,
        round + 1,
      );
    }
    /** @type {{ drawn: boolean, time: number }[]} */
    const shots = await page.evaluate(() => Reflect.get(window, 'shots'));
    assert.ok(shots.every(({ drawn }) => drawn));
    t.diagnostic(`key to picture: ${median(shots.map(({ time }) => time)).toFixed(1)} ms`);
  });
});
