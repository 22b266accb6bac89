// The search field of the catalogue: every name of a technique finds it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { match, nameAll } from '../../web/help/families/search.js';

const codes = new Map([
  ['skyscraper', { hodoku: '0400' }],
  ['two-string-kite', { hodoku: '0401' }],
]);
const all = await nameAll();

/** @param {string} text */
const found = (text) => match(all, codes, text).map(({ slug }) => slug);

test('a technique is found by its name in each language, however it is written', () => {
  for (const name of ['skyscraper', 'SKYSCRAPER', 'sky scraper', 'スカイスクレーパー', '摩天楼']) {
    assert.deepEqual(found(name), ['skyscraper'], name);
  }
  assert.deepEqual(found('unique rectangle, type 4'), ['unique-rectangle-4']);
  assert.ok(found('xy wing').includes('xy-wing'));
});

test('it is found by the code of HoDoKu, and by the beginning of that', () => {
  assert.deepEqual(found('0401'), ['two-string-kite']);
  assert.deepEqual(found('040'), ['skyscraper', 'two-string-kite']);
});

test('a name that begins so comes before one that only has it', () => {
  const names = found('sword');
  assert.equal(names[0], 'swordfish');
  assert.ok(names.includes('finned-swordfish'));
});

test('nothing is found by nothing, and by what nothing is called', () => {
  assert.deepEqual(found(' - '), []);
  assert.deepEqual(found('zzz'), []);
});
