// A language is one folder and one line: a made-up one is added to a copy of the page, in just these two
// places, and is then found wherever a language is.
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { project } from '../../scripts/lib/tools.js';
import { languages } from '../../web/locales/languages.js';
import { at, lastPlace, result } from '../story/events.js';

const LINE = "  qaa: { name: 'Qaaqa', direction: 'rtl', load: () => import('./qaa/index.js') },\n";

/** It puts every text between brackets, and counts as Polish does. @param {string} text */
const speak = (text) =>
  `[${text.replace(/\{(\w+)\|one=([^|}]*)\|other=([^}]*)\}/g, '{$1|one=1 $2|few=2 $3|many=5 $3|other=0.5 $3}')}]`;

/** @param {string} root of the copy */
async function addLanguage(root) {
  const folder = join(root, 'locales/qaa');
  mkdirSync(folder);
  const { texts, parts } = await languages.en.load();
  const rest = Object.entries(parts).map(async ([name, load]) => [name, (await load()).texts]);
  for (const [name, own] of [['texts', texts], ...(await Promise.all(rest))]) {
    const said = Object.entries(own).map(([key, text]) => [key, speak(text)]);
    const kept = { 'locale.tag': 'qaa', 'locale.formats': 'pl', 'name.sentenceSeparator': ' ' };
    const all = { ...Object.fromEntries(said), ...(name === 'texts' ? kept : {}) };
    writeFileSync(join(folder, `${name}.js`), `export const texts = ${JSON.stringify(all)};`);
  }
  cpSync(join(root, 'locales/en/index.js'), join(folder, 'index.js'));
  const table = join(root, 'locales/languages.js');
  const lines = readFileSync(table, 'utf8');
  writeFileSync(
    table,
    lines.replace(/^ {2}\S+ \{ name: .*\n(?=\})/m, (last) => last + LINE),
  );
}

describe('A made-up language, a folder and a line', () => {
  const root = mkdtempSync(join(tmpdir(), 'kakutei-language-'));
  const load = (/** @type {string} */ path) => import(pathToFileURL(join(root, path)).href);
  before(async () => {
    const isSource = (/** @type {string} */ path) => !/\.(wasm|png)$/.test(path);
    cpSync(join(project, 'web'), root, { recursive: true, filter: isSource });
    writeFileSync(join(root, 'package.json'), '{ "type": "module" }');
    await addLanguage(root);
  });
  after(() => rmSync(root, { recursive: true, force: true }));

  test('is resolved, and loaded when it is chosen', async () => {
    const { isLoaded, loadTexts, resolve, textsOf } = await load('locales/languages.js');
    assert.equal(resolve(['fr', 'qaa-QM', 'en']), 'qaa');
    assert.equal(isLoaded('qaa'), false);
    await loadTexts('qaa');
    assert.equal(isLoaded('qaa'), true);
    assert.equal(textsOf('qaa')['action.go'], '[Go]');
  });

  test('tells what happened, with its own words for numbers', async () => {
    const { loadPart } = await load('locales/languages.js');
    await loadPart('qaa', 'methods');
    const words = (await load('locales/words.js')).wordsOf('qaa');
    const { tellPress } = await load('story/entry.js');
    const { lead } = tellPress(words, {
      action: 'step',
      events: lastPlace,
      result: result({ order: [{ ...at(3, 5), digit: 7 }] }),
    });
    assert.match(lead.text, /^\[\[r3c5\] is 7\.\] \[In \[row 3\] no other square can be 7/);
    const times = [1, 3, 12].map((count) => words.t('statistics.used', { label: 'x', count }));
    assert.deepEqual(times, ['[x: 1 1 time.]', '[x: 3 2 times.]', '[x: 12 5 times.]']);
    assert.equal(words.method('human'), '[Human-like]');
  });

  test('can be chosen, is kept, and turns the page to its side', async (t) => {
    const { fillLanguages, settingsFrom } = await load('app/keeping/settings.js');
    const Option = class {
      /** @param {string} text @param {string} value */
      constructor(text, value) {
        Object.assign(this, { text, value });
      }
    };
    Object.assign(globalThis, { Option });
    t.after(() => Reflect.deleteProperty(globalThis, 'Option'));
    /** @type {any[]} */
    let offered = [];
    const select = { replaceChildren: (/** @type {any[]} */ ...options) => (offered = options) };
    fillLanguages(select, 'en');
    assert.deepEqual(
      offered.map(({ text, value, lang }) => [text, value, lang]),
      [...Object.entries(languages).map(([tag, { name }]) => [name, tag, tag]), ['Qaaqa', 'qaa', 'qaa']], // prettier-ignore
    );
    assert.equal(settingsFrom({ language: 'qaa' }, ['en']).language, 'qaa');
    const { setLanguage } = await load('ui/language.js');
    const element = { lang: '', dir: '' };
    setLanguage(element, 'qaa');
    assert.deepEqual(element, { lang: 'qaa', dir: 'rtl' });
    setLanguage(element, 'ja');
    assert.deepEqual(element, { lang: 'ja', dir: '' });
  });
});
