// The pages when one of their files is missing or broken: they say so, in all languages.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '../locales/all.js';
import { builtWith } from './built.js';
import { openFromMenu, press } from './hands.js';
import { describePage } from './page.js';
import { describeSite } from './site.js';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').Route} Route */

const ENGLISH = 'This page could not be loaded completely.';
const JAPANESE = 'ページを完全には読み込めませんでした。';

/** @param {Page} page */
const line = (page) => page.getByRole('alert').filter({ hasText: ENGLISH });

/** Messages of the browser about the broken file. */
const loading =
  /^Failed to load|^[45]\d\d for |^error: |^breach of |Refused to|does not provide an export|^Fetch API|part could not be loaded/;

/** What the browser tells the page of in different ways: all else comes as one of these. @type {Record<string, (route: Route) => Promise<void>>} */
const faults = {
  missing: (route) => route.fulfill({ status: 404, body: 'Not here' }),
  'a page instead': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Not here</p>' }),
  'of another version': (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export const other = 1;' }),
  'an exception': (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("no");' }),
};

/** The script of each page, and its style sheet. */
const pages = [
  // Its styles are inside.
  ['', 'app/main.js', ''],
  ['help.html', 'help/main.js', 'help/help.css'],
  ['embed.html', 'embed/frame.js', 'embed/frame.css'],
];

/** What all pages import. */
const SHARED = 'engine/shared-*.js';

/** @param {string} file @param {(route: Route) => Promise<void>} fault */
const spoil = (file, fault) => (/** @type {Page} */ page) => page.route(`**/${file}`, fault);

describePage('A page', (onPage) => {
  for (const [path, script, sheet] of pages) {
    // All pages say it by the same script.
    const shown = Object.entries(faults).filter(([name]) => !path || name === 'missing');
    for (const [name, fault] of shown) {
      const file = name === 'missing' ? script : SHARED;
      onPage(
        `${path || 'index.html'} says that it is not complete until it is: ${file} is ${name}`,
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

    if (!sheet) continue;
    onPage(
      `${path || 'index.html'} says that a style sheet is missing, and works`,
      async (page) => {
        await line(page).waitFor();
        await page.locator('kakutei-solver:defined, #help h2').first().waitFor();
        assert.equal(await line(page).count(), 1);
      },
      { path, prepare: spoil(sheet, faults.missing), expected: loading },
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
    prepare: spoil(builtWith(locales.en['help.intro']).file, faults.missing),
    expected: loading,
  });

  for (const [id, what, text] of [
    ['open-new', 'a part that is', 'class:"new-puzzle"'],
    ['open-embed', 'texts that are', locales.en['result.indeterminate']],
  ]) {
    onPage(
      `says it when #${id} leads to ${what} missing, goes on, and opens it when it is tried again`,
      async (page) => {
        await page.locator('kakutei-solver:defined').waitFor();
        if (id === 'open-embed') await openFromMenu(page, 'embed');
        else await page.locator(`#${id}`).click();
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
      { prepare: spoil(builtWith(text).file, faults.missing), expected: loading },
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
