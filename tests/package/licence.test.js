// Everything that ships carries the licence, and names the authors of the methods.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { project } from '../../scripts/lib/tools.js';
import { LICENCE } from '../../web/help/licence.js';
import { need } from '../needs.js';

need('dist');

const read = (/** @type {string} */ file) => readFileSync(join(project, file), 'utf8');
const licence = read('LICENSE');

test('the Help has the licence word by word', () => {
  const paragraphs = licence.trim().split('\n\n');
  assert.deepEqual(
    LICENCE,
    paragraphs.map((paragraph) => paragraph.replaceAll('\n', ' ')),
  );
});

test('the package has the licence', () => {
  assert.equal(read('dist/package/LICENSE'), licence);
});

for (const file of ['dist/site/LICENSE', 'dist/kakutei.html']) {
  test(`${file} has the licence, and the credits of the README`, () => {
    const text = read(file);
    assert.ok(text.includes(licence));
    const [, credits] = read('README.md').split('## Credits\n');
    const list = credits.split('\n## ')[0].trim();
    for (const author of ['Tetsuya Ushio', 'Makoto Ito', 'Takuya Kitamoto']) {
      assert.ok(list.includes(author), author);
    }
    assert.ok(text.includes(list));
  });
}
