// The views of the board, in the words of its squares: digits, candidates, their number, paint sheets; before a press
// and after it, with the engine itself.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { candidatesOf } from '../../web/game/candidates.js';
import { NO_NOTES } from '../../web/game/notes.js';
import { fromText } from '../../web/game/state.js';
import { wordsOf } from '../../web/locales/words.js';
import { gameOf } from '../../web/model/state.js';
import {
  backByHand,
  choose,
  chooseView,
  leave,
  nameView,
  point,
  select,
  setControls,
} from '../../web/model/actions.js';
import { enter, giveDigit } from '../../web/model/hand/actions.js';
import { hintOf } from '../../web/solver/view/status.js';
import { locales } from '../locales/all.js';
import { ask } from '../page/engine.js';
import { candidatesIn, phrase } from '../page/hands.js';
import { FIRST } from '../page/host.js';
import { makeSolver } from './fake.js';
import { leavesOf, namesOf, withEngine } from './with-engine.js';
import { isSolution } from '../grid.js';

/** A board on which a step takes more away than row, column and box do. */
const EXCLUDING =
  '..41.36.563.79.2.11.....3...6..3.412..3..1.6.2.1.6...3492.7.138376812954.1.349726';

/** A board on which the logical cube finds the diagonals of a rectangle before it places a digit. */
const RECTANGLE =
  '7.89..3.59346512785...3....14..938263.948.1578..1..49369.21.7.4.8.37.5...........';

/** The parts of the squares' names that match a pattern. @param {import('../../web/model/state.js').State} state @param {RegExp} pattern */
const said = (state, pattern) => namesOf(state).map((name) => name.match(pattern)?.[1] ?? '');

/** @param {readonly (readonly number[])[]} left @param {string} board */
const onEmpty = (left, board) =>
  left.map((digits, square) => (board[square] === '.' ? digits.join(' ') : ''));

test('the view of the digits is named after the marks that it also shows, which a step that takes candidates makes', () =>
  withEngine(EXCLUDING, async ({ pressed, send, state }) => {
    send(choose, { method: 'techniques' });
    while (gameOf(state()).notes === NO_NOTES) await pressed('step');
    assert.ok(said(state(), /marks ([1-9 ]+)/).some(Boolean));
    for (const language of Object.keys(locales)) {
      const words = wordsOf(language);
      const marks = words.t('mode.marks').toLowerCase();
      assert.ok(nameView(words, state().choices).includes(marks), language);
    }
  }));

test('each view says what row, column and box leave', () =>
  withEngine(FIRST, async ({ send, state }) => {
    const left = onEmpty(candidatesOf(fromText(FIRST)), FIRST);
    const nothing = /(candidates|left|white|painted)/;
    assert.deepEqual([...new Set(said(state(), nothing))], [''], 'at first only the digits');
    send(chooseView, { view: 'candidates' });
    assert.deepEqual(said(state(), /candidates ([1-9 ]+)/), left);
    send(chooseView, { view: 'counts' });
    assert.deepEqual(
      said(state(), /(\d) candidates?/),
      left.map((digits) => (digits ? String(digits.split(' ').length) : '')),
    );
    send(chooseView, { view: 'sheet', sheet: 4 });
    assert.deepEqual(
      said(state(), /(white|painted)/),
      left.map((digits) => (digits.includes('4') ? 'white' : 'painted')),
    );
    send(chooseView, { view: 'digits' });
    assert.deepEqual([...new Set(said(state(), nothing))], ['']);
  }));

test('a view shows what a press left, also without Show how, and after Undo what was before', () =>
  withEngine(EXCLUDING, async ({ pressed, send, state }) => {
    send(chooseView, { view: 'candidates' });
    const first = said(state(), /candidates ([1-9 ]+)/);
    const { possibilities, board } = ask('step', EXCLUDING);
    const left = candidatesOf(fromText(board));
    const isLeft = (/** @type {number} */ square) => (/** @type {number} */ digit) =>
      left[square].includes(digit);
    const byMethod = onEmpty(
      possibilities.map((/** @type {number[]} */ digits, /** @type {number} */ square) =>
        digits.filter(isLeft(square)),
      ),
      board,
    );
    assert.notDeepEqual(byMethod, onEmpty(left, board), 'the board shows the difference');
    await pressed('step');
    assert.deepEqual(namesOf(state()).map(candidatesIn), byMethod);
    send(chooseView, { view: 'counts' });
    // In a square whose digits the reason is about they are shown, not how many they are.
    const isFree = namesOf(state()).map((name) => !/about|struck out/.test(name));
    assert.deepEqual(
      said(state(), /(\d) candidates?/),
      byMethod.map((digits, square) =>
        digits && isFree[square] ? String(digits.split(' ').length) : '',
      ),
    );
    send(backByHand);
    send(chooseView, { view: 'candidates' });
    assert.deepEqual(said(state(), /candidates ([1-9 ]+)/), first);
  }));

test('that of the last step shows its candidates, a sheet does not', () =>
  withEngine(FIRST, async ({ pressed, send, state }) => {
    send(choose, { view: 'told' });
    assert.ok(!said(state(), /candidates ([1-9 ]+)/).some(Boolean), 'there is no step yet');
    await pressed('step');
    assert.ok(said(state(), /candidates ([1-9 ]+)/).some(Boolean));
    send(chooseView, { view: 'sheet', sheet: 1 });
    assert.ok(!said(state(), /candidates ([1-9 ]+)/).some(Boolean));
  }));

test('an entry that is pointed at brings back the board on which it was deduced, in every view', () =>
  withEngine(RECTANGLE, async ({ pressed, send, state, board, entry }) => {
    send(choose, { showHow: true, method: 'logical-cube', view: 'candidates' });
    await pressed('solve');
    assert.ok(isSolution(board()));
    const [{ game }] = /** @type {any[]} */ (state().story);
    const deduced = entry().items.find(({ text }) => phrase('section.deduced').test(text));
    const found = (await leavesOf(deduced)).find(({ text }) =>
      /for 4 are the four corners/.test(text),
    );
    send(point, { picture: /** @type {any} */ (found?.picture), game });
    const names = namesOf(state());
    assert.ok([...RECTANGLE].every((digit, at) => (digit === '.') === /empty/.test(names[at])));
    assert.match(names[4], /candidates 2 4, about 4, colour 1$/);
    assert.match(names[68], /candidates 4 6 9, struck out 4$/);
    send(choose, { view: 'sheet', sheet: 4 });
    const white = said(state(), /(white)/).flatMap((found, at) => (found ? [at] : []));
    assert.deepEqual(white, [4, 5, 25, 63, 68, 76, 77]);
    send(leave);
    assert.ok(
      namesOf(state()).every((name) => !/empty/.test(name)),
      'and then shows it as it is',
    );
  }));

test('on a paint sheet digits choose the sheet, also of a board that is only looked at, until it is left', () => {
  const { send, state, board } = makeSolver(FIRST);
  send(chooseView, { view: 'sheet', sheet: 1 });
  send(giveDigit, 0, 4);
  assert.equal(state().choices.sheet, 4);
  assert.match(hintOf(state()), /where 4 cannot go.* Esc leaves it/);
  send(setControls, { readonly: true });
  send(giveDigit, 0, 3);
  assert.equal(state().choices.sheet, 3);
  send(setControls, { readonly: false });
  send(select, 0);
  send(enter, 5);
  assert.deepEqual([state().choices.sheet, board()], [5, FIRST]);
  send(leave);
  assert.deepEqual([state().choices.view, hintOf(state())], ['digits', '']);
  send(enter, 5);
  assert.equal(board(), `5${FIRST.slice(1)}`);
});
