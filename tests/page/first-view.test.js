// The first view: what is in sight, how much of it can be pressed, and that nothing moves between presses.
import assert from 'node:assert/strict';
import { locales } from '../locales/all.js';
import { doWhole, example, newest, openPlace, press, squareAt } from './hands.js';
import { describePage } from './page.js';

/** @typedef {import('playwright-core').Page} Page */

/** Each with the most controls, and where the explanation begins at the latest: from the top, or below the board. */
const SIZES = /** @type {const} */ ([
  { width: 1440, height: 900, controls: 15, top: 130 },
  { width: 1200, height: 800, controls: 15, top: 130 },
  { width: 768, height: 1024, controls: 15, below: 100 },
  { width: 360, height: 740, controls: 12, below: 60 },
]);

/** The controls in sight, without the squares. @param {Page} page */
const controls = (page) =>
  page
    .locator(':is(button, a[href], select, input, summary):not([role=gridcell])')
    .filter({ visible: true })
    .evaluateAll((all) =>
      all
        .filter((each) => {
          const { top, bottom } = each.getBoundingClientRect();
          return top < innerHeight && bottom > 0;
        })
        .map((each) => each.ariaLabel ?? each.textContent?.trim()),
    );

/** What stands still and is in sight at all times. @param {Page} page */
const standing = (page) => ({
  board: page.getByRole('grid').first(),
  step: page.getByRole('button', { name: '1 Step' }),
  go: page.getByRole('button', { name: 'Go', exact: true }),
  hint: page.getByRole('button', { name: 'Hint', exact: true }),
});

/** @param {Page} page @returns {Promise<Record<string, { x: number, y: number, width: number, height: number }>>} */
async function places(page) {
  const boxes = Object.entries(standing(page)).map(async ([name, part]) => {
    const box = await part.boundingBox();
    assert.ok(box, name);
    return [name, box];
  });
  return Object.fromEntries(await Promise.all(boxes));
}

describePage('The first view', (onPage) => {
  for (const size of SIZES) {
    const { width, height } = size;
    onPage(
      `has few controls at ${width} x ${height}, and then the explanation, whole and once`,
      async (page) => {
        await example(page, 'first').waitFor();
        const before = await controls(page);
        assert.ok(before.length <= size.controls, before.join(', '));
        assert.ok(before.includes('Type in'), 'of which the first words speak');

        await press(page, 'step');
        const name = await newest(page).locator('.rule').boundingBox();
        const { board } = await places(page);
        assert.ok(name && board);
        if ('top' in size) assert.ok(name.y <= size.top, `${name.y}`);
        else {
          const gap = name.y - (board.y + board.height);
          assert.ok(gap >= 0 && gap <= size.below, `${gap}`);
        }
        const sentence = newest(page).locator('.lead .text');
        const { bottom, edge } = await sentence.evaluate((text) => ({
          bottom: text.getBoundingClientRect().bottom,
          edge: text.closest('.telling')?.getBoundingClientRect().bottom ?? 0,
        }));
        assert.ok(bottom <= edge, `${bottom} is below ${edge}`);
        const words = (await sentence.innerText()).split('\n').at(-1) ?? '';
        // For a screen reader it is said as well.
        const seen = page.getByText(words).and(page.locator(':not(.unseen)'));
        assert.equal(await seen.filter({ visible: true }).count(), 1, words);
      },
      { viewport: { width, height } },
    );

    onPage(
      `stands still and in sight at ${width} x ${height}, whatever is pressed`,
      async (page) => {
        const first = await places(page);
        for (const [name, { y, height: tall }] of Object.entries(first)) {
          assert.ok(y >= 0 && y + tall <= height, `${name} is in sight`);
        }
        await press(page, 'step');
        assert.deepEqual(await places(page), first, 'after 1 Step');
        await page.getByRole('button', { name: 'Hint', exact: true }).click();
        await page.getByRole('region', { name: 'Hints', exact: true }).waitFor();
        assert.deepEqual(await places(page), first, 'with a hint');
        await squareAt(page, 1, 1).click();
        await page.getByRole('group', { name: locales.en['keypad.label'] }).waitFor();
        assert.deepEqual(await places(page), first, 'with the keypad');
        await press(page, 'go');
        assert.deepEqual(await places(page), first, 'after Go');
      },
      { viewport: { width, height } },
    );
  }

  for (const { width, height } of [...SIZES, { width: 740, height: 360 }]) {
    onPage(
      `opens its places within the window at ${width} x ${height}`,
      async (page) => {
        await example(page, 'first').waitFor();
        for (const name of /** @type {const} */ (['looks', 'method'])) {
          await openPlace(page, name);
          const box = await page.locator('kakutei-solver .place:popover-open').boundingBox();
          assert.ok(box && box.x >= 0 && box.x + box.width <= width, JSON.stringify(box));
          assert.ok(box.y >= 0 && box.y + box.height <= height, JSON.stringify(box));
          await page.keyboard.press('Escape');
        }
      },
      { viewport: { width, height } },
    );
  }

  onPage('offers examples until something has happened', async (page) => {
    await example(page, 'first').waitFor();
    await press(page, 'step');
    assert.equal(await example(page, 'first').count(), 0);
    await doWhole(page, 'clear');
    await page.getByRole('group', { name: 'Entering a puzzle' }).waitFor();
    assert.equal(await example(page, 'first').count(), 0);
    await page.getByRole('button', { name: 'New puzzle' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'several solutions' }).waitFor();
  });
});
