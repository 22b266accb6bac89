// The dialog "New puzzle": the puzzle meets the choices, and every outcome has its message.
import assert from 'node:assert/strict';
import { Engine } from '../../web/index.js';
import { solutions } from '../engine/plain-solver.js';
import { locales } from '../locales/all.js';
import { assertAxeFindsNothing, withAxe } from './axe.js';
import { newest, readBoard, readSquares, tabTo, undo } from './hands.js';
import { describePage } from './page.js';

/** @typedef {import('playwright-core').Page} Page */

/** @type {Record<string, 'combobox' | 'spinbutton' | 'radio' | 'textbox'>} */
const ROLES = {
  'new.symmetry': 'combobox',
  'new.least': 'spinbutton',
  'new.most': 'spinbutton',
  'new.minimal': 'radio',
  'new.difficulty': 'combobox',
  'new.seed': 'textbox',
  'new.rating': 'combobox',
  'new.easiest': 'combobox',
  'new.hardest': 'combobox',
  'new.need': 'combobox',
};

/** @param {Page} page @param {string} [language] */
function dialogOf(page, language = 'en') {
  const texts = locales[language];
  const dialog = page.getByRole('dialog', { name: texts['nav.newPuzzle'] });
  /** @param {string} key */
  const field = (key) => dialog.getByRole(ROLES[key], { name: texts[key], exact: true });
  const press = (/** @type {string} */ key) =>
    dialog.getByRole('button', { name: texts[key], exact: true }).click();
  return {
    dialog,
    field,
    press,
    status: dialog.getByRole('status'),
    /** @param {number} least @param {number} most */
    async number(least, most) {
      await field('new.least').fill(String(least));
      await field('new.most').fill(String(most));
    },
  };
}

/** @param {Page} page @param {string} [language] */
async function open(page, language = 'en') {
  const name = locales[language]['nav.newPuzzle'];
  await page.locator('[role=gridcell]').first().waitFor();
  await page.getByRole('button', { name, exact: true }).click();
  const all = dialogOf(page, language);
  await all.dialog.waitFor();
  return all;
}

/** @param {Page} page of which the dialog is open */
async function makes(page) {
  await page.getByRole('dialog').waitFor({ state: 'detached', timeout: 60_000 });
  return readBoard(page);
}

/** @param {string} board */
const countOf = (board) => board.replaceAll('.', '').length;

/** Requests a puzzle whose search takes longer than anybody waits. @param {Page} page @param {string} [language] */
async function beginEndless(page, language) {
  const made = await open(page, language);
  await made.field('new.symmetry').selectOption('quarterTurn');
  await made.number(17, 17);
  await made.press('new.make');
  await made.dialog
    .locator('form')
    .getByText(/24|25|28/)
    .waitFor();
  return made;
}

describePage('The dialog "New puzzle"', (onPage) => {
  onPage('what is made is as chosen, is told, and Back takes it back', async (page) => {
    const before = await readBoard(page);
    const { field, number, press } = await open(page);
    await field('new.symmetry').selectOption('diagonal');
    await number(26, 28);
    await field('new.seed').fill('42');
    await press('new.make');
    const puzzle = await makes(page);
    assert.notEqual(puzzle, before);
    assert.equal(solutions(puzzle, 2).length, 1);
    assert.ok(countOf(puzzle) >= 26 && countOf(puzzle) <= 28);
    for (let square = 0; square < 81; square++) {
      const image = 9 * (square % 9) + Math.floor(square / 9);
      assert.equal(puzzle[square] === '.', puzzle[image] === '.');
    }
    assert.ok((await readSquares(page)).every(({ kind }) => kind === 'given' || kind === 'empty'));
    const told = (await newest(page).textContent()) ?? '';
    assert.match(told, new RegExp(`${countOf(puzzle)} digits.*diagonal.*42`));
    await undo(page);
    assert.equal(await readBoard(page), before);

    const again = await open(page);
    await again.field('new.seed').fill('42');
    await again.press('new.make');
    assert.equal(await makes(page), puzzle, 'the choices are remembered, the seed makes it again');
  });

  onPage('the keyboard alone makes a minimal puzzle', async (page) => {
    await page.locator('[role=gridcell]').first().waitFor();
    const before = await readBoard(page);
    await tabTo(page, page.getByRole('button', { name: 'New puzzle', exact: true }));
    await page.keyboard.press('Enter');
    const { dialog, field } = dialogOf(page);
    await dialog.waitFor();
    await tabTo(page, dialog.getByRole('radio').first());
    await page.keyboard.press('ArrowDown');
    assert.ok(await field('new.minimal').isChecked());
    await page.keyboard.press('Enter');
    const puzzle = await makes(page);
    assert.notEqual(puzzle, before);
    assert.equal(solutions(puzzle, 2).length, 1);
    assert.match((await newest(page).textContent()) ?? '', /minimal/);
  });

  onPage(
    'in Japanese, a difficulty is made and said',
    async (page) => {
      const { field, press } = await open(page, 'ja');
      await field('new.difficulty').selectOption({ label: locales.ja['difficulty.2'] });
      await press('new.make');
      assert.equal(solutions(await makes(page), 2).length, 1);
      assert.match(
        (await newest(page).textContent()) ?? '',
        /新しい問題.*点対称.*やさしい.*乱数の種/,
      );
      const again = await open(page, 'ja');
      assert.equal(await again.field('new.difficulty').inputValue(), '2');
    },
    { locale: 'ja-JP' },
  );

  onPage('a rating and a technique are made, told and remembered', async (page) => {
    const { dialog, field, press } = await open(page);
    await field('new.difficulty').selectOption('rating');
    await field('new.easiest').selectOption('hard');
    await field('new.hardest').selectOption('unfair');
    await field('new.need').selectOption({ label: 'XY-Wing' });
    await press('new.make');
    const engine = await Engine.load();
    const { level, score, steps } = await engine.rate(await makes(page));
    assert.ok(level === 'hard' || level === 'unfair', String(level));
    assert.ok(steps.some(({ technique }) => technique === 'xy-wing'));
    const told = (await newest(page).textContent()) ?? '';
    assert.match(told, new RegExp(`HoDoKu 2.2.0: ${level}, ${score}.*: XY-Wing`, 'i'));

    const again = await open(page);
    assert.equal(await again.field('new.need').inputValue(), 'xy-wing');
    assert.equal(await again.field('new.hardest').inputValue(), 'unfair');
    await again.field('new.rating').selectOption('se');
    assert.equal(await dialog.getByRole('option', { name: 'W-Wing' }).count(), 0);
    await dialog.getByRole('spinbutton', { name: 'Hardest' }).fill('0.5');
    await press('new.make');
    await dialog.getByText(locales.en['new.wrongRating']).waitFor();
    assert.equal(await dialog.locator('[aria-invalid=true]').count(), 1);
  });

  onPage(
    'techniques that cannot be loaded are said to be so, and asked for again',
    async (page) => {
      const { dialog, field, press } = await open(page);
      await field('new.difficulty').selectOption('rating');
      await dialog.getByText(locales.en['fault.load']).waitFor();
      await page.unroute('**/kakutei-techniques.wasm');
      await press('new.make');
      await field('new.need').waitFor();
    },
    {
      prepare: (page) => page.route('**/kakutei-techniques.wasm', (route) => route.abort()),
      expected: /kakutei|Failed to load|error/i,
    },
  );

  onPage('what takes too long is stopped, and the nearest can be had', async (page) => {
    const before = await readBoard(page);
    const { dialog, status, press } = await beginEndless(page);
    await press('action.stop');
    await status.filter({ hasText: /Stopped\. The nearest has \d+ given digits/ }).waitFor();
    assert.equal(await readBoard(page), before);
    const [, count] = /(\d+)/.exec((await status.textContent()) ?? '') ?? [];
    assert.equal(await dialog.getByRole('progressbar').count(), 0);
    await press('new.take');
    const puzzle = await makes(page);
    assert.equal(countOf(puzzle), Number(count));
    assert.equal(solutions(puzzle, 2).length, 1);
  });

  onPage(
    'Escape closes the dialog in the midst of it, and the board is as it was',
    async (page) => {
      const before = await readBoard(page);
      await beginEndless(page);
      await page.keyboard.press('Escape');
      assert.equal(await makes(page), before);
      const { number, press } = await open(page);
      await number(40, 40);
      await press('new.make');
      assert.notEqual(await makes(page), before, 'and the engine is free for the next one');
    },
  );

  onPage('what is impossible or makes no sense is said in words', async (page) => {
    const { dialog, field, number, press, status } = await open(page);
    await field('new.symmetry').selectOption('quarterTurn');
    await number(26, 27);
    await press('new.make');
    await status.filter({ hasText: 'There is no such puzzle' }).waitFor();
    assert.equal(await dialog.getByRole('button', { name: 'Use the nearest' }).count(), 0);
    for (const [least, most] of [
      [16, 30],
      [30, 24],
      [24, 81],
    ]) {
      await number(least, most);
      await press('new.make');
      await dialog.getByText(locales.en['new.wrongCount']).waitFor();
      assert.equal(await status.textContent(), '');
      assert.equal(await dialog.locator('[aria-invalid=true]').count(), 1);
    }
    await number(30, 30);
    await field('new.seed').fill('4294967296');
    await press('new.make');
    await dialog.getByText(locales.en['option.seed.wrong']).waitFor();
    await press('settings.close');
    await makes(page);
  });

  onPage(
    'without an engine it says so',
    async (page) => {
      const { status, press } = await open(page);
      await press('new.make');
      await status.filter({ hasText: locales.en['error.load'] }).waitFor();
    },
    {
      prepare: (page) => page.route('**/kakutei.wasm', (route) => route.abort()),
      expected: /kakutei|Failed to load|error/i,
    },
  );

  onPage(
    'axe finds nothing in it, light and dark, where it is narrow',
    async (page) => {
      const { dialog, field, press } = await beginEndless(page);
      await press('action.stop');
      await dialog.getByRole('button', { name: 'Use the nearest' }).waitFor();
      await field('new.difficulty').selectOption('rating');
      await field('new.need').waitFor();
      await assertAxeFindsNothing(page, 'narrow', 'dialog');
      const wide = await dialog.evaluate(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      );
      assert.equal(wide, 0);
    },
    { viewport: { width: 320, height: 640 }, prepare: withAxe },
  );
});
