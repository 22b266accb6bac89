// A reload takes nothing back, and Back still works after it.
import assert from 'node:assert/strict';
import {
  openFromMenu,
  phrase,
  press,
  readBoard,
  readSquares,
  setChoice,
  squareAt,
  undo,
} from './hands.js';
import { describePage } from './page.js';

describePage('A reload', (onPage) => {
  onPage('keeps the board, what Back takes back, language, theme and Show how', async (page) => {
    const first = await readBoard(page);
    await squareAt(page, 1, 1 + first.indexOf('.')).click();
    await page.keyboard.press('3');
    await page.keyboard.press('Delete');
    await press(page, 'step');
    await squareAt(page, 9, 9).click();
    await page.keyboard.press('1');
    const before = (await readSquares(page)).map(({ digit, kind }) => [digit, kind]);
    await setChoice(page, 'showHow');
    await openFromMenu(page, 'settings');
    await page.getByRole('combobox', { name: 'Theme' }).selectOption('dark');
    await page.keyboard.press('Escape');
    const dark = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await page.getByRole('combobox', { name: 'Language' }).selectOption('ja');
    await page.reload();
    const after = (await readSquares(page)).map(({ digit, kind }) => [digit, kind]);
    assert.deepEqual(after, before);
    assert.equal(await page.locator('html').getAttribute('lang'), 'ja');
    assert.ok(await page.locator('#showHow').isChecked());
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    assert.equal(ground, dark);
    await undo(page);
    await undo(page);
    assert.equal(await readBoard(page), first);
  });

  onPage(
    'where nothing can be kept, the page works and says so',
    async (page) => {
      await page.getByText(phrase('error.noStorage')).waitFor();
      await press(page, 'step');
      await undo(page);
      await page.getByText(phrase('error.noStorage')).waitFor();
    },
    {
      prepare: (page) =>
        page.addInitScript(() => {
          for (const name of ['localStorage', 'sessionStorage']) {
            Object.defineProperty(window, name, {
              get: () => {
                throw new DOMException('no', 'SecurityError');
              },
            });
          }
        }),
    },
  );

  onPage('what makes no sense in the storage does no harm', async (page) => {
    for (const nonsense of ['{', 'null', '[]', '{"version":1,"states":[1,"x"],"language":7}']) {
      await press(page, 'step');
      const kept = await page.evaluate((text) => {
        const kept = [localStorage, sessionStorage].flatMap((storage) =>
          Object.keys(storage).map((name) => ({ storage, name })),
        );
        for (const { storage, name } of kept) storage.setItem(name, text);
        return kept.length;
      }, nonsense);
      assert.ok(kept > 0);
      await page.reload();
    }
    await press(page, 'go');
  });
});
