// Which arguments are said to be the shortest: those of which a search that shares nothing with the engine finds none with
// fewer truths.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Engine } from '../../web/index.js';
import { readCases } from '../cases/cases.js';
import { Position } from '../explained/position.js';
import { need } from '../needs.js';
import { candidate, canRefute } from './least.js';
import { sizeOfLine } from './sizes.js';

need('wasm');

/** What the search here finds out in a moment. */
const MOST = 4;

/** @param {string} name as in r4c3=7 or r4c3<>7 */
const candidateNamed = (name) => ({
  square: 9 * (Number(name[1]) - 1) + Number(name[3]) - 1,
  digit: Number(name.at(-1)),
});

/** @param {Position} position @param {import('./sizes.js').Line} line */
function apply(position, line) {
  if ('place' in line) {
    const { square, digit } = candidateNamed(line.place);
    position.place(square, digit);
    return;
  }
  for (const { square, digit } of line.remove.map(candidateNamed)) position.exclude(square, digit);
}

test('an argument is said to be the shortest if and only if it is', async () => {
  const engine = await Engine.load();
  const boards = readCases('unique').map(({ board }) => board);
  let count = 0;
  for (const board of boards.slice(-8)) {
    const { way, shortest } = await engine.prove(board);
    const position = new Position(board);
    for (const [i, line] of way.entries()) {
      const size = sizeOfLine(line);
      if ('by' in line && size <= MOST) {
        const { square, digit } = candidateNamed(line.by.suppose);
        const supposed = candidate(square, digit);
        if (size < MOST) assert.ok(canRefute(position, supposed, size), 'it can, indeed');
        const isLeast = !canRefute(position, supposed, size - 1);
        assert.equal(shortest.includes(i), isLeast, `${line.remove} on ${board}`);
        count += Number(isLeast);
      } else if (!('by' in line)) {
        assert.ok(!shortest.includes(i));
      }
      apply(position, line);
    }
  }
  assert.ok(count > 20, `${count} were the shortest`);
});
