// False sentences that the story once told, each with the board on which it was seen.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Engine } from '../../web/index.js';
import { locales } from '../locales/all.js';
import { reasonOfDeduction } from '../../web/story/deductions.js';
import { explain } from '../../web/story/explain.js';
import { placedOn, tellPlaced } from '../../web/story/placements.js';
import { createWords } from '../../web/locales/words.js';
import { need } from '../needs.js';

need('wasm');

const engine = await Engine.load();
const [en, ja] = [locales.en, locales.ja].map(createWords);

/** @param {string} board @param {string} method */
function solve(board, method) {
  const solver = engine.open(board, { method, events: true });
  const result = solver.solve();
  const press = { result, events: solver.events(), method: solver.methodInfo };
  solver.free();
  return press;
}

test('two boxes one above the other share columns, whichever lines their places lie on', () => {
  const board = '........1.......23..4.56..........7...8...5...1.3........2........8.4...75.....3.';
  const { events } = solve(board, 'logical-cube');
  const found = events.find(({ rule }) => rule === 'cube-two-boxes') ?? assert.fail();
  assert.equal(
    reasonOfDeduction(en, events, found),
    'In boxes 1 and 4, 3 can only go in columns 1 and 2, so these two boxes need both lines for it.',
  );
  assert.match(reasonOfDeduction(ja, events, found), /^第1・4ボックスで3が入るのは第1・2列だけ/);
});

test('for the only digit that is left, the picture shows what took each of the others away', () => {
  const board = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
  const solver = engine.open(board, { method: 'human', events: true });
  solver.step();
  const events = solver.events();
  const [placed] = placedOn(events);
  const { text, picture } = tellPlaced(en, events, placed, solver.methodInfo);
  solver.free();
  assert.equal(
    text,
    'r5c5 is 5. Only 5 is left: row 5 has 3 and 4, column 5 has 1, 2, 6, 7, 8 and 9.',
  );
  const shown = picture?.squares.filter(({ role }) => role === 'cause') ?? [];
  assert.equal(
    shown
      .map(({ square }) => board[square])
      .sort()
      .join(''),
    '12346789',
  );
});

test('a digit that stands in a solution found by trying is not said to follow from what was tried', () => {
  const board = '8.........95.......76.........426798...571243...893165......916....3.487....1.532';
  const lines = explain(en, solve(board, 'cell-list')).split('\n');
  assert.equal(lines[0], '1. r1c2 is 1. Trying it led to a complete solution.');
  assert.equal(lines[3], '4. r1c5 is 4. It comes from the solution found by trying r1c2 = 1.');
  assert.ok(lines.every((line) => !/follows from/.test(line)));
});
