// <kakutei-solver> as a guest: several on a page, coming and going, on pages that are not ours.
import assert from 'node:assert/strict';
import { withAxe } from './axe.js';
import { ask } from './engine.js';
import { button, press, readBoard, setChoice, squareAt, until } from './hands.js';
import { FIRST, HARD, host, one, workers } from './host.js';
import { describePage } from './page.js';
import { slowEngine } from './slow.js';

describePage('Several solvers on a page', (onPage) => {
  onPage(
    '20 of them share one worker and do not disturb each other',
    async (page) => {
      const boards = await page.evaluate(
        async ([first, hard]) => {
          const all = /** @type {any[]} */ ([...document.querySelectorAll('kakutei-solver')]);
          all.forEach((solver, index) => (solver.puzzle = index % 2 ? hard : first));
          await Promise.all(
            all.map((solver, index) => (index === 0 ? solver.step() : solver.solve())),
          );
          return all.map(({ board }) => board);
        },
        [FIRST, HARD],
      );
      const [easy, hard] = [FIRST, HARD].map((board) => ask('solve', board).board);
      assert.deepEqual(
        boards,
        boards.map((_, index) =>
          index === 0 ? ask('step', FIRST).board : index % 2 ? hard : easy,
        ),
      );
      assert.equal(await workers(page), 1);
      await squareAt(page, 1, 1).click();
      await page.keyboard.press('9');
      const changed = await page.evaluate(() =>
        /** @type {any[]} */ ([...document.querySelectorAll('kakutei-solver')]).map(
          ({ board }) => board,
        ),
      );
      assert.deepEqual(changed.slice(1), boards.slice(1));
      await page.evaluate(() =>
        document.querySelectorAll('kakutei-solver').forEach((s) => s.remove()),
      );
      assert.equal(await workers(page), 0);
    },
    host({ body: '<kakutei-solver></kakutei-solver>'.repeat(20) }),
  );

  onPage(
    'moving, cloning and removing one that solves throws nothing, and it works on',
    async (page) => {
      const outcomes = await page.evaluate(async (hard) => {
        const solver = /** @type {any} */ (document.querySelector('kakutei-solver'));
        await solver.methods;
        const other = document.createElement('section');
        document.body.append(other);
        const outcomes = [];
        for (const disturb of [
          () => other.append(solver),
          () => document.body.append(solver.cloneNode(true)),
          () => solver.remove(),
          () => document.body.append(solver),
        ]) {
          if (!solver.isConnected) document.body.append(solver);
          solver.board = hard;
          const solving = solver.solve();
          await Promise.resolve();
          disturb();
          outcomes.push((await solving).outcome);
        }
        document.body.append(solver);
        solver.board = hard;
        outcomes.push((await solver.solve()).outcome);
        return outcomes;
      }, HARD);
      assert.deepEqual(outcomes, ['cancelled', 'finished', 'cancelled', 'cancelled', 'finished']);
      assert.equal(await workers(page), 1);
      const boards = await page.evaluate(() =>
        /** @type {any[]} */ ([...document.querySelectorAll('kakutei-solver')]).map(
          ({ board }) => board,
        ),
      );
      assert.ok(boards.length === 2 && boards.includes(FIRST), 'a clone has what the markup says');
    },
    host(one(`puzzle="${FIRST}"`)),
  );

  onPage(
    'in the midst of a long Go it can be taken, moved, cloned and deleted',
    async (page) => {
      const found = await page.evaluate(async () => {
        const solver = /** @type {any} */ (document.querySelector('kakutei-solver'));
        const place = /** @type {any} */ (document.body.appendChild(document.createElement('div')));
        await solver.methods;
        // The visits that the line shows; they grow as long as the engine works.
        const visits = () => Number(solver.shadowRoot.querySelector('.said').textContent.match(/(\d+) visits/)?.[1] ?? 0); // prettier-ignore
        const more = async () => {
          const before = visits();
          for (let left = 600; visits() <= before; left--) {
            if (left === 0) throw new Error('Go does not go on.');
            await new Promise((done) => setTimeout(done, 50));
          }
        };
        /** @type {Record<string, any>} */
        const found = {};
        for (const [name, disturb] of /** @type {[string, () => any][]} */ ([
          ['taken', () => place.append(solver)],
          ['moved', () => document.body.moveBefore(solver, null)],
          ['cloned', () => place.append(solver.cloneNode(true))],
          ['deleted', () => solver.remove()],
        ])) {
          const solving = solver.solve();
          await more();
          const before = solver.busy;
          disturb();
          // If it does not continue, it ends by itself.
          if (name === 'moved' || name === 'cloned') {
            await more();
            found[name] = [before, solver.busy];
            solver.stop();
            found[name].push((await solving).outcome);
          } else {
            const { outcome } = await solving;
            found[name] = [before, solver.busy, outcome];
          }
        }
        const copy = /** @type {any} */ (place.firstChild);
        found.copy = [copy.busy, copy.board === solver.board, (await copy.solve()).outcome];
        document.body.append(solver);
        found.again = (await solver.solve()).outcome;
        return found;
      });
      assert.deepEqual(found, {
        taken: [true, false, 'cancelled'],
        moved: [true, true, 'cancelled'],
        cloned: [true, true, 'cancelled'],
        deleted: [true, false, 'cancelled'],
        copy: [false, true, 'finished'],
        again: 'finished',
      });
      assert.equal(await workers(page), 1);
    },
    {
      ...host(one(`puzzle="${HARD}"`)),
      prepare: async (page) => {
        await slowEngine(page, 4);
        await host(one(`puzzle="${HARD}"`)).prepare(page);
      },
    },
  );

  onPage(
    'coming and going a hundred times leaves nothing behind',
    async (page, t) => {
      const session = await page.context().newCDPSession(page);
      const heap = async () => {
        await session.send('HeapProfiler.collectGarbage');
        await session.send('Performance.enable');
        const { metrics } = await session.send('Performance.getMetrics');
        const of = (/** @type {string} */ wanted) =>
          metrics.find(({ name }) => name === wanted)?.value ?? NaN;
        return {
          size: of('JSHeapUsedSize'),
          nodes: of('Nodes'),
          listeners: of('JSEventListeners'),
        };
      };
      const round = (/** @type {number} */ count) =>
        page.evaluate(
          async ([count, board]) => {
            for (let index = 0; index < Number(count); index++) {
              const solver = /** @type {any} */ (document.createElement('kakutei-solver'));
              solver.puzzle = board;
              document.body.append(solver);
              if (index % 10 === 0) await solver.step();
              solver.remove();
            }
          },
          [count, FIRST],
        );
      await round(20);
      const before = await heap();
      await round(100);
      let after = before;
      const isClear = async () => {
        after = await heap();
        return (
          after.size < before.size * 1.3 + 1_000_000 &&
          after.nodes < before.nodes + 5000 &&
          after.listeners < before.listeners + 500
        );
      };
      await until(isClear, 'the heap is where it was, without trees and listeners');
      t.diagnostic(`${JSON.stringify(before)} ${JSON.stringify(after)}`);
      assert.equal(await workers(page), 0);
    },
    host(),
  );
});

describePage('A solver on a page of somebody else', (onPage) => {
  onPage(
    'keeps its shape under a style sheet that resets everything',
    async (page) => {
      const box = await squareAt(page, 5, 5).boundingBox();
      assert.ok(box && box.width > 30 && Math.abs(box.width - box.height) < 2, JSON.stringify(box));
      const strong = await button(page, 'step').boundingBox();
      assert.ok(strong && strong.width > 80 && strong.height >= 44, JSON.stringify(strong));
      await press(page, 'step');
      assert.equal(await readBoard(page), ask('step', FIRST).board);
    },
    host({
      ...one(`puzzle="${FIRST}"`),
      css: '* { all: unset !important } head, script { display: none !important } div { display: none } button { display: none !important } p { color: red; text-transform: uppercase }',
    }),
  );

  onPage(
    'shows what stands inside its tag where there is no script, leaves the page as it was, without globals or styles, and shows itself instead',
    async (page) => {
      await page.getByText('Sorry').waitFor();
      const colours = () =>
        page.evaluate(() => [
          getComputedStyle(document.body).backgroundColor,
          getComputedStyle(/** @type {Element} */ (document.querySelector('#own'))).minBlockSize,
        ]);
      const before = await colours();
      const globals = await page.evaluate(() => Object.keys(window));
      await page.addScriptTag({ type: 'module', url: 'embed/define.js' });
      await page.addScriptTag({ type: 'module', url: 'embed/define.js?again' });
      await page.getByText('Sorry').waitFor({ state: 'hidden' });
      await press(page, 'step');
      assert.deepEqual(await colours(), before);
      assert.deepEqual(await page.evaluate(() => Object.keys(window)), globals);
      assert.equal(await page.evaluate(() => localStorage.length), 0);
    },
    host({
      body: `<button id="own">own</button><kakutei-solver puzzle="${FIRST}"><p>Sorry</p></kakutei-solver>`,
      defined: false,
    }),
  );

  const fromTheRight = host({
    body: `<div id="holder"><kakutei-solver puzzle="${FIRST}"></kakutei-solver></div>`,
    html: 'lang="ar" dir="rtl"',
  });
  onPage(
    'works on a page that is written from the right, gives axe nothing to report, and follows the width of its container, not of the window',
    async (page) => {
      const [left, right] = [
        await squareAt(page, 1, 1).boundingBox(),
        await squareAt(page, 1, 9).boundingBox(),
      ];
      assert.ok(left && right && left.x < right.x, 'a board is a board');
      await setChoice(page, 'showHow');
      await press(page, 'step');
      const { scroll, width } = await page.evaluate(() => ({
        scroll: document.documentElement.scrollWidth,
        width: document.documentElement.clientWidth,
      }));
      assert.ok(scroll <= width);
      const faults = await page.evaluate(async () => {
        const { violations } = await Reflect.get(window, 'axe').run();
        return violations.map((/** @type {any} */ { id, nodes }) => `${id}: ${nodes[0].html}`);
      });
      assert.deepEqual(faults, []);

      await page.evaluate(() => (document.documentElement.dir = 'ltr'));
      const places = async () => {
        const board = await page.getByRole('grid').first().boundingBox();
        const story = await page.getByRole('region').boundingBox();
        const holder = await page.locator('#holder').boundingBox();
        assert.ok(board && story && holder);
        assert.ok(board.x >= holder.x - 1 && board.x + board.width <= holder.x + holder.width + 1);
        return { beside: story.x >= board.x + board.width, width: board.width };
      };
      for (const [width, beside] of /** @type {const} */ ([
        [240, false],
        [600, false],
        [1100, true],
      ])) {
        await page.evaluate((width) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(`#holder { inline-size: ${width}px }`);
          document.adoptedStyleSheets = [sheet];
        }, width);
        const found = await places();
        assert.equal(found.beside, beside, `${width}`);
        if (width === 240) assert.ok(found.width >= 238);
      }
    },
    {
      ...fromTheRight,
      prepare: async (page) => [await withAxe(page), await fromTheRight.prepare(page)],
    },
  );
});
