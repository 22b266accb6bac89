// The table of rules: the module agrees with rules.def, and names are names.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Engine, EngineClient } from '../../web/index.js';
import { need } from '../needs.js';

need('wasm');

const engine = await Engine.load();
const rules = engine.rules();
const text = readFileSync(new URL('../../engine/methods/rules.def', import.meta.url), 'utf8');
const lines = [...text.matchAll(/^KT_RULE\((\d+), (\w+), "(.*)", "(.*)", (\w+), (\d)\)$/gm)];

test('the table is that of rules.def, its first rule has number 1', () => {
  const camel = (/** @type {string} */ name) =>
    name.toLowerCase().replace(/_(.)/g, (_, letter) => letter.toUpperCase());
  assert.ok(lines.length >= 64);
  assert.deepEqual(
    rules,
    lines.map(([, , , slug, family, does, rank]) => {
      return { slug, family, does: camel(does), rank: Number(rank) };
    }),
  );
  assert.deepEqual(
    lines.map(([, number]) => Number(number)),
    lines.map((_, index) => index + 1),
  );
});

test('each slug is there once, and slugs and families are in kebab-case', () => {
  assert.equal(new Set(rules.map(({ slug }) => slug)).size, rules.length);
  for (const { slug, family } of rules) {
    for (const name of [slug, family]) assert.match(name, /^[a-z]+(-[a-z0-9]+)*$/);
  }
});

test('a client tells the same table', async () => {
  const client = await EngineClient.start({ worker: false });
  assert.deepEqual(client.rules(), rules);
  client.close();
});
