// The digits of a Go appear one after the other, or all at once for who wants no motion.
import assert from 'node:assert/strict';
import { ask, indexOf } from './engine.js';
import { button, newest, phrase, press, readBoard } from './hands.js';
import { describePage } from './page.js';

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

describePage('Go', (onPage) => {
  onPage(
    'lets the digits appear in the order in which they were found',
    async (page, t) => {
      const board = await readBoard(page);
      const order = ask('solve', board).order.map(indexOf);
      await film(page);
      await press(page, 'go');
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
    { reducedMotion: 'no-preference' },
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
      for (const interrupt of [
        // Where the play is over already, nothing is left to be stopped.
        () => button(page, 'stop').click({ force: true }),
        () => page.keyboard.press('Escape'),
        () => page.getByRole('heading', { level: 1 }).click(),
      ]) {
        await button(page, 'go').click();
        await page.getByRole('gridcell', { name: /found/ }).first().waitFor();
        await interrupt();
        await page.waitForTimeout(100);
        assert.equal(await readBoard(page), board, String(interrupt));
        assert.match(await newest(page).innerText(), phrase('ended.finished'));
        await button(page, 'back').click();
      }
    },
    { reducedMotion: 'no-preference' },
  );
});
