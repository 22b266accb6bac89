// Which language is meant, which of its texts are loaded when, and how its words fill values in.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { listFiles } from '../../scripts/lib/files.js';
import { languages, loadTexts, resolve, textsOf } from '../../web/locales/languages.js';
import { NOTATIONS, createWords, fill, wordsOf } from '../../web/locales/words.js';

const plurals = new Intl.PluralRules('en');

// One of its own, which has loaded nothing: tests that share the process load languages and parts as well.
const address = '../../web/locales/languages.js?own';
/** @type {typeof import('../../web/locales/languages.js')} */
const own = await import(address);

test('a language is loaded when it is chosen, English standing in until then', async () => {
  assert.equal(own.isLoaded('en'), true);
  assert.equal(own.isLoaded('ja'), false);
  assert.equal(own.textsOf('ja'), own.textsOf('en'));
  await own.loadTexts('ja');
  assert.equal(own.isLoaded('ja'), true);
  assert.equal(own.textsOf('ja')['locale.tag'], 'ja');
  await own.loadTexts('tlh');
  assert.equal(own.textsOf('tlh'), own.textsOf('en'));
});

test('a part is loaded in the language that is spoken, and then in each that is chosen', async () => {
  await own.loadTexts('ja');
  const words = createWords(own.textsOf('ja'));
  await own.loadPart('ja', 'methods');
  assert.equal(words.t('compare.time'), '時間', 'also for words that were there before');
  assert.equal('compare.time' in own.textsOf('en'), false);
  assert.equal(own.isLoaded('en'), false);
  await own.loadTexts('en');
  assert.equal(own.isLoaded('en'), true);
  assert.equal(own.textsOf('en')['compare.time'], 'Time');
  assert.equal('help.title' in own.textsOf('en'), false);
});

test('no module asks for two languages but the table of them', () => {
  const folders = Object.keys(languages).map((tag) => `${tag}/`);
  const both = listFiles(['web'], ['.js']).filter((file) => {
    const asks = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
    const named = folders.filter((folder) => new RegExp(`['"][./]\\S*/${folder}`).test(asks));
    return named.length > 1;
  });
  assert.deepEqual(both, ['web/locales/languages.js']);
});

test('the first language wanted that there is is chosen, English if there is none', () => {
  assert.equal(resolve(['fr-FR', 'ja-JP', 'en']), 'ja');
  assert.equal(resolve(['en-GB', 'ja']), 'en');
  assert.equal(resolve(['fr']), 'en');
  assert.equal(resolve([]), 'en');
  assert.equal(resolve(['', 'no tag', 'x_y', 'toString', 'ja']), 'ja');
});

test('a script is never taken for another, and a region only matters among several', () => {
  const known = ['en', 'zh-Hans', 'zh-Hant', 'pt-PT', 'pt-BR'];
  const chosen = ['zh', 'zh-CN', 'zh-TW', 'zh-HK', 'zh-Hant-CN', 'pt', 'pt-PT', 'pt-AO'].map(
    (tag) => resolve([tag], known),
  );
  const hans = ['zh-Hans', 'zh-Hans'];
  const hant = ['zh-Hant', 'zh-Hant', 'zh-Hant'];
  assert.deepEqual(chosen, [...hans, ...hant, 'pt-BR', 'pt-PT', 'pt-PT']);
  assert.equal(resolve(['zh-TW', 'en'], ['en', 'zh-Hans']), 'en');
});

test('what is filled in is not read as a template, and a word follows the number', () => {
  assert.equal(fill('{a} {b}', { a: '{b}', b: 2 }, plurals), '{b} 2');
  assert.equal(fill('{unknown}', {}, plurals), '{unknown}');
  const digits = '{n} {n|one=digit|other=digits}';
  const told = [0, 1, 2].map((n) => fill(digits, { n }, plurals));
  assert.deepEqual(told, ['0 digits', '1 digit', '2 digits']);
  const polish = new Intl.PluralRules('pl');
  const word = '{n|one=cyfra|few=cyfry|many=cyfr|other=cyfry}';
  const cases = [1, 3, 5, 22, 1.5].map((n) => fill(word, { n }, polish));
  assert.deepEqual(cases, ['cyfra', 'cyfry', 'cyfr', 'cyfry', 'cyfry']);
});

test('numbers, lists and methods are written as the language writes them', async () => {
  await loadTexts('ja');
  const [en, ja] = ['en', 'ja'].map((tag) => createWords(textsOf(tag)));
  assert.equal(en.list(['a', 'b', 'c']), 'a, b and c');
  assert.equal(ja.list(['a', 'b', 'c']), 'a、b、c');
  assert.equal(en.list(['a']), 'a');
  assert.equal(en.number(1234567), '1,234,567');
  assert.deepEqual([en, ja].map(({ method }) => method('logical-cube')), ['Logical cube', '論理立方体']); // prettier-ignore
  assert.equal(en.method('unheard-of'), 'unheard-of');
});

test('a square has one name in all that is said, which is that of the notation', async () => {
  await Promise.all(['ja', 'zh-Hans'].map(loadTexts));
  const [at, other] = [
    { row: 3, column: 5 },
    { row: 9, column: 1 },
  ];
  const named = (/** @type {string} */ language) =>
    NOTATIONS.map((notation) => wordsOf(language, notation).square(at));
  assert.deepEqual(NOTATIONS, ['language', 'rc', 'letters', 'numerals']);
  assert.deepEqual(named('en'), ['r3c5', 'r3c5', 'C5', 'r3c5']);
  assert.deepEqual(named('ja'), ['3行5列', 'r3c5', 'C5', '三行五列']);
  assert.deepEqual(named('zh-Hans'), ['r3c5', 'r3c5', 'C5', 'r3c5']);
  const { squares, set } = wordsOf('en', 'letters');
  assert.equal(squares([at, other]), 'C5 and I1');
  assert.equal(set({ squares: [other], digits: [4] }), 'I1 = 4');
  assert.equal(wordsOf('ja', 'numerals').set({ squares: [at, other], digits: [2, 4] }), '三行五列と九行一列の2・4'); // prettier-ignore
});

test('the names of squares and units are found in a text, as the language says them', async () => {
  await Promise.all(['en', 'ja', 'zh-Hans'].map(loadTexts));
  /** @param {string} tag @param {string} text */
  const namesIn = (tag, text) =>
    createWords(textsOf(tag))
      .pieces(text)
      .filter((_, at) => at % 2);
  assert.deepEqual(namesIn('en', 'r1c6 is 9. Row 4 has 2 and 5, box 5 has 3.'), ['r1c6', 'Row 4', 'box 5']); // prettier-ignore
  assert.deepEqual(namesIn('ja', '8行5列と三行五列に9があるので、第2ボックスの'), ['8行5列', '三行五列', '第2ボックス']); // prettier-ignore
  assert.deepEqual(namesIn('zh-Hans', 'r1c1不能填1，所以第4行和第2宫'), ['r1c1', '第4行', '第2宫']);
  const strange = { ...textsOf('en'), 'name.square': '[{row}.{column}]' };
  assert.deepEqual(createWords(strange).pieces('In [3.4] or 3.4'), ['In ', '[3.4]', ' or 3.4']);
});
