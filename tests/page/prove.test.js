// "Why must it be?" by keyboard: the proof of the selected square, line by line on the board, and as a text.
import assert from 'node:assert/strict';
import { EXAMPLES } from '../../web/app/examples.js';
import { solutions } from '../engine/plain-solver.js';
import { assertAxeFindsNothing, withAxe } from './axe.js';
import {
  chooseMethod,
  newest,
  phrase,
  press,
  readBoard,
  readNames,
  resize,
  squareAt,
  tabTo,
} from './hands.js';
import { STUCK } from './host.js';
import { describePage } from './page.js';

/** @typedef {import('playwright-core').Page} Page */

const hard = EXAMPLES.find(({ name }) => name === 'example.hard')?.board ?? '';
const [solution] = solutions(hard);

/** Lets the prover come. */
let release = () => {};

/** It does not come before `release`. @param {Page} page */
async function holdProver(page) {
  const released = new Promise((resolve) => (release = () => resolve(true)));
  await page.route('**/kakutei-proof.wasm', async (route) => {
    await released;
    await route.continue();
  });
}

describePage('Why must it be?', (onPage) => {
  onPage(
    'the selected square is proved, a slider shows each line on the board, and the proof can be copied',
    async (page) => {
      const square = hard.indexOf('.');
      const button = page.getByRole('button', { name: 'Why must it be?' });
      assert.equal(await button.count(), 0);
      await squareAt(page, 1 + Math.floor(square / 9), 1 + (square % 9)).focus();
      await button.waitFor();
      await page.keyboard.press('w');
      const entry = newest(page);
      await entry
        .getByText(new RegExp(`is ${solution[square]}\\.`))
        .first()
        .waitFor();
      await entry.getByText('A shorter proof is being sought').waitFor({ state: 'detached' });

      const slider = entry.getByRole('slider', { name: 'Line by line' });
      await tabTo(page, slider);
      const supposed = async () =>
        (await readNames(page)).filter((name) => /supposed/.test(name)).length;
      const counts = [];
      for (let line = 0; line < 6; line++) {
        await page.keyboard.press('ArrowRight');
        counts.push(await supposed());
      }
      assert.ok(
        counts.some((count) => count > 0),
        String(counts),
      );
      assert.match((await slider.getAttribute('aria-valuetext')) ?? '', /^Line 7 of \d+\. \S/);
      await assertAxeFindsNothing(page, 'proof');

      await resize(page, { width: 360, height: 740 });
      for (let line = 0; line < 12; line++) {
        await page.keyboard.press('ArrowRight');
        const hidden = await entry.locator('.line').evaluate((own) => {
          const room = own.closest('.telling')?.getBoundingClientRect();
          const { top, bottom } = own.getBoundingClientRect();
          return Math.max(bottom - (room?.bottom ?? 0), (room?.top ?? 0) - top);
        });
        assert.ok(hidden < 1, `${hidden} pixels of a line are out of sight on a phone`);
      }
      await page.keyboard.press('Escape');
      assert.equal(await supposed(), 0);

      await entry.getByText('Proof as text').click();
      const text = await entry.getByRole('textbox').inputValue();
      assert.match(text, /\n {2}Suppose that r\dc\d is \d\.\n {4}Then /);
    },
    { path: `#p=${hard}`, prepare: withAxe },
  );

  onPage(
    'a digit that needs trials is told by a short proof as soon as there is one',
    async (page) => {
      await press(page, 'step');
      const account = newest(page).getByText('How the method found it');
      await account.click();

      // What the method itself tried is told whole, branch by branch, each when it is unfolded.
      const fold = (/** @type {RegExp} */ name) =>
        newest(page).locator('summary').filter({ hasText: name }).first();
      await fold(/^Assumption: /).click();
      await fold(/^Main: /).click();
      const size = newest(page).getByText(/\d trials?, not counting what is inside trials\.$/);
      await size.first().waitFor();

      await newest(page).getByText('proof sought …').waitFor();
      release();
      await newest(page).getByText('proof sought …').waitFor({ state: 'detached' });
      assert.ok(await size.first().isVisible(), 'what is unfolded stays so');
      assert.ok(await fold(/^Main: /).evaluate((summary) => summary.matches(':focus')));
      const sentence = await newest(page).locator('.lead .text').innerText();
      assert.match(sentence, /^r\dc\d is \d\./);
      assert.doesNotMatch(sentence, /solution/);
      await newest(page).getByRole('slider', { name: 'Line by line' }).waitFor();

      // So is what lies inside it.
      const inner = (/** @type {RegExp} */ name) =>
        newest(page).locator('summary').filter({ hasText: name }).nth(1);
      await inner(/^Assumption: /).click();
      await inner(/^Main: /).click();
      await size.nth(1).waitFor();
    },
    { path: `#p=${hard}`, prepare: holdProver },
  );

  onPage(
    'where no technique is left, the techniques go on by a contradiction',
    async (page) => {
      await chooseMethod(page, { label: 'Techniques' });
      await press(page, 'go');
      await newest(page).getByText(phrase('ended.assumed.techniques')).waitFor();
      assert.equal(await readBoard(page), solutions(STUCK)[0]);
    },
    { path: `#p=${STUCK}` },
  );
});
