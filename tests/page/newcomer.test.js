// A visitor with a puzzle from a newspaper, who has never seen the page: with fingers, with the keyboard only,
// by the roles and names alone. What is pressed in turn is in the window, and nothing that axe finds stands in
// the way.
import assert from 'node:assert/strict';
import { locales } from '../locales/all.js';
import { assertAxeFindsNothing, assertAxeFindsNothingAtWidths, withAxe } from './axe.js';
import { ask } from './engine.js';
import {
  aloud,
  beginEntry,
  button,
  example,
  follow,
  newest,
  openFromMenu,
  panel,
  phrase,
  press,
  readBoard,
  readNames,
  resize,
  squareAt,
  takeExample,
} from './hands.js';
import { FIRST, HARD } from './host.js';
import { describePage } from './page.js';
import { indexOf } from '../grid.js';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').Locator} Locator */

const NEWSPAPER =
  '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** @param {Page | Locator} within @param {string} name */
const named = (within, name) => within.getByRole('button', { name, exact: true, disabled: false });

/** @param {Page} page */
const grid = (page) => page.getByRole('grid').first();

/** @param {Page} page @param {Locator} part @param {string} what it is @returns {Promise<{ x: number, y: number }>} its middle */
async function inWindow(page, part, what) {
  await part.waitFor();
  const box = await part.evaluate((element) => element.getBoundingClientRect().toJSON());
  const [width, height] = await page.evaluate(() => [innerWidth, innerHeight]);
  const { left, top, right, bottom } = box;
  const isIn = left >= 0 && top >= 0 && right <= width && bottom <= height;
  assert.ok(isIn, `${what} at ${JSON.stringify(box)} in ${width}x${height}`);
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** What is there for eyes of the newest sentence: where its first line lies. @param {Page} page */
async function seesFirstLine(page) {
  // In one go: a shorter proof may take the place of the sentence at any time.
  const { sentence, isSeen } = await page.locator('kakutei-solver').evaluate((solver) => {
    const root = /** @type {ShadowRoot} */ (solver.shadowRoot);
    const sentence = root.querySelector('.lead .words')?.textContent?.trim() ?? '';
    const shown = [...root.querySelectorAll('.lead .words')].filter(
      (element) => element.checkVisibility() && element.textContent?.includes(sentence),
    );
    const isSeen = shown.some((element) => {
      const [line] = element.getClientRects();
      const [x, y] = [line.left + 20, line.top + Math.min(line.height, 24) / 2];
      const at = root.elementFromPoint(x, y);
      return line.top >= 0 && y + 8 <= innerHeight && at !== null && element.contains(at);
    });
    return { sentence, isSeen };
  });
  assert.ok(sentence !== '' && isSeen, `“${sentence.slice(0, 12)} …” is in the window`);
}

/** Fingers that touch only what lies in the window, and count. @param {Page} page */
function fingers(page) {
  let count = 0;
  return {
    count: () => count,
    /** @param {Locator} part @param {string} what */
    tap: async (part, what) => {
      const { x, y } = await inWindow(page, part, what);
      count++;
      await page.touchscreen.tap(x, y);
    },
  };
}

/** The sentence of 1 Step about the puzzle. @param {Page} page */
async function readsFirstStep(page) {
  const { placed } = ask('step', NEWSPAPER);
  const found = page.getByRole('gridcell', { name: /last step/ });
  await found.waitFor();
  assert.equal(
    (await readNames(page)).findIndex((name) => /last step/.test(name)),
    indexOf(placed),
  );
  const lead = await newest(page).getByRole('button').first().innerText();
  const sentence = lead.trim().replace(/\s+/g, ' ');
  assert.match(sentence, new RegExp(`^r${placed.row}c${placed.column} is ${placed.digit}\\.`));
  await seesFirstLine(page);
  return sentence;
}

describePage('A puzzle from a newspaper, on a phone,', (onPage) => {
  onPage(
    'is put in from the clipboard, and its first step read, with five taps and without scrolling',
    async (page) => {
      await page.evaluate((text) => navigator.clipboard.writeText(text), NEWSPAPER);
      const { tap, count } = fingers(page);
      const dialog = page.getByRole('dialog', { name: 'Open a puzzle' });
      await tap(named(page, 'Menu'), 'Menu');
      await tap(named(page, 'Open a puzzle'), 'Open');
      await tap(named(dialog, 'Paste'), 'Paste');
      await tap(named(dialog, 'Open'), 'Open in the dialog');
      await dialog.waitFor({ state: 'detached' });
      assert.equal(await readBoard(page), NEWSPAPER);
      await tap(button(page, 'step'), '1 Step');
      await readsFirstStep(page);
      assert.equal(count(), 5);
      assert.equal(await page.evaluate(() => scrollY), 0, 'nothing has moved');
    },
    { ...phone, permissions: ['clipboard-read', 'clipboard-write'] },
  );

  onPage(
    'is tapped in, digit by digit, on a keypad that stays where it is',
    async (page) => {
      const { tap, count } = fingers(page);
      await beginEntry(page);
      const keyOf = (/** @type {string} */ digit) =>
        named(page, digit === '.' ? 'Empty' : `Enter ${digit}`);
      /** @type {Record<string, { x: number, y: number }>} */
      const places = {};
      for (const digit of '123456789.') {
        places[digit] = await inWindow(page, keyOf(digit), digit);
      }
      for (const digit of NEWSPAPER) await page.touchscreen.tap(places[digit].x, places[digit].y);
      assert.deepEqual(await inWindow(page, keyOf('.'), 'Empty'), places['.']);
      await tap(named(page, 'Done'), 'Done');
      assert.equal(await readBoard(page), NEWSPAPER);
      await tap(button(page, 'step'), '1 Step');
      await readsFirstStep(page);
      assert.equal(count(), 2, 'beside Type in and the 81 squares');
    },
    phone,
  );

  onPage(
    'is chosen among the examples below the board, and comes into sight',
    async (page) => {
      await example(page, 'hard').tap();
      assert.equal(await readBoard(page), HARD);
      await inWindow(page, grid(page), 'the board');
      await inWindow(page, button(page, 'step'), '1 Step');
    },
    phone,
  );

  onPage(
    'is chosen for its X-Wing, and that is one of its steps',
    async (page) => {
      await example(page, 'xWing').tap();
      await button(page, 'go').tap();
      await panel(page).getByRole('button', { name: 'X-Wing' }).waitFor({ state: 'attached' });
    },
    phone,
  );
});

describePage('A puzzle from a newspaper, with the keyboard only,', (onPage) => {
  onPage('is typed in one go, its first step heard, and both are taken back', async (page) => {
    const live = page.getByRole('status').first();
    await live.waitFor({ state: 'attached' });
    const heard = await live.elementHandle();
    await page.keyboard.press('e');
    await page.getByRole('group', { name: 'Entering a puzzle' }).waitFor();
    await page.keyboard.type(NEWSPAPER);
    await page.keyboard.press('e');
    assert.equal(await readBoard(page), NEWSPAPER);
    await press(page, 'step', () => page.keyboard.press('s'));
    const sentence = await readsFirstStep(page);
    // Screen readers only announce changes in a region that existed before.
    assert.equal(await heard?.evaluate((element) => element.isConnected && element.textContent), aloud(sentence)); // prettier-ignore
    await page.keyboard.press('z');
    assert.equal(await readBoard(page), NEWSPAPER);
    await page.keyboard.press('z');
    assert.equal(await readBoard(page), FIRST);
  });
});

describePage('By roles and names alone', (onPage) => {
  onPage(
    'board, 1 Step, what happened and the found digit are there in each language',
    async (page) => {
      for (const [language, texts] of Object.entries(locales)) {
        await page.getByRole('combobox').filter({ hasText: '日本語' }).selectOption(language);
        const exact = (/** @type {string} */ key) => ({ name: texts[key], exact: true });
        const board = page.getByRole('grid', exact('board.label'));
        await board.waitFor();
        assert.equal(await board.getByRole('row').count(), 9, language);
        assert.equal(await board.getByRole('gridcell').count(), 81, language);
        await page.getByRole('button', exact('action.step')).press('Enter');
        const found = board.getByRole('gridcell', { name: phrase('board.found', {}, language) });
        await found.waitFor();
        assert.equal(await found.count(), 1, language);
        assert.ok(
          (await found.getAttribute('aria-label'))?.includes(texts['board.last']),
          language,
        );
        const story = page.getByRole('region', exact('panel.title'));
        await story.getByRole('article').first().getByRole('button').first().waitFor();
        assert.equal(await panel(page).getByRole('heading', exact('panel.title')).count(), 1);
        await page.keyboard.press('z');
        await found.waitFor({ state: 'detached' });
      }
    },
  );
});

describePage('What is pressed in turn', (onPage) => {
  /** @param {Page} page @param {string} language */
  const keypad = (page, language) =>
    page.getByRole('group', { name: locales[language]['keypad.label'], exact: true });

  /** @param {Page} page @param {string} language @param {boolean} withKeypad */
  async function seesAll(page, language, withKeypad) {
    await inWindow(page, grid(page), 'the board');
    await inWindow(page, button(page, 'step'), '1 Step');
    if (withKeypad) await inWindow(page, keypad(page, language), 'the keypad');
    else assert.equal(await keypad(page, language).count(), 0, 'nothing is to be entered');
  }

  /**
   * @param {Page} page in that language
   * @param {string} language
   * @param {readonly (readonly [number, number])[]} sizes
   * @param {boolean} isPhone
   */
  async function staysInWindow(page, language, sizes, isPhone) {
    const places = [];
    for (const [width, height] of sizes) {
      await resize(page, { width, height });
      await seesAll(page, language, false);
      places.push(await inWindow(page, button(page, 'step'), '1 Step'));
    }
    await squareAt(page, 1, 2).click();
    for (const [index, [width, height]] of sizes.entries()) {
      await resize(page, { width, height });
      await seesAll(page, language, true);
      const now = await inWindow(page, button(page, 'step'), '1 Step');
      assert.deepEqual(now, places[index], `with the keypad, ${width}x${height}, ${language}`);
    }
    await press(page, 'step', () => page.keyboard.press('s'));
    // A short proof takes the place of the first sentence.
    const [beginning] = locales[language]['proof.way'].split(/[:：、{]/);
    await newest(page).getByText(beginning).first().waitFor();
    for (const [index, [width, height]] of sizes.entries()) {
      await resize(page, { width, height });
      const now = await inWindow(page, button(page, 'step'), '1 Step');
      assert.deepEqual(now, places[index], `${width}x${height}, ${language}`);
      await seesAll(page, language, false);
      await seesFirstLine(page);
    }
    if (!isPhone) return;
    await page.keyboard.press('e');
    for (const [width, height] of sizes) {
      await resize(page, { width, height });
      const name = locales[language]['entry.done'];
      await inWindow(page, named(page, name), 'Done');
      await inWindow(page, keypad(page, language), 'the keypad, while a puzzle is typed in');
    }
    await page.keyboard.press('Escape');
  }

  for (const [where, sizes, visit] of /** @type {const} */ ([
    [
      'phones',
      [
        [360, 740],
        [740, 360],
      ],
      phone,
    ],
    [
      'desks',
      [
        [1024, 768],
        [1920, 1080],
      ],
      {},
    ],
  ])) {
    onPage(
      `is in the window with the first sentence, and no long one moves it, in each language: ${where}`,
      async (page) => {
        for (const language of Object.keys(locales)) {
          await resize(page, { width: 1440, height: 900 });
          await page.locator('#language').selectOption(language);
          const name = locales[language]['board.label'];
          await page.getByRole('grid', { name, exact: true }).waitFor();
          // With a link to the puzzle that is open its game would go on.
          await follow(page, `p=${FIRST}`);
          await follow(page, `p=${HARD}`);
          await staysInWindow(page, language, sizes, where === 'phones');
        }
      },
      visit,
    );
  }
});

// The dialogs Share, Embed and the settings are looked at where they are tested.
describePage('Neither light nor dark, on a phone nor on a desk, axe finds anything', (onPage) => {
  /** @param {Page} page @param {string} what @param {string} [root] */
  const lookAt = (page, what, root) => assertAxeFindsNothingAtWidths(page, what, { root });

  onPage(
    'in the dialogs with which one begins, and in the menu',
    async (page) => {
      const open = page.getByRole('dialog');
      await named(page, 'Open a puzzle').click();
      await open.getByRole('textbox').fill(NEWSPAPER);
      await named(open, 'Open').waitFor();
      await lookAt(page, 'Open', 'dialog[open]');
      await named(open, 'Open').click();
      await named(page, 'New puzzle').click();
      await open.waitFor();
      await lookAt(page, 'New', 'dialog[open]');
      await page.keyboard.press('Escape');
      await openFromMenu(page, 'games');
      await open.waitFor();
      await page.keyboard.press('Enter');
      await open.getByRole('listitem').first().waitFor();
      await lookAt(page, 'Games', 'dialog[open]');
      await page.keyboard.press('Escape');
      await resize(page, phone.viewport);
      await named(page, 'Menu').click();
      await named(page, 'Share').waitFor();
      await assertAxeFindsNothing(page, 'the menu');
    },
    { prepare: withAxe },
  );

  onPage(
    'where a puzzle is typed in, where marks and colours are made, and where it is told why',
    async (page) => {
      await page.keyboard.press('e');
      await named(page, 'Done').waitFor();
      await lookAt(page, 'a puzzle is typed in', 'kakutei-solver');
      await page.keyboard.press('Escape');
      await squareAt(page, 1, 1).click();
      await named(page, 'Marks').click();
      await named(page, 'All candidates').click();
      await named(page, 'Colours').click();
      for (let colour = 1; colour <= 8; colour++) {
        await squareAt(page, colour, colour).focus();
        await page.keyboard.press(String(colour));
      }
      assert.equal((await readNames(page)).filter((name) => /colour \d$/.test(name)).length, 8);
      await lookAt(page, 'marks and colours', 'kakutei-solver');
      await takeExample(page, 'contradictory');
      await named(page, 'Why?').click();
      await newest(page).getByText(phrase('check.contradict')).waitFor();
      await lookAt(page, 'Why?', 'kakutei-solver');
    },
    { prepare: withAxe },
  );
});
