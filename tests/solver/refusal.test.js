// A press on a board without a solution, with the engine itself and every method: nothing is placed or told, the line
// says what is wrong and offers a way on. A person who continues is told each time that nothing is proved.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EXAMPLES } from '../../web/app/examples.js';
import { packHistory } from '../../web/app/keeping/pack.js';
import { unpackHistory } from '../../web/app/keeping/unpack.js';
import { fromText, toText } from '../../web/game/state.js';
import { languages, loadPart, loadTexts } from '../../web/locales/languages.js';
import { wordsOf } from '../../web/locales/words.js';
import { back, leave, load, setChoices, setHistory, speak } from '../../web/model/actions.js';
import { Counter } from '../../web/solver/count/counter.js';
import { pieces } from '../../web/solver/pieces.js';
import { edit, mark } from '../../web/model/hand/actions.js';
import { play } from '../../web/model/play/actions.js';
import { ask, press, stop } from '../../web/model/run/actions.js';
import { goBefore, goOnAnyway, mend } from '../../web/model/run/refusal.js';
import { gameOf, wordsFor } from '../../web/model/state.js';
import { tell } from '../../web/model/telling.js';
import { pressing } from '../../web/solver/view/status.js';
import { stepByHand, walk } from '../../web/model/way/actions.js';
import { Recaller } from '../../web/solver/way/recall.js';
import { toldOf } from '../../web/model/way/telling.js';
import { wayOf } from '../../web/model/way/way.js';
import { loadDetails } from '../../web/story/loading.js';
import { readCases } from '../cases/cases.js';
import { solutions } from '../engine/plain-solver.js';
import { need } from '../needs.js';
import { soon } from './fake.js';
import { withEngine } from './with-engine.js';

need('wasm');

await loadPart('en', 'methods');
const { t } = wordsOf('en');

const [simple, contradictory] = ['first', 'contradictory'].map(
  (name) => EXAMPLES.find((each) => each.name === `example.${name}`)?.board ?? '',
);
const [solution] = solutions(simple);

/** A puzzle, and a wrong digit that clashes with none. */
const WRONG = [
  { puzzle: simple, square: 0, digit: 5, name: 'r1c1 = 5' },
  {
    puzzle: '....7..2.8.......6.1.2.5...9.54....8.........3....85.1...3.2.8.4.......9.7..6....',
    square: 2,
    digit: 9,
    name: 'r1c3 = 9',
  },
];
const METHODS = ['ushio', 'backtracking', 'logical-cube', 'human', 'cell-list', 'techniques'];

/** The action of each press. @type {Record<string, [action: any, ...more: any[]]>} */
const PRESSES = {
  step: [stepByHand],
  solve: [press, 'solve', true],
  deduce: [ask, 'deduce'],
  play: [play],
};

/** Whether a method has such a press. @param {string} method @param {string} kind */
const has = (method, kind) =>
  kind === 'deduce' ? !['ushio', 'backtracking'].includes(method) : kind !== 'play' || method === 'backtracking'; // prettier-ignore

/** @typedef {Parameters<Parameters<typeof withEngine>[1]>[0] & { pressed: any, said: () => string, lines: () => string[] }} Solver */

/** @param {string} puzzle @param {(solver: Solver) => Promise<void>} body */
const withSolver = (puzzle, body) =>
  withEngine(puzzle, async (solver) => {
    const { store, state } = solver;
    const sent = async (/** @type {any} */ action, /** @type {any[]} */ ...more) => {
      const ended = untilIdle(store);
      store.send(action, ...more);
      if (state().run) await ended;
    };
    await body({
      ...solver,
      pressed: sent,
      said: () => state().said.trim(),
      lines: () => linesOf(state()),
    });
  });

/** The text of the list of steps. @param {import('../../web/model/state.js').State} state */
const linesOf = (state) =>
  wayOf(state.history).steps.map((step) => {
    const { lead, line = lead.text } = tell(wordsFor(state), state.language, toldOf(state, step));
    return line;
  });

/** @param {import('../../web/model/store.js').Store} store */
const untilIdle = (store) =>
  new Promise((resolve) => {
    const leave = store.subscribe(({ run }, before) => before.run && !run && resolve(leave()));
  });

/** @param {() => boolean} holds */
async function until(holds) {
  while (!holds()) await soon();
}

for (const { puzzle, square, digit, name } of WRONG) {
  for (const method of METHODS) {
    for (const kind of Object.keys(PRESSES).filter((each) => has(method, each))) {
      test(`${kind} of ${method} with ${name} places nothing, and says what is wrong`, () =>
        withSolver(puzzle, async ({ send, state, pressed, said, told: host }) => {
          send(setChoices, { method });
          send(edit, square, digit);
          const [{ history }, told] = [state(), host.length];
          await pressed(...PRESSES[kind]);
          assert.equal(state().history, history);
          assert.deepEqual([state().story.length, state().result], [0, null]);
          const sentence = t('check.wrongSince', { name, move: 1 }).replaceAll(' ', ' ');
          assert.equal(said().replaceAll('\u00a0', ' '), sentence);
          assert.equal(pressing(state())?.replaceAll('\u00a0', ' '), sentence, 'in the line');
          assert.deepEqual(state().pointed?.picture.wrong, [square]);
          assert.equal(host.length, told, 'nothing has happened that a host is told');
          assert.deepEqual(state().refusal?.mending, [{ type: 'clear', square }]);
          assert.equal(state().refusal?.before, history.entries[0].state);
        }));
    }
  }
}

test('what is wrong is put right by one move, also what the solver found on it, and Undo brings it again', () =>
  withSolver(simple, async ({ send, state, board, pressed, told: host }) => {
    send(edit, 1, Number(solution[1]));
    const good = board();
    send(edit, 0, 5);
    await pressed(...PRESSES.step);
    await pressed(goOnAnyway);
    send(load, gameOf(state()));
    const wrong = board();
    assert.notEqual(wrong.replace('5', '.'), good, 'a digit was found');
    await pressed(...PRESSES.solve);
    send(mend);
    assert.deepEqual(host.at(-1), ['changed', { board: board(), kind: 'mended' }]);
    assert.equal(state().refusal, null);
    for (const [at, digit] of [...board()].entries()) {
      assert.ok(digit === '.' || digit === solution[at], `${digit} in ${at}`);
    }
    assert.ok([...good].every((digit, at) => digit === '.' || board()[at] === digit));
    send(back);
    assert.equal(board(), wrong);
    send(mend);
    assert.equal(board(), wrong, 'it was offered about another state');
  }));

test('back to before it leads to the state before the oldest mistake, and 1 Step goes on there', () =>
  withSolver(simple, async ({ send, board, pressed, said }) => {
    send(edit, 1, Number(solution[1]));
    const good = board();
    send(edit, 0, 5);
    send(edit, 2, (Number(solution[2]) % 9) + 1);
    await pressed(...PRESSES.step);
    assert.match(said(), /^2 of the 3 digits you entered are wrong\. r1c1.=.5 is wrong; you entered it in move 2\.$/); // prettier-ignore
    await pressed(goBefore);
    assert.equal(board(), good);
    await pressed(...PRESSES.step);
    assert.equal([...board()].filter((digit, at) => digit !== good[at]).length, 1);
    assert.ok([...board()].every((digit, at) => digit === '.' || digit === solution[at]));
  }));

for (const method of METHODS) {
  test(`who goes on anyway is told by ${method} each time that it rests on a wrong board, without being asked again`, () =>
    withSolver(simple, async ({ send, state, pressed, said, lines }) => {
      send(setChoices, { method });
      send(edit, 0, 5);
      await pressed(...PRESSES.step);
      await pressed(goOnAnyway);
      assert.equal(state().refusal, null);
      assert.equal(lines().length, 1, 'a digit is placed');
      assert.match(said(), /^There is no solution, so this rests on a wrong board: /);
      await pressed(...PRESSES.step);
      assert.equal(state().refusal, null);
      assert.ok(lines().length > 1);
      for (const line of lines()) assert.match(line, /^On a wrong board: /);
      send(walk, 0);
      await pressed(...PRESSES.step);
      assert.match(said(), /^There is no solution/, 'also when it is walked to');
      send(edit, 1, Number(solution[1]));
      await pressed(...PRESSES.step);
      assert.ok(state().refusal, 'with another digit it is asked again');
    }));
}

test('after a reload each step still says in every language what it rests on, and 1 Step does not take it', () =>
  withSolver(simple, async ({ send, state, pressed, board, ...solver }) => {
    send(edit, 0, 5);
    const wrong = board();
    await pressed(...PRESSES.step);
    await pressed(goOnAnyway);
    await pressed(...PRESSES.step);
    const kept = JSON.parse(JSON.stringify(packHistory(state().history)));
    for (const language of Object.keys(languages)) {
      await loadTexts(language);
      await loadDetails(language);
      await withSolver('.'.repeat(81), async ({ store, runner, send, state, lines, pressed }) => {
        send(speak, language);
        send(setHistory, unpackHistory(kept));
        const [start] = wordsOf(language).t('unsolvable.line', { text: '|' }).split('|');
        const isSaid = () =>
          lines().length === 2 && lines().every((line) => line.startsWith(start));
        assert.ok(isSaid(), `before it is known why: ${lines()}`);
        const before = lines();
        new Recaller(store, runner);
        await until(() => Object.keys(state().presses).length === 2);
        assert.notDeepEqual(lines(), before);
        assert.ok(isSaid(), `when it is known: ${lines()}`);
        send(walk, 0);
        await pressed(...PRESSES.step);
        assert.equal(toText(gameOf(state())), wrong);
        assert.ok(state().refusal);
      });
    }
    assert.ok(solver);
  }));

test('a step that somebody made before is told under the same words as soon as its press is known', () =>
  withSolver(simple, async ({ send, state, pressed, store, runner, lines }) => {
    send(edit, 0, 5);
    await pressed(...PRESSES.step);
    await pressed(goOnAnyway);
    const kept = JSON.parse(JSON.stringify(packHistory(state().history)));
    for (const maker of kept.makers) delete maker.isUnsolvable;
    send(setHistory, unpackHistory(kept));
    new Recaller(store, runner);
    await until(() => Object.keys(state().presses).length === 1);
    assert.match(lines()[0], /^On a wrong board: /);
  }));

test('a Go that goes on anyway says how it ends, that nothing is proved, and so does each of its steps', () =>
  withSolver(simple, async ({ send, state, pressed, lines, newest }) => {
    send(setChoices, { method: 'logical-cube' });
    send(edit, 0, 5);
    await pressed(...PRESSES.solve);
    await pressed(goOnAnyway);
    assert.match(newest(), /^(Inconsistent: this board has no solution\.|There is no solution)/); // prettier-ignore
    assert.ok(lines().length > 1);
    for (const line of lines()) assert.match(line, /^On a wrong board: /);
    assert.equal(state().refusal, null);
  }));

test('Play goes on anyway until it is paused, and says so then', () =>
  withSolver(simple, async ({ send, state, pressed, newest }) => {
    send(setChoices, { method: 'backtracking', speed: 5000 });
    send(edit, 0, 5);
    await pressed(...PRESSES.play);
    const ended = pressed(goOnAnyway);
    await until(() => Boolean(state().run?.moment));
    send(play);
    await ended;
    assert.match(newest(), /^There is no solution, so this rests on a wrong board: Paused|^Inconsistent/); // prettier-ignore
  }));

test('what a search has only tried is no mistake', () =>
  withSolver(simple, async ({ send, state, pressed }) => {
    send(setChoices, { method: 'backtracking' });
    for (let count = 0; count < 60; count++) {
      await pressed(...PRESSES.step);
      assert.equal(state().refusal, null);
    }
    assert.equal(solutions(toText(gameOf(state())), 1).length, 0, 'it is on a wrong way');
    send(setChoices, { method: 'ushio' });
    const before = gameOf(state());
    await pressed(...PRESSES.step);
    assert.equal(gameOf(state()), before, 'to another method it is one');
    assert.match(String(pressing(state())), /^Digits? found by the solver (is|are) wrong: r/);
    send(mend);
    assert.ok(solutions(toText(gameOf(state())), 1).length);
  }));

test('where the givens themselves have no solution, that is said, and only going on is offered', () =>
  withSolver(contradictory, async ({ state, pressed, said, newest }) => {
    await pressed(...PRESSES.solve);
    assert.equal(said(), t('refused.puzzle'));
    const { mending, before, isPuzzle } = state().refusal ?? {};
    assert.deepEqual([mending, before, isPuzzle], [[], null, true]);
    await pressed(goOnAnyway);
    assert.match(newest(), /^Inconsistent: this board has no solution\./);
  }));

test('with several solutions nothing is wrong, until there is none: then the way back is offered', async () => {
  const [{ board: puzzle }] = readCases('several');
  const all = solutions(puzzle, 100);
  const empty = [...puzzle].flatMap((symbol, at) => (symbol === '.' ? [at] : []));
  await withSolver(puzzle, async ({ send, state, pressed, said, board }) => {
    await pressed(...PRESSES.step);
    assert.equal(state().refusal, null);
    assert.notEqual(board(), puzzle);
    send(load, fromText(puzzle));
    const square = /** @type {number} */ (
      empty.find((at) => new Set(all.map((each) => each[at])).size < 9)
    );
    const digit = [1, 2, 3, 4, 5, 6, 7, 8, 9].find((each) =>
      all.every((solution) => Number(solution[square]) !== each),
    );
    const before = gameOf(state());
    const move = state().history.index + 1;
    send(edit, square, Number(digit));
    await pressed(...PRESSES.step);
    assert.equal(said(), t('check.lost', { move }));
    assert.deepEqual(state().refusal?.mending, []);
    assert.equal(state().refusal?.before, before);
  });
});

test('marks that lack the right digit are nothing to 1 Step; the next deduction is refused, and puts them back', () =>
  withSolver(simple, async ({ send, state, pressed, said }) => {
    send(setChoices, { method: 'human' });
    const square = [...simple].indexOf('.');
    const other = (Number(solution[square]) % 9) + 1;
    send(mark, square, other);
    const marked = gameOf(state());
    await pressed(...PRESSES.deduce);
    assert.equal(gameOf(state()), marked);
    assert.equal(said(), t('check.markedSince', { squares: 'r1c1', count: 1, move: 1 }));
    send(mend);
    const { marks } = gameOf(state()).notes;
    assert.ok(marks[square] & (1 << (Number(solution[square]) - 1)));
    await pressed(...PRESSES.deduce);
    assert.equal(state().refusal, null);
    send(load, marked);
    await pressed(...PRESSES.step);
    assert.equal(state().refusal, null);
    assert.notEqual(toText(gameOf(state())), simple);
  }));

test('a next deduction that goes on anyway says what it rests on', () =>
  withSolver(simple, async ({ send, state, pressed, newest }) => {
    send(setChoices, { method: 'human' });
    send(edit, 0, 5);
    const before = gameOf(state());
    await pressed(...PRESSES.deduce);
    await pressed(goOnAnyway);
    assert.notEqual(gameOf(state()), before);
    assert.match(newest(), /^There is no solution, so this rests on a wrong board: /);
  }));

test('the verdict that is known already is not asked for again', () =>
  withSolver(simple, async ({ send, state, store, runner, pressed }) => {
    send(edit, 0, 5);
    new Counter(store, runner.solving, pieces.rating);
    await until(() => state().verdict?.kind === 'none');
    await pressed(...PRESSES.step);
    assert.ok(state().refusal);
    send(mend);
    await until(() => state().verdict?.kind === 'one');
    const { solving } = runner;
    const { ask: asked } = solving;
    let counts = 0;
    solving.ask = /** @type {any} */ (
      (/** @type {AbortSignal} */ signal, /** @type {(client: any) => any} */ work) =>
        asked.call(
          solving,
          signal,
          (client) =>
          work(new Proxy(client, { get: (all, name) => (name === 'count' && counts++, /** @type {any} */ (all)[name].bind(all)) })), // prettier-ignore
        )
    );
    await pressed(...PRESSES.step);
    solving.ask = asked;
    assert.equal(counts <= 1, true, 'but for the board that it leads to');
    assert.equal(state().refusal, null);
  }));

test('a move or Stop while it is found out drops the refusal', () =>
  withSolver(simple, async ({ send, state, store, board }) => {
    send(edit, 0, 5);
    for (const leaves of [
      () => send(stop),
      () => {
        send(edit, 1, Number(solution[1]));
      },
    ]) {
      const ended = untilIdle(store);
      send(press, 'step', true);
      leaves();
      const now = board();
      await ended;
      assert.equal(state().refusal, null);
      assert.equal(board(), now);
    }
  }));

test('presses that were to follow one that is refused do not', () =>
  withSolver(simple, async ({ send, state, store }) => {
    send(edit, 0, 5);
    const ended = untilIdle(store);
    send(press, 'step', true);
    send(press, 'step', true);
    await ended;
    assert.deepEqual([state().run, Boolean(state().refusal)], [null, true]);
  }));

test('Escape puts it away, and so does any move', () =>
  withSolver(simple, async ({ send, state, pressed }) => {
    send(edit, 0, 5);
    await pressed(...PRESSES.step);
    send(leave);
    assert.deepEqual([state().refusal, state().pointed], [null, null]);
    await pressed(...PRESSES.step);
    send(mark, 1, 1);
    assert.deepEqual([state().refusal, state().pointed], [null, null]);
  }));

test('a script gets what the method gives, with the word that there is no solution; the story says it, too', () =>
  withSolver(simple, async ({ send, state, runner, lines }) => {
    send(edit, 0, 5);
    const result = await runner.press('step');
    assert.deepEqual([result.order.length, result.uniqueness], [1, 'none']);
    assert.equal(state().refusal, null);
    assert.match(lines()[0], /^On a wrong board: /);
  }));

test('Compare says first that there is no solution, and so does each account', () =>
  withSolver(simple, async ({ send, state, pressed }) => {
    send(edit, 0, 5);
    await pressed(ask, 'compare');
    const [told] = state().story;
    assert.equal(tell(wordsFor(state()), 'en', told).lead.text, t('compare.leadNone'));
    assert.ok(told.kind === 'compare');
    for (const { result, method } of told.runs) {
      if (result) assert.equal(result.uniqueness, 'none', method.slug);
    }
  }));
