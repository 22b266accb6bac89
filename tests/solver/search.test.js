// Presses of backtracking with the engine itself: each continues where the last one ended.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fromText } from '../../web/game/state.js';
import { Engine } from '../../web/index.js';
import { backByHand, load, setChoices, setHistory } from '../../web/model/actions.js';
import { edit } from '../../web/model/hand/actions.js';
import { play } from '../../web/model/play/actions.js';
import { gameOf, metaOf } from '../../web/model/state.js';
import { phrase } from '../page/hands.js';
import { soon } from './fake.js';
import { withEngine } from './with-engine.js';

/** The fifth event in ascending order takes a digit back. */
const BOARD = '....5678.' + '.........'.repeat(3) + '........9' + '.........'.repeat(4);
const EMPTY = '.'.repeat(81);
/** Six squares to fill. */
const SHORT = `......${'534678912672195348198342567859761423426853791713924856961537284287419635345286179'.slice(6)}`;
const ASCENDING = { order: 1 };

const engine = await Engine.load();

/** @param {string} board @param {Record<string, number>} options */
const open = (board, options) => engine.open(board, { method: 'backtracking', options });

/** What each of the first events is, and the board after it. @param {number} count */
function events(count, board = BOARD) {
  const solver = open(board, ASCENDING);
  const all = Array.from({ length: count }, () => solver.step());
  solver.free();
  return all;
}

/** @typedef {Parameters<Parameters<typeof withEngine>[1]>[0]} Solver */

/** @param {string} name @param {string} board @param {(solver: Solver) => Promise<void>} body */
const searching = (name, board, body) =>
  test(name, () =>
    withEngine(board, (solver) => {
      solver.send(setChoices, { method: 'backtracking', options: ASCENDING });
      return body(solver);
    }),
  );

searching(
  '1 Step places and takes back as the search does, and says each',
  BOARD,
  async (solver) => {
    const { pressed, newest, board, state } = solver;
    const all = events(12);
    assert.ok(all.some(({ takenBack }) => takenBack));
    for (const { board: expected, placed, takenBack } of all) {
      await pressed('step');
      assert.equal(board(), expected);
      const { row, column, digit } = placed ?? takenBack ?? assert.fail();
      const key = placed ? 'placed' : 'takenBack.next';
      const sentence = phrase(key, { square: `r${row}c${column}`, digit });
      assert.match(newest(), sentence);
      assert.match(state().said, sentence);
    }
  },
);

searching('Undo takes back one event, and the next step repeats it', BOARD, async (solver) => {
  const { pressed, send, board } = solver;
  const boards = [BOARD, ...events(9).map(({ board }) => board)];
  for (let i = 0; i < 9; i++) await pressed('step');
  for (const expected of boards.slice(0, -1).reverse().slice(0, 6)) {
    send(backByHand);
    assert.equal(board(), expected);
  }
  for (const expected of boards.slice(4)) {
    await pressed('step');
    assert.equal(board(), expected);
  }
});

searching('a typed digit begins anew, without the digits of the search', BOARD, async (solver) => {
  const { pressed, newest, send, board, state } = solver;
  for (let i = 0; i < 3; i++) await pressed('step');
  send(edit, 80, 1);
  await pressed('step');
  assert.equal(board(), events(1, `${BOARD.slice(0, 80)}1`)[0].board);
  const { squares } = gameOf(state());
  assert.deepEqual(
    [0, 4, 80].map((square) => squares[square].kind),
    ['found', 'given', 'entered'],
  );
  assert.match(newest(), phrase('search.anew'));
});

searching('the same seeds give the same full grid', EMPTY, async (solver) => {
  const { pressed, send, board } = solver;
  const grids = [];
  for (const seed1 of [5, 5, 6]) {
    const options = { seed1, seed2: 9 };
    send(load, fromText(EMPTY));
    send(setChoices, { options });
    await pressed('solve');
    assert.equal(board(), open(EMPTY, options).solve().board);
    grids.push(board());
  }
  assert.notEqual(grids[0], grids[2]);
});

searching('the host is told what 1 Step took back', EMPTY, async ({ pressed, told }) => {
  for (let i = 0; i < 30; i++) await pressed('step');
  const wanted = events(30, EMPTY).map(({ takenBack }) => ['stepped', takenBack]);
  assert.ok(wanted.some(([, takenBack]) => takenBack));
  assert.deepEqual(
    told.map(([name, { result }]) => [name, result.takenBack]),
    wanted,
  );
});

searching(
  'a kept search that cannot have come so far begins anew, and says so',
  BOARD,
  async ({ send, pressed, newest, state }) => {
    const board = events(3)[2].board;
    for (const steps of [100_000, 10 ** 12]) {
      const search = { method: 'backtracking', options: ASCENDING, origin: BOARD, steps };
      const entry = { state: fromText(board, 'found'), meta: { search } };
      send(setHistory, { entries: [entry], index: 0 });
      await pressed('step');
      assert.equal(state().result?.outcome, 'continues');
      assert.match(newest(), phrase('search.anew'));
    }
  },
);

searching('Play comes step by step to where Go comes', SHORT, async (solver) => {
  const { store, send, board, state } = solver;
  send(setChoices, { speed: 50 });
  const seen = new Set();
  const leave = store.subscribe(({ run }) => run?.moment && seen.add(run.moment.game));
  send(play);
  while (state().run) await soon();
  leave();
  const whole = open(SHORT, ASCENDING).solve();
  assert.equal(board(), whole.board);
  assert.equal(state().result?.outcome, 'finished');
  assert.ok(seen.size > 1, `${seen.size} boards`);
  assert.equal(metaOf(state()).search?.steps, 6);
});
