// Hints by the engine itself: all they say is true of the puzzle, and no level says too much.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NO_NOTES, marksOf } from '../../web/game/notes.js';
import { squareNamed } from '../../web/game/units.js';
import { loadPart } from '../../web/locales/languages.js';
import { mark } from '../../web/model/hand/actions.js';
import { ask, askWhy, carryOut, choose, hint, setFilter } from '../../web/model/hints/actions.js';
import { NO_FILTER, groupsOf, ranked } from '../../web/model/hints/steps.js';
import { listOfPreset, moved, readList, writeList } from '../../web/model/techniques/list.js';
import { setChoices } from '../../web/model/actions.js';
import { listTechniques } from '../../web/engine/catalogue/rating.js';
import { hintsOf } from '../../web/model/hints/known.js';
import { stagesOf } from '../../web/model/hints/stages.js';
import { gameOf, wordsFor } from '../../web/model/state.js';
import { solutions } from '../engine/plain-solver.js';
import { withHints as withHintsOn } from './with-hints.js';

for (const part of /** @type {const} */ (['techniques', 'hints', 'methods'])) {
  await loadPart('en', part);
}

const table = await listTechniques();

/** Ours; it takes sets, a fish and chains. */
const PUZZLE = '.......12..8.3...........4.12.5..........47...6.......5.7...3.....62.......1.....';
const [solution] = solutions(PUZZLE);

/** With fish, sets, almost locked sets, uniqueness, chains and nets on their way. */
const HARD = [
  '.4.....7.....758........39.....93....756.......9.8..3.....62......84...71.8...2..',
  '..76...1...2....7..5.2........7.5.3.....8.9..3....9......97...44.3..68...6.5..1..',
];

/** @param {(solver: any) => Promise<void>} body @param {string} [puzzle] */
const withHints = (body, puzzle = PUZZLE) => withHintsOn(puzzle, body);

/** @param {import('../../web/game/state.js').Game} game @param {string} solution */
function assertTrue({ squares, notes }, solution) {
  squares.forEach(({ digit }, at) => {
    if (digit) assert.equal(digit, Number(solution[at]));
    else if (notes !== NO_NOTES) assert.ok(marksOf(notes, at).includes(Number(solution[at])));
  });
}

test('hint after hint is carried out, and the solution stays; none gives away what comes next', async () => {
  const families = new Set();
  for (const puzzle of HARD) {
    const [solution] = solutions(puzzle);
    await withHints(async ({ send, state, answer, board }) => {
      while (board().includes('.')) {
        send(hint);
        const found = await answer();
        assert.equal(found.kind, 'step', board());
        const { step } = found;
        families.add(step.family);
        const stages = stagesOf(wordsFor(state()), found);
        const places = [...step.placed, ...step.removed];
        for (const { text, picture } of stages.slice(0, -1)) {
          assert.ok(text && !/[{}]|undefined/.test(text), text);
          assert.deepEqual([picture?.struck ?? [], picture?.last ?? null], [[], null], text);
        }
        for (const { text } of stages.slice(0, 3)) {
          assert.ok(!places.some((place) => text.includes(`r${place.row}c${place.column}`)), text);
        }
        stages.slice(1).forEach(() => send(hint));
        send(carryOut);
        assertTrue(gameOf(state()), solution);
      }
    }, puzzle);
  }
  assert.ok(families.size > 9, [...families].join());
});

test('marks count: a square with one is a single, and a mark too few is the hint', () =>
  withHints(async ({ send, answer }) => {
    const square = PUZZLE.indexOf('.');
    const digit = Number(solution[square]);
    send(mark, square, digit);
    send(ask, 'all');
    const { steps } = await answer();
    const placed = [{ ...squareNamed(square), digit }];
    const own = steps.find(
      ({ technique, ...step }) => technique === 'naked-single' && step.placed[0].digit === digit,
    );
    assert.deepEqual(own?.placed, placed);
    send(mark, square, digit);
    send(mark, square, (digit % 9) + 1);
    send(hint);
    const wrong = await answer();
    assert.deepEqual([wrong.kind, wrong.mistake.marks, wrong.mistake.since], ['mistake', 1, 3]);
  }));

test('every candidate is answered for: the right one stays, the others have their steps', () =>
  withHints(async ({ send, state, answer }) => {
    const square = PUZZLE.indexOf('.');
    for (const digit of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
      send(askWhy, square, digit);
      const { verdict, steps } = await answer();
      if (digit === Number(solution[square])) assert.equal(verdict, 'inSolution');
      else assert.ok(['found', 'foundByPath', 'seen'].includes(verdict), `${digit} ${verdict}`);
      assert.equal(steps.length > 0, verdict.startsWith('found'), verdict);
      assert.equal(hintsOf(state())?.picture !== null, steps.length > 0);
    }
  }));

test('the steps that lead on furthest come first if they are wanted so', () =>
  withHints(async ({ send, state, answer, store }) => {
    send(ask, 'all');
    const { steps } = await answer();
    const all = new Promise((resolve) => {
      const leave = store.subscribe(
        () =>
          Object.keys(hintsOf(state())?.unlocked ?? {}).length === steps.length && resolve(leave()),
      );
    });
    send(setFilter, { byProgress: true });
    await all;
    const { filter, unlocked } = /** @type {NonNullable<ReturnType<typeof hintsOf>>} */ (
      hintsOf(state())
    );
    const [{ indices }] = ranked(steps, filter, { square: null, digit: null }, unlocked);
    assert.deepEqual(
      [...indices].sort((a, b) => a - b),
      [...steps.keys()],
    );
    const leads = indices.map((index) => ({ ...unlocked[index], cost: steps[index].score }));
    leads.slice(1).forEach((after, at) => {
      const before = leads[at];
      const [digits, candidates, cost] = /** @type {const} */ ([
        'digits',
        'candidates',
        'cost',
      ]).map((name) => before[name] - after[name]);
      assert.ok((digits || candidates || -cost) >= 0, JSON.stringify([before, after]));
    });
    assert.notDeepEqual(leads[0], leads.at(-1));
  }));

test('the techniques of a list of one’s own come in its order', () =>
  withHints(async ({ send, state, answer }) => {
    const own = writeList(
      'hodoku',
      moved(listOfPreset('hodoku', table), 'hidden-triple', 0),
      table,
    );
    send(setChoices, { techniques: own });
    send(ask, 'all');
    const { steps } = await answer();
    const groups = groupsOf(steps, NO_FILTER, { square: null, digit: null });
    const order = readList(own, table).map(({ technique }) => technique.slug);
    const places = groups.map(({ technique }) => order.indexOf(technique));
    assert.deepEqual(
      places,
      [...places].sort((a, b) => a - b),
    );
    assert.equal(groups[0].technique, 'hidden-triple');
    assert.ok(groups.length > 5 && hintsOf(state()));
  }));

test('all steps come in, each can be told and says what it leads to', () =>
  withHints(async ({ send, state, answer, hinter, store }) => {
    send(ask, 'all');
    const { steps, lost } = await answer();
    assert.ok(steps.length > 100 && lost === 0);
    for (const index of [0, Math.floor(steps.length / 2), steps.length - 1]) {
      send(choose, index);
      await answer();
      const { told, picture } = hintsOf(state()) ?? {};
      assert.ok(told?.[index].events.length && picture);
      const { placed, removed } = steps[index];
      const places = [...placed, ...removed].map(({ row, column }) => 9 * (row - 1) + column - 1);
      const drawn = [...picture.struck.map(({ square }) => square), picture.last];
      assert.ok(places.every((place) => drawn.includes(place)));
      const unlocked = new Promise((resolve) => {
        const leave = store.subscribe(() => hintsOf(state())?.unlocked[index] && resolve(leave()));
      });
      hinter.unlock(index);
      await unlocked;
    }
  }));
