// The actions of a person on the page: presses buttons, types, reads the squares and the sentences.
// Everything is found by its role and its name, in any language that the page speaks.
import { setTimeout as pause } from 'node:timers/promises';
import { locales } from '../locales/all.js';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').Locator} Locator */

/** @param {string} key @returns {RegExp} that text in every language, and nothing else */
export const inAnyLanguage = (key) =>
  new RegExp(
    `^(${Object.values(locales)
      .map((texts) => texts[key])
      .join('|')})$`,
  );

/**
 * A text of the page, with any values filled in.
 *
 * @param {string} key
 * @param {Record<string, string | number>} [values] those that matter; any others are allowed
 * @param {string} [language]
 * @returns {RegExp}
 */
export function phrase(key, values = {}, language = 'en') {
  const escape = (/** @type {string} */ text) => text.replace(/[.*+?^$()[\]\\]/g, '\\$&');
  const parts = locales[language][key].split(/\{(.+?)\}/);
  const filled = parts.map((part, index) =>
    index % 2 === 0 ? escape(part) : part in values ? escape(String(values[part])) : '.+',
  );
  return new RegExp(filled.join(''));
}

/**
 * @param {Page} page
 * @param {'step' | 'go' | 'stop' | 'back' | 'forward' | 'restart' | 'clear' | 'enter'} action
 */
export const button = (page, action) =>
  page.getByRole('button', { name: inAnyLanguage(`action.${action}`) });

/** Where a control is, if it is not in sight: the place of the board's looks, that of the method, the menu. */
const OPENERS = {
  looks: 'kakutei-solver .opens.looks',
  method: 'kakutei-solver .opens.ways-to-solve',
  menu: '.menu',
};

/**
 * Opens a place, does something there, and closes it.
 *
 * @template T
 * @param {Page} page
 * @param {keyof typeof OPENERS} place
 * @param {() => Promise<T>} act
 */
export async function within(page, place, act) {
  const opener = page.locator(OPENERS[place]).first();
  await opener.click();
  const done = await act();
  const isOpen = await opener.evaluate((button) =>
    /** @type {any} */ (button).popoverTargetElement?.matches(':popover-open'),
  );
  if (isOpen) await page.keyboard.press('Escape');
  return done;
}

/** Opens what the menu of the page leads to. @param {Page} page @param {'games' | 'share' | 'techniques' | 'practice' | 'embed' | 'settings'} name */
export const openFromMenu = (page, name) =>
  within(page, 'menu', () =>
    page
      .locator('#drawer')
      .getByRole('button', { name: inAnyLanguage(`nav.${name}`) })
      .click(),
  );

/** Opens a place, and leaves it open. @param {Page} page @param {keyof typeof OPENERS} place */
export const openPlace = (page, place) => page.locator(OPENERS[place]).first().click();

/** Chooses a method by its name or slug. @param {Page} page @param {string | { label: string }} method */
export const chooseMethod = (page, method) =>
  within(page, 'method', () => page.locator('#method').selectOption(method));

/** Chooses what the squares show. @param {Page} page @param {string} view */
export const chooseView = (page, view) =>
  within(page, 'looks', () => page.locator('#view').selectOption(view));

/** Wants the ratings of other programs. @param {Page} page */
export const wantRatings = (page) => within(page, 'looks', () => page.locator('#ratings').check());

/** Ticks a choice of the method, or takes the tick away. @param {Page} page @param {'showHow'} option @param {boolean} [on] */
export const setChoice = (page, option, on = true) =>
  within(page, 'method', () => choice(page, option).setChecked(on));

/** Whether a choice of the method is made. @param {Page} page @param {'showHow'} option */
export const isChosen = (page, option) => page.locator(`#${option}`).isChecked();

/** Takes the last move back. @param {Page} page */
export const undo = (page) => page.keyboard.press('Control+z');

/** @param {Page} page */
export const redo = (page) => page.keyboard.press('Control+y');

/** What the page has in its menu, or a solver without a page at the corner of its board. @param {Page} page @param {'restart' | 'clear'} action */
export const doWhole = async (page, action) =>
  within(page, (await page.locator('#drawer').count()) ? 'menu' : 'looks', () =>
    button(page, action).filter({ visible: true }).click(),
  );

/** Begins to type a puzzle in. @param {Page} page */
export async function beginEntry(page) {
  const link = button(page, 'enter').filter({ visible: true });
  if (await link.count()) await link.click();
  else await within(page, 'menu', () => link.click());
}

/** @param {Page} page @param {'showHow'} option */
export const choice = (page, option) =>
  page.getByRole('checkbox', { name: inAnyLanguage(`option.${option}`) });

/** @param {Page} page @param {'first' | 'xWing' | 'hard' | 'several' | 'contradictory'} name */
export const example = (page, name) =>
  page.getByRole('button', { name: inAnyLanguage(`example.${name}`) });

/** Puts an example on the board, of those in the dialog New. @param {Page} page @param {'first' | 'hard' | 'several' | 'contradictory'} name */
export async function takeExample(page, name) {
  await page.locator('#open-new').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: inAnyLanguage(`example.${name}`) })
    .click();
}

/** As a screen reader is told an English sentence. @param {string} sentence */
export const aloud = (sentence) => sentence.replace(/r([1-9])c([1-9])/g, 'row $1, column $2');

/** @param {Page} page */
export const panel = (page) => page.getByRole('region', { name: inAnyLanguage('panel.title') });

/** The text of the newest entry of the panel. @param {Page} page */
export const newest = (page) => panel(page).getByRole('article').first();

/** @param {Page} page */
const squares = (page) => page.getByRole('grid').first().locator('[role=gridcell]');

/** @param {Page} page @param {number} row @param {number} column */
export const squareAt = (page, row, column) => squares(page).nth((row - 1) * 9 + column - 1);

/** The names of all squares, as a screen reader says them. @param {Page} page @returns {Promise<string[]>} */
export const readNames = (page) =>
  squares(page).evaluateAll((all) => all.map((square) => square.ariaLabel ?? ''));

/**
 * The candidates in the name of a square, without the crossed out ones.
 *
 * @param {string} name in English
 * @returns {string} '' if there are none
 */
export function candidatesIn(name) {
  const digits = name.match(/candidates ([1-9 ]+)/)?.[1].split(' ') ?? [];
  const struck = name.match(/struck out ([1-9 ]+)/)?.[1].split(' ') ?? [];
  return digits.filter((digit) => !struck.includes(digit)).join(' ');
}

const kinds = Object.values(locales).flatMap((texts) =>
  ['given', 'entered', 'found'].map((kind) => ({
    kind,
    pattern: new RegExp(texts[`board.${kind}`].replace('{digit}', '([1-9])')),
  })),
);

/**
 * @param {Page} page
 * @returns {Promise<{ digit: string, kind: string, name: string }[]>}
 */
export async function readSquares(page) {
  // In another language than English the page waits for its words.
  await page.locator('[role=gridcell]').first().waitFor();
  return (await readNames(page)).map((name) => {
    for (const { kind, pattern } of kinds) {
      const found = name.match(pattern);
      if (found) return { digit: found[1], kind, name };
    }
    return { digit: '.', kind: 'empty', name };
  });
}

/** @param {Page} page @returns {Promise<string>} 81 characters */
export const readBoard = async (page) =>
  (await readSquares(page)).map(({ digit }) => digit).join('');

/**
 * Presses 1 Step or Go and waits for its end, however long it takes. The page then tells the result.
 *
 * @param {Page} page
 * @param {'step' | 'go'} action
 * @param {() => Promise<void>} [how] a key instead of the button
 */
export async function press(page, action, how = () => button(page, action).click()) {
  const before = await page.getByRole('status').textContent();
  await how();
  await idle(page);
  await page.waitForFunction((text) => {
    const { shadowRoot } = document.querySelector('kakutei-solver') ?? {};
    return shadowRoot?.querySelector('[role=status]')?.textContent !== text;
  }, before);
}

/**
 * Gives the window a size. The page hears of it with the next frame.
 *
 * @param {Page} page
 * @param {{ width: number, height: number }} size
 */
export async function resize(page, size) {
  await page.setViewportSize(size);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
}

/**
 * Waits until nothing runs. What a click or a key begins runs as soon as the click or the key is done, so this
 * cannot come too early; Stop would be no sign of it, as it is not shown before something has run for a while.
 *
 * @param {Page} page
 */
export const idle = (page) =>
  page.waitForFunction(
    () => /** @type {any} */ (document.querySelector('kakutei-solver')).busy === false,
  );

/** Whether something runs: right after a click or a key that is to begin nothing. @param {Page} page */
export const isBusy = (page) =>
  page.evaluate(() => /** @type {any} */ (document.querySelector('kakutei-solver')).busy);

/**
 * Follows a link within the page, until its puzzle is on the board: then it has left the address.
 *
 * @param {Page} page
 * @param {string} hash without #
 */
export async function follow(page, hash) {
  await page.evaluate((hash) => (location.hash = hash), hash);
  await page.waitForFunction(() => location.hash === '');
}

/**
 * Waits for a condition that has to be polled.
 *
 * @param {() => Promise<boolean>} check
 * @param {string} what the name of the condition, for the message when it does not come true
 */
export async function until(check, what) {
  for (const end = Date.now() + 60_000; !(await check()); await pause(50)) {
    if (Date.now() > end) throw new Error(`It has not come to be that ${what}.`);
  }
}

/**
 * The same on a board without a solution, where a person continues all the same.
 * @param {Page} page
 * @param {'step' | 'go'} action
 */
export async function pressAnyway(page, action) {
  await press(page, action);
  const anyway = page.getByRole('button', { name: inAnyLanguage('refused.anyway') });
  await press(page, action, () => anyway.click());
}

/** Presses Tab until something has the focus. @param {Page} page @param {Locator} goal */
export async function tabTo(page, goal) {
  for (let count = 0; count < 60; count++) {
    if (await goal.evaluate((element) => element.matches(':focus'))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${goal}`);
}

/** Types a board into an empty one, square by square. @param {Page} page @param {string} board */
export async function typeBoard(page, board) {
  await squareAt(page, 1, 1).focus();
  for (let row = 0; row < 9; row++) {
    // Nothing is typed behind the last digit of a row.
    for (const digit of board.slice(9 * row, 9 * row + 9).replace(/\.+$/, '')) {
      if (digit !== '.') await page.keyboard.press(digit);
      await page.keyboard.press('ArrowRight');
    }
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
  }
}

/** Empties the page's board, as a script does; no square has the focus then. @param {Page} page */
export const emptyBoard = (page) =>
  page
    .locator('kakutei-solver')
    .first()
    .evaluate((solver) => {
      /** @type {any} */ (solver).clear();
      /** @type {HTMLElement | null} */ (document.activeElement)?.blur();
    });

/** Empties the page's board and types another. @param {Page} page @param {string} board */
export async function enterBoard(page, board) {
  await emptyBoard(page);
  await typeBoard(page, board);
}

/** Puts a puzzle on the page's board, as a script does. @param {Page} page @param {string} board */
export const putBoard = (page, board) =>
  page.locator('kakutei-solver').evaluate((solver, board) => {
    /** @type {any} */ (solver).board = board;
  }, board);

/** The page that a link opens in another tab. @param {Page} page @param {Locator} link @returns {Promise<Page>} */
export async function openBeside(page, link) {
  const [beside] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  return beside;
}
