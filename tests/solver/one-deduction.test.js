// 1 Step of the method `techniques`: each deduction is a step of the way, a row of its own, until the puzzle is solved.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listTechniques } from '../../web/engine/catalogue/rating.js';
import { EXAMPLES } from '../../web/app/examples.js';
import { packHistory } from '../../web/app/keeping/pack.js';
import { unpackHistory } from '../../web/app/keeping/unpack.js';
import { marksOf } from '../../web/game/notes.js';
import { countDigits, toText } from '../../web/game/state.js';
import { loadPart } from '../../web/locales/languages.js';
import { backByHand, choose, setHistory } from '../../web/model/actions.js';
import { pictureOf } from '../../web/model/overlay.js';
import { press } from '../../web/model/run/actions.js';
import { gameOf, wordsFor } from '../../web/model/state.js';
import { claimOf } from '../../web/model/telling.js';
import { commandOf } from '../../web/model/commands.js';
import { shownOf } from '../../web/model/shown.js';
import { textOfShort } from '../../web/model/techniques/list.js';
import { deduceByHand, stepByHand, walk } from '../../web/model/way/actions.js';
import { tellStep, toldOf } from '../../web/model/way/telling.js';
import { nameState } from '../../web/model/way/time.js';
import { readStep, wayOf } from '../../web/model/way/way.js';
import { Solving } from '../../web/solver/run/solving.js';
import { Recaller } from '../../web/solver/way/recall.js';
import { solutions } from '../engine/plain-solver.js';
import { nameSquare } from '../grid.js';
import { makeSolver } from './fake.js';
import { until, withEngine } from './with-engine.js';

await loadPart('en', 'techniques');
await loadPart('en', 'proofs');

/** Ours; it takes sets, a fish and chains. */
const PUZZLE = '.......12..8.3...........4.12.5..........47...6.......5.7...3.....62.......1.....';
const hardest = EXAMPLES.find(({ name }) => name === 'example.hard')?.board ?? '';

/** "The candidates 1 and 2 are ruled out (X)", "in r1c1 and r1c2 the 3 is ruled out (X)" */
const GONE =
  /(?:The candidates? ([\d, and]+)|in (r[\dc, and r]+) the (\d)) (?:is|are) ruled out \(([^)]+)\)/g;

/** @typedef {import('../../web/model/state.js').State} State */
/** @typedef {import('../../web/model/way/way.js').Step} Step */

/** @param {string} puzzle @param {(solver: any) => Promise<void>} body */
const withSteps = (puzzle, body) =>
  withEngine(puzzle, async (solver) => {
    const { send, state } = solver;
    send(choose, { method: 'techniques' });
    const made = async (/** @type {any} */ action = stepByHand) => {
      send(action);
      await until(() => state().run === null);
    };
    await body({ ...solver, made, way: () => wayOf(state().history) });
  });

/** @param {State} state @returns {string[]} the sentence of each step */
const sentencesOf = (state) =>
  wayOf(state.history).steps.map((step) => tellStep(state, step).lead.text);

test('each press is one deduction with its name, and together they solve the puzzle', () =>
  withSteps(PUZZLE, async ({ state, made, way }) => {
    const [solution] = solutions(PUZZLE);
    const names = new Set();
    for (let presses = 1; countDigits(gameOf(state())) < 81; presses++) {
      const before = gameOf(state());
      await made();
      const { steps, at } = way();
      assert.deepEqual([steps.length, at], [presses, presses]);
      const { by, square, digit, removed } = steps[at - 1];
      const { lead } = tellStep(state(), steps[at - 1]);
      assert.deepEqual([by.action, by.method], ['deduce', 'techniques']);
      names.add(lead.rule?.label);
      const { squares, notes } = gameOf(state());
      if (!removed) {
        assert.equal(String(digit), solution[square]);
        assert.deepEqual(
          squares.flatMap((content, i) => (content === before.squares[i] ? [] : [i])),
          [square],
        );
        assert.ok(lead.text.startsWith(`r${Math.floor(square / 9) + 1}c`), lead.text);
        continue;
      }
      assert.equal(squares, before.squares);
      const claim = claimOf(wordsFor(state()), steps[at - 1]);
      assert.match(claim, / cannot be /);
      const { history } = state();
      assert.equal(nameState(wordsFor(state()), history, history.index), claim);
      assert.equal(pictureOf(state()).overlay.struck?.length, removed.length);
      for (const gone of removed) {
        assert.notEqual(String(gone.digit), solution[gone.square], lead.text);
        assert.ok(!marksOf(notes, gone.square).includes(gone.digit));
      }
    }
    assert.equal(toText(gameOf(state())), solution);
    for (const name of ['naked single', 'hidden single', 'claiming']) assert.ok(names.has(name));
    await made();
    assert.equal(way().steps.length, way().at, 'a full board has no further step');
  }));

test('a digit names the techniques that took the candidates before it', () =>
  withSteps(PUZZLE, async ({ state, made, way }) => {
    let count = 0;
    while (countDigits(gameOf(state())) < 81) {
      await made();
      const all = way().steps;
      const text = sentencesOf(state())[all.length - 1];
      assert.doesNotMatch(text, /ruled out before/);
      for (const [, digits, squares, digit, name] of text.matchAll(GONE)) {
        const placed = nameSquare(all[all.length - 1].square);
        const gone = digits
          ? digits.match(/\d/g)?.map((each) => `${placed} ${each}`)
          : squares.match(/r\dc\d/g)?.map((each) => `${each} ${digit}`);
        const taken = all.flatMap((/** @type {Step} */ step) =>
          tellStep(state(), step).lead.rule?.label === name
            ? (step.removed ?? []).map((each) => `${nameSquare(each.square)} ${each.digit}`)
            : [],
        );
        for (const each of gone ?? []) assert.ok(taken.includes(each), `${each}: ${text}`);
        count++;
      }
    }
    assert.ok(count > 0);
  }));

test('what was taken back is repeated, and the other size of step is made anew', () =>
  withSteps(PUZZLE, async ({ send, state, made, way }) => {
    for (let presses = 0; presses < 3; presses++) await made();
    const there = gameOf(state());
    send(backByHand);
    assert.equal(way().at, 2);
    send(stepByHand);
    assert.equal(gameOf(state()), there, 'at once');
    send(walk, 0);
    const digits = countDigits(gameOf(state()));
    await made(deduceByHand);
    const { steps } = way();
    assert.equal(countDigits(gameOf(state())), digits + 1);
    assert.deepEqual([steps.length, steps[0].by.action], [1, 'step']);
  }));

test('the button for the other size of step says which it is, and is there where a method has two', () =>
  withSteps(PUZZLE, async ({ send, state }) => {
    assert.equal(shownOf(state()).deduce.text, 'action.nextDigit');
    send(choose, { method: 'human' });
    assert.equal(shownOf(state()).deduce.text, commandOf('deduce').text);
    assert.ok(shownOf(state()).deduce.there);
    send(choose, { method: 'ushio' });
    assert.ok(!shownOf(state()).deduce.there, 'it makes none one by one');
  }));

test('presses that follow each other are all made', () =>
  withSteps(PUZZLE, async ({ send, state, way }) => {
    for (let presses = 0; presses < 3; presses++) send(stepByHand);
    await until(() => state().run === null && way().at === 3);
  }));

test('where no technique is left, a candidate goes by a short contradiction', () =>
  withSteps(hardest, async ({ send, state, made, way }) => {
    send(choose, { techniques: textOfShort(await listTechniques()) });
    const [solution] = solutions(hardest);
    for (let presses = 0; presses < 30; presses++) {
      await made();
      const { steps, at } = way();
      assert.equal(at, presses + 1);
      const { lead } = tellStep(state(), steps[at - 1]);
      if (lead.rule?.label !== 'short contradiction') continue;
      for (const { square, digit } of steps[at - 1].removed) {
        assert.notEqual(String(digit), solution[square]);
      }
      return;
    }
    assert.fail('there was no contradiction');
  }));

test('such steps are kept and told again after a reload; another account is not believed', () =>
  withSteps(PUZZLE, async ({ state, made, way }) => {
    while (!way().steps.some((/** @type {any} */ { removed }) => removed?.length > 1)) await made();
    const told = sentencesOf(state());
    const kept = JSON.parse(JSON.stringify(packHistory(state().history)));
    await withSteps(PUZZLE, async ({ send, store, runner, state: again }) => {
      send(setHistory, unpackHistory(kept));
      assert.deepEqual(wayOf(again().history).steps, way().steps);
      for (const step of way().steps) {
        if (step.removed) assert.match(toldLine(again(), step), /cannot be/);
      }
      new Recaller(store, runner);
      await until(() => way().steps.every(({ by }) => again().presses[by.id]));
      assert.deepEqual(sentencesOf(again()), told);
    });
    await withSteps(PUZZLE, async ({ send, store, runner, state: again }) => {
      // The other list begins with another technique.
      send(choose, { techniques: 'h.f020304' });
      send(setHistory, unpackHistory(kept));
      new Recaller(store, runner);
      await until(() => way().steps.every(({ by }) => again().presses[by.id]));
      const kinds = way().steps.map((step) => toldOf(again(), step).kind);
      assert.ok(kinds.includes('bare'), String(kinds));
    });
  }));

/** The sentence of a step whose press is unknown. @param {State} state @param {any} step */
const toldLine = (state, step) => tellStep({ ...state, presses: {} }, step).lead.text;

test('a kept step whose candidates are still there is none', () =>
  withSteps(PUZZLE, async ({ state, made, way }) => {
    const before = gameOf(state());
    while (!way().steps.at(-1)?.removed) await made();
    const step = way().steps.at(-1);
    assert.deepEqual(readStep({ step }, gameOf(state())), step);
    const { square, digit } = step.removed[0];
    const marks = [...gameOf(state()).notes.marks];
    marks[square] |= 1 << (digit - 1);
    const game = { ...before, notes: { ...before.notes, marks } };
    assert.equal(readStep({ step }, game), null);
    for (const bad of [5, null, [], {}]) {
      assert.equal(readStep({ step: { ...step, removed: bad } }, gameOf(state())), null);
    }
    for (const bad of [{ square: 81, digit }, { square, digit: 0 }, {}, null]) {
      assert.equal(readStep({ step: { ...step, removed: [bad] } }, gameOf(state())), null);
    }
  }));

test('a script still places a digit', () =>
  withSteps(PUZZLE, async ({ send, state, way }) => {
    send(press, 'step', false);
    await until(() => state().run === null);
    assert.equal(way().steps[0].by.action, 'step');
  }));

test('a press that comes before the engine is one deduction, too', async () => {
  const solving = new Solving();
  solving.connect(null);
  const { send, runner, state } = makeSolver(PUZZLE, { solving });
  send((/** @type {State} */ given) => ({ ...given, methods: [] }));
  send(choose, { method: 'techniques' });
  send(stepByHand);
  await runner.load();
  await until(() => state().run === null);
  assert.equal(wayOf(state().history).steps[0].by.action, 'deduce');
  runner.disconnect();
});

for (const [what, kind] of /** @type {const} */ ([
  ['a Go', 'solve'],
  ['the way to the next digit', 'step'],
])) {
  test(`${what} has a row for each deduction, told by itself, and is kept and told again`, () =>
    withSteps(PUZZLE, async ({ send, state, pressed, way }) => {
      do await pressed(kind);
      while (!way().steps.some((/** @type {Step} */ { removed }) => removed));
      const { steps, at } = /** @type {{ steps: Step[], at: number }} */ (way());
      assert.equal(at, steps.length);
      const told = sentencesOf(state());
      const kept = JSON.parse(JSON.stringify(packHistory(state().history)));
      send(backByHand);
      assert.equal(way().at, at - steps[at - 1].nth - 1, 'one Undo takes the press back');
      const [solution] = solutions(PUZZLE);
      steps.forEach(({ square, digit, removed }, nth) => {
        if (!removed)
          assert.ok(told[nth].includes(` is ${digit}. `) && solution[square] === `${digit}`);
        else assert.match(told[nth], / So .* cannot be /);
        for (const gone of removed ?? []) assert.notEqual(solution[gone.square], `${gone.digit}`);
      });
      assert.equal(new Set(told).size, told.length);
      await withSteps(PUZZLE, async ({ send, store, runner, state: again }) => {
        send(setHistory, unpackHistory(kept));
        new Recaller(store, runner);
        await until(() => steps.every(({ by }) => again().presses[by.id]));
        assert.deepEqual(sentencesOf(again()), told);
      });
    }));
}
