// Each module of the table: it is what engine/modules.cmake says, weighs no more than it may, and is found where the
// tables say. Whether the tables list the same modules is asked in tests/scripts/modules.test.js.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { checkAbi } from '../../scripts/check-abi.js';
import { moduleSizes, modules } from '../../scripts/lib/modules.js';
import { project } from '../../scripts/lib/tools.js';
import { built, need } from '../needs.js';

need('wasm');

for (const { name, memory: bytes, path } of modules) {
  const file = readFileSync(built('wasm', name));
  const module = new WebAssembly.Module(file);

  test(`${name} imports nothing, and exports the functions of its list, and memory`, () => {
    assert.deepEqual(WebAssembly.Module.imports(module), []);
    assert.deepEqual(checkAbi('wasm', name), []);
    for (const { name, kind } of WebAssembly.Module.exports(module)) {
      assert.equal(kind, name === 'memory' ? 'memory' : 'function');
    }
  });

  test(`the memory of ${name} is as large as the table says, and fixed`, () => {
    const { memory } = /** @type {any} */ (new WebAssembly.Instance(module, {}).exports);
    assert.equal(memory.buffer.byteLength, bytes);
    assert.throws(() => memory.grow(1), RangeError);
  });

  test(`${name} beside the page is the one that was tested`, () => {
    assert.ok(readFileSync(join(project, path)).equals(file));
  });
}

for (const { what, bytes, most } of moduleSizes()) {
  test(`${what} weighs at most ${most} bytes`, (t) => {
    t.diagnostic(`${bytes} bytes`);
    assert.ok(bytes <= most, `${bytes} bytes`);
  });
}
