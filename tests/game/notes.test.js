import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createHistory, current, record, undo } from '../../web/game/history.js';
import { NO_NOTES, marksOf, tintOf } from '../../web/game/notes.js';
import { applyMove, emptyGame, fromText, toText } from '../../web/game/state.js';
import { peers, squareAt } from '../../web/game/units.js';

/** @typedef {import('../../web/game/state.js').Game} Game */
/** @typedef {import('../../web/game/state.js').Move} Move */

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const squares = fc.integer({ min: 0, max: 80 });
const digits = fc.integer({ min: 1, max: 9 });
const colours = fc.integer({ min: 0, max: 8 });

/** @type {fc.Arbitrary<Move>} */
const moves = fc.oneof(
  fc.record({
    type: fc.constant(/** @type {const} */ ('mark')),
    square: squares,
    digit: digits,
    corner: fc.boolean(),
  }),
  fc.record({ type: fc.constant(/** @type {const} */ ('set')), square: squares, digit: digits }),
  fc.record({
    type: fc.constant(/** @type {const} */ ('colour')),
    square: squares,
    colour: colours,
  }),
  fc.record({
    type: fc.constant(/** @type {const} */ ('tint')),
    square: squares,
    digit: digits,
    colour: colours,
  }),
  fc.constantFrom(
    .../** @type {Move[]} */ ([
      { type: 'markAll' },
      { type: 'unmark' },
      { type: 'unmark', square: 40 },
      { type: 'give' },
      { type: 'restart' },
    ]),
  ),
);

/** @param {Game} game @param {...Move} all */
const after = (game, ...all) => all.reduce(applyMove, game);

test('a pencil mark is made, and the same once more takes it away', () => {
  const game = after(
    emptyGame(),
    { type: 'mark', square: 3, digit: 7 },
    { type: 'mark', square: 3, digit: 2 },
  );
  assert.deepEqual(marksOf(game.notes, 3), [2, 7]);
  assert.equal(toText(game), toText(emptyGame()));
  const bare = after(
    game,
    { type: 'mark', square: 3, digit: 7 },
    { type: 'mark', square: 3, digit: 2 },
  );
  assert.equal(bare.notes, NO_NOTES);
});

test('corner marks are beside the pencil marks, and go with them', () => {
  const corner = after(
    emptyGame(),
    ...[3, 4].map((square) => ({
      type: /** @type {const} */ ('mark'),
      square,
      digit: 7,
      corner: true,
    })),
    { type: 'mark', square: 3, digit: 2 },
  );
  const both = (/** @type {Game} */ { notes }, /** @type {number} */ at) =>
    [false, true].map((kind) => marksOf(notes, at, kind).join(''));
  assert.deepEqual([both(corner, 3), both(corner, 4)], [['2', '7'], ['', '7']]); // prettier-ignore
  assert.equal(
    both(applyMove(corner, { type: 'mark', square: 3, digit: 7, corner: true }), 3)[1],
    '',
  );
  const one = applyMove(corner, { type: 'unmark', square: 3 });
  assert.deepEqual([both(one, 3), both(one, 4)], [['', ''], ['', '7']]); // prettier-ignore
  assert.equal(applyMove(corner, { type: 'unmark' }).notes, NO_NOTES);
});

test('a square with a digit takes no mark', () => {
  const game = fromText(PUZZLE);
  for (const corner of [false, true])
    assert.equal(applyMove(game, { type: 'mark', square: 0, digit: 1, corner }), game);
});

test('all marks are what row, column and box leave; they can be taken away at once', () => {
  const game = applyMove(fromText(PUZZLE), { type: 'markAll' });
  assert.deepEqual(marksOf(game.notes, squareAt(1, 3)), [1, 2, 4]);
  assert.deepEqual(marksOf(game.notes, squareAt(1, 1)), []);
  assert.equal(applyMove(game, { type: 'markAll' }), game);
  assert.equal(applyMove(game, { type: 'unmark' }).notes, NO_NOTES);
});

test('a digit takes the marks of its square and its own in row, column and box', () => {
  fc.assert(
    fc.property(squares, digits, fc.constantFrom('set', 'found', 'become'), (at, digit, how) => {
      const { notes, squares: none } = applyMove(emptyGame(), { type: 'markAll' });
      const marked = { squares: none, notes: { ...notes, corners: notes.marks } };
      const full = applyMove(emptyGame(), { type: 'load', game: marked });
      const board = '.'.repeat(at) + digit + '.'.repeat(80 - at);
      const game = applyMove(
        full,
        how === 'set'
          ? { type: 'set', square: at, digit }
          : how === 'found'
            ? { type: 'found', placements: [{ square: at, digit }] }
            : { type: 'become', board },
      );
      game.squares.forEach((_, square) => {
        const marks = marksOf(game.notes, square);
        if (square === at) assert.deepEqual(marks, []);
        else assert.equal(marks.length, peers(at).includes(square) ? 8 : 9);
        assert.deepEqual(marksOf(game.notes, square, true), marks);
      });
    }),
  );
});

test('a digit that already stands leaves the marks alone', () => {
  const game = applyMove(fromText(PUZZLE), { type: 'mark', square: 2, digit: 5 });
  assert.equal(applyMove(game, { type: 'set', square: 0, digit: 5 }), game);
});

test('squares and small digits are coloured, and 0 takes the colour away', () => {
  const game = after(
    emptyGame(),
    { type: 'colour', square: 80, colour: 8 },
    { type: 'tint', square: 80, digit: 9, colour: 3 },
  );
  assert.equal(game.notes.colours[80], 8);
  assert.equal(tintOf(game.notes, 80, 9), 3);
  assert.equal(tintOf(game.notes, 80, 8), 0);
  assert.equal(applyMove(game, { type: 'colour', square: 80, colour: 8 }), game);
  const bare = after(
    game,
    { type: 'colour', square: 80, colour: 0 },
    { type: 'tint', square: 80, digit: 9, colour: 0 },
  );
  assert.equal(bare.notes, NO_NOTES);
});

test('giving makes every digit a given and keeps the notes', () => {
  const game = after(
    fromText(PUZZLE),
    { type: 'set', square: 2, digit: 4 },
    { type: 'mark', square: 3, digit: 2 },
    { type: 'give' },
  );
  assert.deepEqual(game.squares[2], { digit: 4, kind: 'given' });
  assert.deepEqual(marksOf(game.notes, 3), [2]);
});

test('a restart leaves the givens and nothing else', () => {
  const puzzle = fromText(PUZZLE);
  const game = after(
    puzzle,
    { type: 'markAll' },
    { type: 'colour', square: 0, colour: 1 },
    { type: 'set', square: 2, digit: 4 },
    { type: 'found', placements: [{ square: 3, digit: 2 }] },
    { type: 'restart' },
  );
  assert.deepEqual(game, puzzle);
  assert.equal(applyMove(puzzle, { type: 'restart' }), puzzle);
  assert.equal(after(game, { type: 'markAll' }, { type: 'clearAll' }).notes, NO_NOTES);
});

test('a game is loaded with its notes, or without any, and frozen like ours', () => {
  const game = after(
    fromText(PUZZLE),
    { type: 'markAll' },
    { type: 'mark', square: 3, digit: 6, corner: true },
    { type: 'colour', square: 4, colour: 2 },
    { type: 'tint', square: 2, digit: 1, colour: 5 },
  );
  const thawed = JSON.parse(JSON.stringify(game));
  const loaded = applyMove(emptyGame(), { type: 'load', game: thawed });
  assert.deepEqual(loaded, game);
  assert.ok(Object.isFrozen(loaded.notes.marks) && Object.isFrozen(loaded.notes.tints));
  assert.equal(applyMove(game, { type: 'load', game: thawed }), game);
  const { squares: contents } = thawed;
  assert.equal(applyMove(game, { type: 'load', game: { squares: contents } }).notes, NO_NOTES);
});

test('a game that was kept before there were corner marks has none', () => {
  const game = applyMove(fromText(PUZZLE), { type: 'mark', square: 3, digit: 2 });
  const old = JSON.parse(JSON.stringify(game));
  delete old.notes.corners;
  assert.equal(applyMove(game, { type: 'load', game: old }), game);
});

test('of squares with a digit no marks are loaded', () => {
  const thawed = JSON.parse(JSON.stringify(fromText(PUZZLE)));
  [thawed.notes.marks[0], thawed.notes.corners[0]] = [3, 3];
  const game = fromText(PUZZLE);
  assert.equal(applyMove(game, { type: 'load', game: thawed }), game);
});

test('notes and moves that make no sense are refused by name', () => {
  const game = fromText(PUZZLE);
  const list = (/** @type {any} */ first) => [first, ...Array(80).fill(0)];
  const notes = (/** @type {any} */ changes) => ({
    type: 'load',
    game: { squares: game.squares, notes: { ...NO_NOTES, ...changes } },
  });
  const refused = /** @type {[any, string][]} */ ([
    [{ type: 'mark', square: 81, digit: 1 }, 'square'],
    [{ type: 'mark', square: 2, digit: 0 }, 'digit'],
    [{ type: 'colour', square: 2, colour: 9 }, 'colour'],
    [{ type: 'colour', square: 2, colour: -1 }, 'colour'],
    [{ type: 'tint', square: 2, digit: 1.5, colour: 1 }, 'digit'],
    [{ type: 'tint', square: 2, digit: 1, colour: '1' }, 'colour'],
    [notes({ marks: [] }), 'notes'],
    [notes({ marks: list(512) }), 'notes'],
    [notes({ marks: list(-1) }), 'notes'],
    [notes({ corners: list(512) }), 'notes'],
    [{ type: 'unmark', square: 81 }, 'square'],
    [notes({ colours: list(9) }), 'notes'],
    [notes({ tints: { 729: 1 } }), 'notes'],
    [notes({ tints: { 0: 0 } }), 'notes'],
    [notes({ tints: null }), 'notes'],
  ]);
  for (const [move, code] of refused) {
    assert.throws(() => applyMove(game, move), { name: 'GameError', code }, JSON.stringify(move));
  }
});

test('whatever is noted and placed, undo brings back exactly what was, and nothing new is the same object', () => {
  fc.assert(
    fc.property(fc.array(moves, { maxLength: 20 }), (all) => {
      const first = fromText(PUZZLE);
      /** @type {Game[]} */
      const seen = [first];
      let history = createHistory(first);
      for (const move of all) {
        const next = applyMove(current(history), move);
        if (next === current(history)) continue;
        assert.notDeepEqual(next, current(history));
        history = record(history, next);
        seen.push(next);
      }
      for (const game of seen.reverse()) {
        assert.equal(current(history), game);
        history = undo(history);
      }
    }),
  );
});
