// embed.html, the page for an iframe, and links with a puzzle in the fragment.
import assert from 'node:assert/strict';
import { ask } from './engine.js';
import { button, press, readBoard, squareAt, undo } from './hands.js';
import { FIRST, HARD, host } from './host.js';
import { describePage, describeSource } from './page.js';
import { isSolution } from '../grid.js';

/** @typedef {import('playwright-core').Page} Page */

const japanese = /\p{Script=Han}/u;

describeSource('The page for an iframe', (onPage) => {
  onPage(
    'shows what its fragment says, keeps nothing, and follows the fragment',
    async (page) => {
      assert.equal(await readBoard(page), FIRST);
      assert.match(String(await squareAt(page, 1, 1).getAttribute('aria-label')), japanese);
      assert.equal(await page.locator('html').getAttribute('lang'), 'ja');
      assert.equal(await button(page, 'go').count(), 0);
      assert.doesNotMatch(await page.locator('main').innerText(), /Go|入力/, 'nor is it named');
      await press(page, 'step');
      assert.equal(await readBoard(page), ask('step', FIRST).board);
      assert.deepEqual(
        await page.evaluate(() => [localStorage.length, sessionStorage.length]),
        [0, 0],
      );
      assert.equal(
        await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
        0,
      );
      await page.evaluate((board) => (location.hash = `puzzle=${board}&lang=en`), HARD);
      await page.getByRole('button', { name: 'View' }).waitFor();
      assert.equal(await readBoard(page), HARD);
    },
    { path: `embed.html#puzzle=${FIRST}&lang=ja&theme=dark&controls=step%20story` },
  );
});

describePage('The built page for an iframe', (onPage) => {
  onPage(
    'treats markup in its fragment as text',
    async (page) => {
      await page.getByRole('gridcell').first().waitFor();
      assert.equal(await page.locator('img, main script').count(), 0);
    },
    {
      path: `embed.html#puzzle=${encodeURIComponent('<img src=x onerror=alert(1)>')}&theme=%22%3E&lang=%3Cscript%3E`,
    },
  );

  onPage(
    'has a board as wide as a low frame, which then grows, however low it was',
    async (page) => {
      const board = await page.getByRole('grid').boundingBox();
      assert.ok(board && board.width > 550, `${board?.width} of 600 pixels`);
    },
    { path: `embed.html#puzzle=${FIRST}&controls=`, viewport: { width: 600, height: 150 } },
  );

  onPage(
    'works in a sandbox that allows nothing but scripts',
    async (page) => {
      const frame = page.frameLocator('iframe');
      await frame.getByRole('button', { name: 'Go' }).click();
      await frame.getByRole('gridcell', { name: /found/ }).first().waitFor();
      const names = await frame
        .getByRole('gridcell')
        .evaluateAll((all) =>
          all.map(({ ariaLabel }) => ariaLabel?.match(/(?:given|found) (\d)/)?.[1]),
        );
      assert.ok(isSolution(names.slice(0, 81).join('')));
    },
    {
      path: 'host.html',
      expected: /Worker|worker/,
      prepare: async (page) => {
        await page.route('**/host.html', (route) =>
          route.fulfill({
            contentType: 'text/html',
            body: `<!doctype html><html lang="en"><title>Host</title><link rel="icon" href="data:,"><iframe title="Sudoku" width="600" height="900" sandbox="allow-scripts" src="embed.html#puzzle=${FIRST}&lang=en"></iframe>`,
          }),
        );
      },
    },
  );
});

describePage('A link with a puzzle', (onPage) => {
  onPage(
    'puts it on the board, once, and follows the next',
    async (page) => {
      assert.equal(await readBoard(page), HARD);
      await press(page, 'step');
      const board = await readBoard(page);
      assert.notEqual(board, HARD);
      await page.reload();
      assert.equal(await readBoard(page), board, 'a reload keeps what was done');
      await page.evaluate((puzzle) => (location.hash = `p=${puzzle}&m=ushio`), FIRST);
      await page.waitForFunction(
        (board) => Reflect.get(document.querySelector('kakutei-solver') ?? {}, 'board') === board,
        FIRST,
      );
      await undo(page);
      assert.equal(await readBoard(page), board, 'Back brings back what it replaced');
    },
    { path: `#p=${HARD}` },
  );

  onPage(
    'that is none changes nothing',
    async (page) => assert.equal(await readBoard(page), FIRST),
    { path: '#p=1234' },
  );
});

describeSource('The classes without a definition', (onPage) => {
  onPage(
    'can be imported, and loading the definition twice is harmless',
    async (page) => {
      const found = await page.evaluate(async () => {
        const home = new URL('embed/', location.href);
        const { KakuteiSolver } = await import(new URL('../solver/kakutei-solver.js', home).href);
        const before = customElements.get('kakutei-solver') === undefined;
        const element = await import(new URL('element.js', home).href);
        await import(new URL('define.js?again', home).href);
        return {
          before,
          same: customElements.get('kakutei-solver') === KakuteiSolver,
          names: Object.keys(element).sort(),
        };
      });
      assert.deepEqual(found, {
        before: true,
        same: true,
        names: ['KakuteiBoard', 'KakuteiSolver'],
      });
    },
    host({ defined: false }),
  );
});
