// Hints with the keyboard, the mouse and a finger: a little more with each press, all steps, why a candidate can go.
import assert from 'node:assert/strict';
import { locales } from '../locales/all.js';
import { solutions } from '../engine/plain-solver.js';
import { assertAxeFindsNothing, withAxe } from './axe.js';
import { aloud, follow, phrase, readBoard, readNames, squareAt, tabTo } from './hands.js';
import { describePage } from './page.js';

/** @typedef {import('playwright-core').Page} Page */

const PUZZLE = '.......12..8.3...........4.12.5..........47...6.......5.7...3.....62.......1.....';
const [solution] = solutions(PUZZLE);
/** All steps are found sooner. */
const HALF = [...PUZZLE].map((digit, at) => (at % 2 ? digit : solution[at])).join('');
const visit = { path: `#p=${PUZZLE}`, prepare: withAxe };
const phone = { ...visit, viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** Runs before the page's scripts: ends the first worker that is asked about techniques, without notice. */
function loseFirstAsked() {
  const { postMessage } = Worker.prototype;
  let isLost = false;
  Worker.prototype.postMessage = function (/** @type {any[]} */ ...message) {
    postMessage.apply(this, /** @type {any} */ (message));
    if (isLost || message[0].call !== 'ask') return;
    isLost = true;
    this.terminate();
  };
}

/** @param {Page} page */
const panel = (page) => page.getByRole('region', { name: 'Hints', exact: true });

/** @param {Page} page @param {string} name */
const button = (page, name) => panel(page).getByRole('button', { name, exact: true });

/** @param {Page} page */
const lines = (page) => panel(page).locator('.stages > li');

/** The step as forums write it, to be copied. @param {Page} page */
async function readNotation(page) {
  await panel(page).getByText(locales.en['hint.notation'], { exact: true }).click();
  return panel(page).locator('.clipping textarea').inputValue();
}

/** @param {Page} page @param {number} count */
const shows = (page, count) =>
  lines(page)
    .nth(count - 1)
    .waitFor();

describePage('A hint', (onPage) => {
  onPage(
    'says a little more with each press of H, aloud too, and then no more; Apply carries it out, and Undo takes it back',
    async (page) => {
      await page.keyboard.press('h');
      await shows(page, 1);
      const said = [await page.getByRole('status').first().textContent()];
      for (let count = 2; count <= 5; count++) {
        const names = await readNames(page);
        assert.ok(
          names.every((name) => !/struck out|last step/.test(name)),
          `line ${count}`,
        );
        await page.keyboard.press('h');
        await shows(page, count);
        said.push(await page.getByRole('status').first().textContent());
      }
      assert.deepEqual(
        said.map((text) => text?.trim()),
        (await lines(page).allInnerTexts()).map(aloud),
      );
      assert.equal(await readBoard(page), PUZZLE);
      await assertAxeFindsNothing(page, 'hint');
      await page.keyboard.press('h');
      const whole = page.getByRole('button', { name: 'Hint', exact: true });
      assert.equal(await whole.getAttribute('aria-disabled'), 'true');
      assert.equal(await lines(page).count(), 5);
      assert.equal(
        await readBoard(page),
        PUZZLE,
        'who asks for a hint wants to play it themselves',
      );
      assert.match(await readNotation(page), /^[\w ]+ Single: r\dc\d=\d/);
      await tabTo(page, button(page, 'Apply'));
      await page.keyboard.press('Enter');
      await panel(page).getByText(phrase('hint.invitation')).waitFor();
      const after = await readBoard(page);
      const [square] = [...after].flatMap((digit, at) => (digit === PUZZLE[at] ? [] : [at]));
      assert.equal(after[square], solution[square]);
      await page.keyboard.press('Control+z');
      assert.equal(await readBoard(page), PUZZLE);
      await page.keyboard.press('h');
      await shows(page, 1);
      assert.equal(await lines(page).count(), 1, 'and it begins anew');
      await page.keyboard.press('Escape');
      await panel(page).waitFor({ state: 'hidden' });
    },
    visit,
  );

  onPage(
    'is a button that a finger can hit, beside the others in one row, and its words stand under the board in sight, the reason too, with Apply; it says why a candidate can go that is tapped, or typed for a square',
    async (page) => {
      const hint = page.getByRole('button', { name: 'Hint', exact: true });
      const row = await hint.evaluate((element) => {
        const buttons = [...(element.parentElement?.children ?? [])].filter((each) => each.checkVisibility()); // prettier-ignore
        return buttons.map((each) => {
          const { top, width, height, right } = each.getBoundingClientRect();
          const isCut = each.scrollWidth > each.clientWidth + 1;
          return { top, isSmall: width < 40 || height < 44, isOut: right > innerWidth, isCut };
        });
      });
      assert.equal(new Set(row.map(({ top }) => top)).size, 1);
      assert.ok(row.every(({ isSmall, isOut, isCut }) => !isSmall && !isOut && !isCut), JSON.stringify(row)); // prettier-ignore
      await hint.tap();
      await shows(page, 1);
      const said = await lines(page).first().boundingBox();
      const board = await page.getByRole('grid').first().boundingBox();
      const keys = await hint.boundingBox();
      assert.ok(said && board && keys);
      assert.ok(said.y >= board.y + board.height && said.y + said.height <= keys.y);
      for (let count = 2; count <= 5; count++) {
        await page.keyboard.press('h');
        await shows(page, count);
      }
      const reason = await lines(page).last().boundingBox();
      const apply = await button(page, 'Apply').boundingBox();
      assert.ok(reason && apply);
      assert.ok(reason.y >= board.y + board.height && apply.y + apply.height <= keys.y, 'in sight');
      await button(page, 'Apply').tap();
      assert.notEqual(await readBoard(page), PUZZLE);

      await squareAt(page, 9, 9).tap();
      await page.getByRole('button', { name: 'Undo', exact: true }).tap();
      assert.equal(await readBoard(page), PUZZLE);
      await page.getByRole('button', { name: 'Hint', exact: true }).tap();
      await shows(page, 1);
      await button(page, 'Why can this digit go?').tap();
      const wrong = solution[0] === '3' ? 4 : 3;
      const small = squareAt(page, 1, 1)
        .locator('.candidate')
        .nth(wrong - 1);
      await small.tap();
      const values = { digit: wrong, square: 'r1c1' };
      await panel(page)
        .getByText(
          new RegExp(
            `${phrase('why.found', values).source}|${phrase('why.foundByPath', values).source}`,
          ),
        ) // prettier-ignore
        .waitFor();
      await panel(page).locator('.told').waitFor();
      assert.equal(await readBoard(page), PUZZLE);
      await button(page, 'Why can this digit go?').tap();
      await squareAt(page, 1, 1).tap({ position: { x: 3, y: 3 } });
      await page.getByRole('button', { name: `Enter ${solution[0]}`, exact: true }).tap();
      await panel(page)
        .getByText(phrase('why.inSolution', { digit: solution[0], square: 'r1c1' }))
        .waitFor();
      assert.equal(await readBoard(page), PUZZLE);
    },
    phone,
  );

  onPage(
    'is said to be lost with the worker that looked for it, and Try again, by keys alone, has another; B lists all steps, narrowed by a level, each told where it stands with Enter',
    async (page) => {
      await page.keyboard.press('h');
      const sentence = locales.en['fault.lost'];
      await panel(page).getByText(sentence).waitFor();
      assert.equal((await page.getByRole('status').first().textContent())?.trim(), sentence);
      await assertAxeFindsNothing(page, 'a hint that was lost');
      await tabTo(page, button(page, 'Try again'));
      await page.keyboard.press('Enter');
      await shows(page, 1);
      assert.equal(await button(page, 'Try again').count(), 0);

      await follow(page, `p=${HALF}`);
      await page.keyboard.press('b');
      const groups = panel(page).locator('.folders > details');
      await panel(page).getByText(phrase('hint.all.count')).waitFor();
      const before = await groups.count();
      await panel(page).getByLabel('Level').selectOption('medium');
      const after = await groups.count();
      assert.ok(after > 1 && after < before, `${before} ${after}`);
      await panel(page).getByLabel(phrase('hint.filter.progress')).check();
      const leads = panel(page).locator('.lines .leads');
      assert.equal(await groups.count(), 0, 'not by technique');
      await leads.filter({ hasNotText: /./ }).first().waitFor({ state: 'detached' });
      const [furthest] = await leads.allInnerTexts();
      assert.match(furthest, /^leads on to [1-9]\d* digit/);
      await panel(page).getByLabel(phrase('hint.filter.progress')).uncheck();
      const row = panel(page).locator('.lines button').first();
      await row.focus();
      await page.keyboard.press('Enter');
      await panel(page).locator('.told').waitFor();
      assert.ok((await readNames(page)).some((name) => /struck out|last step/.test(name)));
      assert.equal(await row.getAttribute('aria-expanded'), 'true');
      await panel(page).locator('.lines .leads').filter({ hasText: /./ }).first().waitFor();
      assert.match(await readNotation(page), /^[\w ()-]+: .*r\d+c\d+(=|<>)\d/);
      await assertAxeFindsNothing(page, 'all steps');
      await button(page, 'Apply').click();
      assert.equal(await panel(page).locator('.lines').count(), 0, 'they were of that board');
    },
    {
      ...visit,
      prepare: async (page) => [await withAxe(page), await page.addInitScript(loseFirstAsked)],
      expected: /^KakuteiError: The engine's worker has ended/,
    },
  );
});
