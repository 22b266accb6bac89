// What `npm test` runs: set-up, all builds, the lint checks, then the tests with Node's runner.
import { spawnSync } from 'node:child_process';
import { setUp } from './setup.js';
import { build, buildShipped, testedBuilds } from './build.js';
import { dist } from './dist.js';
import { lint } from './lint.js';
import { listFiles } from './lib/files.js';
import { Failure, project, say, script } from './lib/tools.js';

const help = `
Usage: node scripts/test.js [PATH …]

Sets up, builds and lints, then runs all tests, or only those whose path
begins with one of the PATHs (and then without lint):

  npm test -- tests/wasm tests/game/links.test.js`;

/** @param {string[]} paths */
export function testFiles(paths) {
  const begins = paths.map((path) => path.replace(/^\.\//, ''));
  const files = listFiles(['tests'], ['.test.js']);
  return files.filter((file) => paths.length === 0 || begins.some((path) => file.startsWith(path)));
}

/** Lint faults do not keep the tests from running, but fail the run. */
function lintFault() {
  say('Checking the sources …');
  try {
    lint();
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
}

await script(import.meta.url, help, {}, async (_, paths) => {
  const files = testFiles(paths);
  if (files.length === 0) throw new Failure(`There is no test in ${paths.join(' ') || 'tests/'}.`);
  setUp({ test: true });
  for (const name of testedBuilds) {
    say(`Building build/${name} …`);
    build(name);
  }
  buildShipped();
  await dist({ wasm: false });
  const fault = paths.length === 0 ? lintFault() : undefined;

  const reporter = process.stdout.isTTY ? 'spec' : 'tap';
  const options = ['--test-concurrency=2', '--test-timeout=600000', `--test-reporter=${reporter}`];
  const args = ['--test', ...options, ...files];
  const { status } = spawnSync(process.execPath, args, { cwd: project, stdio: 'inherit' });
  if (fault) throw fault;
  process.exitCode = status ?? 1;
});
