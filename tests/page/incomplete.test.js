// The pages where a file of theirs is missing or broken: that is said, in all languages.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '../locales/all.js';
import { describeSource } from './page.js';
import { press } from './hands.js';
import { describeSite } from './site.js';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').Route} Route */

const ENGLISH = 'This page could not be loaded completely.';
const JAPANESE = 'ページを完全には読み込めませんでした。';

/** @param {Page} page */
const line = (page) => page.getByRole('alert').filter({ hasText: ENGLISH });

/** Messages of the browser about what was done to it. */
const loading =
  /^Failed to load|^[45]\d\d for |^error: |^breach of |Refused to|does not provide an export|^Fetch API|part could not be loaded/;

/** @type {Record<string, (route: Route) => Promise<void>>} */
const faults = {
  missing: (route) => route.fulfill({ status: 404, body: 'Not here' }),
  failing: (route) => route.fulfill({ status: 500, body: 'Not now' }),
  unreachable: (route) => route.abort(),
  'a page instead': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Not here</p>' }),
  cut: (route) => route.fulfill({ contentType: 'text/javascript', body: 'export function f() {' }),
  'of another version': (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export const other = 1;' }),
  'an exception': (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("no");' }),
};

/** @type {[page: string, scripts: string[]][]} the script of each page, and one far below */
const pages = [
  ['', ['app/main.js', 'game/units.js']],
  ['help.html', ['app/help-main.js', 'locales/words.js']],
  ['embed.html', ['embed/frame.js', 'engine/errors.js']],
];

/** @param {string} file @param {(route: Route) => Promise<void>} fault */
const spoil = (file, fault) => (/** @type {Page} */ page) => page.route(`**/${file}`, fault);

describeSource('A page', (onPage) => {
  for (const [path, files] of pages) {
    // All pages say it by the same script: on each its own script is missing, and one far below is cut.
    const shown = Object.entries(faults).filter(([name]) => !path || /^(missing|cut)$/.test(name));
    for (const [name, fault] of shown) {
      const file = files[name === 'missing' ? 0 : 1];
      onPage(
        `${path || 'index.html'} says that it is not complete: ${file} is ${name}`,
        async (page) => {
          await line(page).waitFor();
          await page.getByText(JAPANESE).waitFor();
          await page.unrouteAll();
          await Promise.all([
            page.waitForEvent('load'),
            line(page).getByRole('button', { name: 'Reload / 再読み込み / 重新载入' }).click(),
          ]);
          await page.locator('kakutei-solver:defined, #help h2').first().waitFor();
          assert.equal(await line(page).count(), 0);
        },
        { path, prepare: spoil(file, fault), expected: loading },
      );
    }

    onPage(
      `${path || 'index.html'} says that a style sheet is missing, and works`,
      async (page) => {
        await line(page).waitFor();
        await page.locator('kakutei-solver:defined, #help h2').first().waitFor();
        assert.equal(await line(page).count(), 1);
      },
      { path, prepare: spoil('ui/palette.css', faults.missing), expected: loading },
    );

    onPage(
      `${path || 'index.html'} says nothing where all is there`,
      async (page) => {
        await page.locator('kakutei-solver:defined, #help h2').first().waitFor();
        assert.equal(await line(page).count(), 0);
      },
      { path },
    );
  }

  onPage(
    'says nothing of a script that is not its own',
    async (page) => {
      await page.locator('kakutei-solver:defined').waitFor();
      assert.equal(await line(page).count(), 0);
    },
    {
      prepare: (page) =>
        page.addInitScript(() => {
          document.addEventListener('readystatechange', () => {
            dispatchEvent(new ErrorEvent('error', { message: 'of an extension' }));
          });
        }),
    },
  );

  onPage('says it when the texts of the Help are missing', (page) => line(page).waitFor(), {
    path: 'help.html',
    prepare: spoil('locales/en/help.js', faults.missing),
    expected: loading,
  });

  for (const [id, file] of [
    ['open-new', 'app/new-puzzle.js'],
    ['open-embed', 'locales/en/methods.js'],
  ]) {
    onPage(
      `says it when #${id} leads to what is missing, goes on, and opens it when it is tried again`,
      async (page) => {
        await page.locator('kakutei-solver:defined').waitFor();
        await page.locator(`#${id}`).click();
        const said = page.getByRole('alert').filter({ hasText: locales.en['error.part'] });
        await said.waitFor();
        await press(page, 'step');
        await said.getByRole('button').click();
        await line(page).waitFor();
        await page.unrouteAll();
        await said.getByRole('button').click();
        await page.getByRole('dialog').waitFor();
        assert.equal(await said.count(), 0);
      },
      { prepare: spoil(file, faults.missing), expected: loading },
    );
  }
});

describeSite('The built page', (onVisit) => {
  const file = 'app/main.js';
  onVisit(
    'comes with Reload, though the browser had kept a broken part for an hour',
    async ({ page, root }) => {
      await line(page).waitFor();
      const path = join(root, file);
      writeFileSync(path, readFileSync(path, 'utf8').slice('export {'.length));
      await line(page).getByRole('button').click();
      await page.locator('kakutei-solver:defined').waitFor();
      await press(page, 'step');
      assert.equal(await line(page).count(), 0);
    },
    {
      build: (root) =>
        writeFileSync(join(root, file), `export {${readFileSync(join(root, file), 'utf8')}`),
      headers: { 'Cache-Control': 'max-age=3600' },
      isKept: false,
    },
  );
});
