// Which texts get a short name in the site, and how they are renamed.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listing, renaming, shortNames } from '../../scripts/ship/names.js';
import { languages } from '../../web/locales/languages.js';
import { locales } from '../locales/all.js';

test('a text that is asked for by its whole name gets a short one of its own', async () => {
  const short = await shortNames();
  assert.ok(short.has('help.title') && short.has('action.go'));
  const names = [...short.values()];
  assert.equal(new Set(names).size, names.length);
  assert.deepEqual(
    names.filter((name) => name in locales.en),
    [],
  );
});

test('a text of a group from which names are put together keeps its name, and so does the group', async () => {
  const short = await shortNames();
  const composed = [
    'method.ushio',
    'rule.found',
    'rating.hard',
    'ended.assumed.ushio',
    'ended.assumed',
  ];
  assert.deepEqual(
    composed.filter((name) => short.has(name)),
    [],
  );
});

test('a name is renamed in quotes, as a whole, and nowhere else', () => {
  const rename = renaming(new Map([['help.title', 't1']]));
  assert.equal(
    rename(`'help.title': t("help.title", 'help.titles', 'go help.title')`),
    `'t1': t("t1", 'help.titles', 'go help.title')`,
  );
});

test('a file that lists its texts has all of them, in every language', async () => {
  const short = await shortNames();
  let lists = 0;
  for (const { load } of Object.values(languages)) {
    const { texts, parts } = await load();
    const further = await Promise.all(Object.values(parts).map((part) => part()));
    for (const all of [texts, ...further.map((part) => part.texts)]) {
      const source = listing(all, short);
      if (!source) continue;
      const module = await import(`data:text/javascript,${encodeURIComponent(source)}`);
      const named = Object.entries(all).map(([name, text]) => [short.get(name) ?? name, text]);
      assert.deepEqual({ ...module.texts }, Object.fromEntries(named));
      lists++;
    }
  }
  assert.ok(lists > 15);
});
