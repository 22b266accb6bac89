// Mouse, the page's own keypad, and fingers.
import assert from 'node:assert/strict';
import { ask } from './engine.js';
import {
  button,
  emptyBoard,
  example,
  press,
  readBoard,
  readSquares,
  squareAt,
  takeExample,
} from './hands.js';
import { describePage } from './page.js';
import { indexOf, isSolution } from '../grid.js';

/** @typedef {import('playwright-core').Page} Page */

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** @param {Page} page @param {number | 'Erase'} digit */
const key = (page, digit) =>
  page.getByRole('button', { name: digit === 'Erase' ? digit : `Enter ${digit}`, exact: true });

/** @param {Page} page @param {number} row @param {number} column */
const nameOf = (page, row, column) => squareAt(page, row, column).getAttribute('aria-label');

/** Runs in the page: notes each element with the focus that would open the system's keyboard. */
function watchFocus() {
  /** @type {string[]} */
  const opened = [];
  Object.assign(window, { opened });
  document.addEventListener('focusin', (event) => {
    const element = /** @type {HTMLElement} */ (event.composedPath()[0]);
    if (element.isContentEditable || element.matches('textarea, input:not([type=checkbox])')) {
      opened.push(element.outerHTML);
    }
  });
}

describePage('With a mouse', (onPage) => {
  onPage(
    'the first examples come with one click, all of them in the dialog New, each is solvable or not as it says; a clicked square takes the digits of the keypad and of the keyboard, and several take one that was picked first',
    async (page) => {
      const outcomes = { first: true, hard: true, several: true, contradictory: false };
      for (const [name, solvable] of Object.entries(outcomes)) {
        if (name === 'first') await example(page, name).click();
        else await takeExample(page, /** @type {any} */ (name));
        const board = await readBoard(page);
        assert.equal(ask('solve', board).outcome === 'finished', solvable, name);
        await press(page, 'go');
        assert.equal(isSolution(await readBoard(page)), solvable, name);
      }

      await emptyBoard(page);
      await squareAt(page, 3, 4).click();
      await key(page, 6).click();
      assert.equal(await nameOf(page, 3, 4), 'row 3, column 4, entered 6');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('7');
      assert.equal(await nameOf(page, 3, 5), 'row 3, column 5, entered 7', 'the focus has stayed');
      await key(page, 'Erase').click();
      assert.equal(await nameOf(page, 3, 5), 'row 3, column 5, empty');

      await emptyBoard(page);
      await page.keyboard.press('Escape');
      await page.keyboard.press('4');
      for (const [row, column] of [
        [1, 1],
        [5, 5],
        [9, 9],
      ]) {
        await squareAt(page, row, column).click();
        assert.match(String(await nameOf(page, row, column)), /entered 4/);
      }
      await key(page, 4).click();
      await squareAt(page, 2, 7).click();
      assert.match(String(await nameOf(page, 2, 7)), /empty/, 'put back, the digit goes nowhere');
    },
  );
});

describePage('With fingers', (onPage) => {
  onPage(
    'every button is at least 24 pixels wide and high, and digits can be hit with a thumb; tapping squares and keys works, and the system keyboard never opens',
    async (page) => {
      await squareAt(page, 2, 2).tap();
      // Looked at together: some come and go by themselves.
      await key(page, 1).waitFor();
      const sizes = await page
        .getByRole('button')
        .filter({ visible: true })
        .evaluateAll((all) =>
          all.map((each) => {
            const { width, height } = each.getBoundingClientRect();
            return { name: each.innerText, width, height };
          }),
        );
      assert.ok(sizes.length > 20);
      assert.deepEqual(
        sizes.filter(({ width, height }) => width < 24 || height < 24),
        [],
      );
      const box = await key(page, 5).boundingBox();
      assert.ok(box && Math.min(box.width, box.height) >= 40, JSON.stringify(box));

      await emptyBoard(page);
      for (const [row, column, digit] of [
        [1, 1, 5],
        [1, 9, 3],
        [9, 1, 8],
        [5, 5, 1],
      ]) {
        await squareAt(page, row, column).tap();
        await key(page, digit).tap();
        assert.equal(
          await nameOf(page, row, column),
          `row ${row}, column ${column}, entered ${digit}`,
        );
      }
      await squareAt(page, 1, 9).tap();
      await key(page, 'Erase').tap();
      const board = await readBoard(page);
      assert.equal(board.replaceAll('.', ''), '518');
      await press(page, 'step', () => button(page, 'step').tap());
      const { placed } = ask('step', board);
      assert.equal((await readSquares(page))[indexOf(placed)].kind, 'found');
      await press(page, 'go', () => button(page, 'go').tap());
      assert.ok(isSolution(await readBoard(page)));
      assert.deepEqual(await page.evaluate(() => Reflect.get(window, 'opened')), []);
    },
    { ...phone, prepare: (page) => page.addInitScript(watchFocus) },
  );

  onPage(
    'a finger that rests on a square is then drawn over others, which take a mark together; one that moves at once selects nothing',
    async (page) => {
      await emptyBoard(page);
      const board = page.locator('kakutei-board').first();
      await board.evaluate((board) => {
        /** @type {number[]} */
        const chosen = [];
        Object.assign(window, { chosen });
        board.addEventListener('kakutei-select', (event) =>
          chosen.push(/** @type {CustomEvent} */ (event).detail.square),
        );
      });
      const session = await page.context().newCDPSession(page);
      const box = await board.boundingBox();
      assert.ok(box);
      /** @param {'touchStart' | 'touchMove' | 'touchEnd'} type @param {[row: number, column: number]} [place] */
      const touch = (type, place) => {
        const side = box.width / 9;
        const point = place && {
          x: box.x + (place[1] - 0.5) * side,
          y: box.y + (place[0] - 0.5) * side,
        };
        const touchPoints = point ? [point] : [];
        return session.send('Input.dispatchTouchEvent', { type, touchPoints });
      };

      // One right after the other, so that the finger does not rest.
      await Promise.all([touch('touchStart', [2, 2]), touch('touchMove', [2, 4])]);
      await touch('touchEnd');
      await touch('touchStart', [5, 3]);
      await page.waitForFunction(() => /** @type {any} */ (window).chosen.length > 0);
      for (const place of /** @type {const} */ ([
        [5, 4],
        [5, 5],
        [6, 5],
      ])) {
        await touch('touchMove', [...place]);
      }
      await touch('touchEnd');
      const chosen = [
        [5, 3],
        [5, 4],
        [5, 5],
        [6, 5],
      ].map(([row, column]) => 9 * row + column - 10);
      assert.deepEqual(await page.evaluate('chosen'), chosen);
      assert.equal(await board.locator('[aria-selected=true]').count(), 4);
      await key(page, 7).tap();
      for (const [row, column] of [
        [5, 3],
        [6, 5],
      ]) {
        assert.match(String(await nameOf(page, row, column)), /marks 7$/);
      }
      assert.match(String(await nameOf(page, 2, 2)), /empty$/);
    },
    phone,
  );
});
