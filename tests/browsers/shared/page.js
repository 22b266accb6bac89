// The page as a visitor meets it.
import assert from 'node:assert/strict';
import { isSolution } from '../../grid.js';
import { ask } from '../../page/engine.js';
import { FIRST, HARD } from '../../page/host.js';
import {
  anyLanguage,
  choose,
  click,
  clickAction,
  openPage,
  openPlace,
  readBoard,
  readNames,
  until,
  untilBoard,
} from '../hands.js';

/** @typedef {import('../browsers.test.js').Shared} Shared */

/** @param {Shared} shared */
export function definePage({ visit }) {
  visit(
    '1 Step gives what the engine gives in Node, and Undo takes it back',
    async (d, { url }) => {
      const board = await openPage(d, url);
      await clickAction(d, 'step');
      await untilBoard(d, ask('step', board).board);
      await d.press('Control+z');
      await untilBoard(d, board);
    },
  );

  visit('Go solves, also under another path', async (d, { url }) => {
    assert.equal(new URL(url).pathname, '/a/b/');
    const board = await openPage(d, url);
    await clickAction(d, 'go');
    await untilBoard(d, ask('solve', board).board);
    assert.ok(isSolution(await readBoard(d)));
  });

  visit('a digit is typed with the keyboard', async (d, { url }) => {
    await openPage(d, url);
    await openPlace(d, '.menu');
    await clickAction(d, 'clear');
    await untilBoard(d, '.'.repeat(81));
    await d.evaluate((tools) => tools.squares()[0].focus());
    // Typing in has begun, where a digit leads on to the next square.
    for (const key of ['5', 'ArrowDown', '7']) await d.press(key);
    await untilBoard(d, `5${'.'.repeat(9)}7${'.'.repeat(70)}`);
    await d.press('Backspace');
    await untilBoard(d, `5${'.'.repeat(80)}`);
  });

  visit('a dialog is no higher than what it shows', async (d, { url }) => {
    await openPage(d, url);
    await d.evaluate((tools) => tools.all('#open-games')[0].click());
    const high = await until('the dialog', () =>
      d.evaluate((tools) => tools.all('dialog.games[open]')[0]?.clientHeight),
    );
    assert.ok(high > 100 && high < 500, `${high} px`);
  });

  visit('Hint says what to look for, and changes nothing', async (d, { url }) => {
    const board = await openPage(d, url);
    await clickAction(d, 'hint');
    await click(d, 'button', anyLanguage('hint.more'));
    await until('a second sentence', () =>
      d.evaluate((tools) => tools.all('.hints li').length > 1),
    );
    assert.equal(await readBoard(d), board);
  });

  visit('a puzzle is opened from a text', async (d, { url }) => {
    await openPage(d, url);
    await click(d, 'button', anyLanguage('nav.openPuzzle'));
    await until('the dialog', () =>
      d.evaluate((tools) => tools.all('dialog[open] textarea').length > 0),
    );
    await d.evaluate((tools, text) => {
      const [area] = tools.all('dialog[open] textarea');
      area.value = text;
      area.dispatchEvent(new Event('input', { bubbles: true }));
    }, HARD);
    await click(d, 'button', anyLanguage('open.take'));
    await untilBoard(d, HARD);
  });

  visit('a link brings its puzzle and method, with which Play fills it', async (d, { url }) => {
    const { board: solved } = ask('solve', FIRST);
    const open = `${'.'.repeat(9)}${solved.slice(9)}`;
    await d.open(`${url}#p=${open}&m=backtracking`);
    await untilBoard(d, open);
    await openPlace(d, '.ways-to-solve');
    await clickAction(d, 'play');
    await untilBoard(d, solved);
  });

  visit('the language changes everything that is said', async (d, { url }) => {
    await openPage(d, url);
    const before = await readNames(d);
    await choose(d, anyLanguage('nav.language'), 'ja');
    await until('Japanese squares', async () => (await readNames(d))[0] !== before[0]);
    assert.equal(await d.evaluate(() => document.documentElement.lang), 'ja');
    const board = await readBoard(d);
    await clickAction(d, 'step');
    await untilBoard(d, ask('step', board).board);
  });

  visit('the theme changes the colours', async (d, { url }) => {
    await openPage(d, url);
    const colour = () => d.evaluate(() => getComputedStyle(document.body).color);
    await openPlace(d, '.menu');
    await click(d, 'button', anyLanguage('nav.settings'));
    const seen = [];
    for (const theme of ['light', 'dark']) {
      await choose(d, anyLanguage('settings.theme'), theme);
      seen.push(await colour());
    }
    assert.notEqual(seen[0], seen[1]);
  });

  visit('the method’s own account lists the reasons', async (d, { url }) => {
    const board = await openPage(d, url);
    await openPlace(d, '.ways-to-solve');
    await click(d, 'checkbox', anyLanguage('option.showHow'));
    await clickAction(d, 'step');
    await untilBoard(d, ask('step', board).board);
    await until('items', () =>
      d.evaluate((tools) => tools.all('article li, [role=article] li').length > 0),
    );
  });

  visit(
    'nothing has to be scrolled sideways at 360 pixels',
    async (d, { url }) => {
      await openPage(d, url);
      const [wide, room] = await d.evaluate(() => [
        document.documentElement.scrollWidth,
        document.documentElement.clientWidth,
      ]);
      assert.ok(wide <= room, `${wide} in ${room}`);
      assert.ok(room <= Math.max(360, d.narrowest), `the window is ${room} wide`);
    },
    { size: { width: 360, height: 740 } },
  );

  visit('nothing is asked of another host', async (d, { url }) => {
    await openPage(d, url);
    const asked = await d.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    assert.ok(asked.length > 5);
    assert.deepEqual(
      asked.filter((/** @type {string} */ name) => !name.startsWith(url)),
      [],
    );
  });
}
