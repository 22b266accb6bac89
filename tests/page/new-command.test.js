// A command is described in one place: a made-up one, an entry in the table, an action and its texts, is a button with a
// key and a control of its own, is listed where keys and controls are listed, and acts.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { locales } from '../locales/all.js';
import { emptyBoard, openFromMenu, openPlace, press, within } from './hands.js';
import { describeSource } from './page.js';

/** @typedef {import('playwright-core').Page} Page */

/** @type {readonly (readonly [file: string, before: string, added: string])[]} */
const CHANGES = [
  [
    'model/commands.js',
    "  { name: 'keypad',",
    `{ name: 'middle', keys: ['Shift+M'], place: 'view', on: ({ hasDigits }) => hasDigits,
       text: 'action.middle', about: 'action.middle.about', act: ({ selectMiddle }) => selectMiddle },`,
  ],
  ['model/all-actions.js', '  backByHand,', 'selectMiddle,'],
  [
    'model/actions.js',
    '// Faults',
    'export const selectMiddle = (state) => ({ ...state, selected: 40 });\n',
  ],
  ...Object.keys(locales).flatMap((language) => {
    const texts = `'action.middle': 'Middle', 'action.middle.about': 'The square in the middle',`;
    return /** @type {const} */ ([[`locales/${language}/texts.js`, "  'action.step':", texts]]);
  }),
];

/** Has the page find the files with what is added. @param {Page} page */
async function change(page) {
  for (const [file, before, added] of CHANGES) {
    const text = readFileSync(new URL(`../../web/${file}`, import.meta.url), 'utf8');
    assert.equal(text.split(before).length, 2, `${before} is once in ${file}`);
    const body = text.replace(before, () => `${added}\n${before}`);
    await page.route(`**/${file}`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body }),
    );
  }
}

/** @param {Page} page @returns {Promise<number | undefined>} */
const selected = (page) =>
  page
    .getByRole('grid')
    .first()
    .locator('[role=gridcell]')
    .evaluateAll((all) => all.findIndex(({ ariaSelected }) => ariaSelected === 'true'));

describeSource('A command that is added to the table', (onPage) => {
  onPage(
    'is a button with its key, in its place, and is on when it can be pressed',
    async (page) => {
      const button = page.getByRole('button', { name: 'Middle', exact: true });
      await openPlace(page, 'looks');
      await button.waitFor();
      const row = page.locator('#looks').getByRole('button');
      assert.deepEqual(await row.allInnerTexts(), ['Middle']);
      assert.match(
        String(await button.getAttribute('title')),
        /^The square in the middle.*Shift\+M/,
      );
      await button.click();
      assert.equal(await selected(page), 40);
      await page.keyboard.press('Escape');
      assert.equal(await selected(page), -1);
      await page.keyboard.press('Shift+M');
      assert.equal(await selected(page), 40);
      await emptyBoard(page);
      await within(page, 'looks', async () => assert.ok(await button.isDisabled()));
    },
    { prepare: change },
  );

  onPage(
    'is among the controls that a host can have, and among the keys in the Help',
    async (page) => {
      await press(page, 'step');
      await openFromMenu(page, 'embed');
      const dialog = page.getByRole('dialog');
      await dialog.getByText('What can be used').click();
      await dialog.getByRole('checkbox', { name: 'Middle' }).uncheck();
      const preview = dialog.locator('kakutei-solver');
      await preview.locator('.opens.looks').click();
      await preview.getByRole('combobox', { name: 'Highlight' }).waitFor();
      assert.equal(await preview.getByRole('button', { name: 'Middle' }).count(), 0);
      await page.goto(new URL('help.html#keys', page.url()).href);
      await page.getByRole('row', { name: 'Shift+M Middle: The square in the middle' }).waitFor();
    },
    { prepare: change },
  );
});
