// What is chosen at first.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FIRST_CHOICES } from '../../web/solver/choices.js';
import { Engine } from '../../web/index.js';
import { need } from '../needs.js';

need('wasm');

test('at first the method is the first of the engine’s table', async () => {
  const engine = await Engine.load();
  assert.equal(FIRST_CHOICES.method, engine.methods()[0].slug);
});
