// The Help: links into it find their places, it is short and opens fast, and it explains all methods of
// the engine's table.
import assert from 'node:assert/strict';
import { Engine } from '../../web/index.js';
import { locales } from '../locales/all.js';
import { labelOf } from '../../web/story/rules.js';
import { createWords } from '../../web/locales/words.js';
import { resize } from './hands.js';
import { describePage } from './page.js';

/** @typedef {import('playwright-core').Page} Page */

const engine = await Engine.load();
const words = createWords(locales.en);
const named = engine.rules().filter(({ slug }) => labelOf(words, slug));
/** Whose rules have each a place of its own. */
const told = /^(search-possibility|make-.+|single|subset|locked|fish|chain|trial|cube-.+|list-.+)$/;
/** Rules of links in the engine's chains, which are explained with the chains. */
const link = /^link-/;

const desk = { width: 1440, height: 900 };
const phone = { width: 360, height: 740 };

/** @param {Page} page */
const opened = (page) => page.getByRole('heading', { level: 1 }).waitFor();

/** @param {Page} page */
const countBoards = (page) => page.locator('kakutei-board').count();

/** Scrolls through all of it, as a reader does. @param {Page} page */
const readDown = (page) =>
  page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
  });

/** Boards are drawn when they are about to be seen, and nothing moves by it. @param {Page} page */
async function assertDrawsWhenSeen(page) {
  assert.ok((await countBoards(page)) < 6);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await readDown(page);
  const seen = await page
    .locator('.place')
    .evaluateAll((all) =>
      all.filter((place) => place.checkVisibility()).map(({ childElementCount: n }) => n),
    );
  assert.ok(seen.length > 2 && seen.every((count) => count === 1), String(seen));
  assert.equal(await height(), before);
}

describePage('The Help', (onPage) => {
  onPage(
    'draws a board when it is about to be seen, has a place for every rule that the story names and each line of its contents, and unfolds what a link leads to',
    async (page) => {
      await opened(page);
      await assertDrawsWhenSeen(page);
      const ids = await page.evaluate(() =>
        [...document.querySelectorAll('[id]')].map(({ id }) => id),
      );
      assert.equal(new Set(ids).size, ids.length, 'no place has the name of another');
      assert.ok(named.length > 40);
      const families = named.map(({ family }) => family);
      const usual = ['single', 'subset', 'locked', 'fish', 'chain', 'trial', 'contradiction'];
      assert.deepEqual(
        families.concat(usual, 'table-1').filter((anchor) => !ids.includes(anchor)),
        [],
      );
      const rules = engine
        .rules()
        .filter(({ slug, family }) => told.test(family) && !link.test(slug))
        .map(({ slug }) => slug);
      assert.ok(rules.includes('rule-b') && rules.includes('x-wing'));
      assert.deepEqual(
        rules.filter((slug) => ![slug, slug.replace(/-\d+$/, '')].some((id) => ids.includes(id))),
        [],
      );
      const links = await page
        .getByRole('navigation', { name: 'Contents' })
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => String(link.getAttribute('href'))));
      assert.ok(links.length > 20);
      for (const link of links) assert.ok(ids.includes(link.slice(1)), link);

      const place = page.locator('#cube-hamada');
      assert.ok(!(await place.isVisible()));
      await page.evaluate(() => (location.hash = '#cube-hamada'));
      await place.waitFor({ state: 'visible' });
    },
    { path: 'help.html', viewport: desk },
  );

  for (const [path, viewport] of /** @type {const} */ ([
    ['help.html#rule-b', desk],
    ['help.html#cube-hamada', phone],
    ['help.html#x-wing', phone],
    ['help.html#alliance-3', desk],
  ])) {
    onPage(
      `opens at the place that its address names, also where it was folded: ${path}`,
      async (page) => {
        const place = page.locator(path.replace(/.*(?=#)|-3$/g, ''));
        await place.waitFor();
        await page.waitForFunction(() => scrollY > 0);
        await page.waitForFunction(() =>
          [...document.querySelectorAll('.place:empty')].every((empty) => {
            const { top, bottom } = empty.getBoundingClientRect();
            return !empty.checkVisibility() || bottom < 0 || top > innerHeight;
          }),
        );
        const top = (await place.boundingBox())?.y ?? -1;
        assert.ok(top >= 0 && top < 100, String(top));
      },
      { path, viewport },
    );
  }

  for (const [locale, title] of [
    ['en', 'Licence'],
    ['ja', 'ライセンス'],
  ]) {
    onPage(
      `fits on ten screens of a desk and of a phone while it is folded, and says at its end under which licence the page is (${locale})`,
      async (page, t) => {
        await opened(page);
        for (const viewport of [desk, phone]) {
          await resize(page, viewport);
          const screens = await page.evaluate(
            () => document.documentElement.scrollHeight / innerHeight,
          );
          t.diagnostic(`${screens.toFixed(2)} screens of ${viewport.width} x ${viewport.height}`);
          assert.ok(screens <= 10, String(screens));
        }
        await page.getByRole('heading', { level: 3, name: title, exact: true }).waitFor();
        const text = page.getByText(/^Permission is hereby granted, free of charge/);
        assert.equal(await text.getAttribute('lang'), 'en');
      },
      { path: 'help.html', locale, viewport: desk },
    );
  }

  onPage(
    'draws a board when it is about to be seen on a phone, has its contents at hand, and everything large enough for a finger',
    async (page) => {
      await opened(page);
      await assertDrawsWhenSeen(page);
      const contents = page.getByRole('navigation', { name: 'Contents' });
      const summary = contents.locator('summary');
      const top = (await summary.boundingBox())?.y ?? -1;
      assert.ok(top >= 0 && top < 10, String(top));
      await summary.tap();
      const entry = contents.getByRole('link', { name: 'X-Wing' });
      const targets = page.locator('.masthead a, .contents a, summary');
      for (const target of await targets.all()) {
        if (!(await target.isVisible())) continue;
        const { height = 0 } = (await target.boundingBox()) ?? {};
        assert.ok(height >= 40, `${await target.textContent()}: ${height}`);
      }
      await entry.tap();
      await entry.waitFor({ state: 'hidden' });
      const place = (await page.getByRole('heading', { name: 'X-Wing' }).boundingBox())?.y ?? -1;
      assert.ok(place >= 44 && place < 120, String(place));
      await page.getByRole('grid', { name: /X-Wing/ }).waitFor();
    },
    { path: 'help.html', viewport: phone, hasTouch: true, isMobile: true },
  );
});
