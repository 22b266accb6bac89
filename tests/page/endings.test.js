// How a press ends on the page; how it ends on all kinds of boards is proved in tests/solver.
import assert from 'node:assert/strict';
import { ask, indexOf } from './engine.js';
import { enterBoard, newest, phrase, pressAnyway, readBoard, readNames } from './hands.js';
import { describePage } from './page.js';

/** @typedef {import('playwright-core').Page} Page */

/** @param {Page} page @param {RegExp} mark @returns {Promise<number[]>} squares whose names say it */
const marked = async (page, mark) =>
  (await readNames(page)).flatMap((name, square) => (mark.test(name) ? [square] : []));

describePage('A contradictory board', (onPage) => {
  onPage('ends a Go that goes on anyway, with the squares marked and the reason', async (page) => {
    const board = `5.......5${'.'.repeat(72)}`;
    await enterBoard(page, board);
    assert.deepEqual(await marked(page, /conflict/), [0, 8]);
    await pressAnyway(page, 'go');
    assert.equal(await readBoard(page), board, 'nothing is placed');
    assert.deepEqual(await marked(page, /contradiction/), ask('solve', board).marks.map(indexOf));
    const said = await newest(page).innerText();
    assert.match(said, phrase('ended.inconsistent'));
    assert.match(said, phrase('contradiction.givens', { squares: 'r1c1 and r1c9' }));
    const aloud = String(await page.getByRole('status').textContent());
    assert.match(aloud, phrase('ended.inconsistent'));
  });
});
