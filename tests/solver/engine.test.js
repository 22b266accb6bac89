// Presses with the engine itself, in this thread: the board follows its results, and the newest entry tells how
// the press ended, with every method.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EXAMPLES } from '../../web/app/examples.js';
import { canUndo } from '../../web/game/history.js';
import { fromText } from '../../web/game/state.js';
import { loadTexts } from '../../web/locales/languages.js';
import { backByHand, load, setChoices, speak } from '../../web/model/actions.js';
import { beginEmpty } from '../../web/model/entry/actions.js';
import { edit } from '../../web/model/hand/actions.js';
import { gameOf, wordsFor } from '../../web/model/state.js';
import { tell } from '../../web/model/telling.js';
import { tellRun } from '../../web/story/compare.js';
import { readCases } from '../cases/cases.js';
import { ask } from '../page/engine.js';
import { phrase } from '../page/hands.js';
import { withEngine } from './with-engine.js';

const unique = readCases('unique').map(({ board, words }) => ({ board, solution: words[0] }));
const manyAssumptions = unique.find(
  ({ board }) => ask('solve', board).counts.assumptionsTried > 10,
);
const noSolution = readCases('none').find(
  ({ board }) => ask('step', board).outcome === 'continues',
);
const [simple, hard, several] = ['example.first', 'example.hard', 'example.several'].map(
  (named) => EXAMPLES.find(({ name }) => name === named)?.board ?? '',
);

for (const [what, found, ending] of /** @type {const} */ ([
  ['an easy board', unique[0], 'ended.lastSquare'],
  ['a board that needs many assumptions', manyAssumptions, 'ended.lastSquare'],
  ['a board without a solution', noSolution, 'ended.inconsistent'],
])) {
  test(`1 Step after 1 Step follows the engine on ${what}`, async () => {
    assert.ok(found);
    await withEngine(found.board, async ({ pressed, anyway, newest, board, state }) => {
      let shown = found.board;
      for (let outcome = 'continues'; outcome === 'continues';) {
        const expected = ask('step', shown);
        await pressed('step');
        if (state().refusal) await anyway();
        assert.equal(board(), expected.board, `after ${shown}`);
        assert.deepEqual(state().result?.marks, expected.marks);
        ({ outcome } = expected);
        shown = expected.board;
      }
      if ('solution' in found) assert.equal(shown, found.solution);
      assert.match(newest(), phrase(ending));
    });
  });
}

/** @type {[method: string, board: string, locale: string, newest: RegExp[], unnewest: RegExp[]][]} */
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
    [/問題を解くのにかかった時間は\d+\.\d{3}秒(未満)?です。正しい解答です。/],
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
    withEngine(board, async ({ pressed, newest, send }) => {
      await loadTexts(language);
      send(speak, language);
      send(setChoices, { method });
      await pressed('solve');
      for (const words of said) assert.match(newest(), words);
      for (const words of unsaid) assert.doesNotMatch(newest(), words);
    }));
}

test('Undo takes back a typed digit, a step, a Go and a Clear, one at a time', () =>
  withEngine(simple, async ({ pressed, send, state }) => {
    const read = () =>
      gameOf(state()).squares.map(({ digit, kind }) => `${digit} ${digit && kind}`);
    const open = simple.indexOf('.');
    const boards = [read()];
    for (const move of [
      () => send(edit, open, 3),
      () => send(edit, open, 0),
      () => pressed('step'),
      () => pressed('solve'),
      () => send(beginEmpty),
    ]) {
      await move();
      boards.push(read());
    }
    assert.equal(new Set(boards.map(String)).size, boards.length - 1);
    for (const before of boards.slice(0, -1).reverse()) {
      send(backByHand);
      assert.deepEqual(read(), before);
    }
    assert.equal(canUndo(state().history), false, 'it began here');
  }));

test('Compare has words for a contradictory, an empty and a full board, and leaves it alone', () =>
  withEngine(simple, async ({ compared, send, state, board }) => {
    for (const [puzzle, lead, ends] of /** @type {const} */ ([
      [`55${'.'.repeat(79)}`, /equal digits clash/, /^no solution$/],
      ['.'.repeat(81), /empty board/, /^(finished|stuck|undecided)/],
      [unique[0].solution, /full already/, /^finished$/],
    ])) {
      send(load, fromText(puzzle));
      await compared();
      const [told] = state().story;
      assert.ok(told.kind === 'compare');
      assert.match(tell(wordsFor(state()), 'en', told).lead.text, lead);
      assert.deepEqual(told.runs.map(({ method }) => method.slug), state().methods.map(({ slug }) => slug)); // prettier-ignore
      for (const run of told.runs) {
        const { name, ended } = tellRun(wordsFor(state()), run, 20);
        assert.match(ended, ends, name);
      }
      assert.equal(board(), puzzle);
    }
  }));
