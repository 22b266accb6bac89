// The locales: same keys, same places to fill in, nothing missing, nothing unused, and the words in
// the HTML are those of the English locale.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { listFiles } from '../../scripts/lib/files.js';
import { project } from '../../scripts/lib/tools.js';
import { furtherLocales } from '../../web/locales/further.js';
import { helpLocales } from '../../web/locales/help.js';
import { locales as everywhere } from '../../web/locales/all.js';
import { chooseLocale, isLoaded, languages, loadTexts, textsOf } from '../../web/locales/index.js';
import { fill } from '../../web/story/words.js';

/** All that is said in a language, wherever. */
const locales = Object.fromEntries(
  Object.entries(helpLocales).map(([tag, texts]) => [tag, { ...texts, ...furtherLocales[tag] }]),
);

const sources = listFiles(['web/app', 'web/story', 'web/embed'])
  .filter((path) => /\.(js|html)$/.test(path))
  .concat(['web/index.html', 'web/help.html']);
const text = sources.map((path) => readFileSync(join(project, path), 'utf8')).join('\n');

/** @param {string} template the names of the places, each once */
const places = (template) =>
  [...new Set([...template.matchAll(/\{(\w+)[|}]/g)].map(([, name]) => name))].sort();

test('every language that can be chosen has its texts', async () => {
  assert.deepEqual(Object.keys(everywhere), Object.keys(languages));
  assert.equal(isLoaded('ja'), false);
  assert.equal(textsOf('ja'), everywhere.en, 'English stands in');
  await loadTexts('ja');
  assert.equal(textsOf('ja'), everywhere.ja);
  await loadTexts('tlh');
  assert.equal(textsOf('tlh'), everywhere.en);
});

test('every text has the same places to fill in in every language', () => {
  for (const [name, dictionary] of Object.entries(locales)) {
    for (const [key, template] of Object.entries(dictionary)) {
      const [own, english] = [places(template), places(locales.en[key])];
      const strange = own.filter((place) => !english.includes(place));
      assert.deepEqual(strange, [], `${name}: ${key} fills in what English does not`);
      // A language need not choose a word by number, nor say a value twice.
      const lacking = english.filter((place) => !own.includes(place) && place !== 'count');
      const free = ['ended.continues', 'trigger.digit'];
      if (!free.includes(key)) assert.deepEqual(lacking, [], `${name}: ${key} leaves out a value`);
    }
  }
});

test('every key of a locale is used, and every key used is in the locales', () => {
  const keys = Object.keys(locales.en);
  const unused = keys.filter((key) => !text.includes(`'${key}'`) && !text.includes(`"${key}"`));
  assert.deepEqual(unused, []);
  const groups = [...new Set(keys.map((key) => key.split('.')[0]))].join('|');
  const used = text.matchAll(new RegExp(`['"]((?:${groups})\\.[\\w.]+)['"]`, 'g'));
  const missing = [...used]
    .map(([, key]) => key)
    .filter((key) => !keys.includes(key) && !key.endsWith('.html'));
  assert.deepEqual([...new Set(missing)], []);
});

test('what only the Help says, or only who asks for it, is not loaded by every page', () => {
  const keys = Object.keys(everywhere.en);
  assert.ok(keys.includes('nav.help') && Object.keys(locales.en).includes('help.title'));
  assert.deepEqual(
    keys.filter((key) => /^(help|compare|statistics)\./.test(key)),
    [],
  );
});

test('the words in the HTML are those of the English locale', () => {
  const html = readFileSync(join(project, 'web/index.html'), 'utf8');
  const found = [...html.matchAll(/data-text="([^"]+)"\s*>([^<]*)</g)];
  assert.ok(found.length > 8);
  for (const [, key, words] of found) {
    assert.equal(words.trim().replace(/\s+/g, ' '), locales.en[key], key);
  }
  for (const [, key, words] of html.matchAll(/data-label="([^"]+)"\s+aria-label="([^"]+)"/g)) {
    assert.equal(words, locales.en[key], key);
  }
});

test('what is filled in is not read as a template, and a choice follows the number', () => {
  assert.equal(fill('{a} {b}', { a: '{b}', b: 2 }), '{b} 2');
  assert.equal(fill('{n} {n|digit|digits}', { n: 1 }), '1 digit');
  assert.equal(fill('{n} {n|digit|digits}', { n: 0 }), '0 digits');
  assert.equal(fill('{unknown}', {}), '{unknown}');
});

test('the browser’s first language that there is is chosen, English if there is none', () => {
  assert.equal(chooseLocale(['fr-FR', 'ja-JP', 'en']), 'ja');
  assert.equal(chooseLocale(['en-GB', 'ja']), 'en');
  assert.equal(chooseLocale(['fr']), 'en');
  assert.equal(chooseLocale(['toString']), 'en');
});
