// What `npm test` runs: set-up, builds, the checks of the sources and the tests, as far as they are wanted, each as soon
// as its needs are met, so that no processor waits.
import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { build, built } from './build.js';
import { installerOf } from './setup.js';
import { Findings, lintTasks } from './lint.js';
import { listFiles } from './lib/files.js';
import { runJobs } from './lib/jobs.js';
import { needs, needsOf } from './lib/needs.js';
import { inGroups, inOrder, longest } from './lib/order.js';
import { forTests } from './lib/system.js';
import { tellTests } from './lib/testing.js';
import { Failure, say, script } from './lib/tools.js';

const help = `
Usage: node scripts/test.js [--fast] [PATH …]
       node scripts/test.js --quick PATH …

Without a PATH it sets up and builds everything, checks the sources and runs
all tests. With PATHs it runs the tests whose path begins with one of them, and
sets up and builds what those need, nothing more:

  npm test -- tests/wasm tests/game/link.test.js

Tests that install the tools of others, and those that make machines, are run by
their PATH only: npm run test:bundlers, npm run test:spread.

With --fast (npm run test:fast) it leaves out the tests that need sanitizers or
a browser, and those of tests/longest.txt, and says how many files these are.

With --quick a C test is built by gcc alone, without sanitizers, and run; a test
in JavaScript is run on what is built already:

  npm test -- --quick tests/engine/grid.test.c tests/locales`;

/** Tests that need the registry or root, and run only when they are named. */
const apart = ['tests/bundlers/', 'tests/spread/'];

/** @param {string[]} paths how they begin @param {string} ending */
function filesBelow(paths, ending) {
  const begins = paths.map((path) => path.replace(/^\.\//, ''));
  const files = listFiles(['tests'], [ending]);
  return files.filter((file) => begins.some((path) => file.startsWith(path)));
}

/** @param {string[]} paths */
export function testFiles(paths) {
  if (paths.length > 0) return filesBelow(paths, '.test.js');
  const files = listFiles(['tests'], ['.test.js']);
  return files.filter((file) => !apart.some((folder) => file.startsWith(folder)));
}

/** @param {string} file */
const isFast = (file) =>
  !longest.includes(file) && !needsOf([file]).some((name) => needs[name].isSlow);

/** One more than there are processors: tests of the page wait now and then. */
const atOnce = availableParallelism() + 1;

/** @typedef {import('./lib/jobs.js').Job} Job */
/** @typedef {import('./lib/needs.js').NeedName} NeedName */
/** @typedef {ReturnType<typeof tellTests>} Tests */

/**
 * The job that installs what the system lacks. While it runs, packages may be replaced: nothing that uses programs of the
 * system begins before it has ended.
 * @param {import('./lib/system.js').ToolName[]} tools
 * @param {Tests} tests
 * @returns {Job[]} none if nothing is missing
 */
function installation(tools, tests) {
  const installer = installerOf(tools);
  if (!installer) return [];
  const run = async () => {
    tests.say(`Installing ${installer.what} …`);
    await installer.install();
  };
  return [{ name: SYSTEM, run }];
}

const SYSTEM = 'system';

/** @param {NeedName[]} names @returns {string[]} the names of the jobs before what needs them */
const before = (names) => [...names, ...(names.some((name) => needs[name].tools) ? [SYSTEM] : [])];

/** @param {NeedName[]} names @param {Tests} tests @returns {Job[]} */
function builds(names, tests) {
  const made = names.filter((name) => needs[name].make);
  // Running side by side, they have a processor each.
  const jobs = Math.max(1, Math.floor((2 * availableParallelism()) / made.length));
  return made.map((name) => ({
    name,
    after: before([name, ...(needs[name].others ?? [])]).filter((other) => other !== name),
    run: async () => {
      tests.say(`Making ${name} …`);
      await needs[name].make?.(jobs);
    },
  }));
}

/** @param {Findings} findings @returns {Job[]} */
const checks = (findings) =>
  lintTasks({ isThorough: false, isThere: () => true }).map((task, at) => ({
    name: `${task.tool} ${at}`,
    after: [task.isPackage ? 'packages' : SYSTEM],
    run: () => findings.take(task),
  }));

/**
 * Faults of the sources do not stop the tests, but fail the run.
 * @param {string[]} files
 * @param {{ whole?: boolean, isBuilt?: boolean }} options whole: the checks of the sources, too
 */
async function runAll(files, { whole = false, isBuilt = false }) {
  const wanted = isBuilt ? [] : needsOf(files);
  const tools = whole ? forTests : [...new Set(wanted.flatMap((name) => needs[name].tools ?? []))];
  const tests = tellTests();
  const findings = new Findings();
  const jobs = [
    ...installation(tools, tests),
    ...builds(wanted, tests),
    ...(whole ? checks(findings) : []),
    ...inGroups(inOrder(files), atOnce).map((group) => ({
      name: group[0],
      after: isBuilt ? [] : before(needsOf(group)),
      run: () => tests.run(...group),
    })),
  ];
  await runJobs(jobs, atOnce);
  const passed = await tests.end();
  if (!passed) process.exitCode = 1;
  findings.end();
  if (whole) say('All sources are in order.');
}

/** Builds C tests in a moment, and runs them. @param {string[]} files */
async function runQuickly(files) {
  const names = files.map((file) => basename(file, '.c'));
  await build('quick', names);
  for (const name of names) {
    const { status } = spawnSync(built('quick', name), { stdio: 'inherit' });
    if (status !== 0) process.exitCode = 1;
  }
}

const flags = /** @type {const} */ ({ fast: { type: 'boolean' }, quick: { type: 'boolean' } });
await script(import.meta.url, help, flags, async ({ fast, quick }, paths) => {
  const all = testFiles(paths);
  const files = fast ? all.filter(isFast) : all;
  const left = all.length - files.length;
  const programs = quick ? filesBelow(paths, '.test.c') : [];
  if (quick && paths.length === 0) throw new Failure('--quick wants a PATH.');
  if (files.length + programs.length === 0) {
    throw new Failure(`There is no test in ${paths.join(' ') || 'tests/'}.`);
  }
  if (programs.length > 0) await runQuickly(programs);
  const whole = paths.length === 0 && !fast;
  if (files.length > 0) await runAll(files, { whole, isBuilt: quick });
  if (left > 0) say(`${left} of ${all.length} files were left out: npm test runs them.`);
});
