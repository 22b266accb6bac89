// Typing a puzzle in, and the time line with all that it can go to.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fromText, toText } from '../../web/game/state.js';
import { back, load, remark, select, setControls } from '../../web/model/actions.js';
import {
  beginEmpty,
  beginEntry,
  cancelEntry,
  endEntry,
  hadPuzzle,
  oldEntry,
  typeBack,
  typeRow,
  typedBy,
} from '../../web/model/entry/actions.js';
import { edit, fillMarks, pressKey } from '../../web/model/hand/actions.js';
import { gameOf, wordsFor } from '../../web/model/state.js';
import { hintOf } from '../../web/solver/view/status.js';
import { goToState } from '../../web/model/way/actions.js';
import { nameState, timeOf } from '../../web/model/way/time.js';
import { makeSolver } from './fake.js';

const PUZZLE = `1${'.'.repeat(80)}`;
const WIKI = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

/** @param {ReturnType<typeof makeSolver>} solver @param {string} text digits, 0 and ., > for the next row, < back */
function type({ send }, text) {
  for (const key of text) {
    if (key === '>') send(typeRow);
    else if (key === '<') send(typeBack);
    else send(pressKey, Number(key === '.' ? 0 : key));
  }
}

test('81 keys make a puzzle of givens, and one Undo brings back what was there', () => {
  const solver = makeSolver(PUZZLE);
  const { send, board, state, told } = solver;
  send(edit, 1, 2);
  const before = gameOf(state());
  send(beginEntry);
  assert.equal(board(), '.'.repeat(81), 'it begins with an empty board');
  type(solver, WIKI);
  assert.equal(board(), WIKI);
  assert.ok(gameOf(state()).squares.every(({ digit, kind }) => !digit || kind === 'given'));
  send(endEntry);
  assert.equal(state().entry, null);
  assert.equal(board(), WIKI);
  assert.equal(state().hint, 'The puzzle has 30 givens. Undo restores what was there before.');
  assert.deepEqual(told.at(-1), ['changed', { board: WIKI, kind: 'given' }]);
  send(back);
  assert.equal(gameOf(state()), before);
});

test('the line above the story says what is done, and nothing of what was done before', () => {
  const solver = makeSolver(PUZZLE);
  const { send, state } = solver;
  send(remark, () => 'something old');
  send(edit, 0, 2);
  assert.notEqual(state().hint, '');
  send(beginEntry);
  assert.equal(hintOf(state()), wordsFor(state()).t('entry.about'));
  type(solver, '12');
  assert.equal(hintOf(state()), 'Typing in a puzzle: 2 digits so far.');
  send(cancelEntry);
  assert.equal(hintOf(state()), 'The board is as it was before.');
});

test('every digit that is typed is on the board at once, so that nothing of it can be lost', () => {
  const solver = makeSolver(PUZZLE);
  solver.send(beginEntry);
  type(solver, '.5');
  assert.equal(solver.board().slice(0, 2), '.5');
  assert.deepEqual(
    solver.told.map(([name, { kind }]) => [name, kind]),
    [['changed', 'entered']],
  );
});

test('rows are gone to, and mistakes taken back square by square', () => {
  const solver = makeSolver();
  const { send, board, state } = solver;
  send(beginEntry);
  type(solver, '12>3<<');
  assert.equal(board(), `12${'.'.repeat(79)}`);
  assert.equal(state().selected, 8);
  send(select, 79);
  type(solver, '45');
  assert.deepEqual([board().slice(79), state().selected], ['45', 80]);
  type(solver, '<');
  assert.equal(board().slice(79), '4.');
  type(solver, '<<');
  assert.equal(board().slice(77), '....', 'from an empty square back to the one before it');
  send(select, 0);
  type(solver, '<');
  assert.equal(state().selected, 0);
  send(select, 76);
  type(solver, '>');
  assert.equal(state().selected, 72, 'the last row begins again');
  send(select, null);
  type(solver, '>');
  assert.equal(
    state().selected,
    9,
    'where no square is selected, from the first row to the second',
  );
});

test('what somebody typed by hand on an empty board is taken for the puzzle', () => {
  const { send, board, state } = makeSolver();
  send(edit, 3, 7);
  send(beginEntry);
  assert.equal(gameOf(state()).squares[3].kind, 'given');
  send(endEntry);
  assert.equal(board()[3], '7');
});

test('Cancel brings back the board of before, with what could be done again', () => {
  const solver = makeSolver(PUZZLE);
  const { send, state, told } = solver;
  send(edit, 1, 2);
  send(edit, 2, 3);
  send(back);
  const { history } = state();
  send(beginEntry);
  type(solver, '987');
  send(cancelEntry);
  assert.equal(state().history, history);
  assert.equal(state().entry, null);
  assert.equal(told.at(-1)?.[1].board, toText(gameOf(state())));
  send(beginEntry);
  send(oldEntry);
  send(endEntry);
  assert.equal(
    state().history.entries.length,
    3,
    'the digits by hand are a game, and this a puzzle',
  );
});

test('the old puzzle can be changed instead, without the digits by hand', () => {
  const solver = makeSolver(PUZZLE);
  const { send, board, state } = solver;
  send(edit, 5, 9);
  send(beginEntry);
  assert.equal(hadPuzzle(state()), true);
  send(oldEntry);
  assert.equal(board(), PUZZLE);
  type(solver, '.2');
  send(endEntry);
  assert.equal(board(), `.2${'.'.repeat(79)}`);
  const fresh = makeSolver();
  fresh.send(beginEntry);
  assert.equal(hadPuzzle(fresh.state()), false, 'there is none');
});

test('a puzzle that was not changed, or nothing typed at all, leaves the history as it was', () => {
  const { send, state } = makeSolver(PUZZLE);
  const { history } = state();
  send(beginEntry);
  send(endEntry);
  assert.equal(state().history, history);
  send(beginEntry);
  send(oldEntry);
  send(endEntry);
  assert.equal(state().history, history);
});

test('another board ends it; a board that is readonly never begins it', () => {
  const { send, state } = makeSolver(PUZZLE);
  send(beginEntry);
  send(load, fromText(WIKI));
  assert.equal(state().entry, null);
  send(setControls, { readonly: true });
  send(beginEntry);
  assert.equal(state().entry, null);
});

test('keys are read as a puzzle, and those of the browser and of moving are not', () => {
  const press = (/** @type {string} */ key, more = {}) =>
    typedBy(
      { key, code: '', ctrlKey: false, metaKey: false, altKey: false, isComposing: false, ...more },
      true,
    );
  assert.deepEqual(press('7'), { put: 7 });
  assert.deepEqual(press('è', { code: 'Digit7' }), { put: 7 });
  assert.equal(press('Home', { code: 'Numpad7' }), null);
  for (const key of ['0', '.', ' ', '-', 'x']) assert.deepEqual(press(key), { put: 0 }, key);
  assert.deepEqual(press('Enter'), { row: true });
  assert.deepEqual(press('Backspace'), { back: true });
  assert.deepEqual(press('z', { ctrlKey: true }), { back: true });
  assert.deepEqual(press('Escape'), { end: 'cancel' });
  assert.deepEqual(press('e'), { end: 'done' });
  for (const key of ['ArrowLeft', 'Tab', 's', 'Delete']) assert.equal(press(key), null, key);
  assert.equal(press('c', { ctrlKey: true }), null);
});

test('each state of the time line has a name, and can be gone to', async () => {
  const { send, engine, state, board } = makeSolver(PUZZLE);
  send(edit, 1, 2);
  send(fillMarks);
  send(edit, 1, 0);
  send(load, fromText(WIKI));
  const words = wordsFor(state());
  const names = state().history.entries.map((_, index) => nameState(words, state().history, index));
  assert.deepEqual(names, [
    'the puzzle',
    'r1c2 = 2, by hand',
    'marks or colours',
    'r1c2 emptied',
    'the puzzle',
  ]);
  assert.deepEqual(timeOf(state().history), { start: 4, end: 4 }, 'another puzzle has its own');
  send(goToState, 1);
  assert.deepEqual(timeOf(state().history), { start: 0, end: 3 });
  assert.equal(board().slice(0, 3), '12.');
  assert.equal(state().hint, 'r1c2 = 2, by hand');
  send(goToState, 99);
  assert.equal(board(), WIKI);
  assert.equal(engine.presses.length, 0);
});

test('the Enter key goes to the beginning of the next row, from wherever in a row', () => {
  const { send, state } = makeSolver(PUZZLE);
  send(beginEntry);
  for (const [from, to] of [[0, 9], [8, 9], [9, 18], [17, 18], [71, 72], [80, 72]]) {
    send(select, from);
    send(typeRow);
    assert.equal(state().selected, to, `from ${from}`);
  } // prettier-ignore
});

test('the time line goes to the last state, from wherever on it', () => {
  const { send, state } = makeSolver(PUZZLE);
  for (const digit of [2, 3]) send(edit, 1, digit);
  for (const at of [2, 1, 0]) {
    assert.deepEqual([timeOf(state().history), state().history.index], [{ start: 0, end: 2 }, at]);
    send(back);
  }
});

test('to empty the board begins to type in; Cancel gives the board back, and again begins again', () => {
  const solver = makeSolver(PUZZLE);
  const { send, board, state, told } = solver;
  send(edit, 1, 2);
  const before = gameOf(state());
  send(beginEmpty);
  assert.equal(board(), '.'.repeat(81));
  assert.deepEqual(told.at(-1), ['changed', { board: '.'.repeat(81), kind: 'cleared' }]);
  type(solver, '57');
  assert.ok(
    gameOf(state())
      .squares.slice(0, 2)
      .every(({ kind }) => kind === 'given'),
  );
  send(beginEmpty);
  assert.deepEqual([board(), state().selected], ['.'.repeat(81), 0]);
  type(solver, '5');
  send(cancelEntry);
  assert.equal(gameOf(state()), before);
});

test('digits that somebody entered on an empty board go as well when it is emptied', () => {
  const { send, board, state } = makeSolver();
  send(edit, 3, 7);
  send(beginEmpty);
  assert.equal(board(), '.'.repeat(81));
  send(cancelEntry);
  assert.equal(gameOf(state()).squares[3].digit, 7);
});
