// The number of solutions of the board on view: the questions to the engine, and the sentences in the line.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { KakuteiError } from '../../web/engine/errors.js';
import { fromText } from '../../web/game/state.js';
import { wordsOf } from '../../web/locales/words.js';
import {
  back,
  chooseView,
  clear,
  load,
  moved,
  select,
  setChoices,
} from '../../web/model/actions.js';
import { edit } from '../../web/model/hand/actions.js';
import { loaded } from '../../web/model/run/actions.js';
import { Counter } from '../../web/solver/count/counter.js';
import { unite } from '../../web/model/count/common.js';
import {
  commonOf,
  isTried,
  obvious,
  saidVerdict,
  sayVerdict,
  verdictOn,
} from '../../web/model/count/verdict.js';
import { applyMove } from '../../web/game/state.js';
import { createHistory } from '../../web/game/history.js';
import { FIRST_STATE } from '../../web/model/state.js';
import { Store } from '../../web/model/store.js';
import { METHODS, makeSolver, soon } from './fake.js';

const PUZZLE = `1${'.'.repeat(80)}`;
const words = wordsOf('en');

/** A solver with a counter whose engine answers when a test says so. @param {string} [puzzle] */
function makeCounter(puzzle = PUZZLE) {
  const solver = makeSolver(puzzle);
  /** @type {{ board: string, options: any, give: (answer: any) => void, fail: (error: Error) => void }[]} */
  const asked = [];
  /** The boards whose common digits were asked for. @type {string[]} */
  const united = [];
  const client = {
    count: (/** @type {string} */ board, /** @type {any} */ options) =>
      new Promise((give, fail) => asked.push({ board, options, give, fail })),
    commonDigits: async (/** @type {string} */ board) => {
      united.push(board);
      return {
        outcome: 'finished',
        count: 2,
        complete: false,
        digits: Array.from({ length: 81 }, (_, square) => (square < 2 ? [1] : [1, 2])),
      };
    },
  };
  new Counter(
    solver.store,
    /** @type {any} */ ({
      ask: async (/** @type {any} */ _, /** @type {any} */ work) => work(client),
    }),
    // It would wait for answers that no test gives.
    async () => ({ rate: async () => null }),
  );
  return { ...solver, asked, united, said: () => sayVerdict(solver.state().verdict, words) };
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 60));
const one = { outcome: 'finished', count: 1, complete: true };

/** The puzzle has been found to have one solution; from here on timers wait for the test. @param {import('node:test').TestContext} t */
async function countedOnce(t) {
  const counter = makeCounter();
  await soon();
  counter.asked[0].give(one);
  await soon();
  t.mock.timers.enable({ apis: ['setTimeout'] });
  return counter;
}

test('the solutions are counted once for a board, also when it comes back', async () => {
  const { asked, send, said } = makeCounter();
  await soon();
  assert.deepEqual([asked.length, asked[0].board, asked[0].options.limit], [1, PUZZLE, 1001]);
  asked[0].give(one);
  await soon();
  assert.match(said(), /^One solution/);
  send(edit, 1, 2);
  await soon();
  asked[1].give({ ...one, count: 2, complete: false });
  await soon();
  assert.match(said(), /more than one|several|solutions/i);
  send(back);
  assert.match(said(), /^One solution/);
  assert.equal(asked.length, 2);
});

test('a board that came before the engine is counted once, as soon as it is there', async () => {
  const store = new Store(FIRST_STATE, () => {});
  /** @type {string[]} */
  const asked = [];
  const client = { count: async (/** @type {string} */ board) => (asked.push(board), one) };
  const ask = async (/** @type {any} */ _, /** @type {any} */ work) => {
    if (!store.state.methods.length) throw new KakuteiError('freed');
    return work(client);
  };
  new Counter(store, /** @type {any} */ ({ ask }), async () => ({ rate: async () => null }));
  store.send(load, fromText(PUZZLE));
  store.send(loaded, METHODS);
  await soon();
  assert.deepEqual(asked, [PUZZLE]);
  assert.equal(store.state.verdict?.kind, 'one');
});

test('a board with more solutions than are counted is not counted again, one that was left early is', async () => {
  const { asked, send, said } = makeCounter();
  await soon();
  asked[0].options.onProgress({ count: 1000 });
  send(edit, 1, 2);
  send(back);
  assert.deepEqual(
    asked.map(({ board }) => board),
    [PUZZLE, `12${PUZZLE.slice(2)}`, PUZZLE],
  );
  asked[2].give({ ...one, count: 1001, complete: false });
  await soon();
  send(edit, 1, 3);
  send(back);
  assert.equal(said(), words.t('verdict.many', { count: 1000 }));
  assert.equal(asked.length, 4, 'only the other board');
});

test('while a puzzle is typed nobody is told that it has several solutions yet', async () => {
  const { asked, send, state } = makeCounter();
  const said = () => saidVerdict(state());
  await soon();
  asked[0].give({ ...one, count: 1001, complete: false });
  await soon();
  assert.equal(said(), words.t('verdict.many', { count: 1000 }), 'of a puzzle with givens');
  send(clear);
  send(edit, 0, 1);
  asked.at(-1)?.give({ ...one, count: 1001, complete: false });
  await soon();
  assert.equal(said(), '');
});

test('what was said of the board before stays for a moment, not longer', async () => {
  const { asked, send, said } = makeCounter();
  await soon();
  asked[0].give(one);
  await soon();
  send(edit, 1, 2);
  assert.match(said(), /^One solution/);
  await pause();
  assert.equal(said(), '');
});

test('an answer that comes too late is not said of another board', async () => {
  const { asked, send, said } = makeCounter();
  await soon();
  send(edit, 1, 2);
  await soon();
  assert.ok(asked[0].options.signal.aborted);
  asked[0].give(one);
  await pause();
  assert.equal(said(), '');
});

test('what is plain to see is not asked', async () => {
  for (const [board, sentence] of [
    ['.'.repeat(81), ''],
    [`11${'.'.repeat(79)}`, 'verdict.none'],
  ]) {
    const { asked, said, send } = makeCounter();
    await soon();
    send(load, fromText(board));
    await pause();
    assert.equal(asked.filter((each) => each.board === board).length, 0);
    assert.equal(said(), sentence && words.t(sentence));
  }
});

test('of a board that was filled by hand it is said that it is a solution, of one that was solved nothing', () => {
  const solution =
    '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
  const open = fromText(`.${solution.slice(1)}`);
  assert.equal(obvious(open), null, 'it has to be counted');
  assert.equal(obvious(applyMove(open, { type: 'set', square: 0, digit: 5 })), 'full');
  const placements = [{ square: 0, digit: 5 }];
  assert.equal(obvious(applyMove(open, { type: 'found', placements })), '');
});

test('after Go the line still says that the puzzle has one solution, also where a person had begun', async () => {
  const solution =
    '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
  for (const begun of [0, 1]) {
    const { asked, said, send, state } = makeCounter(`...${solution.slice(3)}`);
    await soon();
    asked[0].give(one);
    await pause();
    if (begun) send(edit, 0, 5);
    const placements = [0, 1, 2].map((square) => ({ square, digit: Number(solution[square]) }));
    const found = { type: 'found', placements: placements.slice(begun) };
    send(moved, /** @type {import('../../web/game/state.js').Move} */ (found));
    await pause();
    assert.equal(said(), words.t('verdict.one'));
    assert.equal(saidVerdict(state()), words.t('verdict.one'));
  }
});

test('after Go nothing is said of a puzzle with several solutions', async () => {
  const solution =
    '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
  const { asked, said, send } = makeCounter(`...${solution.slice(3)}`);
  await soon();
  asked[0].give({ ...one, count: 2 });
  await pause();
  assert.notEqual(said(), '');
  const placements = [0, 1, 2].map((square) => ({ square, digit: Number(solution[square]) }));
  send(moved, { type: 'found', placements });
  await pause();
  assert.equal(said(), '');
});

test('more than a thousand are not counted', () => {
  const verdict = (/** @type {number} */ count, /** @type {boolean} */ complete) =>
    sayVerdict(verdictOn(fromText(PUZZLE), { count, complete }), words);
  assert.equal(verdict(1000, true), words.t('verdict.counted', { count: 1000 }));
  assert.equal(verdict(1001, false), words.t('verdict.many', { count: 1000 }));
});

test('it is said aloud once, when typing pauses, and only if it is another than before', async () => {
  const { asked, send, state } = makeCounter();
  send(setChoices, { atOnce: true });
  await soon();
  asked[0].give(one);
  await pause();
  for (let count = 0; count < 3; count++) {
    send(edit, 1, 2);
    send(edit, 1, 3);
  }
  await soon();
  asked.at(-1)?.give({ ...one, count: 0 });
  await soon();
  assert.equal(state().whispered, '');
  await new Promise((resolve) => setTimeout(resolve, 1100));
  assert.equal(state().whispered, words.t('verdict.none'));
});

test('a verdict that comes back before another one was heard is not said aloud again', async (t) => {
  const { send, state } = await countedOnce(t);
  send(edit, 1, 2);
  t.mock.timers.tick(60);
  assert.equal(state().verdict?.kind, '');
  send(back);
  assert.equal(state().verdict?.kind, 'one');
  t.mock.timers.tick(1000);
  assert.equal(state().whispered, '');
});

test('while it is counted, more than one is said as soon as it is known', async () => {
  const { asked, said } = makeCounter();
  await soon();
  asked[0].options.onProgress({ count: 70 });
  assert.equal(said(), words.t('verdict.several'));
  asked[0].give({ outcome: 'finished', count: 70, complete: true });
  await soon();
  assert.equal(said(), words.t('verdict.counted', { count: 70 }));
});

test('what solutions have in common is found out once where it is on view', async () => {
  const { united, send, state } = makeCounter();
  assert.equal(commonOf(state()), null);
  send(chooseView, { view: 'common' });
  send(select, 1);
  await pause();
  send(select, 2);
  assert.deepEqual(united, [PUZZLE]);
  assert.deepEqual(commonOf(state())?.overlay.common?.slice(0, 3), [1, 1, 0]);
  send(edit, 1, 2);
  assert.equal(commonOf(state()), null, 'of that board only');
});

test('where a search has put digits, that they lead nowhere is not said of the puzzle', () => {
  const game = fromText(`12${'.'.repeat(79)}`);
  const none = { count: 0, complete: true };
  assert.match(sayVerdict(verdictOn(game, none, true), words), /tried so far/);
  assert.match(sayVerdict(verdictOn(game, none), words), /^No solution/);
  const meta = { search: { origin: PUZZLE } };
  const on = (/** @type {any} */ game) =>
    isTried({ ...FIRST_STATE, history: createHistory(game, meta) });
  assert.deepEqual([on(game), on(fromText(PUZZLE)), isTried(FIRST_STATE)], [true, false, false]);
});

test('what was said of the board before stays for forty milliseconds after the last move', async (t) => {
  const { send, said } = await countedOnce(t);
  send(edit, 1, 2);
  t.mock.timers.tick(20);
  send(edit, 1, 3);
  t.mock.timers.tick(39);
  assert.match(said(), /^One solution/);
  t.mock.timers.tick(1);
  assert.equal(said(), '');
});

test('of common digits those count that are not on the board yet', () => {
  const game = fromText(PUZZLE);
  const found = (/** @type {number[][]} */ ...digits) =>
    /** @type {any} */ ({ outcome: 'finished', count: 2, complete: false, digits: [...digits, ...Array(81 - digits.length).fill([1, 2])] }); // prettier-ignore
  assert.deepEqual([unite(game, found([1]))?.key, unite(game, found([1]))?.count], ['common.nothing', 0]); // prettier-ignore
  assert.deepEqual([unite(game, found([1], [5]))?.key, unite(game, found([1], [5]))?.count], ['common.shared', 1]); // prettier-ignore
});

test('a verdict is said aloud when typing has paused for a second', async (t) => {
  const { asked, send, state } = await countedOnce(t);
  send(setChoices, { atOnce: true });
  send(edit, 1, 2);
  await new Promise((resume) => setImmediate(resume));
  asked[1].give({ ...one, count: 0 });
  await new Promise((resume) => setImmediate(resume));
  t.mock.timers.tick(999);
  assert.equal(state().whispered, '');
  t.mock.timers.tick(1);
  assert.equal(state().whispered, words.t('verdict.none'));
  send(edit, 1, 3);
  t.mock.timers.tick(60);
  t.mock.timers.tick(2000);
  asked[2].give(one);
  await new Promise((resume) => setImmediate(resume));
  t.mock.timers.tick(1000);
  assert.equal(state().whispered, words.t('verdict.one'), 'also where it takes long to be found');
});

test('where the worker is lost another is asked, but not for ever', async () => {
  const lost = Object.assign(new Error('gone'), { code: 'lost' });
  const { asked, said } = makeCounter();
  asked[0].fail(lost);
  await soon();
  asked[1].give(one);
  await soon();
  assert.match(said(), /^One solution/);

  const other = makeCounter();
  for (let at = 0; other.asked[at]; at++) {
    other.asked[at].fail(lost);
    await soon();
  }
  assert.deepEqual([other.asked.length, other.said()], [4, '']);
});
