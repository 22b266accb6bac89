// The story of real presses: all events of the engine can be told in every language.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EXAMPLES } from '../../web/app/examples.js';
import { Engine } from '../../web/index.js';
import { locales } from '../locales/all.js';
import { cautioned, isUnsolvable } from '../../web/story/caution.js';
import { isPlain, tellPress } from '../../web/story/entry.js';
import { loadDetails, loadTechniques, unfold } from '../../web/story/loading.js';
import { details } from '../../web/story/shelf.js';
import { languages } from '../../web/locales/languages.js';
import { explain } from '../../web/story/explain.js';
import { linesOf } from '../../web/story/parts.js';
import { createWords } from '../../web/locales/words.js';
import { need } from '../needs.js';

need('wasm');

/** Two that need nearly every rule of every method, one with several solutions, one with none. */
await loadDetails('en');
await loadTechniques('en');

const HARD = [
  '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..',
  '..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..',
  EXAMPLES.find(({ name }) => name === 'example.several')?.board ?? '',
  '..9.287..8.6..4..5..3.....46.........2.71345.........23.....5..9..4..8.7..125.3..',
];

/** @typedef {import('../../web/story/types.js').Item} Item */

/**
 * With all that they fold. What is told alike folds the same, as each digit of a trial that filled the board does, and is
 * unfolded once.
 * @param {readonly Item[]} items @param {Set<string>} [seen] @returns {Promise<Item[]>}
 */
async function unfolded(items, seen = new Set()) {
  /** @type {Item[]} */
  const all = [];
  for (const item of items) {
    all.push(item);
    const folds = item.items || item.unfold;
    const told = `${item.text} ${item.detail}`;
    if (!folds || (item.detail && seen.has(told))) continue;
    seen.add(told);
    const later = item.unfold && (await unfold(item.unfold, 'en'));
    const inner = [item.items?.() ?? [], later && 'items' in later ? later.items : []];
    for (const list of inner.filter(({ length }) => length > 0)) {
      for (const each of await unfolded(list, seen)) all.push(each);
    }
  }
  return all;
}

/** A place that was not filled in, a key without a text, a name that is empty. @param {string} said */
function checkText(said) {
  assert.doesNotMatch(said, /undefined|null|NaN|\[object|\{[a-z|]|[a-z]\.[a-z]/i);
  assert.doesNotMatch(
    said,
    /^\s|\s$| {2}| [,.:;]|\{\}|\(\)|（）|「」|\bIn ,|(^|[。：、（])[でのは、。]/,
  );
}

/** @param {Item} item */
function check(item) {
  assert.ok(item.text.length > 0);
  for (const said of [item.text, item.detail, item.rule?.label]) if (said) checkText(said);
  for (const { square } of item.picture?.squares ?? []) assert.ok(square >= 0 && square < 81);
}

/** The parts that can be compared. @param {Item} item */
const flat = ({ text, tone, rule, picture }) => ({ text, tone, rule, picture });

const engine = await Engine.load();
await engine.loadTechniques();

test('every method has a name in every language, and no name is of none', () => {
  const slugs = engine.methods().map(({ slug }) => `method.${slug}`);
  for (const texts of Object.values(locales)) {
    const named = Object.keys(texts).filter((key) => key.startsWith('method.'));
    assert.deepEqual(named.sort(), slugs.sort());
  }
});

for (const [turn, [language, dictionary]] of Object.entries(locales).entries()) {
  for (const [at, { name, board }] of EXAMPLES.entries()) {
    test(`${name} can be told in ${language}, step by step and at once`, async () => {
      const words = createWords(dictionary);
      const solver = /** @type {Engine} */ (engine).open(board, { method: 'ushio', events: true });
      // Step by step in one of the languages, which take turns.
      const isStepped = (turn + at) % Object.keys(locales).length === 0;
      let steps = 0;
      for (let ended = !isStepped; !ended; steps++) {
        const result = solver.step();
        const [events, sets] = [solver.events(), solver.sets()];
        const entry = tellPress(words, { action: 'step', result, events, sets, showHow: true });
        for (const item of await unfolded([entry.lead, ...entry.items])) check(item);
        if (result.placed) assert.ok(entry.lead.rule, entry.lead.text);
        ended = result.outcome !== 'continues';
      }
      assert.ok(steps > 1 || !isStepped);

      solver.board = board;
      const result = solver.solve();
      const press = { result, events: solver.events(), showHow: true };
      const entry = tellPress(words, { action: 'solve', ...press });
      for (const item of await unfolded([entry.lead, ...entry.items])) check(item);
      solver.free();
    });
  }
}

for (const { slug } of engine.methods()) {
  test(`${slug}: the whole story of hard boards leaves no place empty, in any language`, async () => {
    for (const board of HARD) {
      const solver = engine.open(board, { method: slug, events: true });
      const result = solver.solve();
      const { methodInfo: method, time } = solver;
      const press = { result, events: solver.events(), sets: solver.sets(), method, time };
      for (const dictionary of Object.values(locales)) {
        const words = createWords(dictionary);
        const entry = tellPress(words, { action: 'solve', ...press, showHow: true });
        for (const item of await unfolded([entry.lead, ...entry.items])) check(item);
        for (const line of explain(words, press).trimEnd().split('\n')) checkText(line.trimStart());
      }
      solver.free();
    }
  });
}

test('what is said to lie in lines is removed from these lines', () => {
  let told = 0;
  for (const [method, board] of ['logical-cube', 'cell-list'].flatMap((slug) =>
    HARD.map((hard) => [slug, hard]),
  )) {
    const solver = engine.open(board, { method, events: true });
    solver.solve();
    const events = solver.events();
    for (const { kind, square, cause } of events) {
      const deduction = kind === 'excluded' && cause !== null ? events[cause] : null;
      if (!square || !/line|indirect|two-boxes/.test(deduction?.rule ?? '')) continue;
      const lines = linesOf(deduction?.squares ?? []);
      assert.ok(
        lines.some(({ type, number }) => type !== 'box' && square[type] === number),
        `${deduction?.rule} on ${board}`,
      );
      told++;
    }
    solver.free();
  }
  assert.ok(told > 100);
});

test('the first example begins with a step whose reason is easily seen', () => {
  const solver = /** @type {Engine} */ (engine).open(EXAMPLES[0].board, { events: true });
  const press = { result: solver.step(), events: solver.events() };
  const { lead } = tellPress(createWords(locales.en), { action: 'step', ...press });
  assert.equal(
    lead.text,
    'r1c6 is 9. In box 2 no other square can be 9: the 9s in r3c3, r4c4 and r8c5 rule out the other empty squares.',
  );
  solver.free();
});

test('the examples end as their names promise', () => {
  const ends = EXAMPLES.map(({ name, board }) => {
    const solver = /** @type {Engine} */ (engine).open(board);
    const { outcome, warnings, counts } = solver.solve();
    solver.free();
    return [name, outcome, counts.assumptionsTried > 0, warnings.length > 0];
  });
  assert.deepEqual(ends, [
    ['example.first', 'finished', false, false],
    ['example.xWing', 'finished', true, false],
    ['example.chain', 'finished', true, false],
    ['example.hard', 'finished', true, false],
    ['example.cube', 'finished', false, false],
    ['example.several', 'finished', true, true],
    ['example.contradictory', 'inconsistent', false, false],
  ]);
});

test('a plain press is told by its own modules and texts as it is by all of them', async () => {
  let plain = 0;
  for (const [turn, [language, dictionary]] of Object.entries(locales).entries()) {
    const words = createWords(dictionary);
    const few = createWords((await languages[language].load()).texts);
    for (const { board } of EXAMPLES.filter((_, at) => (turn + at) % 2 === 0)) {
      const solver = engine.open(board, { events: true });
      for (let ended = false; !ended;) {
        const result = solver.step();
        ended = result.outcome !== 'continues';
        const press = { action: /** @type {const} */ ('step'), result, events: solver.events() };
        if (!isPlain(press)) continue;
        plain++;
        const whole = isUnsolvable(result)
          ? cautioned(words, details().tellWhole(words, press))
          : details().tellWhole(words, press);
        const told = tellPress(few, press);
        const parts = (/** @type {import('../../web/story/types.js').Entry} */ { lead, items }) => [
          lead,
          ...(lead.items?.() ?? []),
          ...items,
        ];
        assert.deepEqual(parts(told).map(flat), parts(whole).map(flat));
      }
      solver.free();
    }
  }
  assert.ok(plain > 50, `${plain} presses`);
});
