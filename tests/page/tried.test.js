// Faults that were seen when the page was tried, if no other test is about them.
import assert from 'node:assert/strict';
import { locales } from '../locales/all.js';
import { beginEntry, inAnyLanguage, openPlace, press, squareAt } from './hands.js';
import { describePage } from './page.js';

/** @typedef {import('playwright-core').Page} Page */

/** @param {Element} part that could scroll in itself */
const isWhole = ({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight;

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

describePage('On a small phone', (onPage) => {
  for (const locale of Object.keys(locales)) {
    onPage(
      `what is pressed is large enough for a finger, and nobody is told of a keyboard (${locale})`,
      async (page) => {
        /** @param {string} selector @param {number} count at least @param {number} least */
        const assertHigh = async (selector, count, least) => {
          const heights = await page
            .locator(selector)
            .filter({ visible: true })
            .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
          assert.ok(heights.length >= count, `${selector}: ${heights.length}`);
          assert.ok(
            heights.every((height) => height >= least),
            `${selector}: ${heights}`,
          );
        };
        await squareAt(page, 1, 1).tap();
        await page.locator('.keypad button').first().waitFor();
        assert.ok(await page.locator('.telling').evaluate(isWhole), 'no sentence is cut off');
        await assertHigh('.keypad button', 10, 44);
        await assertHigh('button', 20, 24);
        const read = async () =>
          (await page.locator('body').ariaSnapshot()).replace(/^.*\/url:.*$/gm, '');
        const texts = [await read()];
        await beginEntry(page);
        await page.locator('.entry-bar').waitFor();
        texts.push(await read());
        for (const text of texts)
          assert.doesNotMatch(
            text,
            /\b(keyboard|letter|arrow|Ctrl|Esc)\b|キーボード|文字キー|矢印|键盘|字母|方向键/i,
          );
        await page.keyboard.press('Escape');
        await page.locator('.menu').tap();
        await assertHigh('header :is(a, button, select)', 6, 36);
      },
      { locale, ...phone },
    );

    onPage(
      `the way out of the hints is in sight (${locale})`,
      async (page) => {
        await press(page, 'hint');
        const below = await page.locator('.hints .close').evaluate((close) => {
          const room = close.closest('.telling')?.getBoundingClientRect().bottom ?? 0;
          return close.getBoundingClientRect().bottom - room;
        });
        assert.ok(below <= 0, `${below}`);
      },
      { locale, ...phone },
    );

    onPage(
      `the name of a single is on one line in the list of the steps (${locale})`,
      async (page) => {
        await press(page, 'go');
        const heights = await page
          .locator('.steps .rule')
          .filter({ hasText: inAnyLanguage('rule.naked-single') })
          .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
        assert.ok(heights.length > 10 && Math.max(...heights) < 30, `${heights}`);
      },
      { locale, ...phone },
    );
  }
});

describePage('On a phone that is held sideways', (onPage) => {
  for (const locale of Object.keys(locales)) {
    onPage(
      `what can be asked about a digit is in sight, and beside nothing that it is not about (${locale})`,
      async (page) => {
        await page.locator('.rating').filter({ hasText: /./ }).waitFor();
        await squareAt(page, 1, 2).tap();
        await page.keyboard.press('5');
        for (const name of ['why', 'check']) {
          const offer = page.locator(`#${name}`);
          await offer.waitFor();
          const box = await offer.boundingBox();
          assert.ok(box && box.y + box.height <= 360, `${name}: ${JSON.stringify(box)}`);
        }
        assert.equal(await page.locator('.rating').isVisible(), false);
      },
      { locale, viewport: { width: 740, height: 360 }, hasTouch: true, isMobile: true },
    );
  }
});

describePage('A seed', (onPage) => {
  const longest = '4294967295';
  /** @param {import('playwright-core').Locator} fields */
  const areRead = async (fields) => {
    await fields.first().waitFor();
    for (const field of await fields.all()) {
      await field.fill(longest);
      assert.ok(await field.evaluate((input) => input.scrollWidth <= input.clientWidth));
    }
    return fields.count();
  };

  onPage(
    'of ten digits can be read as a whole',
    async (page) => {
      await openPlace(page, 'method');
      await page.locator('#method').selectOption('backtracking');
      await page.getByRole('combobox', { name: /^Order/ }).selectOption('0');
      assert.equal(await areRead(page.getByRole('textbox', { name: /seed/i })), 2);
      await page.keyboard.press('Escape');
      await page.locator('#open-new').tap();
      const dialog = page.getByRole('dialog', { name: 'New puzzle' });
      assert.equal(await areRead(dialog.getByRole('textbox', { name: /seed/i })), 1);
    },
    phone,
  );
});
