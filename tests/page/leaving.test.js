// Leaving the page and coming back: by the browser's Back and Forward, in the middle of something, and from another
// page. Only the last key press may be missing.
import assert from 'node:assert/strict';
import {
  button,
  doWhole,
  press,
  readBoard,
  readNames,
  readSquares,
  redo,
  squareAt,
  undo,
} from './hands.js';
import { describePage } from './page.js';
import { slowEngine } from './slow.js';

/** @typedef {import('playwright-core').Page} Page */

/** The digits with their kinds. @param {Page} page */
const readKinds = async (page) =>
  (await readSquares(page)).map(({ digit, kind }) => `${digit} ${kind}`).join();

/** To the Help, in the same tab. @param {Page} page */
async function goToHelp(page) {
  await page.evaluate(() => location.assign('help.html'));
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** Two digits by hand: one move each. @param {Page} page */
async function enterTwo(page) {
  await squareAt(page, 1, 1).focus();
  await page.keyboard.press('9');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('8');
}

describePage("The browser's Back and Forward", (onPage) => {
  onPage(
    'lead to the Help and back to the board, with all that can be taken back',
    async (page) => {
      const first = await readBoard(page);
      await press(page, 'step');
      const stepped = await readBoard(page);
      await enterTwo(page);
      const left = await readKinds(page);
      await goToHelp(page);
      await page.goBack();
      assert.equal(await readKinds(page), left);
      await page.goForward();
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.goBack();
      assert.equal(await readKinds(page), left);
      for (let count = 0; count < 3; count++) await undo(page);
      assert.equal(await readBoard(page), first);
      await redo(page);
      assert.equal(await readBoard(page), stepped);
    },
  );

  onPage('show on every board of the tab what was done on the last one', async (page) => {
    await enterTwo(page);
    await goToHelp(page);
    await page.getByRole('link', { name: 'Board', exact: true }).click();
    await page.waitForURL((url) => !url.pathname.includes('help'));
    assert.match(await readBoard(page), /^98/, 'by a link it is the same game, too');
    await squareAt(page, 1, 3).focus();
    await page.keyboard.press('7');
    const last = await readKinds(page);
    for (const way of ['goBack', 'goBack', 'goForward', 'goForward']) {
      await page[/** @type {'goBack'} */ (way)]();
      if (!page.url().includes('help')) assert.equal(await readKinds(page), last, way);
    }
  });
});

describePage('A page that was only hidden by another', (onPage) => {
  /** A browser that keeps pages alive says no more than this. @param {Page} page @param {'pagehide' | 'pageshow'} type */
  const tell = (page, type) =>
    page.evaluate(
      (type) => dispatchEvent(new PageTransitionEvent(type, { persisted: true })),
      type,
    );
  /** @param {Page} page */
  const readKept = (page) => page.evaluate(() => sessionStorage.getItem('kakutei.game') ?? '');

  onPage('is as it was when it is shown again', async (page) => {
    await enterTwo(page);
    const left = await readKinds(page);
    await tell(page, 'pagehide');
    await tell(page, 'pageshow');
    assert.equal(await readKinds(page), left);
    await undo(page);
    await page.reload();
    assert.match(await readBoard(page), /^9\D/, 'and goes on keeping what is done');
  });

  onPage('shows what its tab has come to meanwhile', async (page) => {
    await enterTwo(page);
    const [goal, kept] = [await readKinds(page), await readKept(page)];
    await doWhole(page, 'restart');
    assert.notEqual(await readKinds(page), goal);
    await tell(page, 'pagehide');
    await page.evaluate((kept) => sessionStorage.setItem('kakutei.game', kept), kept);
    await tell(page, 'pageshow');
    await page.waitForFunction(() => document.querySelector('kakutei-solver')?.board[1] === '8');
    assert.equal(await readKinds(page), goal);
  });
});

/** A tab that begins where the page was killed. @param {Page} page */
async function killed(page) {
  const home = page.url();
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  session.send('Page.crash').catch(() => {});
  await crashed;
  const next = await page.context().newPage();
  await next.goto(home);
  await squareAt(next, 1, 1).waitFor();
  return next;
}

describePage('A page that ends in the midst', (onPage) => {
  onPage(
    'of typing a puzzle in has all its digits, and Back has the board of before',
    async (page) => {
      const before = await readBoard(page);
      await page.keyboard.press('e');
      await page.getByRole('group', { name: 'Entering a puzzle' }).waitFor();
      for (const key of ['5', '3', '0', '0', '7']) await page.keyboard.press(key);
      const next = await killed(page);
      assert.match(await readBoard(next), /^53\.\.7\.+$/);
      // The board was emptied, and three digits came.
      for (let count = 0; count < 4; count++) await undo(next);
      assert.equal(await readBoard(next), before);
    },
  );
});

// The engine is slowed down in its own module.
describePage('A page that ends in the midst of a press', (onPage) => {
  onPage(
    'has the board on which Go was pressed',
    async (page) => {
      await squareAt(page, 1, 1).focus();
      await page.keyboard.press('Shift+Digit7');
      const before = await readNames(page);
      assert.match(before[0], /7/);
      await button(page, 'go').click();
      await button(page, 'stop').waitFor();
      const next = await killed(page);
      assert.deepEqual(await readNames(next), before);
    },
    { prepare: (page) => slowEngine(page) },
  );
});
