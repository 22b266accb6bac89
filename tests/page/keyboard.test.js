// The page without a mouse: Tab reaches everything, the focus is seen, the keys of the Help work.
import assert from 'node:assert/strict';
import { ask } from './engine.js';
import {
  button,
  emptyBoard,
  example,
  isBusy,
  isChosen,
  newest,
  openFromMenu,
  openPlace,
  phrase,
  press,
  readBoard,
  readNames,
  setChoice,
  squareAt,
  tabTo,
} from './hands.js';
import { describePage } from './page.js';
import { isSolution } from '../grid.js';

/** @typedef {import('playwright-core').Page} Page */

/** Runs in the page: the element with the focus, and whether the focus is visible. */
function describeFocus() {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  if (!element || element === document.body) return null;
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
  const { width, height } = element.getBoundingClientRect();
  const grid = element.closest('[role=grid]');
  return {
    name: element.ariaLabel ?? element.textContent?.trim() ?? '',
    id: element.id,
    board: grid !== null,
    seen:
      width > 0 &&
      height > 0 &&
      ((outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none'),
  };
}

/** Goes once through the page with Tab. @param {Page} page */
async function walk(page) {
  const stops = [];
  for (let count = 0; count < 80; count++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(describeFocus);
    if (!stop) break;
    stops.push(stop);
  }
  return stops;
}

/** @typedef {NonNullable<ReturnType<typeof describeFocus>>} Stop */

/** The names of all controls that can be pressed. @param {import('playwright-core').Locator} root */
const namesIn = (root) =>
  root
    .locator('button:enabled, a[href], select, input')
    .filter({ visible: true })
    .evaluateAll((all) =>
      all
        .filter((element) => element.tabIndex >= 0)
        .map((element) => element.ariaLabel || element.id || element.textContent?.trim()),
    );

/** @param {(string | undefined)[]} names @param {Stop[]} stops */
const leftOut = (names, stops) => {
  const reached = stops.flatMap(({ name, id }) => [name, id]);
  return names.filter((name) => !reached.includes(String(name)));
};

describePage('Tab', (onPage) => {
  onPage(
    'reaches every control, the board once: first the head, then the board, what is said, the keypad, the buttons, and each control of a place that was opened with Enter; the focus is always seen',
    async (page) => {
      await setChoice(page, 'showHow');
      await press(page, 'step');
      await squareAt(page, 1, 1).click();
      await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement)?.blur());
      await page.getByRole('heading', { level: 1 }).click();
      const stops = await walk(page);
      assert.deepEqual(
        stops.filter(({ seen }) => !seen),
        [],
      );
      assert.equal(stops.filter(({ board }) => board).length, 1, 'the board is one tab stop');

      const names = await namesIn(page.locator('body'));
      assert.ok(names.length > 20, `${names.length} controls`);
      const keys = names.filter((name) => /^Enter/.test(String(name)));
      assert.equal(keys.length, 1, 'the keypad is one tab stop');
      assert.deepEqual(leftOut(names, stops), []);

      const order = stops.map(({ name, board }) => (board ? 'board' : name));
      const sentence = String(await newest(page).getByRole('button').first().textContent()).trim();
      const wanted = ['Menu', 'board', 'View▾', sentence, 'Undo', 'Enter 1', '1 Step', 'Go'];
      const places = wanted.map((name) => order.indexOf(name));
      assert.deepEqual(
        places,
        [...places].sort((a, b) => a - b),
      );
      assert.ok(places[0] >= 0);

      for (const [opener, place, count] of /** @type {const} */ ([
        ['.menu', '#drawer', 9],
        ['.opens.looks', '.place#looks', 2],
        ['.opens.ways-to-solve', '.place#ways-to-solve', 4],
      ])) {
        await page.locator(opener).focus();
        await page.keyboard.press('Enter');
        const inside = await namesIn(page.locator(place));
        assert.ok(inside.length >= count, `${inside.length} controls in ${place}`);
        const reached = [];
        for (let times = 0; times < inside.length; times++) {
          await page.keyboard.press('Tab');
          reached.push(/** @type {Stop} */ (await page.evaluate(describeFocus)));
        }
        assert.deepEqual(leftOut(inside, reached), [], place);
        assert.ok(reached.every(({ seen }) => seen), place); // prettier-ignore
        await page.keyboard.press('Escape');
        assert.ok(await page.locator(opener).evaluate((element) => element.matches(':focus')), place); // prettier-ignore
      }
    },
  );

  onPage('keeps the focus on the button that was pressed', async (page) => {
    for (const action of /** @type {const} */ (['step', 'go'])) {
      await press(page, action, async () => {
        await button(page, action).focus();
        await page.keyboard.press('Enter');
      });
      assert.ok(
        await button(page, action).evaluate((element) => element.matches(':focus')),
        action,
      );
    }
    await page.locator('.menu').focus();
    await page.keyboard.press('Enter');
    await tabTo(page, button(page, 'clear').filter({ visible: true }));
    await page.keyboard.press('Enter');
    await page.getByRole('group', { name: 'Entering a puzzle' }).waitFor();
    assert.equal(await readBoard(page), '.'.repeat(81));
    const focus = await page.evaluate(describeFocus);
    assert.ok(focus?.seen, 'the focus is not lost with a button that is switched off');
  });
});

describePage('The keys that the Help lists', (onPage) => {
  onPage('are these, and each does what it says', async (page) => {
    const first = await readBoard(page);
    await page.goto(new URL('help.html#keys', page.url()).href);
    await page.getByRole('row').first().waitFor();
    const rows = await page.getByRole('row').allInnerTexts();
    const listed = rows
      .filter((row) => /^\S+(, \S+)?\t/.test(row))
      .map((row) => row.split('\t')[0]);
    for (const key of ['S', 'G', 'Esc', 'Z, Ctrl+Z', 'H', 'J', 'V']) {
      assert.ok(listed.includes(key), `${key} is not among ${listed.join(' | ')}`);
    }
    await page.goto(new URL('.', page.url()).href);

    await press(page, 'step', () => page.keyboard.press('s'));
    assert.equal(await readBoard(page), ask('step', first).board);
    await page.keyboard.press('z');
    assert.equal(await readBoard(page), first);
    await press(page, 'go', () => page.keyboard.press('g'));
    assert.ok(isSolution(await readBoard(page)));
    await page.keyboard.press('Control+z');
    assert.equal(await readBoard(page), first);
    await page.keyboard.press('j');
    assert.ok(await isChosen(page, 'showHow'));
    await press(page, 'step');
    assert.ok((await readNames(page)).every((name) => !/candidates/.test(name)));
    await page.keyboard.press('v');
    assert.ok((await readNames(page)).some((name) => /candidates/.test(name)));
    await page.keyboard.press('c');
    await page.keyboard.press('r');
    assert.equal(await readBoard(page), first, 'no single key empties the board');
    const [keys] = await Promise.all([
      page.context().waitForEvent('page'),
      page.keyboard.press('?'),
    ]);
    assert.match(keys.url(), /help\.html#keys$/);
  });

  onPage('work while the focus is on the board, too', async (page) => {
    await squareAt(page, 5, 5).focus();
    const board = await readBoard(page);
    await press(page, 'step', () => page.keyboard.press('s'));
    assert.equal(await readBoard(page), ask('step', board).board);
  });

  onPage(
    'mean nothing with Ctrl or Alt, nor in a list of choices or the settings',
    async (page) => {
      await example(page, 'hard').click();
      const board = await readBoard(page);
      const entries = await page.getByRole('article').count();
      const keys = ['s', 'g', 'c', 'h'];
      await squareAt(page, 1, 1).focus();
      for (const key of keys) {
        await page.keyboard.press(`Alt+${key}`);
        if (key !== 'h') await page.keyboard.press(`Control+${key}`);
      }
      await openPlace(page, 'method');
      await page.getByRole('combobox', { name: 'Method', disabled: false }).focus();
      for (const key of keys) await page.keyboard.press(key);
      await openFromMenu(page, 'settings');
      for (const key of keys) await page.keyboard.press(key);
      await page.keyboard.press('Escape');
      assert.equal(await isBusy(page), false);
      assert.equal(await readBoard(page), board);
      assert.equal(await page.getByRole('article').count(), entries);
      assert.ok(!(await isChosen(page, 'showHow')));
    },
  );

  onPage('can be switched off, but for Esc and Ctrl+Z', async (page) => {
    const board = await readBoard(page);
    await openFromMenu(page, 'settings');
    await page.getByRole('checkbox', { name: phrase('settings.letterKeys') }).uncheck();
    await page.getByRole('button', { name: phrase('settings.close') }).click();
    await squareAt(page, 1, 1).focus();
    for (const key of ['s', 'g', 'c', 'h']) await page.keyboard.press(key);
    assert.equal(await isBusy(page), false);
    assert.equal(await readBoard(page), board);
    assert.ok(!(await isChosen(page, 'showHow')));
    await emptyBoard(page);
    await page.keyboard.press('Control+z');
    assert.equal(await readBoard(page), board);
  });
});
