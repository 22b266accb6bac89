// Steps of all techniques on boards where easier ones were left alone, as in "All steps" and in a practice: what is said
// of each is proved from its words.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { positionBefore } from '../../web/engine/catalogue/practice.js';
import { Engine } from '../../web/index.js';
import { madePuzzles } from '../explained/made.js';
import { need } from '../needs.js';
import { checkEvents } from './step.js';

need('wasm');

const engine = await Engine.load();
const table = await (await engine.catalogue('.'.repeat(81))).techniques();

/** Those that take too long where much is left, or may be told in part; what only Sudoku Explainer has is not asked alone. */
const LEFT_OUT = ['forcing', 'templates', 'kraken-fish', 'brute-force'];
const order = table.flatMap(({ slug, hodoku, se, family, score }) =>
  (hodoku || !se) && !LEFT_OUT.includes(family) && !/squirmbag|whale|leviathan/.test(slug)
    ? [{ slug, score }]
    : [],
);

/** Of which there are the most forms. */
const MANY = 5;

/** The board before a step of a puzzle's path. @param {string} puzzle @param {number} part of the path */
async function boardOn(puzzle, part) {
  const { steps } = await engine.rate(puzzle, { scale: 'hodoku' });
  const at = Math.floor(steps.length * part);
  const marked = steps.map((step, n) => (n === at ? { ...step, technique: 'here' } : step));
  return positionBefore(puzzle, marked, 'here')?.board ?? assert.fail(puzzle);
}

test('every step is proved from what is said of it, also where singles were left alone', async () => {
  let count = 0;
  for (const [at, puzzle] of madePuzzles(9).entries()) {
    const board = await boardOn(puzzle, (at % 3) / 4 + 0.2);
    const catalogue = await engine.catalogue(board, { order });
    const { steps } = await catalogue.all();
    const givens = new Set([...puzzle].flatMap((digit, square) => (digit === '.' ? [] : [square])));
    for (const { slug } of order) {
      const own = steps.filter(({ technique }) => technique === slug);
      for (const step of own.slice(0, /^grouped|rectangle/.test(slug) ? MANY : 1)) {
        const events = await catalogue.tell(step);
        const faults = checkEvents(events, givens, count++).map((told) => [told.texts.text, ...told.faults]); // prettier-ignore
        assert.deepEqual(faults, [], `${slug} on ${board.digits}`);
      }
    }
  }
  assert.ok(count > 200, String(count));
});
