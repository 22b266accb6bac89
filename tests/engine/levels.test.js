// Invariants of the method at every visit, at every level of assumption: levels.tool.c looks.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allBoards, noShared, sampleShared } from '../cases/cases.js';
import { need } from '../needs.js';
import { outputOf } from './programs.js';

need('gcc');

/** @param {string[]} boards */
function look(boards) {
  return JSON.parse(outputOf('gcc', 'levels.tool', { input: `${boards.join('\n')}\n` }));
}

/** The room of the list and what was ever seen in it: 111 sets, 38 of them with more than a square. */
function judge(/** @type {any} */ { sets, others, refused, wrong }) {
  assert.equal(wrong, 0, 'what a square is forbidden is not what the sets forbid it');
  assert.equal(refused, 0, 'a set found no room');
  assert.ok(sets <= 120, `a list of ${sets} sets`);
  assert.ok(others <= 45, `a list with ${others} sets of more than one square`);
}

test('on our boards a list has at most 120 sets, and forbids what its sets forbid', () => {
  const seen = look(allBoards().filter((_, i) => i % 4 === 0));
  judge(seen);
  assert.ok(seen.sets > 81 && seen.others > 0 && seen.depth > 1, 'nothing was seen');
});

test('so it is on shared boards, the hardest among them', { skip: noShared }, () => {
  judge(
    look([
      ...sampleShared('17clue.txt', 10),
      ...sampleShared('magictour1465.txt', 10),
      ...sampleShared('hardest1106.txt', 1),
      ...sampleShared('many-solutions.txt', 5),
    ]),
  );
});
