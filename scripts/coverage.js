// Coverage of the engine: counts the lines and branches that the C tests and the native tests run, and says which no
// test runs. It adds up a build with vectors and one without, as neither has both engines of the search.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { build, INSTEAD } from './build.js';
import * as count from './lib/coverage.js';
import { listFiles } from './lib/files.js';
import { needs, needsOf } from './lib/needs.js';
import { forCoverage } from './lib/system.js';
import { Failure, project, run, say, script } from './lib/tools.js';
import { setUp } from './setup.js';
import { testFiles } from './test.js';

const help = `
Usage: node scripts/coverage.js [--print]

Builds the engine so that it counts what is run, with and without vectors, runs
the C tests under both, and the tests that drive the engine natively; prints how
much of each folder is run, by line and by branch (gcovr), and each line and
branch that is not. build/coverage/html/index.html shows them in the sources.

tests/coverage.md says why what is not run is not. The exit status is 1 if
anything else is not run, if it explains what is run, or if less than 95 % of
the branches are taken, explained or not.

  --print    only prints what was counted last`;

const LEAST = 95;
const EXPLAINED = 'tests/coverage.md';
const builds = ['coverage', 'coverage-plain'];

/** What the build that replaces all others for this machine can do: it is neither installed nor wasm that traps. */
const offered = ['packages', 'native', 'gcc', 'wasm', 'parallel'];

/** The tests that drive natively built programs of the engine. */
function drivers() {
  return testFiles([])
    .map((file) => ({ file, names: needsOf([file]) }))
    .filter(({ names }) => names.includes('gcc'))
    .filter(({ names }) => names.every((name) => offered.includes(name)));
}

/** @param {string} text */
const folderOf = (text) => join(project, 'build', text);

/** @param {string[]} files that drive the engine */
function runTests(files) {
  const jobs = String(availableParallelism());
  for (const name of builds) {
    say(`Running the C tests in build/${name} …`);
    run('ctest', ['--test-dir', folderOf(name), '-j', jobs, '--output-on-failure'], {
      quiet: true,
    });
  }
  say('Running the tests that drive the engine natively …');
  const env = { ...process.env, [INSTEAD]: builds[0] };
  run(process.execPath, ['--test', `--test-concurrency=${jobs}`, ...files], { env, quiet: true });
}

/** The report of gcovr for a build. @param {string} name */
function report(name) {
  const file = join(folderOf(name), 'coverage.json');
  const jobs = String(availableParallelism());
  run('gcovr', ['-r', '.', '-f', 'engine/', '-j', jobs, '--json', file, folderOf(name)], {
    quiet: true,
  });
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** gcovr cannot add up functions that lie elsewhere in another build, so they are left out. @param {any[]} reports */
function writePages(reports) {
  const pages = join(folderOf(builds[0]), 'html');
  mkdirSync(pages, { recursive: true });
  const inputs = reports.flatMap((all, i) => {
    const file = join(pages, `${builds[i]}.json`);
    const files = all.files.map((/** @type {any} */ one) => ({ ...one, functions: [] }));
    writeFileSync(file, JSON.stringify({ ...all, files }));
    return ['-a', file];
  });
  run('gcovr', ['-r', '.', ...inputs, '--html-details', join(pages, 'index.html')], {
    quiet: true,
  });
}

/** Prints everything. @param {any[]} reports @returns {string[]} what is wrong */
function tell(reports) {
  const counted = count.merge(reports);
  const read = (/** @type {string} */ file) => readFileSync(join(project, file), 'utf8');
  const missing = count.missingIn(counted, read);
  const { explained, unexplained, stale } = count.explain(
    missing,
    count.readExplained(read(EXPLAINED)),
  );
  const rows = count.byFolder(counted);
  const [, all] = rows[rows.length - 1];
  say(count.table([...rows, ['all but explained', count.without(all, explained)]]));
  say(`\nNot run, and explained in ${EXPLAINED}: ${explained.length} lines.`);
  if (unexplained.length > 0) say(`\nNot run:\n${unexplained.map(count.told).join('\n')}`);
  const lost = stale
    .filter(({ reason }) => !/\bmachine\.$/.test(reason))
    .map(({ file, text }) => `${file}: ${text}`);
  if (lost.length > 0) say(`\nExplained, but run or not there:\n${lost.join('\n')}`);
  const faults = [];
  if (count.percent(all.taken, all.branches) < LEAST)
    faults.push(`less than ${LEAST} % of the branches`);
  if (unexplained.length > 0) faults.push(`${unexplained.length} lines are not explained`);
  if (lost.length > 0) faults.push(`${lost.length} explanations explain nothing`);
  return faults;
}

/** @param {string} name */
function forget(name) {
  for (const file of listFiles([`build/${name}`], ['.gcda'])) rmSync(join(project, file));
}

/** Builds, and counts from zero. */
async function countAnew() {
  const tests = drivers();
  const wanted = [...new Set(tests.flatMap(({ names }) => names))];
  const tools = wanted.flatMap((name) => needs[name].tools ?? []);
  await setUp([...new Set([...tools, ...forCoverage])]);
  say('Building …');
  for (const name of wanted) {
    if (name === 'packages' || name.startsWith('wasm')) await needs[name].make?.();
  }
  for (const name of builds) await build(name);
  builds.forEach(forget);
  runTests(tests.map(({ file }) => file));
}

const flags = /** @type {const} */ ({ print: { type: 'boolean' } });
await script(import.meta.url, help, flags, async ({ print = false }) => {
  if (!print) await countAnew();
  const reports = builds.map(report);
  writePages(reports);
  const faults = tell(reports);
  if (faults.length > 0) throw new Failure(`\nCoverage: ${faults.join('; ')}.`);
});
