// The catalogue in the Help: the folded part of a family comes when it is unfolded, searched or named by an address.
import assert from 'node:assert/strict';
import { locales } from '../locales/all.js';
import { describePage } from './page.js';

/** @typedef {import('playwright-core').Page} Page */

const path = 'help.html';
const phone = { width: 360, height: 740 };

/** @param {Page} page @param {string} family */
async function unfold(page, family) {
  await page.locator('.chapter:has(#families) > .more > summary').click();
  await page.locator(`#family-${family} > summary`).click();
}

/** @param {Page} page @param {string} slug */
const entry = (page, slug) => page.locator(`#technique-${slug}`);

describePage('The catalogue of the Help', (onPage) => {
  onPage(
    'finds a technique by its name, with the keyboard alone; shows a board for each of a family that is unfolded, says why it holds, and opens it on the page',
    async (page) => {
      await page.locator('.chapter:has(#families) > .more > summary').press('Enter');
      await page.getByRole('searchbox').fill('w-wing');
      await page.getByText('1 technique').waitFor();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => document.activeElement?.id === 'technique-w-wing');
      await entry(page, 'w-wing').getByRole('grid').waitFor();

      await page.getByRole('searchbox').fill('');
      await page.locator('#family-single-digit > summary').click();
      const skyscraper = entry(page, 'skyscraper');
      await skyscraper.scrollIntoViewIfNeeded();
      await skyscraper.getByRole('grid').waitFor();
      assert.match(await skyscraper.innerText(), /HoDoKu 2\.2\.0: hard, 130 .*\bSo r\dc\d/s);
      assert.match(await entry(page, 'turbot-fish').innerText(), /Sudoku Explainer 1\.2\.1: 6\.6/);
      const link = skyscraper.getByRole('link', { name: 'Open this board' });
      const board = String(await link.getAttribute('href'));
      await link.click();
      await page.getByRole('button', { name: '1 Step' }).waitFor();
      await page.waitForFunction(
        (digits) => /** @type {any} */ (document.getElementById('solver')).board === digits,
        /s=(.{81})/.exec(board)?.[1],
      );
    },
    { path },
  );

  onPage(
    'opens at the technique that its address names',
    async (page) => {
      const place = entry(page, 'unique-rectangle-4');
      await place.waitFor();
      await page.waitForFunction(
        () => document.activeElement?.id === 'technique-unique-rectangle-4',
      );
      const top = (await place.boundingBox())?.y ?? -1;
      assert.ok(top >= 0 && top < 200, String(top));
    },
    { path: `${path}#unique-rectangle-4`, viewport: phone },
  );

  onPage(
    'says so where the boards cannot be worked out, and still names and explains',
    async (page) => {
      await unfold(page, 'wings');
      await page.getByText(locales.en['help.families.noBoards']).waitFor();
      assert.ok(await page.getByText(locales.en['help.families.wings.about']).isVisible());
      assert.ok(await page.getByRole('heading', { name: 'XYZ-Wing', exact: true }).isVisible());
    },
    {
      path,
      prepare: (page) => page.route(/kakutei-techniques\.wasm$/, (route) => route.abort()),
      expected: /kakutei-techniques|ERR_FAILED|KakuteiError/,
    },
  );

  onPage(
    'is printed as far as it is unfolded, with all of its boards, among the Help, of which all is unfolded and then as it was',
    async (page) => {
      await unfold(page, 'fish');
      await entry(page, 'leviathan').waitFor();
      const open = () => page.locator('details[open]').count();
      const before = await open();
      // All is there as soon as the event has been told: a browser prints what it finds then.
      const printed = await page.evaluate(() => {
        dispatchEvent(new Event('beforeprint'));
        const count = (/** @type {string} */ selector) =>
          document.querySelectorAll(selector).length;
        const counts = ['.family[open]', 'details:not([open], .chapter *)', '.place:empty'].map(
          count,
        );
        dispatchEvent(new Event('afterprint'));
        return counts;
      });
      assert.deepEqual(printed, [1, 0, 0]);
      assert.equal(await open(), before);
    },
    { path },
  );
});
