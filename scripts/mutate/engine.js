// Mutants of the C engine: one source is compiled anew and everything linked again, natively and in WebAssembly; then the
// tests are run that reach the place, those in C first.
import { copyFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { say } from '../lib/tools.js';
import { changesOf } from './c-changes.js';
import * as make from './engine-build.js';
import { allBlocks, commandOf, reachOfTests, testsOf } from './engine-reach.js';
import { promises } from './engine-promise.js';
import { runTest } from './engine-run.js';
import { makeTree, scriptTests } from './engine-tree.js';
import { wasm } from './engine-wasm.js';

/** Optimised, so that what says the same gives the same code. */
const common = ['-O2'];

/** Seconds of the processor that a test may take: many times what it takes. @param {number} usual */
const limitOf = (usual) => 2 + 4 * usual;

/** @param {import('./engine-build.js').Build} build @param {string} file */
const objectsOf = (build, file) =>
  make.waysOf(build, file).map((flags) => make.objectOf(build, file, flags));

/** @param {string[]} objects */
const keep = (objects) => objects.forEach((object) => copyFileSync(object, `${object}.kept`));
/** @param {string[]} objects */
const restore = (objects) =>
  objects
    .filter((object) => existsSync(`${object}.kept`))
    .forEach((object) => renameSync(`${object}.kept`, object));

/** @param {string[]} objects */
const areSame = (objects) =>
  objects.every((object) => readFileSync(object).equals(readFileSync(`${object}.kept`)));

/** @typedef {{ native: import('./engine-build.js').Build, modules: import('./engine-build.js').Build, tree: string }} Builds */

/** @param {Builds} builds @param {string} name @param {number} usual */
function tryTest({ native, tree }, name, usual) {
  const options = { folder: tree, seconds: limitOf(usual) };
  const isScript = name.endsWith('.js');
  return runTest(
    commandOf(native.folder, name),
    isScript ? options : { ...options, kilobytes: 4e6 },
  );
}

/**
 * Those that fail without any change, under the conditions here.
 * @param {Builds} builds @param {import('./engine-reach.js').Reach} reach @param {Record<string, string>} passed before
 */
async function failing(builds, { runs }, passed) {
  const failed = new Set();
  for (const [name, run] of Object.entries(runs)) {
    const { seconds, key } = run;
    // Whatever passes with marks passes without them.
    if (run.passed || passed[name] === key) continue;
    if ((await tryTest(builds, name, seconds)) === 'passed') passed[name] = key;
    else failed.add(name);
  }
  if (failed.size > 0) say(`Fail without any change, and are left out: ${[...failed].join(', ')}`);
  return failed;
}

/** Builds what has changed since the last time. @param {Builds} builds @param {string} folder @param {import('./engine-reach.js').Reach} reach */
async function makeBuilds({ native, modules, tree }, folder, reach) {
  const kept = join(folder, 'known.json');
  /** @type {{ engine: string, passed: Record<string, string> }} */
  let known = existsSync(kept)
    ? JSON.parse(readFileSync(kept, 'utf8'))
    : { engine: '', passed: {} };
  if (known.engine !== reach.engine) {
    say('Building the engine …');
    for (const build of [native, modules]) make.makeAll(build);
    known = { engine: reach.engine, passed: {} };
  }
  for (const build of [native, modules]) {
    for (const file of make.sources) restore(objectsOf(build, file));
    make.link(build);
  }
  const tests = [...make.programs('.test.c'), ...make.programs('.tool.c')];
  for (const file of tests) {
    const { key } = reach.runs[basename(file, '.c')] ?? {};
    if (!key || known.passed[basename(file, '.c')] !== key) make.makeProgram(native, file, common);
  }
  makeTree(tree, { native: native.folder, wasm: modules.folder });
  const failed = await failing({ native, modules, tree }, reach, known.passed);
  writeFileSync(kept, JSON.stringify(known));
  return failed;
}

/** @type {import('../mutate.js').Language['prepare']} */
async function prepare(folder, { quick }) {
  const reach = await reachOfTests(join(folder, 'reach'), quick ? [] : scriptTests());
  const blocks = allBlocks();
  const native = make.native(join(folder, 'native'), common);
  const modules = wasm(join(folder, 'wasm'));
  const builds = { native, modules, tree: join(folder, 'tree') };
  const failed = await makeBuilds(builds, folder, reach);
  const { sorted, learn } = promises(reach.runs);
  return ({ file, text, start }) => {
    const tests = testsOf(reach, blocks.get(file) ?? [], start).filter((name) => !failed.has(name));
    return judge(builds, file, text, async (linkModules) => {
      for (const name of sorted(file, tests)) {
        if (make.holdsLibrary(name)) make.linkHolding(native, name, common);
        if (name.endsWith('.js')) linkModules();
        const end = await tryTest(builds, name, reach.runs[name].seconds);
        learn(file, name, end !== 'passed');
        if (end !== 'passed') return { fate: end === 'late' ? 'late' : 'killed', by: name };
      }
      return { fate: tests.length > 0 ? 'survived' : 'unreached' };
    });
  };
}

/**
 * @param {Builds} builds @param {string} file @param {string} text
 * @param {(linkModules: () => void) => Promise<import('./results.js').Verdict>} runTests
 * @returns {Promise<import('./results.js').Verdict>}
 */
async function judge({ native, modules }, file, text, runTests) {
  const objects = [native, modules].flatMap((build) => objectsOf(build, file));
  keep(objects);
  try {
    if (make.compile(native, file, text) !== null) return { fate: 'unbuilt' };
    if (areSame(objectsOf(native, file))) return { fate: 'same' };
    make.link(native);
    let areLinked = false;
    return await runTests(() => {
      if (areLinked) return;
      make.compile(modules, file, text);
      make.link(modules);
      areLinked = true;
    });
  } finally {
    restore(objects);
  }
}

/** @type {import('../mutate.js').Language} */
export const language = { parts: { engine: 'engine' }, ending: '.c', changesOf, prepare };
