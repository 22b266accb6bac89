// The views of the page for pictures: each leads from the newly opened page to the view, in any language.

/** @typedef {import('playwright-core').Page} Page */

const HARD = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
const SEVERAL = '......2......875...19...4.....95..2.9..3.8..1.2..41.....2...17...569...4..4......';
const NONE = '......2..2...875...19...4....395..2.9..3.8..1.2..41.....2...17...569...4..4......';

/** @param {Page} page @param {string} puzzle */
async function open(page, puzzle) {
  await page.evaluate((puzzle) => (location.hash = `p=${puzzle}`), puzzle);
  await page.locator('.verdict').filter({ hasText: /./ }).waitFor();
}

/** @param {Page} page @param {string} id of a button inside the solver or on the page */
const press = (page, id) => page.locator(`#${id}`).click();

/** @param {Page} page until nothing runs and something is told */
const told = (page) => page.locator('.lead .words').first().waitFor();

/** @param {Page} page @param {string} id of the button that opens a dialog @param {string} [wanted] something in it */
async function dialog(page, id, wanted = 'dialog[open]') {
  if (!(await page.locator(`#${id}`).isVisible())) await page.locator('.menu').click();
  await press(page, id);
  await page.locator(wanted).first().waitFor();
}

/** @type {Readonly<Record<string, (page: Page) => Promise<void>>>} */
export const VIEWS = Object.freeze({
  first: async (page) => {
    await page.locator('.verdict').filter({ hasText: /./ }).waitFor();
  },
  step: async (page) => {
    await press(page, 'step');
    await told(page);
  },
  way: async (page) => {
    await press(page, 'go');
    await page.locator('.steps li').first().waitFor();
  },
  how: async (page) => {
    await page.locator('#showHow').check();
    await press(page, 'step');
    await told(page);
  },
  trial: async (page) => {
    await open(page, HARD);
    await press(page, 'step');
    await told(page);
  },
  hint: async (page) => {
    await press(page, 'hint');
    for (let line = 1; line <= 4; line++) {
      await page
        .locator('.hints .stages > li')
        .nth(line - 1)
        .waitFor();
      await press(page, 'hint');
    }
  },
  'all-steps': async (page) => {
    await page.keyboard.press('b');
    await page.locator('.hints .lines button').first().click();
    await page.locator('.hints .told').waitFor();
  },
  compare: async (page) => {
    await press(page, 'compare');
    await page.locator('table').first().waitFor();
  },
  several: async (page) => {
    await open(page, SEVERAL);
    await press(page, 'common');
  },
  none: async (page) => {
    await open(page, NONE);
    await press(page, 'go');
    await told(page);
  },
  menu: async (page) => {
    const menu = page.locator('.menu');
    if (await menu.isVisible()) await menu.click();
  },
  settings: (page) => dialog(page, 'open-settings'),
  'practice-choice': (page) => dialog(page, 'open-practice', '.choose-technique input[type=radio]'),
  practice: async (page) => {
    await dialog(page, 'open-practice', '.choose-technique input[type=radio]');
    await page.locator('input[value=jellyfish]').check();
    await page.locator('.choose-technique .strong').click();
    await page.locator('.practice').waitFor();
  },
  open: (page) => dialog(page, 'open-puzzle'),
  share: (page) => dialog(page, 'open-share'),
  games: (page) => dialog(page, 'open-games'),
  entry: async (page) => {
    await press(page, 'enter');
    await page.locator('.entry-bar').waitFor();
    for (const digit of '53..7....6') await page.keyboard.press(digit);
  },
  marks: async (page) => {
    await page.locator('[data-square="0"]').first().click();
    await page.keyboard.press('n');
    await press(page, 'fill');
  },
  colours: async (page) => {
    await page.keyboard.press('f');
    await page.keyboard.press('n');
    await page.keyboard.press('n');
    for (const colour of ['1', '2', '3', '4', '5', '6', '7', '8']) {
      await page
        .locator(`[data-square="${Number(colour) + 26}"]`)
        .first()
        .click();
      await page.keyboard.press(colour);
    }
  },
  why: async (page) => {
    await open(page, NONE);
    await press(page, 'why');
    await told(page);
  },
  solutions: async (page) => {
    await open(page, SEVERAL);
    await press(page, 'solutions');
    await page.locator('.pair').first().waitFor();
  },
  new: (page) => dialog(page, 'open-new'),
  embed: (page) => dialog(page, 'open-embed'),
  help: async (page) => {
    await page.goto(new URL('help.html', page.url()).href);
    await page.locator('h1').waitFor();
  },
});
