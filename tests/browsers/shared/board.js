// <kakutei-board> by itself.
import assert from 'node:assert/strict';
import { readNames, until } from '../hands.js';

/** @param {import('../browsers.test.js').Shared} shared */
export function defineBoard({ visit }) {
  /** @param {import('../drivers.js').Driver} d @param {string} root */
  async function open(d, root) {
    await d.open(`${root}tests/page/board.html`);
    await until('the boards', () => d.evaluate(() => 'ready' in document.documentElement.dataset));
  }

  /** @param {import('../drivers.js').Driver} d */
  const focused = (d) => d.evaluate((tools) => Number(tools.focused()?.dataset.square ?? NaN));

  visit('keys move one roving focus', async (d, { root }) => {
    await open(d, root);
    await d.evaluate((tools) => tools.squares()[40].focus());
    for (const [key, square] of /** @type {[string, number][]} */ ([
      ['ArrowLeft', 39],
      ['ArrowUp', 30],
      ['Control+ArrowRight', 33],
      ['End', 35],
      ['Home', 27],
      ['Control+Home', 0],
      ['Control+End', 80],
    ])) {
      await d.press(key);
      assert.equal(await focused(d), square, key);
    }
    const stops = await d.evaluate(
      (tools) => tools.squares().filter((/** @type {any} */ { tabIndex }) => tabIndex === 0).length,
    );
    assert.equal(stops, 1);
    await d.press('Tab');
    assert.equal(await d.evaluate(() => document.activeElement?.id), 'between');
  });

  visit('squares have their names, and an overlay adds to them', async (d, { root }) => {
    await open(d, root);
    const names = await readNames(d);
    assert.equal(names[0], 'row 1, column 1, given 5');
    assert.equal(names[2], 'row 1, column 3, empty');
    await d.evaluate(() => {
      const candidates = Array.from({ length: 81 }, () => /** @type {number[]} */ ([]));
      candidates[22] = [2, 7];
      Object.assign(document.querySelector('#first') ?? {}, { overlay: { candidates } });
    });
    assert.equal((await readNames(d))[22], 'row 3, column 5, empty, candidates 2 7');
  });
}
