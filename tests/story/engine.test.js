// The story of real presses: whatever the engine tells can be said in every language.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EXAMPLES } from '../../web/app/examples.js';
import { Engine } from '../../web/index.js';
import { locales } from '../locales/all.js';
import { tellPress } from '../../web/story/entry.js';
import { createWords } from '../../web/locales/words.js';
import { need } from '../needs.js';

need('wasm');

/** @typedef {import('../../web/story/types.js').Item} Item */

/** @param {readonly Item[]} items @returns {Item[]} with all that they fold */
const unfolded = (items) => items.flatMap((item) => [item, ...unfolded(item.items?.() ?? [])]);

/** @param {Item} item */
function check(item) {
  const said = `${item.text} ${item.detail} ${item.rule?.label ?? ''}`;
  assert.ok(item.text.length > 0);
  assert.doesNotMatch(said, /undefined|null|NaN|\{[a-z]|\b[a-z]+\.[a-z]+\.|\[object/);
  for (const { square } of item.picture?.squares ?? []) assert.ok(square >= 0 && square < 81);
}

const engine = await Engine.load();

test('every method has a name in every language, and no name is of none', () => {
  const slugs = engine.methods().map(({ slug }) => `method.${slug}`);
  for (const texts of Object.values(locales)) {
    const named = Object.keys(texts).filter((key) => key.startsWith('method.'));
    assert.deepEqual(named.sort(), slugs.sort());
  }
});

for (const [language, dictionary] of Object.entries(locales)) {
  for (const { name, board } of EXAMPLES) {
    test(`${name} can be told in ${language}, step by step and at once`, () => {
      const words = createWords(dictionary);
      const solver = /** @type {Engine} */ (engine).open(board, { method: 'ushio', events: true });
      let steps = 0;
      for (let ended = false; !ended; steps++) {
        const result = solver.step();
        const [events, sets] = [solver.events(), solver.sets()];
        const entry = tellPress(words, { action: 'step', result, events, sets, showHow: true });
        for (const item of unfolded([entry.lead, ...entry.items])) check(item);
        if (result.placed) assert.ok(entry.lead.rule, entry.lead.text);
        ended = result.outcome !== 'continues';
      }
      assert.ok(steps > 1);

      solver.board = board;
      const result = solver.solve();
      const press = { result, events: solver.events(), showHow: true };
      const entry = tellPress(words, { action: 'solve', ...press });
      for (const item of unfolded([entry.lead, ...entry.items])) check(item);
      solver.free();
    });
  }
}

test('the first example begins with a step whose reason is easily seen', () => {
  const solver = /** @type {Engine} */ (engine).open(EXAMPLES[0].board, { events: true });
  const press = { result: solver.step(), events: solver.events() };
  const { lead } = tellPress(createWords(locales.en), { action: 'step', ...press });
  assert.equal(
    lead.text,
    'r1c6 is 9. In box 2, no other square can be 9. The 9 in r3c3 has just excluded 9 from r3c6.',
  );
  solver.free();
});

test('the examples end as their names promise', () => {
  const ends = EXAMPLES.map(({ board }) => {
    const solver = /** @type {Engine} */ (engine).open(board);
    const { outcome, warnings, counts } = solver.solve();
    solver.free();
    return [outcome, counts.assumptionsTried > 0, warnings.length > 0];
  });
  assert.deepEqual(ends, [
    ['finished', false, false],
    ['finished', true, false],
    ['finished', true, true],
    ['inconsistent', false, false],
  ]);
});
