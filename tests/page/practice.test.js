// Practice: a session with the keyboard alone, and one in which a needed file does not come.
import assert from 'node:assert/strict';
import { boardOf } from '../../web/app/techniques/cases.js';
import { readLink } from '../../web/game/link.js';
import { EngineClient } from '../../web/index.js';
import { assertAxeFindsNothing, withAxe } from './axe.js';
import { locales } from '../locales/all.js';
import { openFromMenu, phrase, readBoard, readNames } from './hands.js';
import { describePage } from './page.js';

/** @typedef {import('playwright-core').Page} Page */

const SLUG = 'naked-pair';
const BOARD = boardOf(SLUG);
const link = /** @type {import('../../web/game/link.js').Link} */ (readLink(`#${BOARD}`));

/** The candidates that the technique removes on the board of the Help. */
async function readStep() {
  const client = await EngineClient.start();
  const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  const candidates = (link.marks ?? []).map((mask, square) =>
    link.digits[square] === '.' ? digits.filter((digit) => mask & (1 << (digit - 1))) : [],
  );
  const board = { givens: link.puzzle, digits: link.digits, candidates };
  const catalogue = await client.catalogue(board, { order: [{ slug: SLUG }] });
  const { step } = await catalogue.hint();
  client.close();
  assert.ok(step);
  return step;
}
const { removed } = await readStep();

/** As if it had been made before: so the test knows what is right. @param {Page} page */
const withPosition = (page) =>
  page.addInitScript(
    ([slug, board]) => {
      const name = 'kakutei.practice';
      if (localStorage.getItem(name)) return;
      const positions = { [slug]: [board, board] };
      localStorage.setItem(name, JSON.stringify({ positions, counts: {} }));
    },
    [SLUG, BOARD],
  );

/** @param {Page} page */
const told = (page) => page.locator('.practice').getByRole('status');

/** @param {Page} page @param {string} key @param {Record<string, string | number>} [values] */
const says = (page, key, values) =>
  told(page)
    .filter({ hasText: phrase(key, values) })
    .waitFor();

/** From the first square on. @param {Page} page @param {{ row: number, column: number }} to */
async function goTo(page, { row, column }) {
  await page.keyboard.press('Control+Home');
  for (let at = 1; at < row; at++) await page.keyboard.press('ArrowDown');
  for (let at = 1; at < column; at++) await page.keyboard.press('ArrowRight');
}

/** The mark goes. @param {Page} page @param {{ row: number, column: number, digit: number }} place */
async function strike(page, place) {
  await goTo(page, place);
  await page.keyboard.press(`Shift+Digit${place.digit}`);
}

/** Opens all levels of a hint, and carries it out. @param {Page} page */
async function carryOutHint(page) {
  const hints = page.getByRole('region', { name: 'Hints', exact: true });
  await page.keyboard.press('h');
  await hints.locator('.stages > li').first().waitFor();
  const apply = hints.getByRole('button', { name: 'Apply', exact: true });
  for (let left = 10; left > 0 && !(await apply.isVisible()); left--)
    await page.keyboard.press('h');
  await apply.press('Enter');
}

/** @param {Page} page */
async function begin(page) {
  await page.locator('.menu').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Practice' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: /^Naked pair/ }).waitFor();
  await page.keyboard.type('naked pair');
  await page.keyboard.press('Enter');
}

describePage('Practice', (onPage) => {
  onPage(
    'is played with the keyboard alone: found, told why, counted, and the next position follows',
    async (page) => {
      const before = await readBoard(page);
      await begin(page);
      await says(page, 'practice.task', { technique: 'Naked pair' });
      assert.equal(await readBoard(page), link.digits);
      assert.equal(await page.getByText(locales.en['panel.typeOwn']).count(), 0);
      await assertAxeFindsNothing(page, 'practice');
      const right = removed.length;
      for (const [at, place] of removed.entries()) {
        await strike(page, place);
        if (at + 1 < right) await says(page, 'practice.part', { count: at + 1, all: right });
      }
      await says(page, 'practice.right');
      const next = page.getByRole('button', { name: 'Next position' });
      assert.ok(await next.evaluate((button) => button === document.activeElement));
      const counts = page.locator('.practice .counts');
      assert.match(await counts.innerText(), phrase('practice.counts', { alone: 1, helped: 0 }));
      await page.keyboard.press('Enter');
      await says(page, 'practice.task');
      const place = removed[0];
      const square = (place.row - 1) * 9 + place.column - 1;
      assert.match((await readNames(page))[square], new RegExp(String(place.digit)), 'anew');
      await carryOutHint(page);
      await says(page, 'practice.right');
      assert.match(await counts.innerText(), phrase('practice.counts', { alone: 1, helped: 1 }));
      await page.getByRole('button', { name: 'End', exact: true }).focus();
      await page.keyboard.press('Enter');
      await page.locator('.practice').waitFor({ state: 'detached' });
      for (let presses = 0; presses < 10 && (await readBoard(page)) !== before; presses++) {
        await page.keyboard.press('Control+z');
      }
      assert.equal(await readBoard(page), before, 'Back leads to what was there');
    },
    { prepare: async (page) => Promise.all([withPosition(page), withAxe(page)]) },
  );

  onPage(
    'says where something is wrong, or true for another reason, and leads back to the position',
    async (page) => {
      await begin(page);
      await says(page, 'practice.task');
      const square = [...link.digits].findIndex((digit, at) => {
        const isConcerned = removed.some(({ row, column }) => 9 * (row - 1) + column - 1 === at);
        return digit === '.' && !isConcerned;
      });
      const place = { row: Math.floor(square / 9) + 1, column: (square % 9) + 1 };
      const marks = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter(
        (digit) => (link.marks?.[square] ?? 0) & (1 << (digit - 1)),
      );
      const heard = [];
      for (const digit of marks) {
        await strike(page, { ...place, digit });
        await told(page)
          .filter({ hasNotText: phrase('practice.task') })
          .waitFor();
        heard.push(await told(page).innerText());
        await page.getByRole('button', { name: 'Back to the position' }).click();
        await says(page, 'practice.task');
      }
      const wrong = heard.filter((text) => phrase('practice.wrongMark').test(text));
      const others = heard.filter((text) => phrase('practice.other').test(text));
      assert.deepEqual([wrong.length, others.length], [1, marks.length - 1]);
    },
    { prepare: withPosition },
  );

  onPage(
    'begun by a link to a technique that there is not lets a person choose one',
    async (page) => {
      const dialog = page.getByRole('dialog', { name: 'Practice' });
      await dialog.getByRole('radio', { name: /^Naked pair/ }).waitFor();
      assert.equal(new URL(page.url()).hash, '');
    },
    { path: 'index.html#practise=x-wings' },
  );

  onPage(
    'says that the techniques could not be loaded, and can be closed',
    async (page) => {
      await openFromMenu(page, 'practice');
      const dialog = page.getByRole('dialog', { name: 'Practice' });
      await dialog.getByText(phrase('fault.load')).waitFor();
      assert.ok(await dialog.getByRole('button', { name: 'Start' }).isDisabled());
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    },
    {
      prepare: (page) => page.route('**/kakutei-techniques.wasm', (route) => route.abort()),
      expected: /./,
    },
  );

  onPage(
    'says that it could not be loaded, where there is no network, and opens when there is one again',
    async (page) => {
      await page.context().setOffline(true);
      await openFromMenu(page, 'practice');
      const said = page.locator('body > [role=alert]').filter({ hasText: phrase('error.part') });
      await said.waitFor();
      await page.context().setOffline(false);
      await said.getByRole('button').click();
      await page.getByRole('dialog', { name: 'Practice' }).waitFor();
    },
    { expected: /./ },
  );
});
