// A machine without 128-bit vectors gets another module, which does the same.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { arch } from 'node:process';
import { test } from 'node:test';
import { need } from '../needs.js';
import { hasVectors } from '../../web/engine/vectors.js';

need('wasm');

const index = new URL('../../web/index.js', import.meta.url).href;
const fast = new URL('../../web/kakutei.wasm', import.meta.url);
const plain = new URL('../../web/kakutei-plain.wasm', import.meta.url);
const board = '........8..3...4...9..2..6.....79.......612...6.5.2.7...8...5...1.....2.4.5.....3';
const solution =
  '621943758783615492594728361142879635357461289869532174238197546916354827475286913';

/** V8 has no vectors where it may not use SSE4.1. */
const skip = arch === 'x64' ? false : 'only x64 can be told to do without vectors';

/** What a script prints in a Node without vectors. @param {string} code */
function withoutVectors(code) {
  const args = ['--no-enable-sse4-1', '--input-type=module', '--eval', code];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  assert.equal(status, 0, stderr);
  return JSON.parse(stdout);
}

test('here there are vectors, and the module of the page asks for them', { skip }, () => {
  assert.ok(hasVectors());
  const valid = withoutVectors(
    `import { readFileSync } from 'node:fs';
     const files = ${JSON.stringify([fast.href, plain.href])};
     const valid = files.map((file) => WebAssembly.validate(readFileSync(new URL(file))));
     console.log(JSON.stringify(valid));`,
  );
  assert.deepEqual(valid, [false, true]);
});

test('without them the plain one is loaded, and it solves and counts', { skip }, () => {
  const got = withoutVectors(
    `import { Engine } from '${index}';
     const engine = await Engine.load();
     const { board } = engine.open('${board}').solve();
     const { count } = engine.count('${board}', { limit: 2 });
     console.log(JSON.stringify({ board, count }));`,
  );
  assert.deepEqual(got, { board: solution, count: 1 });
});
