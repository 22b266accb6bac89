// Links to the page: what they load, and the messages about broken ones.
import assert from 'node:assert/strict';
import { button, newest, panel, readBoard, squareAt } from './hands.js';
import { describePage } from './page.js';

const WIKI = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

describePage('A link', (onPage) => {
  onPage(
    'that is broken is said to be, and the board stays',
    async (page) => {
      await newest(page).getByText('80 squares instead of 81').waitFor();
      const said = await newest(page).innerText();
      assert.match(said, /link is broken\..* 80 squares .* unchanged/);
      await squareAt(page, 1, 1).click();
      assert.equal(await button(page, 'back').isDisabled(), true);
      const board = await readBoard(page);
      assert.notEqual(board, '.'.repeat(81));
      await page.evaluate((hash) => (location.hash = hash), `#p=${WIKI}&s=12`);
      await newest(page).getByText('2 squares instead of 81').waitFor();
      await page.evaluate(() => (location.hash = '#p=abc'));
      await newest(page).getByText('“a” for r1c1 is neither').waitFor();
      assert.equal(await readBoard(page), board);
    },
    { path: `#p=${WIKI.slice(1)}` },
  );

  onPage(
    'with a method that there is not takes the first, and says so once',
    async (page) => {
      await panel(page).getByText('There is no method “nope” here').waitFor();
      assert.equal(await panel(page).getByText('There is no method').count(), 1);
      assert.equal(await readBoard(page), WIKI);
      assert.equal(await page.locator('#method').inputValue(), 'ushio');
    },
    { path: `#p=${WIKI}&m=nope` },
  );
});
