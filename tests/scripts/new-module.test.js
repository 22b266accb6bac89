// A WebAssembly module is described in few places: a made-up one, a source with one function and a line in each table, is
// built, checked, weighed, shipped and loaded, in a copy of the project.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { after, before, test } from 'node:test';
import { shipped } from '../../scripts/lib/modules.js';
import { project } from '../../scripts/lib/tools.js';
import { built, need } from '../needs.js';

need('wasm');

/** Its own files. */
const FILES = {
  'engine/tiny/tiny.c': '#include "kakutei.h"\n\nuint32_t kt_tiny(void) { return 42; }\n',
  'engine/exports-tiny.txt': 'kt_tiny\n',
};

/** What is added to others. @type {readonly (readonly [file: string, before: string, added: string])[]} */
const CHANGES = [
  ['engine/include/kakutei.h', 'KT_API const char *kt_version', 'KT_API uint32_t kt_tiny(void);'],
  [
    'engine/modules.cmake',
    '# optimised(',
    'part(tiny tiny)\nwasm_module(tiny-module kakutei-tiny exports-tiny.txt 1MB PARTS tiny)',
  ],
  [
    'web/engine/modules.js',
    '};',
    "'kakutei-tiny': { own: () => new URL('../kakutei-tiny.wasm', import.meta.url) },",
  ],
  [
    'scripts/lib/modules.js',
    '};\n\n/**\n * @typedef',
    "'kakutei-tiny': { isLater: true, most: 99 },",
  ],
  ['package.json', '    "./package.json"', '"./kakutei-tiny.wasm": "./web/kakutei-tiny.wasm",'],
];

/** @type {string} */
let home;
/** @param {string} path */
const inside = (path) => join(home, path);

/** @param {string} path @param {string} text */
function write(path, text) {
  mkdirSync(dirname(inside(path)), { recursive: true });
  writeFileSync(inside(path), text);
}

/** What a module of the copy gives. @param {string} code that makes `given` @returns {any} */
function ask(code) {
  write('ask.js', `${code}\nconsole.log(JSON.stringify(given));\n`);
  const answer = execFileSync(process.execPath, ['ask.js'], { cwd: home, encoding: 'utf8' });
  return JSON.parse(answer);
}

before(() => {
  home = mkdtempSync(join(tmpdir(), 'kakutei-module-'));
  const copied = ['CMakeLists.txt', 'package.json', 'engine', 'scripts', 'web'];
  for (const path of [...copied, 'tests/CMakeLists.txt', 'tests/scripts/modules.test.js']) {
    cpSync(join(project, path), inside(path), { recursive: true });
  }
  for (const [path, text] of Object.entries(FILES)) write(path, text);
  for (const [path, before, added] of CHANGES) {
    const text = readFileSync(inside(path), 'utf8');
    assert.equal(text.split(before).length, 2, `${before} is once in ${path}`);
    write(
      path,
      text.replace(before, () => `${added}\n${before}`),
    );
  }
  write(
    'make.js',
    `import { build } from "./scripts/build.js";\nawait build('wasm', ['tiny-module']);\n`,
  );
  execFileSync(process.execPath, ['make.js'], { cwd: home, stdio: 'pipe' });
  for (const { name } of shipped) {
    const file = built('wasm', name);
    cpSync(file, inside(relative(project, file)));
  }
});
after(() => rmSync(home, { recursive: true }));

test('the tables agree about it', () => {
  execFileSync(process.execPath, ['--test', 'tests/scripts/modules.test.js'], { cwd: home });
});

test('its exports are compared with their list and the header, its memory is its own', () => {
  const faults = `import { abiFaults } from './scripts/check-abi.js';\nconst given = abiFaults();`;
  assert.deepEqual(ask(faults), []);
  write('engine/exports-tiny.txt', 'kt_tiny\nkt_tinier\n');
  assert.deepEqual(ask(faults), [
    'kakutei-tiny: the module does not export kt_tinier',
    'kakutei-tiny: kakutei.h does not declare kt_tinier',
  ]);
  write('engine/exports-tiny.txt', FILES['engine/exports-tiny.txt']);
});

test('it is weighed', () => {
  const sizes = ask(
    "import { moduleSizes } from './scripts/lib/modules.js';\nconst given = moduleSizes();",
  );
  const { bytes, most } = sizes.at(-1);
  assert.equal(bytes, readFileSync(inside('web/kakutei-tiny.wasm')).length);
  assert.deepEqual([sizes.at(-1).what, most], ['kakutei-tiny.wasm', 99]);
});

test('the site has it, and keeps it for use without a network after the page', () => {
  const lists = ask(
    `import { copyAsItIs, keptLists } from './scripts/ship/site.js';
    copyAsItIs();
    const given = keptLists();`,
  );
  const wasm = (/** @type {object} */ list) =>
    Object.keys(list).filter((file) => file.endsWith('.wasm'));
  assert.deepEqual(wasm(lists.precache), ['kakutei-plain.wasm', 'kakutei.wasm']);
  assert.deepEqual(wasm(lists.later), [
    'kakutei-proof.wasm',
    'kakutei-techniques.wasm',
    'kakutei-tiny.wasm',
  ]);
  assert.deepEqual(wasm(lists.asked), ['kakutei-photo.wasm']);
});

test('the bill of materials of a release lists it', () => {
  const names = ask(
    `import { hashesAt } from './scripts/release/facts.js';
    import { billOfMaterials } from './scripts/release/sbom.js';
    const release = { version: '1.0.0', commit: '', time: 0, tools: { emscripten: '3' } };
    const bill = billOfMaterials({ ...release, hashes: hashesAt({ folder: '.' }) });
    const given = bill.components.map(({ name }) => name);`,
  );
  assert.ok(names.includes('web/kakutei-tiny.wasm'), names.join(' '));
});

test('a build of mutants has its source, and no other', () => {
  const flags = ask(
    `import { modules } from './scripts/lib/modules.js';
    import { sources } from './scripts/mutate/engine-build.js';
    import { flagsOf } from './scripts/mutate/engine-wasm.js';
    const given = sources.filter(flagsOf(modules.at(-1)));`,
  );
  assert.deepEqual(flags, ['engine/tiny/tiny.c']);
});

test('the loader finds it, and it answers', () => {
  const answer = ask(
    `import { compile } from './web/engine/load.js';
    const { exports } = await WebAssembly.instantiate(await compile('kakutei-tiny'), {});
    const given = [exports.kt_tiny(), exports.memory.buffer.byteLength];`,
  );
  assert.deepEqual(answer, [42, 2 ** 20]);
});
