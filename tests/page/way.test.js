// The way on the page: walked with keys, slider and touch; after a reload; on paper.
import assert from 'node:assert/strict';
import { ask } from './engine.js';
import {
  aloud,
  button,
  inAnyLanguage,
  newest,
  openBeside,
  panel,
  press,
  readBoard,
  readNames,
  squareAt,
  undo,
  until,
} from './hands.js';
import { describePage } from './page.js';

/** @typedef {import('playwright-core').Page} Page */

const WIKI = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const path = `#p=${WIKI}`;

/** @param {Page} page */
const slider = (page) => page.getByRole('slider', { name: inAnyLanguage('way.label') });
/** @param {Page} page */
const steps = (page) =>
  panel(page)
    .getByRole('list', { name: /^The steps/ })
    .getByRole('listitem');
/** @param {Page} page */
const here = (page) => page.locator('[aria-current=step] .number').allInnerTexts();

/** The digits of a Go as the engine gives them, and the board after so many of them. */
const { order } = ask('solve', WIKI);
/** @param {number} count */
function boardAfter(count) {
  const board = [...WIKI];
  for (const { row, column, digit } of order.slice(0, count)) {
    board[(row - 1) * 9 + column - 1] = String(digit);
  }
  return board.join('');
}

/** @param {number} nth from 1 */
const nameOf = (nth) =>
  `r${order[nth - 1].row}c${order[nth - 1].column} is ${order[nth - 1].digit}`;

/** Whether a line is in sight in its list. @param {import('playwright-core').Locator} line */
async function assertInList(line) {
  const boxes = await line.evaluate((element) =>
    [element, element.closest('ol')].map((each) => each?.getBoundingClientRect().toJSON()),
  );
  const [own, list] = boxes;
  assert.ok(own.top >= list.top - 1 && own.bottom <= list.bottom + 1, JSON.stringify(boxes));
}

/** Whether the step on view is so many, everywhere. @param {Page} page @param {number} nth */
async function assertAt(page, nth) {
  assert.equal(await readBoard(page), boardAfter(nth));
  assert.deepEqual(await here(page), nth ? [String(nth)] : []);
  assert.match(
    String(await page.locator('.walker input').getAttribute('aria-valuetext')),
    new RegExp(`^${nth} of ${order.length}: `),
  );
  if (!nth) return;
  assert.match(
    String(await page.getByRole('status').textContent()),
    new RegExp(`^${aloud(nameOf(nth))}\\.`),
  );
  assert.match(await newest(page).innerText(), new RegExp(`^${nameOf(nth)}\\.`));
  const { row, column } = order[nth - 1];
  assert.match((await readNames(page))[(row - 1) * 9 + column - 1], /last step/);
}

/** The way on view is printed as a whole, with the board and without buttons. @param {Page} page */
async function assertOnPaper(page) {
  await page.emulateMedia({ media: 'print' });
  assert.ok(await page.getByRole('grid').first().isVisible());
  assert.equal(await slider(page).count(), 0);
  for (const name of ['step', 'go', 'back']) {
    assert.equal(await button(page, /** @type {'step'} */ (name)).count(), 0, name);
  }
  assert.equal(await page.getByRole('link', { name: 'Help', exact: true }).count(), 0);
  const cut = await page
    .locator('.steps .reason, .steps')
    .evaluateAll(
      (all) =>
        all.filter(
          (each) =>
            each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1,
        ).length,
    );
  assert.equal(cut, 0, 'no sentence is cut off');
  const lines = await steps(page).allInnerTexts();
  const reason = /r\dc\d is \d\. \S/;
  assert.deepEqual(
    lines.filter((line) => !reason.test(line)),
    [],
    'each step has its reason',
  );
}

describePage('The way after Go', (onPage) => {
  onPage(
    'is a line for each digit, in their order, and the slider walks through it',
    async (page) => {
      assert.equal(await slider(page).count(), 0, 'there is none before');
      await press(page, 'go');
      const lines = await steps(page).allInnerTexts();
      assert.deepEqual(
        lines.map((line) => line.match(/r\dc\d is \d/)?.[0]),
        order.map((/** @type {any} */ _, /** @type {number} */ i) => nameOf(i + 1)),
      );
      const current = page.locator('[aria-current=step]');
      await assertInList(current);
      await slider(page).focus();
      await page.keyboard.press('Home');
      await assertAt(page, 0);
      await page.keyboard.press('ArrowRight');
      await assertAt(page, 1);
      await assertInList(current);
      await slider(page).fill('12');
      await assertAt(page, 12);
      await page.getByRole('button', { name: 'One step on' }).click();
      await assertAt(page, 13);
      await button(page, 'step').click();
      await assertAt(page, 14);
      await undo(page);
      assert.equal(await readBoard(page), boardAfter(13));
      assert.deepEqual(await here(page), ['13']);
    },
    { path },
  );

  onPage(
    'keeps the step on view in sight in the list when a fold above it takes room',
    async (page) => {
      await press(page, 'go');
      const list = page.locator('ol.steps');
      const height = () => list.evaluate((element) => element.clientHeight);
      const before = await height();
      await page.locator('.story summary').first().click();
      await page.waitForFunction(
        (before) =>
          (document.querySelector('kakutei-solver')?.shadowRoot?.querySelector('ol.steps')
            ?.clientHeight ?? before) < before,
        before,
      );
      // The fold takes its room bit by bit, and the list follows when it is drawn.
      await page.waitForFunction(() => {
        const list = document
          .querySelector('kakutei-solver')
          ?.shadowRoot?.querySelector('ol.steps');
        const [own, all] = [list?.querySelector('[aria-current=step]'), list].map((each) =>
          each?.getBoundingClientRect(),
        );
        return own && all && own.top >= all.top - 1 && own.bottom <= all.bottom + 1;
      });
    },
    { path, viewport: { width: 1200, height: 800 } },
  );

  onPage(
    'does not follow a pointer that only passes over the list, is walked there with arrow keys, one stop for Tab, is there after a look at the Help, and on paper as a whole',
    async (page) => {
      await press(page, 'go');
      await steps(page).nth(2).getByRole('button').hover();
      assert.equal(await readBoard(page), boardAfter(order.length));
      await steps(page).nth(4).getByRole('button').click();
      await assertAt(page, 5);
      for (const [key, nth] of /** @type {[string, number][]} */ ([
        ['ArrowDown', 6],
        ['ArrowUp', 5],
        ['Home', 1],
        ['ArrowUp', 1],
        ['End', order.length],
      ])) {
        await page.keyboard.press(key);
        await assertAt(page, nth);
        const focused = page.locator('.steps button:focus .number');
        assert.equal(await focused.innerText(), String(nth), key);
      }
      assert.equal(await page.locator('.steps button[tabindex="0"]').count(), 1);
      await slider(page).fill('12');
      const help = await openBeside(page, newest(page).getByRole('link').first());
      await help.getByRole('heading', { level: 1 }).waitFor();
      await assertAt(page, 12);
      await assertOnPaper(page);
    },
    { path },
  );

  onPage(
    'a tap on a step walks there, and its sentence can be read below the board, which is in sight',
    async (page) => {
      await press(page, 'go');
      await steps(page).nth(20).getByRole('button').tap();
      await assertAt(page, 21);
      const text = page.locator('[aria-current=step] .text');
      assert.ok(await text.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth));
      const board = await page.getByRole('grid').first().boundingBox();
      assert.ok(board && board.y >= 0 && board.y + board.height <= 740);
      const told = await newest(page).getByRole('button').first().boundingBox();
      const desk = await button(page, 'step').boundingBox();
      assert.ok(told && desk);
      assert.ok(told.y >= board.y + board.height && told.y + told.height <= desk.y);
    },
    { path, viewport: { width: 360, height: 740 }, hasTouch: true },
  );

  onPage(
    'is there after a reload, where it was, with its sentences',
    async (page) => {
      await press(page, 'step');
      await press(page, 'go');
      await slider(page).fill('12');
      const texts = () => steps(page).allInnerTexts();
      const [before, board] = [await texts(), await readBoard(page)];
      const sentence = await newest(page).innerText();
      await page.reload();
      await page.locator('[aria-current=step]').waitFor();
      assert.equal(await readBoard(page), board);
      assert.deepEqual(await here(page), ['12']);
      // They are asked of the engine again.
      await until(async () => (await texts()).join() === before.join(), 'the steps are told again');
      assert.equal(await newest(page).innerText(), sentence);
      await undo(page);
      assert.deepEqual(await here(page), ['11']);
    },
    { path },
  );
});

describePage('Steps that were taken', (onPage) => {
  onPage(
    'stay in the list when they are taken back, marked, until another move',
    async (page) => {
      for (let i = 0; i < 3; i++) await press(page, 'step');
      await undo(page);
      await undo(page);
      const taken = async () =>
        (await steps(page).allInnerTexts()).filter((text) => /taken back/.test(text)).length;
      assert.equal(await steps(page).count(), 3);
      assert.deepEqual([await here(page), await taken()], [['1'], 2]);
      await button(page, 'step').click();
      assert.deepEqual([await here(page), await taken()], [['2'], 0]);
      await squareAt(page, 1, 3).click();
      await page.keyboard.press('4');
      assert.equal(await steps(page).count(), 0);
    },
    { path },
  );

  onPage(
    'of the steps that no digit needs one line is left, which opens them, as walking there does',
    async (page) => {
      await press(page, 'go');
      const lines = panel(page).locator('ol.steps > li');
      const fold = lines.locator('[aria-expanded]').first();
      await fold.waitFor();
      // The 16th step that was found.
      const spare = lines.filter({ hasText: /^16/ });
      assert.equal(await spare.isVisible(), false);
      await fold.click();
      assert.equal(await fold.getAttribute('aria-expanded'), 'true');
      assert.equal(await spare.isVisible(), true);
      await lines.getByRole('button', { name: /^1\b/ }).click();
      assert.deepEqual(await here(page), ['1']);
      assert.equal(await spare.isVisible(), true);
      await fold.click();
      assert.equal(await spare.isVisible(), false);
      await lines.getByRole('button', { name: /^17\b/ }).click();
      await page.keyboard.press('ArrowUp');
      assert.deepEqual(await here(page), ['16']);
      assert.equal(await spare.isVisible(), true);
    },
    {
      path: '#m=techniques&p=.917.....6.5.38.4...49............7.5.......373.5..4....26...3..4..9.2.....3.4.1.',
    },
  );
});

describePage('On a phone', (onPage) => {
  onPage(
    'sentences of other lengths do not move 1 Step, nor the button back, and can be scrolled where they are longer than the room',
    async (page) => {
      const topOf = (/** @type {import('playwright-core').Locator} */ found) =>
        found.evaluate((element) => Math.round(element.getBoundingClientRect().top + scrollY));
      const step = button(page, 'step');
      const top = await topOf(step);
      await press(page, 'step');
      const back = page.locator('.walker .before');
      const own = await topOf(back);
      const isLong = () =>
        page.locator('.telling').evaluate((telling) => {
          const { clientHeight = 0 } = telling.querySelector('article') ?? {};
          const { overflowY } = getComputedStyle(telling);
          return clientHeight > telling.clientHeight && overflowY === 'auto';
        });
      let long = 0;
      for (let count = 1; count < 10; count++) {
        await press(page, 'step');
        assert.deepEqual([await topOf(step), await topOf(back)], [top, own]);
        if (await isLong()) long++;
      }
      assert.ok(long > 0, 'some sentences are longer than the room that is kept');
    },
    {
      path: `#p=8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..`,
      viewport: { width: 360, height: 740 },
      locale: 'ja',
    },
  );

  onPage(
    'what is scrolled ends below the line on which the method stands',
    async (page) => {
      for (let count = 0; count < 4; count++) await press(page, 'step');
      const stands = (/** @type {number} */ at) =>
        page.locator('kakutei-solver').evaluate(({ shadowRoot }, at) => {
          const of = (/** @type {string} */ selector) =>
            /** @type {Element} */ (shadowRoot?.querySelector(selector));
          of('.telling').scrollTop = at;
          const { top, bottom, left } = of('.ways-to-solve').getBoundingClientRect();
          const beside = shadowRoot?.elementFromPoint(left - 4, (top + bottom) / 2);
          return [of('.telling').scrollTop, beside?.className];
        }, at);
      assert.deepEqual(await stands(40), [40, 'telling']);
      await press(page, 'go');
      await panel(page).locator('ol.steps > li').nth(40).waitFor();
      assert.deepEqual(await stands(400), [400, 'telling']);
    },
    { path: '#m=techniques', viewport: { width: 360, height: 740 } },
  );
});
