// notation(): the steps of a catalogue and of a solver in the notation of forums, also with almost locked sets in chains.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import { built, need } from '../needs.js';
import { Told } from '../told/proof.js';
import { faultInNotation, readNotation } from '../told/notation.js';
import { Engine, notation } from '../../web/index.js';

need('wasm');

const WITH_SETS = [
  '.....72..71.5............8.....2.4.......43.1.9.8.6.7.5...78..343.........9.3.8.4',
  // A chain enters some of the places of its set without the set, too.
  '2.....47.6.8.........3.7.......3..81...67..4.7..9.1.....251..9.53....6...4.....58',
];

/** @type {Engine} */
let engine;
before(async () => {
  engine = await Engine.load({ bytes: readFileSync(built('wasm', 'kakutei')) });
});

test('a chain through almost locked sets names their squares and digits', async () => {
  const order = ['grouped-aic', 'grouped-continuous-loop', 'grouped-discontinuous-loop'];
  let count = 0;
  for (const puzzle of WITH_SETS) {
    const catalogue = await engine.catalogue(puzzle, { order: order.map((slug) => ({ slug })) });
    for (const step of (await catalogue.all()).steps) {
      const events = await catalogue.tell(step);
      const { board } = new Told(events);
      const { family } = step;
      const text = await notation(events);
      assert.equal(faultInNotation(text, { family, board, givens: [] }), null);
      if (/\(\d=\d+\)r\d*(\d\dc|c\d\d)/.test(text)) count++;
    }
  }
  assert.ok(count > 50, String(count));
});

test('the steps of a solver are lines in their order', async () => {
  await engine.loadTechniques();
  const solver = engine.open(WITH_SETS[0], { method: 'techniques', events: true });
  const { order } = solver.solve();
  const lines = (await notation(solver.events())).split('\n').filter((line) => !line.startsWith(' ')); // prettier-ignore
  const placed = lines.flatMap((line) => readNotation(line).placed);
  assert.deepEqual(placed, order.map(({ row, column, digit }) => 81 * row + 9 * column + digit - 91)); // prettier-ignore
  solver.free();
});

test('events without a step have no line, and what are no events is refused', async () => {
  assert.equal(await notation([]), '');
  await assert.rejects(notation(/** @type {any} */ (7)), { code: 'type' });
});
