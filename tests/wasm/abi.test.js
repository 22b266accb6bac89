// The module itself: its imports, exports, size and layout. tests/scripts/check-abi.test.js also tests that
// exports.txt, the header and the module agree, where the comparison
// itself is tested.
import assert from 'node:assert/strict';
import { readFileSync, statSync } from 'node:fs';
import { test } from 'node:test';
import { limits } from '../../scripts/lib/limits.js';
import { built, need } from '../needs.js';
import { checkAbi } from '../../scripts/check-abi.js';

need('wasm');

const MEMORY = 16 * 1024 * 1024;

const header = readFileSync(new URL('../../engine/include/kakutei.h', import.meta.url), 'utf8');
const names = readFileSync(new URL('../../web/engine/names.js', import.meta.url), 'utf8');

/** The value of a name that the header gives to a number. @param {string} name */
function defined(name) {
  const value = new RegExp(`\\b${name}\\b\\s*=?\\s*(-?\\d+)`).exec(header)?.[1];
  assert.ok(value !== undefined, `${name} is not in the header`);
  return Number(value);
}

/** The numbers of one family in the header, in order. @param {string} prefix */
function family(prefix) {
  const found = header.matchAll(new RegExp(`\\b(${prefix}[A-Z_0-9]+)\\s*=\\s*\\d+`, 'g'));
  return [...found].map(([, name]) => ({ name, value: defined(name) }));
}

/** A list of names.js, by its name. @param {string} list */
function listed(list) {
  const [, text] = /** @type {RegExpExecArray} */ (
    new RegExp(`const ${list} = \\[([^\\]]*)\\]`).exec(names)
  );
  return text
    .split(',')
    .map((item) => item.trim().replace(/^'|'$/g, ''))
    .filter(Boolean);
}

const file = built('wasm', 'kakutei');
const module = new WebAssembly.Module(readFileSync(file));

test('the module imports nothing, exports the header and memory', () => {
  assert.deepEqual(WebAssembly.Module.imports(module), []);
  assert.deepEqual(checkAbi('wasm', 'kakutei'), []);
  const kinds = WebAssembly.Module.exports(module).map(({ name, kind }) => [name, kind]);
  assert.ok(kinds.every(([name, kind]) => kind === (name === 'memory' ? 'memory' : 'function')));
});

test('its memory is fixed, at 16 MB', () => {
  const { memory } = /** @type {any} */ (new WebAssembly.Instance(module, {}).exports);
  assert.equal(memory.buffer.byteLength, MEMORY);
  assert.throws(() => memory.grow(1), RangeError);
});

test(`the module weighs at most ${limits.engine} bytes`, () => {
  const { size } = statSync(built('wasm', 'kakutei'));
  assert.ok(size <= limits.engine, `${size} bytes`);
});

test('the module beside the page is the one that was tested', () => {
  const beside = readFileSync(new URL('../../web/kakutei.wasm', import.meta.url));
  assert.ok(beside.equals(readFileSync(built('wasm', 'kakutei'))));
});

test('the layout table says how long it is, and begins with the version of the header', () => {
  const module = new WebAssembly.Module(readFileSync(built('wasm', 'kakutei')));
  const { memory, kt_layout } = /** @type {any} */ (new WebAssembly.Instance(module, {}).exports);
  const table = new Uint32Array(memory.buffer, kt_layout());
  assert.equal(table[1], defined('KT_ABI_VERSION'));
  assert.equal(table[2], defined('KT_COUNTS'));
  assert.equal(table[3], defined('KT_TEXT_SIZE'));
  const words = Array.from(table.slice(1, 1 + table[0]));
  assert.deepEqual(words, [
    ...[1, 32, 1024, 36, 12],
    ...[436, 28, 4, 16, 2, 12, 260, 32, 180],
    ...[0, 4, 8, 20, 24, 152, 156, 160, 164, 168, 172, 184, 265, 266, 267, 268, 269, 270, 271, 272],
    ...[0, 1, 2, 3, 4, 6, 7, 8, 20, 24],
    ...[0, 1, 2, 3],
    ...[0, 12, 14],
    ...[0, 1],
    ...[0, 1, 2, 4, 8],
    ...[0, 4, 8, 12, 16, 178],
    ...[0, 4, 8, 12, 16, 20],
    ...[0, 4, 8, 12, 16, 97, 178],
  ]);
});

test('the JS side has a name for every number of the header, at its place', () => {
  const camel = (/** @type {string} */ name) =>
    name.toLowerCase().replace(/_([a-z0-9])/g, (_, letter) => letter.toUpperCase());
  for (const [prefix, list, length] of /** @type {const} */ ([
    ['KT_EVENT_', 'KINDS', 23],
    ['KT_DOES_', 'DOES', 11],
  ])) {
    const numbers = family(prefix);
    assert.equal(numbers.length, length);
    for (const { name, value } of numbers) {
      assert.equal(listed(list)[value], camel(name.replace(prefix, '')));
    }
  }
});
