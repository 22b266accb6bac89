// How Go ends with each method, as it stands in the panel: above all what it says of other solutions.
import assert from 'node:assert/strict';
import { EXAMPLES } from '../../web/app/examples.js';
import { newest, phrase, press } from './hands.js';
import { describePage } from './page.js';

const [{ board: simple }, { board: hard }, { board: several }] = EXAMPLES;

/** @type {[method: string, board: string, locale: string, told: RegExp[], untold: RegExp[]][]} */
const cases = [
  [
    'backtracking',
    simple,
    'en',
    [phrase('ended.firstFound')],
    [phrase('ended.onlySolution'), phrase('ended.deduced')],
  ],
  [
    'logical-cube',
    simple,
    'en',
    [phrase('ended.onlySolution')],
    [phrase('ended.assumed.logical-cube')],
  ],
  [
    'logical-cube',
    several,
    'en',
    [phrase('ended.assumed.logical-cube')],
    [phrase('ended.onlySolution')],
  ],
  [
    'logical-cube',
    hard,
    'ja',
    [phrase('ended.trialsFailed', {}, 'ja'), phrase('ended.stuck', {}, 'ja')],
    [phrase('ended.onlySolution', {}, 'ja')],
  ],
  ['human', simple, 'en', [phrase('ended.onlySolution')], [phrase('ended.assumed')]],
  ['human', hard, 'ja', [phrase('ended.onlySolution', {}, 'ja')], [phrase('warning.1', {}, 'ja')]],
  ['human', several, 'en', [phrase('warning.1')], [phrase('ended.onlySolution')]],
  [
    'cell-list',
    simple,
    'ja',
    [/問題を解くのにかかった時間は\d+\.\d{3}秒です。正しい解答です。/],
    [phrase('answer.several', {}, 'ja')],
  ],
  [
    'cell-list',
    several,
    'en',
    [phrase('answer.time'), phrase('answer.several'), phrase('warning.1')],
    [phrase('answer.right')],
  ],
];

describePage('The end of Go', (onPage) => {
  for (const [method, board, locale, told, untold] of cases) {
    onPage(
      `with ${method} says what it knows (${locale}, ${told[0].source.slice(0, 40)})`,
      async (page) => {
        await press(page, 'go');
        const text = await newest(page).innerText();
        for (const words of told) assert.match(text, words);
        for (const words of untold) assert.doesNotMatch(text, words);
      },
      { path: `#p=${board}&m=${method}`, locale },
    );
  }

  onPage(
    'with Show how leads from a rule to its place in the Help',
    async (page) => {
      await page.getByRole('checkbox', { name: phrase('option.showHow') }).check();
      await press(page, 'step');
      const rule = newest(page).getByRole('link').first();
      assert.match(String(await rule.getAttribute('href')), /help\.html#cube-/);
      await page.goto(new URL(String(await rule.getAttribute('href')), page.url()).href);
      const place = new URL(page.url()).hash;
      await page.locator(place).waitFor();
      assert.equal(await page.locator(`${place}:is(h2, h3)`).count(), 1);
    },
    { path: `#p=${simple}&m=logical-cube` },
  );
});
