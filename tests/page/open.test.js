// The dialog "Open a puzzle": typed or pasted texts and files are recognised, shown, and opened.
import assert from 'node:assert/strict';
import { locales } from '../locales/all.js';
import { assertAxeFindsNothing, withAxe } from './axe.js';
import { newest, phrase, readBoard, undo } from './hands.js';
import { FIRST, HARD } from './host.js';
import { describePage } from './page.js';

/** @typedef {import('playwright-core').Page} Page */

const OTHER = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const LIST = Array.from({ length: 300 }, (_, at) =>
  OTHER.replace(/\d/g, (digit) => String(((Number(digit) + at) % 9) + 1)),
);

/** @param {Page} page @param {string} [language] */
function dialogOf(page, language = 'en') {
  const texts = locales[language];
  const dialog = page.getByRole('dialog', { name: texts['open.title'] });
  const named = (/** @type {string} */ key) =>
    dialog.getByRole('button', { name: texts[key], exact: true });
  return {
    dialog,
    named,
    field: dialog.getByRole('textbox', { name: texts['open.text'] }),
    list: dialog.getByRole('listbox', { name: texts['open.list'] }),
    search: dialog.getByRole('searchbox', { name: texts['open.search'] }),
    status: dialog.getByRole('status'),
    /** @returns {Promise<string>} the board that is shown */
    preview: async () => {
      const squares = dialog.getByRole('grid').locator('[role=gridcell]');
      const names = await squares.evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel ?? ''));
      return names.map((name) => /given ([1-9])/.exec(name)?.[1] ?? '.').join('');
    },
  };
}

/** @param {Page} page */
async function open(page, language = 'en') {
  await page.getByRole('gridcell').first().waitFor();
  await page
    .getByRole('button', { name: locales[language]['nav.openPuzzle'], exact: true })
    .click();
  const all = dialogOf(page, language);
  await all.dialog.waitFor();
  return all;
}

describePage('The dialog that opens a puzzle', (onPage) => {
  onPage(
    'says what was typed, shows it, and opens it; one Back brings the board before',
    async (page) => {
      const { dialog, field, status, named } = await open(page);
      assert.equal(await named('open.take').isDisabled(), true);
      await field.fill(OTHER.slice(1));
      await status
        .filter({ hasText: phrase('open.fault.cellsInLine', { line: 1, count: 80 }) })
        .waitFor();
      assert.equal(await named('open.take').isDisabled(), true);
      await field.fill(OTHER);
      await status.filter({ hasText: '81 characters: 30 givens.' }).waitFor();
      await named('open.take').click();
      await dialog.waitFor({ state: 'detached' });
      assert.equal(await readBoard(page), OTHER);
      await newest(page)
        .filter({ hasText: phrase('arrived.board', { source: 'the text' }) })
        .waitFor();
      await undo(page);
      assert.equal(await readBoard(page), FIRST);
    },
  );

  onPage(
    'opens with the letter O, wherever the focus is, and closes without a trace',
    async (page) => {
      const { dialog } = dialogOf(page);
      await page.getByRole('gridcell').first().focus();
      await page.keyboard.press('o');
      await dialog.waitFor();
      await page.keyboard.type('o');
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      assert.equal(await page.evaluate(() => document.activeElement?.localName), 'kakutei-solver');
      assert.equal(await readBoard(page), FIRST);
      await page.getByRole('combobox', { name: locales.en['nav.language'] }).focus();
      await page.keyboard.press('o');
      assert.equal(await dialog.count(), 0, 'in a list the letter is for the list');
    },
  );

  onPage('pastes with a button, and says where the browser refuses it', async (page) => {
    const { field, status, named } = await open(page);
    await named('open.paste').click();
    await status.filter({ hasText: locales.en['open.refused'] }).waitFor();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate((text) => navigator.clipboard.writeText(text), HARD);
    await named('open.paste').click();
    await status.filter({ hasText: '21 givens' }).waitFor();
    assert.equal(await field.inputValue(), HARD);
  });

  onPage('reads a file, and several at once', async (page) => {
    const { dialog, status, list, named } = await open(page);
    const input = dialog.locator('input[type=file]');
    const file = (/** @type {string} */ name, /** @type {string} */ text) => ({
      name,
      mimeType: 'text/plain',
      buffer: Buffer.from(text),
    });
    await input.setInputFiles(file('a.sdk', `#DHard\n${OTHER.match(/.{9}/g)?.join('\n')}`));
    await status.filter({ hasText: '30 givens' }).waitFor();
    await input.setInputFiles([file('1.txt', OTHER), file('2.txt', HARD)]);
    await status.filter({ hasText: phrase('open.several', { count: 2 }) }).waitFor();
    await list.selectOption({ index: 1 });
    await named('open.take').click();
    await dialog.waitFor({ state: 'detached' });
    assert.equal(await readBoard(page), HARD);
    await newest(page)
      .filter({ hasText: phrase('arrived.board', { source: 'the files' }) })
      .waitFor();
  });

  onPage(
    'offers a list of several that were pasted; by the keyboard one is found and opened',
    async (page) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.getByRole('gridcell').first().waitFor();
      await page.evaluate((text) => navigator.clipboard.writeText(text), LIST.join('\n'));
      await page.keyboard.press('Control+V');
      const { dialog, list, search, preview } = dialogOf(page);
      await dialog.waitFor();
      assert.equal(await list.locator('option').count(), 200, 'of more there are never all');
      assert.equal(await preview(), LIST[0]);
      await page.keyboard.press('ArrowDown');
      assert.equal(await preview(), LIST[1]);
      await search.fill('298');
      assert.equal(await preview(), LIST[297]);
      await search.fill(LIST[4].slice(0, 40));
      assert.equal(await preview(), LIST[4]);
      await search.fill('nothing');
      await dialog.getByText(locales.en['open.notFound']).waitFor();
      assert.equal(await dialogOf(page).named('open.take').isDisabled(), true);
      await search.fill('300');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await dialog.waitFor({ state: 'detached' });
      assert.equal(await readBoard(page), LIST[299]);
    },
  );

  onPage(
    'has nothing that axe finds fault with',
    async (page) => {
      const { field, list } = await open(page, 'ja');
      await assertAxeFindsNothing(page, 'empty', 'dialog.open-puzzle');
      await field.fill(LIST.slice(0, 3).join('\n'));
      await list.waitFor();
      await assertAxeFindsNothing(page, 'a list', 'dialog.open-puzzle');
    },
    { prepare: withAxe, locale: 'ja' },
  );
});
