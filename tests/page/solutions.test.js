// The line under the board: the number of solutions, while typing, and the digits that they share.
import assert from 'node:assert/strict';
import { peers } from '../../web/game/units.js';
import { readCases } from '../cases/cases.js';
import { solutions } from '../engine/plain-solver.js';
import { assertAxeFindsNothingAtWidths, assertNotWide, withAxe } from './axe.js';
import { button, chooseView, readBoard, readNames, resize, squareAt, undo } from './hands.js';
import { host, one } from './host.js';
import { describePage } from './page.js';

/** @typedef {import('playwright-core').Page} Page */

const several = readCases('several').map(({ board, words }) => ({ board, count: words[0] }));
const TWICE = several[0].board;
const [SOME, OTHER] = solutions(TWICE);
/** Where the two solutions differ. */
const OPEN = [...SOME].findIndex((digit, square) => digit !== OTHER[square]);

/** @param {string} board @param {number} square @param {string | number} digit */
const withDigit = (board, square, digit) =>
  board.slice(0, square) + digit + board.slice(square + 1);

/** A digit that clashes with no other there, and leaves no solution. */
const [WRONG] = [...TWICE].flatMap((symbol, square) =>
  symbol === '.'
    ? [1, 2, 3, 4, 5, 6, 7, 8, 9]
        .filter((digit) => peers(square).every((other) => TWICE[other] !== String(digit)))
        .filter((digit) => solutions(withDigit(TWICE, square, digit), 1).length === 0)
        .map((digit) => ({ square, digit }))
    : [],
);

/** @param {Page} page */
const said = (page) => page.locator('kakutei-solver .said');
/** @param {Page} page */
const verdict = (page) => page.locator('kakutei-solver .verdict');

/** Waits until the line says so. @param {Page} page @param {string} sentence */
async function says(page, sentence) {
  const exactly = new RegExp(`^${sentence.replace(/[.()]/g, '\\$&')}$`);
  await verdict(page)
    .filter({ hasText: exactly })
    .waitFor({ state: sentence ? 'visible' : 'attached' });
}

/** @param {Page} page @param {number} square @param {string | number} key */
async function type(page, square, key) {
  await squareAt(page, Math.floor(square / 9) + 1, (square % 9) + 1).focus();
  await page.keyboard.press(String(key));
}

/** @param {Page} page @param {string} board */
const setBoard = (page, board) =>
  page.evaluate((board) => {
    Object.assign(/** @type {any} */ (document.querySelector('kakutei-solver')), { board });
  }, board);

/** Runs before the page's scripts: counts can be held back on their way to the worker. */
function holdCounts() {
  const { postMessage } = Worker.prototype;
  /** @type {(() => void)[] | null} */
  let held = null;
  Worker.prototype.postMessage = function (/** @type {any[]} */ ...message) {
    const send = () => postMessage.apply(this, /** @type {any} */ (message));
    if (held && message[0].call === 'count') held.push(send);
    else send();
  };
  const hold = () => void (held = []);
  const release = () => {
    held?.forEach((send) => send());
    held = null;
  };
  Object.assign(window, { hold, release });
}

/** @param {Page} page @param {'hold' | 'release'} what */
const counts = (page, what) => page.evaluate((what) => Reflect.get(window, what)(), what);

const onTwice = host(one(`puzzle="${TWICE}"`));
/** @type {import('./page.js').Visit} */
const holding = {
  ...onTwice,
  prepare: async (page) => {
    await page.addInitScript(holdCounts);
    await onTwice.prepare(page);
  },
};

/** @param {Page} page */
async function followsTyping(page) {
  await page.locator('kakutei-solver').evaluate((solver) => {
    /** @type {any} */ (solver).choices = { atOnce: true };
  });
  await says(page, 'Several solutions (2).');
  await type(page, OPEN, SOME[OPEN]);
  await says(page, 'One solution');
  await page.keyboard.press('Delete');
  await says(page, 'Several solutions (2).');
  await type(page, WRONG.square, WRONG.digit);
  await says(page, 'No solution.');
  await undo(page);
  await says(page, 'Several solutions (2).');
}

describePage('How many solutions there are', (onPage) => {
  onPage('is said while a person types who wants to know at once', followsTyping, onTwice);

  onPage('is said just so where there are no workers', followsTyping, {
    ...onTwice,
    prepare: async (page) => {
      await onTwice.prepare(page);
      await page.addInitScript(() => Reflect.set(window, 'Worker', undefined));
    },
  });

  onPage(
    'comes without anything moving',
    async (page) => {
      const place = () => button(page, 'step').boundingBox();
      for (const [index, width] of [320, 768, 1440].entries()) {
        await resize(page, { width, height: 900 });
        await counts(page, 'hold');
        await setBoard(page, several[index + 1].board);
        await says(page, '');
        const before = await place();
        await counts(page, 'release');
        await says(page, 'Several solutions (2).');
        assert.deepEqual(await place(), before, `${width} pixels`);
      }
    },
    holding,
  );
});

describePage('Common digits', (onPage) => {
  const shared = [...SOME].map((digit, square) => (OTHER[square] === digit ? digit : '.')).join('');
  const found = [...shared].filter(
    (digit, square) => digit !== '.' && TWICE[square] === '.',
  ).length;

  /** @param {Page} page */
  async function seesCommon(page) {
    await said(page)
      .filter({ hasText: `Large: the ${found} digits` })
      .waitFor();
    const names = await readNames(page);
    const open = SOME[OPEN] < OTHER[OPEN] ? [SOME, OTHER] : [OTHER, SOME];
    assert.match(names[OPEN], new RegExp(`candidates ${open[0][OPEN]} ${open[1][OPEN]}, solutions differ$`)); // prettier-ignore
    for (const [square, name] of names.entries()) {
      const [, digit] = name.match(/empty, (\d) in every solution$/) ?? [];
      if (TWICE[square] !== '.') assert.match(name, /given/);
      else if (shared[square] === '.') assert.match(name, /solutions differ$/);
      else assert.equal(digit, shared[square]);
    }
    assert.equal(await readBoard(page), TWICE, 'they are shown, not placed');
  }

  /** @param {Page} page */
  const common = (page) => page.getByRole('button', { name: 'Common digits' });

  onPage('are not what the next visit begins with', async (page) => {
    const view = page.locator('#view');
    await chooseView(page, 'Common digits');
    await page.reload();
    await view.locator('option', { hasText: 'Common digits' }).waitFor({ state: 'attached' });
    assert.equal(await view.locator('option:checked').innerText(), 'Digits and marks');
  });

  onPage(
    'satisfy axe, light and dark, and fit a phone and a desk',
    async (page) => {
      await common(page).click();
      await seesCommon(page);
      for (const width of [320, 768]) {
        await resize(page, { width, height: 900 });
        await assertNotWide(page, `${width} pixels`);
      }
      const beside = (/** @type {string} */ where) => assertNotWide(page, where);
      await assertAxeFindsNothingAtWidths(page, 'common digits', { beside });
    },
    {
      ...onTwice,
      prepare: async (page) => {
        await onTwice.prepare(page);
        await withAxe(page);
      },
    },
  );
});
