// One deduction at a time, with the key and the button: which marks go, and how it is shown.
import assert from 'node:assert/strict';
import { assertAxeFindsNothing, withAxe } from './axe.js';
import { chooseMethod, readNames, within } from './hands.js';
import { describePage } from './page.js';

/** A naked pair is the first that the human-like method finds. */
const PUZZLE = '.4.....7.....758........39.....93....756.......9.8..3.....62......84...71.8...2..';
const visit = { path: `#p=${PUZZLE}`, prepare: withAxe };

describePage('Next deduction', (onPage) => {
  onPage(
    'takes marks away that it crosses out, by Shift+S and by its button; Back brings them back',
    async (page) => {
      await chooseMethod(page, 'human');
      await page.locator('kakutei-solver').press('Shift+S');
      const lead = page.locator('.story .lead .words').first();
      await lead.filter({ hasText: '1 and 2 can be removed from r1c5' }).waitFor();
      assert.match((await readNames(page))[4], /struck out/);
      assert.ok(
        (await page.getByRole('status').first().textContent())?.includes('row 1, column 5'),
      );
      await assertAxeFindsNothing(page, 'deduction');
      await within(page, 'method', () => page.locator('#deduce').click());
      await lead.filter({ hasText: 'r1c5 is 3' }).waitFor();
      await page.keyboard.press('Control+z');
      await page.keyboard.press('Control+z');
      assert.match((await readNames(page))[4], /empty/);
      assert.doesNotMatch((await readNames(page))[4], /struck out/);
    },
    visit,
  );
});
