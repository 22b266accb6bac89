// A person's list of techniques: the presets, its changes, and the text that keeps it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listTechniques } from '../../web/engine/catalogue/rating.js';
import { Engine, EngineClient } from '../../web/index.js';
import {
  PRESETS,
  isPreset,
  listOfPreset,
  moved,
  orderOf,
  presetOf,
  readList,
  textOfPreset,
  textOfShort,
  turned,
  writeList,
} from '../../web/model/techniques/list.js';
import { isListText, optionsOfList } from '../../web/model/techniques/text.js';
import { readCases } from '../cases/cases.js';
import { need } from '../needs.js';

need('wasm');

/** Numbers by chance, the same ones each time. @param {number} seed */
function chances(seed) {
  return (/** @type {number} */ below) => {
    seed = (seed * 1103515245 + 12345) % 2 ** 31;
    return Math.floor((seed / 2 ** 31) * below);
  };
}

const table = await listTechniques();
const slugs = (/** @type {import('../../web/model/techniques/list.js').List} */ list) =>
  list.filter(({ on }) => on).map(({ technique }) => technique.slug);

test('the table comes from the engine: families, levels, scores and ratings', () => {
  assert.ok(table.length >= 126);
  assert.deepEqual(
    table.find(({ slug }) => slug === 'x-wing'),
    {
      ...{ slug: 'x-wing', family: 'fish', hodoku: '0300', se: 'XW' },
      ...{ level: 'hard', score: 140, needsUniqueness: false, rates: true },
      ...{ index: 2200, place: 8, rating: 3.2 },
    },
  );
  for (const { slug, se, place, rating } of table) {
    assert.equal(place > 0 && rating > 0, se !== '', `${slug} has its place where SE has it`);
  }
});

test('each preset has all techniques, those of its program on and in its order', () => {
  for (const preset of PRESETS) {
    const list = listOfPreset(preset, table);
    assert.equal(new Set(list.map(({ technique }) => technique)).size, table.length, preset);
    assert.equal(writeList(preset, list, table), textOfPreset(preset));
  }
  const hodoku = slugs(listOfPreset('hodoku', table));
  assert.deepEqual(hodoku.slice(0, 4), [
    'full-house',
    'naked-single',
    'hidden-single',
    'locked-pair',
  ]);
  assert.equal(hodoku.at(-1), 'brute-force');
  const se = slugs(listOfPreset('se', table));
  assert.deepEqual(se.slice(0, 3), ['hidden-single', 'direct-pointing', 'direct-claiming']);
  assert.equal(slugs(listOfPreset('beginner', table)).at(-1), 'x-wing');
});

test('the list for short arguments has no technique that takes more than two lines', () => {
  assert.deepEqual(slugs(readList(textOfShort(table), table)).sort(), [
    ...['claiming', 'full-house', 'hidden-pair', 'hidden-single', 'naked-pair', 'naked-single'],
    'pointing',
  ]);
});

test('what is on in a preset, and in which order, is what the engine says', async () => {
  const engine = await Engine.load();
  for (const preset of /** @type {const} */ (['hodoku', 'hodoku-2.3', 'se', 'beginner'])) {
    const catalogue = await engine.catalogue('.'.repeat(81), { order: preset });
    const order = (await catalogue.order()).map(({ slug }) => slug);
    assert.deepEqual(slugs(listOfPreset(preset, table)), order, preset);
  }
});

test('the method gets the preset, and the techniques that are turned over', () => {
  assert.deepEqual(['h', 'i', 's', 'b'].map(optionsOfList), [
    {},
    { preset: 1 },
    { preset: 2 },
    { preset: 3 },
  ]);
  assert.deepEqual(optionsOfList('b.n1g3i.f01.m020300011z02'), {
    preset: 3,
    turned1: 2,
    turned2: 2 ** 20,
    turned4: 2 ** 30,
    moved1: 0x01000302,
    moved2: 71 + 256 * 2,
  });
  const many = optionsOfList(`h.m${'0102'.repeat(50)}`);
  assert.equal(Object.keys(many).length, 20, 'as many moves as the engine takes');
});

test('the method looks for techniques in the order of the list, as hints do', async () => {
  const engine = await Engine.load();
  await engine.loadTechniques();
  const client = await EngineClient.start({ worker: false });
  const chance = chances(11);
  const boards = readCases('unique').map(({ board }) => board);
  const different = new Set();
  for (let round = 0; round < 60; round++) {
    const preset = PRESETS[round % PRESETS.length];
    let list = listOfPreset(preset, table);
    for (let change = 0; change < 12; change++) {
      list = moved(list, table[chance(40)].slug, chance(40));
    }
    const text = writeList(preset, list, table);
    const board = boards[chance(boards.length)];
    const catalogue = await client.catalogue(board, { order: orderOf(list, true) });
    const { step } = await catalogue.hint();
    const usual = first(engine, board, optionsOfList(textOfPreset(preset)));
    const own = first(engine, board, optionsOfList(text));
    assert.equal(own, step?.technique, `${text} on ${board}`);
    if (own !== usual) different.add(own);
  }
  assert.ok(different.size > 3, 'an own order makes other steps');
  client.close();
});

test('without moves the method looks in the order of the preset', async () => {
  const engine = await Engine.load();
  await engine.loadTechniques();
  const client = await EngineClient.start({ worker: false });
  for (const { board } of readCases('unique')) {
    const catalogue = await client.catalogue(board, { order: 'beginner' });
    const { step } = await catalogue.hint();
    assert.equal(first(engine, board, { preset: 3 }), step?.technique, board);
  }
  client.close();
});

/** The technique of the first step of the method. @param {Engine} engine @param {string} board @param {Record<string, number>} options */
function first(engine, board, options) {
  const solver = engine.open(board, { method: 'techniques', options, events: true });
  solver.step();
  const event = solver.events().find(({ kind }) => kind === 'deduction');
  solver.free();
  return event?.rule;
}

test('a list that was changed by chance is the same after it was written and read', () => {
  const chance = chances(7);
  for (let round = 0; round < 60; round++) {
    const preset = PRESETS[round % PRESETS.length];
    let list = listOfPreset(preset, table);
    for (let change = 0; change < round; change++) {
      const { slug } = table[chance(table.length)];
      list = chance(2)
        ? moved(list, slug, chance(table.length))
        : turned(list, [slug], chance(2) > 0);
    }
    const text = writeList(preset, list, table);
    assert.ok(isListText(text), text);
    assert.deepEqual(readList(text, table), list);
    assert.equal(presetOf(text), preset);
  }
});

test('what was moved is written once, and what only made way is not', () => {
  const list = listOfPreset('hodoku', table);
  const last = list[list.length - 1].technique.slug;
  assert.equal(writeList('hodoku', moved(list, last, 0), table).length, 'h.m0000'.length);
  assert.equal(writeList('hodoku', moved(list, 'full-house', 90), table).length, 'h.m0000'.length);
  assert.equal(isPreset(writeList('hodoku', turned(list, ['x-wing'], true), table)), true);
});

test('a text of somebody else changes no more than it may', () => {
  for (const text of [
    '',
    'x',
    'h.',
    'h.q01',
    'h.n0',
    'h.n-1',
    'h n01',
    7,
    null,
    `h.n${'01'.repeat(999)}`,
  ]) {
    assert.equal(isListText(text), false, String(text).slice(0, 20));
  }
  const all = readList('h.nzz01.mzz010101.f', table);
  assert.equal(new Set(all.map(({ technique }) => technique)).size, table.length);
  assert.deepEqual(readList('h.m03', table), readList('h', table), 'which goes behind none');
});

test('where there is another solution, what needs exactly one goes off by itself', () => {
  const list = listOfPreset('hodoku', table);
  const [unique, several] = [true, false].map((isUnique) =>
    orderOf(list, isUnique)
      .filter(({ on }) => on)
      .map(({ slug }) => slug),
  );
  const lost = unique.filter((slug) => !several.includes(slug));
  assert.ok(lost.includes('unique-rectangle-1') && lost.includes('bug-plus-1'));
  assert.ok(!lost.includes('x-wing'));
  assert.deepEqual(orderOf(list, true)[0], { slug: 'full-house', on: true, score: 4 });
});
