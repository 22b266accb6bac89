// The views of the board, as its squares say them: the digits, what remains in each square, how much that is, paint
// sheets; before a press and after it, with the engine itself.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { candidatesOf } from '../../web/game/candidates.js';
import { fromText } from '../../web/game/state.js';
import { backByHand, choose, chooseView } from '../../web/solver/actions.js';
import { ask } from '../page/engine.js';
import { candidatesIn } from '../page/hands.js';
import { FIRST } from '../page/host.js';
import { namesOf, withEngine } from './with-engine.js';

/** A board on which a step takes more away than row, column and box do. */
const EXCLUDING =
  '..41.36.563.79.2.11.....3...6..3.412..3..1.6.2.1.6...3492.7.138376812954.1.349726';

/** What the names of the squares say by a pattern. @param {import('../../web/solver/state.js').State} state @param {RegExp} pattern */
const said = (state, pattern) => namesOf(state).map((name) => name.match(pattern)?.[1] ?? '');

/** @param {readonly (readonly number[])[]} left @param {string} board */
const onEmpty = (left, board) =>
  left.map((digits, square) => (board[square] === '.' ? digits.join(' ') : ''));

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

test('a view shows what a press left, also without Show how, and after Back what was before', () =>
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
    const isFree = namesOf(state()).map((name) => !/highlighted|struck out/.test(name));
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

test('that of digits still shows the candidates of a step that was told, a sheet does not', () =>
  withEngine(FIRST, async ({ pressed, send, state }) => {
    send(choose, { showHow: true });
    await pressed('step');
    assert.ok(said(state(), /candidates ([1-9 ]+)/).some(Boolean));
    send(chooseView, { view: 'sheet', sheet: 1 });
    assert.ok(!said(state(), /candidates ([1-9 ]+)/).some(Boolean));
  }));
