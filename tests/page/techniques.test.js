// The dialog "Techniques": which are used, and in which order; by mouse and keys, kept, taken back, and in a link.
import assert from 'node:assert/strict';
import { need } from '../needs.js';
import { openFromMenu, phrase } from './hands.js';
import { describePage } from './page.js';

need('wasm');

/** @typedef {import('playwright-core').Page} Page */

const SEVERAL = '......2......875...19...4.....95..2.9..3.8..1.2..41.....2...17...569...4..4......';

/** @param {Page} page */
async function open(page) {
  await openFromMenu(page, 'techniques');
  const dialog = page.getByRole('dialog', { name: 'Techniques' });
  await dialog.getByRole('checkbox', { name: 'X-Wing', exact: true }).waitFor();
  return dialog;
}

/** @param {import('playwright-core').Locator} dialog */
const names = (dialog) => dialog.locator('ol li label').allTextContents();

/** @param {import('playwright-core').Locator} dialog */
const told = (dialog) => dialog.getByRole('status').textContent();

describePage('The dialog "Techniques"', (onPage) => {
  onPage('turns techniques and families on and off, and takes it back', async (page) => {
    const dialog = await open(page);
    assert.match(String(await told(dialog)), /^\d+ of \d+ techniques are on\.$/);
    const list = dialog.getByRole('combobox', { name: 'List' });
    assert.match(await dialog.locator('li[data-slug=x-wing]').innerText(), /hard 140/);
    const fish = dialog.getByRole('checkbox', { name: /^Fish/ });
    assert.equal(await fish.evaluate((box) => /** @type {any} */ (box).indeterminate), true);
    await fish.check();
    assert.ok(await dialog.getByRole('checkbox', { name: 'Whale', exact: true }).isChecked());
    assert.equal(await list.locator('option:checked').innerText(), 'My own');
    assert.match(await dialog.innerText(), /this is another list/);
    assert.doesNotMatch(await dialog.innerText(), /hard 140/);
    await dialog.getByRole('button', { name: 'Undo' }).click();
    assert.equal(await list.locator('option:checked').innerText(), 'HoDoKu 2.2.0');
    await list.selectOption('Sudoku Explainer 1.2.1');
    assert.match(await dialog.locator('li[data-slug=x-wing]').innerText(), /3\.2/);
  });

  onPage(
    'finds a technique by its name, or says that there is none; moves it by keys and by dragging, unless with Escape, says where to, and keeps it',
    async (page) => {
      let dialog = await open(page);
      const search = dialog.getByRole('searchbox', { name: 'Search' });
      await search.fill('skyscr');
      assert.deepEqual(await dialog.locator('li label').allTextContents(), ['Skyscraper']);
      await search.fill('nothing of the kind');
      await dialog.getByText('No technique has that name.').waitFor();
      await search.fill('');

      await dialog.getByRole('radio', { name: 'In order' }).check();
      const before = await names(dialog);
      const box = await dialog.locator('li[data-slug=naked-single] .handle').boundingBox();
      assert.ok(box);
      await page.mouse.move(box.x + 5, box.y + 5);
      await page.mouse.down();
      await page.mouse.move(box.x + 5, box.y + 150);
      assert.notDeepEqual(await names(dialog), before);
      await page.keyboard.press('Escape');
      await page.mouse.up();
      assert.deepEqual(await names(dialog), before);
      assert.ok(await dialog.isVisible());

      assert.deepEqual((await names(dialog)).slice(0, 3), ['Full house', 'Naked single', 'Hidden single']); // prettier-ignore
      assert.ok((await names(dialog)).includes('Unique rectangle, type 1'));
      assert.deepEqual((await names(dialog)).filter((name) => /^rule\./i.test(name)), []); // prettier-ignore
      const row = dialog.getByRole('checkbox', { name: 'Full house' });
      await row.focus();
      await page.keyboard.press('Alt+ArrowDown');
      assert.deepEqual((await names(dialog)).slice(0, 2), ['Naked single', 'Full house']);
      assert.match(String(await told(dialog)), /^Full house: now in place 2 of \d+\.$/);
      assert.ok(await row.evaluate((box) => box === document.activeElement), 'it keeps the focus');
      const handle = dialog.locator('li[data-slug=pointing] .handle');
      const [from, to] = [await handle.boundingBox(), await row.boundingBox()];
      assert.ok(from && to);
      await page.mouse.move(from.x + 5, from.y + 5);
      await page.mouse.down();
      await page.mouse.move(from.x + 5, from.y - 20);
      await page.mouse.move(from.x + 5, to.y + 2);
      await page.mouse.up();
      assert.deepEqual((await names(dialog)).slice(0, 3), [
        'Naked single',
        'Pointing',
        'Full house',
      ]);
      await dialog.getByRole('button', { name: 'Close' }).click();
      await page.reload();
      dialog = await open(page);
      await dialog.getByRole('radio', { name: 'In order' }).check();
      assert.deepEqual((await names(dialog)).slice(0, 3), [
        'Naked single',
        'Pointing',
        'Full house',
      ]);
    },
  );

  onPage(
    'breaks no name of up to ten characters on a small phone',
    async (page) => {
      await openFromMenu(page, 'techniques');
      const short = page.locator('.techniques li .choice > span').filter({ hasText: /^.{1,10}$/ });
      for (const view of ['families', 'order']) {
        await page.locator(`.techniques input[value=${view}]`).check();
        await short.first().waitFor();
        const heights = await short.evaluateAll((all) =>
          all.map((each) => each.getBoundingClientRect().height),
        );
        assert.ok(heights.length > 50 && Math.max(...heights) < 30, `${view}: ${heights}`);
      }
    },
    { locale: 'ja', viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  );

  onPage(
    'turns off what needs exactly one solution where there is not, and says so',
    async (page) => {
      const dialog = await open(page);
      await dialog.getByText('does not have exactly one solution').waitFor();
      const bug = dialog.getByRole('checkbox', { name: 'BUG+1', exact: true });
      assert.deepEqual([await bug.isChecked(), await bug.isDisabled()], [false, true]);
      assert.ok(await dialog.getByRole('checkbox', { name: 'X-Wing', exact: true }).isChecked());
    },
    { path: `#p=${SEVERAL}` },
  );

  onPage(
    'a link brings its list, and says so',
    async (page) => {
      await page.getByText(phrase('link.techniques')).first().waitFor();
      const dialog = await open(page);
      const list = dialog.getByRole('combobox', { name: 'List' });
      assert.equal(await list.locator('option:checked').innerText(), 'For beginners');
    },
    { path: `#p=${SEVERAL}&t=b` },
  );
});
