// The Help's pictures tell the truth: crossed out candidates are wrong in the puzzle's solution, digits that
// follow are right, and the possible ones are those that row, column and box leave.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PICTURES as lists } from '../../web/help/cell-list-pictures.js';
import { PICTURES as human } from '../../web/help/human-pictures.js';
import { PICTURES as cube } from '../../web/help/logical-cube-pictures.js';
import { PICTURES as search } from '../../web/help/backtracking-pictures.js';
import { START, TECHNIQUES, UNITS } from '../../web/help/technique-pictures.js';
import { PICTURES as ushio } from '../../web/help/ushio-pictures.js';
import { conflicts, toText } from '../../web/game/state.js';
import { peers, unitSquares } from '../../web/game/units.js';
import { ask } from '../page/engine.js';

/** @typedef {import('../../web/help/drawing.js').HelpPicture} HelpPicture */

/** @type {[string, HelpPicture][]} */
const all = [
  { ...cube, ...human, ...lists, ...search },
  { ...START, UNITS },
  TECHNIQUES,
  ushio,
].flatMap(Object.entries);
/** Pictures of a whole puzzle, not of a detail, without a wrong digit. */
const onPuzzles = all.filter(
  ([name, { game }]) =>
    game.squares.filter(({ digit }) => digit).length > 20 &&
    !Object.hasOwn(search, name) &&
    name !== 'trial',
);

test('no board of the Help has a conflict', () => {
  for (const [name, { game }] of all) assert.deepEqual(conflicts(game), [], name);
});

test('on a puzzle, what is crossed out is wrong and what follows is right', () => {
  assert.ok(onPuzzles.length >= 30);
  for (const [name, { game, overlay }] of onPuzzles) {
    const { board, warnings } = ask('solve', toText(game));
    assert.deepEqual(warnings, [], `${name} has one solution`);
    for (const { square, digit } of overlay.struck ?? []) {
      assert.notEqual(board[square], String(digit), `${name}: ${digit} in ${square}`);
    }
    const targets = (overlay.focusDigits ?? []).filter(({ role }) => role === 'target');
    if (name === 'supposed') continue;
    for (const { square, digit } of targets) assert.equal(board[square], String(digit), name);
  }
});

test('where one place is said to be left there is one, and fewest digits are fewest', () => {
  const left = cube.depth.overlay.candidates ?? [];
  const count = (/** @type {any} */ unit, /** @type {number} */ digit) =>
    unitSquares(unit).filter((square) => left[square].includes(digit)).length;
  assert.equal(count({ type: 'box', number: 1 }, 3), 1);
  assert.deepEqual(
    [count({ type: 'box', number: 7 }, 3), count({ type: 'row', number: 8 }, 3)],
    [2, 1],
  );
  assert.deepEqual(left[15], [6]);
  for (const unit of [
    { type: 'row', number: 2 },
    { type: 'column', number: 7 },
    { type: 'box', number: 3 },
  ]) {
    assert.equal(count(unit, 6), 2);
  }
  const sizes = (human.supposed.overlay.candidates ?? []).map(({ length }) => length || 9);
  assert.deepEqual(
    sizes.flatMap((size, square) => (size === Math.min(...sizes) ? [square] : [])),
    [69],
  );
  const { painted = [] } = lists.block.overlay;
  const white = unitSquares({ type: 'box', number: 2 }).filter(
    (square) => !painted?.includes(square),
  );
  assert.deepEqual(white, [5]);
});

test('in the search every digit clashes where the walk turns back', () => {
  const { game } = search.back;
  const seen = new Set(peers(8).map((peer) => game.squares[peer].digit));
  for (let digit = 1; digit <= 9; digit++) assert.ok(seen.has(digit), String(digit));
});
