// The first visit, and the same under another path.
import assert from 'node:assert/strict';
import { ask } from './engine.js';
import {
  aloud,
  button,
  isBusy,
  newest,
  openBeside,
  phrase,
  press,
  readBoard,
  readSquares,
  squareAt,
  within,
} from './hands.js';
import { describePage } from './page.js';
import { indexOf, isSolution } from '../grid.js';

function defer() {
  let resolve = () => {};
  const promise = new Promise((settle) => (resolve = () => settle(undefined)));
  return { promise, resolve };
}

describePage('The page at the first visit', (onPage) => {
  onPage(
    'an example with one solution is on the board, all of it given; 1 Step at once shows a digit and says in a sentence why it goes there',
    async (page) => {
      const squares = await readSquares(page);
      const board = await readBoard(page);
      assert.ok(squares.filter(({ kind }) => kind === 'given').length >= 17);
      assert.deepEqual([...new Set(squares.map(({ kind }) => kind))].sort(), ['empty', 'given']);
      const { outcome, warnings } = ask('solve', board);
      assert.deepEqual([outcome, warnings], ['finished', []]);
      await squareAt(page, 1, 1).click();
      assert.equal(await button(page, 'back').isDisabled(), true, 'nothing can be taken back yet');

      await press(page, 'step');
      const { placed } = ask('step', board);
      const square = (await readSquares(page))[indexOf(placed)];
      assert.deepEqual([square.kind, square.digit], ['found', String(placed.digit)]);
      assert.match(square.name, /last step/);
      const sentence = (await newest(page).innerText()).replace(/\s+/g, ' ');
      const { row, column, digit } = placed;
      assert.match(sentence, phrase('placed', { square: `r${row}c${column}`, digit }));
      assert.match(sentence, /\. .+\./s, 'a reason follows the digit');
      const said = await page.getByRole('status').textContent();
      assert.ok(aloud(sentence).includes(String(said).trim()), 'what is written is also said');
    },
  );

  onPage(
    'the board is drawn once',
    async (page) => {
      const named = await page.evaluate(() => Reflect.get(window, 'named'));
      assert.equal(named.length, 81);
    },
    {
      prepare: (page) =>
        page.addInitScript(() => {
          /** @type {string[]} */
          const named = [];
          const { setAttribute } = Element.prototype;
          Object.assign(window, { named });
          Element.prototype.setAttribute = function (name, value) {
            if (name === 'aria-label' && this.hasAttribute('data-square')) named.push(value);
            setAttribute.call(this, name, value);
          };
        }),
    },
  );

  onPage(
    'the examples below the story come when nothing else is to do, and not before a first press is answered',
    async (page) => {
      const begin = page.locator('#begin');
      await begin.getByRole('button').first().waitFor();
      const arrived = defer();
      await page.route('**/kakutei.wasm', async (route) => {
        await arrived.promise;
        await route.continue();
      });
      await page.addInitScript(() => {
        addEventListener('kakutei-begun', () => {
          document.querySelector('kakutei-solver')?.shadowRoot?.getElementById('step')?.click();
        });
      });
      await page.reload();
      await press(page, 'step', async () => {
        for (let times = 0; times < 5; times++) {
          await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
        }
        assert.equal(await begin.innerHTML(), '');
        arrived.resolve();
      });
      assert.equal(await begin.innerHTML(), '');
    },
  );

  onPage('five quick presses of the key S place five digits', async (page) => {
    let board = await readBoard(page);
    for (let count = 0; count < 5; count++) board = ask('step', board).board;
    await press(page, 'step', async () => {
      for (let count = 0; count < 5; count++) await page.keyboard.press('s');
    });
    assert.equal(await readBoard(page), board);
  });

  onPage('Go at once fills the board and says how it ended', async (page) => {
    const before = await readBoard(page);
    await press(page, 'go');
    const board = await readBoard(page);
    assert.equal(board, ask('solve', before).board);
    assert.ok(isSolution(board));
    const open = [...before].filter((digit) => digit === '.').length;
    assert.match(await newest(page).innerText(), phrase('ended.finished', { count: `${open}` }));
  });

  onPage(
    'no method can be chosen before the methods are known, and none looks empty',
    async (page) => {
      const arrived = defer();
      await page.route('**/kakutei.wasm', async (route) => {
        await arrived.promise;
        await route.continue();
      });
      await page.reload();
      const opener = page.locator('.opens.ways-to-solve');
      assert.match(await opener.innerText(), /^Method…/);
      await opener.click();
      const method = page.getByRole('combobox', { name: 'Method' });
      assert.equal(await method.isDisabled(), true);
      assert.equal(await method.innerText(), '…');
      arrived.resolve();
      await method.getByRole('option', { name: /Ushio/ }).waitFor({ state: 'attached' });
      assert.equal(await method.isEnabled(), true);
      assert.equal(await method.inputValue(), 'ushio');
      assert.match(await opener.innerText(), /^MethodUshio/);
    },
  );

  onPage(
    'the engine begins before the page does; 1 Step pressed before it is there is answered once it is',
    async (page) => {
      const [begun, arrived] = [defer(), defer()];
      await page.route('**/app/main.js', async (route) => {
        await begun.promise;
        await route.continue();
      });
      await page.route('**/kakutei.wasm', async (route) => {
        begun.resolve();
        await arrived.promise;
        await route.continue();
      });
      await page.reload();
      const before = await readBoard(page);
      await press(page, 'step', async () => {
        await button(page, 'step').click();
        assert.equal(await isBusy(page), true);
        arrived.resolve();
      });
      const count = (/** @type {string} */ board) => board.replaceAll('.', '').length;
      assert.equal(count(await readBoard(page)), count(before) + 1);
      const engines = page.workers().filter((worker) => /\/worker\.js$/.test(worker.url()));
      assert.equal(engines.length, 1, 'it is the one that the page asks');
    },
  );
});

describePage(
  'The page under another path',
  (onPage) => {
    onPage('works just the same, with its Help beside it', async (page) => {
      assert.equal(new URL(page.url()).pathname, '/a/b/');
      await press(page, 'step');
      await press(page, 'go');
      assert.ok(isSolution(await readBoard(page)));
      const help = await within(page, 'menu', () =>
        openBeside(page, page.getByRole('link', { name: 'Help' })),
      );
      await help.getByRole('heading', { level: 1 }).waitFor();
      await help.getByRole('grid').first().waitFor();
      assert.ok(isSolution(await readBoard(page)), 'the page is as it was');
      await help.getByRole('link', { name: 'Board', exact: true }).click();
      await button(help, 'step').waitFor();
      assert.equal(new URL(help.url()).pathname, '/a/b/');
    });
  },
  '/a/b/',
);
