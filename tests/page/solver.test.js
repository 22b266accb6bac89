// <kakutei-solver> on a host's page: the promises about its attributes, properties and events.
import assert from 'node:assert/strict';
import { locales } from '../locales/all.js';
import { ask } from './engine.js';
import {
  button,
  choice,
  doWhole,
  isBusy,
  press,
  readBoard,
  readSquares,
  setChoice,
  squareAt,
  undo,
  within,
} from './hands.js';
import { FIRST, HARD, breakEngine, host, one, told } from './host.js';
import { describePage } from './page.js';
import { isSolution } from '../grid.js';

/** @typedef {import('playwright-core').Page} Page */

const CLEAR = '.'.repeat(81);

/** @param {Page} page @param {string} name of a property */
const read = (page, name) =>
  page.evaluate((name) => Reflect.get(document.querySelector('kakutei-solver') ?? {}, name), name);

/** @param {Page} page @param {Record<string, any>} values */
const set = (page, values) =>
  page.evaluate(
    (values) => void Object.assign(document.querySelector('kakutei-solver') ?? {}, values),
    values,
  );

/** @param {Page} page @param {'step' | 'solve'} action */
const call = (page, action) =>
  page.evaluate(
    (action) => /** @type {any} */ (document.querySelector('kakutei-solver'))[action](),
    action,
  );

/** @param {Page} page @param {string} name @param {string | null} value */
const setAttribute = (page, name, value) =>
  page.evaluate(
    ([name, value]) =>
      value === null
        ? document.querySelector('kakutei-solver')?.removeAttribute(String(name))
        : document.querySelector('kakutei-solver')?.setAttribute(String(name), value),
    [name, value],
  );

/** @param {Page} page */
const buttonNames = (page) => page.getByRole('button').filter({ visible: true }).allInnerTexts();

describePage('Attributes of a solver', (onPage) => {
  onPage(
    'are honoured when they stand in the markup',
    async (page) => {
      assert.equal(await readBoard(page), FIRST);
      assert.ok((await readSquares(page)).every(({ kind }) => kind !== 'entered'));
      // Its texts are loaded when they are first wanted.
      await squareAt(page, 1, 1).click();
      const erase = locales.ja['keypad.erase'];
      await page.getByRole('button', { name: erase, exact: true }).waitFor();
      assert.equal(await button(page, 'back').count(), 0);
      assert.equal(await button(page, 'step').count(), 1);
      assert.equal(await read(page, 'method'), 'ushio');
    },
    host(one(`puzzle="${FIRST}" lang="ja" theme="dark" method="ushio" controls="step keypad"`)),
  );

  onPage(
    'are honoured when they change',
    async (page) => {
      await setAttribute(page, 'puzzle', HARD);
      assert.equal(await readBoard(page), HARD);
      await setAttribute(page, 'lang', 'ja');
      await page.getByRole('gridcell', { name: '1行1列' }).waitFor();
      await setAttribute(page, 'lang', 'en');
      await page.getByRole('gridcell', { name: 'row 1, column 1' }).waitFor();
      await setAttribute(page, 'readonly', '');
      await squareAt(page, 1, 2).click();
      await page.keyboard.press('5');
      assert.equal(await readBoard(page), HARD);
      assert.equal(await button(page, 'clear').count(), 0);
      await setAttribute(page, 'readonly', null);
      await page.keyboard.press('5');
      assert.equal((await readBoard(page))[1], '5');
      await setAttribute(page, 'method', 'none-such');
      await page.getByRole('article').getByText('There is no method “none-such” here').waitFor();
      const solver = page.locator('kakutei-solver');
      assert.equal(await solver.getAttribute('method'), 'ushio');
    },
    host(one('')),
  );

  onPage(
    'choose the controls: a subset, none, all',
    async (page) => {
      await page.locator('#method option').first().waitFor({ state: 'attached' });
      const all = await page.getByRole('button').count();
      assert.ok(all >= 5, 'the actions, and the two places');
      await squareAt(page, 1, 1).click();
      await page.getByRole('button', { name: 'Enter 9' }).waitFor();
      assert.ok((await page.getByRole('button').count()) > all + 12, 'and a key for each digit');
      await setAttribute(page, 'controls', 'step back');
      assert.deepEqual(await buttonNames(page), ['Undo', '1 Step']);
      assert.ok(await page.locator('.story').isHidden(), 'no story');
      await squareAt(page, 1, 2).click();
      await page.keyboard.press('g');
      assert.equal(await isBusy(page), false, 'what has no button has no key');
      await setAttribute(page, 'controls', '');
      assert.deepEqual(await buttonNames(page), []);
      assert.equal(await page.getByRole('combobox').count(), 0);
      await setAttribute(page, 'controls', 'method how story keypad');
      assert.equal((await buttonNames(page)).length, 11, 'ten keys, and the place of the method');
      await within(page, 'method', async () => {
        assert.equal(await page.getByRole('combobox').count(), 1);
        assert.equal(await choice(page, 'showHow').count(), 1);
      });
      await setAttribute(page, 'controls', null);
      await page.keyboard.press('Escape');
      assert.equal(await page.getByRole('button').count(), all, 'no square is selected any more');
    },
    host(one(`puzzle="${FIRST}"`)),
  );

  onPage(
    'choose the theme; without one it is the host’s',
    async (page) => {
      const ground = () =>
        page.evaluate(() => {
          const frame = document
            .querySelector('kakutei-solver')
            ?.shadowRoot?.querySelector('.solver');
          return frame ? getComputedStyle(frame).backgroundColor : '';
        });
      const [light, dark] = ['rgb(250, 248, 243)', 'rgb(23, 24, 27)'];
      await page.emulateMedia({ colorScheme: 'dark' });
      assert.equal(await ground(), light, 'a host that knows no dark has none');
      for (const [theme, colour] of [
        ['dark', dark],
        ['light', light],
        ['system', dark],
      ]) {
        await setAttribute(page, 'theme', theme);
        assert.equal(await ground(), colour, theme);
      }
    },
    host(one('')),
  );

  onPage(
    'with markup in them are texts and nothing more',
    async (page) => {
      const evil = '"><img src=x onerror=alert(1)><script>alert(2)</script>';
      for (const name of ['puzzle', 'method', 'lang', 'theme', 'controls']) {
        await setAttribute(page, name, evil);
        await setAttribute(page, name, null);
      }
      await set(page, { note: evil, puzzle: evil });
      const inside = await page.evaluate(
        () =>
          document.querySelector('kakutei-solver')?.shadowRoot?.querySelectorAll('img, script')
            .length,
      );
      assert.equal(inside, 0);
      assert.equal(await readBoard(page), CLEAR);
    },
    host(one('')),
  );

  onPage(
    'say the language; without it, the nearest around it',
    async (page) => {
      // Its texts are loaded when they are first wanted.
      const name = locales.ja['board.square'].replace(/\{\w+\}/g, '1');
      await page.getByRole('gridcell', { name }).first().waitFor();
    },
    host({ body: '<div lang="ja-JP"><kakutei-solver></kakutei-solver></div>' }),
  );

  onPage(
    'follow what changes around it where they say no language',
    async (page) => {
      // The texts of a language are loaded when it is first wanted.
      await page.waitForFunction(
        () => /** @type {any} */ (document.querySelector('kakutei-solver[lang]')).language === 'ja',
      );
      const languages = await page.evaluate(async () => {
        const [near, far, own] = /** @type {any[]} */ ([
          ...document.querySelectorAll('kakutei-solver'),
        ]);
        const root = document.documentElement;
        const part = /** @type {HTMLElement} */ (document.querySelector('#part'));
        // One of them stands in the shadow of another element.
        const shadow = part.appendChild(document.createElement('div'));
        shadow.attachShadow({ mode: 'closed' }).append(far);
        /** @type {string[]} */
        const seen = [];
        const look = async () => {
          await Promise.resolve();
          seen.push([near, far, own].map(({ language }) => language).join(' '));
        };
        for (const change of [
          () => {},
          () => (root.lang = 'ja'),
          () => (part.lang = 'en'),
          () => (shadow.lang = 'ja'),
          () => part.removeAttribute('lang'),
          () => near.remove(),
          () => (root.lang = 'en'),
          () => part.append(near),
          () => (near.lang = 'ja'),
          () => near.removeAttribute('lang'),
        ]) {
          change();
          await look();
        }
        return seen;
      });
      assert.deepEqual(languages, [
        ...['en en ja', 'ja ja ja', 'en en ja', 'en ja ja', 'ja ja ja'],
        ...['ja ja ja', 'ja ja ja', 'en ja ja', 'ja ja ja', 'en ja ja'],
      ]);
    },
    host({
      body: '<div id="part"><kakutei-solver></kakutei-solver><kakutei-solver></kakutei-solver></div><kakutei-solver lang="ja"></kakutei-solver>',
    }),
  );

  onPage(
    'a move that keeps its state brings it the language of its new place',
    async (page) => {
      await page.evaluate(() => {
        const solver = /** @type {any} */ (document.querySelector('kakutei-solver'));
        const place = /** @type {any} */ (document.querySelector('#place'));
        place.moveBefore(solver, null);
      });
      await page.waitForFunction(
        () =>
          /** @type {any} */ (document.querySelector('#place > kakutei-solver'))?.language === 'ja',
      );
    },
    host({ body: '<kakutei-solver></kakutei-solver><div id="place" lang="ja"></div>' }),
  );
});

describePage('Properties of a solver', (onPage) => {
  onPage(
    'set before the element is defined are honoured',
    async (page) => {
      await set(page, { board: HARD, theme: 'dark', readonly: true, controls: 'go' });
      await page.addScriptTag({ type: 'module', url: 'embed/define.js' });
      await page.getByRole('gridcell').first().waitFor();
      assert.equal(await readBoard(page), HARD);
      assert.deepEqual(await buttonNames(page), ['Go']);
      assert.equal(await read(page, 'readonly'), true);
      assert.equal(await read(page, 'theme'), 'dark');
      const own = await page.evaluate(() =>
        Object.keys(document.querySelector('kakutei-solver') ?? {}),
      );
      assert.deepEqual(own, []);
      assert.deepEqual(await told(page), []);
    },
    host({ ...one(`puzzle="${FIRST}"`), defined: false }),
  );

  onPage(
    'load, tell of the board, the result and the outcome, and throw what is no board',
    async (page) => {
      assert.deepEqual([await read(page, 'result'), await read(page, 'outcome')], [null, null]);
      await set(page, { puzzle: FIRST });
      assert.equal(await read(page, 'board'), FIRST);
      const step = await call(page, 'step');
      assert.equal(step.board, ask('step', FIRST).board);
      assert.equal(await read(page, 'board'), step.board);
      assert.deepEqual(await read(page, 'result'), step);
      const solved = await call(page, 'solve');
      assert.ok(isSolution(solved.board));
      assert.equal(await read(page, 'outcome'), 'finished');
      assert.equal(await readBoard(page), solved.board);
      await set(page, { board: HARD });
      assert.deepEqual([await readBoard(page), await read(page, 'outcome')], [HARD, null]);
      const code = await page.evaluate(() => {
        try {
          /** @type {any} */ (document.querySelector('kakutei-solver')).load('1'.repeat(80));
          return '';
        } catch (error) {
          return /** @type {any} */ (error).code;
        }
      });
      assert.equal(code, 'length');
      assert.equal(await readBoard(page), HARD);
      assert.deepEqual(await told(page), [], 'no event for what a script did');
    },
    host(one('')),
  );

  onPage(
    'the history can be taken, kept and given back',
    async (page) => {
      await call(page, 'step');
      await page.evaluate(() => {
        const solver = /** @type {any} */ (document.querySelector('kakutei-solver'));
        const { history } = solver;
        solver.clear();
        solver.history = history;
      });
      assert.equal(await readBoard(page), ask('step', FIRST).board);
      await squareAt(page, 1, 1).focus();
      await undo(page);
      assert.equal(await readBoard(page), FIRST);
    },
    host(one(`puzzle="${FIRST}"`)),
  );

  onPage(
    'two calls of step at once are answered one after the other',
    async (page) => {
      const boards = await page.evaluate(async () => {
        const solver = /** @type {any} */ (document.querySelector('kakutei-solver'));
        const both = await Promise.all([solver.step(), solver.step()]);
        return both.map(({ board }) => board);
      });
      const first = ask('step', FIRST).board;
      assert.deepEqual(boards, [first, ask('step', first).board]);
    },
    host(one(`puzzle="${FIRST}"`)),
  );
});

describePage('Events of a solver', (onPage) => {
  onPage(
    'tell what a person did, in the past tense, and nothing of a script',
    async (page) => {
      await set(page, { puzzle: FIRST, lang: 'en', theme: 'dark' });
      await call(page, 'step');
      await page.evaluate(() =>
        /** @type {any} */ (document.querySelector('kakutei-solver')).back(),
      );
      assert.deepEqual(await told(page), []);

      await squareAt(page, 1, 1).click();
      await page.keyboard.press('3');
      await page.keyboard.press('Delete');
      await undo(page);
      await undo(page);
      await press(page, 'step');
      await press(page, 'go');
      await setChoice(page, 'showHow');
      await doWhole(page, 'clear');
      const all = await told(page);
      assert.deepEqual(
        all.map(({ type, detail }) => [type, detail.kind].filter(Boolean).join(' ')),
        [
          ...['changed entered', 'changed emptied', 'changed back', 'changed back'],
          ...['stepped', 'solved', 'chosen', 'changed cleared'],
        ],
      );
      assert.equal(all[0].detail.board, `3${FIRST.slice(1)}`);
      assert.equal(all[4].detail.result.board, ask('step', FIRST).board);
      assert.equal(all[5].detail.result.outcome, 'finished');
      assert.equal(all[7].detail.board, CLEAR);
    },
    host(one('id="one"')),
  );

  onPage(
    'a press that fails is told with its code',
    async (page) => {
      await breakEngine(page);
      await button(page, 'step').click();
      await page.waitForFunction(() => Reflect.get(window, 'told').length > 0);
      const [{ type, detail }] = await told(page);
      assert.deepEqual([type, detail.code], ['failed', 'load']);
      assert.ok(detail.message.length > 10);
    },
    { ...host(one(`puzzle="${FIRST}"`)), expected: /could not be loaded/ },
  );

  onPage(
    'keys work only while the focus is inside',
    async (page) => {
      await page.getByRole('heading', { level: 1 }).click();
      await page.keyboard.press('s');
      assert.equal(await isBusy(page), false);
      await page.keyboard.press('g');
      assert.equal(await readBoard(page), FIRST);
      await squareAt(page, 1, 1).focus();
      await press(page, 'step', () => page.keyboard.press('s'));
      assert.equal(await readBoard(page), ask('step', FIRST).board);
    },
    host(one(`puzzle="${FIRST}"`)),
  );
});
