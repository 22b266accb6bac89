// What is said of each board of a lesson, also of the step that its near miss lacks a candidate for, is proved from the
// words. There a hidden single may be on the board that nobody has placed.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boardOf } from '../../web/app/techniques/cases.js';
import { LESSONS } from '../../web/app/techniques/lessons.js';
import { linkOf, orderFor, textOf } from '../../web/help/families/steps.js';
import { nearly } from '../../web/help/lessons/lesson.js';
import { Engine } from '../../web/index.js';
import { need } from '../needs.js';
import { checkEvents } from './step.js';

need('wasm');

const engine = await Engine.load();
const table = await (await engine.catalogue('.'.repeat(81))).techniques();
const infos = new Map(table.map((info) => [info.slug, info]));

test('all that a lesson says of its boards is proved from its words, in every language', async () => {
  for (const lesson of LESSONS) {
    const { slug, second } = lesson;
    const boards = [boardOf(slug), second, nearly(lesson)?.each.board].filter(Boolean);
    for (const board of boards) {
      const link = linkOf({ slug, board: String(board) });
      const givens = [...link.puzzle].flatMap((digit, square) => (digit === '.' ? [] : [square]));
      const order = orderFor(infos.get(slug) ?? assert.fail(slug));
      const { step } = await (await engine.catalogue(textOf(link), { order })).hint();
      const events = step?.events ?? assert.fail(slug);
      assert.ok(events.some(({ kind }) => kind === 'deduction'));
      const faults = checkEvents(events, new Set(givens)).map(({ texts, faults }) => [texts.text, ...faults]); // prettier-ignore
      assert.deepEqual(faults, [], slug);
    }
  }
});
