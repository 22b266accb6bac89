// The Help: what links into it finds its place, and it tells of all methods of the engine's table.
import assert from 'node:assert/strict';
import { Engine } from '../../web/index.js';
import { locales } from '../locales/all.js';
import { labelOf } from '../../web/story/rules.js';
import { createWords } from '../../web/locales/words.js';
import { describePage } from './page.js';

/** The families of the rules that have a name. */
const engine = await Engine.load();
const words = createWords(locales.en);
const anchors = engine
  .rules()
  .flatMap(({ slug, family }) => (labelOf(words, slug) ? [family] : []));

describePage('The Help', (onPage) => {
  onPage(
    'has a place for every rule that the story names, and for each line of its contents',
    async (page) => {
      await page.getByRole('heading', { level: 1 }).waitFor();
      const ids = await page.evaluate(() =>
        [...document.querySelectorAll('[id]')].map(({ id }) => id),
      );
      assert.equal(new Set(ids).size, ids.length, 'no place has the name of another');
      assert.ok(anchors.length > 30);
      assert.deepEqual(
        anchors.concat('table-1').filter((anchor) => !ids.includes(anchor)),
        [],
      );
      const links = await page
        .getByRole('navigation', { name: 'Contents' })
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => String(link.getAttribute('href'))));
      assert.equal(links.length, 10);
      for (const link of links) assert.ok(ids.includes(link.slice(1)), link);
    },
    { path: 'help.html' },
  );

  onPage(
    'opens at the place that its address names',
    async (page) => {
      const place = page.getByRole('heading', { name: 'Hamada' });
      await place.waitFor();
      await page.waitForFunction(() => scrollY > 0);
      const top = (await place.boundingBox())?.y ?? -1;
      assert.ok(top >= 0 && top < 100, String(top));
    },
    { path: 'help.html#cube-hamada' },
  );

  for (const [locale, title] of [
    ['en', 'Licence'],
    ['ja', 'ライセンス'],
  ]) {
    onPage(
      `says at its end under which licence the page is (${locale})`,
      async (page) => {
        await page.getByRole('heading', { level: 3, name: title, exact: true }).waitFor();
        const text = page.getByText(/^Permission is hereby granted, free of charge/);
        assert.equal(await text.getAttribute('lang'), 'en');
      },
      { path: 'help.html', locale },
    );
  }
});
