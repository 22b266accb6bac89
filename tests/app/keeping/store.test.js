import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, write } from '../../../web/app/keeping/store.js';
import { settingsFrom } from '../../../web/app/keeping/settings.js';

test('without storage nothing is kept and nothing is thrown', () => {
  assert.equal(write('game', {}), false);
  assert.equal(read('game'), null);
});

test('kept settings that make no sense are as if they had not been kept', () => {
  const languages = ['ja-JP', 'en'];
  assert.equal(settingsFrom(null, languages).language, 'ja');
  const kept = { language: 'xx', theme: 'pink', letterKeys: 'yes', showHow: true, other: 1 };
  const settings = settingsFrom(kept, languages);
  assert.deepEqual(
    [settings.language, settings.theme, settings.letterKeys, settings.showHow],
    ['ja', 'system', true, true],
  );
  assert.ok(!('other' in settings));
  const looks = [
    { notation: 'letters', digitSize: 'largest' },
    { notation: 'toString', digitSize: 'tiny' },
  ];
  assert.deepEqual(
    looks.map((kept) => settingsFrom(kept, languages)).map((all) => [all.notation, all.digitSize]),
    [
      ['letters', 'largest'],
      ['language', 'usual'],
    ],
  );
  const views = [
    { view: 'sheet', sheet: 9 },
    { view: 'x', sheet: 0 },
    { view: 'candidates', sheet: 1.5 },
  ];
  assert.deepEqual(
    views.map((kept) => settingsFrom(kept, languages)).map(({ view, sheet }) => [view, sheet]),
    [
      ['sheet', 9],
      ['digits', 1],
      ['candidates', 1],
    ],
  );
});
