// The board's drawings over and under its digits, besides the roles of squares: letters, arrows, paint.
import assert from 'node:assert/strict';
import { describePage } from './page.js';

describePage('On the board', (onPage) => {
  onPage(
    'painted squares differ from white ones by a line in forced colours',
    async (page) => {
      const lines = await page.evaluate(async () => {
        await customElements.whenDefined('kakutei-board');
        const board = /** @type {any} */ (document.createElement('kakutei-board'));
        document.body.replaceChildren(board);
        board.overlay = { painted: [0] };
        return [0, 1].map((square) => {
          const element = board.shadowRoot.querySelector(`[data-square="${square}"]`);
          return getComputedStyle(element, '::before').borderTopStyle;
        });
      });
      assert.deepEqual(lines, ['solid', 'none']);
    },
    { forcedColors: 'active' },
  );

  onPage(
    'arrows and letters are drawn, the arrows under digits that they only pass, hidden from screen readers, and go',
    async (page) => {
      const drawn = await page.evaluate(async () => {
        await customElements.whenDefined('kakutei-board');
        const solver = /** @type {any} */ (document.querySelector('kakutei-solver'));
        const { game } = solver.shadowRoot.querySelector('kakutei-board');
        const board = /** @type {any} */ (document.createElement('kakutei-board'));
        document.body.replaceChildren(board);
        board.game = game;
        const look = () => [
          board.shadowRoot.querySelectorAll('path').length,
          [...board.shadowRoot.querySelectorAll('text')]
            .map(({ textContent }) => textContent)
            .join(' '),
        ];
        board.overlay = {
          links: [
            { from: { square: 0, digit: 1 }, to: { square: 8, digit: 1 }, role: 'strongLink' },
          ],
          tags: [
            { text: 'A', role: 'set', unit: { type: 'row', number: 2 } },
            { text: 'B', role: 'cause', square: 40 },
          ],
        };
        const grid = board.shadowRoot.querySelector('[role=grid]');
        await new Promise((come) =>
          new MutationObserver(come).observe(grid, { childList: true, subtree: true }),
        );
        const drawing = board.shadowRoot.querySelector('svg');
        const full = look();
        const passed = drawing.querySelectorAll('mask ellipse').length;
        const large = game.squares.filter((/** @type {any} */ { digit }) => digit).length;
        const atEnds = [0, 8].filter((square) => game.squares[square].digit).length;
        const { top, height } = drawing.querySelector('.plate').getBoundingClientRect();
        const row = board.shadowRoot.querySelector('[data-square="9"]').getBoundingClientRect();
        board.overlay = { last: 3 };
        return {
          looks: [full, look()],
          beside: [passed, large - atEnds],
          offset: Math.abs(top + height / 2 - row.top - row.height / 2),
          hidden: drawing.getAttribute('aria-hidden'),
        };
      });
      assert.deepEqual(drawn.looks, [
        [1, 'A B'],
        [0, ''],
      ]);
      assert.equal(drawn.beside[0], drawn.beside[1]);
      assert.ok(drawn.beside[0] > 20);
      assert.equal(drawn.hidden, 'true');
      assert.ok(drawn.offset < 3, 'a letter of a row stands beside its middle');
    },
  );

  onPage(
    'the frame has the same thickness on all sides, also where the board is a fraction wide',
    async (page) => {
      const box = await page.evaluate(async () => {
        await customElements.whenDefined('kakutei-board');
        const board = document.createElement('kakutei-board');
        board.style.cssText =
          'position: absolute; inset: 10.75px auto auto 12.75px; inline-size: 334.5px;';
        document.body.replaceChildren(board);
        const { x, y, width } =
          /** @type {ShadowRoot} */ (board.shadowRoot)
            .querySelector('.grid')
            ?.getBoundingClientRect() ?? new DOMRect();
        return { x, y, width };
      });
      const margin = 5;
      const [left, top] = [Math.round(box.x) - margin, Math.round(box.y) - margin];
      const size = Math.round(box.width) + 2 * margin;
      const clip = { x: left, y: top, width: size, height: size };
      const picture = (await page.screenshot({ clip })).toString('base64');
      const lines = await page.evaluate(async (data) => {
        const image = new Image();
        image.src = `data:image/png;base64,${data}`;
        await image.decode();
        const { width, height } = image;
        const canvas = new OffscreenCanvas(width, height);
        const pen = /** @type {OffscreenCanvasRenderingContext2D} */ (
          canvas.getContext('2d', { willReadFrequently: true })
        );
        pen.drawImage(image, 0, 0);
        const at = 17;
        const first = (/** @type {number[]} */ line) => {
          const begin = line.findIndex((red) => red < 128);
          return line.slice(begin).findIndex((red) => red >= 128);
        };
        const reds = (/** @type {ImageData} */ { data: all }) =>
          [...all].filter((_, index) => index % 4 === 0);
        const [row, column] = [
          reds(pen.getImageData(0, at, width, 1)),
          reds(pen.getImageData(at, 0, 1, height)),
        ];
        return [row, row.toReversed(), column, column.toReversed()].map(first);
      }, picture);
      assert.deepEqual(lines, [2, 2, 2, 2]);
    },
  );
});
