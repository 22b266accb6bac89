// Next deduction: one at a time, of each method that has them, by the engine itself.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fromText } from '../../web/game/state.js';
import { NO_NOTES, marksOf } from '../../web/game/notes.js';
import { backByHand, load, setChoices } from '../../web/model/actions.js';
import { mark } from '../../web/model/hand/actions.js';
import { ask } from '../../web/model/run/actions.js';
import { gameOf, metaOf } from '../../web/model/state.js';
import { solutions } from '../engine/plain-solver.js';
import { withEngine } from './with-engine.js';

/** Ours; it takes sets, a fish and chains. */
const PUZZLE = '.......12..8.3...........4.12.5..........47...6.......5.7...3.....62.......1.....';
const [solution] = solutions(PUZZLE);

/** Ours; cell lists find six deductions, and then try. */
const HARD = '.4.....7.....758........39.....93....756.......9.8..3.....62......84...71.8...2..';

/** @param {string} method @param {(solver: any) => Promise<void>} body */
const withDeductions = (method, body) =>
  withEngine(PUZZLE, async (solver) => {
    const { send, store } = solver;
    send(setChoices, { method });
    const deduced = async () => {
      const ended = new Promise((resolve) => {
        const leave = store.subscribe(({ run }) => run || resolve(leave()));
      });
      send(ask, 'deduce');
      await ended;
    };
    await body({ ...solver, deduced });
  });

/** Its digits, and the marks of each square. @param {import('../../web/game/state.js').Game} game */
const read = ({ squares, notes }) =>
  squares.map(({ digit }, at) => (digit ? [digit] : [...marksOf(notes, at)]));

for (const method of ['logical-cube', 'human', 'cell-list', 'techniques']) {
  test(`${method} deduces one thing at a time, which is true, told, drawn, and taken back by one Undo`, () =>
    withDeductions(method, async ({ send, state, deduced, entry, told }) => {
      let [marks, digits] = [0, 0];
      for (let press = 0; press < 30; press++) {
        const before = gameOf(state());
        await deduced();
        const game = gameOf(state());
        if (game === before) break;
        const { lead } = entry();
        assert.ok(lead.text && !/[{}]|undefined/.test(lead.text), lead.text);
        assert.deepEqual(told.at(-1)[1].kind, 'deduced');
        const placed = game.squares.filter((content, at) => content !== before.squares[at]);
        assert.ok(placed.length < 2, lead.text);
        const { picture } = metaOf(state()).remark;
        if (placed.length) digits++;
        else {
          marks++;
          assert.ok(picture.struck.length > 0, 'what goes is crossed out');
          for (const { square, digit } of picture.struck) {
            assert.ok(!marksOf(game.notes, square).includes(digit), lead.text);
            assert.notEqual(Number(solution[square]), digit, lead.text);
          }
        }
        read(game).forEach((left, at) => {
          if (!game.squares[at].digit && game.notes === NO_NOTES) return;
          assert.ok(left.includes(Number(solution[at])), lead.text);
        });
        send(backByHand);
        assert.equal(gameOf(state()), before, 'one move');
        assert.deepEqual((await deduced(), read(gameOf(state()))), read(game), 'the same again');
      }
      assert.ok(digits > 0);
      assert.ok(marks > 0 || method === 'logical-cube', method);
    }));
}

test('the list of techniques that is chosen says which is next', () =>
  withDeductions('techniques', async ({ send, deduced, entry }) => {
    await deduced();
    const first = entry().lead.rule?.label;
    send(backByHand);
    send(setChoices, { techniques: 'h.f020304' });
    await deduced();
    assert.notEqual(entry().lead.rule?.label, first);
  }));

test('a method without candidates says that it has none, and which methods have', () =>
  withDeductions('ushio', async ({ state, deduced, board }) => {
    await deduced();
    assert.match(state().hint, /^“Ushio.* has no single deductions.*Human-like.*Techniques\.$/);
    assert.deepEqual([board(), state().story.length], [PUZZLE, 0]);
  }));

test('marks that leave no solution are no board to deduce from', async () => {
  for (const method of ['human', 'techniques']) {
    await withDeductions(method, async ({ send, state, deduced, anyway, entry }) => {
      // A 1 stands in its row.
      send(mark, 0, 1);
      const before = gameOf(state());
      await deduced();
      assert.match(state().said, /^The right digit is missing from the pencil marks in r1c1/);
      assert.equal(state().story.length, 0);
      await anyway();
      assert.match(entry().lead.text, /no solution is left/);
      assert.equal(gameOf(state()), before);
    });
  }
});

test('where a method would put a digit in on trial, it says so and leaves the board', () =>
  withDeductions('cell-list', async ({ send, state, deduced, entry }) => {
    send(load, fromText(HARD));
    for (let press = 0; press < 6; press++) await deduced();
    const before = gameOf(state());
    assert.doesNotMatch(entry().lead.text, /on trial/);
    await deduced();
    assert.match(entry().lead.text, /^“Cell lists.* on trial/);
    assert.equal(gameOf(state()), before);
  }));

test('a move while it is looked for drops the answer', () =>
  withDeductions('human', async ({ send, store, state }) => {
    send(ask, 'deduce');
    send(mark, 0, 3);
    const moved = gameOf(state());
    await new Promise((resolve) => {
      const leave = store.subscribe(({ run }) => run || resolve(leave()));
    });
    assert.equal(gameOf(state()), moved);
  }));
