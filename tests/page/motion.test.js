// The digits of a Go appear one after the other, or all at once for people who want no motion.
import assert from 'node:assert/strict';
import { ask } from './engine.js';
import { button, idle, isBusy, newest, phrase, press, readBoard, undo, until } from './hands.js';
import { describePage } from './page.js';
import { indexOf } from '../grid.js';

/** @typedef {import('playwright-core').Page} Page */

/** Notes from now on, frame by frame, which squares are filled. @param {Page} page */
const film = (page) =>
  page.evaluate(() => {
    const grid = document
      .querySelector('kakutei-solver')
      ?.shadowRoot?.querySelector('kakutei-board')?.shadowRoot;
    /** @type {{ time: number, filled: number[] }[]} */
    const frames = [];
    Object.assign(window, { frames });
    const shoot = () => {
      const squares = [...(grid?.querySelectorAll('[role=gridcell]') ?? [])];
      const filled = squares.flatMap((square, index) =>
        /found/.test(square.ariaLabel ?? '') ? [index] : [],
      );
      if (filled.length !== (frames.at(-1)?.filled.length ?? 0)) {
        frames.push({ time: performance.now(), filled });
      }
      requestAnimationFrame(shoot);
    };
    shoot();
  });

/** @param {Page} page @param {number} count squares filled in the end */
async function developFilm(page, count) {
  await page.waitForFunction(
    (count) => Reflect.get(window, 'frames').at(-1)?.filled.length === count,
    count,
  );
  /** @type {{ time: number, filled: number[] }[]} */
  const frames = await page.evaluate(() => Reflect.get(window, 'frames'));
  return frames;
}

/** The time of the page is the test's: it passes when the test lets it. */
const timed = {
  reducedMotion: /** @type {const} */ ('no-preference'),
  prepare: (/** @type {Page} */ page) => page.clock.install(),
};

/** From now on the page's time stands still. @param {Page} page */
const stopTime = async (page) => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5000);

/** Presses Go and lets time pass until the first digits have appeared. @param {Page} page */
async function beginGo(page) {
  await button(page, 'go').click();
  const found = page.getByRole('gridcell', { name: /found/ });
  await until(async () => {
    await page.clock.runFor(50);
    return (await found.count()) > 0;
  }, 'the digits begin to appear');
}

describePage('Go', (onPage) => {
  onPage(
    'lets the digits appear in the order in which they were found',
    async (page, t) => {
      const board = await readBoard(page);
      const order = ask('solve', board).order.map(indexOf);
      await stopTime(page);
      await film(page);
      await beginGo(page);
      await page.clock.runFor(5000);
      await idle(page);
      const taken = await developFilm(page, order.length);
      assert.ok(taken.length > 2, `${taken.length} pictures`);
      for (const { filled } of taken) {
        const expected = order.slice(0, filled.length).sort((a, b) => a - b);
        assert.deepEqual(filled, expected);
      }
      const lasted = (taken.at(-1)?.time ?? 0) - taken[0].time;
      t.diagnostic(
        `they take ${lasted.toFixed()} ms, in ${taken.length} pictures (goal 2000 or so)`,
      );
    },
    timed,
  );

  onPage('fills the board at once for who wants no motion', async (page) => {
    const board = await readBoard(page);
    await film(page);
    await press(page, 'go');
    const count = board.replace(/[1-9]/g, '').length;
    const taken = await developFilm(page, count);
    assert.deepEqual(
      taken.map(({ filled }) => filled.length),
      [count],
    );
  });

  onPage(
    'shows the rest at once when Stop, Esc or a click interrupts the play',
    async (page) => {
      const { board } = ask('solve', await readBoard(page));
      await stopTime(page);
      for (const interrupt of [
        () => button(page, 'stop').click(),
        () => page.keyboard.press('Escape'),
        () => page.getByRole('heading', { level: 1 }).click(),
      ]) {
        await beginGo(page);
        assert.equal(await isBusy(page), true);
        await interrupt();
        assert.equal(await isBusy(page), false);
        assert.equal(await readBoard(page), board, String(interrupt));
        assert.match(await newest(page).innerText(), phrase('ended.finished'));
        await undo(page);
      }
    },
    timed,
  );
});
