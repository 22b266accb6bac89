// "Compare": all methods on the board on view, side by side.
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { Engine } from '../../web/index.js';
import { locales } from '../locales/all.js';
import { assertNotWide } from './axe.js';
import { newest, openPlace, panel, readBoard, resize, squareAt, tabTo } from './hands.js';
import { FIRST, STUCK, host, one } from './host.js';
import { describePage } from './page.js';

/** @typedef {import('playwright-core').Page} Page */

const axe = fileURLToPath(import.meta.resolve('axe-core/axe.min.js'));
const methods = (await Engine.load()).methods();
const [names, japanese] = ['en', 'ja'].map((tag) =>
  methods.map(({ slug }) => locales[tag][`method.${slug}`]),
);

/** @param {Page} page */
const button = (page) => page.getByRole('button', { name: /^(Compare|解法を比べる)$/ });

/** @param {Page} page */
const rows = (page) => newest(page).getByRole('rowgroup').locator('tr:first-child');

/** Waits until nothing runs. @param {Page} page */
const ended = (page) => page.waitForFunction(() => !document.querySelector(':state(running)'));

/** @param {Page} page */
async function compare(page) {
  await openPlace(page, 'method');
  await button(page).click();
  await newest(page).getByRole('table').waitFor();
  await ended(page);
}

/** The cells of all rows but the head's. @param {Page} page */
const cells = async (page) =>
  await rows(page).evaluateAll((all) =>
    all.slice(1).map((row) => [...row.children].map(({ textContent }) => textContent ?? '')),
  );

/** @param {Page} page */
async function checkAxe(page) {
  await page.addScriptTag({ path: axe });
  const found = await page.evaluate(async () => {
    const { violations } = await Reflect.get(window, 'axe').run('kakutei-solver');
    return violations.map((/** @type {any} */ { id, nodes }) => `${id}: ${nodes[0].html}`);
  });
  assert.deepEqual(found, []);
}

describePage('Compare', (onPage) => {
  onPage(
    'by keys alone runs every method, says how each ended, leaves the board alone, is said in the language chosen later, and stays beside what comes next',
    async (page) => {
      await squareAt(page, 1, 1).focus();
      await page.keyboard.press('n');
      await newest(page).getByRole('table').waitFor();
      await ended(page);
      const told = await cells(page);
      assert.deepEqual(
        told.map(([name]) => name),
        names,
      );
      for (const [, end, deduced, , deepest, time] of told) {
        assert.match(end, /^finished/);
        assert.match(`${deduced} ${deepest}`, /^\d+ \d+$/);
        assert.match(time, /^(< )?[\d.]+ ms$/);
      }
      const search = told[methods.findIndex(({ slug }) => slug === 'backtracking')];
      assert.deepEqual([search[2], search[4]], ['0', '81']);
      assert.equal(await readBoard(page), FIRST);
      assert.ok(
        await newest(page)
          .getByRole('img', { name: /^Times/ })
          .isVisible(),
      );
      assert.equal(await page.getByRole('status').textContent(), 'All methods have run.');
      await checkAxe(page);

      await tabTo(page, newest(page).locator('summary').first());
      await page.keyboard.press('Enter');
      await page.keyboard.press('ArrowDown');
      const focused = await newest(page).evaluate((entry) => {
        const root = /** @type {ShadowRoot} */ (entry.getRootNode());
        return entry.contains(root.activeElement) && root.activeElement?.tagName;
      });
      assert.match(String(focused), /BUTTON|SUMMARY/);
      await page.locator('kakutei-solver').evaluate((solver) => solver.setAttribute('lang', 'ja'));
      await newest(page).getByRole('table', { name: locales.ja['action.compare'] }).waitFor();
      const [, first] = await cells(page);
      assert.equal(first[0], japanese[1]);
      await squareAt(page, 1, 1).focus();
      await page.keyboard.press('s');
      await panel(page).getByRole('article').nth(1).getByRole('table').waitFor();
    },
    { ...host(one(`puzzle="${FIRST}"`)), bypassCSP: true },
  );

  onPage(
    'opens the solution of each method, which can be pointed at, in Japanese as well',
    async (page) => {
      await compare(page);
      assert.deepEqual(
        (await cells(page)).map(([name, end]) => [name, end.slice(0, 2)]),
        japanese.map((name) => [name, '完了']),
      );
      for (const name of japanese) {
        await newest(page).getByText(`解き方：${name}`, { exact: true }).click();
      }
      const open = newest(page).locator('.comparison > table > tbody > tr:last-child > td > ul');
      assert.equal(await open.count(), methods.length);
      await open.nth(0).locator('summary', { hasText: '数字の決まった順' }).click();
      const digits = open.nth(0).locator('summary', { hasText: 'です。' });
      await digits.nth(30).waitFor();
      await digits.nth(0).hover();
      const named = await page
        .getByRole('grid')
        .first()
        .locator('[role=gridcell]')
        .evaluateAll((all) => all.filter(({ ariaLabel }) => /結論/.test(ariaLabel ?? '')).length);
      assert.ok(named > 0, 'the board shows it');
      await page.mouse.move(0, 0);
      assert.equal(await readBoard(page), FIRST);
      await checkAxe(page);
    },
    { ...host(one(`puzzle="${FIRST}" lang="ja"`)), bypassCSP: true },
  );

  onPage(
    'needs no scrolling sideways on a phone and on a desk, in English and Japanese',
    async (page) => {
      await compare(page);
      for (const lang of ['en', 'ja']) {
        await page.locator('kakutei-solver').evaluate((solver, lang) => (solver.lang = lang), lang);
        await newest(page).getByRole('table', { name: locales[lang]['action.compare'] }).waitFor();
        // Another language folds everything again.
        for (const fold of await newest(page).locator('.comparison summary').all()) {
          await fold.click();
        }
        await newest(page).locator('.items .items').first().waitFor();
        for (const width of [360, 1440]) {
          await resize(page, { width, height: 800 });
          await assertNotWide(page, `${lang}, ${width} pixels`);
          const over = await newest(page)
            .locator('.comparison')
            .evaluate((box) => box.scrollWidth - box.clientWidth);
          assert.ok(over <= 1, `the table is ${over} pixels too wide`);
        }
      }
    },
    { ...host(one(`puzzle="${STUCK}"`)), viewport: { width: 360, height: 800 } },
  );

  onPage('leaves the examples of the page out below it', async (page) => {
    const examples = page.getByRole('heading', { name: 'Examples' });
    await examples.waitFor();
    await squareAt(page, 1, 1).focus();
    await page.keyboard.press('n');
    await newest(page).getByRole('table').waitFor();
    assert.equal(await examples.isVisible(), false);
    await ended(page);
  });
});
