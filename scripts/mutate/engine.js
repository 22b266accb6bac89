// Mutants of the C engine: one source is compiled again and everything linked, natively and in WebAssembly. Then the
// tests that reach the place run, those in C first.
import { copyFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { makeNeeds, needsOf } from '../lib/needs.js';
import { say } from '../lib/tools.js';
import { changesOf } from './c-changes.js';
import * as make from './engine-build.js';
import { allBlocks, commandOf, reachOfTests, testsOf } from './engine-reach.js';
import { promises } from './engine-promise.js';
import { runTest } from './engine-run.js';
import { makeTree, scriptTests } from './engine-tree.js';
import { wasm } from './engine-wasm.js';

/** Optimised, so that sources with the same meaning give the same code. */
const QUICK = ['-O2'];
const CHECKED = ['-O1', '-g1', '-fsanitize=address,undefined', '-fno-sanitize-recover=all'];

/** The ending of the name of a C test if it is the one with sanitizers, and without vectors. */
const WITH = ' with sanitizers';

/** Processor seconds that a test may take: many times its usual time. @param {number} usual */
const limitOf = (usual) => 2 + 4 * usual;

/** @typedef {import('./engine-build.js').Build} Build */
/** @typedef {import('./engine-reach.js').Reach} Reach */

/** @param {Build} build @param {string} file */
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

/** @param {string} folder */
function buildsIn(folder) {
  return {
    native: make.native(join(folder, 'native'), QUICK),
    checked: make.native(join(folder, 'checked'), CHECKED, { hasVectors: false }),
    modules: wasm(join(folder, 'wasm')),
    tree: join(folder, 'tree'),
  };
}

/** @typedef {ReturnType<typeof buildsIn>} Builds */

/** The build that a test asks. @param {Builds} builds @param {string} name @returns {Build} */
function buildOf({ native, checked, modules }, name) {
  if (name.endsWith('.js')) return modules;
  return name.endsWith(WITH) ? checked : native;
}

/** @param {Builds} builds @param {string} name @param {number} usual */
function tryTest(builds, name, usual) {
  const build = buildOf(builds, name);
  const program = name.replace(WITH, '');
  if (make.holdsLibrary(program)) make.linkHolding(build, program);
  const options = { folder: builds.tree, seconds: limitOf(usual) };
  // A sanitizer has addresses for all there could be.
  const limited = build === builds.native ? { ...options, kilobytes: 4e6 } : options;
  return runTest(commandOf(build.folder, program), limited);
}

/** Builds what has changed since the last time. @param {Builds} builds @param {string} folder @param {Reach} reach */
function makeBuilds({ native, checked, modules, tree }, folder, reach) {
  const kept = join(folder, 'known.json');
  /** @type {{ engine: string, tests: Record<string, string> }} */
  const known = existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : { engine: '' };
  const isNew = known.engine !== reach.engine;
  if (isNew) say('Building the engine …');
  for (const build of [native, checked, modules]) {
    if (isNew) make.makeAll(build);
    for (const file of make.sources) restore(objectsOf(build, file));
    make.link(build);
  }
  const tests = isNew ? {} : known.tests;
  for (const file of [...make.programs('.test.c'), ...make.programs('.tool.c')]) {
    const key = reach.runs[basename(file, '.c')]?.key ?? '';
    if (tests[file] === key) continue;
    for (const build of [native, checked]) make.makeProgram(build, file);
    tests[file] = key;
  }
  makeTree(tree, { native: native.folder, wasm: modules.folder });
  writeFileSync(kept, JSON.stringify({ engine: reach.engine, tests }));
}

/** All tests, those in C twice, without those that fail without any change. @param {Builds} builds @param {Reach} reach */
async function testsIn(builds, { runs }) {
  /** @type {typeof runs} */
  const all = {};
  for (const [name, run] of Object.entries(runs)) {
    if (!run.passed && (await tryTest(builds, name, run.seconds)) !== 'passed') {
      say(`Fails without any change, and is left out: ${name}`);
      continue;
    }
    all[name] = run;
    if (!name.endsWith('.js')) all[name + WITH] = { ...run, seconds: 4 * run.seconds + 0.3 };
  }
  return all;
}

/** @type {import('../mutate.js').Language['prepare']} */
async function prepare(folder, { quick }) {
  const scripts = quick ? [] : scriptTests();
  await makeNeeds(needsOf(scripts));
  const reach = await reachOfTests(join(folder, 'reach'), scripts);
  const blocks = allBlocks();
  const builds = buildsIn(folder);
  makeBuilds(builds, folder, reach);
  const runs = await testsIn(builds, reach);
  const { sorted, learn } = promises(runs);
  return async ({ file, text, start }) => {
    const own = blocks.get(file);
    if (!own) return { fate: 'unbuilt' };
    const tests = testsOf(runs, own, start);
    return judge(builds, file, text, async (makeReady) => {
      for (const name of sorted(file, tests)) {
        if (!makeReady(buildOf(builds, name))) continue;
        const end = await tryTest(builds, name, runs[name].seconds);
        learn(file, name, end !== 'passed');
        if (end !== 'passed') return { fate: end === 'late' ? 'late' : 'killed', by: name };
      }
      return { fate: tests.length > 0 ? 'survived' : 'unreached' };
    });
  };
}

/**
 * @param {Builds} builds @param {string} file @param {string} text
 * @param {(makeReady: (build: Build) => boolean) => Promise<import('./results.js').Verdict>} runTests
 * @returns {Promise<import('./results.js').Verdict>}
 */
async function judge({ native, checked, modules }, file, text, runTests) {
  const objects = [native, checked, modules].flatMap((build) => objectsOf(build, file));
  keep(objects);
  try {
    if (make.compile(native, file, text) !== null) return { fate: 'unbuilt' };
    if (areSame(objectsOf(native, file))) return { fate: 'same' };
    make.link(native);
    const built = new Map([[native, true]]);
    return await runTests((build) => {
      const known = built.get(build);
      if (known !== undefined) return known;
      const isBuilt = make.compile(build, file, text) === null;
      if (isBuilt) make.link(build);
      built.set(build, isBuilt);
      return isBuilt;
    });
  } finally {
    restore(objects);
  }
}

/** @type {import('../mutate.js').Language} */
export const language = { parts: { engine: 'engine' }, ending: '.c', changesOf, prepare };
