// The dialog "Embed" on the page: choices, preview, copying, keys, names.
import assert from 'node:assert/strict';
import { CONTROLS } from '../../web/model/commands.js';
import { assertAxeFindsNothingAtWidths, assertNotWide, withAxe } from './axe.js';
import { ask } from './engine.js';
import { enterBoard, press, readBoard, resize } from './hands.js';
import { describePage } from './page.js';

/** @typedef {import('playwright-core').Page} Page */

/** @param {Page} page @param {string} [name] of the button, in the page's language */
async function openDialog(page, name = 'Embed') {
  await page.locator('#method option').first().waitFor({ state: 'attached' });
  await page.locator('.menu').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  return page.getByRole('dialog');
}

/** @param {Page} page */
const code = (page) =>
  page.getByRole('textbox', { name: 'Paste this into the other page' }).inputValue();

/** @param {Element} part that could scroll in itself */
const isWholeInSight = ({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight;

/** The attributes of the preview. @param {Page} page @returns {Promise<Record<string, string>>} */
const previewed = (page) =>
  page
    .locator('dialog kakutei-solver')
    .evaluate((solver) =>
      Object.fromEntries([...solver.attributes].map(({ name, value }) => [name, value])),
    );

describePage('The dialog "Embed"', (onPage) => {
  onPage(
    'what a way in cannot express cannot be chosen for it, and every choice is in the text and in the preview; without one, the dialog is no wider than its choices',
    async (page) => {
      const board = await readBoard(page);
      const dialog = await openDialog(page);
      const offered = async () => {
        const names = ['Method', 'Language', 'Theme', 'Width', 'Height'];
        const fields = names.map((name) =>
          dialog.locator('label').filter({ hasText: name }).first(),
        );
        const seen = await Promise.all(fields.map((field) => field.isVisible()));
        return names.filter((_, index) => seen[index]);
      };
      assert.deepEqual(await offered(), ['Method', 'Language', 'Theme', 'Width', 'Height']);
      const { width } = (await dialog.boundingBox()) ?? { width: 0 };
      await dialog.getByRole('radio', { name: 'element' }).check();
      assert.deepEqual(await offered(), ['Method', 'Language', 'Theme', 'Width']);
      await dialog.getByRole('radio', { name: 'link' }).check();
      assert.deepEqual(await offered(), ['Method']);
      assert.equal(await dialog.getByRole('region', { name: 'Preview' }).count(), 0);
      const narrow = (await dialog.boundingBox())?.width ?? 0;
      assert.ok(narrow > 0 && narrow < width * 0.7, `${narrow} of ${width}`);
      const field = await dialog.getByRole('textbox').boundingBox();
      assert.ok((field?.width ?? 0) > narrow * 0.8, `${field?.width} in ${narrow}`);

      await dialog.getByRole('radio', { name: 'iframe' }).check();
      await dialog.getByLabel('Width').selectOption('480');
      await dialog.getByLabel('Height').fill('500');
      await dialog.getByLabel('Theme').selectOption('dark');
      await dialog.getByLabel('Language').selectOption('ja');
      await dialog.getByText('What can be used').click();
      await dialog.getByRole('checkbox', { name: 'Digits', exact: true }).uncheck();
      const iframe = await code(page);
      for (const part of ['theme=dark', 'lang=ja', 'method=ushio', 'width="480"', 'height="500"']) {
        assert.ok(iframe.includes(part), `${part} in ${iframe}`);
      }
      assert.ok(iframe.includes('sandbox="allow-scripts"'));
      const controls = CONTROLS.filter((name) => name !== 'keypad').join(' ');
      assert.ok(iframe.includes(`controls=${encodeURIComponent(controls)}`));
      const chosen = { puzzle: board, method: 'ushio', lang: 'ja', theme: 'dark', controls };
      assert.deepEqual(await previewed(page), chosen);

      await dialog.getByRole('radio', { name: 'element' }).check();
      const element = await code(page);
      for (const [name, value] of Object.entries(chosen)) {
        assert.ok(element.includes(` ${name}="${value}"`), `${name} in ${element}`);
      }
      assert.ok(element.includes(new URL('embed/element.js', page.url()).href));

      await dialog.getByRole('radio', { name: 'link' }).check();
      assert.equal(await code(page), new URL(`index.html#p=${board}&m=ushio`, page.url()).href);
    },
  );

  onPage(
    'the puzzle that is embedded is the given one, whatever was found on it; of a board without givens, what was entered',
    async (page) => {
      const puzzle = await readBoard(page);
      await press(page, 'go');
      const dialog = await openDialog(page);
      assert.equal((await previewed(page)).puzzle, puzzle);
      for (const name of ['iframe', 'element', 'link']) {
        await dialog.getByRole('radio', { name }).check();
        assert.ok((await code(page)).includes(puzzle), name);
      }
      await page.keyboard.press('Escape');

      await enterBoard(page, `12${'.'.repeat(79)}`);
      await press(page, 'step');
      await openDialog(page);
      assert.equal((await previewed(page)).puzzle, `12${'.'.repeat(79)}`);
    },
  );

  onPage(
    'the preview is a solver of its own, and the page keeps its board; the dialog closes for good, and the focus is back where it was',
    async (page) => {
      const puzzle = await readBoard(page);
      await press(page, 'step');
      const board = await readBoard(page);
      const dialog = await openDialog(page);
      const preview = dialog.locator('kakutei-solver');
      assert.ok(await dialog.locator('.embed-preview').evaluate(isWholeInSight));
      await preview.getByRole('button', { name: '1 Step' }).focus();
      await page.keyboard.press('Enter');
      await page.waitForFunction(
        (board) =>
          Reflect.get(document.querySelector('dialog kakutei-solver') ?? {}, 'board') === board,
        ask('step', puzzle).board,
      );
      await page.keyboard.press('s');
      await page.waitForFunction(
        (board) =>
          Reflect.get(document.querySelector('dialog kakutei-solver') ?? {}, 'board') !== board,
        ask('step', puzzle).board,
      );
      await page.keyboard.press('Escape');
      await page.waitForFunction(() => !document.querySelector('dialog.embed'));
      assert.equal(await readBoard(page), board);
      await press(page, 'go');
      assert.equal(await readBoard(page), ask('solve', board).board, 'the engine is still there');

      for (const [how, close] of /** @type {[string, () => Promise<unknown>][]} */ ([
        ['Escape', () => page.keyboard.press('Escape')],
        ['Close', () => page.getByRole('button', { name: 'Close' }).click()],
        [
          'Escape in the preview',
          async () => {
            await page.locator('dialog').getByRole('button', { name: 'Go' }).focus();
            await page.keyboard.press('Escape');
          },
        ],
      ])) {
        await openDialog(page);
        await close();
        await page.waitForFunction(() => !document.querySelector('dialog.embed'));
        assert.equal(
          await page.evaluate(() => document.activeElement?.className),
          'link menu',
          how,
        );
      }
    },
  );

  onPage(
    'Tab reaches every choice, the text and the preview, and stays inside; a text is copied, or selected where that is refused, and the dialog says so',
    async (page) => {
      const dialog = await openDialog(page);
      await page.evaluate(() => {
        // Of radio buttons Tab reaches the one that is on.
        const wanted =
          'select, input:not([type=radio]:not(:checked)), textarea, summary, button, kakutei-solver';
        for (const folded of document.querySelectorAll('dialog.embed details')) {
          /** @type {HTMLDetailsElement} */ (folded).open = true;
        }
        const left = new Set(document.querySelectorAll(`dialog.embed :is(${wanted})`));
        document.addEventListener('focusin', ({ target }) => {
          const inside = /** @type {Element} */ (target).closest('dialog.embed');
          if (!inside) left.add(/** @type {Element} */ (target));
          else left.delete(/** @type {Element} */ (target));
        });
        Reflect.set(window, 'left', left);
      });
      for (let count = 0; count < 60; count++) await page.keyboard.press('Tab');
      const left = await page.evaluate(() =>
        [...Reflect.get(window, 'left')].map(({ outerHTML }) => outerHTML),
      );
      assert.deepEqual(left, []);

      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await dialog.getByRole('radio', { name: 'link' }).check();
      await dialog.getByRole('button', { name: 'Copy' }).click();
      await dialog.getByText('Copied.').waitFor();
      assert.equal(await page.evaluate(() => navigator.clipboard.readText()), await code(page));

      await page.evaluate(() => {
        Object.defineProperty(navigator, 'clipboard', {
          value: { writeText: () => Promise.reject(new Error('refused')) },
        });
      });
      await dialog.getByRole('radio', { name: 'iframe' }).check();
      await dialog.getByRole('button', { name: 'Copy' }).click();
      await dialog.getByText('did not allow copying').waitFor();
      const selected = await page.evaluate(() => {
        const area = /** @type {HTMLTextAreaElement} */ (document.activeElement);
        return area.value.slice(area.selectionStart, area.selectionEnd);
      });
      assert.equal(selected, await code(page));
    },
  );
});

describePage('The looks of the dialog "Embed"', (onPage) => {
  onPage(
    'have nothing that axe finds, light and dark, or that overflows, in English and Japanese',
    async (page) => {
      const look = async (/** @type {string} */ name, /** @type {boolean} */ hasColours) => {
        await openDialog(page, name);
        const beside = async (/** @type {string} */ where) => {
          const over = await page
            .locator('dialog.embed')
            .evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
          assert.equal(over, 0, where);
          await assertNotWide(page, where);
        };
        await resize(page, { width: 768, height: 800 });
        await beside('768 pixels');
        const options = { root: 'dialog.embed', hasColours, beside };
        await assertAxeFindsNothingAtWidths(page, name, options);
      };
      await look('Embed', true);
      await page.keyboard.press('Escape');
      await page.getByRole('combobox', { name: 'Language' }).selectOption('ja');
      await look('埋め込み', false);
    },
    { prepare: withAxe },
  );
});
