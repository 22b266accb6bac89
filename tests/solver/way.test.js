// The way: the steps that presses made, walked forward and back, taken back, left and found again.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  back,
  backByHand,
  clear,
  forwardByHand,
  load,
  setChoices,
  setHistory,
} from '../../web/model/actions.js';
import { edit } from '../../web/model/hand/actions.js';
import { press } from '../../web/model/run/actions.js';
import { FIRST_STATE, wordsFor } from '../../web/model/state.js';
import { Store } from '../../web/model/store.js';
import { addTo, lighten, tell, weightOf } from '../../web/model/telling.js';
import { pictureOf } from '../../web/model/overlay.js';
import { goToState, stepByHand, walk } from '../../web/model/way/actions.js';
import { Recaller, recalled } from '../../web/solver/way/recall.js';
import { toldOf, tellStep } from '../../web/model/way/telling.js';
import { hold } from '../../web/model/way/held.js';
import { gameAfter, readStep, wayOf } from '../../web/model/way/way.js';
import { createHistory } from '../../web/game/history.js';
import { emptyGame, fromText, toText } from '../../web/game/state.js';
import { answer, makeSolver, soon } from './fake.js';
import { withEngine } from './with-engine.js';

/** @typedef {ReturnType<typeof makeSolver>} Solver */
/** @typedef {[square: number, digit: number]} Placing */

const PUZZLE = `1${'.'.repeat(80)}`;
const WIKI = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

/** @param {Solver} solver @param {Placing} placing */
async function step({ send, engine }, placing) {
  send(stepByHand);
  await (await engine.next()).place([placing]);
}

/** @param {Solver} solver @param {Placing[]} placings */
async function go({ send, engine }, placings) {
  send(press, 'solve', true);
  await (await engine.next()).place(placings);
}

/** How many steps there are, and how many of them stand. @param {Solver} solver */
const count = ({ state }) => {
  const { steps, at } = wayOf(state().history);
  return [steps.length, at];
};

/** @param {Solver} solver @param {number} filled squares, from the first */
const isFilled = ({ board }, filled) => board().search(/\./) === filled;

const THREE = /** @type {Placing[]} */ ([
  [1, 2],
  [2, 3],
  [3, 4],
]);

test('each 1 Step is a step of the way, and so is each digit of a Go', async () => {
  const solver = makeSolver(PUZZLE);
  assert.deepEqual(count(solver), [0, 0]);
  await step(solver, [1, 2]);
  assert.deepEqual(count(solver), [1, 1]);
  await go(solver, [
    [2, 3],
    [3, 4],
  ]);
  assert.deepEqual(count(solver), [3, 3]);
  assert.deepEqual(
    wayOf(solver.state().history).steps.map(({ square, digit }) => [square, digit]),
    THREE,
  );
});

test('walking shows the board as it was after each step, says its sentence, and tells the host', async () => {
  const solver = makeSolver(PUZZLE);
  await go(solver, THREE);
  solver.send(walk, 2);
  assert.ok(isFilled(solver, 3));
  assert.match(solver.state().said, /^r1c3 is 3\./);
  assert.equal(solver.state().hint, '', 'the story says it');
  assert.deepEqual(solver.told.at(-1), ['changed', { board: solver.board(), kind: 'walked' }]);
  assert.equal(pictureOf(solver.state()).overlay.last, 2, 'it is drawn as the last step');
  solver.send(walk, 0);
  assert.equal(solver.board(), PUZZLE);
  solver.send(walk, 99);
  assert.ok(isFilled(solver, 4));
  assert.deepEqual(count(solver), [3, 3], 'nothing is lost by it');
  const after = gameAfter(solver.state().history, 2);
  assert.equal(toText(after), `123${'.'.repeat(78)}`, 'and each board is there to be pointed at');
});

test('after a Go no step is drawn until somebody walks', async () => {
  const solver = makeSolver(PUZZLE);
  await go(solver, THREE);
  assert.equal(pictureOf(solver.state()).overlay.last ?? null, null);
  solver.send(walk, 3);
  assert.equal(pictureOf(solver.state()).overlay.last, 3);
});

test('candidates are seen at a step of a Go once somebody walks to it, where they are wanted', async () => {
  const solver = makeSolver(PUZZLE);
  solver.send(setChoices, { view: 'told' });
  await go(solver, THREE);
  const candidates = () => pictureOf(solver.state()).overlay.candidates ?? null;
  assert.equal(candidates(), null);
  solver.send(walk, 1);
  assert.deepEqual(candidates()?.[2], [3, 4, 5, 6, 7, 8, 9], 'beside the 1 and the 2');
  solver.send(setChoices, { view: 'digits' });
  assert.equal(candidates(), null);
});

test('1 Step goes on along the way instead of solving anew', async () => {
  const solver = makeSolver(PUZZLE);
  await go(solver, THREE);
  solver.send(walk, 1);
  solver.send(stepByHand);
  assert.ok(isFilled(solver, 3));
  assert.equal(solver.state().run, null, 'the engine is not asked');
  assert.deepEqual(count(solver), [3, 2]);
});

test('1 Step asks the engine where another method was chosen', async () => {
  const solver = makeSolver(PUZZLE);
  await go(solver, THREE);
  solver.send(walk, 1);
  solver.send(setChoices, { method: 'backtracking' });
  solver.send(stepByHand);
  assert.equal((await solver.engine.next()).order.method, 'backtracking');
});

test('1 Step asks once more where more is to be told of the step than was', async () => {
  const solver = makeSolver(PUZZLE);
  await step(solver, [1, 2]);
  solver.send(backByHand);
  solver.send(setChoices, { showHow: true });
  await step(solver, [1, 2]);
  solver.send(backByHand);
  solver.send(stepByHand);
  assert.equal(solver.state().run, null);
  assert.deepEqual(count(solver), [1, 1]);
});

test('Undo takes a Go back as a whole, and one step of it where somebody walks', async () => {
  const solver = makeSolver(PUZZLE);
  await go(solver, THREE);
  solver.send(backByHand);
  assert.equal(solver.board(), PUZZLE);
  assert.match(solver.state().said, /3 squares/);
  assert.deepEqual(count(solver), [3, 0], 'its steps are there to be walked again');
  solver.send(walk, 3);
  solver.send(backByHand);
  assert.deepEqual(count(solver), [3, 2]);
  assert.match(solver.state().said, /r1c4/);
});

test('a move on the way changes the board as it is shown, and ends what lay ahead', async () => {
  const solver = makeSolver(PUZZLE);
  await go(solver, THREE);
  solver.send(walk, 1);
  solver.send(edit, 80, 9);
  assert.equal(solver.board(), `12${'.'.repeat(78)}9`);
  assert.deepEqual(count(solver), [0, 0]);
  solver.send(back);
  assert.deepEqual(count(solver), [1, 1], 'Undo finds the way again, as far as it was gone');
});

test('a board that is loaded has no way, and Undo has the one before', async () => {
  for (const move of [
    (/** @type {Solver} */ { send }) => send(load, fromText(`9${'.'.repeat(80)}`)),
    (/** @type {Solver} */ { send }) => send(clear),
  ]) {
    const solver = makeSolver(PUZZLE);
    await step(solver, [1, 2]);
    move(solver);
    assert.deepEqual(count(solver), [0, 0]);
    solver.send(back);
    assert.deepEqual(count(solver), [1, 1]);
  }
});

test('a digit that a search takes back is a step, too', async () => {
  await withEngine(WIKI, async ({ send, state, pressed, board }) => {
    send(setChoices, { method: 'backtracking' });
    const last = () => wayOf(state().history).steps.at(-1);
    while (!last()?.isTaking) await pressed('step');
    const { square, digit } = /** @type {any} */ (last());
    assert.equal(board()[square], '.');
    assert.match(state().said, new RegExp(`${digit} .*is taken back`));
    send(walk, wayOf(state().history).at - 1);
    assert.equal(board()[square], String(digit));
  });
});

test('a digit of a search whose record was full is told as it stands on the board', async () => {
  const solver = makeSolver(PUZZLE);
  solver.send(setChoices, { method: 'backtracking' });
  solver.send(press, 'solve', true);
  await (await solver.engine.next()).place(THREE, { eventsLost: 1 });
  solver.send(walk, 2);
  assert.match(solver.state().said, /^r1c3 is 3\. It fits so far: row 1, column 3 and box 1/);
});

test('an old step gives up all that it folds, and keeps its sentence', async () => {
  await withEngine(WIKI, async ({ state, pressed }) => {
    await pressed('step');
    const [step] = wayOf(state().history).steps;
    const told = toldOf(state(), step);
    const words = wordsFor(state());
    const full = tell(words, 'en', told).lead;
    assert.ok(full.unfold ?? full.items);
    const { lead } = tell(words, 'en', lighten(words, 'en', told));
    assert.deepEqual([lead.text, lead.items, lead.unfold], [full.text, null, null]);
  });
});

test('where presses hold too much, older steps give it up, and the newest press and a Go keep it', async () => {
  const solver = makeSolver(PUZZLE);
  await go(solver, [THREE[0]]);
  for (const placing of THREE.slice(1)) await step(solver, placing);
  const { presses } = solver.state();
  const [whole, old, newest] = /** @type {any[]} */ (Object.values(presses));
  const heavy = { ...newest, press: { ...newest.press, events: { length: 1e9 } } };
  const held = hold(solver.state(), heavy).presses;
  assert.deepEqual([held[whole.id], held[old.id].kind, held[newest.id]], [whole, 'kept', heavy]);
});

test('of a press that no step on the way came of nothing is held', () => {
  const { state } = makeSolver(PUZZLE);
  const before = state();
  assert.equal(recalled(before, /** @type {any} */ ({ id: 99 }), null), before);
});

test('entries of the story draw on the board that they belong to', async () => {
  const solver = makeSolver(PUZZLE);
  await go(solver, THREE);
  const [told] = solver.state().story;
  assert.ok(told.kind === 'press');
  assert.equal(told.game.squares[3].digit, 4);
});

/** The part of a history that a later page has. @param {Solver} solver */
const reopened = ({ state }) => {
  const { entries, index } = state().history;
  const kept = entries.map(({ state, meta }) => ({
    state: { squares: state.squares.map((square) => ({ ...square })) },
    meta: JSON.parse(JSON.stringify({ step: /** @type {any} */ (meta)?.step })),
  }));
  return { entries: kept, index };
};

/** @param {any} history @param {(run: any) => any} answerTo */
function openAgain(history, answerTo) {
  const solver = makeSolver();
  const asked = /** @type {any[]} */ ([]);
  new Recaller(solver.store, {
    ask: async (run) => {
      asked.push(run);
      return answerTo(run);
    },
  });
  solver.send(setHistory, history);
  return { ...solver, asked };
}

test('after a reload the way is there, and its presses are made once more, each once', async () => {
  const solver = makeSolver(PUZZLE);
  await step(solver, [1, 2]);
  await go(solver, THREE.slice(1));
  const again = openAgain(reopened(solver), ({ kind }) =>
    kind === 'step'
      ? answer(PUZZLE, [[1, 2]])
      : answer(`12${'.'.repeat(79)}`, /** @type {Placing[]} */ (THREE.slice(1))),
  );
  assert.deepEqual(count(again), [3, 3]);
  for (let i = 0; i < 4; i++) await soon();
  assert.deepEqual(
    again.asked.map(({ kind, game }) => [
      kind,
      game.squares.findIndex((/** @type {any} */ { digit }) => !digit),
    ]),
    [
      ['solve', 2],
      ['step', 1],
    ],
  );
  const kinds = Object.values(again.state().presses).map(({ kind }) => kind);
  assert.deepEqual(kinds, ['press', 'press']);
  const { last } = again.state();
  assert.ok(Object.keys(again.state().presses).every((id) => Number(id) <= last));
});

test('after a reload Undo takes a Go back as a whole, unless somebody had walked into it', async () => {
  const solver = makeSolver(PUZZLE);
  await go(solver, THREE);
  const whole = makeSolver();
  whole.send(setHistory, reopened(solver));
  whole.send(backByHand);
  assert.equal(whole.board(), PUZZLE);
  solver.send(walk, 2);
  const walked = makeSolver();
  walked.send(setHistory, reopened(solver));
  walked.send(backByHand);
  assert.deepEqual(count(walked), [3, 1]);
});

test('a press that does not take the same steps again is not believed', async () => {
  const solver = makeSolver(PUZZLE);
  await step(solver, [1, 2]);
  const again = openAgain(reopened(solver), () => answer(PUZZLE, [[1, 3]]));
  await soon();
  const [only] = wayOf(again.state().history).steps;
  assert.match(
    tellStep(again.state(), only).lead.text,
    /^r1c2 is 2\. It comes from an earlier press/,
  );
  assert.equal(again.asked.length, 1, 'it is not asked again');
});

test('until it is known why, a step says what it is', async () => {
  const solver = makeSolver(PUZZLE);
  await step(solver, [1, 2]);
  const again = makeSolver();
  again.send(setHistory, reopened(solver));
  const [only] = wayOf(again.state().history).steps;
  const told = toldOf(again.state(), only);
  assert.equal(tell(wordsFor(again.state()), 'en', told).lead.text, 'r1c2 is 2.');
});

test('a history without steps has no way, whatever stands beside its states', () => {
  const store = new Store(FIRST_STATE, () => {});
  const entries = [
    { state: fromText(PUZZLE), meta: null },
    { state: fromText(`12${'.'.repeat(79)}`), meta: { step: { by: 3 } } },
  ];
  store.send(setHistory, { entries, index: 1 });
  assert.equal(wayOf(store.state.history).steps.length, 0);
  assert.equal(wayOf(createHistory(fromText(PUZZLE))).at, 0);
});

for (const method of ['ushio', 'backtracking']) {
  test(`the way of ${method} is told of the engine again as it was told first`, async () => {
    /** @type {string[]} */
    let first = [];
    /** @type {any} */
    let history;
    const sentences = (/** @type {any} */ state) =>
      wayOf(state.history).steps.map((step) => tellStep(state, step).lead.text);
    await withEngine(WIKI, async (solver) => {
      solver.send(setChoices, { method });
      await solver.pressed('step');
      await solver.pressed('solve');
      first = sentences(solver.state());
      history = reopened(solver);
      if (method === 'backtracking') {
        for (const [i, { meta }] of solver.state().history.entries.entries()) {
          history.entries[i].meta.search = /** @type {any} */ (meta)?.search;
        }
      }
    });
    assert.ok(first.length >= 51);
    await withEngine(WIKI, async (solver) => {
      new Recaller(solver.store, solver.runner);
      solver.send(setHistory, history);
      while (Object.keys(solver.state().presses).length < 2) await soon();
      assert.deepEqual(sentences(solver.state()), first);
    });
  });
}

test('Redo after Undo goes to the end of a Go, and one step where somebody walks', async () => {
  const solver = makeSolver(PUZZLE);
  await go(solver, THREE);
  await step(solver, [4, 5]);
  for (let times = 0; times < 2; times++) solver.send(backByHand);
  assert.deepEqual(count(solver), [4, 0]);
  solver.send(forwardByHand);
  assert.deepEqual(count(solver), [4, 3]);
  solver.send(forwardByHand);
  assert.deepEqual(count(solver), [4, 4]);
});

test('a kept step has a maker whose name is no longer than names are', () => {
  const game = fromText(`12${'.'.repeat(79)}`);
  const kept = (/** @type {string} */ method) =>
    readStep({ step: { by: { id: 1, action: 'step', method, options: {} }, nth: 0, square: 1, digit: 2 } }, game); // prettier-ignore
  assert.equal(kept('m'.repeat(64))?.by.method.length, 64);
  assert.equal(kept('m'.repeat(65)), null);
});

test('a comparison weighs what its methods told, and is lighter without it', () => {
  const words = wordsFor(FIRST_STATE);
  const pressed = { events: [1, 2, 3] };
  const runs = [{ method: {}, state: 'done', pressed }, { method: {}, state: 'done', pressed }, { method: {}, state: 'limit', pressed: null }]; // prettier-ignore
  const told = /** @type {any} */ ({ kind: 'compare', id: 1, runs });
  assert.equal(weightOf(told), 6);
  const light = lighten(words, 'en', told);
  assert.deepEqual([light.kind, weightOf(light)], ['compare', 0]);
});

test('the newest entry of the story keeps all it has, and older ones give way to it', () => {
  const words = wordsFor(FIRST_STATE);
  const weighing = (/** @type {number} */ length) =>
    (/** @type {number} */ id) =>
      /** @type {any} */ ({ kind: 'compare', id, runs: [{ method: {}, state: 'done', pressed: { events: { length } } }] }); // prettier-ignore
  const [heavy, slight] = [weighing(1e9), weighing(10)];
  const story = addTo([heavy(2), heavy(1)], heavy(3), words, 'en');
  assert.deepEqual(story.map((told) => weightOf(told)), [1e9, 0, 0]); // prettier-ignore
  const mixed = addTo([heavy(2), slight(1)], slight(3), words, 'en');
  assert.deepEqual(mixed.map((told) => weightOf(told)), [10, 0, 10], 'one that gave way leaves room'); // prettier-ignore
  const light = /** @type {any} */ ({ kind: 'cancelled', id: 2 });
  assert.equal(
    addTo([light], heavy(3), words, 'en')[1],
    light,
    'one that holds nothing is kept as it is',
  );
});

test('of states that are the same one the last is gone to', () => {
  const { send, state } = makeSolver(PUZZLE);
  const entries = [emptyGame(), fromText(PUZZLE), emptyGame()].map((state) => ({ state }));
  send(setHistory, { entries, index: 1 });
  send(goToState, emptyGame());
  assert.equal(state().history.index, 2);
});
