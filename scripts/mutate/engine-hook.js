// Loaded into each process of a test: at its end it records which blocks of its modules ran.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';

/** @type {WebAssembly.Instance[]} */
const instances = [];

const { instantiate, Instance } = WebAssembly;

/** @param {any} made @returns {any} */
function heard(made) {
  instances.push(made.instance ?? made);
  return made;
}

WebAssembly.instantiate = /** @type {any} */ (
  async (/** @type {[any, any]} */ ...args) => heard(await instantiate(...args))
);
WebAssembly.Instance = /** @type {any} */ (
  new Proxy(Instance, { construct: (target, args) => heard(Reflect.construct(target, args)) })
);

process.on('exit', () => {
  const folder = process.env.KT_REACH;
  if (!folder) return;
  const size = Number(readFileSync(join(folder, 'size'), 'utf8'));
  const all = new Uint8Array(size);
  for (const { exports } of instances) {
    const { kt_reach: at, memory } = /** @type {any} */ (exports);
    if (!at) continue;
    const blocks = new Uint8Array(memory.buffer, at.value, size);
    blocks.forEach((ran, i) => (all[i] |= ran));
  }
  writeFileSync(join(folder, `${process.pid}-${threadId}.reach`), all);
});
