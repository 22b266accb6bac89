import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  applyMove,
  conflicts,
  countDigits,
  emptyGame,
  fromText,
  givenText,
  isFull,
  puzzleText,
  toText,
} from '../../web/game/state.js';
import { squareAt, unitSquares, UNITS } from '../../web/game/units.js';

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SOLUTION =
  '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

const texts = fc
  .array(fc.constantFrom(...'123456789...'), { minLength: 81, maxLength: 81 })
  .map((symbols) => symbols.join(''));
const squares = fc.integer({ min: 0, max: 80 });
const digits = fc.integer({ min: 1, max: 9 });

test('a text that is read and written again is the same text', () => {
  fc.assert(
    fc.property(texts, (text) => {
      assert.equal(toText(fromText(text)), text);
    }),
  );
});

test('a zero is read as an empty square and written as a dot', () => {
  assert.equal(toText(fromText(PUZZLE.replaceAll('.', '0'))), PUZZLE);
});

test('digits of a text are given unless the caller names another kind', () => {
  assert.deepEqual(fromText(PUZZLE).squares[0], { digit: 5, kind: 'given' });
  assert.deepEqual(fromText(PUZZLE, 'found').squares[0], { digit: 5, kind: 'found' });
  assert.throws(() => fromText(PUZZLE, /** @type {any} */ ('constructor')), { code: 'kind' });
});

test('a wrong symbol is refused with its position', () => {
  const text = `${PUZZLE.slice(0, 40)}x${PUZZLE.slice(41)}`;
  const message = 'Character 41 is not a digit or a dot.';
  assert.throws(() => fromText(text), { name: 'GameError', code: 'symbol', position: 40, message });
});

test('a text that is too short or too long is refused with the place where it goes wrong', () => {
  assert.throws(() => fromText(PUZZLE.slice(0, 80)), { code: 'length', position: 80 });
  assert.throws(() => fromText(`${PUZZLE}\n`), { code: 'length', position: 81 });
  assert.throws(() => fromText(''), { code: 'length', position: 0 });
});

test('a typed digit is entered, also over a given and over a found digit', () => {
  const game = fromText(PUZZLE);
  assert.deepEqual(applyMove(game, { type: 'set', square: 2, digit: 4 }).squares[2], {
    digit: 4,
    kind: 'entered',
  });
  assert.equal(applyMove(game, { type: 'set', square: 0, digit: 1 }).squares[0].kind, 'entered');
  const found = applyMove(game, { type: 'found', placements: [{ square: 2, digit: 4 }] });
  assert.equal(found.squares[2].kind, 'found');
  assert.equal(applyMove(found, { type: 'set', square: 2, digit: 1 }).squares[2].kind, 'entered');
});

test('a game becomes a board: what differs is found or emptied, the rest keeps its kind', () => {
  const game = applyMove(fromText(PUZZLE), { type: 'set', square: 2, digit: 4 });
  const board = `61${toText(game).slice(2, 80)}.`;
  const next = applyMove(game, { type: 'become', board });
  assert.equal(toText(next), board);
  assert.deepEqual(next.squares[0], { digit: 6, kind: 'found' });
  assert.equal(next.squares[2], game.squares[2]);
  assert.equal(next.squares[80].digit, 0);
  assert.equal(applyMove(next, { type: 'become', board }), next);
  assert.throws(() => applyMove(next, { type: 'become', board: '1' }), { code: 'length' });
});

test('a digit that already stands in the square keeps its kind', () => {
  const game = fromText(PUZZLE);
  assert.equal(applyMove(game, { type: 'set', square: 0, digit: 5 }), game);
  assert.equal(applyMove(game, { type: 'found', placements: [{ square: 0, digit: 5 }] }), game);
});

test('a move changes its own square and no other', () => {
  fc.assert(
    fc.property(texts, squares, digits, (text, square, digit) => {
      const before = fromText(text);
      const after = applyMove(before, { type: 'set', square, digit });
      assert.equal(after.squares[square].digit, digit);
      assert.equal(toText(before), text);
      after.squares.forEach((content, other) => {
        if (other !== square) assert.equal(content, before.squares[other]);
      });
    }),
  );
});

test('a move that changes nothing gives back the same object', () => {
  const game = fromText(PUZZLE);
  assert.equal(applyMove(game, { type: 'clear', square: 2 }), game);
  assert.equal(applyMove(game, { type: 'found', placements: [] }), game);
  assert.equal(applyMove(game, { type: 'load', game: fromText(PUZZLE) }), game);
  assert.equal(applyMove(emptyGame(), { type: 'clearAll' }), emptyGame());
});

test('clearing empties a square, also a given, and clearAll the board', () => {
  const game = fromText(PUZZLE);
  assert.equal(applyMove(game, { type: 'clear', square: 0 }).squares[0].digit, 0);
  assert.equal(countDigits(applyMove(game, { type: 'clearAll' })), 0);
});

test('a loaded game is another one with the kinds it came with, frozen like ours', () => {
  const thawed = JSON.parse(JSON.stringify(fromText(SOLUTION, 'found')));
  const game = applyMove(emptyGame(), { type: 'load', game: thawed });
  assert.equal(game.squares[80], fromText(SOLUTION, 'found').squares[80]);
  assert.ok(
    Object.isFrozen(game) && Object.isFrozen(game.squares) && Object.isFrozen(game.squares[0]),
  );
});

test('a move that makes no sense is refused by name', () => {
  const game = fromText(PUZZLE);
  const refused = /** @type {[any, string][]} */ ([
    [{ type: 'set', square: 81, digit: 1 }, 'square'],
    [{ type: 'set', square: 1.5, digit: 1 }, 'square'],
    [{ type: 'set', square: 0, digit: 0 }, 'digit'],
    [{ type: 'set', square: 0, digit: 10 }, 'digit'],
    [{ type: 'clear', square: -1 }, 'square'],
    [{ type: 'found', placements: [{ square: 2, digit: 0 }] }, 'digit'],
    [{ type: 'load', game: { squares: [] } }, 'length'],
    [{ type: 'turn' }, 'move'],
  ]);
  for (const [move, code] of refused) {
    assert.throws(() => applyMove(game, move), { name: 'GameError', code });
  }
});

test('conflicts are exactly the squares with an equal digit in one of their units', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const clashing = new Set();
      for (const unit of UNITS) {
        const filled = unitSquares(unit).filter((square) => text[square] !== '.');
        for (const a of filled) {
          if (filled.some((b) => b !== a && text[b] === text[a])) clashing.add(a);
        }
      }
      assert.deepEqual(
        conflicts(fromText(text)),
        [...clashing].sort((a, b) => a - b),
      );
    }),
  );
});

test('a solution is full and free of conflicts; a swap of two digits is neither hidden nor spread', () => {
  const game = fromText(SOLUTION);
  assert.ok(isFull(game));
  assert.deepEqual(conflicts(game), []);
  const wrong = applyMove(game, { type: 'set', square: squareAt(1, 1), digit: 3 });
  assert.deepEqual(
    conflicts(wrong),
    [squareAt(1, 1), squareAt(1, 2), squareAt(9, 1)].sort((a, b) => a - b),
  );
});

test('a board with an empty square is not full', () => {
  const game = applyMove(fromText(SOLUTION), { type: 'clear', square: 80 });
  assert.equal(isFull(game), false);
  assert.equal(countDigits(game), 80);
});

test('the given digits of a game are the puzzle it came from', () => {
  const game = applyMove(fromText(PUZZLE), { type: 'set', square: 2, digit: 4 });
  assert.equal(givenText(game), PUZZLE);
  assert.equal(puzzleText(game), PUZZLE);
});

test('where nothing is given the digits entered by hand are the puzzle, and never those found', () => {
  const typed = fromText(PUZZLE, 'entered');
  const solved = applyMove(typed, { type: 'found', placements: [{ square: 2, digit: 4 }] });
  assert.equal(puzzleText(solved), PUZZLE);
  assert.equal(puzzleText(fromText(PUZZLE, 'found')), '.'.repeat(81));
});
