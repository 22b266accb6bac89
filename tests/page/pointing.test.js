// Pointing at an entry of the panel, with mouse, keyboard or finger, draws it on the board.
import assert from 'node:assert/strict';
import { newest, press, readNames, setChoice, squareAt, tabTo } from './hands.js';
import { describePage } from './page.js';

/** @typedef {import('playwright-core').Page} Page */

/** What the board shows, and its texts for screen readers. @param {Page} page */
const look = async (page) => ({
  picture: (await page.getByRole('grid').first().screenshot()).toString('base64'),
  names: (await readNames(page)).join('\n'),
});

/** @param {{ picture: string, names: string }} one @param {{ picture: string, names: string }} other */
function assertDiffer(one, other) {
  assert.notEqual(one.picture, other.picture, 'it looks different');
  assert.notEqual(one.names, other.names, 'it is said differently');
}

/** A step with its list of all determined sets unfolded. @param {Page} page */
async function prepareList(page) {
  await setChoice(page, 'showHow');
  await press(page, 'step');
  const sets = newest(page).getByRole('group').last();
  await sets.locator('summary').click();
  return sets.getByRole('listitem').getByRole('button');
}

describePage('Pointing at an entry', (onPage) => {
  onPage(
    'with the mouse draws it, the squares and digits that it names, and leaving it restores the board',
    async (page) => {
      const entries = await prepareList(page);
      await page.getByRole('heading', { level: 1 }).hover();
      await page.getByRole('heading', { level: 1 }).click();
      const rest = await look(page);
      await entries.nth(3).hover();
      const third = await look(page);
      assertDiffer(rest, third);
      await entries.nth(4).hover();
      assertDiffer(third, await look(page));
      await page.getByRole('heading', { level: 1 }).hover();
      assert.deepEqual(await look(page), rest);
      for (let index = 0; index < 5; index++) {
        await entries.nth(index).hover();
        const [, row, column] = (await entries.nth(index).innerText()).match(/r(\d)c(\d)/) ?? [];
        const said = await squareAt(page, Number(row), Number(column)).getAttribute('aria-label');
        assert.match(String(said), /in the set/);
      }
    },
  );

  onPage('with the keyboard draws it; Esc and going away restore the board', async (page) => {
    const entries = await prepareList(page);
    await page.getByRole('heading', { level: 1 }).hover();
    await squareAt(page, 1, 1).focus();
    const rest = await look(page);
    await tabTo(page, entries.first());
    const first = await look(page);
    assertDiffer(rest, first);
    await page.keyboard.press('ArrowDown');
    assert.ok(await entries.nth(1).evaluate((entry) => entry.matches(':focus')));
    assertDiffer(first, await look(page));
    await page.keyboard.press('Escape');
    assert.deepEqual((await look(page)).names, rest.names);
    await page.keyboard.press('ArrowUp');
    assert.deepEqual((await look(page)).names, first.names);
    await squareAt(page, 1, 1).focus();
    assert.deepEqual((await look(page)).names, rest.names);
  });

  onPage(
    'with a finger draws it where it can be seen beside the entry',
    async (page) => {
      const entries = await prepareList(page);
      await entries.nth(3).tap();
      const seen = await page.getByRole('grid').evaluateAll(
        (grids) =>
          grids.filter((grid) => {
            const { top, bottom, height } = grid.getBoundingClientRect();
            const part = Math.min(bottom, innerHeight) - Math.max(top, 0);
            return height > 0 && part > 0.5 * height;
          }).length,
      );
      assert.ok(seen > 0, 'a board with the drawing is on the screen');
    },
    { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  );
});
