// The lessons: each technique of HoDoKu's first three levels has one, after those that it builds on; its boards show it,
// its near miss lacks only a candidate, and its puzzle needs nothing harder.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boardOf } from '../../web/app/techniques/cases.js';
import { LESSONS, LEVELS } from '../../web/app/techniques/lessons.js';
import { nearly } from '../../web/help/lessons/lesson.js';
import { linkOf, orderFor, textOf } from '../../web/help/families/steps.js';
import { Engine } from '../../web/index.js';
import { listOfPreset, turned, writeList } from '../../web/model/techniques/list.js';
import { optionsOfList } from '../../web/model/techniques/text.js';
import { need } from '../needs.js';

need('wasm');

const engine = await Engine.load();
await engine.loadTechniques();
const table = await (await engine.catalogue('.'.repeat(81))).techniques();
const infos = new Map(table.map((info) => [info.slug, info]));
const slugs = LESSONS.map(({ slug }) => slug);

/** Such as have a lesson for a reason of their own. */
const WITHOUT = { near: ['full-house'], second: ['unique-rectangle-5', 'avoidable-rectangle-2'] };

/** The step that a technique, asked alone, finds on a board. @param {string} slug @param {string} board of a link */
async function stepOn(slug, board) {
  const order = orderFor(infos.get(slug) ?? assert.fail(slug));
  const catalogue = await engine.catalogue(textOf(linkOf({ slug, board })), { order });
  const { outcome, step } = await catalogue.hint();
  assert.notEqual(outcome, 'inconsistent', slug);
  return step;
}

/** Only these, in the order of HoDoKu. @param {readonly string[]} some */
function optionsOf(some) {
  const all = table.map(({ slug }) => slug);
  const list = turned(turned(listOfPreset('hodoku', table), all, false), some, true);
  return optionsOfList(writeList('hodoku', list, table));
}

/** @param {string} puzzle @param {readonly string[]} some techniques */
function isSolvedBy(puzzle, some) {
  const solver = engine.open(puzzle, { method: 'techniques', options: optionsOf(some) });
  const { outcome } = solver.solve();
  solver.free();
  return outcome === 'finished';
}

test('each technique of the first three levels that is on HoDoKu’s path has a lesson, at its level', () => {
  const wanted = table.filter(({ level, rates }) => rates && LEVELS.some((own) => own === level));
  assert.deepEqual([...slugs].sort(), wanted.map(({ slug }) => slug).sort());
  for (const { slug, level } of LESSONS) assert.equal(infos.get(slug)?.level, level, slug);
});

test('a lesson comes after those that it builds on', () => {
  for (const [at, { slug, before }] of LESSONS.entries()) {
    assert.ok(at === 0 || before.length > 0, slug);
    for (const other of before) assert.ok(slugs.slice(0, at).includes(other), `${slug}: ${other}`);
  }
});

test('the second board shows the technique as well, and is another one', async () => {
  for (const { slug, second } of LESSONS) {
    assert.equal(second === '', WITHOUT.second.includes(slug), slug);
    if (!second) continue;
    assert.notEqual(second, boardOf(slug));
    assert.equal((await stepOn(slug, second))?.technique, slug);
  }
});

test('on the near miss the technique finds nothing, but does without one candidate', async () => {
  for (const lesson of LESSONS) {
    const { slug, near } = lesson;
    const miss = nearly(lesson);
    assert.equal(miss === null, WITHOUT.near.includes(slug), slug);
    if (!near || !miss) continue;
    const { square, digit } = miss.spoiler;
    const marks = linkOf({ slug, board: near.board }).marks?.[square] ?? 0;
    assert.ok(marks & (1 << (digit - 1)), slug);
    assert.equal(await stepOn(slug, near.board), null, slug);
    assert.equal((await stepOn(slug, miss.each.board))?.technique, slug);
  }
});

test('the lessons up to it solve its puzzle, those before it do not; else it is on the puzzle’s path, with no technique that has no lesson', async () => {
  const without = [];
  for (const [at, { slug, puzzle, isNeeded }] of LESSONS.entries()) {
    if (!puzzle) {
      without.push(slug);
      continue;
    }
    assert.equal(engine.count(puzzle).count, 1, slug);
    if (isNeeded) {
      assert.ok(isSolvedBy(puzzle, slugs.slice(0, at + 1)), slug);
      assert.ok(!isSolvedBy(puzzle, slugs.slice(0, at)), slug);
    } else {
      const { steps } = await engine.rate(puzzle, { scale: 'hodoku' });
      const used = steps.map(({ technique }) => technique);
      assert.ok(used.includes(slug), slug);
      for (const each of used) assert.ok(slugs.includes(each), `${slug}: ${each}`);
    }
  }
  assert.deepEqual(without, ['avoidable-rectangle-2']);
});
