// The views of the board on the page; tests/solver proves the content of each.
import assert from 'node:assert/strict';
import { assertAxeFindsNothingAtWidths, assertNotWide, withAxe } from './axe.js';
import { chooseView, readNames, resize, squareAt } from './hands.js';
import { describePage } from './page.js';

/** @typedef {import('playwright-core').Page} Page */

/** @param {Page} page */
const chosen = (page) => page.locator('#view option:checked').innerText();

/** The parts of the squares' names that match a pattern. @param {Page} page @param {RegExp} pattern */
const said = async (page, pattern) =>
  (await readNames(page)).map((name) => name.match(pattern)?.[1] ?? '');

describePage('A view of the board', (onPage) => {
  onPage('is kept when the page is loaded again', async (page) => {
    await chooseView(page, 'Paint sheet 7');
    await page.reload();
    const option = page.locator('#view option', { hasText: 'Paint sheet 7' });
    await option.waitFor({ state: 'attached' });
    assert.equal(await chosen(page), 'Paint sheet 7');
    assert.ok((await said(page, /(white)/)).some(Boolean));
  });
});

describePage('On a paint sheet', (onPage) => {
  onPage('the keypad chooses the sheet, and says so', async (page) => {
    await chooseView(page, 'Paint sheet 1');
    await squareAt(page, 1, 1).click();
    const pressed = page.locator('.keypad').getByRole('button', { pressed: true });
    assert.equal(await pressed.getAttribute('aria-label'), 'Paint sheet 1');
    await page.getByRole('button', { name: 'Paint sheet 8' }).click();
    assert.equal(await chosen(page), 'Paint sheet 8');
    assert.equal(await pressed.getAttribute('aria-label'), 'Paint sheet 8');
    await chooseView(page, 'Digits and marks');
    await page.getByRole('button', { name: 'Enter 5' }).click();
    assert.match((await readNames(page))[0], /entered 5/);
  });
});

describePage('Every view', (onPage) => {
  onPage(
    'satisfies axe, light and dark, and fits a phone and a desk',
    async (page) => {
      for (const name of ['Candidates', 'Number of candidates', 'Paint sheet 4']) {
        await chooseView(page, name);
        await resize(page, { width: 320, height: 900 });
        await assertNotWide(page, `${name}, 320 pixels`);
        const beside = (/** @type {string} */ where) => assertNotWide(page, where);
        await assertAxeFindsNothingAtWidths(page, name, { root: 'kakutei-solver', beside });
      }
    },
    { prepare: withAxe },
  );
});
