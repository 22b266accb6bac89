// Which assumptions to tell from inside: what a caller may ask for, and what is refused.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import { built, need } from '../needs.js';
import { Engine } from '../../web/index.js';
import { ASSUMING } from './boards.js';

need('wasm');

/** @type {Engine} */
let engine;
before(async () => {
  engine = await Engine.load({ bytes: readFileSync(built('wasm', 'kakutei')) });
});

test('assumptions to tell are listed in any order, and wrong ones are refused', () => {
  const told = (/** @type {any} */ inside) => {
    const solver = engine.open(ASSUMING, { options: { eventDepth: 0 }, inside, events: true });
    solver.solve();
    const events = solver.events().filter(({ depth }) => depth > 0);
    solver.free();
    return events;
  };
  assert.deepEqual(told([]), []);
  assert.ok(told([1]).length > 0);
  assert.deepEqual(told([2, 1, 2]), told([1, 2]));
  for (const wrong of [0, [0], ['1'], [null], {}])
    assert.throws(() => told(wrong), { code: 'range' });
  const many = [...Array(82).keys()].map((at) => at + 1);
  assert.throws(() => told(many), { code: 'range', message: /More than 81/ });
});
