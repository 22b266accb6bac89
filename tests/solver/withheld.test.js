// What a solver loads when it is first wanted, withheld once: that is said, nothing is lost, and Retry does what was wanted.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setChoices } from '../../web/model/actions.js';
import { play } from '../../web/model/play/actions.js';
import { ask, press, stop } from '../../web/model/run/actions.js';
import { gameOf } from '../../web/model/state.js';
import { pieces } from '../../web/solver/pieces.js';
import { Solving } from '../../web/solver/run/solving.js';
import { need } from '../needs.js';
import { makeSolver, soon } from './fake.js';
import { until } from './with-engine.js';

need('wasm');

const ONE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SEVERAL = '......2..2...875...19...4.....95..2.9..3.8..1.2..41.....2...17...569...4..4......';
const NONE = `55${ONE.slice(2)}`;

/** @param {string} puzzle @param {string} method @param {number} times that the tools are withheld */
async function withheldSolver(puzzle, method, times = 1) {
  const solving = new Solving();
  solving.connect(null);
  let left = times;
  const tools = async () => {
    if (left-- > 0) throw new TypeError('withheld');
    return pieces.tools();
  };
  const solver = makeSolver(puzzle, { solving, tools });
  await solver.runner.load();
  solver.send(setChoices, { method });
  return solver;
}

/** @type {[what: string, puzzle: string, method: string, begin: (solver: any) => void][]} */
const wanted = [
  ['Compare', ONE, 'ushio', ({ send }) => send(ask, 'compare')],
  ['what contradicts what', NONE, 'ushio', ({ send }) => send(ask, 'why')],
  ['which digits are wrong', ONE, 'ushio', ({ send }) => send(ask, 'check')],
  ['two solutions', SEVERAL, 'ushio', ({ send }) => send(ask, 'solutions')],
  ['the next deduction', ONE, 'human', ({ send }) => send(ask, 'deduce')],
  ['Play', ONE, 'backtracking', ({ send }) => send(play)],
  ['a step of a search', ONE, 'backtracking', ({ send }) => send(press, 'step', true)],
  ['why a press is refused', NONE, 'ushio', ({ send }) => send(press, 'step', true)],
];

for (const [what, puzzle, method, begin] of wanted) {
  test(`${what} is said to be missing, and comes with Retry`, async (t) => {
    t.mock.method(console, 'error', () => {});
    const solver = await withheldSolver(puzzle, method);
    const { state, retries, runner } = solver;
    const before = gameOf(state());
    begin(solver);
    await until(() => !state().run);
    assert.equal(state().fault, 'error.part');
    assert.equal(gameOf(state()), before);
    assert.deepEqual(state().story, []);
    retries.run();
    const isDone = () =>
      state().story.length > 0 ||
      state().refusal !== null ||
      state().run?.moment ||
      gameOf(state()) !== before;
    await until(() => Boolean(isDone()));
    assert.equal(state().fault, null);
    solver.send(stop);
    await until(() => !state().run);
    runner.disconnect();
  });
}

test('a script is told that a part is missing, and nothing begins by itself later', async (t) => {
  t.mock.method(console, 'error', () => {});
  const { runner, retries, state } = await withheldSolver(ONE, 'backtracking');
  await assert.rejects(runner.press('step'), { code: 'load' });
  assert.equal(state().fault, 'error.part');
  retries.run();
  await soon();
  assert.equal(state().run, null);
  await runner.press('step');
  runner.disconnect();
});

test('what has been settled otherwise does not begin when another part is tried again', async (t) => {
  t.mock.method(console, 'error', () => {});
  const { send, state, retries, runner } = await withheldSolver(ONE, 'ushio');
  send(ask, 'compare');
  await until(() => !state().run);
  send(press, 'step', true);
  await until(() => !state().run);
  assert.equal(state().fault, null, 'a press has been answered');
  let tried = 0;
  retries.add(() => tried++);
  retries.run();
  await soon();
  assert.deepEqual([tried, state().run], [1, null]);
  runner.disconnect();
});
