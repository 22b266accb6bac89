// What happened inside a trial, in the method's own terms: where it is not recorded, the press is made once more, and
// each branch is told as it is where everything was recorded, with its size and where it broke.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { Engine } from '../../web/index.js';
import { createWords } from '../../web/locales/words.js';
import { tellAccount } from '../../web/story/account.js';
import { locales } from '../locales/all.js';
import { need } from '../needs.js';

need('wasm');

/** @typedef {import('../../web/story/types.js').Item} Item */

const hard = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
const words = createWords(locales.en);
/** @type {Engine} */
let engine;
before(async () => void (engine = await Engine.load()));

/** The account of the first digit of a Go. @param {string} slug @param {number} eventDepth */
function firstAccount(slug, eventDepth) {
  const solver = engine.open(hard, { method: slug, events: true });
  solver.setOption('eventDepth', eventDepth);
  const { eventsLost } = solver.solve();
  const [events, method] = [solver.events(), solver.methodInfo];
  solver.free();
  const placed = events.find(({ kind, depth }) => kind === 'placed' && depth === 0);
  assert.ok(placed);
  return { events, eventsLost, account: tellAccount(words, events, placed, method) };
}

/** @param {readonly Item[]} items @returns {Item[]} with those that they fold */
const all = (items) => items.flatMap((item) => [item, ...all(item.items?.() ?? [])]);

/** @param {readonly Item[]} items */
const textsOf = (items) => all(items).map(({ text, detail }) => `${text} ${detail}`);

for (const [slug, broken] of [
  ['ushio', 'r7c7 = 5 leads to a contradiction, and so does excluding it. 791 steps and 16 trials in all.'], // prettier-ignore
  ['human', 'r3c8 has no candidate left. 188 steps and 6 trials in all.'],
  ['cell-list', '2068 steps and 218 trials in all.'],
]) {
  test(`${slug}: a branch is told whole when it is unfolded`, () => {
    const [short, whole] = [0, 255].map((depth) => firstAccount(slug, depth));
    assert.equal(whole.eventsLost, 0);
    assert.ok(short.events.length < whole.events.length / 5);
    const folded = all(short.account).filter(({ unfold }) => unfold?.again);
    assert.ok(folded.length > 0);
    const known = all(whole.account);
    for (const [at, { text, unfold }] of folded.entries()) {
      const further = unfold?.write(whole);
      assert.ok(further && 'items' in further);
      const [figures, ...inside] = further.items;
      if (at === 0) assert.equal(figures.text, broken);
      assert.match(figures.text, / in all\.$/);
      const same = known.find((item) => item.text === text);
      assert.ok(same?.items && same.detail.endsWith(figures.text), text);
      assert.deepEqual(textsOf(inside), textsOf(same.items()));
      assert.ok(all(inside).length > 100);
    }
  });
}

test('what was lost of such a record is said', () => {
  const [short, whole] = [0, 255].map((depth) => firstAccount('human', depth));
  const [{ unfold }] = all(short.account).filter((item) => item.unfold?.again);
  const further = unfold?.write({ ...whole, eventsLost: 7 });
  const last = further && 'items' in further ? further.items.at(-1)?.text : '';
  assert.equal(last, words.t('lost.events', { count: 7 }));
});
