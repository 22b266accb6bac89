// Each part that the page and the solver load when it is first wanted, withheld once: that is said beside a button that
// brings it. The parts that need no page are withheld in tests/solver/withheld.test.js.
import assert from 'node:assert/strict';
import { locales } from '../locales/all.js';
import { beginEntry, openFromMenu, press, squareAt, until } from './hands.js';
import { describeSource } from './page.js';

/** @typedef {import('playwright-core').Page} Page */

const { 'error.part': SENTENCE, 'error.retry': RETRY } = locales.en;

/** Messages about what was done. */
const expected = /ERR_FAILED|part could not be loaded/;

/** What the buttons of the page open. @type {[id: string, file: string][]} */
const dialogs = [
  ['open-puzzle', 'app/open/open.js'],
  ['open-games', 'app/games/dialog.js'],
  ['open-share', 'app/share/dialog.js'],
  ['open-techniques', 'app/techniques/dialog.js'],
  ['open-practice', 'app/practice/practice.js'],
];

/** @param {Page} page @param {string} element @param {number} least its style sheets, once they have come */
const untilSheets = (page, element, least) =>
  until(
    () =>
      page
        .locator(element)
        .first()
        .evaluate(
          ({ shadowRoot }, least) => (shadowRoot?.adoptedStyleSheets.length ?? 0) >= least,
          least,
        ),
    `${element} has ${least} style sheets`,
  );

/** What the solver brings: how it is wanted, and how it is seen. @type {[file: string, want: (page: Page) => Promise<void>, see: (page: Page) => Promise<unknown>][]} */
const pieces = [
  [
    'solver/entry/index.js',
    (page) => beginEntry(page),
    async (page) => {
      await page.locator('.entry-bar').waitFor();
      await page.keyboard.press('Escape');
    },
  ],
  [
    'solver/hints/index.js',
    (page) => page.getByRole('button', { name: locales.en['action.hint'], exact: true }).click(),
    (page) => page.getByRole('heading', { name: locales.en['hint.title'] }).waitFor(),
  ],
  [
    'solver/photo/index.js',
    (page) => page.keyboard.press('p'),
    async (page) => {
      const dialog = page.getByRole('dialog', { name: locales.en['photo.title'] });
      await dialog.waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    },
  ],
  [
    'solver/hand/styles.js',
    async (page) => {
      await squareAt(page, 2, 2).click();
      await page.getByRole('button', { name: locales.en['mode.colours'] }).click();
    },
    (page) => untilSheets(page, 'kakutei-solver', 2),
  ],
  [
    'board/colours.js',
    async (page) => {
      await squareAt(page, 1, 1).click();
      await page.keyboard.press('3');
    },
    (page) => untilSheets(page, 'kakutei-solver kakutei-board', 2),
  ],
  [
    'board/patterns.js',
    (page) =>
      page.locator('kakutei-solver kakutei-board').evaluate((board) => {
        Object.assign(board, { overlay: { tags: [{ text: 'A', role: 'set', square: 0 }] } });
      }),
    (page) => untilSheets(page, 'kakutei-solver kakutei-board', 3),
  ],
];

const parts = [...dialogs.map(([, file]) => file), ...pieces.map(([file]) => file)];

/** The part that is withheld at the moment. */
let withheld = '';

/** From the beginning: what is to be stopped later may come before that takes effect. @param {Page} page */
async function prepare(page) {
  withheld = '';
  await page.route(new RegExp(`/(${parts.join('|')})$`), (route) =>
    withheld && route.request().url().endsWith(`/${withheld}`) ? route.abort() : route.continue(),
  );
}

describeSource('A part that does not come', (onPage) => {
  onPage(
    'of the page is said to be missing, and opened by Retry',
    async (page) => {
      await page.locator('kakutei-solver:defined').waitFor();
      const said = page.locator('body > [role=alert]').filter({ hasText: SENTENCE });
      for (const [id, file] of dialogs) {
        withheld = file;
        if (id === 'open-puzzle') await page.locator(`#${id}`).click();
        else await openFromMenu(page, /** @type {any} */ (id.slice('open-'.length)));
        await said.waitFor();
        withheld = '';
        await said.getByRole('button', { name: RETRY }).click();
        const dialog = page.getByRole('dialog');
        await dialog.waitFor();
        assert.equal(await said.count(), 0, file);
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'detached' });
      }
    },
    { prepare, expected },
  );

  onPage(
    'of the solver is said to be missing under the board, and shown by Retry',
    async (page) => {
      await press(page, 'step');
      const retry = page.getByRole('button', { name: RETRY });
      const line = page.getByText(SENTENCE).and(page.locator(':not([role=status])'));
      for (const [file, want, see] of pieces) {
        withheld = file;
        await want(page);
        await line.waitFor();
        withheld = '';
        const came = page.waitForResponse(`**/${file}`);
        await retry.click();
        await came;
        await line.waitFor({ state: 'detached' });
        await see(page);
      }
    },
    { prepare, expected },
  );

  onPage(
    'below the story says so in its place, and comes by Retry',
    async (page) => {
      const said = page.locator('#begin [role=alert]').filter({ hasText: SENTENCE });
      await said.waitFor();
      await page.unroute('**/app/begin.js');
      await said.getByRole('button', { name: RETRY }).click();
      await page.locator('#begin button').nth(2).waitFor();
      assert.equal(await said.count(), 0);
    },
    { prepare: (page) => page.route('**/app/begin.js', (route) => route.abort()), expected },
  );
});
