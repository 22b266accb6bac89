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

const LONG = '.2...6.8....7..1..7.9.1.........45.8.4..........62..4.3..9.............3.6...5.2.';
const hard = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
const words = createWords(locales.en);
/** @type {Engine} */
let engine;
before(async () => void (engine = await Engine.load()));

/**
 * The account of the first digit of a Go, and the events of that.
 * @param {string} slug
 * @param {{ eventDepth: number, inside?: readonly number[], board?: string }} how
 */
function firstAccount(slug, { eventDepth, inside, board = hard }) {
  const solver = engine.open(board, {
    method: slug,
    options: { eventDepth },
    inside,
    events: true,
  });
  const { eventsLost } = solver.solve();
  const [events, method] = [solver.events(), solver.methodInfo];
  solver.free();
  const placed = events.find(({ kind, depth }) => kind === 'placed' && depth === 0);
  assert.ok(placed);
  return { events, eventsLost, account: tellAccount(words, events, placed, method) };
}

/** @param {string} slug @param {readonly number[]} inside @param {string} [board] */
function pressAgain(slug, inside, board) {
  const { events, eventsLost } = firstAccount(slug, { eventDepth: 0, inside, board });
  assert.equal(eventsLost, 0);
  return events;
}

/** What is folded under an item, and its figures. @param {string} slug @param {Item} item @param {string} [board] */
async function unfold(slug, { items, unfold }, board) {
  if (!unfold?.inside) return { figures: null, items: items?.() ?? [] };
  const further = await unfold.write(pressAgain(slug, unfold.inside, board));
  assert.ok('items' in further);
  const [figures, ...inside] = further.items;
  return { figures: figures.text, items: inside };
}

/** What an item says, and all that it folds. @param {string} slug @param {Item} item @returns {Promise<string[]>} */
async function textsOf(slug, item) {
  const { items } = await unfold(slug, item);
  const texts = [];
  for (const each of items) texts.push(...(await textsOf(slug, each)));
  // The figures of what is not unfolded are not known.
  return [items.length ? item.text : `${item.text} ${item.detail}`, ...texts];
}

for (const [slug, broken] of [
  ['ushio', 'r7c7 = 5 leads to a contradiction, and so does excluding it. '],
  ['human', 'r3c8 has no candidate left. '],
  ['cell-list', ''],
]) {
  test(`${slug}: branches are told whole when they are unfolded one by one`, async () => {
    const [short, whole] = [0, 255].map((eventDepth) => firstAccount(slug, { eventDepth }));
    assert.equal(whole.eventsLost, 0);
    assert.ok(short.events.length < whole.events.length / 5);
    const [first] = short.account.flatMap(function folded(item) {
      return item.unfold?.inside ? [item] : (item.items?.() ?? []).flatMap(folded);
    });
    const { figures } = await unfold(slug, first);
    assert.ok(figures?.startsWith(broken));
    assert.match(figures, /\d trials?, not counting what is inside trials\.$/);
    const told = [];
    for (const item of short.account) told.push(...(await textsOf(slug, item)));
    const known = [];
    for (const item of whole.account) known.push(...(await textsOf(slug, item)));
    assert.ok(told.length > 200);
    assert.deepEqual(told, known);
  });
}

test('a branch that takes more events than a record has room for is told, and so are those inside it', async () => {
  const [slug, board] = ['ushio', LONG];
  assert.ok(firstAccount(slug, { eventDepth: 255, board }).eventsLost > 0);
  let { account: items } = firstAccount(slug, { eventDepth: 0, board });
  for (let depth = 0; depth < 3; depth++) {
    let next = items.find((item) => item.items || item.unfold?.inside);
    while (next && !next.unfold?.inside) {
      next = next.items?.().find((item) => item.items || item.unfold?.inside);
    }
    assert.ok(next);
    ({ items } = await unfold(slug, next, board));
    assert.ok(items.length > 0);
  }
});
