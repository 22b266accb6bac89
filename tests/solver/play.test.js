// Play as actions on a state: what is shown on the way, and what happens when it pauses, is stopped or is
// overtaken by a move.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { applyMove, fromText } from '../../web/game/state.js';
import { back, backByHand, setChoices } from '../../web/model/actions.js';
import { beginEmpty } from '../../web/model/entry/actions.js';
import { edit } from '../../web/model/hand/actions.js';
import { play } from '../../web/model/play/actions.js';
import { cut, playEnded, played } from '../../web/model/play/moments.js';
import { play as playThrough } from '../../web/solver/play/player.js';
import { emptyTrack } from '../../web/model/play/trails.js';
import { stopByHand } from '../../web/model/run/actions.js';
import { FIRST_STATE, gameOf, isPlaying, metaOf, onItsWay } from '../../web/model/state.js';
import { Store } from '../../web/model/store.js';
import { load } from '../../web/model/actions.js';
import { loaded } from '../../web/model/run/actions.js';
import { METHODS, answer } from './fake.js';

const PUZZLE = `1${'.'.repeat(80)}`;
const TRAIL = Object.freeze({ method: 'backtracking', options: {}, origin: PUZZLE, steps: 0 });

/** A solver in which nothing is carried out; `told`: what its host heard. */
function makePlayer() {
  /** @type {any[]} */
  const told = [];
  const store = new Store(FIRST_STATE, (heard) => told.push(heard));
  store.send(loaded, METHODS);
  store.send(setChoices, { method: 'backtracking' });
  store.send(load, fromText(PUZZLE));
  store.send(play);
  const id = store.state.run?.id ?? 0;
  const reach = (/** @type {string} */ board, outcome = 'continues') => {
    const { result } = answer(PUZZLE, [[1, 2]], { outcome, board });
    const game = applyMove(fromText(PUZZLE), { type: 'become', board });
    const track = { ...emptyTrack, placed: 1, visits: 4 };
    store.send(played, id, { game, trail: { ...TRAIL, steps: 1 }, track, result });
  };
  return { store, id, reach, told };
}

const REACHED = `12${'.'.repeat(79)}`;
const END = { events: [], candidates: [], anew: false };

test('what Play comes to is shown, and the game stays what it is', () => {
  const { store, reach } = makePlayer();
  reach(REACHED);
  assert.equal(onItsWay(store.state)?.last, 1);
  assert.equal(gameOf(store.state).squares[1].digit, 0);
  assert.equal(store.state.run?.track?.placed, 1);
});

test('Pause keeps the board as it is then, in one move, and says so', () => {
  const { store, id, reach, told } = makePlayer();
  reach(REACHED);
  assert.equal(isPlaying(store.state), true);
  store.send(play);
  assert.equal(store.state.run?.paused, true);
  store.send(playEnded, id, END);
  assert.equal(store.state.run, null);
  assert.equal(isPlaying(store.state), false);
  assert.equal(gameOf(store.state).squares[1].digit, 2);
  assert.equal(metaOf(store.state).search?.steps, 1);
  assert.equal(metaOf(store.state).track?.visits, 4);
  assert.equal(store.state.result?.counts.visits, 4, 'of the whole play');
  assert.deepEqual(
    told.map(({ name }) => name),
    ['stepped'],
  );
  store.send(back);
  assert.equal(gameOf(store.state).squares[1].digit, 0);
});

test('at the end of the search it is told as a Go', () => {
  const { store, id, reach, told } = makePlayer();
  reach(REACHED, 'finished');
  store.send(playEnded, id, END);
  assert.equal(told[0].name, 'solved');
  assert.deepEqual(store.state.result?.placed, { row: 1, column: 2, digit: 2 });
  assert.equal(store.state.story[0].kind, 'press');
});

test('Stop gives back the board from before Play', () => {
  const { store, id, reach, told } = makePlayer();
  reach(REACHED);
  store.send(stopByHand);
  assert.equal(store.state.run?.stopping, true);
  store.send(cut, id);
  assert.equal(store.state.run, null);
  assert.equal(gameOf(store.state).squares[1].digit, 0);
  assert.equal(store.state.story[0].kind, 'cancelled');
  assert.deepEqual(told, []);
});

test('a digit typed while it plays pauses it first: both are moves of their own', () => {
  const { store, id, reach } = makePlayer();
  reach(REACHED);
  store.send(edit, 80, 9);
  assert.equal(gameOf(store.state).squares[1].digit, 2);
  assert.equal(gameOf(store.state).squares[80].digit, 9);
  assert.equal(onItsWay(store.state), null);
  reach(`123${'.'.repeat(78)}`);
  assert.equal(onItsWay(store.state), null, 'what the engine still says is of no matter');
  store.send(playEnded, id, END);
  assert.equal(store.state.run, null);
  assert.equal(store.state.story.length, 0);
  store.send(back);
  assert.equal(gameOf(store.state).squares[80].digit, 0);
  assert.equal(gameOf(store.state).squares[1].digit, 2);
});

test('an edit that changes nothing pauses Play, and that is all the host is told', () => {
  const { store, reach, told } = makePlayer();
  reach(REACHED);
  store.send(edit, 0, 1);
  assert.equal(gameOf(store.state).squares[1].digit, 2);
  assert.equal(store.state.run?.stopping, true);
  assert.deepEqual(
    told.map(({ name, detail }) => [name, detail.result.board]),
    [['stepped', REACHED]],
  );
});

test('Undo and Clear by hand pause Play, and are told after the pause', () => {
  for (const [move, kind, left] of /** @type {const} */ ([
    [backByHand, 'back', PUZZLE],
    [beginEmpty, 'cleared', '.'.repeat(81)],
  ])) {
    const { store, reach, told } = makePlayer();
    reach(REACHED);
    store.send(move);
    assert.equal(store.state.run?.stopping, true, kind);
    assert.deepEqual(
      told.map(({ name }) => name),
      ['stepped', 'changed'],
    );
    assert.deepEqual(told[1].detail, { board: left, kind });
  }
});

test('a play that comes to nothing changes nothing', () => {
  const { store, id } = makePlayer();
  store.send(playEnded, id, END);
  assert.equal(store.state.run, null);
  assert.equal(store.state.history.entries.length, 1);
  assert.equal(store.state.story.length, 0);
});

/** A search that only notes how many events are asked of it. @param {number[]} asked */
function noting(asked) {
  const solver = {
    steps: async (/** @type {number} */ made) => {
      asked.push(made);
      const { result } = answer(PUZZLE, [], { board: REACHED });
      return { result, made, visits: 0, placed: made, takenBack: 0, deepest: 0, depths: [] };
    },
    events: async () => [],
    candidates: async () => [],
  };
  return /** @type {any} */ ({
    method: async () => METHODS[1],
    search: (/** @type {any} */ trail, /** @type {any} */ _, /** @type {any} */ work) =>
      work(solver, { trail, before: null }),
  });
}

test('Play makes an event at once, and then as many a second as are chosen', async (t) => {
  let now = 0;
  t.mock.method(performance, 'now', () => now);
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const { store } = makePlayer();
  store.send(setChoices, { speed: 5 });
  /** @type {number[]} */
  const asked = [];
  const { run, history } = store.state;
  assert.ok(run);
  const { signal } = new AbortController();
  playThrough({ run, history, store, solving: noting(asked), signal });
  const askedAt = async (/** @type {number} */ time) => {
    now = time;
    t.mock.timers.tick(20);
    await new Promise((resume) => setImmediate(resume));
    return asked.splice(0);
  };
  assert.deepEqual(await askedAt(0), [1]);
  assert.deepEqual(await askedAt(100), []);
  assert.deepEqual(await askedAt(200), [1]);
  assert.deepEqual(await askedAt(870), [3]);
  assert.deepEqual(await askedAt(950), []);
  assert.deepEqual(await askedAt(1030), [1]);
});

test('on a full board Play is Go', () => {
  const { store, id } = makePlayer();
  store.send(playEnded, id, END);
  store.send(load, fromText('1'.repeat(81)));
  store.send(play);
  assert.equal(store.state.run?.kind, 'solve');
});

test('a board that has appeared in full is no longer on its way', () => {
  const from = fromText(PUZZLE);
  const appearing = (/** @type {number} */ count) =>
    /** @type {any} */ ({ ...FIRST_STATE, run: { appearing: { from, count, placements: [1, 2, 3].map((square) => ({ square, digit: square + 1 })) } } }); // prettier-ignore
  assert.equal(onItsWay(appearing(1))?.last, 1);
  assert.equal(onItsWay(appearing(2))?.last, 2);
  assert.equal(onItsWay(appearing(3)), null);
});
