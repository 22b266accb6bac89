// The views of the board: its digits, what remains in each square, how much that is, paint sheets.
import assert from 'node:assert/strict';
import { assertAxeFindsNothingAtWidths, assertNotWide, withAxe } from './axe.js';
import { locales } from '../locales/all.js';
import { isSolution } from './engine.js';
import { button, choice, newest, press, readBoard, readNames, squareAt } from './hands.js';
import { FIRST, host, one } from './host.js';
import { describePage } from './page.js';

/** @typedef {import('playwright-core').Page} Page */

/** A board on which the logical cube finds the diagonals of a rectangle before it places a digit. */
const RECTANGLE =
  '7.89..3.59346512785...3....14..938263.948.1578..1..49369.21.7.4.8.37.5...........';

/** @param {Page} page */
const view = (page) => page.getByRole('combobox', { name: /^(View|表示)$/ });

/** @param {Page} page */
const chosen = (page) => view(page).locator('option:checked').innerText();

/** @param {Page} page */
const status = (page) => page.locator('kakutei-solver .status');

/** What the names of the squares say by a pattern. @param {Page} page @param {RegExp} pattern */
const said = async (page, pattern) =>
  (await readNames(page)).map((name) => name.match(pattern)?.[1] ?? '');

describePage('A view of the board', (onPage) => {
  onPage('of digits still shows the candidates of a step that was told', async (page) => {
    await choice(page, 'showHow').check();
    assert.equal(
      await chosen(page),
      'Digits, and candidates after a step',
      'the list says so, too',
    );
    await press(page, 'step');
    assert.ok((await said(page, /candidates ([1-9 ]+)/)).some(Boolean));
    await view(page).selectOption('Paint sheet 1');
    assert.ok(!(await said(page, /candidates ([1-9 ]+)/)).some(Boolean), 'but not over a sheet');
    assert.equal(await choice(page, 'candidates').count(), 0, 'where it is no choice');
  });

  onPage('follows the letter V, and is said aloud', async (page) => {
    await view(page).waitFor();
    const names = [];
    for (let count = 0; count < 4; count++) {
      await page.keyboard.press('v');
      names.push(`${await chosen(page)}: ${await page.getByRole('status').innerText()}`);
    }
    assert.deepEqual(
      names,
      ['Candidates', 'Number of candidates', 'Paint sheet 1', 'Digits'].map(
        (name) => `${name}: ${name}`,
      ),
    );
  });

  onPage('is kept when the page is loaded again', async (page) => {
    await view(page).selectOption('Paint sheet 7');
    await page.reload();
    await page.getByRole('option', { name: 'Paint sheet 7' }).waitFor({ state: 'attached' });
    assert.equal(await chosen(page), 'Paint sheet 7');
    assert.ok((await said(page, /(white)/)).some(Boolean));
  });
});

describePage('An entry that is pointed at', (onPage) => {
  onPage(
    'brings back the board on which its deduction was made, in every view',
    async (page) => {
      await choice(page, 'showHow').check();
      await view(page).selectOption('Candidates');
      await press(page, 'go');
      assert.ok(isSolution(await readBoard(page)));
      await newest(page).getByText(locales.en['section.deduced']).click();
      const entry = newest(page).getByRole('button', {
        name: /the only places for 4 are the four corners/,
      });
      // The list scrolls to it, and nothing else is to come to lie under the pointer.
      await page.mouse.move(0, 0);
      await entry.focus();
      assert.equal(await readBoard(page), RECTANGLE);
      const names = await readNames(page);
      assert.match(names[4], /candidates 2 4, highlighted 4, colour 1$/);
      assert.match(names[68], /candidates 4 6 9, struck out 4$/);
      await view(page).selectOption('Paint sheet 4');
      await entry.focus();
      const white = (await said(page, /(white)/)).flatMap((found, at) => (found ? [at] : []));
      assert.deepEqual(white, [4, 5, 25, 63, 68, 76, 77]);
      await page.keyboard.press('Escape');
      assert.ok(isSolution(await readBoard(page)), 'and then shows it as it is');
    },
    host(one(`puzzle="${RECTANGLE}" method="logical-cube"`)),
  );
});

describePage('On a paint sheet', (onPage) => {
  onPage('the keys 1 to 9 choose the sheet and enter nothing, until it is left', async (page) => {
    await view(page).selectOption('Paint sheet 1');
    await squareAt(page, 1, 1).click();
    await page.keyboard.press('4');
    assert.equal(await chosen(page), 'Paint sheet 4');
    assert.match(await status(page).innerText(), /where 4 cannot go.* Esc leaves it/);
    await button(page, 'clear').focus();
    await page.keyboard.press('5');
    assert.equal(await chosen(page), 'Paint sheet 5', 'after a button, too');
    assert.equal(await readBoard(page), FIRST);
    await page.keyboard.press('Escape');
    assert.equal(await chosen(page), 'Digits');
    assert.doesNotMatch(await status(page).innerText(), /cannot go/);
    await page.keyboard.press('5');
    assert.match((await readNames(page))[0], /entered 5/);
  });

  onPage('the keypad chooses the sheet, and says so', async (page) => {
    await view(page).selectOption('Paint sheet 1');
    const pressed = page.locator('.keypad').getByRole('button', { pressed: true });
    assert.equal(await pressed.getAttribute('aria-label'), 'Paint sheet 1');
    await squareAt(page, 1, 1).click();
    await page.getByRole('button', { name: 'Paint sheet 8' }).click();
    assert.equal(await chosen(page), 'Paint sheet 8');
    assert.equal(await pressed.getAttribute('aria-label'), 'Paint sheet 8');
    await view(page).selectOption('Digits');
    await page.getByRole('button', { name: 'Enter 5' }).click();
    assert.match((await readNames(page))[0], /entered 5/);
  });

  onPage(
    'a solver for looking only can be leafed through as well',
    async (page) => {
      await view(page).selectOption('Paint sheet 2');
      await squareAt(page, 1, 1).click();
      await page.keyboard.press('3');
      assert.equal(await chosen(page), 'Paint sheet 3');
    },
    host(one(`puzzle="${FIRST}" readonly`)),
  );
});

describePage('Every view', (onPage) => {
  onPage(
    'satisfies axe, light and dark, and fits a phone and a desk',
    async (page) => {
      for (const name of ['Candidates', 'Number of candidates', 'Paint sheet 4']) {
        await view(page).selectOption(name);
        for (const width of [320, 768]) {
          await page.setViewportSize({ width, height: 900 });
          await assertNotWide(page, `${name}, ${width} pixels`);
        }
        const beside = (/** @type {string} */ where) => assertNotWide(page, where);
        await assertAxeFindsNothingAtWidths(page, name, { root: 'kakutei-solver', beside });
      }
    },
    { prepare: withAxe },
  );
});
