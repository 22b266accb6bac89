// Entries by hand: digits, pencil marks, colours; and what stands out on the board.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NO_NOTES, marksOf, tintOf } from '../../web/game/notes.js';
import { fromText } from '../../web/game/state.js';
import { peers } from '../../web/game/units.js';
import {
  backByHand,
  choose,
  forwardByHand,
  leave,
  load,
  nextHighlight,
  point,
  restartByHand,
  select,
  setControls,
  setHistory,
} from '../../web/model/actions.js';
import { HIGHLIGHTS } from '../../web/model/choices.js';
import {
  clearMarks,
  cornersOrDigits,
  edit,
  enter,
  fillMarks,
  giveDigit,
  mark,
  nextMode,
  pressKey,
  pressSquare,
  putShifted,
  setMode,
} from '../../web/model/hand/actions.js';
import { gameOf, wordsFor } from '../../web/model/state.js';
import { litIn } from '../../web/model/overlay.js';
import { makeSolver } from './fake.js';

const PUZZLE = `1${'.'.repeat(80)}`;

/** @param {ReturnType<typeof makeSolver>} solver @param {number} square */
const marks = ({ state }, square) => marksOf(gameOf(state()).notes, square);

/** @param {ReturnType<typeof makeSolver>} solver @param {number} square */
const corners = ({ state }, square) => marksOf(gameOf(state()).notes, square, true);

/** @param {ReturnType<typeof makeSolver>} solver @param {number} square */
const colour = ({ state }, square) => gameOf(state()).notes.colours[square];

test('a given is locked: the key says so, and changes nothing', () => {
  const { send, board, names, state } = makeSolver(PUZZLE);
  for (const digit of [2, 0]) {
    send(edit, 0, digit);
    assert.equal(board(), PUZZLE);
    assert.match(state().hint, /^r1c1 is a given and stays\. To change the puzzle/);
    assert.equal(state().said.trim(), state().hint);
  }
  assert.deepEqual(names(), []);
  send(setControls, { controls: new Set(['keypad']) });
  send(edit, 0, 2);
  assert.equal(state().hint, 'r1c1 is a given and stays.');
  send(edit, 1, 2);
  assert.equal(state().hint, '', 'what is done next takes the sentence away');
});

test('what a digit does is one choice: a digit, a mark, a corner mark or a colour', () => {
  const solver = makeSolver(PUZZLE);
  const { send, board } = solver;
  send(select, 40);
  send(nextMode);
  send(enter, 5);
  send(enter, 7);
  assert.deepEqual(marks(solver, 40), [5, 7]);
  send(enter, 5);
  assert.deepEqual(marks(solver, 40), [7]);
  send(enter, 0);
  assert.deepEqual(marks(solver, 40), []);
  send(nextMode);
  send(enter, 6);
  send(enter, 2);
  assert.deepEqual([corners(solver, 40), marks(solver, 40)], [[2, 6], []]);
  send(enter, 6);
  assert.deepEqual(corners(solver, 40), [2]);
  send(enter, 0);
  assert.deepEqual(corners(solver, 40), []);
  send(nextMode);
  send(enter, 3);
  assert.equal(colour(solver, 40), 3);
  send(enter, 8);
  send(enter, 9);
  assert.equal(colour(solver, 40), 8, 'there are eight colours');
  send(enter, 8);
  assert.equal(colour(solver, 40), 0, 'the same once more takes it away');
  send(nextMode);
  assert.equal(board(), PUZZLE);
  send(enter, 5);
  assert.equal(board()[40], '5');
});

test('a digit that is typed while no square is selected waits for squares, and the same once more is put back', () => {
  const { send, state, board } = makeSolver(PUZZLE);
  send(enter, 5);
  assert.deepEqual([state().picked, board()], [5, PUZZLE]);
  assert.equal(state().hint, wordsFor(state()).t('keypad.armed', { digit: 5 }));
  send(enter, 0);
  assert.equal(state().picked, 5, 'nothing is erased where no square is selected');
  send(enter, 5);
  assert.equal(state().picked, null);
});

test('a mark by hand is told to the host, and one Undo takes all marks of a press back', () => {
  const solver = makeSolver(PUZZLE);
  const { send, told, state } = solver;
  send(fillMarks);
  assert.deepEqual(marks(solver, 1), [2, 3, 4, 5, 6, 7, 8, 9]);
  assert.deepEqual(told, [['changed', { board: PUZZLE, kind: 'noted' }]]);
  send(setMode, 'marks');
  send(select, 1);
  send(enter, 0);
  assert.deepEqual(marks(solver, 1), []);
  send(backByHand);
  assert.equal(marks(solver, 1).length, 8);
  assert.equal(state().said, 'Taken back: marks or colours.');
  send(clearMarks);
  assert.equal(gameOf(state()).notes, NO_NOTES);
});

test('with Shift a digit is a mark in any mode, and while colours are given a tint', () => {
  const solver = makeSolver(PUZZLE);
  const { send, state } = solver;
  send(putShifted, 40, 2);
  assert.deepEqual(marks(solver, 40), [2]);
  send(setMode, 'colours');
  send(putShifted, 40, 2);
  assert.equal(tintOf(gameOf(state()).notes, 40, 2), 1);
  send(select, 40);
  send(enter, 4);
  send(putShifted, 40, 2);
  assert.equal(tintOf(gameOf(state()).notes, 40, 2), 4, 'in the colour of its square');
  send(enter, 0);
  assert.equal(colour(solver, 40), 0);
  assert.equal(tintOf(gameOf(state()).notes, 40, 2), 0, 'erasing takes all colours of a square');
});

test('of several selected squares each empty one takes the mark, and loses it where all have it', () => {
  const solver = makeSolver(PUZZLE);
  const { send, board } = solver;
  const group = [0, 1, 2];
  const all = () => group.map((square) => marks(solver, square).join(''));
  send(select, 2, group);
  send(giveDigit, 2, 5, true);
  send(giveDigit, 2, 3);
  assert.deepEqual(all(), ['', '35', '35']);
  send(mark, 1, 5);
  send(giveDigit, 2, 5);
  assert.deepEqual(all(), ['', '35', '35'], 'one lacked it');
  send(giveDigit, 2, 5);
  assert.deepEqual(all(), ['', '3', '3']);
  send(backByHand);
  assert.deepEqual(all(), ['', '35', '35'], 'one Undo for all of them');
  send(edit, 1, 7);
  send(pressKey, 0);
  assert.deepEqual([board(), all()], [PUZZLE, ['', '', '']], 'and a given stays');
  send(select, 2);
  send(giveDigit, 2, 3);
  assert.equal(board()[2], '3', 'one square takes a digit');
});

test('corner marks go to several squares as marks do, beside which they stay, and go with them', () => {
  const solver = makeSolver(PUZZLE);
  const { send, state } = solver;
  const group = [0, 1, 2];
  const all = () => group.map((square) => corners(solver, square).join(''));
  send(cornersOrDigits);
  send(select, 2, group);
  send(giveDigit, 2, 5);
  send(giveDigit, 2, 3, true);
  assert.deepEqual([all(), marks(solver, 1)], [['', '5', '5'], [3]]);
  send(giveDigit, 2, 5);
  assert.deepEqual(all(), ['', '', '']);
  send(backByHand);
  send(pressKey, 0);
  assert.deepEqual([all(), marks(solver, 1)], [['', '', ''], []]);
  send(backByHand);
  send(select, 1);
  send(enter, 0);
  assert.deepEqual([all(), marks(solver, 2)], [['', '', '5'], [3]], 'of one square both kinds go');
  send(clearMarks);
  assert.equal(gameOf(state()).notes, NO_NOTES);
  send(cornersOrDigits);
  assert.equal(state().mode, 'digits');
});

test('corner marks are nobody else’s: view, hints and pairs stay as they are', () => {
  const solver = makeSolver(`1234567..${'.'.repeat(72)}`);
  const { send, state } = solver;
  send(choose, { view: 'candidates', highlight: 'pairs' });
  const { marks: before } = gameOf(state()).notes;
  send(mark, 7, 4, true);
  send(mark, 40, 5, true);
  send(mark, 40, 6, true);
  assert.deepEqual(corners(solver, 40), [5, 6]);
  assert.equal(state().choices.view, 'candidates');
  assert.deepEqual(litIn(state(), gameOf(state()), null)?.squares, [7, 8]);
  send(mark, 7, 0);
  assert.deepEqual(litIn(state(), gameOf(state()), null)?.squares, [7, 8]);
  assert.equal(gameOf(state()).notes.marks, before, 'by which a hint knows its position');
});

test('a colour goes to all selected squares', () => {
  const solver = makeSolver(PUZZLE);
  const { send } = solver;
  send(setMode, 'colours');
  send(select, 4, [0, 4]);
  const both = () => [colour(solver, 0), colour(solver, 4)];
  send(pressKey, 2);
  assert.deepEqual(both(), [2, 2]);
  send(pressKey, 2);
  assert.deepEqual(both(), [0, 0]);
});

test('a square with a digit takes no mark, and says why', () => {
  const { send, state } = makeSolver(PUZZLE);
  send(mark, 0, 5);
  assert.equal(gameOf(state()).notes, NO_NOTES);
  assert.equal(state().hint, 'r1c1 has a digit: marks are for empty squares.');
});

test('erasing while marks are made empties a square that has a digit', () => {
  const { send, board } = makeSolver(PUZZLE);
  send(edit, 40, 5);
  send(mark, 40, 0);
  assert.equal(board(), PUZZLE);
});

test('a person who makes marks sees them: a view that shows something else is left', () => {
  const { send, state, names } = makeSolver(PUZZLE);
  send(choose, { view: 'candidates' });
  send(mark, 40, 5);
  assert.equal(state().choices.view, 'digits');
  assert.deepEqual(names(), ['chosen', 'chosen', 'changed']);
});

test('a board that is readonly takes no notes', () => {
  const { send, state } = makeSolver(PUZZLE);
  send(setControls, { readonly: true });
  send(select, 40);
  send(mark, 40, 5);
  send(fillMarks);
  send(setMode, 'colours');
  send(enter, 5);
  assert.equal(gameOf(state()).notes, NO_NOTES);
});

test('a picked mark or colour goes to each square that is clicked, a colour to the small digit that is hit', () => {
  const solver = makeSolver(PUZZLE);
  const { send, state } = solver;
  send(setMode, 'marks');
  send(pressKey, 6);
  send(select, 10);
  send(pressSquare, 10, {});
  send(select, 11);
  send(pressSquare, 11, {});
  assert.deepEqual([marks(solver, 10), marks(solver, 11)], [[6], [6]]);
  send(setMode, 'colours');
  assert.equal(state().picked, null, 'another mode begins with nothing picked');
  send(pressKey, 2);
  send(pressSquare, 10, { digit: 6 });
  send(pressSquare, 11, {});
  assert.equal(tintOf(gameOf(state()).notes, 10, 6), 2);
  assert.deepEqual([colour(solver, 10), colour(solver, 11)], [0, 2]);
});

test('a second tap on the selected square lets it go, so that a digit can be picked first again', () => {
  const { send, state, board } = makeSolver(PUZZLE);
  send(select, 40);
  send(pressSquare, 40, { again: false });
  assert.equal(state().selected, 40);
  send(pressSquare, 40, { again: true });
  assert.equal(state().selected, null);
  send(pressKey, 8);
  assert.equal(state().picked, 8);
  send(select, 40);
  send(pressSquare, 40, {});
  assert.equal(board()[40], '8');
});

test('a restart leaves the givens, and one Undo brings the rest back', () => {
  const { send, board, told, state } = makeSolver(PUZZLE);
  send(edit, 1, 2);
  send(mark, 5, 3);
  send(restartByHand);
  assert.equal(board(), PUZZLE);
  assert.equal(gameOf(state()).notes, NO_NOTES);
  assert.equal(told.at(-1)?.[1].kind, 'restarted');
  send(backByHand);
  assert.equal(board().slice(0, 2), '12');
});

test('Redo does again what Undo took back, until something else is done', () => {
  const { send, board, told, state } = makeSolver(PUZZLE);
  send(edit, 1, 2);
  send(edit, 2, 3);
  send(backByHand);
  send(backByHand);
  send(forwardByHand);
  assert.equal(board().slice(0, 3), '12.');
  assert.equal(told.at(-1)?.[1].kind, 'forward');
  send(forwardByHand);
  assert.equal(board().slice(0, 3), '123');
  send(forwardByHand);
  assert.equal(state().said, 'Nothing was taken back.');
  send(backByHand);
  send(edit, 2, 4);
  send(forwardByHand);
  assert.equal(board().slice(0, 3), '124');
});

test('the digit that is picked stands out, or that of the selected square, and more if it is wanted', () => {
  const { send, state } = makeSolver(`11${'.'.repeat(79)}`);
  const lit = () => litIn(state(), gameOf(state()), null);
  assert.equal(lit(), null);
  send(pressKey, 4);
  assert.deepEqual(lit(), { digit: 4 });
  send(leave);
  send(select, 0);
  assert.deepEqual(lit(), { digit: 1 });
  send(choose, { highlight: 'peers' });
  assert.deepEqual(lit(), { digit: 1, seen: peers(0) });
  send(choose, { highlight: 'pairs' });
  assert.deepEqual(lit(), { digit: null, squares: [] });
  for (const digit of [5, 6]) send(mark, 40, digit);
  assert.deepEqual(lit(), { digit: null, squares: [40] }, 'of marks, where there are any');
  send(choose, { highlight: 'none' });
  assert.equal(lit(), null);
  send(choose, { highlight: 'digit' });
  send(point, { picture: /** @type {any} */ ({}) });
  assert.equal(lit(), null, 'what is pointed at is seen alone');
});

test('squares with two candidates are found where nobody made marks', () => {
  const { send, state } = makeSolver(`1234567..${'.'.repeat(72)}`);
  send(choose, { highlight: 'pairs' });
  assert.deepEqual(litIn(state(), gameOf(state()), null)?.squares, [7, 8]);
});

test('the key goes round all that can stand out', () => {
  const { send, state } = makeSolver(PUZZLE);
  const seen = HIGHLIGHTS.map(() => {
    send(nextHighlight);
    return state().choices.highlight;
  });
  assert.deepEqual([...seen].sort(), [...HIGHLIGHTS].sort());
});

test('notes stay in the history that a host keeps and gives back', () => {
  const first = makeSolver(PUZZLE);
  first.send(fillMarks);
  const kept = JSON.parse(JSON.stringify(first.state().history));
  const second = makeSolver();
  second.send(setHistory, kept);
  assert.deepEqual(gameOf(second.state()), gameOf(first.state()));
  second.send(load, fromText(PUZZLE));
  assert.equal(gameOf(second.state()).notes, NO_NOTES);
});
