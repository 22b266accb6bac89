// Playing by hand in the browser: a typed puzzle, marks and colours, locked squares, the time line.
import assert from 'node:assert/strict';
import {
  beginEntry,
  button,
  doWhole,
  follow,
  readBoard,
  readSquares,
  redo,
  squareAt,
  undo,
} from './hands.js';
import { describePage } from './page.js';

/** @typedef {import('playwright-core').Page} Page */

const WIKI = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** @param {Page} page @param {string} name */
const named = (page, name) => page.getByRole('button', { name, exact: true });

/** @param {Page} page @param {number} row @param {number} column */
const nameOf = (page, row, column) => squareAt(page, row, column).getAttribute('aria-label');

/** @param {Page} page @param {number} row @param {number} column */
const isSelected = async (page, row, column) =>
  (await squareAt(page, row, column).getAttribute('aria-selected')) === 'true';

describePage('A puzzle from a newspaper', (onPage) => {
  onPage(
    'is typed in by keys only, row by row, and taken back at once; Escape leaves all as it was',
    async (page) => {
      const before = await readBoard(page);
      await page.keyboard.press('e');
      await page.getByRole('group', { name: 'Entering a puzzle' }).waitFor();
      assert.equal(
        await button(page, 'step').count(),
        0,
        'nothing else is to be pressed meanwhile',
      );
      assert.equal(await readBoard(page), '.'.repeat(81));
      for (const row of WIKI.match(/.{9}/g) ?? []) {
        for (const key of row.replace(/\.+$/, '')) await page.keyboard.press(key);
        if (!/\d$/.test(row)) await page.keyboard.press('Enter');
      }
      assert.equal(await readBoard(page), WIKI);
      await page.keyboard.press('e');
      await page.getByText('The puzzle has 30 givens.').first().waitFor();
      const squares = await readSquares(page);
      assert.ok(squares.every(({ digit, kind }) => digit === '.' || kind === 'given'));
      await undo(page);
      assert.equal(await readBoard(page), before);

      await beginEntry(page);
      await page.getByRole('group', { name: 'Entering a puzzle' }).waitFor();
      await page.keyboard.press('7');
      assert.notEqual(await readBoard(page), before);
      await page.keyboard.press('Escape');
      assert.equal(await readBoard(page), before);
      await button(page, 'step').waitFor();
    },
  );

  onPage(
    'is tapped in on a phone: the keypad goes on to the next square; a second tap lets a square go, and a digit can be picked first again',
    async (page) => {
      await beginEntry(page);
      for (const name of ['Enter 5', 'Enter 3', 'Empty', 'Empty', 'Enter 7']) {
        await named(page, name).tap();
      }
      await squareAt(page, 9, 9).tap();
      await named(page, 'Enter 9').tap();
      await named(page, 'Done').tap();
      assert.equal(await readBoard(page), `53..7${'.'.repeat(75)}9`);
      assert.match(String(await nameOf(page, 9, 9)), /given 9/);

      await doWhole(page, 'clear');
      await page.getByRole('group', { name: 'Entering a puzzle' }).waitFor();
      await named(page, 'Enter 4').tap();
      assert.equal(await readBoard(page), `4${'.'.repeat(80)}`, 'the next one begins at once');
      await named(page, 'Cancel').tap();
      assert.equal(await readBoard(page), `53..7${'.'.repeat(75)}9`);
      await squareAt(page, 5, 5).tap();
      assert.equal(await isSelected(page, 5, 5), true);
      await squareAt(page, 5, 5).tap();
      assert.equal(await isSelected(page, 5, 5), false);
      await named(page, 'Enter 6').tap();
      await squareAt(page, 2, 2).tap();
      await squareAt(page, 3, 5).tap();
      assert.match(String(await nameOf(page, 2, 2)), /entered 6/);
      assert.match(String(await nameOf(page, 3, 5)), /entered 6/);
    },
    phone,
  );
});

describePage('By hand', (onPage) => {
  onPage(
    'a given stays, marks are made with Shift, in a mode, and all at once, and nothing placed nine times is hidden, but it is dimmed',
    async (page) => {
      await follow(page, `p=${WIKI}`);
      await squareAt(page, 1, 1).click();
      await page.keyboard.press('9');
      await page.keyboard.press('Delete');
      assert.equal(await readBoard(page), WIKI);
      await page.getByText('r1c1 is a given and stays.').first().waitFor();
      assert.match(
        String(await page.getByRole('status').textContent()),
        /row 1, column 1 is a given/,
      );

      await squareAt(page, 1, 3).click();
      await page.keyboard.press('Shift+Digit4');
      await page.keyboard.press('m');
      await page.keyboard.press('2');
      assert.match(String(await nameOf(page, 1, 3)), /empty, marks 2 4$/);
      await page.keyboard.press('f');
      assert.match(String(await nameOf(page, 1, 3)), /marks 1 2 4$/);
      await page.keyboard.press('Shift+Digit3');
      await page.keyboard.press('m');
      await page.keyboard.press('m');
      await page.keyboard.press('m');
      await page.keyboard.press('4');
      assert.match(String(await nameOf(page, 1, 3)), /entered 4$/);
      assert.doesNotMatch(String(await nameOf(page, 1, 4)), /marks.* 4/, 'the row has its 4 now');

      const full = WIKI.replaceAll('5', '.');
      await follow(page, `p=${full}`);
      const key = named(page, 'Enter 5');
      await squareAt(page, 1, 3).click();
      assert.equal(await key.getAttribute('aria-description'), '9 left');
      await button(page, 'go').click();
      await page.waitForFunction(
        () =>
          document.querySelector('kakutei-solver')?.shadowRoot?.querySelectorAll('[data-done]')
            .length === 9,
      );
      await squareAt(page, 1, 4).click();
      assert.equal(await key.getAttribute('aria-description'), '0 left');
    },
  );

  onPage(
    'corner marks stand in a row along the top, above the candidates, and go with the digit',
    async (page) => {
      await follow(page, `p=${WIKI}`);
      const square = squareAt(page, 1, 3);
      await square.click();
      await page.keyboard.press('Shift+M');
      assert.equal(await named(page, 'Corners').getAttribute('aria-pressed'), 'true');
      await page.keyboard.press('4');
      await page.keyboard.press('2');
      await page.keyboard.press('Shift+Digit2');
      assert.match(String(await nameOf(page, 1, 3)), /empty, marks 2, corner marks 2 4$/);
      await square.locator('.corners').waitFor();
      const [[two, four], [candidate]] = await Promise.all(
        ['corner', 'candidate'].map((name) =>
          square.locator(`.${name}[data-small]`).evaluateAll((all) =>
            all.map((element) => {
              const { x, y, bottom } = element.getBoundingClientRect();
              return { x, y, bottom, text: element.textContent };
            }),
          ),
        ),
      );
      assert.deepEqual([two.text, four.text, candidate.text], ['2', '4', '2']);
      assert.ok(two.x < four.x && two.y === four.y && two.bottom <= candidate.y + 2);
      await squareAt(page, 1, 4).click();
      await page.keyboard.press('2');
      await page.keyboard.press('Shift+M');
      await page.keyboard.press('4');
      assert.match(String(await nameOf(page, 1, 3)), /marks 2, corner marks 2$/);
      await undo(page);
      assert.match(String(await nameOf(page, 1, 3)), /corner marks 2 4$/);
      assert.match(String(await nameOf(page, 1, 4)), /corner marks 2$/);
    },
  );

  onPage(
    'squares and small digits are coloured, and it is seen; where colours go, their numbers stand there',
    async (page) => {
      await squareAt(page, 1, 1).click();
      await page.keyboard.press('Shift+Digit3');
      await named(page, 'Colours').click();
      const key = page.getByRole('button', { name: 'Colour 2', exact: true });
      await key.click();
      assert.match(String(await nameOf(page, 1, 1)), /marks 3, colour 2$/);
      const ground = squareAt(page, 1, 1).locator('.colour');
      await ground.waitFor();
      assert.match(
        await ground.evaluate((element) => getComputedStyle(element).backgroundImage),
        /gradient/,
        'it is told apart without its hue',
      );
      await squareAt(page, 1, 1).click({ position: { x: 4, y: 4 } });
      assert.equal(await isSelected(page, 1, 1), false);
      await page.getByRole('button', { name: 'Colour 5', exact: true }).click();
      await squareAt(page, 1, 1).locator('.candidate[data-small]').click();
      assert.match(String(await nameOf(page, 1, 1)), /3 in colour 5, colour 2$/);
      await page.keyboard.press('z');
      assert.doesNotMatch(String(await nameOf(page, 1, 1)), /colour 5/);

      await squareAt(page, 1, 7).click();
      await page.keyboard.press('4');
      const number = squareAt(page, 1, 7).locator('.colour');
      await number.waitFor();
      for (const media of /** @type {const} */ ([{ media: 'print' }, { forcedColors: 'active' }])) {
        await page.emulateMedia({ media: null, forcedColors: null, ...media });
        const seen = await number.evaluate((element) => {
          const square = /** @type {Element} */ (element.parentElement).getBoundingClientRect();
          const { backgroundImage } = getComputedStyle(element);
          const { content } = getComputedStyle(element, '::before');
          const part = element.getBoundingClientRect().width / square.width;
          return { content, backgroundImage, isInCorner: part < 0.3 };
        });
        assert.deepEqual(seen, { content: '"4"', backgroundImage: 'none', isInCorner: true });
      }
    },
  );

  onPage('the time line goes to any state, and Forward goes on from there', async (page) => {
    await follow(page, `p=${WIKI}`);
    const slider = page.getByRole('slider', { name: 'Time line' });
    await squareAt(page, 1, 3).click();
    for (const key of ['4', 'ArrowRight', '6', 'ArrowRight', 'ArrowRight', '2']) {
      await page.keyboard.press(key);
    }
    const typed = await readBoard(page);
    await slider.focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    assert.match(
      String(await slider.getAttribute('aria-valuetext')),
      /row 1, column 3 = 4, by hand$/,
    );
    assert.equal((await readBoard(page)).slice(0, 6), '534.7.');
    await page.keyboard.press('y');
    await redo(page);
    assert.equal(await readBoard(page), typed);
    await doWhole(page, 'restart');
    assert.equal(await readBoard(page), WIKI);
  });
});
