// How a press ends on boards that are not simply solvable, in words and on the board.
import assert from 'node:assert/strict';
import { readCases } from '../cases/cases.js';
import { ask, indexOf, isSolution } from './engine.js';
import {
  button,
  choice,
  enterBoard,
  newest,
  phrase,
  press,
  pressAnyway,
  readBoard,
  readNames,
  readSquares,
  squareAt,
} from './hands.js';
import { describePage } from './page.js';

/** @typedef {import('playwright-core').Page} Page */

const [{ board: puzzle, words }] = readCases('unique');
const [solution] = words;

/** @param {Page} page @param {RegExp} mark @returns {Promise<number[]>} squares whose names say it */
const marked = async (page, mark) =>
  (await readNames(page)).flatMap((name, square) => (mark.test(name) ? [square] : []));

/** Boards without a solution that has no two equal digits in a unit. */
const hidden = readCases('none')
  .map(({ board }) => ({ board, result: ask('solve', board) }))
  .filter(({ result }) => result.counts.setsRegistered > 0 && result.marks.length > 0);

/** Boards with several solutions of which the warning tells at once. */
const several = readCases('several')
  .map(({ board }) => board)
  .filter((board) =>
    ask('solve', board).warnings.some(
      (/** @type {any} */ warning) => warning.case === 1 && warning.depth === 0,
    ),
  );

describePage('A contradictory board', (onPage) => {
  onPage('has its equal digits marked while typing, and said in words', async (page) => {
    await button(page, 'clear').click();
    await squareAt(page, 2, 3).click();
    await page.keyboard.press('5');
    assert.deepEqual(await marked(page, /conflict/), []);
    await squareAt(page, 2, 8).click();
    await page.keyboard.press('5');
    assert.deepEqual(await marked(page, /conflict/), [11, 16]);
    const warning = page
      .getByText(phrase('status.conflicts'))
      .and(page.locator(':not([role=status])'));
    await warning.first().waitFor();
    assert.match(String(await page.getByRole('status').textContent()), /r2c3 and r2c8/);
    await page.keyboard.press('Delete');
    assert.deepEqual(await marked(page, /conflict/), []);
    assert.equal(await warning.count(), 0);
  });

  for (const action of /** @type {const} */ (['step', 'go'])) {
    onPage(
      `ends ${action} at once for who goes on anyway, with the squares marked and the reason`,
      async (page) => {
        const board = `5.......5${'.'.repeat(72)}`;
        await enterBoard(page, board);
        await pressAnyway(page, action);
        assert.equal(await readBoard(page), board, 'nothing is placed');
        const { marks } = ask('solve', board);
        assert.deepEqual(await marked(page, /contradiction/), marks.map(indexOf));
        const said = await newest(page).innerText();
        assert.match(said, phrase('ended.inconsistent'));
        assert.match(said, phrase('contradiction.givens', { squares: 'r1c1 and r1c9' }));
        assert.match(
          String(await page.getByRole('status').textContent()),
          phrase('ended.inconsistent'),
        );
      },
    );
  }

  onPage('can be mended and then solved', async (page) => {
    const wrong = puzzle.replace(/^\.\.\.9/, '9..9');
    assert.notEqual(wrong, puzzle);
    await enterBoard(page, wrong);
    await press(page, 'go');
    await squareAt(page, 1, 1).click();
    await page.keyboard.press('Delete');
    assert.deepEqual(await marked(page, /contradiction|conflict/), []);
    await press(page, 'go');
    assert.equal(await readBoard(page), solution);
  });
});

describePage('A board without a solution', (onPage) => {
  for (const { board, result } of hidden.slice(0, 2)) {
    onPage(`is found out by a Go that goes on anyway, which says where: ${board}`, async (page) => {
      await enterBoard(page, board);
      assert.deepEqual(await marked(page, /conflict/), [], 'no two digits are equal');
      await pressAnyway(page, 'go');
      const said = await newest(page).innerText();
      const [sentence, reason] = said.split(phrase('ended.inconsistent'));
      assert.equal(sentence, '');
      assert.match(reason, /r\dc\d|row|column|box/, 'where and why is said');
      const names = await marked(page, /contradiction/);
      assert.deepEqual(names, result.marks.map(indexOf));
      const shown = await readSquares(page);
      const kept = [...board].every(
        (digit, square) => digit === '.' || shown[square].digit === digit,
      );
      assert.ok(kept, 'what was typed stands');
    });
  }
});

describePage('A board with several solutions', (onPage) => {
  onPage('gets a solution and a warning, without being asked', async (page) => {
    const [board] = several;
    await enterBoard(page, board);
    assert.ok(!(await choice(page, 'showHow').isChecked()));
    await press(page, 'go');
    const shown = await readBoard(page);
    assert.equal(shown, ask('solve', board).board);
    assert.ok(isSolution(shown));
    const warning = phrase('warning.1');
    assert.match(await newest(page).innerText(), warning);
    assert.match(String(await page.getByRole('status').textContent()), warning);
  });

  onPage('an empty board is filled, with the warning', async (page) => {
    await button(page, 'clear').click();
    assert.ok(await button(page, 'clear').isDisabled(), 'there is nothing to clear');
    await press(page, 'step');
    assert.equal((await readBoard(page)).replaceAll('.', '').length, 1);
    await button(page, 'back').click();
    await press(page, 'go');
    assert.ok(isSolution(await readBoard(page)));
    assert.match(await newest(page).innerText(), phrase('warning.several'));
  });
});

describePage('A full board', (onPage) => {
  onPage('is called complete, whether Go or 1 Step is pressed, also twice', async (page) => {
    await enterBoard(page, solution);
    for (const action of /** @type {const} */ (['go', 'step', 'go', 'step'])) {
      await press(page, action);
      assert.equal(await readBoard(page), solution);
      assert.match(await newest(page).innerText(), phrase('ended.full'));
    }
  });

  onPage('with a slip in it is called inconsistent', async (page) => {
    const slip = `${solution.slice(0, 80)}${(Number(solution[80]) % 9) + 1}`;
    await enterBoard(page, slip);
    await pressAnyway(page, 'go');
    assert.match(await newest(page).innerText(), phrase('ended.inconsistent'));
    assert.deepEqual(await marked(page, /contradiction/), ask('solve', slip).marks.map(indexOf));
  });
});
