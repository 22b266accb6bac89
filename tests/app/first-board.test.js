// What is painted before the first script: the board in the page's own HTML.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { project } from '../../scripts/lib/tools.js';
import { EXAMPLES } from '../../web/app/examples.js';

test('the page shows its first example in its own HTML', () => {
  const html = readFileSync(join(project, 'web/index.html'), 'utf8');
  const [, xs, ys, digits] =
    /<text\s+x="([^"]+)"\s+y="([^"]+)"\s*>\s*(\d+)\s*<\/text>/.exec(html) ?? [];
  const board = Array(81).fill('.');
  const places = (/** @type {string} */ list) =>
    list.split(' ').map((at) => Math.floor(Number(at) / 10));
  const [columns, rows] = [places(xs), places(ys)];
  for (const [index, digit] of [...digits].entries()) {
    board[rows[index] * 9 + columns[index]] = digit;
  }
  assert.equal(columns.length, digits.length);
  assert.equal(board.join(''), EXAMPLES[0].board);
});
