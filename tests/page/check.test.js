// No dead ends, with mouse, touch and keys: why there is no solution, which digits are wrong, two solutions side
// by side, and the line switched off.
import assert from 'node:assert/strict';
import { EXAMPLES } from '../../web/app/examples.js';
import { solutions } from '../engine/plain-solver.js';
import { assertAxeFindsNothing, withAxe } from './axe.js';
import {
  follow,
  newest,
  openFromMenu,
  phrase,
  readBoard,
  readNames,
  resize,
  squareAt,
  tabTo,
  undo,
} from './hands.js';
import { describePage } from './page.js';

/** @typedef {import('playwright-core').Page} Page */

const [simple, several, contradictory] = ['first', 'several', 'contradictory'].map(
  (name) => EXAMPLES.find((each) => each.name === `example.${name}`)?.board ?? '',
);
const [solution] = solutions(simple);
const [one, other] = [...simple].flatMap((symbol, square) => (symbol === '.' ? [square] : []));

/** @param {string} puzzle */
const at = (puzzle) => ({ path: `#p=${puzzle}`, prepare: withAxe });

/** @param {Page} page @param {string} name */
const press = (page, name) => page.getByRole('button', { name, exact: true }).click();

/** @param {Page} page @param {number} square @param {number} digit */
async function type(page, square, digit) {
  await squareAt(page, Math.floor(square / 9) + 1, (square % 9) + 1).focus();
  await page.keyboard.press(String(digit));
}

/** @param {import('playwright-core').Locator} locator */
const edges = (locator) =>
  locator.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top, bottom };
  });

/** @param {number} square */
const wrong = (square) => (Number(solution[square]) % 9) + 1;

describePage('A board that leads nowhere', (onPage) => {
  onPage(
    'Why? shows at once where there is no room, and below it the digits that contradict each other; two solutions stand side by side, and a slider and a field choose which',
    async (page) => {
      await press(page, 'Why?');
      await newest(page).getByText(phrase('check.noPlace')).waitFor();
      const [whole] = (await newest(page).innerText()).match(/These \d+ digits/) ?? [];
      assert.ok((await readNames(page)).some((name) => /, reason/.test(name)));
      await newest(page).getByText(phrase('check.contradict')).click();
      const marked = (await readNames(page)).filter((name) => /contradiction/.test(name));
      assert.equal(`These ${marked.length} digits`, whole);
      await page.keyboard.press('Escape');
      assert.ok((await readNames(page)).every((name) => !/contradiction/.test(name)));
      await assertAxeFindsNothing(page, 'why');

      await follow(page, `p=${several}`);
      await press(page, 'Compare solutions');
      const entry = newest(page);
      const boards = entry.getByRole('grid');
      const read = (/** @type {number} */ index) =>
        boards
          .nth(index)
          .locator('[role=gridcell]')
          .evaluateAll((all) =>
            all.map((square) => square.ariaLabel?.match(/(?:given|found) (\d)/)?.[1]).join(''),
          );
      await boards.nth(1).waitFor();
      const expected = solutions(several).sort();
      assert.deepEqual([await read(0), await read(1)], expected);
      const differing = [...expected[0]].filter((digit, square) => digit !== expected[1][square]);
      await entry.getByText(phrase('solutions.differ', { count: differing.length })).waitFor();
      await assertAxeFindsNothing(page, 'solutions');
      const field = entry.getByRole('spinbutton').nth(1);
      await field.fill('1');
      assert.equal(await read(1), expected[0]);
      await entry.getByText('The same solution twice.').waitFor();
      await field.fill('7');
      await field.blur();
      assert.equal(await field.inputValue(), '1', 'there is no seventh');
      await entry.getByRole('slider').nth(1).press('ArrowRight');
      assert.equal(await read(1), expected[1]);
      assert.equal(await readBoard(page), several, 'the board is as it was');
    },
    at(contradictory),
  );

  onPage(
    'a wrong digit is named with its move, by the key K, and a button leads to before it; with the line switched off nothing of the solutions is said, and checking works',
    async (page) => {
      await type(page, one, Number(solution[one]));
      const good = await readBoard(page);
      await type(page, other, wrong(other));
      await page.keyboard.press('k');
      await newest(page)
        .getByText(phrase('check.wrongSince', { move: 2 }))
        .waitFor();
      assert.match((await readNames(page))[other], /contradiction/);
      assert.doesNotMatch((await readNames(page))[one], /contradiction/);
      await assertAxeFindsNothing(page, 'check');
      await press(page, 'Back to before the mistake');
      assert.equal(await readBoard(page), good);
      await page.reload();
      assert.equal(await readBoard(page), good, 'and it is kept');

      const line = page.locator('kakutei-solver .status');
      await line.getByText(/^(Very )?easy$/i).waitFor();
      assert.doesNotMatch(await line.innerText(), /solution/, 'it would tell of a wrong digit');
      await type(page, other, wrong(other));
      await openFromMenu(page, 'settings');
      await page.getByLabel('Tell me at once when a digit is wrong').check();
      await press(page, 'Close');
      await line.getByText('No solution.').waitFor();
      await undo(page);
      await line.getByText(/^One solution/).waitFor();
      await line.getByText(phrase('verdict.difficulty')).waitFor();
      await openFromMenu(page, 'settings');
      await page.getByLabel('Solutions and difficulty under the board').uncheck();
      await press(page, 'Close');
      assert.doesNotMatch(await line.innerText(), /solution|easy/);
      await type(page, one, wrong(one));
      await press(page, 'Check my digits');
      await newest(page).getByText(phrase('check.wrongSince')).waitFor();
      // By now the engine has answered all earlier questions.
      assert.doesNotMatch(await line.innerText(), /No solution|Why\?/);
      await page.reload();
      await page.getByRole('button', { name: 'Check my digits' }).waitFor();
      assert.doesNotMatch(await line.innerText(), /No solution/, 'the choice is kept');
    },
    at(simple),
  );

  onPage(
    '1 Step on a wrong digit places nothing: keys lead to what is wrong, to putting it right, and to going on anyway',
    async (page) => {
      const line = page.locator('kakutei-solver .status');
      const telling = page.locator('kakutei-solver .telling');
      const way = (/** @type {string} */ name) =>
        telling.getByRole('button', { name, exact: true });
      await type(page, 0, 5);
      const board = await readBoard(page);
      /** @type {string[]} */
      const heard = [];
      await page.exposeFunction('hear', (/** @type {string} */ text) => heard.push(text));
      await page.getByRole('status').first().evaluate((live) => {
        const hear = () => /** @type {any} */ (window).hear(live.textContent);
        new MutationObserver(hear).observe(live, { childList: true, characterData: true, subtree: true }); // prettier-ignore
      }); // prettier-ignore
      await page.keyboard.press('s');
      await telling.getByText(phrase('check.wrongSince', { move: 1 })).waitFor();
      assert.equal(await readBoard(page), board);
      assert.match((await readNames(page))[0], /contradiction/);
      // Where the press takes long, it is told first that it runs.
      const [told, ...more] = heard.filter((text) => !phrase('status.running').test(text));
      assert.match(told, phrase('check.wrongSince', { move: 1 }));
      assert.deepEqual(more, []);
      await assertAxeFindsNothing(page, 'refused');
      for (const width of [320, 360, 768]) {
        await resize(page, { width, height: 800 });
        const { top, bottom } = await edges(telling);
        for (const name of ['Put it right', 'Back to before it', 'Go on anyway']) {
          const box = await edges(way(name));
          assert.ok(top <= box.top && box.bottom <= bottom, `${name} at ${width} pixels`);
        }
      }

      await tabTo(page, way('Go on anyway'));
      await page.keyboard.press('Enter');
      await newest(page).getByText(phrase('unsolvable.lead')).waitFor();
      assert.notEqual(await readBoard(page), board);
      assert.ok(await way('Go on anyway').isHidden());
      const focused = () =>
        page.locator('kakutei-solver').evaluate((solver) => solver.shadowRoot?.activeElement?.id);
      assert.equal(await focused(), 'step', 'where the next press is');
      await page.keyboard.press('Enter');
      const steps = page.locator('kakutei-solver .steps li');
      await steps.nth(1).getByText(phrase('unsolvable.line')).waitFor();
      await page.reload();
      await steps.nth(1).getByText(phrase('unsolvable.line')).waitFor();

      await squareAt(page, 1, 1).focus();
      await page.keyboard.press('g');
      await tabTo(page, way('Put it right'));
      await page.keyboard.press('Enter');
      await line.getByText(/^One solution/).waitFor();
      const mended = await readBoard(page);
      assert.ok([...mended].every((digit, at) => digit === '.' || digit === solution[at]));
      await page.keyboard.press('z');
      assert.equal((await readBoard(page))[0], '5');
    },
    at(simple),
  );
});
