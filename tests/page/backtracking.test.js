// Backtracking on the page: each press continues where the last one ended.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { assertAxeFindsNothingAtWidths, assertNotWide, withAxe } from './axe.js';
import { built, need } from '../needs.js';
import { Engine } from '../../web/index.js';
import {
  button,
  chooseMethod,
  idle,
  newest,
  openPlace,
  phrase,
  press,
  readBoard,
  resize,
  undo,
  until,
} from './hands.js';
import { host, one, told } from './host.js';
import { describePage, describeSource } from './page.js';

need('wasm');

/** @typedef {import('playwright-core').Page} Page */

/** The fifth event in ascending order takes a digit back. */
const BOARD = '....5678.' + '.........'.repeat(3) + '........9' + '.........'.repeat(4);
const ASCENDING = { order: 1 };

const engine = await Engine.load({ bytes: readFileSync(built('wasm', 'kakutei')) });

/** The boards after each of the first events, and what happened. @param {number} count */
function events(count, board = BOARD) {
  const solver = engine.open(board, { method: 'backtracking', options: ASCENDING });
  const all = Array.from({ length: count }, () => solver.step());
  solver.free();
  return all;
}

/** @param {Page} page @param {object} options @param {object} [more] other choices */
const choose = (page, options, more = {}) =>
  page.evaluate(
    (choices) => {
      const solver = /** @type {any} */ (document.querySelector('kakutei-solver'));
      solver.choices = choices;
    },
    { options, ...more },
  );

const search = {
  path: `#p=${BOARD}&m=backtracking`,
};

describePage('Steps of backtracking', (onPage) => {
  onPage(
    'go on after a reload',
    async (page) => {
      await choose(page, ASCENDING);
      for (let i = 0; i < 7; i++) await press(page, 'step');
      await page.reload();
      await button(page, 'step').waitFor();
      await choose(page, ASCENDING);
      await press(page, 'step');
      assert.equal(await readBoard(page), events(8)[7].board);
      await press(page, 'go');
      assert.equal(await readBoard(page), engine.open(BOARD, { method: 'backtracking', options: ASCENDING }).solve().board); // prettier-ignore
    },
    search,
  );
});

const LONG = '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9';

/** @param {Page} page */
const play = (page) => page.getByRole('button', { name: 'Play' });
/** @param {Page} page */
const pause = (page) => page.getByRole('button', { name: 'Pause' });
/** @param {Page} page @param {string} name @returns {Promise<number>} the count under a name */
const counted = async (page, name) => {
  const pair = page
    .getByRole('group', { name: 'The search' })
    .locator('dl > div', { hasText: name });
  return Number(String(await pair.locator('dd').textContent()).replaceAll(',', ''));
};

describePage('Play', (onPage) => {
  onPage(
    'is there for methods that go on, and goes event by event until it is paused',
    async (page) => {
      await choose(page, ASCENDING, { speed: 200 });
      const { length } = await told(page);
      await play(page).click();
      await page.getByRole('img', { name: /Plot of the depth/ }).waitFor();
      for (const key of ['s', 'g', 's']) await page.keyboard.press(key);
      await pause(page).click();
      await newest(page)
        .filter({ hasText: phrase('search.paused') })
        .waitFor();
      const [placed, takenBack] = [
        await counted(page, 'Placed'),
        await counted(page, 'Taken back'),
      ];
      const all = events(placed + takenBack, LONG);
      assert.equal(await readBoard(page), all.at(-1)?.board);
      assert.equal(all.filter(({ takenBack }) => takenBack).length, takenBack);
      assert.equal(await counted(page, 'Visits'), all.reduce((sum, { counts }) => sum + counts.visits, 0)); // prettier-ignore
      assert.deepEqual((await told(page)).slice(length).map(({ type }) => type), ['stepped']); // prettier-ignore

      await press(page, 'step');
      const after = events(all.length + 1, LONG).at(-1)?.board;
      assert.equal(await readBoard(page), after, 'no press was kept back');
      await undo(page);
      await undo(page);
      assert.equal(await readBoard(page), LONG, 'one Back takes the whole play back');
      await chooseMethod(page, 'ushio');
      assert.equal(await play(page).count(), 0);
    },
    host(one(`puzzle="${LONG}" method="backtracking"`)),
  );
});

describePage('The course of a search', (onPage) => {
  onPage(
    'is shown in a long Go, and Stop leaves the board as it was; axe finds nothing, and nothing overflows, in English and Japanese',
    async (page) => {
      await choose(page, ASCENDING, { speed: 5000 });
      await button(page, 'go').click();
      await page.getByText(phrase('status.searching')).waitFor();
      await until(async () => (await counted(page, 'Visits')) > 10_000, '10,000 visits are shown');
      await button(page, 'stop').click();
      await newest(page)
        .filter({ hasText: phrase('ended.cancelled') })
        .waitFor();
      assert.equal(await readBoard(page), LONG);

      await play(page).click();
      await until(async () => (await readBoard(page)) !== LONG, 'Play has begun');
      await pause(page).click();
      await idle(page);
      await choose(page, { order: 0, seed1: 4294967295, seed2: 4294967295 });
      const look = async (/** @type {boolean} */ hasColours) => {
        for (const width of [320, 768]) {
          await resize(page, { width, height: 800 });
          await assertNotWide(page, `${width} pixels`);
        }
        const beside = (/** @type {string} */ where) => assertNotWide(page, where);
        await assertAxeFindsNothingAtWidths(page, 'a search', { hasColours, beside });
      };
      await look(true);
      await page.getByRole('combobox', { name: 'Language' }).selectOption('ja');
      await page.getByRole('button', { name: '再生' }).waitFor();
      await look(false);
    },
    { path: `#p=${LONG}&m=backtracking`, prepare: withAxe },
  );
});

describePage('The options of backtracking', (onPage) => {
  onPage(
    'seeds are drawn at the first visit, kept, typed by keyboard and renewed by a button; what is none is refused in words and changes nothing',
    async (page) => {
      const seeds = page.getByRole('textbox', { name: /seed of the shuffle/ });
      const values = async () => {
        await seeds.nth(1).waitFor();
        return [await seeds.nth(0).inputValue(), await seeds.nth(1).inputValue()];
      };
      await openPlace(page, 'method');
      const first = await values();
      assert.notDeepEqual(first, ['1', '2']);
      await page.reload();
      await openPlace(page, 'method');
      assert.deepEqual(await values(), first);

      const seed = page.getByRole('textbox', { name: 'First seed of the shuffle' });
      await seed.fill('');
      await seed.press('4');
      await seed.press('2');
      await seed.press('g');
      await seed.press('Tab');
      const fault = page.getByText('A seed is a whole number from 0 to 4294967295.');
      assert.equal(await fault.count(), 2, 'it is shown and said');
      assert.equal(await seed.getAttribute('aria-invalid'), 'true');
      assert.equal(await readBoard(page), BOARD, 'no key went to the board');
      await seed.fill('４２');
      await seed.press('Tab');
      assert.equal(await seed.inputValue(), '42');
      assert.equal(await seed.getAttribute('aria-invalid'), 'false');
      const chosen = await page.evaluate(() => /** @type {any} */ (document.querySelector('kakutei-solver')).choices.options.seed1); // prettier-ignore
      assert.equal(chosen, 42);

      await page.getByRole('button', { name: 'New seeds' }).click();
      const second = await values();
      assert.ok(second.every((value) => ![...first, '42'].includes(value)));
      await press(page, 'go');
      const options = { seed1: Number(second[0]), seed2: Number(second[1]) };
      const solver = engine.open(BOARD, { method: 'backtracking', options });
      assert.equal(await readBoard(page), solver.solve().board);
    },
    search,
  );
});

describeSource('What only a search needs', (onPage) => {
  const COURSE = '**/solver/play/screen.js';
  /** @param {Page} page */
  const asked = (page) =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('/solver/play/screen.js')),
    );
  const play = (/** @type {Page} */ page) => page.getByRole('button', { name: 'Play' });

  onPage('is loaded when such a method is chosen, and moves nothing twice', async (page) => {
    await press(page, 'go');
    assert.deepEqual(await asked(page), []);
    await openPlace(page, 'method');
    await page.evaluate(() => {
      /** @type {string[]} */
      const seen = [];
      const solver = document.querySelector('kakutei-solver')?.shadowRoot;
      const parts = ['.buttons', '.search', '.own', '.options'];
      const look = () => {
        const now = parts.map((part) => solver?.querySelector(part)?.clientHeight).join(' ');
        if (now !== seen.at(-1)) seen.push(now);
        requestAnimationFrame(look);
      };
      look();
      Object.assign(window, { seen });
    });
    await page.locator('#method').selectOption('backtracking');
    await play(page).waitFor();
    assert.equal((await asked(page)).length, 1);
    const seen = await page.evaluate(async () => {
      for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
      return Reflect.get(window, 'seen');
    });
    assert.equal(seen.length, 2, seen.join('; '));
  });

  onPage(
    'is asked for again where it could not be had',
    async (page) => {
      const again = page.getByRole('button', { name: phrase('error.retry') });
      await again.waitFor();
      assert.equal(await play(page).count(), 0);
      await page.unroute(COURSE);
      await again.click();
      await play(page).waitFor();
      assert.equal(await again.count(), 0);
    },
    {
      ...search,
      prepare: (page) => page.route(COURSE, (route) => route.abort()),
      expected: /part could not be loaded|ERR_FAILED/,
    },
  );
});

describePage('Backtracking in a host', (onPage) => {
  onPage(
    'several solvers that are in the midst of a search share the room of the engine',
    async (page) => {
      const boards = await page.evaluate(async () => {
        const solvers = [...document.querySelectorAll('kakutei-solver')].map((solver) => /** @type {any} */ (solver)); // prettier-ignore
        for (let i = 0; i < 9; i++) await Promise.all(solvers.map((solver) => solver.step()));
        return solvers.map(({ board }) => board);
      });
      const solver = engine.open(BOARD, { method: 'backtracking' });
      for (let i = 0; i < 9; i++) solver.step();
      assert.deepEqual(boards, Array(6).fill(solver.board));
      solver.free();
    },
    host({ body: one(`puzzle="${BOARD}" method="backtracking"`).body.repeat(6) }),
  );
});
