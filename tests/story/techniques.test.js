// Steps of the catalogue in sentences: every technique has a name and its words in every language.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { createWords } from '../../web/locales/words.js';
import { labelOf } from '../../web/story/rules.js';
import { locales } from '../locales/all.js';

const table = readFileSync(
  new URL('../../engine/techniques/techniques.def', import.meta.url),
  'utf8',
);
const slugs = [...table.matchAll(/^TECH\(\w+, "([\w-]+)"/gm)].map(([, slug]) => slug);

test('every technique of the catalogue has a name of its own in every language', () => {
  assert.ok(slugs.length >= 126);
  for (const [tag, texts] of Object.entries(locales)) {
    const names = slugs.map((slug) => labelOf(createWords(texts), slug));
    assert.deepEqual(
      slugs.filter((_, at) => !names[at]),
      [],
      tag,
    );
    assert.equal(new Set(names).size, slugs.length, tag);
  }
});
