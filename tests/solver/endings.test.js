// How a press ends on boards that are not simply solvable, with the engine itself: in words, aloud and on the board.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { backByHand } from '../../web/model/actions.js';
import { beginEmpty } from '../../web/model/entry/actions.js';
import { edit } from '../../web/model/hand/actions.js';
import { gameOf } from '../../web/model/state.js';
import { readCases } from '../cases/cases.js';
import { ask } from '../page/engine.js';
import { phrase } from '../page/hands.js';
import { namesOf, withEngine } from './with-engine.js';
import { indexOf, isSolution } from '../grid.js';

const [{ board: puzzle, words }] = readCases('unique');
const [solution] = words;
const EMPTY = '.'.repeat(81);

/** Boards without a solution that has no two equal digits in a unit. */
const hidden = readCases('none')
  .map(({ board }) => ({ board, result: ask('solve', board) }))
  .filter(({ result }) => result.counts.setsRegistered > 0 && result.marks.length > 0);

/** A board with several solutions of which the warning tells at once. */
const several = String(
  readCases('several')
    .map(({ board }) => board)
    .find((board) =>
      ask('solve', board).warnings.some(
        (/** @type {any} */ warning) => warning.case === 1 && warning.depth === 0,
      ),
    ),
);

/** @typedef {Parameters<Parameters<typeof withEngine>[1]>[0]} Solver */

/** The board, typed by a person. @param {string} board @param {(solver: Solver) => Promise<void>} body */
const typed = (board, body) =>
  withEngine(EMPTY, async (solver) => {
    for (const [square, digit] of [...board].entries())
      if (digit !== '.') solver.send(edit, square, Number(digit));
    await body(solver);
  });

/** @param {Solver} solver @param {RegExp} mark @returns {number[]} squares whose names say it */
const marked = ({ state }, mark) =>
  namesOf(state()).flatMap((name, square) => (mark.test(name) ? [square] : []));

for (const action of /** @type {const} */ (['step', 'solve'])) {
  test(`${action} that goes on anyway ends at once on equal digits, with the squares marked and the reason`, () => {
    const board = `5.......5${'.'.repeat(72)}`;
    return typed(board, async (solver) => {
      assert.deepEqual(marked(solver, /conflict/), [0, 8]);
      await solver.pressed(action);
      await solver.anyway();
      assert.equal(solver.board(), board, 'nothing is placed');
      const { marks } = ask('solve', board);
      assert.deepEqual(marked(solver, /contradiction/), marks.map(indexOf));
      assert.match(solver.newest(), phrase('ended.inconsistent'));
      const squares = 'r1c1 and r1c9';
      assert.match(
        solver.newest().replaceAll('\u00a0', ' '),
        phrase('contradiction.givens', { squares }),
      );
      assert.match(solver.state().said, phrase('ended.inconsistent'));
    });
  });
}

test('a contradictory board can be mended and then solved', () => {
  const wrong = puzzle.replace(/^\.\.\.9/, '9..9');
  assert.notEqual(wrong, puzzle);
  return typed(wrong, async (solver) => {
    await solver.pressed('solve');
    await solver.anyway();
    assert.notDeepEqual(marked(solver, /contradiction/), []);
    solver.send(edit, 0, 0);
    assert.deepEqual(marked(solver, /contradiction|conflict/), []);
    await solver.pressed('solve');
    assert.equal(solver.board(), solution);
  });
});

test('a board without a solution is found out by a Go that goes on anyway, which says where and why', async () => {
  assert.ok(hidden.length > 1);
  for (const { board, result } of hidden) {
    await typed(board, async (solver) => {
      assert.deepEqual(marked(solver, /conflict/), [], 'no two digits are equal');
      await solver.pressed('solve');
      await solver.anyway();
      const [sentence, reason] = solver.newest().split(phrase('ended.inconsistent'));
      assert.equal(sentence, '');
      assert.match(reason, /r\dc\d|row|column|box/, 'where and why is said');
      assert.deepEqual(marked(solver, /contradiction/), result.marks.map(indexOf));
      const { squares } = gameOf(solver.state());
      const isKept = (/** @type {string} */ digit, /** @type {number} */ square) =>
        digit === '.' || squares[square].digit === Number(digit);
      assert.ok([...board].every(isKept), 'what was typed stands');
    });
  }
});

test('a board with several solutions gets one of them and a warning, without being asked', () =>
  typed(several, async (solver) => {
    await solver.pressed('solve');
    assert.equal(solver.board(), ask('solve', several).board);
    assert.ok(isSolution(solver.board()));
    const warning = phrase('warning.1');
    assert.match(solver.newest(), warning);
    assert.match(solver.state().said, warning);
  }));

test('an empty board is filled, with the warning, after Undo as well', () =>
  typed(puzzle, async (solver) => {
    solver.send(beginEmpty);
    await solver.pressed('step');
    assert.equal(solver.board().replaceAll('.', '').length, 1);
    solver.send(backByHand);
    assert.equal(solver.board(), EMPTY);
    await solver.pressed('solve');
    assert.ok(isSolution(solver.board()));
    assert.match(solver.newest(), phrase('warning.several'));
  }));

test('a full board is called complete, whether Go or 1 Step is pressed, also twice', () =>
  typed(solution, async (solver) => {
    for (const action of /** @type {const} */ (['solve', 'step', 'solve', 'step'])) {
      await solver.pressed(action);
      assert.equal(solver.board(), solution);
      assert.match(solver.newest(), phrase('ended.full'));
    }
  }));

test('a full board with a slip in it is called inconsistent', () => {
  const slip = `${solution.slice(0, 80)}${(Number(solution[80]) % 9) + 1}`;
  return typed(slip, async (solver) => {
    await solver.pressed('solve');
    await solver.anyway();
    assert.match(solver.newest(), phrase('ended.inconsistent'));
    assert.deepEqual(marked(solver, /contradiction/), ask('solve', slip).marks.map(indexOf));
  });
});
