// More than 1 Step and Go: the views of the board, Compare, a search that is played.
import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { candidatesOf } from '../../../web/game/candidates.js';
import { fromText } from '../../../web/game/state.js';
import { Engine } from '../../../web/index.js';
import { locales } from '../../locales/all.js';
import { need } from '../../needs.js';
import {
  anyLanguage,
  choose,
  clickAction,
  openPage,
  openPlace,
  readBoard,
  readNames,
  until,
} from '../hands.js';

/** @typedef {import('../drivers.js').Driver} Driver */

need('wasm');

/** @type {any} */
const engine = await Engine.load();

/** A board that keeps a search busy for long, in ascending order. */
const SEARCHED = '....5678.' + '.........'.repeat(3) + '........9' + '.........'.repeat(4);

/** The parts of the squares' names that match a pattern. @param {Driver} d @param {RegExp} pattern */
const said = async (d, pattern) =>
  (await readNames(d)).map((name) => name.match(pattern)?.[1] ?? '');

/** The texts of the elements of a selector. @param {Driver} d @param {string} selector @returns {Promise<string[]>} */
const texts = (d, selector) =>
  d.evaluate(
    (tools, selector) =>
      tools.all(selector).map((/** @type {Element} */ element) => element.textContent),
    selector,
  );

/** @param {import('../browsers.test.js').Shared} shared */
export function defineMethods({ visit }) {
  visit('a view shows what is left, by choice and by its key', async (d, { url }) => {
    const board = await openPage(d, url);
    const left = candidatesOf(fromText(board)).map((digits, square) =>
      board[square] === '.' ? digits.join(' ') : '',
    );
    await openPlace(d, '.looks');
    await choose(d, anyLanguage('option.view'), 'candidates 1');
    await until('the candidates', async () =>
      isDeepStrictEqual(await said(d, /candidates ([1-9 ]+)/), left),
    );
    const size = await d.evaluate((tools) => {
      const { width, height } = tools.all('.candidates')[0].getBoundingClientRect();
      return Math.min(width, height);
    });
    assert.ok(size > 10, `they are drawn, ${size} pixels wide`);
    await d.evaluate((tools) => tools.squares()[0].focus());
    for (const key of ['v', 'v']) await d.press(key);
    const painted = left.map((digits) => (digits.includes('1') ? 'white' : 'painted'));
    await until('the first paint sheet, two views on', async () =>
      isDeepStrictEqual(await said(d, /(white|painted)/), painted),
    );
  });

  visit('Compare runs every method beside the board', async (d, { url }) => {
    const board = await openPage(d, url);
    await openPlace(d, '.ways-to-solve');
    await clickAction(d, 'compare');
    const { en } = locales;
    await until('the end of all', async () =>
      (await texts(d, '[role=status]')).includes(en['compare.done']),
    );
    assert.deepEqual(
      await texts(d, 'tbody > tr:first-child > th'),
      engine.methods().map((/** @type {any} */ { slug }) => en[`method.${slug}`]),
    );
    for (const end of await texts(d, '.ended')) assert.match(end, /^finished/);
    assert.equal(await readBoard(d), board);
  });

  visit(
    'Play shows a search as it goes, Pause keeps it, and 1 Step goes on',
    async (d, { url }) => {
      await openPage(d, `${url}#p=${SEARCHED}&m=backtracking`);
      await d.evaluate((tools) => {
        const [solver] = tools.all('kakutei-solver');
        solver.choices = { options: { order: 1 }, speed: 100 };
      });
      await clickAction(d, 'play');
      const counts = async () =>
        (await texts(d, '.search dd')).map((text) => Number(text.replace(',', '')));
      await until('a digit that is taken back', async () => (await counts())[2] > 0);
      await clickAction(d, 'pause');
      await until('another Play', () =>
        d.evaluate(
          (tools, name) => tools.named('button', name).length > 0,
          anyLanguage('action.play'),
        ),
      );
      const [, placed, takenBack] = await counts();
      const solver = engine.open(SEARCHED, { method: 'backtracking', options: { order: 1 } });
      let reached = SEARCHED;
      for (let i = 0; i < placed + takenBack; i++) reached = solver.step().board;
      assert.equal(await readBoard(d), reached);
      const plot = await d.evaluate((tools) => tools.all('.search polyline')[0].points.length);
      assert.ok(plot > 5, `the plot has ${plot} points`);
      await clickAction(d, 'step');
      const next = solver.step().board;
      solver.free();
      await until(`one event more, ${next}`, async () => (await readBoard(d)) === next);
    },
  );
}
