// What is known of a module stands in several tables, each fact in one. They list the same modules, and what else names
// modules names all of them.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { listFiles } from '../../scripts/lib/files.js';
import { builds, modules, shipping, sourcesOfParts } from '../../scripts/lib/modules.js';
import { project } from '../../scripts/lib/tools.js';
import { modules as places } from '../../web/engine/modules.js';

const names = builds.map(({ name }) => name);

test('the build, the page and the scripts know the same modules', () => {
  const files = Object.values(places).flatMap(({ own, plain }) => [own, plain ?? []].flat());
  assert.deepEqual(
    files.map((address) => address().href),
    names.map((name) => new URL(`../../web/${name}.wasm`, import.meta.url).href),
  );
  assert.deepEqual(Object.keys(shipping), names);
  const first = Object.entries(places).map(([name, { own }]) => [name, own().pathname]);
  for (const [name, path] of first) assert.ok(path.endsWith(`/${name}.wasm`), path);
});

test('the package exports all of them', () => {
  const { exports } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));
  const wasm = Object.entries(exports).filter(([name]) => name.endsWith('.wasm'));
  assert.deepEqual(
    wasm,
    names.map((name) => [`./${name}.wasm`, `./web/${name}.wasm`]),
  );
});

test('a module is built as its line says', () => {
  const { target, exports, memory, parts, defines, insteadOf } = modules[1];
  assert.deepEqual(
    { target, exports, memory, parts, defines, insteadOf },
    {
      ...{ target: 'plain-module', exports: 'engine/exports.txt', memory: 16 * 1024 * 1024 },
      parts: ['solver', 'scalars', 'tables'],
      ...{ defines: ['KT_NO_TECHNIQUES'], insteadOf: 'kakutei' },
    },
  );
});

test('every source of the library is in one part', () => {
  const sources = listFiles(['engine'], ['.c']).filter((file) => !file.startsWith('engine/cli/'));
  const parts = sourcesOfParts();
  assert.deepEqual(Object.values(parts).flat().sort(), sources);
  assert.ok(parts.catalogue.includes('engine/api/catalogue.c'));
  assert.ok(parts.solver.includes('engine/api/search.c'));
});
