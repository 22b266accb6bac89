import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  canRedo,
  canUndo,
  createHistory,
  current,
  goTo,
  historyFrom,
  record,
  redo,
  undo,
} from '../../web/game/history.js';
import { applyMove, emptyGame, fromText } from '../../web/game/state.js';

const square = fc.integer({ min: 0, max: 80 });
const digit = fc.integer({ min: 1, max: 9 });
const text = fc
  .array(fc.constantFrom(...'123456789......'), { minLength: 81, maxLength: 81 })
  .map((symbols) => symbols.join(''));
const move = fc.oneof(
  fc.record({ type: fc.constant('set'), square, digit }),
  fc.record({ type: fc.constant('clear'), square }),
  fc.record({
    type: fc.constant('found'),
    placements: fc.array(fc.record({ square, digit }), { maxLength: 5 }),
  }),
  text.map((board) => ({ type: 'load', game: fromText(board) })),
  fc.constant({ type: 'clearAll' }),
);

test('undoing any moves gives back every state on the way, and redoing leads forth again', () => {
  fc.assert(
    fc.property(text, fc.array(move, { maxLength: 40 }), (board, moves) => {
      const states = [fromText(board)];
      let history = createHistory(states[0]);
      for (const each of moves) {
        const next = applyMove(current(history), /** @type {any} */ (each));
        if (next !== states.at(-1)) states.push(next);
        history = record(history, next, each);
      }
      for (const state of [...states].reverse()) {
        assert.equal(current(history), state);
        history = undo(history);
      }
      assert.equal(canUndo(history), false);
      for (const state of states) {
        assert.equal(current(history), state);
        history = redo(history);
      }
      assert.equal(canRedo(history), false);
    }),
  );
});

test('a move after an undo cuts off what could have been redone', () => {
  const start = createHistory('a');
  const history = record(undo(record(record(start, 'b'), 'c')), 'd');
  assert.deepEqual(
    history.entries.map(({ state }) => state),
    ['a', 'b', 'd'],
  );
  assert.equal(canRedo(history), false);
});

test('recording the current state, and undo and redo at the ends, change nothing', () => {
  const history = createHistory(emptyGame());
  assert.equal(record(history, emptyGame()), history);
  assert.equal(undo(history), history);
  assert.equal(redo(history), history);
});

test('a history never changes: the one from before still tells the old story', () => {
  const before = record(createHistory('a'), 'b');
  record(before, 'c');
  undo(before);
  assert.equal(current(before), 'b');
  assert.equal(before.entries.length, 2);
  assert.ok(Object.isFrozen(before) && Object.isFrozen(before.entries));
});

test('the time line keeps what was said about each state and goes to any of them', () => {
  const history = record(record(createHistory('a'), 'b', 'typed'), 'c', 'step');
  assert.deepEqual(
    history.entries.map(({ meta }) => meta),
    [null, 'typed', 'step'],
  );
  assert.equal(current(goTo(history, 0)), 'a');
  assert.equal(current(goTo(history, 99)), 'c');
  assert.equal(current(goTo(history, -1)), 'a');
});

test('a history that somebody else gives has entries, and an index of one of them', () => {
  const entries = [{ state: 'a' }, { state: 'b', meta: 'typed' }];
  const read = (/** @type {any} */ entry) => entry;
  assert.equal(current(undo(historyFrom({ entries, index: 1 }, read))), 'a');
  for (const given of [null, {}, { entries: 2, index: 0 }, { entries: [], index: 0 }, ...[-1, 0.5, 2, undefined].map((index) => ({ entries, index }))]) {
    assert.throws(() => historyFrom(given, read), { name: 'GameError', code: 'history' });
  } // prettier-ignore
});

test('of a history that somebody gives back, entries that were made here are not read again', () => {
  const { entries } = record(createHistory('a'), 'b', 'typed');
  const read = () => assert.fail('it is known');
  assert.equal(historyFrom({ entries, index: 1 }, read).entries[1], entries[1]);
  assert.throws(() => historyFrom({ entries: [{ ...entries[0] }], index: 0 }, read), /it is known/);
});
