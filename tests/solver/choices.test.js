// The first choices, and the valid ones.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FIRST_CHOICES, SPEEDS, offersLimit } from '../../web/model/choices.js';
import { Engine } from '../../web/index.js';
import { need } from '../needs.js';

need('wasm');

test('at first the method is the first of the engine’s table', async () => {
  const engine = await Engine.load();
  assert.equal(FIRST_CHOICES.method, engine.methods()[0].slug);
});

test('the slug that is chosen names one method only', async () => {
  const slugs = (await Engine.load()).methods().map(({ slug }) => slug);
  assert.equal(new Set(slugs).size, slugs.length);
});

test('the speeds are round numbers, each two times and a half the one before at most', () => {
  for (const [at, speed] of SPEEDS.entries()) {
    assert.match(String(speed), /^[125]0*$/);
    assert.ok(at === 0 || (speed > SPEEDS[at - 1] && speed <= 2.5 * SPEEDS[at - 1]), `${speed}`);
  }
});

test('the limit on assumptions is there for people who look into a method that has one, or have set it lower', () => {
  const offered = (/** @type {boolean} */ showHow, /** @type {Record<string, number>} */ options) =>
    offersLimit({ ...FIRST_CHOICES, showHow, options }, { limits: { recursionLimit: 81 } });
  assert.equal(offered(false, {}), false);
  assert.equal(offered(true, {}), true);
  assert.equal(offered(false, { recursionLimit: 3 }), true);
  assert.equal(offered(false, { recursionLimit: 81 }), false, 'that limits nothing');
  assert.equal(offersLimit({ ...FIRST_CHOICES, showHow: true }, { limits: {} }), false);
});
