// Which test runs which block of the engine, and how long it takes. A statement at the beginning of each block makes a
// mark, and a process records its marks at its end. They are kept until the engine or the test changes.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listFiles } from '../lib/files.js';
import { project, say } from '../lib/tools.js';
import { blocksOf } from './c-changes.js';
import * as make from './engine-build.js';
import { runTest, testEnvironment } from './engine-run.js';
import { makeTree, partOf } from './engine-tree.js';
import { wasm } from './engine-wasm.js';

/** @typedef {{ key: string, seconds: number, passed: boolean, blocks: number[] }} Run of a test */
/** @typedef {{ start: number, end: number, number: number }} Block */
/** @typedef {{ engine: string, runs: Record<string, Run> }} Reach */

const hook = fileURLToPath(new URL('engine-hook.js', import.meta.url));
const read = (/** @type {string} */ file) => readFileSync(join(project, file), 'utf8');

/** @param {string[]} files */
function hash(files) {
  const all = createHash('sha256');
  for (const file of files) all.update(file).update(read(file));
  return all.digest('hex');
}

/** The blocks of each source, numbered. @returns {Map<string, Block[]>} */
export function allBlocks() {
  let number = 0;
  return new Map(
    make.sources.map((file) => [
      file,
      blocksOf(read(file)).map((at) => ({ ...at, number: number++ })),
    ]),
  );
}

/** @param {string} text @param {Block[]} blocks */
function marked(text, blocks) {
  const inserted = [...blocks].sort((a, b) => b.start - a.start);
  const body = inserted.reduce(
    (done, { start, number }) =>
      `${done.slice(0, start + 1)} kt_reach[${number}] = 1; ${done.slice(start + 1)}`,
    text,
  );
  return `extern unsigned char kt_reach[];\n${body}`;
}

/** @param {number} size */
const marks = (size) => `
unsigned char kt_reach[${size}] = {0};
#ifndef __wasm__
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>
__attribute__((destructor)) static void leave(void) {
    char name[4096];
    const char *folder = getenv("KT_REACH");
    if (folder == NULL) return;
    snprintf(name, sizeof name, "%s/%d.reach", folder, (int)getpid());
    FILE *file = fopen(name, "w");
    if (file == NULL) return;
    fwrite(kt_reach, 1, sizeof kt_reach, file);
    fclose(file);
}
#endif
`;

/** @param {string} folder @param {Map<string, Block[]>} blocks */
function buildMarked(folder, blocks) {
  rmSync(folder, { recursive: true, force: true });
  const [forNative, forWasm] = ['native', 'wasm'].map((name) => join(folder, name));
  const size = [...blocks.values()].flat().length;
  const objects = [forNative, forWasm].map((one) => join(one, 'reach.o'));
  const native = make.native(forNative, ['-O1'], { more: [objects[0]] });
  const modules = wasm(forWasm, [objects[1]], ['kt_reach']);
  [native, modules].forEach((build, i) => {
    mkdirSync(build.folder, { recursive: true });
    const from = join(build.folder, 'reach.c');
    writeFileSync(from, marks(size));
    make.must(build.compile(from, objects[i], []));
    make.makeAll(build, (file, text) => marked(text, blocks.get(file) ?? []));
    make.link(build);
  });
  for (const file of [...make.programs('.test.c'), ...make.programs('.tool.c')]) {
    make.makeProgram(native, file);
  }
  mkdirSync(join(folder, 'marks'));
  writeFileSync(join(folder, 'marks/size'), String(size));
}

/** All records together. @param {string} folder */
function gathered(folder) {
  const found = new Set();
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.reach'))) {
    readFileSync(join(folder, name)).forEach((ran, i) => ran && found.add(i));
    rmSync(join(folder, name));
  }
  return /** @type {number[]} */ ([...found].sort());
}

/**
 * @param {string} folder of its own @param {string[]} scripts the tests in JavaScript that may be asked
 * @returns {Promise<Reach>}
 */
export async function reachOfTests(folder, scripts) {
  const kept = join(folder, 'reach.json');
  const engine = hash(
    listFiles(['engine/', 'tests/engine'], ['.c', '.h', '.def']).filter((f) => !/test\.c$/.test(f)),
  );
  /** @type {Reach} */
  let reach = existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : { engine: '', runs: {} };
  if (reach.engine !== engine) {
    say('Building the engine with marks …');
    buildMarked(folder, allBlocks());
    reach = { engine, runs: {} };
    writeFileSync(kept, JSON.stringify(reach));
  }
  const native = make.native(join(folder, 'native'), ['-O1'], {
    more: [join(folder, 'native/reach.o')],
  });
  const tree = join(folder, 'tree');
  makeTree(tree, { native: native.folder, wasm: join(folder, 'wasm') });
  const env = {
    ...testEnvironment,
    KT_REACH: join(folder, 'marks'),
    NODE_OPTIONS: `--import ${hook}`,
  };
  /** @type {Record<string, Run>} */
  const runs = {};
  for (const file of [...make.programs('.test.c'), ...scripts]) {
    const key = `${hash([file])} ${partOf[file] ?? ''}`.trim();
    const name = nameOf(file);
    if (reach.runs[name]?.key !== key) {
      if (file.endsWith('.c')) make.makeProgram(native, file);
      const start = process.hrtime.bigint();
      const end = await runTest(commandOf(native.folder, file), {
        folder: tree,
        seconds: 60,
        env,
        isWhole: true,
      });
      const seconds = Number(process.hrtime.bigint() - start) / 1e9;
      const blocks = gathered(join(folder, 'marks'));
      reach.runs[name] = { key, seconds, passed: end === 'passed', blocks };
      writeFileSync(kept, JSON.stringify(reach));
    }
    runs[name] = reach.runs[name];
  }
  return { engine, runs };
}

/** @param {string} file of a test */
export const nameOf = (file) => (file.endsWith('.c') ? basename(file, '.c') : file);

/** @param {string} folder of the programs @param {string} test its file or name */
export function commandOf(folder, test) {
  if (!test.endsWith('.js')) return [join(folder, nameOf(test))];
  const part = partOf[test] ? [`--test-name-pattern=${partOf[test]}`] : [];
  return [process.execPath, '--test-reporter=tap', ...part, test];
}

/**
 * The tests that run the innermost block around a place.
 * @param {Record<string, Run>} runs @param {Block[]} blocks of the file @param {number} place
 */
export function testsOf(runs, blocks, place) {
  const around = blocks.filter(({ start, end }) => start < place && place < end);
  const { number } = around.reduce((inner, block) => (block.start >= inner.start ? block : inner));
  return Object.keys(runs).filter((name) => runs[name].blocks.includes(number));
}
