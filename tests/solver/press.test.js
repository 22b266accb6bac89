// Presses of 1 Step and Go as actions on a state, with an engine that answers when a test says so.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { back, backByHand, clear, load } from '../../web/model/actions.js';
import { edit } from '../../web/model/hand/actions.js';
import { ask, finishAppearing, press, stop, stopByHand } from '../../web/model/run/actions.js';
import { FIRST_STATE, isAppearing, metaOf, onItsWay, wordsFor } from '../../web/model/state.js';
import { judged, verdictOn } from '../../web/model/count/verdict.js';
import { tell } from '../../web/model/telling.js';
import { fromText } from '../../web/game/state.js';
import { summaryItems } from '../../web/model/run/summary.js';
import { pressing } from '../../web/solver/view/status.js';
import { event } from '../story/events.js';
import { unfold } from '../../web/story/loading.js';
import { answer, makeSolver, soon } from './fake.js';

const EMPTY = '.'.repeat(81);
const PUZZLE = `1${'.'.repeat(80)}`;
const SOLVED = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

test('1 Step puts its digit on the board, tells it and the host', async () => {
  const { engine, send, state, board, names } = makeSolver(PUZZLE);
  send(press, 'step', true);
  assert.equal(state().run?.kind, 'step');
  const asked = await engine.next();
  assert.equal(asked.board, PUZZLE);
  assert.deepEqual(asked.order.options, { eventDepth: 0 });
  await asked.place([[1, 2]]);
  assert.equal(board(), `12${'.'.repeat(79)}`);
  assert.equal(state().run, null);
  assert.match(state().said, /r1c2 is 2/);
  assert.equal(state().story.length, 0, 'it is told on the way');
  assert.deepEqual(names(), ['stepped']);
  assert.equal(state().result?.outcome, 'continues');
});

test('a press of a script gives its result, and no event tells of it', async () => {
  const { engine, runner, names } = makeSolver(PUZZLE);
  const pressed = runner.press('step');
  await (await engine.next()).place([[1, 2]]);
  const result = await pressed;
  assert.deepEqual(result.placed, { row: 1, column: 2, digit: 2 });
  assert.ok(Object.isFrozen(result.order[0]), 'nobody can change what others see, too');
  assert.deepEqual(names(), []);
});

test('presses of a script come one after the other, on what the one before left', async () => {
  const { engine, runner } = makeSolver(PUZZLE);
  const both = [runner.press('step'), runner.press('step')];
  await (await engine.next()).place([[1, 2]]);
  const second = await engine.next();
  assert.equal(second.board, `12${'.'.repeat(79)}`);
  await second.place([[2, 3]]);
  assert.deepEqual(
    (await Promise.all(both)).map(({ placed }) => placed?.digit),
    [2, 3],
  );
});

test('1 Step pressed while another one runs follows it; Go does not', async () => {
  const { engine, send, state } = makeSolver(PUZZLE);
  send(press, 'step', true);
  send(press, 'step', true);
  send(press, 'solve', true);
  assert.deepEqual(state().run?.more, ['step']);
  await (await engine.next()).place([[1, 2]]);
  await (await engine.next()).place([[2, 3]]);
  assert.equal(state().run, null);
  assert.equal(engine.presses.length, 0);
});

test('1 Step pressed while something is found out about the board does not follow it', () => {
  const { send, state } = makeSolver(PUZZLE);
  send(ask, 'check');
  send(press, 'step', true);
  assert.deepEqual([state().run?.kind, state().run?.more], ['check', []]);
});

test('Undo by hand stops the press that runs', async () => {
  const { engine, send } = makeSolver(PUZZLE);
  send(press, 'step', true);
  const { order } = await engine.next();
  assert.equal(order.signal.aborted, false);
  send(backByHand);
  assert.equal(order.signal.aborted, true);
});

test('the digits of a Go appear one after the other on a board that is only shown', async () => {
  /** @type {any} */
  let show;
  /** @type {any} */
  let done;
  const { engine, send, state, board, names } = makeSolver(PUZZLE, {
    appear: (order) => {
      show = order.show;
      return new Promise((resolve) => {
        done = resolve;
        order.signal.addEventListener('abort', () => resolve());
      });
    },
  });
  send(press, 'solve', true);
  await (
    await engine.next()
  ).place([
    [1, 2],
    [2, 3],
  ]);
  assert.equal(board(), `123${'.'.repeat(78)}`, 'the game has them all at once');
  assert.deepEqual(names(), ['solved']);
  show(1);
  assert.equal(onItsWay(state())?.last, 1);
  assert.equal(onItsWay(state())?.game.squares[2].digit, 0);
  assert.equal(state().story.length, 0, 'it is told when all are there');
  assert.ok(isAppearing(state()));
  done();
  await soon();
  assert.equal(onItsWay(state()), null);
  assert.equal(state().run, null);
  assert.equal(state().story.length, 1);
});

test('a person who does anything while digits appear sees them all', async () => {
  const { engine, send, state } = makeSolver(PUZZLE, {
    appear: ({ signal, show }) =>
      new Promise((resolve) => {
        show(0);
        signal.addEventListener('abort', () => resolve());
      }),
  });
  send(press, 'solve', true);
  await (
    await engine.next()
  ).place([
    [1, 2],
    [2, 3],
  ]);
  send(finishAppearing);
  await soon();
  assert.equal(state().run, null);
  assert.equal(state().story.length, 1);
});

test('Undo while digits appear takes back all of them', async () => {
  const { engine, send, state, board } = makeSolver(PUZZLE, {
    appear: ({ signal }) =>
      new Promise((resolve) => signal.addEventListener('abort', () => resolve())),
  });
  send(press, 'solve', true);
  await (
    await engine.next()
  ).place([
    [1, 2],
    [2, 3],
  ]);
  send(back);
  await soon();
  assert.equal(board(), PUZZLE);
  assert.equal(onItsWay(state()), null, 'nothing appears afterwards');
  assert.equal(state().run, null);
});

test('Stop ends a press, the board is as it was, and so it is told', async () => {
  const { engine, send, state, board, names } = makeSolver(PUZZLE);
  send(press, 'solve', true);
  send(press, 'step', true);
  await engine.next();
  send(stopByHand);
  await soon();
  assert.equal(state().run, null);
  assert.equal(board(), PUZZLE);
  assert.equal(state().result?.outcome, 'cancelled');
  assert.deepEqual(names(), []);
  assert.equal(state().story.length, 1);
});

test('a digit typed while a press runs stops it, and what it found is dropped', async () => {
  const { engine, send, state, board } = makeSolver(PUZZLE);
  send(press, 'step', true);
  const asked = await engine.next();
  send(edit, 80, 9);
  await asked.place([[1, 2]]);
  assert.equal(board(), `1${'.'.repeat(79)}9`);
  assert.equal(state().run, null);
  assert.match(state().said, /board has changed|changed/i);
});

test('each move stops what runs: load, clear, back', async () => {
  for (const move of [
    (/** @type {any} */ send) => send(load, fromText(EMPTY)),
    (/** @type {any} */ send) => send(clear),
    (/** @type {any} */ send) => send(back),
  ]) {
    const { engine, send, state } = makeSolver(PUZZLE);
    send(edit, 80, 9);
    send(press, 'solve', true);
    await engine.next();
    move(send);
    assert.ok(state().run?.stopping);
    await soon();
    assert.equal(state().run, null);
  }
});

test('what a press said of a state is there again after Undo', async () => {
  const { engine, send, state } = makeSolver(PUZZLE);
  send(press, 'step', true);
  await (await engine.next()).place([[1, 2]]);
  const { remark } = metaOf(state());
  assert.equal(remark?.picture?.last, 1);
  send(edit, 80, 9);
  assert.equal(metaOf(state()).remark, undefined);
  send(back);
  assert.equal(metaOf(state()).remark, remark);
});

test('a press that changes nothing adds no state', async () => {
  const { engine, send, state } = makeSolver(PUZZLE);
  const { entries } = state().history;
  send(press, 'step', true);
  await (await engine.next()).place([], { outcome: 'stuck' });
  assert.equal(state().history.entries.length, entries.length);
  assert.equal(state().story.length, 1);
});

test('a fault of the engine is told with its board, and a script is refused', async () => {
  const error = Object.assign(new Error('unreachable'), { code: 'trap' });
  const told = console.error;
  console.error = () => {};
  try {
    const byHand = makeSolver(PUZZLE);
    byHand.send(press, 'step', true);
    await (await byHand.engine.next()).fail(error);
    assert.equal(byHand.state().run, null);
    assert.ok(byHand.state().said.includes(PUZZLE));
    assert.deepEqual(byHand.told, [['failed', { code: 'trap', message: 'unreachable' }]]);

    const byScript = makeSolver(PUZZLE);
    const pressed = byScript.runner.press('step');
    await (await byScript.engine.next()).fail(error);
    await assert.rejects(pressed, /unreachable/);
    assert.deepEqual(byScript.told, []);

    const lost = makeSolver(PUZZLE);
    lost.send(press, 'step', true);
    await (await lost.engine.next()).fail(Object.assign(new Error('gone'), { code: 'load' }));
    assert.equal(lost.state().fault, 'error.load', 'it can be tried again');
  } finally {
    console.error = told;
  }
});

test('a Go says whether its solution is the only one, where those of its board have been counted', async () => {
  const last = `.${SOLVED.slice(1)}`;
  const toldWith = async (/** @type {import('../../web/model/state.js').Verdict} */ verdict) => {
    const { engine, send, state } = makeSolver(last);
    send(judged, verdict);
    send(press, 'solve', true);
    await (await engine.next()).place([[0, Number(SOLVED[0])]], { uniqueness: 'unknown' });
    return tell(wordsFor(state()), 'en', state().story[0]).lead.text;
  };
  const counted = (/** @type {string} */ board, /** @type {number} */ count) =>
    verdictOn(fromText(board), { count, complete: true });
  assert.match(await toldWith(counted(last, 1)), /The solution is unique\./);
  assert.match(await toldWith(counted(last, 2)), /This board has more than one solution\./);
  const ofAnother = await toldWith(counted(PUZZLE, 1));
  assert.match(ofAnother, /^Solved: 1 digit placed\./);
  assert.doesNotMatch(ofAnother, /solution/);
});

test('the time is measured of a Go, where the method measures it', async () => {
  const { engine, send } = makeSolver(PUZZLE);
  const measuring = { slug: 'measuring', options: ['measure'], limits: {}, goesOn: false };
  engine.method = async () => measuring;
  for (const [kind, measure] of /** @type {const} */ ([['step', undefined], ['solve', 1]])) {
    send(press, kind, true);
    const asked = await engine.next();
    assert.equal(asked.order.options.measure, measure);
    await asked.place([]);
  } // prettier-ignore
});

test('what fails that a person asks about the board is told like a press that fails', async (t) => {
  t.mock.method(console, 'error', () => {});
  const { engine, send, state, told } = makeSolver(PUZZLE);
  engine.ask = () => Promise.reject(new Error('It does not answer.'));
  send(ask, 'check');
  while (state().run) await soon();
  assert.deepEqual(told.map(([name]) => name), ['failed']); // prettier-ignore
});

test('how far a press has come is said once it takes a while, and then now and again', async (t) => {
  let now = 0;
  t.mock.method(performance, 'now', () => now);
  const { engine, send, state } = makeSolver(PUZZLE);
  send(press, 'solve', true);
  const { order } = await engine.next();
  const seen = [50, 1000, 1010, 2000].map((time) => {
    now = time;
    order.onProgress({ depth: 1, visits: time, uses: {} });
    return state().run?.progress?.visits;
  });
  assert.deepEqual(seen, [undefined, 1000, 1000, 2000]);
  send(stop);
});

test('that something is looked for is said after a fifth of a second', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const { engine, send, state } = makeSolver(PUZZLE);
  let isAsked = false;
  Object.assign(engine, { ask: () => new Promise(() => (isAsked = true)) });
  send(ask, 'check');
  while (!isAsked) await new Promise((resume) => setImmediate(resume));
  t.mock.timers.tick(199);
  assert.equal(state().said, '');
  t.mock.timers.tick(1);
  const sentence = wordsFor(state()).t('status.checking');
  assert.deepEqual(
    [state().said, pressing(state())],
    [sentence, sentence],
    'aloud, and to be read',
  );
});

test('that a press is under way is said after a while, before it has come anywhere', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const { engine, send, state } = makeSolver(PUZZLE);
  send(press, 'solve', true);
  while (!engine.presses.length) await new Promise((resume) => setImmediate(resume));
  assert.equal(pressing(state()), null);
  t.mock.timers.tick(1000);
  const sentence = wordsFor(state()).t('status.running');
  assert.deepEqual([state().said, pressing(state())], [sentence, sentence]);
  send(stop);
});

test('a Go can be had as a text; a step, a play and what was stopped cannot', () => {
  const { result } = answer(PUZZLE, [[1, 2]]);
  const all = { action: 'solve', result, events: [], uses: {} };
  const offered = (/** @type {object} */ other) =>
    summaryItems(wordsFor(FIRST_STATE), /** @type {any} */ ({ ...all, ...other })).length;
  assert.equal(offered({}), 1);
  assert.equal(offered({ result: { ...result, rating: {} } }), 2, 'and with it what was used');
  for (const other of [{ action: 'step' }, { isPlayed: true }, { result: { ...result, outcome: 'cancelled' } }, { result: { ...result, order: [] } }]) {
    assert.equal(offered(other), 0, JSON.stringify(other).slice(0, 60));
  } // prettier-ignore
});

test('beside a Go stand the techniques of its steps where a method names them, and else its difficulty', async () => {
  const { result } = answer(PUZZLE, [[1, 2]]);
  const rating = { difficulty: { rank: 1, score: 5 }, choices: null, interest: null };
  const events = [event('deduction', { rule: 'full-house', family: 'singles' })];
  const all = { action: 'solve', result: { ...result, rating }, events, uses: {} };
  const used = async (/** @type {object} */ other) => {
    const words = wordsFor(FIRST_STATE);
    const [statistics] = summaryItems(words, /** @type {any} */ ({ ...all, ...other }));
    const unfolded = await unfold(/** @type {any} */ (statistics.unfold), 'en');
    return 'items' in unfolded && unfolded.items.map(({ text }) => text);
  };
  assert.deepEqual(await used({ method: { namesSteps: true } }), ['Full house: 1 time.']);
  assert.match(String(await used({})), /^Difficulty by this method: /);
});

test('each 1 Step that is pressed while one runs is made, and no more', async () => {
  const { engine, send, state } = makeSolver(PUZZLE);
  for (let times = 0; times < 4; times++) send(press, 'step', true);
  for (let square = 1; square <= 4; square++) {
    assert.ok(state().run, `step ${square}`);
    await (await engine.next()).place([[square, square + 1]]);
  }
  assert.equal(state().run, null);
});
