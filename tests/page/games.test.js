// Nothing is lost with two tabs, a reload, a killed page, or a storage that refuses everything.
import assert from 'node:assert/strict';
import { follow, newest, phrase, press, readBoard, squareAt, undo } from './hands.js';
import { FIRST, HARD } from './host.js';
import { describePage } from './page.js';

/** @typedef {import('playwright-core').Page} Page */

const OTHER = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

/** Ends its process, without notice to the page. @param {Page} page */
const kill = async (page) => {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  session.send('Page.crash').catch(() => {});
  await crashed;
};

describePage('Each tab', (onPage) => {
  onPage(
    'has its own game, whatever another does, and a new or a duplicated one begins with a copy',
    async (page) => {
      const home = page.url();
      await press(page, 'step');
      const first = await readBoard(page);
      const other = await page.context().newPage();
      await other.goto(home);
      assert.equal(await readBoard(other), first, 'a copy of what was played last');
      const [twin] = await Promise.all([
        page.context().waitForEvent('page'),
        page.evaluate(() => void window.open(location.href)),
      ]);
      assert.equal(await readBoard(twin), first);
      await follow(other, `p=${OTHER}`);
      for (let count = 0; count < 3; count++) await press(other, 'step');
      const second = await readBoard(other);
      await follow(twin, `p=${HARD}`);
      await press(page, 'step');
      const third = await readBoard(page);
      const tabs = [page, other, twin];
      await Promise.all(tabs.map((tab) => tab.reload()));
      assert.deepEqual(await Promise.all(tabs.map(readBoard)), [third, second, HARD]);
      for (let count = 0; count < 4; count++) await undo(other);
      assert.equal(await readBoard(other), first);
    },
  );

  /** @param {Page} page */
  const enterTwo = async (page) => {
    await squareAt(page, 1, 1).focus();
    await page.keyboard.press('9');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('8');
    assert.match(await readBoard(page), /^98/);
  };
  /** @param {Page} page */
  const takeBackTwo = async (page) => {
    assert.match(await readBoard(page), /^98/);
    for (let count = 0; count < 2; count++) await undo(page);
    assert.equal(await readBoard(page), FIRST);
  };

  onPage(
    'finds everything again after its page ended without a word, and leaves it to the next one when its process is killed',
    async (page) => {
      const home = page.url();
      await enterTwo(page);
      await page.reload();
      await takeBackTwo(page);

      await enterTwo(page);
      await kill(page);
      const next = await page.context().newPage();
      await next.goto(home);
      await takeBackTwo(next);
    },
    {
      prepare: (page) =>
        page.addInitScript(() =>
          addEventListener('pagehide', (event) => event.stopImmediatePropagation()),
        ),
    },
  );
});

describePage('A link', (onPage) => {
  onPage(
    'leaves the address once it is taken, so that a reload brings what came after it',
    async (page) => {
      assert.equal(await readBoard(page), OTHER);
      assert.equal(new URL(page.url()).hash, '');
      await follow(page, `p=${HARD}`);
      await press(page, 'step');
      const board = await readBoard(page);
      await page.reload();
      assert.equal(await readBoard(page), board);
      await page.goto('about:blank');
      await page.goBack();
      assert.equal(await readBoard(page), board);
    },
    { path: `index.html#p=${OTHER}` },
  );
});

describePage('What was kept before', (onPage) => {
  onPage(
    'and cannot be read is set aside; a storage that is full keeps the game for its tab; both are said',
    async (page) => {
      await newest(page)
        .filter({ hasText: phrase('error.setAside') })
        .waitFor();
      assert.equal(await readBoard(page), FIRST);
      const kept = await page.evaluate(() => Object.entries(localStorage));
      assert.deepEqual(
        kept.filter(([key]) => key.startsWith('kakutei.aside.')).map(([, text]) => text),
        ['{"version":9}'],
      );

      await page.evaluate(() => {
        for (const size of [1e6, 1e4, 100, 1]) {
          for (let nth = 0; nth < 100; nth++) {
            try {
              localStorage.setItem(`x${size}.${nth}`, 'x'.repeat(size));
            } catch {
              break;
            }
          }
        }
      });
      await press(page, 'step');
      await page.getByText(phrase('error.noRoom')).first().waitFor();
      const board = await readBoard(page);
      await page.reload();
      assert.equal(await readBoard(page), board);
    },
    {
      prepare: (page) =>
        page.addInitScript(
          () => sessionStorage.length || localStorage.setItem('kakutei.game.x', '{"version":9}'),
        ),
    },
  );
});
