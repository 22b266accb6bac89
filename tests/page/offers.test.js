// The offers of a Go besides its story: the whole solution as a text to copy, and statistics.
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { locales } from '../locales/all.js';
import { explain } from '../../web/story/explain.js';
import { createWords } from '../../web/locales/words.js';
import { ask } from './engine.js';
import { newest, press, tabTo } from './hands.js';
import { FIRST, host, one } from './host.js';
import { describePage, describeSource } from './page.js';

/** @typedef {import('playwright-core').Page} Page */

const axe = fileURLToPath(import.meta.resolve('axe-core/axe.min.js'));

/** A board that takes no more than squares with one digit left. */
const EASY = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

/** @param {string} language */
function told(language) {
  const { events, ...result } = ask('solve', FIRST);
  const press = { result, events, method: { slug: 'ushio' }, solutions: 1 };
  return explain(createWords(locales[language]), press);
}

/** Go, after the solutions have been counted, as its account depends on that. @param {Page} page */
async function goCounted(page) {
  await page.getByText(/^(One solution|解は一つだけです)/).waitFor();
  await press(page, 'go');
}

/** @param {Page} page */
const area = (page) => newest(page).getByRole('textbox');

describePage('What a Go offers beside its story', (onPage) => {
  onPage(
    'is its solution as a text that can be copied, in English and Japanese, or is selected where that is forbidden',
    async (page) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await goCounted(page);
      for (const [lang, title, copied] of [
        ['en', 'Solution as text', 'Copied.'],
        ['ja', '解答の文章', 'コピーしました。'],
      ]) {
        // Another language folds everything again.
        await page.locator('kakutei-solver').evaluate((solver, lang) => (solver.lang = lang), lang);
        await newest(page).getByText(title).waitFor();
        assert.equal(await area(page).count(), 0, 'nothing is written before it is wanted');
        await newest(page).getByText(title).click();
        await area(page).waitFor();
        assert.equal(await area(page).inputValue(), told(lang).trimEnd());
        await newest(page).getByRole('button').last().click();
        await newest(page).getByText(copied, { exact: true }).waitFor();
        assert.equal(await page.evaluate(() => navigator.clipboard.readText()), told(lang));
        await page.addScriptTag({ path: axe });
        const found = await page.evaluate(async () => {
          const { violations } = await Reflect.get(window, 'axe').run('kakutei-solver');
          return violations.map((/** @type {any} */ { id, nodes }) => `${id}: ${nodes[0].html}`);
        });
        assert.deepEqual(found, []);
      }

      await page.evaluate(() => {
        const write = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
        Object.defineProperty(navigator, 'clipboard', { value: { writeText: write } });
      });
      await newest(page).getByRole('button').last().click();
      await newest(page).getByText(locales.ja['embed.notCopied']).waitFor();
      const selected = await area(page).evaluate(
        (/** @type {HTMLTextAreaElement} */ { selectionStart, selectionEnd }) =>
          selectionEnd - selectionStart,
      );
      assert.equal(selected, told('ja').trimEnd().length);
    },
    { ...host(one(`puzzle="${FIRST}"`)), bypassCSP: true },
  );

  onPage(
    'is the statistics of the human-like method, in words and figures',
    async (page) => {
      await press(page, 'go');
      await newest(page).getByText('Statistics', { exact: true }).click();
      await newest(page)
        .getByText(/^Difficulty by this method: 1\d of 99\.$/)
        .waitFor();
      await newest(page)
        .getByText(/^Interest: \d+ of 100; on average [\d.]+ steps/)
        .waitFor();
      await newest(page)
        .getByText(/^one candidate \(n-country alliance, n = 1\): \d+ times\.$/)
        .waitFor();
    },
    host(one(`puzzle="${EASY}" method="human"`)),
  );

  onPage(
    'can be had by keys alone, and is not offered by a step',
    async (page) => {
      await press(page, 'step');
      assert.equal(await newest(page).getByText('Solution as text').count(), 0);
      await press(page, 'go');
      await tabTo(page, newest(page).locator('summary').last());
      await page.keyboard.press('Enter');
      await area(page).waitFor();
      await page.keyboard.press('Tab');
      assert.ok(await area(page).evaluate((element) => element.matches(':focus')));
      await page.keyboard.press('5');
      await page.keyboard.press('r');
      assert.match(await area(page).inputValue(), /^1\. r\dc\d is \d/, 'keys in it do nothing');
    },
    host(one(`puzzle="${FIRST}"`)),
  );
});

// Parts that are loaded later have an address of their own in the sources.
describeSource('What a Go offers beside its story, and cannot be had,', (onPage) => {
  onPage(
    'is said to be missing, and is there when it is tried again',
    async (page) => {
      await page.route('**/story/details.js', (route) => route.abort());
      await press(page, 'go');
      await newest(page).getByText('Solution as text').click();
      await newest(page).getByText(locales.en['error.part']).waitFor();
      await page.unroute('**/story/details.js');
      await newest(page).getByRole('button', { name: locales.en['error.retry'] }).click();
      await area(page).waitFor();
      assert.equal(await newest(page).getByText(locales.en['error.part']).count(), 0);
    },
    { ...host(one(`puzzle="${FIRST}"`)), expected: /ERR_FAILED|part could not be loaded/ },
  );
});
