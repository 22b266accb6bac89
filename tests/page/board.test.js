// <kakutei-board> in a browser: keys, focus, pointers, texts for screen readers, the drawing.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { project } from '../../scripts/lib/tools.js';
import { serve } from '../../scripts/serve.js';
import { leaveBrowser, startBrowser } from './browser.js';
import { measureContrasts } from './contrasts.js';
import { until } from './hands.js';

/** @typedef {import('playwright-core').Page} Page */

describe('<kakutei-board>', () => {
  /** @type {import('playwright-core').Browser} */
  let browser;
  /** @type {{ url: string, close: () => Promise<void> }} */
  let server;

  before(async () => {
    server = await serve({ root: project, port: 0 });
    browser = await startBrowser();
  });
  after(async () => {
    leaveBrowser();
    await server?.close();
  });

  /** The page that the tests share, and what must never happen there. @type {Promise<{ page: Page, faults: string[] }> | undefined} */
  let shared;

  /** @param {import('playwright-core').BrowserContextOptions} [options] */
  async function open(options) {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    /** @type {string[]} */
    const faults = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await page.goto(`${server.url}tests/page/board.html`);
    await page.waitForSelector('html[data-ready]');
    return { page, faults };
  }

  /**
   * Each test has boards of its own, and a page of its own only with options.
   *
   * @param {(page: Page) => Promise<void>} body
   * @param {import('playwright-core').BrowserContextOptions} [options]
   */
  async function onPage(body, options) {
    const { page, faults } = await (options ? open(options) : (shared ??= open()));
    try {
      await body(page);
      assert.deepEqual(faults.splice(0), []);
      assert.deepEqual(await page.evaluate(() => window.violations.splice(0)), []);
    } finally {
      if (options) await page.context().close();
      else await page.evaluate(() => window.renew());
    }
  }

  /** @param {Page} page */
  const told = (page) => page.evaluate(() => window.told.splice(0));
  /** @param {Page} page @param {number} square @param {string} [board] */
  const at = (page, square, board = '#first') => page.locator(`${board} [data-square='${square}']`);
  /** @param {Page} page @param {string} board */
  const focusedIn = (page, board = '#first') =>
    page.evaluate(
      (id) => Number(document.querySelector(id)?.shadowRoot?.activeElement?.dataset.square ?? NaN),
      board,
    );

  test('a board is a grid of nine rows of nine squares, each with its name', async () => {
    await onPage(async (page) => {
      const grid = page.getByRole('grid', { name: 'Sudoku board' });
      assert.equal(await grid.getByRole('row').count(), 9);
      assert.equal(await grid.getByRole('row').nth(4).getByRole('gridcell').count(), 9);
      assert.equal(await grid.getByRole('gridcell').count(), 81);
      const names = ['row 1, column 1, given 5', 'row 1, column 3, empty'];
      for (const name of names) {
        assert.equal(await grid.getByRole('gridcell', { name, exact: true }).count(), 1, name);
      }
      assert.equal(await page.getByRole('grid', { name: 'Second board' }).count(), 1);
    });
  });

  test('the screen reader names follow the overlay, and another language replaces them', async () => {
    await onPage(async (page) => {
      await page.evaluate(() => {
        const board = document.querySelector('#first');
        const candidates = Array.from({ length: 81 }, () => []);
        candidates[22] = [2, 7];
        board.game = window.state.applyMove(board.game, {
          type: 'found',
          placements: [{ square: 2, digit: 4 }],
        });
        board.overlay = { candidates, wrong: [2] };
      });
      assert.equal(
        await at(page, 22).getAttribute('aria-label'),
        'row 3, column 5, empty, candidates 2 7',
      );
      assert.equal(
        await at(page, 2).getAttribute('aria-label'),
        'row 1, column 3, found 4, contradiction',
      );
      await page.evaluate(() => {
        document.querySelector('#first').strings = {
          board: '盤面',
          square: ({ row, column, digit }) => `${row}行${column}列 ${digit || '空き'}`,
        };
      });
      assert.equal(await page.getByRole('grid', { name: '盤面' }).count(), 1);
      assert.equal(await at(page, 22).getAttribute('aria-label'), '3行5列 空き');
    });
  });

  test('each board is one tab stop, and Tab leaves it', async () => {
    await onPage(async (page) => {
      await page.locator('#before').focus();
      await page.keyboard.press('Tab');
      assert.equal(await focusedIn(page), 0);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Tab');
      assert.equal(await page.evaluate(() => document.activeElement?.id), 'between');
      await page.keyboard.press('Shift+Tab');
      assert.equal(await focusedIn(page), 10, 'the tab stop is where the focus was last');
      await page.keyboard.press('Shift+Tab');
      assert.equal(await page.evaluate(() => document.activeElement?.id), 'before');
      assert.equal(await page.locator('#first [tabindex="0"]').count(), 1);
    });
  });

  test('arrows, Home, End and Ctrl move the focus, and the selection with it', async () => {
    await onPage(async (page) => {
      await at(page, 40).click();
      await told(page);
      const ways = /** @type {[string, number][]} */ ([
        ['ArrowLeft', 39],
        ['ArrowUp', 30],
        ['Control+ArrowRight', 33],
        ['Control+ArrowRight', 33],
        ['End', 35],
        ['ArrowRight', 35],
        ['Home', 27],
        ['Control+Home', 0],
        ['ArrowUp', 0],
        ['Control+End', 80],
      ]);
      for (const [key, square] of ways) {
        await page.keyboard.press(key);
        assert.equal(await focusedIn(page), square, key);
      }
      assert.deepEqual(
        (await told(page)).map(({ type, detail }) => [type, detail.square]),
        [39, 30, 33, 35, 27, 0, 80].map((square) => ['kakutei-select', square]),
      );
      assert.equal(await page.locator('#first [aria-selected="true"]').count(), 1);
      assert.equal(await at(page, 80).getAttribute('aria-selected'), 'true');
    });
  });

  test('Shift and arrows, a mouse that is dragged, and a click with Ctrl select several squares, another click one', async () => {
    await onPage(async (page) => {
      const selected = () =>
        page
          .locator('#first [aria-selected="true"]')
          .evaluateAll((all) => all.map(({ dataset }) => Number(dataset.square)));
      const group = async () =>
        (await told(page)).findLast(({ type }) => type === 'kakutei-select')?.detail.group;
      await at(page, 40).click();
      await page.keyboard.press('Shift+ArrowRight');
      await page.keyboard.press('Shift+ArrowDown');
      assert.deepEqual(await group(), [40, 41, 50]);
      await page.keyboard.press('ArrowLeft');
      assert.deepEqual(await selected(), [49]);
      await at(page, 0).hover();
      await page.mouse.down();
      for (const square of [1, 2, 11]) await at(page, square).hover();
      await page.mouse.up();
      await at(page, 20).hover();
      await at(page, 80).click({ modifiers: ['Control'] });
      assert.deepEqual(await selected(), [0, 1, 2, 11, 80], 'not what the pointer passes then');
      await at(page, 30).click();
      assert.deepEqual(await selected(), [30]);
    });
  });

  test('keys ask for moves and leave the game alone', async () => {
    await onPage(async (page) => {
      await at(page, 2).click();
      await told(page);
      for (const key of ['4', '9', '0', 'Delete', 'Backspace', 'Space', 'a', 'Control+5']) {
        await page.keyboard.press(key);
      }
      const clear = { type: 'clear', square: 2 };
      assert.deepEqual(
        (await told(page)).map(({ detail }) => detail),
        [
          { type: 'set', square: 2, digit: 4 },
          { type: 'set', square: 2, digit: 9 },
          clear,
          clear,
          clear,
          clear,
        ],
      );
      assert.equal(
        await page.evaluate(() => document.querySelector('#first').game.squares[2].digit),
        0,
      );
    });
  });

  test('a typed digit is on the board before the key event is over, and only its square changes', async () => {
    await onPage(async (page) => {
      const { digit, touched } = await page.evaluate(async () => {
        const board = document.querySelector('#first');
        board.addEventListener('kakutei-move', ({ detail }) => {
          board.game = window.state.applyMove(board.game, detail);
        });
        board.focusSquare(2);
        const touched = new Set();
        new MutationObserver((records) =>
          records.forEach(({ target }) =>
            touched.add(target.closest('[data-square]').dataset.square),
          ),
        ).observe(board.shadowRoot, { subtree: true, childList: true, attributes: true });
        const square = board.shadowRoot.activeElement;
        square.dispatchEvent(new KeyboardEvent('keydown', { key: '4', bubbles: true }));
        const digit = square.textContent;
        await Promise.resolve();
        return { digit, touched: [...touched] };
      });
      assert.equal(digit, '4');
      assert.deepEqual(touched, ['2']);
    });
  });

  test('a readonly board can be walked through but asks for nothing', async () => {
    await onPage(async (page) => {
      await page.evaluate(() => (document.querySelector('#first').readonly = true));
      await at(page, 2).click();
      await page.keyboard.press('4');
      await page.keyboard.press('Delete');
      await page.keyboard.press('ArrowRight');
      const types = (await told(page)).map(({ type }) => type);
      assert.deepEqual(types, ['kakutei-select', 'kakutei-press', 'kakutei-select']);
      assert.equal(await page.locator('#first [aria-readonly="true"]').count(), 1);
    });
  });

  test('a click selects, and each further click on the square is told as a press, and as another one on the same square', async () => {
    await onPage(async (page) => {
      await at(page, 30).click();
      await at(page, 30).click();
      assert.deepEqual(
        (await told(page)).map(({ type, detail }) => [type, detail]),
        [
          ['kakutei-select', { square: 30, group: [] }],
          ['kakutei-press', { square: 30, digit: 0, again: false }],
          ['kakutei-press', { square: 30, digit: 0, again: true }],
        ],
      );
      assert.equal(await focusedIn(page), 30);
    });
  });

  test('a tap selects and nothing on the board could open the system keyboard', async () => {
    await onPage(
      async (page) => {
        await at(page, 31).tap();
        assert.equal(await page.evaluate(() => document.querySelector('#first').selected), 31);
        const editable = await page.evaluate(() =>
          [...document.querySelector('#first').shadowRoot.querySelectorAll('*')].some(
            (element) => element.isContentEditable || element.matches('input, textarea, select'),
          ),
        );
        assert.equal(editable, false);
      },
      { hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } },
    );
  });

  test('what a script sets is not told, and the focus follows a selection inside the board', async () => {
    await onPage(async (page) => {
      await page.evaluate(() => {
        const board = document.querySelector('#first');
        board.selected = 5;
        board.game = window.state.emptyGame();
        board.overlay = { last: 3 };
        board.focusSquare(7);
        board.selected = 8;
      });
      assert.deepEqual(await told(page), []);
      assert.equal(await focusedIn(page), 8);
      const refused = await page.evaluate(() => {
        try {
          document.querySelector('#first').selected = 81;
        } catch (error) {
          return error.code;
        }
      });
      assert.equal(refused, 'square');
      await page.evaluate(() => (document.querySelector('#first').selected = null));
      assert.equal(await page.locator('#first [aria-selected="true"]').count(), 0);
    });
  });

  test('two boards do not disturb each other', async () => {
    await onPage(async (page) => {
      await at(page, 2).click();
      await at(page, 50, '#second').click();
      await page.keyboard.press('6');
      const moves = (await told(page)).filter(({ type }) => type === 'kakutei-move');
      assert.deepEqual(moves, [
        { board: 'second', type: 'kakutei-move', detail: { type: 'set', square: 50, digit: 6 } },
      ]);
      assert.deepEqual(
        await page.evaluate(() => [
          document.querySelector('#first').selected,
          document.querySelector('#second').selected,
        ]),
        [2, 50],
      );
    });
  });

  test('a board that was taken out and put back works as before, and once', async () => {
    await onPage(async (page) => {
      await at(page, 2).click();
      await page.evaluate(() => {
        const board = document.querySelector('#first');
        for (let time = 0; time < 3; time++) {
          const { parentNode, nextSibling } = board;
          board.remove();
          parentNode.insertBefore(board, nextSibling);
        }
        window.told.length = 0;
        board.focus();
      });
      assert.equal(await focusedIn(page), 2);
      await page.keyboard.press('4');
      assert.equal((await told(page)).length, 1);
      assert.equal(await at(page, 0).getAttribute('aria-label'), 'row 1, column 1, given 5');
    });
  });

  test('removed boards are forgotten', async () => {
    await onPage(async (page) => {
      await page.evaluate(() => {
        window.boards = Array.from({ length: 20 }, () => {
          const board = document.createElement('kakutei-board');
          document.body.append(board);
          board.overlay = { candidates: Array.from({ length: 81 }, () => [1, 2]) };
          board.focusSquare(4);
          board.remove();
          return new WeakRef(board);
        });
      });
      await until(async () => {
        await page.requestGC();
        return page.evaluate(() => window.boards.filter((ref) => ref.deref()).length <= 1);
      }, 'of 20 boards one is kept at most');
    });
  });

  test('a board that moves to another document takes its look along', async () => {
    await onPage(async (page) => {
      const display = await page.evaluate(() => {
        const frame = document.createElement('iframe');
        document.body.append(frame);
        const board = document.querySelector('#second');
        frame.contentDocument.body.append(board);
        const grid = board.shadowRoot.querySelector('[role=grid]');
        return frame.contentWindow.getComputedStyle(grid).display;
      });
      assert.equal(display, 'grid');
    });
  });

  test('a right-to-left page does not mirror the board', async () => {
    await onPage(async (page) => {
      await page.evaluate(() => (document.documentElement.dir = 'rtl'));
      const [left, right] = [await at(page, 0).boundingBox(), await at(page, 8).boundingBox()];
      assert.ok(left && right && left.x < right.x);
      await at(page, 0).click();
      await page.keyboard.press('ArrowRight');
      assert.equal(await focusedIn(page), 1);
    });
  });

  test('the board is a square as wide as its container, but never below 240 pixels', async () => {
    await onPage(async (page) => {
      for (const [width, expected] of [
        [700, 700],
        [313, 313],
        [100, 240],
      ]) {
        await page.evaluate((pixels) => {
          const holder = document.querySelector('main');
          holder.style.width = `${pixels}px`;
          document.querySelector('#first').style.inlineSize = 'auto';
        }, width);
        const box = await page.locator('#first').boundingBox();
        assert.ok(box && Math.abs(box.width - expected) < 1, `${box?.width} of ${expected}`);
        assert.ok(Math.abs(box.width - box.height) < 1, `${box.width} by ${box.height}`);
        const widths = await page.evaluate(() =>
          [...document.querySelector('#first').shadowRoot.querySelectorAll('[data-square]')].map(
            (square) => square.getBoundingClientRect().width,
          ),
        );
        assert.ok(Math.max(...widths) - Math.min(...widths) < 0.1, 'all squares are equally wide');
      }
    });
  });

  test('given, entered and found digits differ by more than their colour, also in forced colours', async () => {
    await onPage(async (page) => {
      await page.evaluate(() => {
        const board = document.querySelector('#first');
        const { applyMove } = window.state;
        const entered = applyMove(board.game, { type: 'set', square: 2, digit: 4 });
        const placements = [{ square: 3, digit: 6 }];
        board.game = applyMove(entered, { type: 'found', placements });
      });
      for (const forcedColors of /** @type {const} */ (['active', null])) {
        await page.emulateMedia({ forcedColors });
        const looks = await page.evaluate(() =>
          [0, 2, 3].map((square) => {
            const { shadowRoot } = document.querySelector('#first');
            const digit = shadowRoot.querySelector(`[data-square="${square}"] [part=digit]`);
            const { fontWeight, fontStyle } = getComputedStyle(digit);
            const mark = getComputedStyle(digit, '::after').content !== 'none';
            return `${fontWeight} ${fontStyle} ${mark ? 'marked' : 'unmarked'}`;
          }),
        );
        assert.deepEqual(looks, [
          '700 normal unmarked',
          '400 italic unmarked',
          '400 normal marked',
        ]);
      }
    });
  });

  test('the roles of squares differ by their lines in forced colours', async () => {
    await onPage(async (page) => {
      await page.emulateMedia({ forcedColors: 'active' });
      const lines = await page.evaluate(() => {
        const board = document.querySelector('#first');
        board.overlay = {
          squares: ['set', 'cause', 'target'].map((role, square) => ({ role, square })),
          wrong: [3],
          last: 4,
        };
        return [0, 1, 2, 3, 4].map((square) => {
          const element = board.shadowRoot.querySelector(`[data-square="${square}"]`);
          const { borderTopStyle, borderTopWidth, outlineStyle } = getComputedStyle(
            element,
            '::before',
          );
          return `${borderTopStyle} ${parseFloat(borderTopWidth) > 0} ${outlineStyle}`;
        });
      });
      assert.equal(new Set(lines).size, 5, lines.join(', '));
      await page.emulateMedia({ forcedColors: null });
    });
  });

  test('every text has a contrast of 4.5 on every ground, in light and dark', async () => {
    await onPage(async (page) => {
      for (const colorScheme of /** @type {const} */ (['dark', 'light'])) {
        await page.emulateMedia({ colorScheme });
        const found = await page.evaluate(measureContrasts);
        assert.ok(found.length > 60, `only ${found.length} texts were measured`);
        const weak = found.filter(({ contrast }) => contrast < 4.5);
        assert.deepEqual(weak, []);
      }
    });
  });

  test('axe finds nothing to complain about', async () => {
    await onPage(async (page) => {
      await page.evaluate(() => {
        document.querySelector('#second').overlay = {
          candidates: Array.from({ length: 81 }, (_, square) => [(square % 9) + 1]),
          units: [{ unit: { type: 'row', number: 3 }, role: 'set' }],
          focusDigits: [{ square: 18, digit: 1, role: 'target' }],
        };
      });
      await page.addScriptTag({ url: `${server.url}node_modules/axe-core/axe.min.js` });
      const faults = await page.evaluate(async () => {
        const { violations } = await window.axe.run();
        return violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`);
      });
      assert.deepEqual(faults, []);
    });
  });
});
