// Presses with the engine itself, in this thread: the board follows what it says, and what is told of the
// end is what it knows, with every method.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EXAMPLES } from '../../web/app/examples.js';
import { loadTexts } from '../../web/locales/languages.js';
import { setChoices, speak } from '../../web/solver/actions.js';
import { press } from '../../web/solver/run/actions.js';
import { Solving } from '../../web/solver/run/solving.js';
import { wordsFor } from '../../web/solver/state.js';
import { tell } from '../../web/solver/telling.js';
import { readCases } from '../cases/cases.js';
import { ask } from '../page/engine.js';
import { phrase } from '../page/hands.js';
import { makeSolver } from './fake.js';

const unique = readCases('unique').map(({ board, words }) => ({ board, solution: words[0] }));
const manyAssumptions = unique.find(
  ({ board }) => ask('solve', board).counts.assumptionsTried > 10,
);
const noSolution = readCases('none').find(
  ({ board }) => ask('step', board).outcome === 'continues',
);
const [{ board: simple }, { board: hard }, { board: several }] = EXAMPLES;

/**
 * @param {string} puzzle
 * @param {(solver: ReturnType<typeof makeSolver> & { pressed: (action: 'step' | 'solve') => Promise<void>, told: () => string }) => Promise<void>} body
 *   pressed: by a person, to the end; told: the sentences of the newest entry
 */
async function withEngine(puzzle, body) {
  const solving = new Solving();
  solving.connect(null);
  const solver = makeSolver(puzzle, { solving });
  const { store, runner, state } = solver;
  try {
    await runner.load();
    await body({
      ...solver,
      pressed: async (action) => {
        const ended = new Promise((resolve) => {
          const leave = store.subscribe(({ run }) => run || resolve(leave()));
        });
        store.send(press, action, true);
        await ended;
      },
      told: () => {
        const { lead, items } = tell(wordsFor(state()), state().language, state().story[0]);
        return [lead, ...items].map(({ text }) => text).join(' ');
      },
    });
  } finally {
    runner.disconnect();
  }
}

for (const [what, found, ending] of /** @type {const} */ ([
  ['an easy board', unique[0], 'ended.lastSquare'],
  ['a board that needs many assumptions', manyAssumptions, 'ended.lastSquare'],
  ['a board without a solution', noSolution, 'ended.inconsistent'],
])) {
  test(`1 Step after 1 Step follows the engine on ${what}`, async () => {
    assert.ok(found);
    await withEngine(found.board, async ({ pressed, told, board, state }) => {
      let shown = found.board;
      for (let outcome = 'continues'; outcome === 'continues';) {
        const expected = ask('step', shown);
        await pressed('step');
        assert.equal(board(), expected.board, `after ${shown}`);
        assert.deepEqual(state().result?.marks, expected.marks);
        ({ outcome } = expected);
        shown = expected.board;
      }
      if ('solution' in found) assert.equal(shown, found.solution);
      assert.match(told(), phrase(ending));
    });
  });
}

/** @type {[method: string, board: string, locale: string, told: RegExp[], untold: RegExp[]][]} */
const endings = [
  [
    'backtracking',
    simple,
    'en',
    [phrase('ended.firstFound')],
    [phrase('ended.onlySolution'), phrase('ended.deduced')],
  ],
  [
    'logical-cube',
    simple,
    'en',
    [phrase('ended.onlySolution')],
    [phrase('ended.assumed.logical-cube')],
  ],
  [
    'logical-cube',
    several,
    'en',
    [phrase('ended.assumed.logical-cube')],
    [phrase('ended.onlySolution')],
  ],
  [
    'logical-cube',
    hard,
    'ja',
    [phrase('ended.trialsFailed', {}, 'ja'), phrase('ended.stuck', {}, 'ja')],
    [phrase('ended.onlySolution', {}, 'ja')],
  ],
  ['human', simple, 'en', [phrase('ended.onlySolution')], [phrase('ended.assumed')]],
  ['human', hard, 'ja', [phrase('ended.onlySolution', {}, 'ja')], [phrase('warning.1', {}, 'ja')]],
  ['human', several, 'en', [phrase('warning.1')], [phrase('ended.onlySolution')]],
  [
    'cell-list',
    simple,
    'ja',
    [/問題を解くのにかかった時間は\d+\.\d{3}秒です。正しい解答です。/],
    [phrase('answer.several', {}, 'ja')],
  ],
  [
    'cell-list',
    several,
    'en',
    [phrase('answer.time'), phrase('answer.several'), phrase('warning.1')],
    [phrase('answer.right')],
  ],
];

for (const [method, board, language, said, unsaid] of endings) {
  test(`the end of Go with ${method} says what it knows (${language}, ${said[0].source.slice(0, 40)})`, () =>
    withEngine(board, async ({ pressed, told, send }) => {
      await loadTexts(language);
      send(speak, language);
      send(setChoices, { method });
      await pressed('solve');
      for (const words of said) assert.match(told(), words);
      for (const words of unsaid) assert.doesNotMatch(told(), words);
    }));
}
