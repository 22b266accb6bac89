// The dialog "Games": a game is kept, found again, opened, renamed, deleted, taken elsewhere.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { assertAxeFindsNothing, withAxe } from './axe.js';
import { follow, newest, openFromMenu, phrase, press, readBoard, undo } from './hands.js';
import { FIRST, HARD } from './host.js';
import { describePage } from './page.js';

/** @typedef {import('playwright-core').Page} Page */

const dialog = (/** @type {Page} */ page) => page.getByRole('dialog', { name: 'Games' });
const entries = (/** @type {Page} */ page) => dialog(page).getByRole('listitem');
/** The words beside a picture. @param {Page} page */
const about = (page) => entries(page).first().locator('.about').innerText();
const press1 = (/** @type {Page} */ page, /** @type {string | RegExp} */ name) =>
  dialog(page)
    .getByRole('button', { name, exact: typeof name === 'string' })
    .click();

/** @param {Page} page @param {RegExp} text in the dialog */
const said = (page, text) => dialog(page).getByRole('status').filter({ hasText: text }).waitFor();

/** @param {Page} page @param {string} [name] */
const open = async (page, name) => {
  await openFromMenu(page, 'games');
  if (!name) return dialog(page).waitFor();
  await dialog(page).getByRole('textbox', { name: 'Name' }).fill(name);
  await page.keyboard.press('Enter');
  await said(page, phrase('games.saidKept', { name }));
};

describePage('The dialog "Games"', (onPage) => {
  onPage(
    'keeps the game on the board, and opens it again with its steps',
    async (page) => {
      await press(page, 'step');
      const board = await readBoard(page);
      await open(page, 'Mine');
      assert.match(await about(page), /Mine\s+\d.*\s1 of 55 squares filled/);
      await assertAxeFindsNothing(page, 'the dialog', '.games');
      await page.keyboard.press('Escape');
      await follow(page, `p=${HARD}`);
      await page.getByText(phrase('verdict.difficulty')).waitFor();
      await open(page);
      assert.match(
        await dialog(page).getByRole('textbox', { name: 'Name' }).inputValue(),
        /^[A-Z][a-z ]+, 21 givens, \d+ [A-Z][a-z]+$/,
        'how difficult it is, how many digits are given, the day',
      );
      await press1(page, 'Open: Mine');
      await newest(page)
        .filter({ hasText: phrase('games.openedOver', { name: 'Mine' }) })
        .waitFor();
      assert.equal(await readBoard(page), board);
      await undo(page);
      assert.equal(await readBoard(page), FIRST);

      await open(page);
      assert.equal(await dialog(page).getByRole('textbox', { name: 'Name' }).inputValue(), 'Mine');
      await dialog(page).getByRole('list', { name: 'Recently played' }).getByText('Open').click();
      assert.equal(await readBoard(page), HARD, 'what was there before');
      await page.reload();
      assert.equal(await readBoard(page), HARD);
    },
    { prepare: withAxe },
  );

  onPage('deletes and renames with the keyboard, and takes it back', async (page) => {
    await open(page, 'One');
    await dialog(page).getByRole('button', { name: 'Delete: One' }).focus();
    await page.keyboard.press('Enter');
    assert.equal(await entries(page).count(), 0);
    await dialog(page).getByText(phrase('games.none')).waitFor();
    await page.keyboard.press('Enter');
    assert.equal(await entries(page).count(), 1, 'the focus is on Undo');
    await dialog(page).getByRole('button', { name: 'Rename: One' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('Not');
    await page.keyboard.press('Escape');
    assert.match(await about(page), /^One/);
    await dialog(page).getByRole('button', { name: 'Rename: One' }).press('Enter');
    await page.keyboard.type('Two');
    await page.keyboard.press('Enter');
    assert.match(await about(page), /^Two/);
    assert.equal(await page.evaluate(() => document.activeElement?.ariaLabel), 'Open: Two');
  });

  onPage('writes a file and reads it back, and says what is wrong with another', async (page) => {
    await open(page, 'Mine');
    const [file] = await Promise.all([page.waitForEvent('download'), press1(page, 'Export')]);
    assert.match(file.suggestedFilename(), /^kakutei-games-\d{4}-\d\d-\d\d\.json$/);
    const text = readFileSync(await file.path());
    await press1(page, 'Delete: Mine');
    const field = dialog(page).locator('input[type=file]');
    const bring = (/** @type {string | Buffer} */ content) =>
      field.setInputFiles({ name: 'a.json', mimeType: '', buffer: Buffer.from(content) });
    await bring(text);
    // The game on the board is one of them.
    await said(page, /From a\.json: 2 games are new/);
    assert.match(await about(page), /^Mine/);
    await bring(text);
    await said(page, /0 games are new/);
    await bring('no file of games');
    await said(page, phrase('games.noFile', { name: 'a.json' }));
    await bring('{"kakutei":"games","version":2,"games":[]}');
    await said(page, phrase('games.newer'));
    await bring('{"kakutei":"games","version":1,"games":[{}]}');
    await said(page, /1 cannot be read \(number 1 in the file\)/);
    assert.match(await about(page), /^Mine/);
  });
});
