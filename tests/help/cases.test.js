// The catalogue of the Help: every technique has its place, and each board shows its technique, soundly and told in
// every language.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FAMILIES as ORDER } from '../../web/app/techniques/families.js';
import { FAMILIES, familyOf } from '../../web/app/techniques/cases.js';
import { varies } from '../../web/help/families/entries.js';
import { TEXTS } from '../../web/help/later.js';
import { linkOf, orderFor, textOf } from '../../web/help/families/steps.js';
import { Engine } from '../../web/index.js';
import { languages } from '../../web/locales/languages.js';
import { createWords } from '../../web/locales/words.js';
import { tellStep } from '../../web/story/techniques/techniques.js';
import { need } from '../needs.js';
import { FAMILIES as TABLE } from '../told/events.js';

need('wasm');

/** There is nothing to be seen of the first; the other comes after what finds the same. */
const WITHOUT = ['brute-force', 'direct-claiming'];

const engine = await Engine.load();
const cases = [...FAMILIES.values()].flat();
const shown = cases.filter(({ board }) => board);
const infos = new Map(
  (await (await engine.catalogue('.'.repeat(81))).techniques()).map((info) => [info.slug, info]),
);

const steps = new Map(
  await Promise.all(
    shown.map(async (each) => {
      const order = orderFor(infos.get(each.slug) ?? assert.fail(each.slug));
      const catalogue = await engine.catalogue(textOf(linkOf(each)), { order });
      const { step } = await catalogue.hint();
      return /** @type {const} */ ([each.slug, step ?? assert.fail(each.slug)]);
    }),
  ),
);

test('every technique of the table is in its family, and the Help has all families', () => {
  assert.deepEqual([...FAMILIES.keys()], Object.keys(ORDER));
  assert.equal(cases.length, TABLE.size);
  for (const [slug, family] of TABLE) {
    assert.ok(
      FAMILIES.get(family)?.some((each) => each.slug === slug),
      slug,
    );
    assert.ok(familyOf(slug) === family || familyOf(slug) === slug);
  }
  assert.equal(familyOf('x-wings'), null);
});

test('every technique has a board but a few', () => {
  const without = cases.filter(({ board }) => !board).map(({ slug }) => slug);
  assert.deepEqual(without.sort(), WITHOUT);
});

test('on each board the technique finds its step', () => {
  for (const [slug, { technique }] of steps) assert.equal(technique, slug);
});

test('only what Sudoku Explainer alone has is asked for in its order', () => {
  const asked = (/** @type {string} */ hodoku, /** @type {string} */ se) =>
    orderFor({ slug: 'new', hodoku, se, score: 4 });
  for (const [hodoku, se] of [
    ['0003', ''],
    ['0003', 'NS'],
    ['', ''],
  ]) {
    assert.deepEqual(asked(hodoku, se), [{ slug: 'new', score: 4 }]);
  }
  assert.equal(asked('', 'NS'), 'se');
});

test('what the steps place and remove agrees with the one solution of the puzzle', async () => {
  for (const each of shown) {
    const { puzzle, digits, marks } = linkOf(each);
    const { count, solution } = engine.count(puzzle);
    assert.equal(count, 1, each.slug);
    const right = (/** @type {{ row: number, column: number }} */ { row, column }) =>
      Number(solution?.[9 * row + column - 10]);
    const isKept = [...digits].every((digit, square) => {
      const own = Number(solution?.[square]);
      return digit === '.' ? (marks?.[square] ?? 0) & (1 << (own - 1)) : Number(digit) === own;
    });
    assert.ok(isKept, each.slug);
    const { placed = [], removed = [] } = steps.get(each.slug) ?? {};
    assert.ok(placed.length + removed.length > 0, each.slug);
    for (const place of placed) assert.equal(place.digit, right(place), each.slug);
    for (const place of removed) assert.notEqual(place.digit, right(place), each.slug);
  }
});

test('each step is told as a whole, in every language, by the texts that the chapter loads', async () => {
  for (const [tag, { load }] of Object.entries(languages)) {
    const { texts, parts } = await load();
    const more = await Promise.all(TEXTS.map((part) => parts[part]()));
    const words = createWords(Object.assign({}, texts, ...more.map((part) => part.texts)));
    for (const [slug, { events }] of steps) {
      const deduction = events.find(({ kind }) => kind === 'deduction') ?? assert.fail(slug);
      const { text, detail, picture } = tellStep(words, events, deduction);
      assert.ok(text && detail && picture, `${tag}: ${slug}`);
      const hole =
        /undefined|null|NaN|[a-z]\.[a-z]| {2}|\{[a-z|]| [,.:;]|\b(of|with|up|in) [.,]|^[のはがで]|。[のはがで]/i;
      assert.doesNotMatch(`${text} ${detail}`, hole, `${tag}: ${slug}`);
    }
  }
});

test('the rating shown is that of the step, or the least there is, where Sudoku Explainer finds it', () => {
  let rated = 0;
  for (const [slug, step] of steps) {
    const info = infos.get(slug);
    if (!info || !step.rating) continue;
    rated++;
    if (varies(info)) assert.ok(step.rating >= info.rating, slug);
    else assert.equal(step.rating, info.rating, slug);
  }
  assert.ok(rated > 20);
});
