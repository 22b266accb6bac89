// Steps of the catalogue in sentences: every technique has a name and its words in every language.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createWords } from '../../web/locales/words.js';
import { labelOf } from '../../web/story/rules.js';
import { locales } from '../locales/all.js';
import { FAMILIES } from '../told/events.js';
import { isStep } from '../../web/story/techniques/techniques.js';
import { event } from './events.js';

const slugs = [...FAMILIES.keys()];

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

test('every technique of the catalogue has a teller', () => {
  const told = [...FAMILIES].filter(([rule, family]) =>
    isStep(event('deduction', { rule, family })),
  );
  assert.equal(told.length, FAMILIES.size);
});
