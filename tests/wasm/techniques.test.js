// The second module, with the catalogue of techniques: its imports, exports, size and layout, and that it rates as
// the library does.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { limits } from '../../scripts/lib/limits.js';
import { built, need } from '../needs.js';
import { checkAbi } from '../../scripts/check-abi.js';
import { Machine } from '../../web/engine/machine.js';

need('wasm');

const bytes = readFileSync(built('wasm', 'kakutei-techniques'));
const module = new WebAssembly.Module(bytes);
/** @returns {any} */
const start = () => new WebAssembly.Instance(module, {}).exports;

test('the module of techniques imports nothing, and exports what is listed for it', () => {
  assert.deepEqual(checkAbi('wasm', 'kakutei-techniques'), []);
});

test('its memory is fixed, at 16 MB', () => {
  const { memory } = start();
  assert.equal(memory.buffer.byteLength, 16 * 1024 * 1024);
  assert.throws(() => memory.grow(1), RangeError);
});

test('it weighs no more than it may, as it lies and compressed', (t) => {
  const compressed = brotliCompressSync(bytes).length;
  t.diagnostic(`${bytes.length} bytes, brotli ${compressed}`);
  assert.ok(bytes.length <= limits.techniques, `${bytes.length} bytes`);
  assert.ok(compressed <= limits.techniquesPressed, `${compressed} bytes compressed`);
});

test('the one beside the page is the one that was tested', () => {
  const beside = readFileSync(new URL('../../web/kakutei-techniques.wasm', import.meta.url));
  assert.ok(beside.equals(bytes));
});

test('its layout table says how long it is, and where everything lies', () => {
  const { memory, kt_catalogue_layout } = start();
  const [count, ...words] = new Uint32Array(memory.buffer, kt_catalogue_layout(), 64);
  assert.deepEqual(words.slice(0, count), [
    ...[1, 1024, 24],
    ...[24, 320, 4, 28],
    ...[0, 12, 14, 16, 18, 20, 21, 22, 23],
    ...[0, 4, 8, 12, 16, 28, 40, 52, 56, 58, 220, 221, 222, 223, 224, 225, 306, 307],
    ...[308, 312, 316],
  ]);
});

test('an event tells of a technique by its slug and family, as techniques.def has them', () => {
  const def = new URL('../../engine/techniques/techniques.def', import.meta.url);
  const lines = [...readFileSync(def, 'utf8').matchAll(/^TECH\(\w+, "(.*?)", "(.*?)", /gm)];
  const { named } = new Machine(new WebAssembly.Instance(module, {}), () => {});
  const techniques = [...named].filter(([number]) => number >= 96);
  assert.ok(lines.length >= 126);
  assert.deepEqual(
    techniques,
    lines.map(([, slug, family], i) => [97 + i, { slug, family }]),
  );
  for (const [, slug, family] of lines) {
    for (const name of [slug, family]) assert.match(name, /^[a-z]+(-[a-z0-9]+)*$/);
  }
});

test('it finds room for a handle, and rates', () => {
  const board = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
  const engine = start();
  engine._initialize?.();
  const handle = engine.kt_catalogue_create();
  assert.notEqual(handle, 0);
  const text = engine.kt_catalogue_text(handle);
  new Uint8Array(engine.memory.buffer).set(Buffer.from(board), text);
  assert.equal(engine.kt_catalogue_open(handle, text, 81), 0);
  assert.equal(engine.kt_catalogue_rate(handle, 1e6), 2);
  const report = new DataView(engine.memory.buffer, engine.kt_catalogue_get_report(handle));
  assert.equal(report.getUint8(221), 1, 'easy');
  assert.equal(report.getUint32(52, true), 204, 'its score');
  engine.kt_catalogue_free(handle);
});
