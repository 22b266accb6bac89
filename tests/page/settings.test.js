// The dialog "Settings": a choice shows at once, stays after a reload, and applies to the Help.
import assert from 'node:assert/strict';
import { locales } from '../locales/all.js';
import { newest, press, readBoard, resize, squareAt } from './hands.js';
import { describePage } from './page.js';

/** @typedef {import('playwright-core').Page} Page */

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** @param {Page} page */
async function openSettings(page) {
  await page.getByRole('grid').first().waitFor();
  const menu = page.locator('.menu');
  if (await menu.isVisible()) await menu.click();
  await page.locator('#open-settings').click();
}

/** @param {Page} page @param {string} id of a select @param {string} label of an option */
async function choose(page, id, label) {
  await openSettings(page);
  await page.locator(id).selectOption({ label });
  await page.keyboard.press('Escape');
}

/** @param {Page} page in pixels, of a digit on the board */
const digitSize = (page) =>
  squareAt(page, 1, 7)
    .locator('.digit')
    .evaluate((digit) => parseFloat(getComputedStyle(digit).fontSize));

describePage('The settings', (onPage) => {
  onPage('say how squares are called in all that is told', async (page) => {
    await press(page, 'step');
    const named = (/** @type {RegExp} */ name) => newest(page).filter({ hasText: name }).waitFor();
    await named(/^r1c6 is 9\. .* r3c3, r4c4 and r8c5 /);
    await choose(page, '#notation', 'C5');
    await named(/^A6 is 9\. .* C3, D4 and H5 /);
    assert.match(
      String(await squareAt(page, 1, 6).getAttribute('aria-label')),
      /^row 1, column 6,/,
    );
    await page.reload();
    await named(/^A6 is 9\./);
    await page.locator('#language').selectOption('ja');
    await named(/^A6は9です。/);
    await choose(page, '#notation', '三行五列');
    await named(/^一行六列は9です。/);
    await page.goto(new URL('help.html', page.url()).href);
    await page.getByText('「一行六列」は、上から1行目').waitFor();
  });

  onPage('leave the keys to the solver in the moment in which they close', async (page) => {
    const board = await readBoard(page);
    await press(page, 'step');
    await newest(page).waitFor();
    assert.notEqual(await readBoard(page), board);
    await openSettings(page);
    // The browser moves the focus only when it draws again.
    await page
      .locator('#settings button')
      .last()
      .evaluate((close) => {
        /** @type {HTMLElement} */ (close).click();
        close.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true, composed: true }),
        );
      });
    assert.equal(await readBoard(page), board);
  });

  onPage('make the digits larger, from the first paint on', async (page) => {
    await squareAt(page, 1, 7).waitFor();
    const usual = await digitSize(page);
    await choose(page, '#digit-size', 'large');
    const large = await digitSize(page);
    await choose(page, '#digit-size', 'largest');
    const largest = await digitSize(page);
    assert.ok(usual * 1.05 < large && large * 1.05 < largest, `${usual}, ${large}, ${largest}`);
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () =>
        Object.assign(window, { atFirst: document.documentElement.dataset.digits }),
      ),
    );
    await page.reload();
    assert.equal(await page.evaluate('atFirst'), 'largest');
    assert.equal(await digitSize(page), largest);
  });

  onPage(
    'leave room between a label and its choice on a phone, in each language',
    async (page) => {
      for (const language of Object.keys(locales)) {
        await resize(page, { width: 1280, height: 740 });
        await page.locator('#language').selectOption(language);
        await page.locator(`html[lang="${language}"]`).waitFor({ state: 'attached' });
        await resize(page, phone.viewport);
        await openSettings(page);
        const gaps = await page.locator('#settings .choice').evaluateAll((choices) =>
          choices.map((choice) => {
            const [first, second] = [...choice.children].map((each) => {
              const range = document.createRange();
              range.selectNodeContents(each);
              return (each.localName === 'span' ? range : each).getBoundingClientRect();
            });
            return second.left - first.right;
          }),
        );
        assert.equal(gaps.length, 6);
        for (const gap of gaps) assert.ok(gap >= 8, `${language}: ${gaps}`);
        await page.keyboard.press('Escape');
      }
    },
    phone,
  );
});
