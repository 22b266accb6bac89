// What `npm test` runs: set-up, builds and the checks of the sources as far as the tests need them, then
// the tests with Node's runner.
import { spawnSync } from 'node:child_process';
import { setUp } from './setup.js';
import { lint } from './lint.js';
import { listFiles } from './lib/files.js';
import { makeNeeds, needs, needsOf } from './lib/needs.js';
import { forTests } from './lib/system.js';
import { Failure, project, say, script } from './lib/tools.js';

const help = `
Usage: node scripts/test.js [--fast] [PATH …]

Without a PATH it sets up and builds everything, checks the sources and runs
all tests. With PATHs it runs the tests whose path begins with one of them, and
sets up and builds what those need, nothing more:

  npm test -- tests/wasm tests/game/link.test.js

Tests that install the tools of others, and those that make machines, are run by
their PATH only: npm run test:bundlers, npm run test:spread.

With --fast (npm run test:fast) it leaves out the tests that need sanitizers or
a browser.`;

/** What wants the registry or root, and is run only when it is named. */
const apart = ['tests/bundlers/', 'tests/spread/'];

/** @param {string[]} paths */
export function testFiles(paths) {
  const begins = paths.map((path) => path.replace(/^\.\//, ''));
  const files = listFiles(['tests'], ['.test.js']);
  if (paths.length === 0)
    return files.filter((file) => !apart.some((folder) => file.startsWith(folder)));
  return files.filter((file) => begins.some((path) => file.startsWith(path)));
}

/** @param {string} file */
const isFast = (file) => !needsOf([file]).some((name) => needs[name].isSlow);

/** @param {string[]} files @param {boolean} whole with all that the checks of the sources want */
async function prepare(files, whole) {
  const wanted = needsOf(files);
  const tools = wanted.flatMap((name) => needs[name].tools ?? []);
  setUp(whole ? forTests : [...new Set(tools)], { packages: wanted.includes('packages') });
  await makeNeeds(wanted);
}

/** Lint faults do not keep the tests from running, but fail the run. */
async function lintFault() {
  say('Checking the sources …');
  try {
    await lint();
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
}

/** @param {string[]} files */
function runTests(files) {
  const reporter = process.stdout.isTTY ? 'spec' : 'tap';
  const options = ['--test-concurrency=3', '--test-timeout=600000', `--test-reporter=${reporter}`];
  const args = ['--test', ...options, ...files];
  return spawnSync(process.execPath, args, { cwd: project, stdio: 'inherit' }).status ?? 1;
}

await script(import.meta.url, help, { fast: { type: 'boolean' } }, async ({ fast }, paths) => {
  const files = testFiles(paths).filter((file) => !fast || isFast(file));
  if (files.length === 0) throw new Failure(`There is no test in ${paths.join(' ') || 'tests/'}.`);
  const whole = paths.length === 0 && !fast;
  await prepare(files, whole);
  const fault = whole ? await lintFault() : undefined;
  process.exitCode = runTests(files);
  if (fault) throw fault;
});
