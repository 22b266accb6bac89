// How many solutions the board on view has: what is asked of the engine, and what is said when.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fromText } from '../../web/game/state.js';
import { wordsOf } from '../../web/locales/words.js';
import { back, chooseView, edit, load } from '../../web/solver/actions.js';
import { Counter } from '../../web/solver/count/counter.js';
import { commonOf, sayVerdict } from '../../web/solver/count/verdict.js';
import { makeSolver, soon } from './fake.js';

const PUZZLE = `1${'.'.repeat(80)}`;
const words = wordsOf('en');

/** A solver with a counter whose engine answers when a test says so. @param {string} [puzzle] */
function makeCounter(puzzle = PUZZLE) {
  const solver = makeSolver(puzzle);
  /** @type {{ board: string, options: any, give: (answer: any) => void }[]} */
  const asked = [];
  const client = {
    count: (/** @type {string} */ board, /** @type {any} */ options) =>
      new Promise((give) => asked.push({ board, options, give })),
    commonDigits: async () => ({
      outcome: 'finished',
      count: 2,
      complete: false,
      digits: Array.from({ length: 81 }, (_, square) => (square < 2 ? [1] : [1, 2])),
    }),
  };
  new Counter(
    solver.store,
    /** @type {any} */ ({
      ask: async (/** @type {any} */ _, /** @type {any} */ work) => work(client),
    }),
  );
  return { ...solver, asked, said: () => sayVerdict(solver.state().verdict, words) };
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 60));
const one = { outcome: 'finished', count: 1, complete: true };

test('the solutions are counted once for a board, also when it comes back', async () => {
  const { asked, send, said } = makeCounter();
  await soon();
  assert.deepEqual([asked.length, asked[0].board, asked[0].options.limit], [1, PUZZLE, 1001]);
  asked[0].give(one);
  await soon();
  assert.match(said(), /exactly one solution/i);
  send(edit, 1, 2);
  await soon();
  asked[1].give({ ...one, count: 2, complete: false });
  await soon();
  assert.match(said(), /more than one|several|solutions/i);
  send(back);
  assert.match(said(), /exactly one solution/i);
  assert.equal(asked.length, 2);
});

test('what was said of the board before stays for a moment, not longer', async () => {
  const { asked, send, said } = makeCounter();
  await soon();
  asked[0].give(one);
  await soon();
  send(edit, 1, 2);
  assert.match(said(), /exactly one/i);
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

test('while it is counted, more than one is said as soon as it is known', async () => {
  const { asked, said } = makeCounter();
  await soon();
  asked[0].options.onProgress({ count: 70 });
  assert.equal(said(), words.t('verdict.several'));
  asked[0].give({ outcome: 'finished', count: 70, complete: true });
  await soon();
  assert.equal(said(), words.t('verdict.counted', { count: 70 }));
});

test('what solutions have in common is found out where it is on view', async () => {
  const { send, state } = makeCounter();
  assert.equal(commonOf(state()), null);
  send(chooseView, { view: 'common' });
  await pause();
  assert.deepEqual(commonOf(state())?.overlay.common?.slice(0, 3), [1, 1, 0]);
  send(edit, 1, 2);
  assert.equal(commonOf(state()), null, 'of that board only');
});
