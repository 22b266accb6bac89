// Typing a puzzle with nothing but the keyboard, and solving it.
import assert from 'node:assert/strict';
import { locales } from '../locales/all.js';
import { readCases } from '../cases/cases.js';
import { ask } from './engine.js';
import {
  button,
  emptyBoard,
  press,
  readBoard,
  readSquares,
  squareAt,
  tabTo,
  typeBoard,
} from './hands.js';
import { describePage } from './page.js';
import { indexOf } from '../grid.js';

const [{ board: easy, words }] = readCases('unique');
const [easySolution] = words;

describePage('Typing', (onPage) => {
  onPage(
    'a puzzle is typed, stepped and solved without a mouse; a digit is typed over, and taken away by each key that empties',
    async (page) => {
      await tabTo(page, page.getByRole('button', { name: 'Menu' }));
      await page.keyboard.press('Enter');
      await tabTo(page, button(page, 'clear').filter({ visible: true }));
      await page.keyboard.press('Enter');
      await page.getByRole('group', { name: 'Entering a puzzle' }).waitFor();
      assert.equal(await readBoard(page), '.'.repeat(81));
      await page.keyboard.press('Escape');
      await emptyBoard(page);
      await tabTo(page, squareAt(page, 1, 1));
      await typeBoard(page, easy);
      assert.equal(await readBoard(page), easy);

      const { placed, board } = ask('step', easy);
      await press(page, 'step', async () => {
        await tabTo(page, button(page, 'step'));
        await page.keyboard.press('Space');
      });
      assert.equal(await readBoard(page), board, 'one digit more, where the engine puts it');

      const squares = await readSquares(page);
      const found = squares.filter(({ kind }) => kind === 'found');
      assert.deepEqual(found, [squares[indexOf(placed)]]);
      assert.match(found[0].name, /last step/);
      assert.equal(squares.filter(({ name }) => /last step/.test(name)).length, 1);
      const entered = squares.filter(({ kind }) => kind === 'entered').length;
      assert.equal(entered, easy.replaceAll('.', '').length, 'typed digits are no givens');

      await press(page, 'go', async () => {
        await tabTo(page, button(page, 'go'));
        await page.keyboard.press('Enter');
      });
      assert.equal(await readBoard(page), easySolution);

      await emptyBoard(page);
      await squareAt(page, 5, 5).focus();
      for (const digit of ['4', '7', '7', '9']) await page.keyboard.press(digit);
      const name = () => squareAt(page, 5, 5).getAttribute('aria-label');
      assert.equal(await name(), 'row 5, column 5, entered 9');
      for (const key of ['Delete', 'Backspace', 'Space', '0']) {
        await page.keyboard.press('3');
        assert.equal(await name(), 'row 5, column 5, entered 3');
        await page.keyboard.press(key);
        assert.equal(await name(), 'row 5, column 5, empty', key);
      }
    },
  );

  onPage(
    'given, entered and found digits stand side by side and are told apart; a given is typed over only where the puzzle is typed in',
    async (page) => {
      const given = await readSquares(page);
      const open = given.findIndex(({ kind }) => kind === 'empty');
      await squareAt(page, Math.floor(open / 9) + 1, (open % 9) + 1).focus();
      await page.keyboard.press(ask('solve', await readBoard(page)).board[open]);
      const { placed } = ask('step', await readBoard(page));
      await press(page, 'step');
      const squares = await readSquares(page);
      const count = (/** @type {string} */ wanted) =>
        squares.filter(({ kind }) => kind === wanted).length;
      assert.equal(count('given'), given.filter(({ kind }) => kind === 'given').length);
      assert.deepEqual([count('entered'), count('found')], [1, 1]);
      assert.equal(squares[open].kind, 'entered');
      assert.equal(squares[indexOf(placed)].kind, 'found');

      const index = (await readSquares(page)).findIndex(({ kind }) => kind === 'given');
      const square = squareAt(page, Math.floor(index / 9) + 1, (index % 9) + 1);
      const old = (await readSquares(page))[index].digit;
      await square.focus();
      await page.keyboard.press(old === '5' ? '6' : '5');
      await page.keyboard.press('Delete');
      const { digit, kind } = (await readSquares(page))[index];
      assert.deepEqual([digit, kind], [old, 'given']);
      await page.keyboard.press('e');
      await page.getByRole('button', { name: locales.en['entry.old'] }).click();
      await square.focus();
      await page.keyboard.press('.');
      await page.keyboard.press('e');
      assert.equal((await readSquares(page))[index].kind, 'empty');
      await press(page, 'step');
    },
  );
});
