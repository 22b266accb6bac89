// The texts of each language: the same keys, the same values to fill in, a word for every number,
// nothing missing, nothing unused, and the words in the HTML are those of English.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { listFiles } from '../../scripts/lib/files.js';
import { project } from '../../scripts/lib/tools.js';
import { PAGE_KEYS } from '../../web/app/page-keys.js';
import { LESSONS } from '../../web/app/techniques/lessons.js';
import { Engine } from '../../web/index.js';
import { languages } from '../../web/locales/languages.js';
import { createWords } from '../../web/locales/words.js';
import { OWN_WORDS } from '../../web/help/reference.js';
import { keyOf, labelOf } from '../../web/story/rules.js';
import { locales } from './all.js';
import { need } from '../needs.js';

need('wasm');

const sources = listFiles([
  'web/app',
  'web/help',
  'web/story',
  'web/model',
  'web/solver',
  'web/embed',
  'web/ui',
  'web/locales',
])
  .filter((path) => /\.(js|html)$/.test(path) && !/^web\/locales\/[\w-]+\//.test(path))
  .concat(['web/index.html', 'web/help.html']);
const text = sources.map((path) => readFileSync(join(project, path), 'utf8')).join('\n');

const engine = await Engine.load();

/** The catalogue's techniques. */
const table = readFileSync(join(project, 'engine/techniques/techniques.def'), 'utf8');

/** Texts that are asked for by the slug or family of a rule, by the slug of a method, or by an action. */
const bySlug = (() => {
  const techniques = [...table.matchAll(/^TECH\(\w+, "([\w-]+)"/gm)].map(([, slug]) => slug);
  const rules = [
    ...engine.rules().flatMap(({ slug, family }) => [slug, family]),
    ...techniques,
  ].flatMap((slug) => [slug, slug.replace(/-\d+$/, '')]);
  const methods = engine.methods().map(({ slug }) => slug);
  const families = [...table.matchAll(/^TECH\(\w+, "[\w-]+", "([\w-]+)"/gm)].map(
    ([, name]) => name,
  );
  const groups = [
    ...['rule', 'deduction', 'compare.rule', 'statistics.rule'].map((group) => ({
      group,
      of: rules,
    })),
    ...['method', 'ended.assumed', 'ended.deduced'].map((group) => ({ group, of: methods })),
    { group: 'help.families', of: families.map((family) => `${family}.about`) },
    { group: 'help.lesson', of: LESSONS.map(({ slug }) => slug) },
    { group: 'help.keys', of: [...OWN_WORDS, ...PAGE_KEYS.map(({ action }) => action)] },
  ];
  return new Set(groups.flatMap(({ group, of }) => of.map((name) => `${group}.${name}`)));
})();

/** Families whose sentences say how a set came about, in `reasons.js`. */
const USHIOS = ['search-possibility', 'make-exclusive-set', 'make-determined-set'];

/** Families of the lines of an argument, whose sentences `sentences.js` puts together. */
const ARGUED = ['single', 'subset', 'locked', 'fish'];

/** @param {string} template the names of the places, each once */
const places = (template) =>
  [...new Set([...template.matchAll(/\{(\w+)[|}]/g)].map(([, name]) => name))].sort();

test('every language says everything', () => {
  const keys = Object.keys(locales.en).sort();
  assert.ok(keys.length > 500 && Object.keys(locales).length > 1);
  for (const [tag, texts] of Object.entries(locales)) {
    assert.deepEqual(Object.keys(texts).sort(), keys, tag);
  }
});

test('no text stands in two parts of a language', async () => {
  for (const { load } of Object.values(languages)) {
    const { texts, parts } = await load();
    const more = await Promise.all(Object.values(parts).map((part) => part()));
    const keys = [texts, ...more.map((part) => part.texts)].flatMap((part) => Object.keys(part));
    assert.equal(new Set(keys).size, keys.length);
  }
});

test('every text has the same places to fill in in every language', () => {
  for (const [name, dictionary] of Object.entries(locales)) {
    for (const [key, template] of Object.entries(dictionary)) {
      const [own, english] = [places(template), places(locales.en[key])];
      const strange = own.filter((place) => !english.includes(place));
      assert.deepEqual(strange, [], `${name}: ${key} fills in what English does not`);
      // A language need not choose a word by number, nor say a value twice.
      const isSaid = (/** @type {string} */ place) => locales.en[key].includes(`{${place}}`);
      const lacking = english.filter((place) => !own.includes(place) && isSaid(place));
      const free = ['ended.continues'];
      if (!free.includes(key)) assert.deepEqual(lacking, [], `${name}: ${key} leaves out a value`);
    }
  }
});

test('where a word follows a number, there is one for every number', () => {
  for (const texts of Object.values(locales)) {
    const { pluralCategories } = new Intl.PluralRules(texts['locale.formats']).resolvedOptions();
    for (const [key, template] of Object.entries(texts)) {
      for (const [, forms] of template.matchAll(/\{\w+\|([^}]*)\}/g)) {
        const named = forms.split('|').map((form) => form.split('=')[0]);
        assert.deepEqual(named.sort(), [...pluralCategories].sort(), key);
      }
    }
  }
});

test('a language knows its own tag, and how it writes numbers and lists', () => {
  for (const [tag, texts] of Object.entries(locales)) {
    assert.equal(texts['locale.tag'], tag);
    assert.equal(new Intl.Locale(texts['locale.formats']).language, new Intl.Locale(tag).language);
  }
});

test('Japanese and Chinese have no blank beside digits and Latin letters, but after a label and in names', () => {
  const own = {
    ja: /^(\(\S+\)(、\(\d\))?|\d(\.\d)?(、\d\.\d)?|表1|候補|(コーナー)?メモ|除外|注目) |確定 Kakutei|第4講 /,
    'zh-Hans': /^(\(\S+\)|\d\.\d?) |确定 Kakutei|第4講 |数独解法プログラム |伊藤 (?=誠)/g,
  };
  const blank =
    /[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}、，。」”）] [\w{(]|[\w})] [\p{sc=Hira}\p{sc=Kana}\p{sc=Han}「“（]/u;
  for (const [tag, names] of Object.entries(own)) {
    const wrong = Object.values(locales[tag]).filter((said) => blank.test(said.replace(names, '')));
    assert.deepEqual(wrong, [], tag);
  }
});

test('every text is used, and every text used is there', () => {
  const keys = Object.keys(locales.en);
  const unused = keys.filter(
    (key) => !bySlug.has(key) && !text.includes(`'${key}'`) && !text.includes(`"${key}"`),
  );
  assert.deepEqual(unused, []);
  const groups = [...new Set(keys.map((key) => key.split('.')[0]))].join('|');
  const used = text.matchAll(new RegExp(`['"]((?:${groups})\\.[\\w.-]+)['"]`, 'g'));
  const missing = [...used]
    .map(([, key]) => key)
    .filter((key) => !keys.includes(key) && !/\.(html|js)$/.test(key));
  assert.deepEqual([...new Set(missing)], []);
});

test('every technique has a name and a sentence in every language', () => {
  for (const [tag, texts] of Object.entries(locales)) {
    const words = createWords(texts);
    for (const { slug, family, does } of engine.rules()) {
      const isDeduction = ['places', 'fills', 'confines', 'removes', 'denies'].includes(does);
      if (USHIOS.includes(family) || !(isDeduction || does === 'links')) continue;
      const isTold = ARGUED.includes(family) || keyOf(words, 'deduction', slug, family);
      assert.ok(isTold, `${tag}: no sentence for ${slug}`);
      if (isDeduction) assert.ok(labelOf(words, slug), `${tag}: no name for ${slug}`);
    }
  }
});

test('what only the Help or the page says, or only who asks for it, is not loaded by every solver', async () => {
  const { texts } = await languages.en.load();
  assert.ok('action.go' in texts && 'help.title' in locales.en && 'page.title' in locales.en);
  const further = Object.keys(texts).filter((key) =>
    /^(help|compare|statistics|page|arrived|offline)\./.test(key),
  );
  assert.deepEqual(further, []);
});

test('the words in the HTML are those of English', () => {
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

test('a square in a sentence is said by its row and column, whatever its notation', () => {
  const said = (/** @type {string} */ language) =>
    createWords(locales[language], { notation: 'rc' }).aloud('r1c6, r9c1');
  assert.equal(said('en'), 'row 1, column 6, row 9, column 1');
  assert.equal(said('ja'), '1行6列, 9行1列');
});
